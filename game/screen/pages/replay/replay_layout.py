"""Where a replay has its ribbon, its table, and under it the bar that plays it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from game.screen.controls.buttons import button_width
from game.screen.lettering.text import Text
from game.table.asking.buttons import Button
from game.table.layout.places import DESIGN, Places, Rect, Size

AIR, APART, GROUPS = 8, 6, 18
"""Margin of the bar, distance between two of its buttons, and distance between two groups of them,
by the design."""
KEY_PX, SIGN = 15, 1.25
"""Height of the letters that explain the marks, by the design, and of the sign before them, by the
height of the letters."""
FRAME = 7
"""Width of the frame around the table, by the design."""
LABEL = 330, 620
"""Least room for the words on the ribbon, with letters of the usual size and with large ones, by
the design."""
ROOMY = 1100
"""Least width in pixels of a window that explains the marks, if it is high enough as well."""
BARE = 60
"""Height of the strip at the upper edge of a table that holds only its own buttons, by the
design."""


@dataclass(frozen=True)
class ReplayLayout:
    """The layout of the page in a window, in pixels; `stops` is the number of buttons that play and
    step."""

    places: Places
    stops: int

    @property
    def side(self) -> float:
        """Width and height of a button with an icon."""
        return max(44.0, self.places.px(46))

    @property
    def air(self) -> float:
        """Margin of the bar."""
        return max(4.0, self.places.px(AIR))

    @cached_property
    def bar(self) -> Rect:
        """The bar at the foot of the window."""
        width, height = self.places.size
        tall = round(self.side + self.key_tall + 2.5 * self.air)
        return Rect(0, height - tall, width, tall)

    @property
    def key_px(self) -> int:
        """Height of the letters that explain the marks, for the size of text in the settings."""
        return self.places.display(KEY_PX)

    @property
    def key_tall(self) -> float:
        """Height of the line that explains the marks. It is 0 where the table needs the room; each
        mark then has its explanation only as a tooltip."""
        width, height = self.places.size
        return self.key_px * SIGN if min(width, height * 1.6) >= ROOMY else 0.0

    @property
    def table(self) -> Size:
        """The size that the bar leaves for the table."""
        return self.places.size[0], round(self.bar.y)

    @property
    def above(self) -> int:
        """Height that the ribbon takes from the table, besides the strip in which no table has
        anything."""
        part = BARE / DESIGN[1]
        return max(0, math.ceil((self.ribbon.h + 2 - part * self.table[1]) / (1 - part)))

    @property
    def frame(self) -> float:
        """Width of the frame around the table."""
        return max(4.0, self.places.px(FRAME))

    @property
    def ribbon(self) -> Rect:
        """The ribbon over the table, where a game has its turn and its buttons."""
        return Rect(0, 0, self.places.size[0], round(max(self.side + 4, self.places.px(62))))

    @property
    def _left(self) -> float:
        return max(8.0, self.places.px(24))

    @cached_property
    def row(self) -> Rect:
        """The row of the bar with the buttons and the line."""
        left = self._left
        return Rect(left, self.bar.y + self.air, self.places.size[0] - 2 * left, self.side)

    @property
    def key(self) -> Rect:
        """The row of the bar that explains the marks."""
        return replace(self.row, y=self.row.bottom + 0.5 * self.air, h=self.key_tall)

    @cached_property
    def steps(self) -> Sequence[Rect]:
        """The rectangles of the buttons that play and step, from the left."""
        step, row = self.side + max(2.0, self.places.px(APART)), self.row
        return [Rect(row.x + i * step, row.y, self.side, self.side) for i in range(self.stops)]

    def speed(self, width: float) -> Rect:
        """Returns the rectangle of the button for the speed, which has this width."""
        return Rect(self.row.right - width, self.row.y, width, self.side)

    def line(self, speed: float) -> Rect:
        """Returns the rectangle of the line with its marks, beside a button for the speed of this
        width."""
        apart = self.places.px(GROUPS)
        left = self.steps[-1].right + apart
        return Rect(left, self.row.y, self.speed(speed).x - apart - left, self.side)

    def on_ribbon(self, buttons: Sequence[Button], text: Text) -> list[Button]:
        """Returns the buttons in their places at the right of the ribbon, with the largest letters
        that fit."""
        ribbon, apart = self.ribbon, max(4.0, self.places.px(12))
        room = ribbon.w - 2 * self._left - self.places.px(self.places.eased(*LABEL))
        for smaller in self.places.smaller():
            written = [replace(button, letters=smaller.letters) for button in buttons]
            wide = [button_width(button, text, self.places) for button in written]
            if sum(wide) + apart * (len(wide) - 1) <= room:
                break
        placed: list[Button] = []
        right = ribbon.right - self._left
        for button, width in zip(reversed(written), reversed(wide), strict=True):
            rect = Rect(right - width, ribbon.centre[1] - self.side / 2, width, self.side)
            placed.insert(0, replace(button, rect=rect))
            right -= width + apart
        return placed

    def told(self, first: Rect) -> Rect:
        """Returns the room for words on the ribbon, before its first button."""
        left, ribbon = self._left, self.ribbon
        return Rect(left, ribbon.y, first.x - self.places.px(20) - left, ribbon.h)
