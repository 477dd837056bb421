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
DETAILED, PANE = 34, 0.3
"""Height in pixels from which a Door has bevels, a pane and a knob, and foot of the pane by the
height of the leaf."""
QUIET = 195
"""Opacity of a quiet Door, 0 to 255."""
FINE = 4
"""Scale at which a Door is drawn before it is reduced."""
BEND = 14
"""Points of a bend."""


@dataclass(frozen=True)
class LittleDoor:
    """A Door of a `place`, the first letter of its name, or of gold without one. One for a `pair`
    has two leaves; an open one that is `starred` has a star in its light. A `quiet` one stands back
    from the others."""

    place: str = ""
    leaf: Leaf = "shut"
    pair: bool = False
    starred: bool = False
    quiet: bool = False

    @property
    def shape(self) -> float:
        """Width of the Door by its height."""
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
    pane: Colour
    deep: Colour


def _paints(place: str, plain: bool) -> Paints:
    ramp = palette.RAMPS.get(place)
    if plain:
        line = ramp[0] if ramp else palette.LEGAL
        white, black = palette.WHITE, palette.faded(palette.BLACK, 255)
        return Paints(line, black, line, palette.LEGAL, black, black, white, line, black)
    if ramp is None:
        frame, leaf, panel = palette.BRASS_RIM, palette.SLIP_LINE, palette.GOLD
        star, pane, deep = palette.LEAF_TITLE, palette.IVORY, palette.LEAF_TITLE
    else:
        frame, leaf, panel = ramp[4], palette.mixed(ramp[3], ramp[4], 0.55), ramp[2]
        star, pane, deep = ramp[4], ramp[0], ramp[5]
    return Paints(
        frame=frame,
        leaf=leaf,
        panel=panel,
        light=palette.LEGAL,
        dark=palette.RAMPS["NM"][5],
        star=star,
        moon=palette.SILVER,
        pane=pane,
        deep=deep,
    )


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
        firm = round(max(1.6 * FINE, high * 0.045))
        outline = _outline(door.place, whole.grown(-firm / 2))
        pygame.draw.lines(large, paints.frame, True, outline, firm)
        pygame.draw.line(large, paints.frame, (0, sill.y), (wide, sill.y), firm)
        return pygame.transform.smoothscale(large, size)
    pygame.draw.polygon(large, paints.frame, _outline(door.place, whole))
    pygame.draw.rect(large, paints.frame, sill)
    inner = _outline(door.place, room)
    pygame.draw.polygon(large, paints.dark if door.leaf == "dark" else paints.light, inner)
    fine = not plain and size[1] >= DETAILED
    if fine:
        ridge = _outline(door.place, whole.grown(-thick * 0.42))
        pygame.draw.lines(large, paints.panel, False, ridge, round(thick * 0.3))
        pygame.draw.lines(large, paints.deep, False, inner, max(FINE, line // 2))
        pygame.draw.rect(large, paints.panel, (*sill.topleft, wide, max(FINE, line // 2)))
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
        pygame.draw.lines(large, paints.deep if fine else paints.frame, True, leaf, line)
        if door.leaf != "open":
            shapes = _panels(own, points if fine else [])
            bent = [_turned(shape, own, part, mirrored) for shape in shapes]
            _draw_panels(large, bent, paints, line, fine)
        if fine:
            knob = own.x + own.w * (0.1 if mirrored else 0.9), own.y + own.h * 0.66
            (at,) = _turned([knob], own, part, mirrored)
            pygame.draw.circle(large, paints.deep, (at[0], at[1] + line * 0.6), line * 1.5)
            pygame.draw.circle(large, palette.GOLD, at, line * 1.4)
    if door.leaf == "open" and not plain:
        spill = [(room.x, sill.y), (room.right, sill.y), (wide - out, high), (out, high)]
        pygame.draw.polygon(large, palette.SLIP_PICKED[1], spill)
    picture = pygame.transform.smoothscale(large, size)
    _draw_sign(picture, door, paints, room, part)
    if door.quiet and not plain:
        picture.fill((255, 255, 255, QUIET), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _panels(leaf: Rect, around: list[Point]) -> list[list[Point]]:
    """Returns the outlines of both panels of a leaf, and that of the pane over them if points
    `around` the leaf are given."""
    left, right = leaf.x + leaf.w * 0.2, leaf.x + leaf.w * 0.8
    boxes = []
    for top, bottom in ((0.4, 0.62), (0.7, 0.92)):
        above, low = leaf.y + leaf.h * top, leaf.y + leaf.h * bottom
        boxes.append([(left, above), (right, above), (right, low), (left, low)])
    middle, foot = leaf.centre[0], leaf.y + leaf.h * PANE
    smaller = [(middle + (x - middle) * 0.7, y + leaf.w * 0.12) for x, y in around]
    pane = [(x, min(y, foot)) for x, y in smaller]
    return [*boxes, pane] if pane else boxes


def _draw_panels(
    large: pygame.Surface, outlines: list[list[Point]], paints: Paints, line: int, fine: bool
) -> None:
    """Draws panels, and the pane after them; `fine` ones are sunk into the leaf."""
    thin = max(FINE, line // 2)
    for panel in outlines[:2]:
        if fine:
            pygame.draw.polygon(large, paints.frame, panel)
            pygame.draw.lines(large, paints.deep, False, [panel[3], *panel[:2]], thin)
        pygame.draw.lines(large, paints.panel, not fine, panel[1:] if fine else panel, thin)
    for pane in outlines[2:]:
        pygame.draw.polygon(large, paints.pane, pane)
        xs, ys = [x for x, _ in pane], [y for _, y in pane]
        middle, foot = (min(xs) + max(xs)) / 2, max(ys)
        for away in (-0.42, 0.0, 0.42):
            top = middle + away * (max(xs) - min(xs)), min(ys) + abs(away) * (foot - min(ys))
            pygame.draw.line(large, paints.frame, (middle, foot), top, thin)
        pygame.draw.lines(large, paints.deep, True, pane, thin)


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
