"""Where the panorama of a side lies on the table, and which of its parts belong to which Doors."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.card import Colour
from game.rules.state import DOORS, Seat, owned
from game.table.layout.beside import Beside
from game.table.layout.facing import Facing
from game.table.layout.measures import Rect
from game.table.layout.places import Places
from game.table.layout.slots import PLACES_APART

WIDE, TALL = 2160, 580
"""Of the whole strip, by the design. Its middle is that of the table."""
DOORS_AT, MIDDLE = 143, 281
"""Heights in it, by the design: of the middle of the Doors, and of the opening."""
MIDST_OF_MANY = 1080
"""Where its middle is, by the design, where there are more Doors than two to a place: nearer to the
middle of these, as far as it still covers the table."""
FACING, BESIDE = 0.72, 0.45
"""How large it is where each of two players has one."""


def strip(places: Places, seat: Seat) -> Rect:
    """All of a side's panorama; it may reach beyond the window."""
    unit = (places.at(PLACES_APART, 0)[0] - places.at(0, 0)[0]) / PLACES_APART
    (x, y), height = places.at(MIDST_OF_MANY if places.crowded else 960, 173), DOORS_AT
    if isinstance(places, Facing):
        unit *= FACING
        (x, y), height = places.tray(seat).centre, MIDDLE
    elif isinstance(places, Beside):
        unit *= BESIDE
        x, height = places.at((487.5, 1432.5)[seat], 0)[0], MIDDLE
        y = places.zones[owned(DOORS, seat)].centre[1]
    return Rect(x - WIDE / 2 * unit, y - height * unit, WIDE * unit, TALL * unit)


def borders(place: int, parts: int) -> Sequence[float]:
    """Where the parts of a place begin, and where the last one ends, in widths of the strip: those
    of the first and of the last place reach to its ends."""
    width = PLACES_APART / WIDE
    first = 0.5 + (place - len(Colour) / 2) * width
    inner = [first + width * part / parts for part in range(1, parts)]
    left = 0.0 if place == 0 else first
    right = 1.0 if place == len(Colour) - 1 else first + width
    return (left, *inner, right)
