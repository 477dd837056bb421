"""Where the zones and panels of the table are; the solo table first, `pairs` has those for two."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import ClassVar

from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, REVEALED, ROW, SHARED, Seat, owned
from game.table.layout.measures import CARD_RATIO, DESIGN, Point, Rect, Size
from game.table.layout.rooms import shared_out, stacked
from game.table.layout.slots import DoorSlots

__all__ = ["CARD_RATIO", "DESIGN", "Places", "Point", "Rect", "Size"]

REACH = 60
"""So near a zone, in lengths of the design, a held card is taken by it."""
RECEIVING = ROW, DISCARD
TIGHT_STACK = 0.3
"""Distance between the cards of a hand that lies in a stack, by card height."""
RIBBONS, GUTTER = 0.6, 24
"""The part of its room that ribbons take, above the zones that have no place of their own; and the
width of a card that flies under them, by the design."""
FULL = 5
"""Cards of a hand that lacks none."""
FOOT = 0.03
"""The part of a card, from below, under its name, where nothing is to be read."""
COUNT, COUNT_TALL = 22, 1.55
"""Height of the letters of a number of cards, by the design, and of what they stand on by them."""
FOR_LINES, BESIDE_LINE = 492, 12
"""How much of a row lines take, and how far from them it begins, by the design."""


@dataclass(frozen=True)
class Places(DoorSlots):
    """The furniture of a table of this size. `others` are the zones that have no place of their
    own, and `lines` those of them that lie in a row and are everybody's: they have a room beside
    the rows."""

    others: tuple[str, ...] = field(default=(), kw_only=True)
    lines: tuple[str, ...] = field(default=(), kw_only=True)
    strips: tuple[str, ...] = field(default=(), kw_only=True)
    """The zones that have a strip of their own; beside them hang ribbons."""
    gutters: tuple[str, ...] = field(default=(), kw_only=True)
    """The zones that are seen only where somebody asks for them: cards fly there, under the
    ribbons."""

    known_towards: ClassVar[Point] = (-1.0, 0.0)
    """In which direction the known cards on the deck reach out."""

    def makes_room(self, other: Places) -> bool:
        """Whether another table differs in nothing but in which zones have room there."""
        return self != other and replace(self, others=other.others, lines=other.lines) == other

    @property
    def hand_width(self) -> float:
        """Of a card in the hand."""
        return self.card_px(self.eased(178, 166))

    @property
    def row_width(self) -> float:
        """Of a card in the row."""
        if self.strips:
            return self.card_px(self.eased(152, 146))
        return self.card_px(self.eased(176, 164))

    @property
    def fan_width(self) -> float:
        """Of a card of a Prophecy, and of a Door or Nightmare that is met."""
        return self.card_px(140)

    @cached_property
    def zones(self) -> Mapping[str, Rect]:
        """The area of each zone: whatever is dropped there goes there."""
        strips = shared_out(self.strip, self.strips, self.px(10))
        x, bottom = self.ribbons.centre[0], self.ribbons.bottom
        width = self.px(GUTTER)
        gutter = Rect(x - width / 2, bottom - width * CARD_RATIO, width, width * CARD_RATIO)
        sunk = dict.fromkeys(self.gutters, gutter)
        lines = stacked(self.line_room, self.lines, self.px(10)) if self.lines else {}
        return {**self.furnished, **strips, **self.spare, **sunk, **lines}

    @property
    def strip(self) -> Rect:
        """The room of all strips: between the Doors and the row."""
        return self.span(300, self.eased(258, 255), 1566, self.eased(340, 326))

    @property
    def ribbons(self) -> Rect:
        """The room of the ribbons: under the deck and all that is told of it."""
        top = self.nightmares_at[1] + self.caption(26)
        (left, _), (right, bottom) = self.at(20, 0), self.at(246, 962)
        part = RIBBONS if self.bundled else 1.0
        return Rect(left, top, right - left, (bottom - top) * part)

    @property
    def spare(self) -> Mapping[str, Rect]:
        """The areas of the zones that have no place of their own: under the deck and all that is
        told of it."""
        top = self.nightmares_at[1] + self.caption(26)
        (left, _), (right, bottom) = self.at(24, 0), self.at(240, 960)
        if self.strips:
            top = self.ribbons.bottom + self.px(8)
        return shared_out(Rect(left, top, right - left, bottom - top), self.bundled, self.px(10))

    @property
    def bundled(self) -> tuple[str, ...]:
        """The zones without a place that do not lie in a line."""
        return tuple(name for name in self.others if name not in self.lines)

    @property
    def for_lines(self) -> float:
        """How much of a row is given away for lines, by the design."""
        return FOR_LINES if self.lines else 0

    @property
    def line_room(self) -> Rect:
        """Where lines are: before the row."""
        row = self.furnished[owned(ROW, 0)]
        left, width = self.at(300, 0)[0], self.at(300 + FOR_LINES - BESIDE_LINE, 0)[0]
        return Rect(left, row.y, width - left, row.h)

    @cached_property
    def furnished(self) -> Mapping[str, Rect]:
        """The areas of the zones that the table was made for."""
        hand = self.card(960, self.eased(916, 924), self.eased(178, 166))
        piles = self.eased(441, 400)
        tray = self.eased(346, 330) if self.strips else self.eased(296, 262)
        return {
            DECK: self.card(158, piles, 158),
            REVEALED: self.met,
            owned(ROW, 0): self.span(300 + self.for_lines, tray, 1566, self.eased(642, 602)),
            DISCARD: self.card(1766, piles, 158),
            LIMBO: self.card(1766, 800, 130),
            owned(DOORS, 0): self.span(self.doors_x[0], 92, self.doors_x[1], 254),
            owned(HAND, 0): Rect.around(hand.centre, self.hand_width * 5.4, hand.h),
        }

    @property
    def doors_x(self) -> tuple[float, float]:
        """Where the room for the Doors begins and ends, by the design."""
        return (440, 1880) if self.crowded else (240, 1680)

    @property
    def arc_top(self) -> float:
        """So high may cards reach that are held up over the tray."""
        return self.at(0, self.eased(206, 190))[1]

    @property
    def arc_left(self) -> float:
        """So far to the left: the piles stay free, and the ribbons."""
        return self.ribbons.right if self.strips else self.furnished[DECK].right

    @property
    def met(self) -> Rect:
        """Where a Door or Nightmare comes up."""
        return Rect.around(self.band.centre, self.fan_width, self.fan_width * CARD_RATIO)

    def tray(self, seat: Seat) -> Rect:
        """The frame about what a seat has laid out."""
        return self.zones[owned(ROW, seat)]

    @property
    def doors_at(self) -> Point:
        """Where one reads how many Doors are open: before the first slot."""
        first = self.door_slot(0, 0)
        return first.x - self.px(96), first.centre[1]

    @property
    def captions(self) -> tuple[tuple[str, Point, float], ...]:
        """Which hands have a caption, about which point, and how wide it may be."""
        hand = self.zones[owned(HAND, 0)]
        return ((owned(HAND, 0), (hand.x - self.px(60), hand.centre[1]), self.px(200)),)

    @property
    def nightmares_at(self) -> Point:
        """Where one reads how many Nightmares are left: under the caption of the deck."""
        x, y = self.pile_name_at(self.furnished[DECK])
        return x, y + self.caption(16) + self.px(16)

    def count_top(self, pile: Rect) -> float:
        """The upper edge of the number of a pile's cards: it covers nothing that is read."""
        return pile.bottom - FOOT * pile.h

    def count_at(self, pile: Rect) -> Point:
        """The middle of this number."""
        return pile.centre[0], self.count_top(pile) + self.caption(COUNT) * COUNT_TALL / 2

    def count_foot(self, pile: Rect) -> float:
        """The lower edge of this number."""
        return self.count_top(pile) + self.caption(COUNT) * COUNT_TALL

    def pile_name_at(self, pile: Rect) -> Point:
        """The middle of a pile's name, under this number."""
        return pile.centre[0], self.count_foot(pile) + self.caption(16)

    @property
    def note_at(self) -> Rect:
        """Where something about the whole game is noted: in a corner that no card reaches."""
        return self.span(24, 968, 425, 1068)

    @property
    def heard_at(self) -> Rect:
        """Where captions stand for what is heard: under Limbo, its count and its name, and under
        all choices."""
        limbo = self.pile_name_at(self.zones[LIMBO])[1] + self.caption(16) * 0.6
        (left, _), (right, _) = self.at(1495, 0), self.at(1904, 0)
        top = max(limbo, self.band.bottom) + self.px(6)
        return Rect(left, top, right - left, self.size[1] - self.px(10) - top)

    def hand_handle(self, seat: Seat, count: int = FULL) -> Rect:
        """What one grips to lay the whole hand, beside the lowered hand of so many cards."""
        left = self.hand_place(seat, 0, count, True)[0] - self.card_width(seat) / 2
        height = max(44.0, self.px(46))
        y = min(self.at(0, 1014)[1], self.size[1] - height - 4)
        width = self.px(236)
        return Rect(left - width - self.px(20), y, width, height)

    def stacked(self, seat: Seat) -> bool:
        """Whether a hand lies in a stack beside the table and not in a fan before its owner."""
        return False

    def card_width(self, seat: Seat) -> float:
        """Of a card in the hand of a seat."""
        return self.hand_width

    def hand_place(self, seat: Seat, i: int, count: int, low: bool) -> Point:
        """The middle of a hand's card number i of so many, from 0."""
        width = self.card_width(seat)
        x, y = self.zones[owned(HAND, seat)].centre
        if self.stacked(seat):
            step = width * CARD_RATIO * TIGHT_STACK
            return x, y + (i - (count - 1) / 2) * step
        if low:
            y = self.lowered_y
        from_middle = i - (count - 1) / 2
        return x + from_middle * width * 0.98, y + from_middle**2 * self.px(4)

    @property
    def lowered_y(self) -> float:
        """The middle of a hand's cards while it makes room for choices."""
        return self.at(0, self.eased(990, 994))[1] + self.hand_width * CARD_RATIO / 2

    def shared_place(self, i: int, low: bool) -> Point:
        """The middle of the shared card number i, from 0."""
        x, y = self.zones[SHARED].centre
        return x + (i - 0.5) * self.hand_width * 1.06, self.lowered_y if low else y

    @property
    def name_height(self) -> float:
        """At the foot of a zone that has no place of its own, for its name."""
        return self.caption(14) * 1.4

    def near(self, zones: Iterable[str], point: Point) -> str | None:
        """Of these zones, the nearest within reach of a card whose middle is here."""
        return nearest({name: self.zones[name] for name in zones}, point, self.px(REACH))

    def drop_zone(self, point: Point) -> str | None:
        """The zone that receives a card whose middle is let go here: generously."""
        receiving = (z for z in self.zones if z.partition(":")[0] in RECEIVING or z in self.others)
        return self.near(receiving, point)

    @property
    def prompt(self) -> Rect:
        """The bar that says what is asked and why."""
        return self.bar(300, self.eased(697, 682), 1566, self.eased(88, 142))

    def bar(self, left: float, y: float, right: float, height: float) -> Rect:
        """A bar for two lines of text about a height of the design."""
        (x, middle), (end, _) = self.at(left, y), self.at(right, y)
        height = max(self.px(height), 52)
        return Rect(x, middle - height / 2, end - x, height)

    @property
    def band(self) -> Rect:
        """The room under the prompt, free when the hand is lowered: for choices."""
        return self.span(252, self.eased(752, 761), 1668, self.eased(972, 986))


def nearest(areas: Mapping[str, Rect], point: Point, reach: float) -> str | None:
    """The nearest of these areas within reach of a point."""
    reached = [name for name, area in areas.items() if area.grown(reach).contains(point)]
    return min(reached, key=lambda name: areas[name].distance(point), default=None)
