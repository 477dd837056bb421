"""Zones of an edition that lie in a row and are everybody's: beside the rows of the players, side
by side while there is room, then closer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.event import Secret
from game.table.layout.measures import CARD_RATIO, Rect
from game.table.layout.poses import APART, ENDS, Pose, Sprite, end_of
from game.table.layout.spreads import sprite_of

ABREAST, CLOSE = 4, 5
"""So many cards lie side by side, and so many when they are smaller; more lie closer."""
FILLED = 0.95
"""The part of its room that a line takes at most."""


def line_width(rect: Rect, places_taken: int) -> float:
    """Of a card in a line with so many places."""
    abreast = min(max(ABREAST, places_taken), CLOSE)
    return min(rect.h * FILLED / CARD_RATIO, rect.w * FILLED / (1 + APART * (abreast - 1)))


def line(cards: Secret, zone: str, rect: Rect, offered: Sequence[str]) -> Iterator[Sprite]:
    """Its cards about the middle of its room; they leave a place free at an end where a card may
    be laid."""
    open_ends = [end for end in ENDS if end_of(zone, end) in offered]
    count = len(cards) + len(open_ends)
    width = line_width(rect, count)
    step = min(width * APART, (rect.w * FILLED - width) / max(1, count - 1))
    first = "left" in open_ends
    for number, card in enumerate(cards):
        away = number + first - (count - 1) / 2
        x, y = rect.centre
        yield sprite_of(card, zone, number, Pose(x + away * step, y, width))
