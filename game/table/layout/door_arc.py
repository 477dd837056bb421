"""Where all Doors stand at the end of a game: in an arc about what is told of it."""

from __future__ import annotations

import math

from game.rules.card import Colour
from game.rules.state import DOORS
from game.table.layout.measures import Measures, Point
from game.table.layout.poses import Layout, Pose, Sprite

MIDDLE, REACH = (960, 680), (806, 536)
"""Of the arc, by the design: half its width and its height."""
FIRST, LAST = 172.0, 8.0
"""Degrees, from the right upwards: where its first and its last Door stand."""
WIDTH, APART = 114, 0.47
"""Of a Door, by the design; and of many, by their part of the arc."""
LEAN = 0.09
"""How far a Door leans outwards, by its degrees from the top."""
FINE = 64
"""In so many pieces the arc is measured."""
HEADING: Point = (960, 362)
"""The middle of the heading under its crown, by the design."""


def door_arc(places: Measures, count: int) -> list[Pose]:
    """The poses of so many Doors, from the left to the right, all equally far apart."""
    ways = [0.0]
    for step in range(FINE):
        ways.append(ways[-1] + math.dist(on_arc(step / FINE), on_arc((step + 1) / FINE)))
    width = places.px(min(WIDTH, APART * ways[-1] / max(1, count)))
    poses = []
    for number in range(count):
        way = ways[-1] * (number / (count - 1) if count > 1 else 0.5)
        step = max(n for n in range(FINE) if ways[n] <= way)
        part = (step + (way - ways[step]) / (ways[step + 1] - ways[step])) / FINE
        turn = FIRST + (LAST - FIRST) * part
        poses.append(Pose(*places.at(*on_arc(part)), width, (turn - 90) * LEAN, z=number))
    return poses


def on_arc(part: float) -> Point:
    """A point of the arc by the design, from its left end (0) to its right one (1)."""
    turn = math.radians(FIRST + (LAST - FIRST) * part)
    return MIDDLE[0] + REACH[0] * math.cos(turn), MIDDLE[1] - REACH[1] * math.sin(turn)


def doors_in_order(layout: Layout) -> list[Sprite]:
    """All gained Doors: seat by seat, and of each seat place by place."""
    doors = [sprite for sprite in layout.sprites.values() if sprite.zone == DOORS]
    return sorted(doors, key=lambda door: (door.owner or 0, place_of(door), door.key))


def place_of(door: Sprite) -> int:
    """The number of the place of a Door; those of several places or of none come last."""
    own = [n for n, colour in enumerate(Colour) if door.card and door.card.colours == {colour}]
    return own[0] if own else len(Colour)
