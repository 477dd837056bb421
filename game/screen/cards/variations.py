"""The small differences between the copies of a face."""

from __future__ import annotations

import json

import pygame

from game.rules.card import Card
from game.screen.look.assets import Incomplete, art_file
from game.screen.look.pictures import picture
from game.screen.window.log_file import log

DRAWN = 840
"""Width in pixels of the cards for which the small pictures are drawn."""
FOLDER = "overlays"
Spot = tuple[str, float, float]
"""The file of a small picture, and its upper left corner on a card of that width."""


class Variations:
    """Knows which copy of a card shows which small picture. These are only ornaments: the game goes
    on without them."""

    def __init__(self) -> None:
        self._spots: dict[str, list[Spot]] = {}
        self._pictures: dict[str, pygame.Surface] = {}
        try:
            content = art_file(f"{FOLDER}/places.json").read_text("utf-8")
            self._spots = {
                face: [(str(file), float(x), float(y)) for file, x, y in row]
                for face, row in json.loads(content).items()
            }
        except (Incomplete, OSError, ValueError, TypeError, AttributeError):
            log.warning("no card has a variation", exc_info=True)

    def of(self, card: Card) -> int:
        """Returns the number of this copy's variation; 0 is the plain face."""
        if card.face not in self._spots:
            return 0
        number = int(card.id.removeprefix(card.face))
        return (number - 1) % (len(self._spots[card.face]) + 1)

    def lay_on(self, card: pygame.Surface, look: tuple[str, int]) -> None:
        """Draws this variation on the picture of a face, in any size."""
        face, variation = look
        if not variation:
            return
        file, x, y = self._spots[face][variation - 1]
        if file not in self._pictures:
            try:
                self._pictures[file] = picture(f"{FOLDER}/{file}")
            except Incomplete:
                log.warning("a variation is missing", exc_info=True)
                return
        small, unit = self._pictures[file], card.get_width() / DRAWN
        size = [max(1, round(side * unit)) for side in small.get_size()]
        card.blit(pygame.transform.smoothscale(small, size), (round(x * unit), round(y * unit)))
