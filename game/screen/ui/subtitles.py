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
    """Yields the places for a caption of this size: at the top and at the foot of the window, in
    its middle or at a side, and down both sides."""
    width, height = places.size
    w, h = size
    across = (width - w) / 2, 0.0, width - w
    for y in (0.0, height - h):
        for x in across:
            yield inside(Rect(x, y, w, h), places)
    for part in (0.25, 0.4, 0.55, 0.7):
        for x in across:
            yield inside(Rect(x, part * (height - h), w, h), places)
