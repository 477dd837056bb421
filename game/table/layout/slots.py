"""Where the Doors of a table have their slots."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from game.rules.card import Colour
from game.rules.state import Seat
from game.table.layout.measures import CARD_RATIO, LEAST_DOOR, Measures, Rect

SLOT, SLOTS_APART, PLACES_APART = 104, 210, 372
"""Of the slots for Doors, by the design: their width, from one to the next, and from the slots of
one place to those of the next while each has two. Between the two stands their place."""


@dataclass(frozen=True)
class DoorSlots(Measures):
    """The slots of a table of this size. `doors` is how many Doors each place has, then those of no
    single place."""

    doors: tuple[int, ...] = field(default=(), kw_only=True)

    def slots_of(self, place: int) -> int:
        """How many slots for Doors a place has side by side; after the places of all colours come
        the Doors of no single one."""
        return self.doors[place] if place < len(self.doors) else 0

    @cached_property
    def crowded(self) -> bool:
        """Whether there are more Doors than two to a place."""
        return any(self.slots_of(place) > 2 for place in range(len(Colour))) or self.mixed

    @cached_property
    def mixed(self) -> bool:
        """Whether there are Doors of no single place."""
        return self.slots_of(len(Colour)) > 0

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
