"""Rectangles, lengths of the design in a window of any size, and how zones share a room.

Positions are those of a table of 1920 x 1080. They stretch with the window; sizes only scale.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

DESIGN = (1920, 1080)
SMALLEST = 1024 / 1920
"""Scale of the smallest window: pixels by design pixels."""
LEAST_CARD, LEAST_DOOR = 90.0, 56.0
"""Smallest widths of a card and of a Door, in pixels."""
CARD_RATIO = 640 / 420
"""Height of a card by its width."""
EXPECTED = 4
"""Number of cards that lie at their ease, side by side or one below the other; more lie closer."""
BESIDE, BELOW = 0.42, 0.3
"""Distance between that number of cards, by their width or height."""
EASY, HARD = 1.7, 2.5
"""Heights of letters by that of the design: up to which the table has room for large letters, and
at which everything lies as close as it can."""
MARGIN = 0.9
"""Largest part of its room that a card takes: it may lie turned."""

Point = tuple[float, float]
Size = tuple[int, int]


@dataclass(frozen=True)
class Rect:
    """A rectangle in pixels; x and y are its upper left corner."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, centre: Point, w: float, h: float) -> Rect:
        return cls(centre[0] - w / 2, centre[1] - h / 2, w, h)

    @cached_property
    def centre(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2

    @cached_property
    def right(self) -> float:
        return self.x + self.w

    @cached_property
    def bottom(self) -> float:
        return self.y + self.h

    def contains(self, point: Point) -> bool:
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def grown(self, by: float) -> Rect:
        """Returns the rectangle enlarged by this on every side."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


@dataclass(frozen=True)
class Measures:
    """A window, measured. `letters` is the size of the letters, from 1 (usual) to 2; `above` are
    the pixels at the upper edge that stay free."""

    size: Size
    letters: float = field(default=1.0, kw_only=True)
    above: int = field(default=0, kw_only=True)
    left_handed: bool = field(default=False, kw_only=True)
    """True if the buttons in the corner are at the left."""
    mirrored: bool = field(default=False, kw_only=True)
    """Whether left and right are exchanged, for what does not ask to be `as_drawn`."""

    @cached_property
    def scale(self) -> float:
        """Length of a design pixel, in pixels."""
        return min(self.size[0] / DESIGN[0], (self.size[1] - self.above) / DESIGN[1])

    def px(self, length: float) -> float:
        """Returns a length of the design in pixels."""
        return length * self.scale

    def least(self, width: float) -> float:
        """Returns the least width of a card in pixels, from that in the smallest window. Under
        something that stands above the table cards may be smaller: nobody takes them."""
        return width * min(1.0, self.scale / SMALLEST) if self.above else width

    def card_px(self, length: float, least: float = LEAST_CARD) -> float:
        """Returns the width of a card in pixels."""
        return max(self.least(least), length * self.scale)

    @cached_property
    def smallest_text(self) -> int:
        """Height of the smallest text in usual letters."""
        return smallest_text(self.size)

    def usual(self, px: float) -> int:
        """Returns the height of a text in usual letters."""
        return max(self.smallest_text, round(px * self.scale))

    def text(self, px: float) -> int:
        """Returns the height of a text in the letters that the player wants."""
        return round(max(self.smallest_text, round(px * self.scale)) * self.letters)

    def display(self, px: float) -> int:
        """Returns the height of a heading. It is large already, so it grows half as much."""
        return round(self.usual(px) * (1 + self.letters) / 2)

    @cached_property
    def spread(self) -> float:
        """Room that things make for large letters, from 0 to 1."""
        return max(0.0, min(1.0, 2 * (self.letters - 1)))

    @cached_property
    def strain(self) -> float:
        """Room that letters take beyond that, from 0 to 1: the largest in small windows."""
        if self.letters <= 1:
            return 0.0
        larger = self.text(19) / self.px(19)
        return max(0.0, min(1.0, (larger - EASY) / (HARD - EASY)))

    def eased(self, usual: float, large: float, largest: float | None = None) -> float:
        """Returns a length between that for usual letters, that for large ones, and that for those
        which strain a small window."""
        length = usual + (large - usual) * self.spread
        return length if largest is None else length + (largest - large) * self.strain

    @cached_property
    def target(self) -> float:
        """Height of a button: at least 44 pixels."""
        return max(44.0, self.px(46), self.text(19) * 1.6 if self.letters > 1 else 0)

    @cached_property
    def _frame(self) -> tuple[float, float, float, float]:
        """Left, upper edge, width and height of the table; very wide windows keep it together."""
        width, height = self.size[0], self.size[1] - self.above
        w, h = min(width, height * 2.1), min(height, width * 0.75)
        return (width - w) / 2, self.above + (height - h) / 2, w, h

    def at(self, x: float, y: float) -> Point:
        """Returns a point of the design in pixels."""
        left, top, w, h = self._frame
        return left + self.as_drawn(x) * w / DESIGN[0], top + y * h / DESIGN[1]

    def as_drawn(self, x: float) -> float:
        """Returns the x by the design at which something has to lie so that it is not mirrored, or
        so that it is, if it is mirrored once more."""
        return DESIGN[0] - x if self.mirrored else x

    def card(self, x: float, y: float, width: float) -> Rect:
        """Returns the rectangle of a card of this width about a point of the design."""
        w = self.px(width)
        return Rect.around(self.at(x, y), w, w * CARD_RATIO)

    def span(self, left: float, top: float, right: float, bottom: float) -> Rect:
        """Returns the rectangle between two points of the design."""
        (x, y), (x2, y2) = self.at(left, top), self.at(right, bottom)
        return Rect(min(x, x2), y, abs(x2 - x), y2 - y)


def smallest_text(size: Size) -> int:
    """The height of the smallest text: 16 pixels, or 13 in the smallest windows."""
    return 13 if min(size[0] / 1280, size[1] / 720) < 1 else 16


def shared_out(room: Rect, names: Sequence[str], gap: float) -> dict[str, Rect]:
    """Shares a room among these zones, in the grid that leaves the largest cards."""
    best, most = (1, room.w, room.h), 0.0
    for columns in range(1, len(names) + 1):
        rows = math.ceil(len(names) / columns)
        w = (room.w - (columns - 1) * gap) / columns
        h = (room.h - (rows - 1) * gap) / rows
        if columns == 1 or card_width(w, h, 1) > most:
            best, most = (columns, w, h), card_width(w, h, 1)
    columns, w, h = best
    parts = {}
    for number, name in enumerate(names):
        row, column = divmod(number, columns)
        parts[name] = Rect(room.x + column * (w + gap), room.y + row * (h + gap), w, h)
    return parts


def stacked(
    room: Rect, names: Sequence[str], gap: float, low: Mapping[str, float]
) -> dict[str, Rect]:
    """Shares a room among these lines, one below the other. Some are only as high as `low` tells;
    the others share what is left."""
    high = room.h - (len(names) - 1) * gap - sum(low.values())
    high, top, parts = high / max(1, len(names) - len(low)), room.y, {}
    for name in names:
        parts[name] = Rect(room.x, top, room.w, low.get(name, high))
        top = parts[name].bottom + gap
    return parts


def card_width(w: float, h: float, expected: int) -> float:
    """Returns the width of cards when the expected number shares a room of this size."""
    more = expected - 1
    across, down = (more, 0) if w >= h else (0, more)
    return MARGIN * min(w / (1 + BESIDE * across), h / CARD_RATIO / (1 + BELOW * down))
