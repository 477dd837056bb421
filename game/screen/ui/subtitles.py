"""The caption of what is told, where it covers the least."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.rules.state import ROW
from game.screen.lettering.text import Text
from game.screen.stage import Lies
from game.screen.ui.tooltips import inside, shadow, shared, tag
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect

WIDTHS = 1000, 700, 460
"""Widths of a caption that are tried, by the design."""
ROWS = 12
"""Number of steps between the places at the top and at the foot of the window."""
WEIGHTS = {"button": 1.0, "card": 1.0, "text": 1.0, "zone": 0.3}
"""How little a caption should cover things of each role. A row has room to spare."""


def subtitle(told: str, text: Text, places: Places, things: Sequence[Thing]) -> Lies:
    """Returns the picture of a caption and its upper left corner."""
    lying = [
        (thing.rect, WEIGHTS[thing.role])
        for thing in things
        if thing.role in WEIGHTS and not (thing.role == "zone" and thing.lies_in.startswith(ROW))
    ]
    margin = shadow(places)
    offers: list[tuple[float, int, pygame.Surface, Rect]] = []
    for width in WIDTHS:
        picture = tag("", "", told, text, places, width)
        size = picture.get_width() - 2 * margin, picture.get_height() - 2 * margin
        for rect in around(size, places):
            covered = sum(shared(rect, other) * weight for other, weight in lying)
            offers.append((covered, len(offers), picture, rect))
    _, _, picture, best = min(offers, key=lambda offer: offer[:2])
    return picture, (round(best.x) - margin, round(best.y) - margin)


def around(size: tuple[int, int], places: Places) -> Iterator[Rect]:
    """Yields the places for a caption of this size, the best ones first: at the top and at the foot
    of the window, then between them; in the middle, then towards both sides."""
    (width, height), (w, h) = places.size, size
    for down in (0.0, 1.0, *(step / ROWS for step in range(1, ROWS))):
        for across in (0.5, 0.0, 1.0, 0.25, 0.75):
            yield inside(Rect(across * (width - w), down * (height - h), w, h), places)
