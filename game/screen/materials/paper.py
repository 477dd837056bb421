"""Sheets of paper: one with grain lies on a larger one, both cut by hand, over their shadow.
Lengths are in design pixels, unless told otherwise."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from random import Random

import pygame

from game.screen.look import palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.materials import patches
from game.screen.materials.patches import Patch
from game.screen.sheet import Band, Canvas, Tiled, brush
from game.table.layout.places import Places, Point, Rect, Size

EDGE, RADIUS, WAVE = 10, 22, 1.7
"""Visible width of the lower sheet, radius of its corners, and error of the hand that cut both."""
REACH, FALL = 34, 10
"""Reach of the shadow, and how much further down it falls."""
SIDE, ROUGH, FIBRES = 192, 6, 70
"""Pixels of a piece of grain; range of its shades; number of its fibres."""
FINE, STEP, TORN = 3, 5, 4
"""Scale at which edges are drawn before they are reduced; pixels from point to point on them, and
on a torn one."""


@dataclass(frozen=True)
class Stock:
    """The colours of a kind of paper: the sheet and the one below it, the light on it above and
    below, and on the edges of both sheets."""

    face: palette.Colour
    under: palette.Colour
    light: palette.Colour
    shade: palette.Colour
    cut: palette.Colour
    rim: palette.Colour


NIGHT = Stock(
    palette.PAPER,
    palette.UNDER_PAPER,
    palette.PAPER_LIGHT,
    palette.PAPER_SHADE,
    palette.CUT,
    palette.PAPER_RIM,
)
LEAF = Stock(
    palette.LEAF,
    palette.UNDER_LEAF,
    palette.LEAF_LIGHT,
    palette.LEAF_SHADE,
    palette.LEAF_CUT,
    palette.LEAF_RIM,
)


def draw_sheet(surface: Canvas, rect: Rect, places: Places, stock: Stock = NIGHT) -> None:
    """Draws paper to read from: nothing of what lies below shines through it."""
    x, y, w, h = round(rect.x), round(rect.y), round(rect.w), round(rect.h)
    unit = places.px(1)
    deep, corner = _deep(unit), _corner(unit)
    patches.blit(
        surface,
        _shadow((w, h), round(REACH * unit), round(FALL * unit)),
        rect.grown(round(REACH * unit)),
    )
    inner = x + 2 * deep, y + corner, w - 4 * deep, h - 2 * corner
    brush(surface, Tiled(_grain(stock), (x, y)), inner)
    brush(surface, Band(_light(h, stock), y), inner)
    patches.blit(surface, _edges((w, h), unit, stock), Rect(x, y, w, h))


def scrap(size: Size, tear: float) -> pygame.Surface:
    """Returns a scrap of old paper of this size, torn on all sides, without a shadow. Its edge is
    up to `tear` pixels inside, and is lighter."""
    chance, (w, h) = Random("scrap"), size
    points: list[Point] = []
    for side, long in enumerate((w, h, w, h)):
        for at in range(0, long - TORN, TORN):
            off = tear * chance.random()
            points.append(((at, off), (w - off, at), (w - at, h - off), (off, h - at))[side])
    whole = pygame.Rect((0, 0), size)
    paper = pygame.Surface(size, pygame.SRCALPHA)
    Tiled(_grain(LEAF), (0, 0)).draw(paper, whole)
    paper.blit(pygame.transform.scale(_light(h, LEAF), size), (0, 0))
    paper.blit(_cut(whole, points, palette.WHITE), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    paper.blit(_cut(whole, points, (0, 0, 0, 0), LEAF.rim), (0, 0))
    return paper


def _deep(unit: float) -> int:
    return max(4, round(EDGE * unit))


def _corner(unit: float) -> int:
    return _deep(unit) + round(RADIUS * unit)


@lru_cache(maxsize=2)
def _grain(stock: Stock) -> pygame.Surface:
    """Returns a shared piece of paper that can be laid beside itself."""
    chance, size = Random("paper"), (SIDE, SIDE)
    fine = pygame.image.frombytes(chance.randbytes(SIDE * SIDE), size, "P")
    fine.set_palette([(level, level, level) for level in range(256)])
    points = fine.convert(pygame.Surface((1, 1), depth=32))
    soft = _blurred(points, 2)
    for layer, strength in ((points, ROUGH), (soft, 3 * ROUGH)):
        layer.fill((strength,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    piece = pygame.Surface(size)
    piece.fill([value - 2 * ROUGH for value in stock.face[:3]])
    piece.blit(points, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    piece.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    for _ in range(FIBRES):
        start, turn = (chance.random() * SIDE, chance.random() * SIDE), chance.random() * math.tau
        long = 5 + 9 * chance.random()
        end = start[0] + long * math.cos(turn), start[1] + long * math.sin(turn)
        ink = palette.mixed(stock.face, palette.WHITE, 0.015 + 0.03 * chance.random())
        for across in (-SIDE, 0, SIDE):
            for down in (-SIDE, 0, SIDE):
                move = pygame.Vector2(across, down)
                pygame.draw.aaline(piece, ink, start + move, end + move)
    return piece.convert()


def _blurred(picture: pygame.Surface, radius: int) -> pygame.Surface:
    """Blurs a picture as if it lay beside itself everywhere."""
    wide = pygame.Surface((SIDE * 2, SIDE * 2), depth=32)
    for x in (-SIDE // 2, SIDE // 2, SIDE + SIDE // 2):
        for y in (-SIDE // 2, SIDE // 2, SIDE + SIDE // 2):
            wide.blit(picture, (x, y))
    soft = pygame.transform.box_blur(wide, radius)
    return soft.subsurface((SIDE // 2, SIDE // 2, SIDE, SIDE)).copy()


@lru_cache(maxsize=4)
def _light(height: int, stock: Stock) -> pygame.Surface:
    """Returns the shared light from above."""
    return shapes.gradient(height, stock.light, stock.shade)


def _outline(size: Size, inset: float, radius: float, wave: float) -> list[Point]:
    """Returns the points round a sheet, cut with a steady hand but without a ruler."""
    chance = Random(round(inset))
    waves = [(7 + 11 * i * (1 + chance.random()), chance.random() * math.tau) for i in range(1, 5)]
    w, h = size[0] - 2 * inset, size[1] - 2 * inset
    points: list[Point] = []

    def add(x: float, y: float, turn: float) -> None:
        off = wave * sum(math.sin(len(points) * STEP / long + start) for long, start in waves) / 4
        off -= wave
        points.append((inset + x + off * math.cos(turn), inset + y + off * math.sin(turn)))

    for side, long in enumerate((w, h, w, h)):
        turn = math.radians(90 * side - 90)
        for at in range(round(radius), round(long - radius), STEP):
            x, y = ((at, 0), (w, at), (w - at, h), (0, h - at))[side]
            add(x, y, turn)
        middle = (
            (w - radius, radius),
            (w - radius, h - radius),
            (radius, h - radius),
            (radius, radius),
        )[side]
        for part in range(9):
            bend = turn + math.radians(90) * part / 8
            end = middle[0] + radius * math.cos(bend), middle[1] + radius * math.sin(bend)
            add(*end, bend)
    return points


@drawn_once
def _edges(size: Size, unit: float, stock: Stock) -> list[Patch]:
    """Returns both edges on all four sides."""
    (width, height), deep, corner = size, _deep(unit), _corner(unit)
    radius, wave = RADIUS * unit, WAVE * unit
    lower, upper = (_outline(size, inset, radius, wave) for inset in (0.0, float(deep)))
    long = height - 2 * corner
    areas = (
        (0, 0, width, corner),
        (0, height - corner, width, corner),
        (0, corner, 2 * deep, long),
        (width - 2 * deep, corner, 2 * deep, long),
    )
    fall = max(2, round(4 * unit))
    boxes = [pygame.Rect(area) for area in areas if area[3] > 0]
    return [(_strip(height, box, lower, upper, fall, stock), box.topleft) for box in boxes]


def _strip(
    height: int,
    box: pygame.Rect,
    lower: list[Point],
    upper: list[Point],
    fall: int,
    stock: Stock,
) -> pygame.Surface:
    """Returns a part of both sheets."""
    strip = _cut(box, lower, stock.under, stock.cut)
    shade = _cut(box.move(0, -fall), upper, palette.CAST_BY_PAPER)
    shade = pygame.transform.box_blur(shade, fall)
    face = pygame.Surface(box.size, pygame.SRCALPHA)
    Tiled(_grain(stock), (-box.x, -box.y)).draw(face, face.get_rect())
    light = _light(height, stock).subsurface((0, box.y, 1, box.h))
    face.blit(pygame.transform.scale(light, box.size), (0, 0))
    face.blit(_cut(box, upper, palette.WHITE), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    rim = _cut(box, upper, (0, 0, 0, 0), stock.rim)
    shade.blit(strip, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    shadow = pygame.Surface(box.size, pygame.SRCALPHA)
    shadow.blit(strip, (0, 0))
    shadow.blit(shade, (0, 0))
    shadow.blit(face, (0, 0))
    shadow.blit(rim, (0, 0))
    return shadow


def _cut(
    box: pygame.Rect,
    outline: list[Point],
    colour: palette.Colour,
    rim: palette.Colour | None = None,
) -> pygame.Surface:
    """Returns the part of a sheet in a box, with light on its rim."""
    large = pygame.Surface((box.w * FINE, box.h * FINE), pygame.SRCALPHA)
    large.fill((*(rim or colour)[:3], 0))
    points = [((x - box.x) * FINE, (y - box.y) * FINE) for x, y in outline]
    if colour[3]:
        pygame.draw.polygon(large, colour, points)
    if rim:
        pygame.draw.lines(large, rim, True, points, FINE)
    return pygame.transform.smoothscale(large, box.size)


@drawn_once
def _shadow(size: Size, reach: int, fall: int) -> list[Patch]:
    """Returns the shadow beside the sheet."""
    corner = 2 * reach
    side = 2 * corner + 1
    tile = pygame.Surface((side, side), pygame.SRCALPHA)
    tile.fill((*palette.UNDER[:3], 0))
    tile.fill(palette.CAST_BY_PAPER, (reach, reach + fall, side - 2 * reach, side - 2 * reach))
    for _ in range(2):
        tile = pygame.transform.box_blur(tile, max(1, reach // 4))
    # The edge of the sheet is less straight than this hole.
    hole = reach + fall // 2
    tile.fill((*palette.UNDER[:3], 0), (hole, hole, side - 2 * hole, side - 2 * hole))
    return patches.frame(tile, (size[0] + 2 * reach, size[1] + 2 * reach), corner)
