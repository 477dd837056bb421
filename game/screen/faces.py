"""The faces of the cards and their back: painted, or in flat colours with a high contrast."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.rules.cards import Card
from game.screen import shapes
from game.screen.pictures import picture
from game.screen.variations import Variations
from game.table.places import CARD_RATIO

PLACES = "OAGL"
FACES = (*(place + kind for place in PLACES for kind in "SMKD"), "NM", "back")
"""A card's id without its copy number, and the back."""
PAINTED, LARGE, FLAT = "faces/small/{}.jpg", "faces/{}.jpg", "flat/{}.png"
WIDTH = 420
"""Pixels: of a face that is kept in memory. A wider card is made from the large file."""
CORNER = 24 / 420
Look = tuple[str, int]
"""A face and its variation."""


class Faces:
    """Reads the faces and gives them in every size, without their names. `load` comes first."""

    def __init__(self) -> None:
        self.flat = False
        self._masters: dict[str, pygame.Surface] = {}
        self._variations = Variations()

    def load(self, flat: bool) -> Iterator[str]:
        """Reads one face at each step, and at last takes them all for those it had before. Raises
        Incomplete."""
        masters = {}
        for face in FACES:
            masters[face] = picture((FLAT if flat else PAINTED).format(face)).convert(24)
            yield face
        self._masters, self.flat = masters, flat

    def look(self, card: Card) -> Look:
        """What this copy shows."""
        return card.face, 0 if self.flat else self._variations.of(card)

    def sized(self, look: Look, width: int) -> pygame.Surface:
        """A face so many pixels wide, its corners rounded. Raises Incomplete."""
        face, variation = look
        size = width, round(width * CARD_RATIO)
        fine = width > WIDTH and not self.flat
        master = picture(LARGE.format(face)) if fine else self._masters[face]
        card = pygame.transform.smoothscale(master, size).convert_alpha()
        self._variations.lay_on(card, face, variation)
        corners = shapes.rounded(*size, round(width * CORNER))
        card.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return card
