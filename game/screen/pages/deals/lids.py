"""The boxes of a game with expansions, as a fan of lids."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.editions import Editions
from game.screen.pages.choosing.boxes_laid import LID_SHAPE, lid
from game.screen.pages.choosing.choice import Choice
from game.screen.sheet import Canvas
from game.screen.ui.element import Kit, Leaf
from game.table.layout.places import Rect

SHOWN = 0.4
"""Least part of a lid that the next one leaves in sight."""
FEW, APART = 4, 1.04
"""Lids that have room beside each other on a page, and distance of two by their width."""


def boxes_of(editions: Editions, name: str) -> Sequence[str]:
    """Returns the names of the expansions in the game of this name."""
    choice = Choice.of(editions, name)
    return [edition.name for edition in editions.added if choice.has(edition)]


def draw_lids(surface: Canvas, boxes: Sequence[str], room: Rect, lit: bool) -> None:
    """Draws the lids in the middle of the room, each over a part of the one before where they have
    no room beside each other, in the one or two lines that let them be larger; in shade unless they
    are `lit`."""
    wide, lines = max((_widest(len(boxes), room, lines), lines) for lines in (1, 2))
    high, most = wide * LID_SHAPE[1] / LID_SHAPE[0], -(-len(boxes) // lines)
    y = room.centre[1] - high * lines / 2
    for first in range(0, len(boxes), most):
        line = boxes[first : first + most]
        step = min(wide * APART, (room.w - wide) / max(1, len(line) - 1))
        x = room.centre[0] - (wide + step * (len(line) - 1)) / 2
        for name in line:
            surface.blit(lid(name, (round(wide), round(high)), lit), (round(x), round(y)))
            x += step
        y += high


def _widest(count: int, room: Rect, lines: int) -> float:
    """Returns the width of lids that have room in so many lines."""
    beside = room.w / (1 + SHOWN * (-(-count // lines) - 1))
    return min(beside, room.h / lines * LID_SHAPE[0] / LID_SHAPE[1])


@dataclass(frozen=True)
class Lids(Leaf):
    """The lids of these boxes beside each other, `high` by the design, in a room for `FEW`."""

    boxes: tuple[str, ...] = ()
    high: float = 72

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        high = kit.px(self.high)
        return min(
            width, high * LID_SHAPE[0] / LID_SHAPE[1] * APART * min(FEW, len(self.boxes))
        ), high

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        draw_lids(surface, self.boxes, rect, True)
