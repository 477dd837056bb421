"""The tables for two, on which the players sit beside or facing each other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from game.rules.card import Colour
from game.rules.state import (
    DECK,
    DISCARD,
    DOORS,
    HAND,
    LIMBO,
    MARKET,
    REVEALED,
    ROW,
    SHARED,
    Seat,
    owned,
)
from game.table.layout.measures import CARD_RATIO, DESIGN, LEAST_DOOR, Point, Rect, shared_out
from game.table.layout.open_book import (
    OpenBook,
    folded_book,
    tabbed_book,
    tall_book,
    wide_book,
)
from game.table.layout.places import (
    APART,
    BESIDE_LINE,
    COUNT,
    COUNT_TALL,
    FIRST_PAGE,
    FROM_CHOICES,
    FROM_HAND,
    FULL,
    HANDLE,
    MET_CLEAR,
    RAIL,
    RUN,
    SLOT,
    TABS,
    Places,
)

BEHIND, LOOKING_OUT = 8, 13
"""Distance by which a second Door of a place looks out below the first, as a symbol hangs from its
upper edge, and by which all behind it look out to the right together, in design pixels."""
SLOTS_APART, FIFTH_SLOT, FIVE_SLOTS = 120, 86, 480
"""Distance between the slots of two places; width of a slot where there are five of them, and of
all five together, in design pixels."""
OWN, SHARED_OUT, SHARED_OUT_LARGE = 180, 130, 190
"""Width that a row gives away to zones without a place, in design pixels: to those of its seat, and
to those that are everybody's, also with the largest letters."""
BOOK, BESIDE_ROW, OVER_FAN = 214, 264, 8
"""Width that a row gives away to a book, least width of a row beside lines and a book, and how far
a book ends above a fan, whose turned cards reach higher than the middle one, in design pixels."""
MOST_FOR_LINES, MOST_BESIDE_OTHERS = 688, 600
"""Greatest width that lines take from a row, and where other zones want room, too, in design
pixels."""
OWN_FULL, HUNG_FULL, LINES_FULL, EACH_FULL = 140, 382, (300, 392), 138
"""The widths for zones of a seat, for what hangs on threads and for lines, least and greatest,
between players who sit beside each other, where a book wants room, too; and the width of each card
of such a line, in design pixels."""
LOWER = 7
"""How much narrower each card of a skyline is between players beside each other, whose rows are
lower, in design pixels."""
DRAFTED, DRAFTED_LARGE = 190, 250
"""Width of lines while hands are drafted, in design pixels, also with the largest letters."""
HUNG_BETWEEN, HUNG_BESIDE, HUNG_ALONE, BESIDE_HUNG = 310, 386, 414, 120
"""Width that is given away to what hangs on threads, also between players beside each other in
usual letters, and if no lines and no book want room there; and the width for other zones beside it,
which they have of the first two, in design pixels."""
BESIDE_SHARED, IN_TRAY = 8, 12
"""How much further rows keep from several things that are everybody's, and distance of zones of a
seat from the edges of its tray, between players beside each other, in design pixels."""
OWN_CROWDED, HUNG_CROWDED, ROW_CROWDED = 96, 116, 252
"""The same widths for zones of a seat, for what hangs on threads and for a row, where a book and
lines want room, too."""
BELOW_HUNG = 0.29, 0.31, 0.36
"""Height of the room for other zones below what hangs, by that of both: with usual, large and the
largest letters."""
AMONG_DOORS, FROM_DOOR = 421, 8
"""About how far choices reach out from their middle among the Doors of a player across, which they
cover whole or not at all, and their distance from the first that stays in sight, in design
pixels."""
PILES_APART, PILES_BY_BOOK, FOLDED = 266, 175, (1073, 1368)
"""Distance between the middles of two piles between players beside each other, and where a book is
folded beside them, and both sides of this, in design pixels: the deck lies on the axis, and all
gaps from Door to Door are alike."""
SHEET, SHEET_EDGES = (900, 340, 650), (82, 18)
"""Width, upper and lower edge of the sheet over the rows on which the book lies that was opened,
and its distance from the sides of that and from the other edges, in design pixels."""
BY_NAME = 63
"""About how far from the middle of the deck the number of Nightmares stands beside its name, in
design pixels."""
BESIDE_NAME = 6
"""Distance of that name, with this number, from a book beside it, in design pixels."""
TALK_ROOM = 290, 14, 490, 66
"""Room for the sign that tells how much the two may say, between players who sit beside each other,
from its left to its lower edge, in design pixels: before the widest plate of the aims."""
PERSONAL = 3
"""Cards of a complete hand of one of two players."""
COLUMN = 1777
"""Middle of the column beside the trays of players who sit across, in design pixels."""
ACROSS_ROW, ACROSS_DOOR, PILL_APART = 132, 96, 5.2
"""Width of a card in the row of players who sit across, and of a slot for a Door of theirs, whose
name stands over it; and the distance of the pill about a run from the cards over it, in design
pixels."""
LOW_PILL = 1.5
"""Height of that pill by its letters, if the players sit across."""
MET_BETWEEN, ASIDE = (226, 216), 28
"""Width of a card that is met below the deck, between two players, also in large letters, and its
distance from lines there, in design pixels."""
BEFORE_MET, GATHERED_ROW = (514, 416), 220
"""Where the side of the first player ends before the choices about a card that is met in the
middle, without a book and with one, and least width of a row that shares it with lines, in design
pixels."""
TRAYS_FROM, TRAY_HEIGHT, TRAYS_APART = 90, 274, 14
"""Upper edge of the trays of players who sit across, clear of the plate above, their height and
their distance, in design pixels."""
LEAST_PAD, ENDS, FROM_DOORS = 7.1, (16, 24), 2
"""Least air over the cards in such a tray, in pixels; least and greatest distance from its ends, in
design pixels; and that of the name from the Doors below it, in pixels."""
FROM_FOOT, ABOVE_BAR = 18, 0.4
"""Distance of the shared cards from the foot of the window in design pixels, and the part of the
free room between the lower tray and them that lies above the prompt, if players sit across."""
STACKED = 1.6
"""Height of the room of the hand at the side, by that of a card."""
ASIDE_WIDE, ASIDE_PAD = 216, 12
"""Width of the frame about the hand at the side, in which its name fits and how much the two may
say, and its distance from these and the cards, in design pixels."""
PANORAMA_BESIDE, PANORAMA_FACING = 0.58, 0.98
"""Size of each panorama, by that of the table for one."""
HORIZON, FAR = 264, 0.62
"""Height in the panorama, in design pixels, at which the places stand, and where this lies in a
tray, by its height, if the players sit across."""


@dataclass(frozen=True)
class Pair(Places, ABC):
    @abstractmethod
    def plaque(self, seat: Seat) -> Rect:
        """Returns where a seat's name, its part in this turn and its Doors are told."""

    @abstractmethod
    def cover_at(self, seat: Seat) -> Rect:
        """Returns the button that lays the cloth on a seat's hand."""

    @property
    @abstractmethod
    def talk_at(self) -> Rect:
        """Room for the sign that tells how much the two may say. No card comes there."""

    @property
    def book_beside_hand(self) -> bool:
        return False

    @property
    def for_lying(self) -> float:
        return 0

    @cached_property
    def tray_ends(self) -> tuple[float, float]:
        """The edges of the table: rows keep clear of the names of the piles by themselves."""
        return 0, DESIGN[0]

    @cached_property
    def hand_width(self) -> float:
        return self.card_px(self.eased(160, 148, 142))

    @cached_property
    def row_width(self) -> float:
        return self.card_px(self.eased(146, 136))

    @cached_property
    def row_foot(self) -> float:
        """The room that leaves about as much above the cards as below the pill."""
        foot = super().row_foot
        return foot if self.strain else min(foot, self.pill_height + self.px(PILL_APART))

    def slots_of(self, place: int) -> int:
        return min(1, super().slots_of(place))

    @property
    def slot_width(self) -> float:
        """Width of a slot for a Door where there are four of them, in design pixels."""
        return SLOT

    def slot_at(self, x: float, y: float, place: int, copy: int) -> Rect:
        """A slot for a Door; those of the first place are about this point of the design."""
        w, apart = self.card_px(self.slot_width, LEAST_DOOR), float(SLOTS_APART)
        x -= w / self.scale / 2
        if self.mixed:
            w = self.card_px(FIFTH_SLOT, LEAST_DOOR)
            apart = (FIVE_SLOTS - LOOKING_OUT - w / self.scale) / len(Colour)
        centre = self.at(x + w / self.scale / 2 + apart * place, y)
        behind = max(1, self.doors[place] - 1) if place < len(self.doors) else 1
        right, down = self.px(LOOKING_OUT / behind), self.px(BEHIND / behind)
        return Rect.around((centre[0] + copy * right, centre[1] + copy * down), w, w * CARD_RATIO)

    def others_of(self, seat: Seat | None) -> list[str]:
        """Returns the zones without a place that are this seat's, or everybody's."""
        owner = "" if seat is None else str(seat)
        return [name for name in self.bundled if name.partition(":")[2] == owner]

    @property
    def full(self) -> bool:
        """Returns whether a book, lines and what hangs on threads all want room of the rows."""
        return bool(self.strips and self.lines and self.hung)

    def own(self, seat: Seat) -> float:
        """Width that a row gives away to zones of its seat."""
        return OWN if self.others_of(seat) else 0

    @cached_property
    def for_lines(self) -> float:
        most = MOST_BESIDE_OTHERS if len(self.others) > len(self.lines) else MOST_FOR_LINES
        beside = OWN if self.others_of(0) or self.others_of(1) else 0
        return min(most, self.line_width) - beside if self.lines else 0

    @cached_property
    def everybodys(self) -> float:
        """Width that is given away to zones that are everybody's."""
        width = self.eased(SHARED_OUT, SHARED_OUT, SHARED_OUT_LARGE) if self.others_of(None) else 0
        return max(width, self.for_hung) if self.hung else width

    @property
    def for_hung(self) -> float:
        return HUNG_BETWEEN if self.hung else 0

    @property
    def staged(self) -> bool:
        """Returns False: the cards of a seat lie on its own side."""
        return False

    @cached_property
    def spare(self) -> Mapping[str, Rect]:
        whole = hanging = self.room(None)
        lying = [name for name in self.others_of(None) if name not in self.hung]
        if lying and self.hung and whole.h > whole.w:
            # They lie below what hangs, which has the whole width.
            low = self.eased(*BELOW_HUNG) * whole.h
            hanging = replace(whole, h=whole.h - low - self.px(APART))
            whole = replace(whole, y=whole.bottom - low, h=low)
        elif lying and self.hung:
            beside = self.px(BESIDE_HUNG)
            hanging = replace(whole, w=whole.w - beside - self.px(APART))
            whole = replace(whole, x=whole.right - beside, w=beside)
        rooms = (
            shared_out(room, names, self.px(10))
            for names, room in (
                (lying, whole),
                (self.others_of(0), self.room(0)),
                (self.others_of(1), self.room(1)),
            )
        )
        spare = {name: rect for room in rooms for name, rect in room.items()}
        return {**spare, **self.hung_out(hanging)}

    @abstractmethod
    def room(self, seat: Seat | None) -> Rect:
        """Returns the room of this seat's zones without a place, or of everybody's."""


@dataclass(frozen=True)
class Beside(Pair):
    """The first seat has the left side, the second the right one. While hands are drafted, the
    cards to choose from lie between them."""

    @cached_property
    def furnished(self) -> Mapping[str, Rect]:
        wide, level = self.eased(160, 148, 142), self.eased(892, 904)
        shared = self.card(960, level, wide)
        tall = self.hand_width * CARD_RATIO
        limbo, deck, discard = map(self.pile, self.piles)
        (top, low), aside = self.row_ys, self.everybodys + self.for_lines
        sides = {MARKET: self.span(190, top, 1730 - aside, low)} if self.drafting else {}
        for seat in range(2):
            hand = self.card((330, 1590)[seat], level, wide)
            doors = (20, 1414)[seat]
            row, end = self.row_ends[seat]
            sides[owned(DOORS, seat)] = self.span(doors, 84, doors + 490, 270)
            sides[owned(HAND, seat)] = Rect.around(hand.centre, self.hand_width * 3.1, tall)
            if not self.drafting:
                # What is a seat's own lies at the outer end of its row.
                own = self.own(seat)
                left, right = (row + own, end) if seat == 0 else (row, end - own)
                sides[owned(ROW, seat)] = self.span(left, top, right, low)
        return {
            LIMBO: limbo,
            DECK: deck,
            DISCARD: discard,
            REVEALED: self.met,
            **sides,
            SHARED: Rect.around(shared.centre, self.hand_width * 2.3, shared.h + self.px(20)),
        }

    @property
    def folded(self) -> tuple[str, ...]:
        # Beside the cards of a draft there is no room for several lines that can be read.
        full = self.narrowed or (self.drafting and len(self.lines) > 1)
        return self.lines if full else self.spared

    def own(self, seat: Seat) -> float:
        slim = self.full and self.letters == 1
        return min(super().own(seat), OWN_FULL) if slim else super().own(seat)

    @property
    def for_hung(self) -> float:
        if self.letters > 1 or self.drafting or not self.hung:
            return super().for_hung
        if self.lines or self.strips:
            return HUNG_FULL if self.full else HUNG_BESIDE
        lying = set(self.others_of(None)) > set(self.hung)
        return HUNG_ALONE + (BESIDE_HUNG + APART if lying else 0)

    def tray(self, seat: Seat) -> Rect:
        row, own = self.zones[owned(ROW, seat)], self.span(0, 0, self.own(seat), 0).w
        return replace(row, x=row.x if seat else row.x - own, w=row.w + own)

    @cached_property
    def beside_shared(self) -> float:
        """How much further the rows keep from several things that are everybody's than from one, in
        design pixels."""
        lying = [name for name in self.others_of(None) if name not in self.hung]
        things = len(lying) + bool(self.hung) + len(self.lines)
        return BESIDE_SHARED if things > 1 and not (self.drafting or self.gathered) else 0

    def pile(self, x: float) -> Rect:
        """Returns a pile about this x, in design pixels."""
        return self.card(x, self.eased(189, 178, 160), self.eased(114, 106))

    @cached_property
    def met(self) -> Rect:
        """Where a card is met: below the deck. With lines between the players it stands over a row
        and leaves them in sight."""
        deck, width = self.pile(self.piles[1]), self.px(self.eased(*MET_BETWEEN))
        low = self.prompt.y - self.px(MET_CLEAR)
        high, lined = deck.bottom + self.px(44), self.lines and not self.gathered
        if lined or self.letters == 1:
            high = self.pile_name_at(deck)[1] + self.text(16) * 0.7
            width = min(width, (low - high) / CARD_RATIO)
        x, high = self.at(960, 0)[0], min(high, low - width)
        if lined:
            away = width / 2 + self.px(ASIDE)
            # Over the row of the player who waits.
            x = self.line_room.x - away if self.plays else self.line_room.right + away
        return Rect.around((x, (high + low) / 2), width, width * CARD_RATIO)

    @cached_property
    def piles(self) -> tuple[float, float, float]:
        """Middles of Limbo, deck and discard pile. In usual letters the deck is always in the
        middle, and a book has the side after it for itself."""
        if self.folds:
            return 960 - 2 * PILES_BY_BOOK, 960, 960 - PILES_BY_BOOK
        if self.letters == 1:
            return 960 - PILES_APART, 960, 960 + PILES_APART
        if self.strips:
            return self.eased(570, 600, 616), self.eased(708, 760, 794), self.eased(900, 1012, 1060)
        limbo = self.eased(960 - PILES_APART, 640, 628)
        return limbo, self.eased(960, 960, 936), self.eased(960 + PILES_APART, 1240, 1262)

    @cached_property
    def row_ys(self) -> tuple[float, float]:
        """Upper and lower edge of both rows, in design pixels."""
        return self.eased(342, 348, 343), self.eased(640, 628, 620)

    @property
    def before_met(self) -> float:
        """Where the side of the first player ends before the choices about a card that is met in
        the middle, of which a book brings one more, in design pixels."""
        return BEFORE_MET[bool(self.strips)]

    @cached_property
    def row_ends(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """Left and right end of each row, in design pixels."""
        aside = 0 if self.gathered else self.everybodys + self.for_lines + 2 * self.beside_shared
        first, second = (30, 945 - aside / 2), (975 + aside / 2, 1890)
        if self.gathered and self.plays == 1:
            first = 30, self.before_met - self.for_lines
        elif self.gathered:
            second = 1920 - self.before_met + self.for_lines, 1890
        return first, second

    @cached_property
    def line_width(self) -> float:
        wanted = super().line_width
        if self.gathered or self.drafting:
            return wanted
        if not set(self.skylines) <= set(self.spared):
            wanted -= self.lined * LOWER
        # Between the rows their distance from lines is no part of this width.
        return wanted - (BESIDE_LINE if self.everybodys else BESIDE_LINE + APART)

    @cached_property
    def for_lines(self) -> float:
        taken = super().for_lines
        if self.full and self.letters == 1 and not self.drafting:
            # A line takes only the room that its cards need: the rows are longer.
            least, most = LINES_FULL
            return min(most, max(least, self.lined * EACH_FULL + 2 * self.line_end + BESIDE_LINE))
        if self.gathered:
            return min(taken, self.before_met - 30 - GATHERED_ROW)
        return min(self.eased(DRAFTED, DRAFTED, DRAFTED_LARGE), taken) if self.drafting else taken

    @cached_property
    def line_room(self) -> Rect:
        (top, low), others = self.row_ys, self.everybodys
        if self.drafting:
            end = 1730 - others
            return self.span(end - self.for_lines + BESIDE_LINE, top, end, low)
        if self.gathered:
            near = self.before_met
            far = near - self.for_lines + BESIDE_LINE
            left, right = (far, near) if self.plays == 1 else (1920 - near, 1920 - far)
            return self.span(left, top, right, low)
        left = 960 - (others + self.for_lines) / 2
        # It shares the room between the rows with what is everybody's, if there is any.
        right = left + self.for_lines
        return self.span(
            left - APART / 2, top, right - APART / 2 if others else right + APART / 2, low
        )

    def room(self, seat: Seat | None) -> Rect:
        top, low = self.row_ys
        if self.drafting:
            strips = {None: (1730 - self.everybodys + 12, 1730), 0: (24, 180), 1: (1742, 1896)}
            return self.span(strips[seat][0], top, strips[seat][1], low)
        aside = (self.everybodys + self.for_lines) / 2
        if seat is None:
            # After the lines, if there are any.
            left = 960 - aside - APART / 2 + (self.for_lines + APART if self.lines else 0)
            return self.span(left, top, 960 + aside + APART / 2, low)
        own = self.own(seat) - IN_TRAY
        left = (30 + IN_TRAY, 1890 - IN_TRAY - own)[seat]
        return self.span(left, top + IN_TRAY, left + own, low - IN_TRAY)

    @property
    def folds(self) -> bool:
        return bool(self.strips) and self.letters == 1

    @cached_property
    def book(self) -> OpenBook:
        """The book: beside the piles, or opened on a sheet over the rows."""
        if not self.opened:
            return self.book_by_piles
        (wide, top, low), (side, edge) = SHEET, SHEET_EDGES
        left, right = 960 - wide / 2, 960 + wide / 2
        whole = self.span(left + side, top + edge, right - side, low - edge)
        book = wide_book(whole, min(self.px(TABS), whole.h * 0.28), FIRST_PAGE[0], self.px(1))
        return replace(book, whole=self.span(left, top, right, low))

    @cached_property
    def book_by_piles(self) -> OpenBook:
        """The book between the piles and the second seat's Doors: folded in usual letters."""
        if self.folds:
            deck, (left, right) = self.pile(self.piles[1]), FOLDED
            low = self.pile_name_at(deck)[1] + self.px(4)
            whole = self.span(left, 0, right, 0)
            return folded_book(replace(whole, y=deck.y, h=low - deck.y), self.px(1))
        room = self.span(self.piles[2] + self.eased(111, 112, 120), 85, 1404, 342)
        # What is held up begins below the names of the piles.
        room = replace(room, h=min(room.bottom, self.arc_top - self.px(OVER_FAN)) - room.y)
        tab = min(self.px(34), room.w * 0.12)
        return tabbed_book(room, tab, self.eased(0.4, 0.4, 0.34), self.px(1))

    def pile_name_room(self, pile: Rect) -> float:
        if self.letters == 1 and not self.strips:
            return super().pile_name_room(pile)
        if self.letters == 1:
            # Beside the name of the deck stands the number of Nightmares.
            named = self.pile(self.piles[1]).centre[0] == pile.centre[0]
            free = self.book_by_piles.whole.x - pile.centre[0] - self.px(BESIDE_NAME)
            return 2 * free if named else self.px(PILES_BY_BOOK - 12)
        middles = sorted(self.at(middle, 0)[0] for middle in self.piles)
        beside = self.book_by_piles.whole.x if self.strips else self.plaque(1).x
        # A name keeps to its half of the way to the next pile, and clear of what comes after all.
        rooms = [b - a for a, b in pairwise(middles)]
        rooms = [rooms[0], min(rooms), min(rooms[1], 2 * (beside - middles[2]))]
        nearest = min(range(3), key=lambda number: abs(middles[number] - pile.centre[0]))
        return rooms[nearest] - self.px(8)

    @cached_property
    def note_at(self) -> Rect:
        """The room before the question mark at the end of the prompt."""
        return self.note_above if self.strain else self.span(24, 650, 262, 744)

    @cached_property
    def heard_at(self) -> Rect:
        """The room across from the note, beside the prompt."""
        return self.span(1630, self.eased(650, 650, 624), 1908, self.eased(744, 744, 760))

    def count_top(self, pile: Rect) -> float:
        """Returns an edge on the pile: there is no room under it."""
        return pile.bottom - self.text(COUNT) * COUNT_TALL / 2

    @cached_property
    def arc_top(self) -> float:
        return self.pile_name_at(self.furnished[DECK])[1] + self.text(16) * 0.7

    @cached_property
    def arc_left(self) -> float:
        return self.at(24, 0)[0]

    @property
    def beyond_deck(self) -> float:
        # Beside a book the discard pile is too near: known cards reach towards the book as far.
        return self.book_by_piles.whole.x - self.zones[DECK].right if self.folds else 0.0

    @cached_property
    def nightmares_at(self) -> Point:
        deck, (_, left, right) = self.zones[DECK], self.piles
        if self.letters == 1:
            # Beside the name of the deck.
            x, y = self.pile_name_at(deck)
            return x + self.px(BY_NAME), y
        usual = (left + right) / 2 if self.strips else left + 133
        middle = self.eased(usual, usual, (left + right) / 2)
        return self.at(middle, 0)[0], deck.y + deck.h * self.eased(0.5, 0.22)

    @property
    def plate_over_deck(self) -> bool:
        return self.letters == 1

    @cached_property
    def talk_at(self) -> Rect:
        """The room in the upper line, between the headline and the plate; for large letters that
        between the deck and the discard pile, under the number of Nightmares."""
        if self.letters == 1:
            return self.span(*TALK_ROOM)
        deck, (_, left, right) = self.zones[DECK], self.piles
        usual = right - 58 if self.strips else left + 206
        end = self.eased(usual, usual, right - 72)
        room, high = self.span(left + 58, 0, end, 0), self.eased(0.5, 0.5, 0.85)
        return Rect(room.x, deck.y + deck.h * self.eased(0.5, 0.5, 0.42), room.w, deck.h * high)

    def door_slot(self, place: int, copy: int, seat: Seat = 0) -> Rect:
        slot, y = self.slot_at((82, 1476)[seat], 177, place, copy), self.at(0, 177)[1]
        # Its upper edge is that of the piles.
        return slot if self.letters > 1 else replace(slot, y=self.pile(0).y + slot.centre[1] - y)

    def world(self, seat: Seat) -> Rect:
        whole = super().world(seat)
        half = whole.w / 2
        return replace(whole, x=whole.x + seat * half, w=half)

    def panorama(self, seat: Seat) -> Rect:
        world = self.world(seat)
        return self.panorama_about((world.centre[0], self.at(0, 20)[1]), 0, PANORAMA_BESIDE)

    def plaque(self, seat: Seat) -> Rect:
        left = (30, self.eased(1424, 1426))[seat]
        plaque = self.span(left, 270, left + 450, self.row_ys[0] - 4)
        if self.letters > 1:
            return plaque
        # It ends with the last of the Doors above it, and not beyond a row below it.
        last = self.door_slot(len(Colour) - 1 + self.mixed, 0, seat)
        wide, low = min(last.right, self.at(1890, 0)[0]) - plaque.x, plaque.bottom
        return replace(plaque, y=last.bottom, w=wide, h=low - last.bottom)

    def hand_handle(self, seat: Seat, count: int = FULL) -> Rect:
        """Returns the handle beside the hand, before the shared cards."""
        handle, hand = super().hand_handle(seat), self.zones[owned(HAND, seat)]
        shared = self.zones[SHARED]
        left, right = (hand.right, shared.x) if seat == 0 else (shared.right, hand.x)
        if self.strain:
            width = min(handle.w, right - left - 2 * self.px(6))
            top, tall = self.cover_at(seat).bottom + self.px(10), self.text(HANDLE) * 2.6
            return Rect((left + right - width) / 2, top, width, tall)
        first, last = self.hand_edges(seat, min(count, PERSONAL))
        left, right = (shared.right, first) if seat else (last, shared.x)
        near = self.px(FROM_HAND)
        wide = min(handle.w, right - left - 2 * near)
        return Rect((left + right - wide) / 2, hand.centre[1] - handle.h / 2, wide, handle.h)

    def cover_at(self, seat: Seat) -> Rect:
        """Returns the room between the hand and the shared cards, over the handle of the hand."""
        hand, shared = self.zones[owned(HAND, seat)], self.zones[SHARED]
        left, right = (hand.right, shared.x) if seat == 0 else (shared.right, hand.x)
        own, line = self.px(12), self.px(44)  # there is a star on the line
        left, right = (left + own, right - line) if seat == 0 else (left + line, right - own)
        return Rect(left, shared.y, right - left, self.target)

    @cached_property
    def prompt(self) -> Rect:
        left = self.eased(300, 300, 60)
        return self.bar(left, self.eased(699, 697, 700), 1620, self.eased(72, 122, 158))

    @cached_property
    def captions(self) -> tuple[tuple[str, Point, float], ...]:
        px = self.text(16)  # below the light round a hand, but still in the window
        edge = 0.55 if self.letters == 1 else 0.65  # narrow letters need more height
        y = min(self.zones[SHARED].bottom + px * 1.05, self.size[1] - px * edge)
        return tuple(
            (name, (rect.centre[0], y), rect.w * 1.2)
            for name, rect in self.zones.items()
            if name.partition(":")[0] in (HAND, SHARED)
        )


@dataclass(frozen=True)
class Facing(Pair):
    """The lower seat has tray and hand below; the other its tray above and its hand at the side."""

    def hand_handle(self, seat: Seat, count: int = FULL) -> Rect:
        """Returns the room before the hand: after it lie the shared cards."""
        handle, width = super().hand_handle(seat, count), self.px(236)
        if self.letters == 1:
            hand = self.zones[owned(HAND, seat)]
            x = self.hand_edges(seat, min(count, PERSONAL))[0] - self.px(FROM_HAND) - width
            return Rect(x, hand.centre[1] - handle.h / 2, width, handle.h)
        left = self.hand_place(seat, 0, count, True)[0] - self.card_width(seat) / 2
        y = min(self.at(0, 1014)[1], self.size[1] - handle.h - 4)
        return Rect(left - self.px(20) - width, y, width, handle.h)

    @property
    def known_towards(self) -> Point:
        return 0.0, -1.0

    @cached_property
    def row_width(self) -> float:
        return self.card_px(ACROSS_ROW)

    @cached_property
    def row_edge(self) -> float:
        """About the distance that the cards have from the upper and lower edge of a tray, too."""
        if self.letters > 1:
            return super().row_edge
        top, bottom = self.tray_ys(0)
        high = self.span(0, top, 0, bottom).h - self.row_foot - self.row_width * CARD_RATIO
        least, most = map(self.px, ENDS)
        return min(most, max(least, high / 2))

    @cached_property
    def pill_height(self) -> float:
        return self.text(RUN) * LOW_PILL if self.letters == 1 else super().pill_height

    @cached_property
    def row_foot(self) -> float:
        """The lit frame takes more of the air over the cards than of that under the pill, which is
        less by their distance."""
        return self.pill_height if self.letters == 1 else super().row_foot

    @cached_property
    def pill_below(self) -> float:
        if self.letters > 1:
            return super().pill_below
        return self.pill_height / 2 + self.px(PILL_APART)

    @property
    def slot_width(self) -> float:
        return ACROSS_DOOR if self.letters == 1 else SLOT

    @cached_property
    def stack_width(self) -> float:
        """Width of a card in the hand at the side."""
        return self.card_px(126)

    @cached_property
    def furnished(self) -> Mapping[str, Rect]:
        below, above = self.lower, 1 - self.lower
        wide, low = self.eased(160, 148, 142), self.hand_level
        hand = self.card(self.eased(764, 764, 744), low, wide)
        shared = self.card(self.eased(1228, 1228, 1208), low, wide)
        tall, wide = self.hand_width * CARD_RATIO, self.stack_width
        side = self.card(COLUMN, self.eased(610, 630, 680), 126)
        side = Rect.around(side.centre, wide, wide * CARD_RATIO * STACKED)
        pile = self.eased(132, 138)
        discard, deck = self.card(147, 206, pile), self.card(147, 662, pile)
        limbo = self.card(COLUMN, 200, 122)
        if (frame := self.aside_frame) is not None:
            # Both columns begin where the trays do, and end on one line.
            discard = replace(discard, y=self.at(0, self.tray_ys(above)[0])[1])
            limbo = replace(discard, x=self.at(COLUMN, 0)[0] - discard.w / 2)
            deck = replace(deck, y=deck.y + self.talk_at.centre[1] - self.number_below(deck))
            side = replace(side, y=frame.y + self.aside_head)
        (top, bottom), (upper, lowest) = self.tray_ys(above), self.tray_ys(below)
        left, right = 285 + self.everybodys, 1147
        # Lines lie before the row of the waiting player, where nothing is played.
        behind = left + self.for_lines
        return {
            DISCARD: discard,
            DECK: deck,
            LIMBO: limbo,
            REVEALED: self.met,
            owned(ROW, above): self.span(behind, top, right - self.own(above), bottom),
            owned(DOORS, above): self.span(1149, top, 1635, bottom),
            owned(ROW, below): self.span(left, upper, right - self.own(below), lowest),
            owned(DOORS, below): self.span(1149, upper, 1635, lowest),
            owned(HAND, above): side,
            owned(HAND, below): Rect.around(hand.centre, self.hand_width * 3.1, tall),
            SHARED: Rect.around(shared.centre, self.hand_width * 2.2, self.shared_height),
        }

    @cached_property
    def hand_level(self) -> float:
        """Middle of the hand below and of the shared cards, in design pixels, where the tray of
        these keeps clear of the foot of the window."""
        tray = self.down(self.shared_height)
        return self.eased(min(940, DESIGN[1] - FROM_FOOT - tray / 2), 930, 944)

    @cached_property
    def shared_height(self) -> float:
        """Height of the tray of the shared cards."""
        return self.px(self.eased(160, 148, 142)) * CARD_RATIO + self.px(20)

    def down(self, pixels: float) -> float:
        """Returns a height in pixels as one of the design."""
        return pixels * DESIGN[1] / self._frame[3]

    @cached_property
    def staged_room(self) -> Rect:
        """Room for a card that takes the light and the choices about it: the middle of the tray
        across and of the lines before it."""
        seat = 1 - self.lower
        top, bottom = self.tray_ys(seat)
        middle = self.at((285 + self.everybodys + 1635) / 2, 0)[0]
        doors = [self.door_slot(place, 0, seat) for place in range(1, len(Colour) + self.mixed)]
        ends = [door.x - self.px(FROM_DOOR) for door in doors]
        end = min(ends, key=lambda end: abs(end - middle - self.px(AMONG_DOORS)))
        room = self.span(0, top, 0, bottom)
        return replace(room, x=2 * middle - end, w=2 * (end - middle))

    @cached_property
    def line_room(self) -> Rect:
        top, bottom = self.tray_ys(1 - self.lower)
        left = 285 + self.everybodys
        return self.span(left, top, left + self.for_lines - BESIDE_LINE, bottom)

    @cached_property
    def for_lines(self) -> float:
        room = 1147 - 285 - self.everybodys - self.own(1 - self.lower)
        if self.gathered:
            before = self.staged_room.x - self.at(285 + self.everybodys, 0)[0]
            return min(super().for_lines, before / self.scale - FROM_CHOICES + BESIDE_LINE)
        least = ROW_CROWDED if self.full else self.eased(BESIDE_ROW, BESIDE_ROW, 330)
        return min(super().for_lines, room - least)

    def own(self, seat: Seat) -> float:
        return min(super().own(seat), OWN_CROWDED) if self.full else super().own(seat)

    @cached_property
    def everybodys(self) -> float:
        shared = HUNG_CROWDED if self.full else super().everybodys
        return shared + (BOOK if self.strips else 0)

    @cached_property
    def spare(self) -> Mapping[str, Rect]:
        spare = super().spare
        if not self.full:
            return spare
        # Other zones lie under what hangs, in one column.
        column = self.under_rail(self.room(None))
        lying = [name for name in self.others_of(None) if name not in self.hung]
        return {**spare, **shared_out(column, [*self.hung, *lying], self.px(2 * RAIL))}

    @cached_property
    def book(self) -> OpenBook:
        """The open book: before both trays."""
        top, lowest = self.tray_ys(1 - self.lower)[0], self.tray_ys(self.lower)[1]
        room = self.span(285, top, 285 + BOOK - 12, lowest)
        return tall_book(room, self.px(44), self.px(1))

    @cached_property
    def arc_left(self) -> float:
        return self.book.whole.right if self.strips else super().arc_left

    def room(self, seat: Seat | None) -> Rect:
        if seat is None:
            top, lowest = self.tray_ys(1 - self.lower)[0], self.tray_ys(self.lower)[1]
            left = 285 + (BOOK if self.strips else 0)
            return self.span(left, top, 285 + self.everybodys - 12, lowest)
        top, bottom = self.tray_ys(seat)
        return self.span(1147 - self.own(seat) + 10, top + 14, 1137, bottom - 14)

    def tray_ys(self, seat: Seat) -> tuple[float, float]:
        """Returns the upper and lower edge of a tray in design pixels."""
        top, tall = self.eased(TRAYS_FROM, 80), self.tray_height
        if seat == self.lower:
            top += tall + self.eased(TRAYS_APART, 8)
        return top, top + tall

    @cached_property
    def tray_height(self) -> float:
        """Height of a tray in design pixels: in a small window, whose cards are no smaller, more of
        it."""
        cards = self.row_width * CARD_RATIO + self.row_foot + 2 * LEAST_PAD
        usual = max(TRAY_HEIGHT, self.down(cards))
        return self.eased(usual, 279)

    def tray(self, seat: Seat) -> Rect:
        row, doors = self.zones[owned(ROW, seat)], self.zones[owned(DOORS, seat)]
        return Rect(row.x, row.y, doors.right - row.x, row.h)

    def door_slot(self, place: int, copy: int, seat: Seat = 0) -> Rect:
        top, bottom = self.tray_ys(seat)
        slot, room = self.slot_at(1201, top, place, copy), self.span(0, top, 1635, bottom)
        row = self.row_width * CARD_RATIO
        foot = min(self.row_foot, room.h - row - self.px(4))
        y = slot.centre[1] + (room.h - foot - row) / 2
        if self.letters > 1:
            # Its upper edge is that of the cards in the row.
            return replace(slot, y=y)
        # Its lower edge is that, and the last one lies at the end of the tray.
        last = self.slot_at(1201, top, len(Colour) - 1 + self.mixed, 0)
        x = slot.x + room.right - self.row_edge - last.right
        return replace(slot, x=x, y=y + row - slot.h)

    def world(self, seat: Seat) -> Rect:
        whole, upper = super().world(seat), self.tray(1 - self.lower).bottom
        middle = (upper + self.tray(self.lower).y) / 2
        if seat != self.lower:
            return replace(whole, h=middle - whole.y)
        return replace(whole, y=middle, h=whole.bottom - middle)

    def panorama(self, seat: Seat) -> Rect:
        tray = self.tray(seat)
        middle = self.at(DESIGN[0] / 2, 0)[0], tray.y + tray.h * FAR
        return self.panorama_about(middle, HORIZON, PANORAMA_FACING)

    def plaque(self, seat: Seat) -> Rect:
        top = self.tray_ys(seat)[0]
        if self.letters > 1:
            return self.span(1149, top + self.eased(178, 170), 1619, top + 270)
        slots = self._slots(seat)
        room = self.span(0, top, 0, 0)
        return replace(slots, y=room.y + FROM_DOORS, h=slots.y - room.y - 2 * FROM_DOORS)

    def _slots(self, seat: Seat) -> Rect:
        """Returns the rectangle of the first slots of all places."""
        first = self.door_slot(0, 0, seat)
        last = self.door_slot(len(Colour) - 1 + self.mixed, 0, seat)
        return replace(first, w=last.right - first.x)

    def stacked(self, seat: Seat) -> bool:
        return seat != self.lower

    def card_width(self, seat: Seat) -> float:
        return self.stack_width if self.stacked(seat) else self.hand_width

    @cached_property
    def captions(self) -> tuple[tuple[str, Point, float], ...]:
        """The name of each hand stands above its cards. Large letters leave no room there: names of
        what lies below stand beside it then, in two lines."""
        below, above = owned(HAND, self.lower), owned(HAND, 1 - self.lower)
        hand, shared, side = self.zones[below], self.zones[SHARED], self.zones[above]
        right = self.at(1640, 0)[0]
        if self.letters == 1:
            y = (self.prompt.bottom + shared.y) / 2
            own, common = (hand.centre[0], y), (shared.centre[0], y)
            rooms = hand.w, shared.w
        else:
            left, near = self.at(202, 0)[0], hand.x - self.px(18)
            # Two lines end over the handle of the hand.
            y = min(hand.centre[1], self.hand_handle(self.lower).y - 1.2 * self.text(16))
            own, common = ((left + near) / 2, y), ((shared.right + right) / 2, y)
            rooms = near - left, right - shared.right
        middle, high = side.centre[0], side.y - self.text(16)
        if self.strain:
            middle = (right + self.size[0]) / 2
        aside = 2 * min(middle - right, self.size[0] - middle) - self.px(self.eased(20, 20, 10))
        if self.aside_frame is not None:
            aside = self.aside_frame.w - 2 * self.px(ASIDE_PAD)
        return (
            (below, own, rooms[0]),
            (SHARED, common, rooms[1]),
            (above, (middle, high), aside),
        )

    @cached_property
    def aside_frame(self) -> Rect | None:
        """The frame about the hand at the side, its name over it and how much the two may say under
        it; it begins where the lower tray does. None with large letters, whose name is wider."""
        if self.letters > 1:
            return None
        (x, y), wide = self.at(COLUMN, self.tray_ys(self.lower)[0]), self.px(ASIDE_WIDE)
        cards = self.stack_width * CARD_RATIO * STACKED
        tall = self.aside_head + cards + self.talk_height + self.px(ASIDE_PAD + ASIDE_PAD / 2)
        return Rect(x - wide / 2, y, wide, tall)

    @cached_property
    def aside_head(self) -> float:
        """Height of the name in the frame about the hand at the side."""
        return 1.7 * self.text(16) + self.px(ASIDE_PAD / 2)

    @cached_property
    def talk_height(self) -> float:
        return self.text(16) * self.eased(1.9, 1.3)

    @cached_property
    def talk_at(self) -> Rect:
        """The room under the hand at the side."""
        if (frame := self.aside_frame) is not None:
            low = frame.bottom - self.px(ASIDE_PAD / 2) - self.talk_height
            return replace(frame.grown(-self.px(ASIDE_PAD / 2)), y=low, h=self.talk_height)
        left, right = self.eased(1676, 1676, 1656), self.eased(1878, 1908, 1918)
        side, room = self.zones[owned(HAND, 1 - self.lower)], self.span(left, 0, right, 0)
        return Rect(room.x, side.bottom + self.px(self.eased(14, 4)), room.w, self.talk_height)

    @cached_property
    def note_at(self) -> Rect:
        return self.note_above if self.strain else super().note_at

    @cached_property
    def heard_at(self) -> Rect:
        """The room between `talk_at` and the button that covers."""
        top = (self.aside_frame or self.talk_at).bottom + self.px(5)
        return replace(self.talk_at, y=top, h=self.cover_at(self.lower).y - self.px(5) - top)

    @cached_property
    def met(self) -> Rect:
        return self.met_below(self.at(0, 86)[1])

    def cover_at(self, seat: Seat) -> Rect:
        width = max(120.0, self.px(self.eased(200, 236)))
        x, y = self.at(COLUMN, 1032)
        x = min(x, self.size[0] - width / 2 - self.px(16))
        return Rect.around((x, y), width, self.target)

    @cached_property
    def prompt(self) -> Rect:
        foot, tall = self.tray_ys(self.lower)[1], self.eased(72, 126, 158)
        bar = self.bar(285, foot, 1635, tall)
        shared = self.at(0, self.hand_level)[1] - self.shared_height / 2
        free = shared - bar.centre[1] - bar.h - self.text(16)
        usual = foot + self.down(ABOVE_BAR * free + bar.h / 2)
        return self.bar(285, self.eased(usual, 718, 728), 1635, tall)

    @cached_property
    def band(self) -> Rect:
        return self.span(
            self.eased(252, 252, 268),
            self.eased(784, 794),
            self.eased(1668, 1668, 1652),
            self.eased(1000, 1008),
        )
