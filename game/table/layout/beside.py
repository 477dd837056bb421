"""A table for two: each has a side, left and right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

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
from game.table.layout.measures import CARD_RATIO, Point, Rect
from game.table.layout.pair import OWN, SHARED_OUT, STRIP, Pair
from game.table.layout.places import BESIDE_LINE, COUNT, COUNT_TALL, FOR_LINES, FULL, OPENING_AT

DRAFTED = 190
"""How much lines take while hands are drafted, by the design."""
PANORAMA, MIDDLES = 0.45, (487.5, 1432.5)
"""How large the panorama of each is, by that of the table for one; and where their middles are, by
the design."""


@dataclass(frozen=True)
class Beside(Pair):
    """The first seat's things on the left, the second's on the right. While hands are drafted,
    the cards to choose from lie between them."""

    @cached_property
    def hand_width(self) -> float:
        return self.card_px(self.eased(160, 148))

    @cached_property
    def furnished(self) -> Mapping[str, Rect]:
        shared = self.card(960, 904, self.eased(160, 148))
        tall = self.hand_width * CARD_RATIO
        y, pile = self.eased(194, 178), self.eased(114, 106)
        limbo, deck, discard = self.piles
        low, aside = self.eased(640, 628), self.everybodys + self.for_lines
        sides = {MARKET: self.span(190, 348, 1730 - aside, low)} if self.drafting else {}
        for seat in range(2):
            hand = self.card((330, 1590)[seat], 904, self.eased(160, 148))
            doors = (50, 1420)[seat]
            row, end = ((30, 945 - aside / 2), (975 + aside / 2, 1890))[seat]
            sides[owned(DOORS, seat)] = self.span(doors, 84, doors + 490, 270)
            sides[owned(HAND, seat)] = Rect.around(hand.centre, self.hand_width * 3.1, tall)
            if not self.drafting:
                sides[owned(ROW, seat)] = self.span(row, 348, end - self.own, low)
        return {
            LIMBO: self.card(limbo, y, pile),
            DECK: self.card(deck, y, pile),
            DISCARD: self.card(discard, y, pile),
            REVEALED: self.met,
            **sides,
            SHARED: Rect.around(shared.centre, self.hand_width * 2.3, shared.h + self.px(20)),
        }

    @cached_property
    def piles(self) -> tuple[float, float, float]:
        """The middles of Limbo, deck and discard pile: nearer together where ribbons hang."""
        return (620, 920, 1190) if self.strips else (620, 960, 1240)

    @cached_property
    def for_lines(self) -> float:
        """While hands are drafted nothing lies there yet."""
        taken = FOR_LINES - self.own if self.lines else 0
        return min(DRAFTED, taken) if self.drafting else taken

    @cached_property
    def line_room(self) -> Rect:
        low, others = self.eased(640, 628), self.everybodys
        if self.drafting:
            end = 1730 - others
            return self.span(end - self.for_lines + BESIDE_LINE, 348, end, low)
        aside = (others + self.for_lines) / 2
        return self.span(953 - aside, 348, 967 + aside - others, low)

    def room(self, seat: Seat | None) -> Rect:
        low = self.eased(640, 628)
        if self.drafting:
            strips = {None: (1730 - SHARED_OUT + 12, 1730), 0: (24, 180), 1: (1742, 1896)}
            return self.span(strips[seat][0], 348, strips[seat][1], low)
        aside = (self.everybodys + self.for_lines) / 2
        if seat is None:
            # After the lines, if there are any.
            left = 953 - aside + (self.for_lines + 14 + BESIDE_LINE if self.lines else 0)
            return self.span(left, 348, 967 + aside, low)
        end = (945 - aside, 1890)[seat]
        return self.span(end - OWN + 8, 348, end - 4, low)

    @cached_property
    def strip(self) -> Rect:
        """All of what is everybody's."""
        room = self.room(None)
        return replace(room, h=room.h * STRIP) if self.others_of(None) else room

    @cached_property
    def ribbons(self) -> Rect:
        """Between the discard pile and the Doors of the second seat, above the name of the pile."""
        return self.span(self.piles[2] + 66, 92, 1412, 302)

    @cached_property
    def note_at(self) -> Rect:
        """Before the question mark at the end of the prompt."""
        return self.span(24, 650, 262, 744)

    @cached_property
    def heard_at(self) -> Rect:
        """Across from the note, beside the prompt."""
        return self.span(1630, 650, 1908, 744)

    def count_top(self, pile: Rect) -> float:
        """There is no room for it under the pile."""
        return pile.bottom - self.caption(COUNT) * COUNT_TALL / 2

    @cached_property
    def arc_top(self) -> float:
        return self.pile_name_at(self.furnished[DECK])[1] + self.caption(16) * 0.7

    @cached_property
    def arc_left(self) -> float:
        return self.at(24, 0)[0]

    @cached_property
    def nightmares_at(self) -> Point:
        deck = self.zones[DECK]
        return self.at(self.piles[1] + 138, 0)[0], deck.y + deck.h * 0.22

    @cached_property
    def talk_at(self) -> Rect:
        """Between the deck and the discard pile, under the number of Nightmares."""
        deck, room = self.zones[DECK], self.span(self.piles[1] + 58, 0, self.piles[1] + 206, 0)
        return Rect(room.x, deck.y + deck.h * 0.5, room.w, deck.h * 0.5)

    def door_slot(self, place: int, copy: int, seat: Seat = 0) -> Rect:
        return self.slot_at((110, 1480)[seat], 177, place, copy)

    def panorama(self, seat: Seat) -> Rect:
        middle = self.at(MIDDLES[seat], 0)[0], self.zones[owned(DOORS, seat)].centre[1]
        return self.panorama_about(middle, OPENING_AT, PANORAMA)

    def plaque(self, seat: Seat) -> Rect:
        left = (50, 1420)[seat]
        return self.span(left, 270, left + 450, 344)

    def hand_handle(self, seat: Seat, count: int = FULL) -> Rect:
        """Between the hand and the shared cards: there is no room outside of it."""
        handle, hand = super().hand_handle(seat), self.zones[owned(HAND, seat)]
        shared = self.zones[SHARED]
        left, right = (hand.right, shared.x) if seat == 0 else (shared.right, hand.x)
        width = min(handle.w, right - left - 2 * self.px(6))
        return Rect((left + right - width) / 2, handle.y, width, handle.h)

    def cover_at(self, seat: Seat) -> Rect:
        """Between the hand and the shared cards, over the handle of the whole hand."""
        hand, shared = self.zones[owned(HAND, seat)], self.zones[SHARED]
        left, right = (hand.right, shared.x) if seat == 0 else (shared.right, hand.x)
        own, line = self.px(20), self.px(36)
        left, right = (left + own, right - line) if seat == 0 else (left + line, right - own)
        return Rect(left, shared.y, right - left, self.target)

    @cached_property
    def prompt(self) -> Rect:
        return self.bar(300, self.eased(699, 697), 1620, self.eased(72, 122))

    @cached_property
    def captions(self) -> tuple[tuple[str, Point, float], ...]:
        px = self.caption(16)  # below the light round a hand, but still in the window
        y = min(self.zones[SHARED].bottom + px * 1.05, self.size[1] - px * 0.55)
        return tuple(
            (name, (rect.centre[0], y), rect.w * 1.2)
            for name, rect in self.zones.items()
            if name.partition(":")[0] in (HAND, SHARED)
        )
