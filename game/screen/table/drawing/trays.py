"""What is one player's where two play: trays in the colour of the emblem.

Gold says who plays, and only that: whoever waits has a thin frame and less light.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.state import DOORS, HAND, ROW, Seat, owned
from game.screen.look import emblems, palette, shapes
from game.screen.materials import foil, glow
from game.screen.sheet import Canvas
from game.table.layout.beside import Beside
from game.table.layout.pair import Pair
from game.table.layout.places import Rect
from game.table.layout.poses import Layout

RADII = 16, 22, 18
"""Of the corners of the trays of Doors, row and hand, by the design."""
INNER = 5
"""How far within the frame of gold the line of the player's colour runs, by the design."""
FRAMED = 150, 220
"""How strong its line is while its player waits, and plays."""
AROUND, NARROW = 12, 5
"""How far a tray reaches beyond a hand, and beyond one at the side, by the design."""


@dataclass(frozen=True)
class Tray:
    """Where things of a seat lie; `lit` if it lies in the light while that seat plays."""

    rect: Rect
    radius: float
    lit: bool = True


def trays_of(layout: Layout, seat: Seat) -> Iterator[Tray]:
    """All trays of a seat: its Doors and name, where they lie apart, its row and its hand."""
    places, (head, row, hand) = layout.places, RADII
    assert isinstance(places, Pair), "alone nothing is anybody's"
    if isinstance(places, Beside):
        doors = places.zones[owned(DOORS, seat)]
        width, height = doors.w - places.px(12), places.plaque(seat).bottom - doors.y
        # Frames of gold that touch each other would look like one that is broken.
        yield Tray(Rect(doors.x, doors.y, width, height), places.px(head), lit=False)
    if owned(ROW, seat) in places.zones:
        yield Tray(places.tray(seat), places.px(row))
    aside = places.stacked(seat)
    if aside or not layout.low:
        beyond = places.px(NARROW if aside else AROUND)
        yield Tray(places.zones[owned(HAND, seat)].grown(beyond), places.px(hand))


def draw_trays(surface: Canvas, layout: Layout, seat: Seat, emblem: str, plays: bool) -> None:
    """All trays of a seat, in the colour of its player's emblem."""
    places, tint = layout.places, emblems.COLOURS[emblem]
    line, inner = max(1.0, places.px(2)), places.px(INNER)
    for tray in trays_of(layout, seat):
        rect, radius, lit = tray.rect, tray.radius, tray.lit and plays
        shapes.box(surface, rect, radius, emblems.ground(emblem, plays))
        if lit:
            glow.glow(surface, rect, radius, places.px(16), palette.GLOW, 190)
            foil.outline(surface, rect, radius, max(2.0, places.px(2.4)))
            rect, radius = rect.grown(-inner), radius - inner
        frame = palette.faded(tint, FRAMED[plays])
        shapes.outline(surface, rect, radius, line, frame)
