"""The places in which zones without a place of their own lie: small stages of dark paper with a
floor, on which their name is written."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame

from game.screen.look import palette, shapes
from game.screen.look.palette import Colour
from game.screen.look.shapes import drawn_once
from game.screen.materials.wells import panel_rim
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Point, Rect, Size
from game.table.staging import Scenery

FINE = 2
"""Factor by which a scene is drawn finer before it is scaled down."""
SEED = 11


def draw_scenery(
    surface: Canvas, places: Places, rect: Rect, scenery: Scenery, *, front: bool = False
) -> None:
    """Draws a scene within the frame of a zone; of its `front` only the floor."""
    edge = max(1, round(places.px(1.4)))
    size = round(rect.w) - 2 * edge, round(rect.h) - 2 * edge
    if min(size) > 8 * edge:
        top = round(places.ground(rect)) - round(rect.y) - edge
        picture = _scene(size, round(panel_rim(places, rect)), size[1] - top, places.px(1), scenery)
        area = pygame.Rect(0, top, size[0], size[1] - top) if front else picture.get_rect()
        surface.blit(picture, (round(rect.x) + edge, round(rect.y) + edge + area.y), area)


@drawn_once
def _scene(size: Size, radius: int, floor: int, unit: float, scenery: Scenery) -> pygame.Surface:
    wide, high = size[0] * FINE, size[1] * FINE
    large = pygame.Surface((wide, high), pygame.SRCALPHA)
    SCENES[scenery](large, high - floor * FINE, unit * FINE)
    large.blit(_graded((wide, round(high * 0.22)), palette.WELL_SHADE, CLEAR), (0, 0))
    picture = pygame.transform.smoothscale(large, size)
    mask = shapes.rounded(*size, max(1, radius))
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


CLEAR = palette.faded(palette.WELL_SHADE, 0)


def _graded(size: Size, top: Colour, bottom: Colour) -> pygame.Surface:
    """Returns a rectangle from one colour at the top to another at the bottom."""
    return pygame.transform.scale(shapes.gradient(size[1], top, bottom), size)


def _sky(picture: pygame.Surface, colours: Sequence[Colour], low: int) -> None:
    """Fills a scene down to its floor with bands that merge."""
    wide, each = picture.get_width(), math.ceil(low / (len(colours) - 1))
    for number, (top, bottom) in enumerate(pairwise(colours)):
        picture.blit(_graded((wide, each), top, bottom), (0, number * each))


def _glow(picture: pygame.Surface, at: Point, reach: float, colour: Colour) -> None:
    """Adds a soft light about a point of the picture, which reaches so many pixels."""
    side = max(8, round(reach / 8))
    small = pygame.Surface((2 * side, 2 * side))
    for ring in range(side, 0, -1):
        part = (1 - ring / side) ** 2
        shade = [round(level * part) for level in colour[:3]]
        pygame.draw.circle(small, shade, (side, side), ring)
    light = pygame.transform.smoothscale(small, (round(2 * reach), round(2 * reach)))
    picture.blit(light, (at[0] - reach, at[1] - reach), special_flags=pygame.BLEND_RGB_ADD)


def _floor(picture: pygame.Surface, low: int, top: Colour, bottom: Colour, lit: Colour) -> None:
    """Draws the front of a floor, with light along its edge and a shadow below that."""
    wide, high = picture.get_size()
    picture.blit(_graded((wide, high - low), top, bottom), (0, low))
    edge = max(2, (high - low) // 14)
    picture.fill(lit, (0, low, wide, edge))
    picture.blit(_graded((wide, 3 * edge), palette.WELL_SHADE, CLEAR), (0, low + edge))


def _city(picture: pygame.Surface, low: int, unit: float) -> None:
    """Draws roofs and spires at night, behind a wall on which Towers stand."""
    wide, chance = picture.get_width(), random.Random(SEED)
    _sky(picture, palette.DUSK, low)
    _glow(picture, (wide * 0.5, low), wide * 0.42, palette.DUSK_GLOW)
    for _ in range(round(wide / (11 * unit))):
        at = chance.uniform(0, wide), chance.uniform(0, low * 0.62)
        pygame.draw.circle(picture, palette.STAR, at, chance.uniform(0.5, 1.3) * unit)
    for colour, tall, step in zip(palette.ROOFS, (0.42, 0.27), (40, 56), strict=True):
        x = -20.0 * unit
        while x < wide:
            broad = step * unit * chance.uniform(0.55, 1.1)
            top = low * (1 - tall * chance.uniform(0.45, 1.0))
            _house(picture, colour, Rect(x, top, broad, low - top), chance.randrange(4))
            x += broad * chance.uniform(0.8, 1.02)
    _floor(picture, low, *palette.PARAPET)


def _house(picture: pygame.Surface, colour: Colour, rect: Rect, roof: int) -> None:
    """Draws a house or spire with a roof above this rectangle: pointed, round, in steps or flat."""
    picture.fill(colour, (round(rect.x), round(rect.y), round(rect.w) + 1, round(rect.h) + 1))
    x, half = rect.centre[0], rect.w / 2
    if roof == 0:
        peak = x, rect.y - rect.w * 0.9
        pygame.draw.polygon(picture, colour, [(rect.x, rect.y), peak, (rect.right, rect.y)])
    elif roof == 1:
        pygame.draw.circle(picture, colour, (x, rect.y), half * 0.9)
        pygame.draw.line(picture, colour, (x, rect.y), (x, rect.y - rect.w), max(1, int(half / 9)))
    elif roof == 2:
        for part in (0.62, 0.3):
            tall = rect.w * (0.85 - part)
            picture.fill(colour, (x - half * part, rect.y - tall, rect.w * part, tall + 1))


def _storm(picture: pygame.Surface, low: int, unit: float) -> None:
    """Draws a dark moon in a broken mirror, over broken stone."""
    wide, chance = picture.get_width(), random.Random(SEED)
    _sky(picture, palette.STORM, low)
    middle = wide * 0.5, low * 0.5
    _glow(picture, middle, max(low * 0.95, wide * 0.3), palette.STORM_GLOW)
    for number in range(13):
        turn = math.tau * (number + chance.uniform(-0.3, 0.3)) / 13
        _crack(picture, middle, turn, math.hypot(wide, low) * 0.62, chance, unit)
    _floor(picture, low, *palette.SLATE)
    high, count = picture.get_height(), max(3, round(wide / (90 * unit)))
    for number in range(count):
        way: list[Point] = [(wide * (number + chance.uniform(0.2, 0.8)) / count, low)]
        while way[-1][1] < high:
            x, y = way[-1]
            way.append((x + chance.uniform(-8, 8) * unit, y + chance.uniform(5, 12) * unit))
        pygame.draw.aalines(picture, palette.SLATE_CRACK, False, way)


def _crack(
    picture: pygame.Surface,
    start: Point,
    turn: float,
    long: float,
    chance: random.Random,
    unit: float,
) -> None:
    """Draws a crack that runs in bends from a point."""
    way, gone, bent = [start], 0.0, turn
    while gone < long:
        step = chance.uniform(10, 26) * unit
        bent = turn + chance.uniform(-0.5, 0.5)
        gone += step
        x, y = way[-1]
        way.append((x + math.cos(bent) * step, y + math.sin(bent) * step))
    pygame.draw.lines(picture, palette.CRACK, False, way, max(1, round(0.8 * unit)))


def _stage(picture: pygame.Surface, low: int, unit: float) -> None:
    """Draws the stage of a puppet theatre, with boards, a rail, two curtains and a valance."""
    wide, high = picture.get_size()
    _sky(picture, palette.PETROL, low)
    _glow(picture, (wide * 0.5, low), max(wide, low) * 0.5, palette.LIMELIGHT)
    _floor(picture, low, *palette.BOARDS)
    for across in range(-8, 9):
        foot, head = (wide / 2 + across * wide * part for part in (0.12, 0.085))
        pygame.draw.aaline(picture, palette.SEAM, (head, low + 3), (foot, high))
    fold = max(4 * unit, min(wide * 0.055, 11 * unit))
    for side in (0, 1):
        _curtain(picture, side, fold, low)
    scallop, deep = fold * 2, min(low * 0.11, 12 * unit)
    count = max(3, round(wide / scallop / 1.6))
    each = wide / count
    for number in range(count):
        box = pygame.Rect(round(number * each), round(-deep), math.ceil(each), round(2.6 * deep))
        pygame.draw.ellipse(picture, palette.CURTAIN[number % 2], box)
        pygame.draw.arc(picture, palette.TRIM, box, math.pi, math.tau, max(2, round(1.3 * unit)))


def _curtain(picture: pygame.Surface, side: int, fold: float, low: int) -> None:
    """Draws one curtain, gathered towards its edge."""
    wide = picture.get_width()
    for number, broad in enumerate((1.0, 0.85, 0.7)):
        start = fold * sum((1.0, 0.85, 0.7)[:number])
        ends = start + fold * broad, start + fold * broad * 0.72
        points = [(start, 0.0), (ends[0], 0.0), (ends[1], low * 0.62), (ends[1] * 1.04, low)]
        points.append((start * 0.8, low))
        if side:
            points = [(wide - x, y) for x, y in points]
        pygame.draw.polygon(picture, palette.CURTAIN[number % 2], points)
        if number == 2:
            pygame.draw.lines(picture, palette.TRIM, False, points[1:4], max(2, int(fold / 7)))


def _shelf(picture: pygame.Surface, low: int, unit: float) -> None:
    """Draws a shelf with a lamp's light on the wall and the backs of old books."""
    wide, chance = picture.get_width(), random.Random(SEED)
    _sky(picture, palette.ALCOVE, low)
    _glow(picture, (wide * 0.5, low * 0.55), max(wide, low) * 0.5, palette.LIMELIGHT)
    x = 0.0
    while x < wide:
        broad, tall = chance.uniform(9, 17) * unit, low * chance.uniform(0.34, 0.6)
        colour = chance.choice(palette.SPINES)
        back = pygame.Rect(round(x), round(low - tall), round(broad) - 1, round(tall))
        pygame.draw.rect(picture, colour, back, border_radius=max(1, round(1.5 * unit)))
        x += broad
    _floor(picture, low, *palette.BOARDS)


def _nest(picture: pygame.Surface, low: int, unit: float) -> None:
    """Draws twigs laid to a nest, under the night."""
    wide, chance = picture.get_width(), random.Random(SEED)
    _sky(picture, palette.DUSK, low)
    _glow(picture, (wide * 0.5, low), max(wide, low) * 0.5, palette.DUSK_GLOW)
    _floor(picture, low, *palette.BOARDS)
    for number in range(46):
        across, lift = chance.uniform(-0.1, 0.85) * wide, chance.uniform(0, 0.16) * low
        start = across, low - lift + 5 * unit
        end = across + chance.uniform(0.14, 0.3) * wide, low - lift * chance.uniform(0.1, 1.6)
        pygame.draw.line(picture, palette.TWIGS[number % 3], start, end, max(2, round(2 * unit)))


SCENES: dict[Scenery, Callable[[pygame.Surface, int, float], None]] = {
    "city": _city,
    "storm": _storm,
    "stage": _stage,
    "shelf": _shelf,
    "nest": _nest,
}
"""The functions that draw the scenes, each into a picture, with the height at which its floor
begins and the length of a design pixel."""
