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
"""About what stands on the bar, between two of its buttons, and between groups of them."""
KEY_PX, SIGN = 15, 1.25
"""The height of what explains the marks, and of a mark there by that."""
FRAME = 7
"""How wide the frame about the table is. Lengths are those of the design."""
LABEL = 330, 620
"""The least room for what the ribbon says, by the design, in usual and in large letters."""
ROOMY = 1100
"""So many pixels wide a window is, if it is high enough for that, which explains the marks."""
BARE = 60
"""So far down from the upper edge of a table nothing lies but its own buttons, by the design."""


@dataclass(frozen=True)
class ReplayLayout:
    """The page in a window of one size; `stops` is how many buttons play and step."""

    places: Places
    stops: int

    @property
    def side(self) -> float:
        """Of a button with an icon."""
        return max(44.0, self.places.px(46))

    @property
    def air(self) -> float:
        """About what stands on the bar."""
        return max(4.0, self.places.px(AIR))

    @cached_property
    def bar(self) -> Rect:
        """All of the bar, at the foot of the window."""
        width, height = self.places.size
        tall = round(self.side + self.key_tall + 2.5 * self.air)
        return Rect(0, height - tall, width, tall)

    @property
    def key_px(self) -> int:
        """The height of the words that explain the marks, as asked for."""
        return self.places.display(KEY_PX)

    @property
    def key_tall(self) -> float:
        """Of the line in which they stand; where the table needs its room there is none, and each
        mark says itself what it is."""
        width, height = self.places.size
        return self.key_px * SIGN if min(width, height * 1.6) >= ROOMY else 0.0

    @property
    def table(self) -> Size:
        """What the bar leaves for the table."""
        return self.places.size[0], round(self.bar.y)

    @property
    def above(self) -> int:
        """How many pixels of that the ribbon takes, besides those where no table has anything."""
        part = BARE / DESIGN[1]
        return max(0, math.ceil((self.ribbon.h + 2 - part * self.table[1]) / (1 - part)))

    @property
    def frame(self) -> float:
        """How wide the frame about the table is."""
        return max(4.0, self.places.px(FRAME))

    @property
    def ribbon(self) -> Rect:
        """Over the table, where else its turn and its buttons are."""
        return Rect(0, 0, self.places.size[0], round(max(self.side + 4, self.places.px(62))))

    @property
    def _left(self) -> float:
        return max(8.0, self.places.px(24))

    @cached_property
    def row(self) -> Rect:
        """Of the bar that in which one presses and draws."""
        left = self._left
        return Rect(left, self.bar.y + self.air, self.places.size[0] - 2 * left, self.side)

    @property
    def key(self) -> Rect:
        """Of the bar that in which the marks are explained."""
        return replace(self.row, y=self.row.bottom + 0.5 * self.air, h=self.key_tall)

    @cached_property
    def steps(self) -> Sequence[Rect]:
        """The places of the buttons that play and step, from the left."""
        step, row = self.side + max(2.0, self.places.px(APART)), self.row
        return [Rect(row.x + i * step, row.y, self.side, self.side) for i in range(self.stops)]

    def speed(self, width: float) -> Rect:
        """The place of the button for the speed, which is so wide."""
        return Rect(self.row.right - width, self.row.y, width, self.side)

    def line(self, speed: float) -> Rect:
        """What one draws along, with its marks, beside a button for the speed of this width."""
        apart = self.places.px(GROUPS)
        left = self.steps[-1].right + apart
        return Rect(left, self.row.y, self.speed(speed).x - apart - left, self.side)

    def on_ribbon(self, buttons: Sequence[Button], text: Text) -> list[Button]:
        """Buttons at its right, in the largest letters for which there is room."""
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
        """What the ribbon leaves for words, before its first button."""
        left, ribbon = self._left, self.ribbon
        return Rect(left, ribbon.y, first.x - self.places.px(20) - left, ribbon.h)
