"""A Door of a few pixels: shut, ajar or open, in the shape and colour of its place."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

import pygame

from game.screen.look import icons, palette
from game.screen.look.palette import Colour
from game.screen.look.shapes import drawn_once
from game.screen.sheet import Canvas
from game.table.layout.places import Point, Rect, Size

Leaf = Literal["drawn", "shut", "dark", "lit", "open"]
"""How the Door stands: only drawn in outline, shut, ajar before the dark or before light, or
open."""
SINGLE, DOUBLE = 0.66, 1.04
"""Width of a Door by its height, with one leaf and with two."""
FRAME, SILL, OUT = 0.085, 0.11, 0.05
"""Thickness of the frame and of the sill, and how far the sill stands out, by the height."""
AJAR, OPEN = 0.5, 0.2
"""Width of a leaf that stands ajar, and of one that stands open, by its width when it is shut."""
NEARER = 0.07
"""How much higher the free edge of an open leaf seems, by its height."""
SIGN = 0.52
"""Size of the sign in the doorway, by the width of the free part of the doorway."""
FINE = 4
"""Scale at which a Door is drawn before it is reduced."""
BEND = 14
"""Points of a bend."""


@dataclass(frozen=True)
class LittleDoor:
    """A Door of a `place`, the first letter of its name, or of gold without one. One for a `pair`
    has two leaves; an open one that is `starred` has a star in its light."""

    place: str = ""
    leaf: Leaf = "shut"
    pair: bool = False
    starred: bool = False

    @property
    def shape(self) -> float:
        """Width by height."""
        return DOUBLE if self.pair else SINGLE

    def draw(self, surface: Canvas, rect: Rect, plain: bool) -> None:
        """Draws the Door on light paper, or flat on black if `plain`."""
        size = max(1, round(rect.w)), max(1, round(rect.h))
        surface.blit(_drawn(self, size, plain), (round(rect.x), round(rect.y)))


@dataclass(frozen=True)
class Paints:
    """The colours of a Door."""

    frame: Colour
    leaf: Colour
    panel: Colour
    light: Colour
    dark: Colour
    star: Colour
    moon: Colour
    faint: Colour


def _paints(place: str, plain: bool) -> Paints:
    ramp = palette.RAMPS.get(place)
    if plain:
        line = ramp[0] if ramp else palette.LEGAL
        white, black = palette.WHITE, palette.faded(palette.BLACK, 255)
        return Paints(line, black, line, palette.LEGAL, black, black, white, white)
    if ramp is None:
        rim = palette.BRASS_RIM
        return Paints(rim, palette.SLIP_LINE, palette.GOLD, *_LIGHTS, palette.LEAF_TITLE, *_SIGNS)
    leaf = palette.mixed(ramp[3], ramp[4], 0.55)
    return Paints(ramp[4], leaf, ramp[2], *_LIGHTS, ramp[4], *_SIGNS)


_LIGHTS = palette.LEGAL, palette.RAMPS["NM"][5]
_SIGNS = palette.SILVER, palette.SLIP_LINE


def _outline(place: str, rect: Rect) -> list[Point]:
    """Returns the points round a doorway, from its lower left corner over its top."""
    x, y, right, foot, wide = rect.x, rect.y, rect.right, rect.bottom, rect.w
    if place == "L":
        step, down = wide * 0.16, wide * 0.15
        left = [(x, y + 2 * down), (x + step, y + 2 * down), (x + step, y + down)]
        left += [(x + 2 * step, y + down), (x + 2 * step, y)]
        return [(x, foot), *left, *((x + right - px, py) for px, py in left[::-1]), (right, foot)]
    half = wide / 2
    if place == "G":
        # Two bends that meet in a point.
        high, points = wide * 0.72, list[Point]()
        for part in range(BEND + 1):
            turn = math.pi / 2 * part / BEND
            points.append((x + half * (1 - math.cos(turn)) ** 0.8, y + high * (1 - math.sin(turn))))
        return [(x, foot), *points, *((x + right - px, py) for px, py in points[-2::-1]),
                (right, foot)]  # fmt: skip
    points = [
        (
            rect.centre[0] - half * math.cos(math.pi * part / (2 * BEND)),
            y + half * (1 - math.sin(math.pi * part / (2 * BEND))),
        )
        for part in range(2 * BEND + 1)
    ]
    if place != "A":
        return [(x, foot), *points, (right, foot)]
    low, feet = wide * 0.24, list[Point]()
    for part in range(BEND + 1):
        turn = math.pi / 2 * part / BEND
        feet.append((x + low * (1 - math.cos(turn)), foot - low * (1 - math.sin(turn))))
    others = [(x + right - px, py) for px, py in feet]
    return [*feet[::-1], *points, *others]


def _turned(points: list[Point], room: Rect, part: float, mirrored: bool) -> list[Point]:
    """Returns the points of a leaf that turned on its hinge, so that this part of its width is
    seen."""
    hinge = room.right if mirrored else room.x
    out = []
    for x, y in points:
        away = (x - hinge) * part
        near = abs(x - hinge) / room.w * (1 - part) * NEARER
        out.append((hinge + away, room.bottom + (y - room.bottom) * (1 + near) + near * room.h / 2))
    return out


@drawn_once
def _drawn(door: LittleDoor, size: Size, plain: bool) -> pygame.Surface:
    """Returns the picture of a Door. It is shared: only read it."""
    paints = _paints(door.place, plain)
    wide, high = size[0] * FINE, size[1] * FINE
    large = pygame.Surface((wide, high), pygame.SRCALPHA)
    large.fill((*paints.frame[:3], 0))
    out, deep = high * OUT, high * SILL
    whole = Rect(out, FINE / 2, wide - 2 * out, high - deep - FINE / 2)
    thick = max(1.4 * FINE, high * FRAME)
    line = round(max(1.2 * FINE, high * 0.028))
    room = Rect(whole.x + thick, whole.y + thick, whole.w - 2 * thick, whole.h - thick)
    sill = pygame.Rect(0, round(high - deep), wide, math.ceil(deep))
    if door.leaf == "drawn":
        pygame.draw.lines(large, paints.faint, True, _outline(door.place, whole.grown(-line)), line)
        pygame.draw.line(large, paints.faint, (0, sill.y), (wide, sill.y), line)
        return pygame.transform.smoothscale(large, size)
    pygame.draw.polygon(large, paints.frame, _outline(door.place, whole))
    pygame.draw.rect(large, paints.frame, sill)
    inner = _outline(door.place, room)
    pygame.draw.polygon(large, paints.dark if door.leaf == "dark" else paints.light, inner)
    part = {"shut": 1.0, "open": OPEN}.get(door.leaf, AJAR)
    leaves = [(room, False)]
    if door.pair:
        half = Rect(room.x, room.y, room.w / 2, room.h)
        leaves = [(half, False), (Rect(half.right, room.y, half.w, room.h), True)]
    for own, mirrored in leaves:
        edge = own.right if not mirrored else own.x
        points = inner if not door.pair else _half(inner, edge, mirrored)
        leaf = _turned(points, own, part, mirrored)
        pygame.draw.polygon(large, paints.leaf, leaf)
        pygame.draw.lines(large, paints.frame, True, leaf, line)
        for top, bottom in ((0.4, 0.62), (0.7, 0.92)):
            if door.leaf == "open":
                break
            left, right = own.x + own.w * 0.2, own.x + own.w * 0.8
            low, above = own.y + own.h * bottom, own.y + own.h * top
            box = [(left, above), (right, above), (right, low), (left, low)]
            bent = _turned(box, own, part, mirrored)
            pygame.draw.lines(large, paints.panel, True, bent, max(FINE, line // 2))
    if door.leaf == "open" and not plain:
        spill = [(room.x, sill.y), (room.right, sill.y), (wide - out, high), (out, high)]
        pygame.draw.polygon(large, palette.SLIP_PICKED[1], spill)
    picture = pygame.transform.smoothscale(large, size)
    _draw_sign(picture, door, paints, room, part)
    return picture


def _half(points: list[Point], middle: float, right: bool) -> list[Point]:
    """Returns the outline of the left or right half of a doorway."""
    return [(max(x, middle) if right else min(x, middle), y) for x, y in points]


def _draw_sign(
    picture: pygame.Surface, door: LittleDoor, paints: Paints, room: Rect, part: float
) -> None:
    """Draws what stands in the doorway: a star for a victory on the day, a moon for a defeat."""
    name = "spark" if door.starred else "kind-M" if door.leaf == "dark" else ""
    if not name:
        return
    left = room.x + (room.w / 2 if door.pair else room.w) * part
    right = room.right - (room.w / 2 * part if door.pair else 0)
    ink = paints.star if door.starred else paints.moon
    px = max(6, round(min((right - left) * (1.0 if door.pair else 1.15), room.h * SIGN) / FINE))
    sign = icons.draw(name, px, ink)
    at = (left + right) / 2 / FINE, (room.y + room.h * 0.52) / FINE
    picture.blit(sign, sign.get_rect(center=(round(at[0]), round(at[1]))))
