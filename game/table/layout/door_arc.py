"""Where all Doors stand at the end of a game: in an arc about what is told of it."""

from __future__ import annotations

import math

from game.rules.card import Colour
from game.rules.state import DOORS
from game.table.layout.measures import Measures, Point
from game.table.layout.poses import Layout, Pose, Sprite

MIDDLE, REACH = (960, 692), (800, 540)
"""Of the arc, by the design: half its width and its height."""
FIRST, LAST = 174.0, 6.0
"""Degrees, from the right upwards: where its first and its last Door stand."""
WIDTH, APART = 122, 0.62
"""Of a Door, by the design; and of many, by their part of the arc."""
LEAN = 0.10
"""How far a Door leans outwards, by its degrees from the top."""
HEADING: Point = (960, 362)
"""The middle of the heading under its crown, by the design."""


def door_arc(places: Measures, count: int) -> list[Pose]:
    """The poses of so many Doors, from the left to the right."""
    width = places.px(min(WIDTH, APART * math.pi * sum(REACH) / 2 / max(1, count)))
    poses = []
    for number in range(count):
        part = number / (count - 1) if count > 1 else 0.5
        turn = FIRST + (LAST - FIRST) * part
        across, up = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        at = places.at(MIDDLE[0] + REACH[0] * across, MIDDLE[1] - REACH[1] * up)
        poses.append(Pose(*at, width, (turn - 90) * LEAN, z=number))
    return poses


def doors_in_order(layout: Layout) -> list[Sprite]:
    """All gained Doors: seat by seat, and of each seat place by place."""
    doors = [sprite for sprite in layout.sprites.values() if sprite.zone == DOORS]
    return sorted(doors, key=lambda door: (door.owner or 0, place_of(door), door.key))


def place_of(door: Sprite) -> int:
    """The number of the place of a Door; those of several places or of none come last."""
    own = [n for n, colour in enumerate(Colour) if door.card and door.card.colours == {colour}]
    return own[0] if own else len(Colour)
