"""The ladder as a staircase of Doors: those that were won stand open, the others have a number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.rules.card import Card
from game.rules.state import DOORS, REVEALED
from game.screen.cards.faces import CORNER
from game.screen.cards.sprites import CardImages
from game.screen.controls.focus_ring import draw_focus
from game.screen.lettering.text import Text, write
from game.screen.look import palette, shapes
from game.screen.materials import foil
from game.screen.materials.patches import glow
from game.screen.pages.deals.signs import Sign, draw_sign
from game.screen.sheet import Canvas
from game.table.layout.places import CARD_RATIO, Places, Rect
from game.table.layout.poses import Pose, Sprite

RISE = 0.42
"""Of a single flight, by its height; of each of two half as much."""
FLIGHTS_APART = 16
"""By the design."""
STAND = 0.72
"""Of a Door, by the width of its step."""
SIGN = 0.3
"""By the width of a Door."""
TREAD, FOOT, NUMBER_PX = 8, 48, 24
"""Of a tread, of the lowest step, and of the letters on each, by the design."""


@dataclass(frozen=True)
class Step:
    """The place of a challenge: all of it can be pressed; its Door stands on its tread."""

    rect: Rect
    door: Rect
    top: float


def laid_out(count: int, room: Rect, places: Places) -> list[Step]:
    """So many steps, upwards from the lower left: on one flight, or on two if their Doors are
    larger then. The second one leads back to the left."""
    one, two = _flight(count, room, 1, places), list[Step]()
    gap = places.px(FLIGHTS_APART)
    half = (room.h - gap) / 2
    first = (count + 1) // 2
    two += _flight(first, replace(room, y=room.bottom - half, h=half), 2, places)
    above = _flight(first, replace(room, h=half), 2, places)
    two += [_mirrored(step, room) for step in above[: count - first]]
    return two if two and one and two[0].door.h > one[0].door.h else one


def _flight(count: int, room: Rect, flights: int, places: Places) -> list[Step]:
    """To the right."""
    wide = room.w / max(1, count)
    low = room.h - places.px(FOOT + 12)
    tall = min(low * (1 - RISE / flights), wide * STAND * CARD_RATIO)
    rise = (low - tall) / max(1, count - 1)
    steps = []
    for number in range(count):
        top = room.bottom - places.px(FOOT) - number * rise
        rect = Rect(room.x + number * wide, top - tall, wide, room.bottom - top + tall)
        door = Rect.around((rect.centre[0], top - tall / 2), tall / CARD_RATIO, tall)
        steps.append(Step(rect, door, top))
    return steps


def _mirrored(step: Step, room: Rect) -> Step:
    """To the left."""
    across = 2 * room.centre[0]
    rect = replace(step.rect, x=across - step.rect.right)
    return Step(rect, replace(step.door, x=across - step.door.right), step.top)


@dataclass(frozen=True)
class StairsLook:
    """How one step is shown: its number and its Door, and whether its challenge was won, is the
    next one, is picked, pointed at or in focus."""

    number: int
    door: Card
    won: bool
    next: bool
    picked: bool
    lit: bool
    focused: bool


def draw_steps(
    surface: Canvas,
    steps: Sequence[tuple[Step, StairsLook]],
    text: Text,
    cards: CardImages,
    places: Places,
) -> None:
    """All of them; what is next shines."""
    for step, look in steps:
        body = Rect(step.rect.x, step.top, step.rect.w + 1, step.rect.bottom - step.top)
        shapes.box(surface, body, 1, *palette.ROW)
        tread = Rect(body.x, body.y, body.w, max(3.0, places.px(TREAD)))
        shapes.box(surface, tread, 1, palette.GOLD if look.won else palette.CUT)
        _draw_door(surface, step, look, cards, places)
        px = min(places.display(NUMBER_PX), round(step.rect.w * 0.42))
        ink = palette.GOLD_TEXT if look.won or look.next or look.picked else palette.BODY
        middle = step.rect.centre[0], step.top + places.px(TREAD) + places.px(FOOT - TREAD) / 2
        write(surface, text, str(look.number), "title", px, ink, middle)


def _draw_door(
    surface: Canvas, step: Step, look: StairsLook, cards: CardImages, places: Places
) -> None:
    """Open if it was won; shut in the dark if it is not even next."""
    door, corner = step.door, step.door.w * CORNER
    if look.next:
        glow(surface, door, corner, places.px(22), palette.GLOW, 220)
    pose = Pose(*door.centre, round(door.w))
    zone = DOORS if look.won else REVEALED
    surface.blit(*cards.resting(Sprite("", look.door, zone, pose), pose))
    if not (look.won or look.next or cards.faces.flat):
        shapes.box(surface, door.grown(1), corner, palette.faded(palette.TABLE_EDGE, 150))
    if look.won:
        side = door.w * SIGN
        at = door.right - side * 0.3, door.y + side * 0.3
        draw_sign(surface, Rect.around(at, side, side), Sign("won", True), places)
    if look.lit:
        shapes.box(surface, door, corner, palette.HOVER)
    if look.picked:
        edge = places.px(5)
        foil.outline(surface, door.grown(edge), corner + edge, places.px(3))
    if look.focused:
        edge = places.px(8)
        draw_focus(surface, places, door.grown(edge), corner + edge)
