"""Places of the zones, the slots for Doors and the panels on the table for one; `pair` makes it a
table for two. Everything is worked out once for each table."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

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
from game.table.layout.open_book import OpenBook, wide_book

__all__ = ["CARD_RATIO", "DESIGN", "Places", "Point", "Rect", "Size"]

RIM, PANEL_RIM = 10, 22
"""Greatest radius of the corners of a niche for a card, and that of the corners of trays and panels
in which cards lie, in design pixels."""
REACH = 60
"""Distance from which a zone takes a held card, in design pixels."""
BESIDE_HAND = (1418, 757, 1710, 1062)
"""Room between the hand and Limbo, from its left to its lower edge, in design pixels: as high as a
book on the other side of the hand."""
BESIDE_BAR, FOR_TAB = 1614, 36
"""Left end of the room between the prompt and the edge of the table, over Limbo, and the least
height of that of a tab on Limbo, in design pixels."""
PILE_FROM_EDGE, BESIDE_PILES, FROM_NAMES = 154, (264, 264, 296), 24
"""Distance from the edge of the table to the middle of the piles, and to what lies beside them over
a row: with usual, large and the largest letters; and least distance from the names of piles to
panels, in design pixels."""
RECEIVING = ROW, DISCARD
TIGHT_STACK = 0.3
"""Distance between the cards of a hand in a stack, by card height."""
GUTTER = 24
"""Width of a card that flies into the gutter of the book, in design pixels."""
FIRST_PAGE = 0.4, 0.47
"""Greatest part of an open book that its first page has, and with large letters."""
BOOK_ENDS = 19, 505, 1062
"""Left, right and lower edge of a book beside the hand, in design pixels."""
IN_HAND = 0.98, 0.91
"""Distance of cards in a hand by their width, and where a book lies beside it."""
TABS, BESIDE_BOOK = 68, 18
"""Height of the tabs of the book, and its distance from the prompt and from choices, in design
pixels."""
RUN = 15
"""Height of the letters on the pill about the run of a row, by the design."""
TALLER = 1.6
"""Height of the bar over a hand that makes room, by that of other bars."""
FOR_CHOICES, FROM_CHOICES = 357, 18
"""Width of two choices beside a card that takes the light, and distance of rows and lines from
them, in design pixels."""
APART = 10
"""Distance of things that lie side by side between the same edges, in design pixels."""
ROW_EDGE, ROW_FOOT = 30, 52
"""Distance from the edges of a tray to the cards of the row, and least height of what is below
these, in design pixels."""
OVER_ROW = 10
"""How far a sheet reaches beyond the upper edge of the row under it, in design pixels."""
MET, MET_CLEAR = 380, 6
"""Height of a card that is met, if there is room, and its distance from what stands above and below
it, in design pixels."""
HANDLE, HANDLE_WORDS, HANDLE_LINES, HANDLE_ENDS, LEAST_GAP = 16, 3.6, 3.2, 28, 6
"""Height of the letters on the handle of the whole hand, by the design; the width of its two lines
beside other zones, and its height there, by that; what is free at both ends of these, and its least
distance from other zones and from the hand, in design pixels."""
FULL = 5
"""Cards of a complete hand."""
FROM_HAND = 20
"""Distance of the handle of the whole hand from its nearest card, in design pixels."""
FOOT = 0.03
"""Part of a card below its name, where nothing is to be read."""
COUNT, COUNT_TALL = 22, 1.55
"""Height of the letters of a number of cards, in design pixels, and of its plate, by that."""
LINED, LINED_LOW, LINE_END, SKY_END, BESIDE_LINE = 155, 144, 20, 30, 12
"""Width of a card in a line, and in one that a folded line leaves less height; distance from the
outermost places to the ends of the room, also where symbols stand on their edges, and from there to
the row, in design pixels."""
IN_LINE, CLOSE, NAMED = 4, 0.8, (244, 388)
"""Places of a line, and the least distance between two by their width before they are made smaller;
and the least width that lines take for their names, and in large letters or with a folded line, in
design pixels."""
LEAST_LINE, LEAST_LINES = 170, 260
"""Least width of a line whose cards are seen before choices, and of several of them, which are
lower, too, in design pixels."""
MOST_FOR_LINES, MOST_BESIDE_HUNG = (756, 756, 520), 490
"""Greatest width that lines take from a row, in design pixels: with usual, large and the largest
letters; and where something hangs at its other end."""
HUNG, HUNG_ALONE, HUNG_LEAST = (260, 260, 220), 540, 92
"""Width that a row gives away to what hangs on threads, with usual, large and the largest letters,
also if nothing else wants room of it; and the least width of what hangs side by side, in design
pixels."""
RAIL, HUNG_EDGE, HUNG_SIDE = 8, 6, (18, 0.07)
"""Distance of what hangs from its rail, by half of that of two rails from what is between; that
from the foot of a ground without a name, and the greatest one from the sides of the ground, both in
design pixels, and that by the width of the ground."""
HUNG_NAMED, OVER_NAME, OF_HUNG = 150, 12, 0.2
"""Least width of a ground of what hangs that has a name at its foot, and the space over that, in
design pixels; and the greatest height of both, by that width."""
STAGE, STAGE_TALL, BELOW_NUMBER = (16, 300, 1050), 1.03, 27
"""Left, right and greatest lower end of the room under the middle of the deck where cards of a seat
lie side by side, in design pixels; its greatest height, by its width; and its distance from the
number over it, in design pixels."""
BEHIND_ROW = 112
"""Width that a row gives away to zones without a place where a book lies under the deck, in design
pixels."""
ROW_ENDS = 324, 1596
"""Left and right end of the prompt where one plays alone, and of a row without panels beside it, in
design pixels: like Doors and hand they lie about the middle of the table."""
SLOT, SLOTS_APART, PLACES_APART = 104, 150, 372
"""Width of a slot for a Door, distance between two slots of a place, and distance between places
with two slots each, in design pixels. The place stands between its two slots."""
CROWDED_SLOT, CROWDED_ROOM, MORE_BETWEEN, BETWEEN = 101, 1440, (9, 24), 3
"""Width of a slot where there are many, and of the room of all; the least and the greatest distance
by which places stand farther apart than slots of the same place, in design pixels; and between
these, by the gap of those slots."""
PANORAMA_WIDE, PANORAMA_TALL, PANORAMA_TOP = 2160, 580, 30
"""Size and upper edge of the panorama in design pixels. Its middle is that of the table."""
FLOOR_TOP, FLOOR_TALL = 300, 780
"""Where the floor begins on the table for one, and how far it reaches down, in design pixels."""
FLOOR_LEAST = 0.6
"""Least height of the floor, by that of the panorama; what is lower is cut off."""
FLOOR_SPREAD = 0.9
"""How much wider the columns of the places are at the lower edge of the floor than at the upper."""
GROUND, OF_NAME, ABOVE_NAME = 0.22, 1.8, 0.45
"""Greatest height of the floor in the scene of a zone, by that of the zone; and by that of the name
on it, unless the foot of a row is higher; and the distance of cards from the middle of that name,
by its height."""
DOORS_AT = 143
"""Height of the middle of the Doors in the panorama, in design pixels."""


@dataclass(frozen=True)
class Places(Measures):
    """The furniture of a table of this size. `lower` is the seat towards which it is turned;
    `doors` is the number of Doors of each place, and last those of no single place. `others` are
    the zones that have no place of their own, and `lines` those of them that lie in a row and are
    everybody's: they have a room beside the rows."""

    lower: Seat = 0
    plays: Seat = field(default=0, compare=False, kw_only=True)
    """Whose turn it is: what stands over a row keeps to the other side. The table itself is the
    same for both."""
    gathered: bool = field(default=False, compare=False, kw_only=True)
    """Whether lines make way for choices about a card that takes the light; between two players
    they lie on the side of the one who waits."""
    prices: int = field(default=0, compare=False, kw_only=True)
    """Number of choices about the last card that took the light, or that comes to take it; 0
    before."""
    opened: bool = field(default=False, compare=False, kw_only=True)
    """Whether a book that else lies folded is open over the rows."""
    piled: tuple[str, ...] = field(default=(), kw_only=True)
    """Zones without a place whose cards lie in a pile, and are seen once that is unfolded."""
    unfolded: str = field(default="", compare=False, kw_only=True)
    """The one of these whose cards stand on a sheet over the row; empty if none do."""
    drafting: bool = field(default=False, kw_only=True)
    """True while hands are drafted from cards between the two players."""
    doors: tuple[int, ...] = field(default=(), kw_only=True)
    others: tuple[str, ...] = field(default=(), kw_only=True)
    lines: tuple[str, ...] = field(default=(), kw_only=True)
    lined: int = field(default=0, kw_only=True)
    """Number of places in the longest line that is not spared, free or taken, at most
    `IN_LINE`."""
    skylines: tuple[str, ...] = field(default=(), kw_only=True)
    """Lines that keep their free places, for cards that are laid there by hand."""
    spared: tuple[str, ...] = field(default=(), kw_only=True)
    """Lines that can make room for the others."""
    hung: tuple[str, ...] = field(default=(), kw_only=True)
    """Lines of the `others` that hang on threads."""
    strips: tuple[str, ...] = field(default=(), kw_only=True)
    """Zones whose cards are the tabs of the book, beside ribbons."""
    on_demand_zones: tuple[str, ...] = field(default=(), kw_only=True)
    """Zones that are seen only when somebody asks for them: cards fly there, under the ribbons."""

    @property
    def known_towards(self) -> Point:
        """Direction in which the known cards on the deck reach out."""
        return -1.0, 0.0

    @property
    def beyond_deck(self) -> float:
        """Width right of the deck for known cards; 0 where they reach out to the left of it."""
        return self.size[0] - self.furnished[DECK].right if self.mirrored else 0.0

    def makes_room(self, other: Places) -> bool:
        """Returns whether another table differs only in the zones that have room there, and in how
        much room they have."""
        theirs = replace(
            self,
            others=other.others,
            lines=other.lines,
            lined=other.lined,
            skylines=other.skylines,
            spared=other.spared,
            piled=other.piled,
        )
        return self != other == theirs

    def slots_of(self, place: int) -> int:
        """Returns how many slots side by side a place has; the number after all colours stands for
        Doors of no single place."""
        return self.doors[place] if place < len(self.doors) else 0

    @cached_property
    def mixed(self) -> bool:
        """True if there are Doors of no single place."""
        return self.slots_of(len(Colour)) > 0

    @cached_property
    def crowded(self) -> bool:
        """True if a place has more than two Doors, or if Doors have no single place."""
        return self.mixed or any(self.slots_of(place) > 2 for place in range(len(Colour)))

    def door_slot(self, place: int, copy: int, seat: Seat = 0) -> Rect:
        """The slot of a Door: the number of its place, and which of its Doors it is, from 0."""
        w = self.card_px(SLOT, LEAST_DOOR)
        if self.crowded:
            x = self.crowded_x(sum(self.doors[:place]) + copy, place)
            w = self.card_px(CROWDED_SLOT, LEAST_DOOR)
        else:
            x = 960 + (place - 1.5) * PLACES_APART + (copy - 0.5) * SLOTS_APART
        return Rect.around(self.at(self.as_drawn(x), 173), w, w * CARD_RATIO)

    def crowded_x(self, number: int, place: int) -> float:
        """Returns the x of a slot in design pixels if there are many: all share the room about the
        middle, and places stand farther apart than their own slots."""
        slot = self.card_px(CROWDED_SLOT, LEAST_DOOR) * DESIGN[0] / self._frame[2]
        count, gaps = sum(self.doors), sum(count > 0 for count in self.doors) - 1
        free, between = CROWDED_ROOM - count * slot, max(1, count - 1)
        least, most = MORE_BETWEEN
        more = max(least, min(most, BETWEEN * free / (between + gaps * BETWEEN)))
        step = slot + min(SLOTS_APART - slot, (free - gaps * more) / between)
        before = sum(count > 0 for count in self.doors[1 : place + 1])
        return 960 + (number - (count - 1) / 2) * step + (before - gaps / 2) * more

    def panorama(self, seat: Seat) -> Rect:
        """Returns the whole panorama of a side; it may reach beyond the window."""
        middle = self.at(960, 173)
        return self.panorama_about(middle, DOORS_AT, 1.0)

    def panorama_about(self, point: Point, height: float, part: float) -> Rect:
        """Returns a panorama that is `part` as large as on the table for one, with this point in
        the middle and `height` design pixels down."""
        unit = self.span(0, 0, PLACES_APART, 0).w / PLACES_APART * part
        x, y = point[0] - PANORAMA_WIDE / 2 * unit, point[1] - height * unit
        return Rect(x, y, PANORAMA_WIDE * unit, PANORAMA_TALL * unit)

    def world(self, seat: Seat) -> Rect:
        """Returns the part of the window in which the dream of a side lies."""
        return Rect(0, self.above, self.size[0], self.size[1] - self.above)

    def floor(self, seat: Seat) -> Rect:
        """Returns the floor of a side's panorama, down to the lower edge of its world."""
        strip, world = self.panorama(seat), self.world(seat)
        top = strip.y + (FLOOR_TOP - PANORAMA_TOP) * strip.w / PANORAMA_WIDE
        return Rect(strip.x, top, strip.w, max(world.bottom - top, strip.h * FLOOR_LEAST))

    @cached_property
    def hand_width(self) -> float:
        """Width of a card in the hand."""
        return self.card_px(self.eased(178, 166, 146))

    @cached_property
    def row_width(self) -> float:
        """Width of a card in the row."""
        return self.card_px(self.eased(176, 164, 150))

    @cached_property
    def row_edge(self) -> float:
        """Distance of the cards of a row from the ends of its tray."""
        return self.px(ROW_EDGE)

    @cached_property
    def pill_height(self) -> float:
        """Height of the pill about the run under a row."""
        return self.text(RUN) * self.eased(1.7, 1.7, 1.25)

    @cached_property
    def row_foot(self) -> float:
        """Height of the part of a tray below its cards, for the pill about the run."""
        foot = self.px(ROW_FOOT)
        return max(foot, self.pill_height + self.px(4)) if self.strain else foot

    @cached_property
    def pill_below(self) -> float:
        """Distance from the foot of the row's cards to the middle of the pill about the run."""
        if self.strain:
            return self.pill_height / 2 + self.px(2)
        return self.px(6) + self.px(self.eased(20, 30))

    @cached_property
    def zones(self) -> Mapping[str, Rect]:
        """Area of each zone: what is dropped there goes there."""
        strips = dict.fromkeys(self.strips, self.book.whole)
        x, bottom = self.ribbons.centre[0], self.ribbons.bottom
        width = self.px(GUTTER)
        gutter = Rect(x - width / 2, bottom - width * CARD_RATIO, width, width * CARD_RATIO)
        sunk = dict.fromkeys(self.on_demand_zones, gutter)
        low = dict.fromkeys(self.folded, self.target) if self.folded != self.lines else {}
        lines = stacked(self.line_room, self.lines, self.px(10), low) if self.lines else {}
        return {**self.furnished, **strips, **self.spare, **sunk, **lines}

    @property
    def folds(self) -> bool:
        """Returns whether there is a book that lies folded until somebody opens it."""
        return False

    @property
    def book_beside_hand(self) -> bool:
        """Returns whether a book lies beside the hand, and takes that room from everything else."""
        return bool(self.strips)

    @cached_property
    def book(self) -> OpenBook:
        """The open book, with the tabs of the strips: under the deck, beside the hand."""
        left, right, bottom = BOOK_ENDS
        room, top = self.span(left, 0, right, bottom), self.prompt.bottom + self.px(BESIDE_BOOK)
        whole = Rect(room.x, top, room.w, room.bottom - top)
        tabs = min(self.px(TABS), whole.h * 0.28)
        return wide_book(whole, tabs, self.eased(*FIRST_PAGE), self.px(1))

    @cached_property
    def ribbons(self) -> Rect:
        """Room of the ribbons: the second page of the book."""
        return self.book.second

    @property
    def staged(self) -> bool:
        """Returns whether cards of a seat have the room under the deck down to the foot of the
        table."""
        owned_here = any(":" in name for name in self.lying)
        return owned_here and self.letters == 1 and not self.book_beside_hand

    @cached_property
    def spare(self) -> Mapping[str, Rect]:
        """Areas of the zones without a place, under the deck and its captions."""
        top = self.nightmares_at[1] + self.text(26) + self.px(BELOW_NUMBER)
        left, right, bottom = STAGE if self.staged else (24, 240, 960)
        room = self.span(left, 0, right, bottom)
        low = self.book.whole.y - self.px(BESIDE_BOOK) if self.strips else room.bottom
        room = Rect(room.x, top, room.w, low - top)
        if self.staged:
            room = replace(room, h=min(room.h, room.w * STAGE_TALL))
        if self.strips and self.strain == 0:
            # The book takes this room; right of the hand there is as much.
            room = self.beside_hand
        elif self.for_lying:
            row = self.furnished[owned(ROW, 0)]
            end = self.tray_ends[1] - self.for_hung
            room = self.span(end - self.for_lying + BESIDE_LINE, 0, end, 0)
            room = Rect(room.x, row.y, room.w, row.h)
        return {
            **shared_out(room, self.lying, self.px(10)),
            **self.hung_out(self.hung_room),
        }

    def hung_out(self, ground: Rect) -> Mapping[str, Rect]:
        """Returns the areas of what hangs on threads over this ground: side by side where there is
        room, with all that is caught below it."""
        gap, room = self.px(6), self.under_rail(ground)
        wide = (room.w + gap) / max(1, len(self.hung))
        if wide < self.px(HUNG_LEAST):
            return shared_out(room, self.hung, self.px(2 * RAIL))
        return {
            name: Rect(room.x + number * wide, room.y, wide - gap, room.h)
            for number, name in enumerate(self.hung)
        }

    def under_rail(self, ground: Rect) -> Rect:
        """Returns the part of the ground under the uppermost rail."""
        edge, rail = self.hung_side(ground.w), self.px(2 * RAIL)
        tall = ground.h - rail - self.hung_foot(ground.w)
        return Rect(ground.x + edge, ground.y + rail, ground.w - 2 * edge, tall)

    def hung_side(self, wide: float) -> float:
        """Returns the distance of what hangs, and of its rods, from the sides of a ground of this
        width."""
        most, part = HUNG_SIDE
        return min(self.px(most), wide * part)

    def hung_foot(self, wide: float) -> float:
        """Returns the height of what is below all that hangs on a ground of this width: its name,
        if it is wide enough for that."""
        if wide < self.px(HUNG_NAMED):
            return self.px(HUNG_EDGE)
        high = (self.named_foot + self.name_height) / 2 + self.px(OVER_NAME)
        return min(high, wide * OF_HUNG)

    @cached_property
    def hung_room(self) -> Rect:
        """Ground of what hangs on threads, behind the row; beside choices it is as wide as the
        lines before them."""
        row = self.furnished[owned(ROW, 0)]
        if self.gathered and self.lines:
            before = self.line_room
            return Rect(self.size[0] - before.right, row.y, before.w, row.h)
        right = self.tray_ends[1]
        room = self.span(right - self.for_hung + APART, 0, right, 0)
        return replace(room, y=row.y, h=row.h)

    @cached_property
    def hung_ground(self) -> Rect:
        """The whole ground of what hangs on threads."""
        rooms = [self.zones[name] for name in self.hung]
        top = min(room.y for room in rooms) - self.px(2 * RAIL)
        inner = max(room.right for room in rooms) - min(room.x for room in rooms)
        most, part = HUNG_SIDE
        wide = min(inner + 2 * self.px(most), inner / (1 - 2 * part))
        left = min(room.x for room in rooms) - self.hung_side(wide)
        low = max(room.bottom for room in rooms) + self.hung_foot(wide)
        return Rect(left, top, wide, low - top)

    @property
    def lying(self) -> list[str]:
        """Zones that have no place and hang on nothing."""
        return [name for name in self.bundled if name not in self.hung]

    @property
    def for_lying(self) -> float:
        """Width that a row gives away to them where a book takes their room and large letters that
        beside the hand, in design pixels."""
        crowded = self.strips and self.strain and self.hung and self.lying
        return BEHIND_ROW if crowded else 0

    @property
    def for_hung(self) -> float:
        """Width that a row gives away to what hangs on threads, in design pixels."""
        alone = self.letters == 1 and not (self.lines or self.strips)
        return (HUNG_ALONE if alone else self.eased(*HUNG)) if self.hung else 0

    def rail(self, zone: str) -> float:
        """Returns the height of the rail from which the threads of a zone hang."""
        return self.zones[zone].y - self.px(RAIL)

    @cached_property
    def sheet(self) -> Rect:
        """The sheet over the row, and over the panels beside it, on which a pile is unfolded."""
        row, (left, right) = self.furnished[owned(ROW, 0)], self.tray_ends
        over = self.px(OVER_ROW)
        return replace(self.span(left, 0, right, 0), y=row.y - over, h=row.h + over)

    @property
    def folded(self) -> tuple[str, ...]:
        """Lines of which only symbol, name and number are seen: all where large letters or choices
        leave no room for cards."""
        return self.lines if self.narrowed or self.for_lying else self.spared

    @property
    def narrowed(self) -> bool:
        """Returns whether choices leave lines too little room for cards."""
        least = LEAST_LINES if len(self.lines) > 1 else LEAST_LINE
        return self.gathered and self.line_room.w < self.px(least)

    @cached_property
    def bundled(self) -> tuple[str, ...]:
        """Zones without a place that do not lie in a line."""
        return tuple(name for name in self.others if name not in self.lines)

    @cached_property
    def for_lines(self) -> float:
        """Width that a row gives away to lines, in design pixels."""
        most = self.eased(*MOST_FOR_LINES) - self.for_hung - self.for_lying
        most = min(most, MOST_BESIDE_HUNG) if self.hung else most
        return min(most, self.line_width) if self.lines else 0

    @cached_property
    def line_width(self) -> float:
        """Width that lines want, in design pixels."""
        card = self.card_px(LINED_LOW if self.spared else LINED) / self.scale
        least = NAMED[self.letters > 1 or bool(self.spared)]
        return max(least, self.lined * card + 2 * self.line_end + BESIDE_LINE)

    @property
    def line_end(self) -> float:
        """Distance from the outermost places of lines to the ends of their room, in design
        pixels."""
        flat = set(self.skylines) <= set(self.spared)
        return LINE_END if flat else SKY_END

    @cached_property
    def tray_ends(self) -> tuple[float, float]:
        """Left and right end of the row with the panels beside it, in design pixels: the edges of
        the outermost Doors of a table that has two for each place."""
        if not (self.lines or self.hung):
            return ROW_ENDS
        slot = self.card_px(SLOT, LEAST_DOOR) * DESIGN[0] / self._frame[2]
        reach = 1.5 * PLACES_APART + (SLOTS_APART + slot) / 2
        reach = min(reach, DESIGN[0] / 2 - self.eased(*BESIDE_PILES))
        return DESIGN[0] / 2 - reach, DESIGN[0] / 2 + reach

    @cached_property
    def line_room(self) -> Rect:
        """Room of the lines, before the row, and also before choices."""
        row, start = self.furnished[owned(ROW, 0)], self.tray_ends[0]
        end = start + self.for_lines - BESIDE_LINE
        if self.gathered:
            first = DESIGN[0] / 2 - FOR_CHOICES - self.met.w / self.scale / 2
            end = min(end, max(start + self.for_hung, first) - FROM_CHOICES)
        room = self.span(start, 0, end, 0)
        return Rect(room.x, row.y, room.w, row.h)

    @cached_property
    def furnished(self) -> Mapping[str, Rect]:
        """Areas of the zones that every table has."""
        hand = self.card(960, self.eased(904, 914, 942), self.eased(178, 166, 146))
        piles = self.eased(441, 400)
        left, right = self.tray_ends
        limbo = self.card(1796, 800, 130)
        if self.limbo_low:
            limbo = replace(limbo, y=self.beside_hand.y)
        return {
            DECK: self.card(158, piles, 158),
            REVEALED: self.met,
            owned(ROW, 0): self.span(
                left + self.for_lines,
                self.eased(296, 262),
                right - self.for_hung - self.for_lying,
                self.eased(642, 602),
            ),
            DISCARD: self.card(1796, piles, 158),
            LIMBO: limbo,
            owned(DOORS, 0): self.span(240, 92, 1680, 254),
            owned(HAND, 0): Rect.around(hand.centre, self.hand_width * 5.4, hand.h),
        }

    @cached_property
    def arc_top(self) -> float:
        """Highest y of cards that are held up over the tray."""
        return self.at(0, self.eased(206, 190))[1]

    @cached_property
    def arc_left(self) -> float:
        """Leftmost x of cards that are held up: the piles stay free."""
        pile = self.furnished[DECK]
        return 2 * self.band.centre[0] - pile.x if self.mirrored else pile.right

    @cached_property
    def met(self) -> Rect:
        """Where a Door or Nightmare comes up: over the row, clear of the Doors."""
        return self.met_below(self.door_slot(0, 0).bottom)

    def met_below(self, high: float) -> Rect:
        """Returns where a card is met between this height and the prompt."""
        high, low = high + self.px(MET_CLEAR), self.prompt.y - self.px(MET_CLEAR)
        tall = min(self.px(MET), low - high)
        middle = self.band.centre[0], (high + low) / 2
        return Rect.around(middle, tall / CARD_RATIO, tall)

    @cached_property
    def choices(self) -> Rect:
        """Room for choices over the row, on both sides of a card that is met."""
        return replace(self.band, y=self.met.y, h=self.met.h)

    def tray(self, seat: Seat) -> Rect:
        """Returns the frame about the cards that a seat has laid out."""
        return self.zones[owned(ROW, seat)]

    @cached_property
    def captions(self) -> tuple[tuple[str, Point, float], ...]:
        """Hands with a caption: its middle, and its greatest width. Beside a book there is none."""
        if self.book_beside_hand:
            return ()
        hand, away = self.zones[owned(HAND, 0)], self.px(self.eased(38, 60))
        x = hand.right + away if self.mirrored else hand.x - away
        return ((owned(HAND, 0), (x, hand.centre[1]), self.px(200)),)

    @cached_property
    def nightmares_at(self) -> Point:
        """Middle of the number of remaining Nightmares, under the caption of the deck."""
        deck = self.furnished[DECK]
        return deck.centre[0], self.number_below(deck)

    def number_below(self, deck: Rect) -> float:
        """Returns the middle of that number below a deck."""
        return self.pile_name_at(deck)[1] + self.text(16) + self.px(16)

    def count_top(self, pile: Rect) -> float:
        """Returns the upper edge of a pile's number, which covers nothing that is read."""
        return pile.bottom - FOOT * pile.h

    def count_at(self, pile: Rect) -> Point:
        """Returns the middle of a pile's number."""
        return pile.centre[0], self.count_top(pile) + self.text(COUNT) * COUNT_TALL / 2

    def count_foot(self, pile: Rect) -> float:
        """Returns the lower edge of a pile's number."""
        return self.count_top(pile) + self.text(COUNT) * COUNT_TALL

    def pile_name_at(self, pile: Rect) -> Point:
        """Returns the middle of a pile's name, under its number."""
        return pile.centre[0], self.count_foot(pile) + self.text(16) * self.eased(1, 1, 0.75)

    def pile_name_room(self, pile: Rect) -> float:
        """Returns the greatest width of a pile's name, which keeps clear of choices over a row, and
        in usual letters of panels."""
        x, beside = pile.centre[0], self.px(self.eased(*BESIDE_PILES) - PILE_FROM_EDGE)
        if self.letters == 1:
            near = min(abs(self.at(end, 0)[0] - x) for end in self.tray_ends)
            beside = min(beside, near - self.px(FROM_NAMES))
        return 2 * min(x, self.size[0] - x, max(beside, pile.w / 2))

    @property
    def plate_over_deck(self) -> bool:
        """Returns whether the plate of the aims hangs over the deck, and the candle is low."""
        return False

    @cached_property
    def note_at(self) -> Rect:
        """Room for a note about the whole game, in a corner that no card reaches."""
        if self.book_beside_hand or self.staged:
            return self.note_above
        return self.span(24, 968, 425, self.eased(1068, 1068, 1056))

    @cached_property
    def note_above(self) -> Rect:
        """Room for a note in the place of the headline, where there is none below."""
        return self.span(40, 12, 1200, 86)

    @cached_property
    def heard_at(self) -> Rect:
        """Room for captions of sounds, under Limbo with its captions, and under all choices; or,
        where Limbo lies lower, over it and its tab."""
        if self.limbo_low:
            row, tab = self.furnished[owned(ROW, 0)], max(self.px(FOR_TAB), 1.6 * self.text(16))
            named = self.pile_name_at(self.furnished[DISCARD])[1] + self.text(16) * 0.6
            room, top = self.span(BESIDE_BAR, 0, 1904, 0), max(named, row.bottom) + self.px(6)
            return Rect(room.x, top, room.w, self.beside_hand.y - tab - top)
        limbo = self.pile_name_at(self.zones[LIMBO])[1] + self.text(16) * 0.6
        room = self.span(1495, 0, 1904, 0)
        top = max(limbo, self.band.bottom) + self.px(6)
        return Rect(room.x, top, room.w, self.size[1] - self.px(10) - top)

    def hand_handle(self, seat: Seat, count: int = FULL) -> Rect:
        """Returns the handle of the whole hand, after the lowered hand of `count` cards."""
        left, right = self.hand_edges(seat, count)
        # Large letters need two lines, and a handle between other zones has air about its two.
        tall = HANDLE_LINES if self.handle_in_line else 2.35
        height = max(44.0, self.px(46), self.text(HANDLE) * tall)
        width, gap = self.px(self.eased(236, 236, 300)), self.px(FROM_HAND)
        if self.handle_in_line:
            room = self.beside_hand
            free = left - room.right if self.mirrored else room.x - right
            # With little room it lies close to both, midway.
            gap = min(gap, max(self.px(LEAST_GAP), (free - self.in_line_width) / 2))
            width = max(self.target, min(self.in_line_width, free - 2 * gap))
        x = left - width - gap if self.mirrored else right + gap
        low = self.band.bottom if self.limbo_low else self.heard_at.y - self.px(6)
        return Rect(x, low - height, width, height)

    @cached_property
    def handle_in_line(self) -> bool:
        """Returns whether the handle of the whole hand has only the room between a book and zones
        on the other side of the hand."""
        return self.limbo_low and bool(self.lying)

    @property
    def limbo_low(self) -> bool:
        """Returns whether Limbo begins on a line with the book on the other side of the hand, and
        with zones between it and the hand: also before and after any lie there."""
        return self.book_beside_hand and self.strain == 0

    @cached_property
    def in_line_width(self) -> float:
        """Width of the handle of the whole hand there."""
        return self.text(HANDLE) * HANDLE_WORDS + self.px(HANDLE_ENDS)

    @cached_property
    def beside_hand(self) -> Rect:
        """Room of zones on the other side of a hand with a book."""
        return self.span(*BESIDE_HAND)

    def hand_edges(self, seat: Seat, count: int) -> tuple[float, float]:
        """Returns between which x a lowered hand of `count` cards lies that has its handle."""
        half, away = self.card_width(seat) / 2, self.from_handle(count)
        first, last = (self.hand_place(seat, i, count, True)[0] for i in (0, count - 1))
        return first - half + away, last + half + away

    def from_handle(self, count: int) -> float:
        """Returns how far a hand of `count` cards moves so that it lies with its handle in their
        room: as near to the middle of the table as the handle allows; less than 0 to the left."""
        if not self.handle_in_line:
            return 0.0
        ends = sorted((self.book.whole, self.beside_hand), key=lambda rect: rect.x)
        free, near = ends[1].x - ends[0].right, self.px(FROM_HAND)
        wide = self.hand_width * (1 + (count - 1) * IN_HAND[True])
        taken = wide + near + self.in_line_width
        gap = min(near, max(0.0, free - taken) / 2)
        middle = self.zones[owned(HAND, 0)].centre[0]
        if self.mirrored:
            return max(0.0, ends[0].right + gap + taken - wide / 2 - middle)
        return min(0.0, ends[1].x - gap - taken + wide / 2 - middle)

    def stacked(self, seat: Seat) -> bool:
        """Returns whether a hand lies in a stack beside the table, and not in a fan."""
        return False

    def card_width(self, seat: Seat) -> float:
        """Returns the width of a card in the hand of a seat."""
        return self.hand_width

    def hand_place(self, seat: Seat, i: int, count: int, low: bool) -> Point:
        """Returns the middle of card `i` of `count` in a hand, from 0."""
        width, from_middle = self.card_width(seat), i - (count - 1) / 2
        x, y = self.zones[owned(HAND, seat)].centre
        if self.stacked(seat):
            return x, y + from_middle * (width * CARD_RATIO * TIGHT_STACK)
        if low:
            y = self.lowered_y
        apart = IN_HAND[self.book_beside_hand] * width
        return x + from_middle * apart, y + from_middle**2 * self.px(self.eased(4, 4, 2))

    @cached_property
    def lowered_y(self) -> float:
        """Middle of a hand's cards while it makes room for choices."""
        return self.at(0, self.eased(990, 994, 955))[1] + self.hand_width * CARD_RATIO / 2

    def shared_place(self, i: int, low: bool) -> Point:
        """Returns the middle of the shared card `i`, from 0."""
        x, y = self.zones[SHARED].centre
        return x + (i - 0.5) * self.hand_width * 1.06, self.lowered_y if low else y

    @cached_property
    def name_height(self) -> float:
        """Height of the name at the foot of a zone without a place."""
        return self.text(14) * 1.4

    @cached_property
    def named_foot(self) -> float:
        """Height of the floor with a name on it, in a scene that is high enough for that."""
        return max(OF_NAME * self.name_height, self.px(ROW_FOOT))

    def ground(self, zone: Rect) -> float:
        """Returns where the floor begins in the scene of a zone without a place."""
        return zone.bottom - min(GROUND * zone.h, self.named_foot)

    def name_line(self, panel: Rect) -> float:
        """Returns the middle of what is written at the foot of a tray or panel, so that all that
        lie side by side are named on one line."""
        floor = panel.bottom - self.ground(panel)
        return panel.bottom - max(floor / 2, self.name_height / 2 + self.px(2))

    def above_name(self, panel: Rect) -> float:
        """Returns the lower edge of the room for cards above the name of a panel."""
        return self.name_line(panel) - ABOVE_NAME * self.name_height

    @cached_property
    def receiving(self) -> Mapping[str, Rect]:
        """Zones that take a card which is released over them."""
        zones = self.zones.items()
        return {z: at for z, at in zones if z.partition(":")[0] in RECEIVING or z in self.others}

    def drop_zone(self, point: Point) -> str | None:
        """Returns the zone that takes a card which is released at this point, within reach."""
        return nearest(self.receiving, point, self.px(REACH))

    @cached_property
    def prompt(self) -> Rect:
        """The bar of the prompt."""
        left, right = ROW_ENDS
        return self.bar(left, self.eased(697, 682, 708), right, self.eased(88, 142, 200))

    @cached_property
    def tall_prompt(self) -> Rect:
        """The bar over a hand that makes room for very large letters."""
        bar = self.prompt
        if self.book_beside_hand:
            room = self.span(516, 0, ROW_ENDS[1], 0)
            bar = replace(bar, x=room.x, w=room.w)
        return replace(bar, h=min(bar.h * TALLER, self.band.bottom - bar.y))

    @cached_property
    def under_prompt(self) -> Rect:
        """Room for choices between the bar and a lowered hand, so that the row stays in sight."""
        top, tall = self.prompt.bottom + self.px(4), self.hand_width * CARD_RATIO
        return replace(self.tall_prompt, y=top, h=self.lowered_y - tall / 2 - self.px(4) - top)

    def bar(self, left: float, y: float, right: float, height: float) -> Rect:
        """Returns a bar for two lines of text about a height of the design."""
        room, height = self.span(left, y, right, y), max(self.px(height), 52)
        return Rect(room.x, room.y - height / 2, room.w, height)

    @cached_property
    def band(self) -> Rect:
        """Room under the prompt, with the hand."""
        left, right = (516, 1404) if self.book_beside_hand else (252, 1668)
        return self.span(left, self.eased(752, 761), right, self.eased(972, 986, 1002))


def nearest(areas: Mapping[str, Rect], point: Point, reach: float) -> str | None:
    """Returns the nearest of these areas within reach of a point; None if there is none."""
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
    """The number of a Door's place, from 0; one more than the last for no single place."""
    places = [place for place, colour in enumerate(Colour) if colour in colours]
    return places[0] if len(places) == 1 else len(Colour)


def panorama_borders(place: int, parts: int) -> Sequence[float]:
    """Returns where the parts of a place begin in the panorama, and where the last one ends, by the
    width of all of it. The first and the last place reach to its ends."""
    width = PLACES_APART / PANORAMA_WIDE
    first = 0.5 + (place - len(Colour) / 2) * width
    left = 0.0 if place == 0 else first
    right = 1.0 if place == len(Colour) - 1 else first + width
    return (left, *(first + width * part / parts for part in range(1, parts)), right)
