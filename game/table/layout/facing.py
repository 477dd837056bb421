"""A table for two: one faces the other's side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar

from game.rules.state import (
    DECK,
    DISCARD,
    DOORS,
    HAND,
    LIMBO,
    REVEALED,
    ROW,
    SHARED,
    Seat,
    owned,
)
from game.table.layout.measures import CARD_RATIO, Point, Rect
from game.table.layout.pair import OWN, SHARED_OUT, Pair
from game.table.layout.places import BESIDE_LINE, OPENING_AT

PANORAMA = 0.72
"""How large the panorama of each is, by that of the table for one."""


@dataclass(frozen=True)
class Facing(Pair):
    """The lower seat's tray and hand below, the other's above and its hand at the side."""

    known_towards: ClassVar[Point] = (0.0, -1.0)

    @cached_property
    def hand_width(self) -> float:
        return self.card_px(self.eased(160, 148))

    @cached_property
    def stack_width(self) -> float:
        """Of a card in the hand at the side."""
        return self.card_px(126)

    @cached_property
    def furnished(self) -> Mapping[str, Rect]:
        below, above = self.lower, 1 - self.lower
        hand = self.card(704, 930, self.eased(160, 148))
        side = self.card(1790, self.eased(610, 630), 126)
        shared = self.card(1208, 930, self.eased(160, 148))
        tall, wide = self.hand_width * CARD_RATIO, self.stack_width
        (top, bottom), (low, lowest) = self.tray_ys(above), self.tray_ys(below)
        left, right = 300 + self.everybodys, 1162 - self.own
        # Lines are before the row of whoever waits: nothing is played there.
        behind = max(left, 300 + self.for_lines)
        return {
            DISCARD: self.card(147, 206, 138),
            DECK: self.card(147, 662, 138),
            LIMBO: self.card(1790, 200, 122),
            REVEALED: self.met,
            owned(ROW, above): self.span(behind, top, right, bottom),
            owned(DOORS, above): self.span(1164, top, 1650, bottom),
            owned(ROW, below): self.span(left, low, right, lowest),
            owned(DOORS, below): self.span(1164, low, 1650, lowest),
            owned(HAND, above): Rect.around(side.centre, wide, wide * CARD_RATIO * 1.6),
            owned(HAND, below): Rect.around(hand.centre, self.hand_width * 3.1, tall),
            SHARED: Rect.around(shared.centre, self.hand_width * 2.3, hand.h + self.px(20)),
        }

    @cached_property
    def line_room(self) -> Rect:
        top, bottom = self.tray_ys(1 - self.lower)
        left, right = 300 + self.everybodys, 300 + self.for_lines - BESIDE_LINE
        return self.span(left, top, right, bottom)

    def room(self, seat: Seat | None) -> Rect:
        if seat is None:
            top, lowest = self.tray_ys(1 - self.lower)[0], self.tray_ys(self.lower)[1]
            return self.span(300, top, 300 + SHARED_OUT - 12, lowest)
        top, bottom = self.tray_ys(seat)
        return self.span(1162 - OWN + 10, top + 14, 1152, bottom - 14)

    def tray_ys(self, seat: Seat) -> tuple[float, float]:
        """Upper and lower edge of a tray, by the design."""
        if seat == self.lower:
            return self.eased(394, 367), self.eased(680, 646)
        return self.eased(82, 80), self.eased(368, 359)

    def tray(self, seat: Seat) -> Rect:
        row, doors = self.zones[owned(ROW, seat)], self.zones[owned(DOORS, seat)]
        return Rect(row.x, row.y, doors.right - row.x, row.h)

    def door_slot(self, place: int, copy: int, seat: Seat = 0) -> Rect:
        return self.slot_at(1216, self.tray_ys(seat)[0] + self.eased(93, 87), place, copy)

    def panorama(self, seat: Seat) -> Rect:
        return self.panorama_about(self.tray(seat).centre, OPENING_AT, PANORAMA)

    def plaque(self, seat: Seat) -> Rect:
        top = self.tray_ys(seat)[0] + self.eased(180, 170)
        return self.span(1164, top, 1640, top + 100)

    def stacked(self, seat: Seat) -> bool:
        return seat != self.lower

    def card_width(self, seat: Seat) -> float:
        return self.stack_width if self.stacked(seat) else self.hand_width

    @cached_property
    def captions(self) -> tuple[tuple[str, Point, float], ...]:
        below, above = owned(HAND, self.lower), owned(HAND, 1 - self.lower)
        hand, shared, side = self.zones[below], self.zones[SHARED], self.zones[above]
        left, right = self.at(190, 0)[0], self.at(1650, 0)[0]
        near = hand.x - self.px(18)  # there begins the light round the hand
        middle, high = side.centre[0], side.y - self.caption(16)
        aside = min(middle - right, self.size[0] - middle)
        return (
            (below, ((left + near) / 2, hand.centre[1]), near - left - self.px(12)),
            (SHARED, ((shared.right + right) / 2, hand.centre[1]), right - shared.right),
            (above, (middle, high), 2 * aside - self.px(20)),
        )

    @cached_property
    def talk_at(self) -> Rect:
        """Under the hand at the side."""
        side, room = self.zones[owned(HAND, 1 - self.lower)], self.span(1676, 0, 1908, 0)
        return Rect(room.x, side.bottom + self.px(4), room.w, self.caption(16) * 1.3)

    @cached_property
    def heard_at(self) -> Rect:
        """Between that and the button that covers."""
        top = self.talk_at.bottom + self.px(5)
        return replace(self.talk_at, y=top, h=self.cover_at(self.lower).y - self.px(5) - top)

    @cached_property
    def lowered_y(self) -> float:
        return self.band.bottom + self.px(4) + self.hand_width * CARD_RATIO / 2

    def cover_at(self, seat: Seat) -> Rect:
        width = max(120.0, self.px(self.eased(200, 236)))
        x, y = self.at(1790, 1032)
        x = min(x, self.size[0] - width / 2 - self.px(16))
        return Rect.around((x, y), width, self.target)

    @cached_property
    def prompt(self) -> Rect:
        return self.bar(300, self.eased(731, 718), 1650, self.eased(72, 126))

    @cached_property
    def band(self) -> Rect:
        return self.span(252, self.eased(784, 794), 1668, self.eased(1000, 1008))
