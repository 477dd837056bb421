"""Victory: the Doors leave the table and fly to the places that they open, in the picture of the
dawn. Defeat: nothing stirs any more, and they lie in an arc about the text of the result."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from game.rules.card import Colour
from game.rules.event import Event, GameLost, GameWon
from game.rules.state import DOORS, ROW
from game.table.layout.measures import CARD_RATIO, DESIGN, Measures, Point, Size
from game.table.layout.places import place_of
from game.table.layout.poses import Layout, Pose, Sprite
from game.table.motion.choreography import ABOVE, Change, Flourish, Moves
from game.table.motion.motions import TO_ARC, VICTORY, Motion
from game.table.motion.timeline import IN_OUT, Tween, still

MIDDLE, REACH = (960, 680), (806, 536)
"""Middle of the arc, half its width and its height, in design pixels."""
FIRST, LAST = 172.0, 8.0
"""Directions of its first and its last Door, in degrees from the right upwards."""
WIDTH, APART = 114, 0.47
"""Largest width of a Door: in design pixels, and by its part of the arc."""
LEAN = 0.09
"""Angle of a Door, by its degrees from the top."""
FINE = 64
"""Number of pieces in which the arc is measured."""
DAWN_HEADING: Point = (960, 116)
"""Middle of the heading of a victory, in design pixels."""
FLOOR = 792
"""Height at which the Doors of a victory stand in the picture of the dawn, by its design."""
SKY, TERRACE, OF_SKY = 300, 850, 0.6
"""Heights in that picture above and below which it may be drawn out, and the part of what a high
window has to spare that its sky takes."""
MIDDLES = {place: 312.0 + 432 * number for number, place in enumerate("OAGL")}
"""The middle of each place in that picture."""
GATE, BESIDE, ACROSS, FOOT = 170, 198, 254, 545 / 640
"""Width of a card whose Door stands there, greatest distances between two of a place and between
its outermost, and height of the foot of a Door on its card, by that of the card."""
ALOFT, SMALL = 456, 110
"""Height of the middle and width of the card of a Door of several places, which floats over the
others: between them there is no room."""
HEADING: Point = (960, 362)
"""Middle of the heading under its crown, in design pixels."""


def doors_rise(change: Change, event: GameWon, motion: Motion) -> Moves:
    """Yields the flights of the Doors, one after the other. They wait there for the result."""
    doors = doors_in_order(change.after)
    ends = gateways(change.after.places, [colours_of(door) for door in doors])
    each = min(TO_ARC.each, (VICTORY - TO_ARC.after - TO_ARC.duration) / max(1, len(doors) - 1))
    for number, (door, end) in enumerate(zip(doors, ends, strict=True)):
        start, late = change.poses.get(door.key, door.pose), TO_ARC.after + each * number
        there = replace(end, z=end.z + door.pose.z)
        flight = Tween(start, there, TO_ARC.duration, IN_OUT, arc=0.1, above=ABOVE)
        rest = VICTORY - late - TO_ARC.duration
        yield door.key, (still(start, late, ABOVE), flight, still(there, rest, ABOVE))


def rows_stay(change: Change, event: GameLost, motion: Motion) -> Moves:
    """Holds the cards of rows where they lie, though nothing stands over them any longer."""
    for key, sprite in change.after.sprites.items():
        lies = change.poses.get(key, sprite.pose)
        if sprite.zone == ROW and lies != sprite.pose:
            yield key, (still(lies, motion.pause),)


def gateways(places: Measures, doors: Sequence[frozenset[Colour]]) -> list[Pose]:
    """Returns the poses of open Doors of these colours in the picture of the dawn, which fills the
    window. The Doors of a place stand beside each other; one of several places floats over the
    middle."""
    homes = [home(colours) for colours in doors]
    passed, poses = dict.fromkeys(homes, 0), list[Pose]()
    for place in homes:
        others = homes.count(place) - 1
        beside = min(BESIDE, ACROSS / max(1, others))
        across = beside * (passed[place] - others / 2)
        passed[place] += 1
        width = min(GATE, beside) if place else SMALL
        y = FLOOR + (0.5 - FOOT) * width * CARD_RATIO if place else ALOFT
        at, scale = in_dawn(places, (MIDDLES.get(place, DESIGN[0] / 2) + across, y))
        poses.append(Pose(*at, width * scale, z=len(poses)))
    return poses


def home(colours: frozenset[Colour]) -> str:
    """Returns the place of a Door; empty for a Door of several."""
    return next(iter(colours)).value if len(colours) == 1 else ""


def in_dawn(places: Measures, point: Point) -> tuple[Point, float]:
    """Returns where a point of the picture of the dawn is in a window, and the pixels of one unit
    of its design. Its places keep their shape: in a wide window the picture loses its upper and
    lower edge, in a high one its sky and its terrace are drawn out."""
    rows, scale = dawn_rows(places.size), places.size[0] / DESIGN[0]
    (above, high), (below, low) = next(
        pair for pair in pairwise(rows) if point[1] <= pair[1][0] or pair[1] == rows[-1]
    )
    part = (point[1] - above) / (below - above)
    return (point[0] * scale, high + part * (low - high)), scale


def dawn_rows(size: Size) -> Sequence[tuple[float, float]]:
    """Returns heights in the picture of the dawn, by its design, each with its height in a
    window."""
    scale, tall = size[0] / DESIGN[0], DESIGN[1]
    more = size[1] - tall * scale
    if more <= 0:
        return (0, more / 2), (tall, tall * scale + more / 2)
    sky, terrace = SKY * scale + more * OF_SKY, TERRACE * scale + more * OF_SKY
    return (0, 0), (SKY, sky), (TERRACE, terrace), (tall, size[1])


def door_arc(places: Measures, count: int) -> list[Pose]:
    """Returns the poses of `count` Doors from left to right, all equally far apart."""
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
        x, y = on_arc(part)
        at = places.at(places.as_drawn(x), y)
        poses.append(Pose(*at, width, (turn - 90) * LEAN, z=number))
    return poses


def on_arc(part: float) -> Point:
    """Returns a point of the arc in design pixels, from its left end (0) to its right one (1)."""
    turn = math.radians(FIRST + (LAST - FIRST) * part)
    return MIDDLE[0] + REACH[0] * math.cos(turn), MIDDLE[1] - REACH[1] * math.sin(turn)


def doors_in_order(layout: Layout) -> list[Sprite]:
    """Returns all gained Doors by seat, and those of each seat by place."""
    doors = [sprite for sprite in layout.sprites.values() if sprite.zone == DOORS]
    return sorted(doors, key=lambda door: (door.owner or 0, place_of(colours_of(door)), door.key))


def colours_of(door: Sprite) -> frozenset[Colour]:
    """Returns the colours of a Door; none if nobody may know it."""
    return door.card.colours if door.card else frozenset()


FLOURISHES: dict[type[Event], Flourish] = {GameWon: doors_rise, GameLost: rows_stay}
"""Movements of events of every game that move no card from zone to zone."""
