"""A register: a list that goes on down to the foot of the sheet, with a stage or with blank lines,
so that a page with one row is as whole as one with fifty."""

from __future__ import annotations

from dataclasses import dataclass

from game.screen.materials.little_door import LittleDoor
from game.screen.pages.games.small_doors import SmallDoors
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Slab
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.table.layout.places import Rect

APART = 8
"""Distance between two lines, by the design."""
STAGE = 0.15
"""Least height of a stage by the width of the list."""
LINE = 84
"""Height of a blank line by the design where no other line says how high it is."""
PLACES = "OOAAGGLL"
"""The places of the Doors of a blank line, by their first letters."""
DOORS_HIGH, STEP = 0.6, 0.9
"""Greatest height of these Doors by that of the line, and distance of two by their height."""


@dataclass(frozen=True)
class BlankLine(Leaf):
    """A line for a game to come, with the outlines of its Doors where those of other games stand,
    if any do."""

    doors: Rect | None = None

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        kit.theme.slab(surface, rect, self.radius(kit, rect), "idle_row", kit.places, False)
        if self.doors is not None:
            high = min(self.doors.h, rect.h * DOORS_HIGH)
            room = Rect(rect.x + self.doors.x, rect.centre[1] - high / 2, self.doors.w, high)
            draw_outlines(kit, surface, room)


def draw_outlines(kit: Kit, surface: Canvas, room: Rect) -> None:
    """Draws the outlines of the Doors of a game to come at the right end of a room."""
    high = min(room.h, room.w / len(PLACES) / STEP)
    for number, place in enumerate(reversed(PLACES)):
        door = LittleDoor(place, "drawn")
        middle = room.right - (number + 0.5) * high * STEP, room.centre[1]
        door.draw(surface, Rect.around(middle, high * door.shape, high), kit.theme.plain)


@dataclass(frozen=True)
class Register(Element):
    """The lines that are written, over a `stage` where that has room, or else over blank ones; over
    nothing in high contrast, where all that is drawn tells something."""

    written: Element
    stage: Leaf

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        box, gap = self.written.lay(kit, width), kit.px(APART)
        free = Rect(0, box.h + 2 * gap, width, kit.sight - box.h - 2 * gap)
        if free.h >= STAGE * width and not kit.theme.plain:
            return Box(width, kit.sight, (*box.parts, Placed(self.stage, free)))
        leaves = [(part.leaf, part.rect) for part in box.parts]
        rows = [rect for leaf, rect in leaves if isinstance(leaf, Slab) and leaf.look]
        doors = [rect for leaf, rect in leaves if isinstance(leaf, SmallDoors)]
        step = (rows[-1].h if rows else kit.px(LINE) * kit.places.letters) + gap
        count = 0 if kit.theme.plain else max(0, round((kit.sight - box.h) / step))
        each = (kit.sight - box.h) / max(1, count)
        line = BlankLine(doors=min(doors, key=lambda rect: rect.w) if doors else None)
        blank = [
            Placed(line, Rect(0, box.h + gap + number * each, width, each - gap))
            for number in range(count)
        ]
        return Box(width, max(box.h, kit.sight), (*box.parts, *blank))
