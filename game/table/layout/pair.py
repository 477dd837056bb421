"""What both tables for two have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from game.rules.state import Seat
from game.table.layout.measures import CARD_RATIO, LEAST_DOOR, Rect, shared_out
from game.table.layout.places import FOR_LINES, RIBBONS, SLOT, Places

BEHIND, LOOKING_OUT = 12, 16
"""How far a second Door of one place looks out from behind the first, by the design, and how far
to the right all that are behind it do together."""
OWN, SHARED_OUT, STRIP = 180, 130, 0.62
"""How much a row gives away, by the design, for zones that have no place of their own: those of its
seat, and those that are everybody's; and the part of the latter for strips."""


@dataclass(frozen=True)
class Pair(Places, ABC):
    """What both tables for two have in common."""

    @abstractmethod
    def plaque(self, seat: Seat) -> Rect:
        """Where a seat's name, its part in this turn and the number of its Doors are written."""

    @abstractmethod
    def cover_at(self, seat: Seat) -> Rect:
        """The button that lays the cloth on a seat's hand."""

    @property
    @abstractmethod
    def talk_at(self) -> Rect:
        """Where one reads how much the two tell each other: no card comes there."""

    @cached_property
    def row_width(self) -> float:
        return self.card_px(self.eased(146, 136))

    def slots_of(self, place: int) -> int:
        return min(1, super().slots_of(place))

    def slot_at(self, x: float, y: float, place: int, copy: int) -> Rect:
        """A slot for a Door; those of the first place are about this point of the design."""
        w = self.card_px(SLOT, LEAST_DOOR)
        centre = self.at(x + (90 if self.mixed else 120) * place, y)
        behind = max(1, self.doors[place] - 1) if place < len(self.doors) else 1
        right, up = self.px(min(BEHIND, LOOKING_OUT / behind)), self.px(BEHIND / behind)
        return Rect.around((centre[0] + copy * right, centre[1] - copy * up), w, w * CARD_RATIO)

    def others_of(self, seat: Seat | None) -> list[str]:
        """The zones without a place that are this seat's, or everybody's."""
        owner = "" if seat is None else str(seat)
        return [name for name in self.bundled if name.partition(":")[2] == owner]

    @cached_property
    def own(self) -> float:
        """What each row gives away for its seat's zones."""
        return OWN if self.others_of(0) else 0

    @cached_property
    def for_lines(self) -> float:
        return FOR_LINES - self.own if self.lines else 0

    @cached_property
    def everybodys(self) -> float:
        """What is given away for zones that are everybody's."""
        return SHARED_OUT if self.others_of(None) or self.strips else 0

    @cached_property
    def strip(self) -> Rect:
        """The upper part of what is everybody's."""
        room = self.room(None)
        return replace(room, h=room.h * STRIP)

    @cached_property
    def ribbons(self) -> Rect:
        """Under it, but for what the zones take that have no place of their own."""
        room = self.room(None)
        top = room.y + room.h * STRIP + self.px(8)
        part = RIBBONS if self.others_of(None) else 1.0
        return Rect(room.x, top, room.w, (room.bottom - top) * part)

    @cached_property
    def spare(self) -> Mapping[str, Rect]:
        whole = self.room(None)
        if self.strips:
            above = self.ribbons if whole.contains(self.ribbons.centre) else self.strip
            top = above.bottom + self.px(8)
            whole = replace(whole, y=top, h=whole.bottom - top)
        rooms = (
            shared_out(room, self.others_of(seat), self.px(10))
            for seat, room in ((None, whole), (0, self.room(0)), (1, self.room(1)))
        )
        return {name: rect for room in rooms for name, rect in room.items()}

    @abstractmethod
    def room(self, seat: Seat | None) -> Rect:
        """Where this seat's zones are that have no place of their own, or everybody's."""
