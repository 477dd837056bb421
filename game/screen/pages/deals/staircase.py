"""The ladder as a staircase of Doors: those of challenges that were won stand open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.rules.card import Card
from game.rules.state import DOORS, REVEALED
from game.screen.cards.faces import CORNER
from game.screen.cards.sprites import CardImages
from game.screen.lettering.text import write
from game.screen.look import palette, shapes
from game.screen.materials import foil
from game.screen.materials.patches import glow
from game.screen.pages.deals.signs import Sign, draw_sign
from game.screen.sheet import Canvas
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.table.layout.places import CARD_RATIO, Rect
from game.table.layout.poses import Pose, Sprite

RISE = 0.42
"""Rise of a single flight by its height. Each of two flights rises half as much."""
FLIGHTS_APART = 16
"""Distance between two flights, by the design."""
STAND = 0.72
"""Width of a Door, by that of its step."""
SIGN = 0.3
"""Size of a sign, by the width of a Door."""
TREAD, FOOT, NUMBER_PX = 8, 48, 24
"""Heights of a tread, of the lowest step and of the letters of a number, by the design."""
LEAST = 420
"""Least height of the staircase by the design. Where there is less room, the page scrolls."""


@dataclass(frozen=True)
class Step(Leaf):
    """The step of a challenge with its number, and with its Door on top, which is `tall` pixels
    high. All of it can be pressed. One step is `next`, and one is `picked`."""

    number: int = 0
    door: Card | None = None
    cards: CardImages | None = None
    won: bool = False
    next: bool = False
    picked: bool = False
    tall: float = 0.0

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        top, inks = rect.y + self.tall, kit.theme.inks
        body = Rect(rect.x, top, rect.w + 1, rect.bottom - top)
        tread = replace(body, h=max(3.0, kit.px(TREAD)))
        if kit.theme.plain:
            shapes.outline(surface, body, 1, 1, inks["idle"])
        else:
            shapes.box(surface, body, 1, *palette.ROW)
        shapes.box(surface, tread, 1, palette.GOLD if self.won else palette.CUT)
        self._draw_door(kit, surface, rect, hover)
        px, ink = kit.places.display(NUMBER_PX), inks["body"]
        if self.won or self.next or self.picked:
            ink = inks["title"]
        middle = rect.centre[0], tread.bottom + (foot(kit) - tread.h) / 2
        write(surface, kit.text, str(self.number), "title", px, ink, middle)

    def _draw_door(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        """Draws the Door: open if the challenge was won, and in the dark if it is not even next."""
        assert self.door is not None
        assert self.cards is not None
        middle = rect.centre[0], rect.y + self.tall / 2
        door = Rect.around(middle, self.tall / CARD_RATIO, self.tall)
        corner, plain = door.w * CORNER, kit.theme.plain
        if self.next and not plain:
            glow(surface, door, corner, kit.px(22), palette.GLOW, 220)
        pose = Pose(*middle, round(door.w))
        zone = DOORS if self.won else REVEALED
        surface.blit(*self.cards.resting(Sprite("", self.door, zone, pose), pose))
        if not (self.won or self.next or self.cards.faces.flat):
            shapes.box(surface, door.grown(1), corner, palette.faded(palette.TABLE_EDGE, 150))
        if self.won:
            side = door.w * SIGN
            at = door.right - side * 0.3, door.y + side * 0.3
            draw_sign(surface, Rect.around(at, side, side), Sign("won", True), kit.places)
        if hover:
            shapes.box(surface, door, corner, palette.HOVER)
        edge = kit.px(5)
        if self.picked and plain:
            shapes.outline(surface, door.grown(edge), corner + edge, 3, palette.LEGAL)
        elif self.picked:
            foil.outline(surface, door.grown(edge), corner + edge, kit.px(3))


@dataclass(frozen=True)
class Staircase(Element):
    """The steps, which rise from the lower left. They are on one flight, or on two if that makes
    their Doors larger; the second flight leads back to the left. They fill the height in sight."""

    steps: Sequence[Step]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        edge = kit.px(10)
        room = Rect(edge, edge, width - 2 * edge, max(kit.sight, kit.px(LEAST)) - edge)
        gap = kit.px(FLIGHTS_APART)
        half = (room.h - gap) / 2
        count, first = len(self.steps), (len(self.steps) + 1) // 2
        tall, rects = flight(count, room, 1, kit)
        larger, lower = flight(first, replace(room, y=room.bottom - half, h=half), 2, kit)
        if larger > tall:
            _, above = flight(first, replace(room, h=half), 2, kit)
            back = [replace(rect, x=2 * room.centre[0] - rect.right) for rect in above]
            tall, rects = larger, [*lower, *back]
        steps = zip(self.steps, rects, strict=False)
        parts = tuple(Placed(replace(step, tall=tall), rect) for step, rect in steps)
        return Box(width, room.bottom, parts)


def foot(kit: Kit) -> float:
    """Returns the height of the lowest step in pixels."""
    return max(kit.px(FOOT), kit.px(TREAD) + kit.places.display(NUMBER_PX) * 1.3)


def flight(count: int, room: Rect, flights: int, kit: Kit) -> tuple[float, list[Rect]]:
    """Returns the height of a Door in pixels, and the rectangles of steps that rise to the right,
    for one of so many flights."""
    wide, low = room.w / max(1, count), room.h - foot(kit)
    tall = min(low * (1 - RISE / flights), wide * STAND * CARD_RATIO)
    rise = (low - tall) / max(1, count - 1)
    tops = [room.bottom - foot(kit) - number * rise for number in range(count)]
    return tall, [
        Rect(room.x + number * wide, top - tall, wide, room.bottom - top + tall)
        for number, top in enumerate(tops)
    ]
