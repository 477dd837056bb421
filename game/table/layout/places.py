"""Where the zones, the slots for Doors and the panels of the table are: the table for one, which
`pair` makes one for two. All is worked out once for each table."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import ClassVar

from game.rules.card import Colour
from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, REVEALED, ROW, SHARED, Seat, owned
from game.table.layout.measures import (
    CARD_RATIO,
    DESIGN,
    LEAST_DOOR,
    Measures,
    Point,
    Rect,
    Size,
    shared_out,
    stacked,
)

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
SLOT, SLOTS_APART, PLACES_APART = 104, 210, 372
"""Of the slots for Doors, by the design: their width, from one to the next, and from the slots of
one place to those of the next while each has two. Between the two stands their place."""
PANORAMA_WIDE, PANORAMA_TALL = 2160, 580
"""Of the panorama, by the design. Its middle is that of the table."""
DOORS_AT, OPENING_AT = 143, 281
"""Heights in it, by the design: of the middle of the Doors, and of the opening."""
MIDST_OF_MANY = 1080
"""Where its middle is, by the design, where there are more Doors than two to a place: nearer to the
middle of these, as far as it still covers the table."""


@dataclass(frozen=True)
class Places(Measures):
    """The furniture of a table of this size. `lower` is the seat towards which it is turned;
    `doors` is how many Doors each place has, then those of no single place. `others` are the zones
    that have no place of their own, and `lines` those of them that lie in a row and are
    everybody's: they have a room beside the rows."""

    lower: Seat = 0
    drafting: bool = field(default=False, kw_only=True)
    """Whether hands are drafted, from cards that lie between the two players."""
    doors: tuple[int, ...] = field(default=(), kw_only=True)
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

    def slots_of(self, place: int) -> int:
        """How many slots for Doors a place has side by side; after the places of all colours come
        the Doors of no single one."""
        return self.doors[place] if place < len(self.doors) else 0

    @cached_property
    def mixed(self) -> bool:
        """Whether there are Doors of no single place."""
        return self.slots_of(len(Colour)) > 0

    @cached_property
    def crowded(self) -> bool:
        """Whether there are more Doors than two to a place."""
        return self.mixed or any(self.slots_of(place) > 2 for place in range(len(Colour)))

    def door_slot(self, place: int, copy: int, seat: Seat = 0) -> Rect:
        """The slot of a Door: the number of its place, from 0, and which of its Doors it is."""
        if self.crowded:
            x = self.crowded_x(sum(self.doors[:place]) + copy, place)
        else:
            x = 960 + (place - 1.5) * PLACES_APART + (copy - 0.5) * SLOTS_APART
        w = self.card_px(SLOT, LEAST_DOOR)
        return Rect.around(self.at(x, 173), w, w * CARD_RATIO)

    def crowded_x(self, number: int, place: int) -> float:
        """Where the slot of this number is, by the design, when there are many: the room reaches
        further to the right, and all share it."""
        left, right, gap = 452 + SLOT / 2, 1868 - SLOT / 2, 24
        gaps = sum(count > 0 for count in self.doors[1:])
        step = min(SLOTS_APART, (right - left - gaps * gap) / max(1, sum(self.doors) - 1))
        return left + number * step + sum(count > 0 for count in self.doors[1 : place + 1]) * gap

    def panorama(self, seat: Seat) -> Rect:
        """All of a side's panorama; it may reach beyond the window."""
        middle = self.at(MIDST_OF_MANY if self.crowded else 960, 173)
        return self.panorama_about(middle, DOORS_AT, 1.0)

    def panorama_about(self, point: Point, height: float, part: float) -> Rect:
        """A panorama that is `part` as large as on the table for one, in which this point is in the
        middle and, by the design, so far down."""
        unit = (self.at(PLACES_APART, 0)[0] - self.at(0, 0)[0]) / PLACES_APART * part
        x, y = point[0] - PANORAMA_WIDE / 2 * unit, point[1] - height * unit
        return Rect(x, y, PANORAMA_WIDE * unit, PANORAMA_TALL * unit)

    @cached_property
    def hand_width(self) -> float:
        """Of a card in the hand."""
        return self.card_px(self.eased(178, 166))

    @cached_property
    def row_width(self) -> float:
        """Of a card in the row."""
        if self.strips:
            return self.card_px(self.eased(152, 146))
        return self.card_px(self.eased(176, 164))

    @cached_property
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

    @cached_property
    def strip(self) -> Rect:
        """The room of all strips: between the Doors and the row."""
        return self.span(300, self.eased(258, 255), 1566, self.eased(340, 326))

    @cached_property
    def ribbons(self) -> Rect:
        """The room of the ribbons: under the deck and all that is told of it."""
        top = self.nightmares_at[1] + self.caption(26)
        (left, _), (right, bottom) = self.at(20, 0), self.at(246, 962)
        part = RIBBONS if self.bundled else 1.0
        return Rect(left, top, right - left, (bottom - top) * part)

    @cached_property
    def spare(self) -> Mapping[str, Rect]:
        """The areas of the zones that have no place of their own: under the deck and all that is
        told of it."""
        top = self.nightmares_at[1] + self.caption(26)
        (left, _), (right, bottom) = self.at(24, 0), self.at(240, 960)
        if self.strips:
            top = self.ribbons.bottom + self.px(8)
        return shared_out(Rect(left, top, right - left, bottom - top), self.bundled, self.px(10))

    @cached_property
    def bundled(self) -> tuple[str, ...]:
        """The zones without a place that do not lie in a line."""
        return tuple(name for name in self.others if name not in self.lines)

    @cached_property
    def for_lines(self) -> float:
        """How much of a row is given away for lines, by the design."""
        return FOR_LINES if self.lines else 0

    @cached_property
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

    @cached_property
    def doors_x(self) -> tuple[float, float]:
        """Where the room for the Doors begins and ends, by the design."""
        return (440, 1880) if self.crowded else (240, 1680)

    @cached_property
    def arc_top(self) -> float:
        """So high may cards reach that are held up over the tray."""
        return self.at(0, self.eased(206, 190))[1]

    @cached_property
    def arc_left(self) -> float:
        """So far to the left: the piles stay free, and the ribbons."""
        return self.ribbons.right if self.strips else self.furnished[DECK].right

    @cached_property
    def met(self) -> Rect:
        """Where a Door or Nightmare comes up."""
        return Rect.around(self.band.centre, self.fan_width, self.fan_width * CARD_RATIO)

    def tray(self, seat: Seat) -> Rect:
        """The frame about what a seat has laid out."""
        return self.zones[owned(ROW, seat)]

    @cached_property
    def doors_at(self) -> Point:
        """Where one reads how many Doors are open: before the first slot."""
        first = self.door_slot(0, 0)
        return first.x - self.px(96), first.centre[1]

    @cached_property
    def captions(self) -> tuple[tuple[str, Point, float], ...]:
        """Which hands have a caption, about which point, and how wide it may be."""
        hand = self.zones[owned(HAND, 0)]
        return ((owned(HAND, 0), (hand.x - self.px(60), hand.centre[1]), self.px(200)),)

    @cached_property
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

    @cached_property
    def note_at(self) -> Rect:
        """Where something about the whole game is noted: in a corner that no card reaches."""
        return self.span(24, 968, 425, 1068)

    @cached_property
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
        width, from_middle = self.card_width(seat), i - (count - 1) / 2
        x, y = self.zones[owned(HAND, seat)].centre
        if self.stacked(seat):
            return x, y + from_middle * (width * CARD_RATIO * TIGHT_STACK)
        if low:
            y = self.lowered_y
        return x + from_middle * width * 0.98, y + from_middle**2 * self.px(4)

    @cached_property
    def lowered_y(self) -> float:
        """The middle of a hand's cards while it makes room for choices."""
        return self.at(0, self.eased(990, 994))[1] + self.hand_width * CARD_RATIO / 2

    def shared_place(self, i: int, low: bool) -> Point:
        """The middle of the shared card number i, from 0."""
        x, y = self.zones[SHARED].centre
        return x + (i - 0.5) * self.hand_width * 1.06, self.lowered_y if low else y

    @cached_property
    def name_height(self) -> float:
        """At the foot of a zone that has no place of its own, for its name."""
        return self.caption(14) * 1.4

    @cached_property
    def receiving(self) -> Mapping[str, Rect]:
        """The zones that take a card which is let go over them."""
        zones = self.zones.items()
        return {z: at for z, at in zones if z.partition(":")[0] in RECEIVING or z in self.others}

    def near(self, zones: Iterable[str], point: Point) -> str | None:
        """Of these zones, the nearest within reach of a card whose middle is here."""
        return nearest({name: self.zones[name] for name in zones}, point, self.px(REACH))

    def drop_zone(self, point: Point) -> str | None:
        """The zone that receives a card whose middle is let go here: generously."""
        return nearest(self.receiving, point, self.px(REACH))

    @cached_property
    def prompt(self) -> Rect:
        """The bar that says what is asked and why."""
        return self.bar(300, self.eased(697, 682), 1566, self.eased(88, 142))

    def bar(self, left: float, y: float, right: float, height: float) -> Rect:
        """A bar for two lines of text about a height of the design."""
        (x, middle), (end, _) = self.at(left, y), self.at(right, y)
        height = max(self.px(height), 52)
        return Rect(x, middle - height / 2, end - x, height)

    @cached_property
    def band(self) -> Rect:
        """The room under the prompt, free when the hand is lowered: for choices."""
        return self.span(252, self.eased(752, 761), 1668, self.eased(972, 986))


def nearest(areas: Mapping[str, Rect], point: Point, reach: float) -> str | None:
    """The nearest of these areas within reach of a point, on every side."""
    found, least = None, math.inf
    for name, area in areas.items():
        across = max(area.x - point[0], 0.0, point[0] - area.right)
        down = max(area.y - point[1], 0.0, point[1] - area.bottom)
        near = across <= reach and down <= reach
        if near and (away := math.hypot(across, down)) < least:
            found, least = name, away
    return found


@lru_cache(maxsize=32)
def place_of(colours: frozenset[Colour]) -> int:
    """The number of the place of a Door, from 0; one more than the last if it has not just one."""
    places = [place for place, colour in enumerate(Colour) if colour in colours]
    return places[0] if len(places) == 1 else len(Colour)


def panorama_borders(place: int, parts: int) -> Sequence[float]:
    """Where the parts of a place begin in the panorama, and where the last one ends, in widths of
    all of it: those of the first and of the last place reach to its ends."""
    width = PLACES_APART / PANORAMA_WIDE
    first = 0.5 + (place - len(Colour) / 2) * width
    left = 0.0 if place == 0 else first
    right = 1.0 if place == len(Colour) - 1 else first + width
    return (left, *(first + width * part / parts for part in range(1, parts)), right)
