"""Where the zones and panels of the solo table are, for a window of any size.

Positions are those of a table of 1920 x 1080; they stretch with the window, sizes only scale.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, REVEALED, ROW, owned

DESIGN = (1920, 1080)
CARD_RATIO = 640 / 420
"""Height of a card by its width."""
REACH = 60
"""So near a zone, in lengths of the design, a held card is taken by it."""
RECEIVING = owned(ROW, 0), DISCARD

Point = tuple[float, float]
Size = tuple[int, int]


@dataclass(frozen=True)
class Rect:
    """In pixels of the surface; x and y are the upper left corner."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, centre: Point, w: float, h: float) -> Rect:
        """The rectangle of this size about a point."""
        return cls(centre[0] - w / 2, centre[1] - h / 2, w, h)

    @property
    def centre(self) -> Point:
        """Its middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.h

    def contains(self, point: Point) -> bool:
        """Whether a point lies in it."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def distance(self, point: Point) -> float:
        """From a point to its nearest edge; 0 inside."""
        dx = max(self.x - point[0], 0.0, point[0] - self.right)
        dy = max(self.y - point[1], 0.0, point[1] - self.bottom)
        return math.hypot(dx, dy)

    def grown(self, by: float) -> Rect:
        """Larger by this on every side."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


@dataclass(frozen=True)
class Places:
    """The furniture of a table of this size."""

    size: Size

    @property
    def scale(self) -> float:
        """Lengths on the glass by lengths of the design."""
        return min(self.size[0] / DESIGN[0], self.size[1] / DESIGN[1])

    def px(self, length: float) -> float:
        """A length of the design on the glass."""
        return length * self.scale

    def text(self, px: float) -> int:
        """The height of a text of the design: never under 16, and 13 in the smallest windows."""
        floor = 13 if min(self.size[0] / 1280, self.size[1] / 720) < 1 else 16
        return max(floor, round(px * self.scale))

    @property
    def target(self) -> float:
        """The height of a button: never under 44 pixels."""
        return max(44.0, self.px(46))

    def at(self, x: float, y: float) -> Point:
        """A point of the design. Very wide and very tall windows keep the table together."""
        width, height = self.size
        w, h = min(width, height * 2.1), min(height, width * 0.75)
        return (width - w) / 2 + x * w / DESIGN[0], (height - h) / 2 + y * h / DESIGN[1]

    def card(self, x: float, y: float, width: float) -> Rect:
        """A card of this design width about a point of the design."""
        w = self.px(width)
        return Rect.around(self.at(x, y), w, w * CARD_RATIO)

    @property
    def hand_width(self) -> float:
        """Of a card in the hand."""
        return max(90.0, self.px(178))

    @property
    def row_width(self) -> float:
        """Of a card in the row."""
        return max(90.0, self.px(176))

    @property
    def fan_width(self) -> float:
        """Of a card of a Prophecy, and of a Door or Nightmare that is met."""
        return max(90.0, self.px(140))

    @property
    def zones(self) -> Mapping[str, Rect]:
        """The area of each zone: whatever is dropped there goes there."""
        left, top = self.at(300, 296)
        right, bottom = self.at(1566, 642)
        hand = self.card(960, 916, 178)
        doors_left, doors_top = self.at(440, 92)
        doors_right, doors_bottom = self.at(1480, 254)
        return {
            DECK: self.card(158, 441, 158),
            REVEALED: Rect.around(self.band.centre, self.fan_width, self.fan_width * CARD_RATIO),
            owned(ROW, 0): Rect(left, top, right - left, bottom - top),
            DISCARD: self.card(1766, 441, 158),
            LIMBO: self.card(1766, 800, 130),
            owned(DOORS, 0): Rect(
                doors_left, doors_top, doors_right - doors_left, doors_bottom - doors_top
            ),
            owned(HAND, 0): Rect.around(hand.centre, self.hand_width * 5.4, hand.h),
        }

    @property
    def nightmares_at(self) -> Point:
        """Where one reads how many Nightmares are left: under the caption of the deck."""
        rect = self.zones[DECK]
        return rect.centre[0], rect.bottom + self.text(22) * 0.78 + self.text(16) * 2 + self.px(16)

    @property
    def hand_handle(self) -> Rect:
        """What one grips to lay the whole hand, beside the lowered hand."""
        hand = self.zones[owned(HAND, 0)]
        height = max(44.0, self.px(46))
        y = min(self.at(0, 1014)[1], self.size[1] - height - 4)
        width = self.px(236)
        return Rect(hand.x - width - self.px(10), y, width, height)

    def near(self, zones: Iterable[str], point: Point) -> str | None:
        """Of these zones, the nearest within reach of a card whose middle is here."""
        reach = self.px(REACH)
        reached = [name for name in zones if self.zones[name].grown(reach).contains(point)]
        return min(reached, key=lambda name: self.zones[name].distance(point), default=None)

    def drop_zone(self, point: Point) -> str | None:
        """The zone that receives a card whose middle is let go here: generously."""
        return self.near(RECEIVING, point)

    def door_slot(self, place: int, copy: int) -> Rect:
        """The slot of a Door: the number of its place, 0 to 3, and which of the two it is."""
        w = max(56.0, self.px(104))
        x, y = self.at(960 + (place - 1.5) * 258 + (copy - 0.5) * 116, 173)
        return Rect.around((x, y), w, w * CARD_RATIO)

    @property
    def prompt(self) -> Rect:
        """The bar that says what is asked and why."""
        left, y = self.at(300, 697)
        right, _ = self.at(1566, 697)
        height = max(self.px(88), 52)
        return Rect(left, y - height / 2, right - left, height)

    @property
    def band(self) -> Rect:
        """The room under the prompt, free when the hand is lowered: for choices."""
        left, top = self.at(252, 752)
        right, bottom = self.at(1668, 972)
        return Rect(left, top, right - left, bottom - top)
