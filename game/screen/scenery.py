"""What is seen through a place's window: a few sheets of paper, far and light to near and dark."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame

from game.screen import brush, palette
from game.screen.icons import curve
from game.screen.palette import Colour
from game.table.places import Point

SKIES = {
    "S": ((3, 0.0), (2, 0.0), (1, 0.0), (0, 0.0), (0, 0.0), (1, 0.0)),
    "M": ((5, 0.0), (4, 0.3), (4, 0.0), (3, 0.0), (2, 0.0), (2, 0.0)),
    "K": ((4, 0.35), (3, 0.2), (2, 0.0), (1, 0.2), (1, 0.0), (1, 0.0)),
}
"""By symbol, from the top down: step of the ramp, and how much of the dusk is in it."""
DUSK = palette.RAMPS["N"][3]
DEPTH = {"S": 0.0, "M": 0.75, "K": 0.3}
"""How many steps of the ramp darker than by day."""


def sky(place: str, symbol: str) -> tuple[Colour, ...]:
    """The colours of the sky from the top down."""
    ramp = palette.RAMPS[place]
    return tuple((*palette.mixed(ramp[step], DUSK, dusk), 255) for step, dusk in SKIES[symbol])


def paper(place: str, symbol: str, depth: float) -> Colour:
    """The colour of a sheet: depth 0 is far and light, 1 near and dark."""
    at = min(4.99, 1.35 + 3.4 * depth + DEPTH[symbol] * (1 - depth * 0.5))
    low = int(at)
    ramp = palette.RAMPS[place]
    return (*palette.mixed(ramp[low], ramp[low + 1], at - low), 255)


def hills(base: float, rise: float, waves: float, shift: float) -> list[Point]:
    """A soft horizon down to the sill."""
    turn = waves * math.tau / 420
    line = [(float(x), base - rise * math.sin(turn * x + shift)) for x in range(0, 421, 10)]
    return [(0, 560), *line, (420, 560)]


def observatory(sheet: pygame.Surface, symbol: str) -> None:
    def cut(points: Sequence[Point], depth: float) -> None:
        layer(sheet, points, paper("O", symbol, depth))

    cut(hills(420, 26, 1.1, 0.4), 0.10)
    cut(hills(446, 20, 1.7, 2.4), 0.26)
    if symbol != "K":
        cut([(176, 360), (128, 268), (152, 254), (210, 352)], 0.40)
    arc = pygame.Vector2(-1, 0)
    dome = [(236 + 84 * v.x, 384 + 84 * v.y) for v in (arc.rotate(a * 6) for a in range(31))]
    cut(dome, 0.44)
    cut([(150, 384), (322, 384), (322, 398), (150, 398)], 0.62)
    cut([(160, 398), (312, 398), (312, 462), (160, 462)], 0.52)
    for x in range(174, 300, 26):
        lit(sheet, x, 412, 15, 40)
    cut(hills(474, 16, 0.5, 0.2), 0.66)
    cut([(0, 512), (420, 512), (420, 560), (0, 560)], 0.90)
    for x in range(20, 420, 18):
        cut([(x, 494), (x + 7, 494), (x + 7, 512), (x, 512)], 0.84)
    cut([(0, 488), (420, 488), (420, 496), (0, 496)], 0.84)


def aquarium(sheet: pygame.Surface, symbol: str) -> None:
    def cut(points: Sequence[Point], depth: float) -> None:
        layer(sheet, points, paper("A", symbol, depth))

    for x in (70, 170, 280):
        shaft = [(x, 20), (x + 40, 20), (x + 90, 480), (x - 10, 480)]
        brush.filled(sheet, shaft, ((255, 255, 255, 22),))
    cut(hills(452, 14, 1.4, 1.0), 0.12)
    whale = (
        curve((196, 372), (240, 318), (330, 330), (360, 352))
        + curve((360, 352), (384, 340), (392, 322), (398, 314))
        + curve((398, 314), (400, 352), (392, 372), (370, 376))
        + curve((370, 376), (320, 410), (216, 414), (196, 372))
    )
    cut(whale, 0.14)
    shoal = random.Random(5)
    for _ in range(9):
        nose, at = shoal.uniform(70, 350), shoal.uniform(268, 318)
        tail = [(nose + 18, at), (nose + 24, at - 5), (nose + 24, at + 5)]
        cut([(nose, at), (nose + 9, at - 4), *tail, (nose + 18, at), (nose + 9, at + 4)], 0.2)
    metal = palette.FOIL if symbol != "M" else palette.SILVER
    brush.icon(sheet, "A", 166, 432, 58, metal)
    cut(hills(498, 16, 1.2, 3.2), 0.62)
    for x, size in ((52, 1.0), (366, 1.15), (318, 0.7)):
        for lean in (-0.5, -0.15, 0.2, 0.55):
            tip = (x + 70 * size * lean, 508 - 74 * size * (1 - lean * lean * 0.6))
            stalk = curve((x, 520), (x + 6 * lean, 480), tip)
            cut([*stalk, *[(px + 7 * size, py + 4) for px, py in reversed(stalk)]], 0.88)
    cut(hills(528, 9, 1.6, 0.6), 0.96)
    for x, y, r in ((96, 250, 6), (88, 224, 4), (104, 200, 5), (94, 176, 3)):
        brush.traced(sheet, brush.ring(x, y, r), 1.2, (255, 255, 255, 150))


def garden(sheet: pygame.Surface, symbol: str) -> None:
    def cut(points: Sequence[Point], depth: float) -> None:
        layer(sheet, points, paper("G", symbol, depth))

    for x, tall in ((60, 108), (96, 84), (330, 92), (364, 116)):
        cypress = curve((x - 13, 424), (x - 18, 424 - tall * 0.6), (x, 424 - tall))
        cut([*cypress, *[(2 * x - px, py) for px, py in reversed(cypress)]], 0.04)
    cut(hills(430, 10, 1.0, 1.2), 0.10)
    arc = pygame.Vector2(-1, 0)
    dome = [(210 + 52 * v.x, 362 + 46 * v.y) for v in (arc.rotate(a * 6) for a in range(31))]
    cut(dome, 0.26)
    cut([(152, 360), (268, 360), (268, 370), (152, 370)], 0.40)
    cut([(160, 370), (260, 370), (260, 436), (160, 436)], 0.30)
    for x in (172, 202, 232):
        lit(sheet, x, 382, 17, 50)
    cut(hills(446, 8, 0.6, 0.0), 0.42)
    for x in (66, 112, 308, 354):
        for y, r in ((452, 24), (418, 18), (392, 12)):
            cut(brush.ring(x, y, r), 0.52)
    cut([(188, 446), (232, 446), (300, 560), (120, 560)], 0.22)
    for brim, reach, deep in ((452, 26, 9), (474, 44, 12), (502, 66, 16)):
        bowl = curve((210 - reach, brim), (210, brim + 2.4 * deep), (210 + reach, brim))
        cut(bowl, 0.66)
    cut([(205, 440), (215, 440), (217, 520), (203, 520)], 0.66)
    fern = random.Random(3)
    for x in (40, 78, 118, 302, 342, 382):
        for _ in range(5):
            lean = fern.uniform(-1, 1)
            tip = (x + 46 * lean, 500 - 26 * (1 - lean * lean) - fern.uniform(0, 14))
            frond = curve((x, 550), (x + 10 * lean, 505), tip)
            cut([*frond, *[(px + 8, py + 7) for px, py in reversed(frond[:-1])]], 0.92)
    cut(hills(540, 6, 2.1, 0.9), 0.96)


def library(sheet: pygame.Surface, symbol: str) -> None:
    def cut(points: Sequence[Point], depth: float) -> None:
        layer(sheet, points, paper("L", symbol, depth))

    brush.filled(sheet, [(120, 300), (300, 300), (300, 470), (120, 470)], ((255, 246, 214, 120),))
    for x in (120, 178, 236, 294):
        cut([(x, 250), (x + 6, 250), (x + 6, 470), (x, 470)], 0.34)
    for y in (300, 358, 416):
        cut([(120, y), (300, y), (300, y + 5), (120, y + 5)], 0.34)
    cut([(0, 466), (420, 466), (420, 560), (0, 560)], 0.40)
    brush.filled(sheet, [(186, 466), (234, 466), (300, 560), (120, 560)], ((255, 240, 201, 110),))
    spines = random.Random(4)
    for left, right in ((26, 118), (302, 394)):
        cut([(left, 120), (right, 120), (right, 560), (left, 560)], 0.72)
        for shelf in range(7):
            y, spine = 184 + shelf * 58, left + 6.0
            while spine < right - 12:
                w, h = spines.uniform(7, 12), spines.uniform(34, 50)
                gold = spines.random() < 0.18
                ink = (217, 180, 92, 255) if gold else paper("L", symbol, spines.uniform(0.05, 0.5))
                sheet.fill(ink, [v * brush.FINE for v in (spine, y - h, w - 1.5, h)])
                spine += w
            cut([(left, y), (right, y), (right, y + 5), (left, y + 5)], 0.86)
    for y, x, w in ((524, 130, 70), (510, 138, 58), (496, 134, 64), (528, 232, 62), (513, 238, 50)):
        cut([(x, y), (x + w, y), (x + w, y + 13), (x, y + 13)], 0.80)
    brush.glow(sheet, 266, 478, 40, (255, 223, 144, 200))
    flame = curve((258, 500), (256, 478), (266, 462)) + curve((266, 462), (278, 482), (274, 500))
    brush.filled(sheet, flame, ((255, 241, 190, 255),))


SCENES = {"O": observatory, "A": aquarium, "G": garden, "L": library}


def layer(sheet: pygame.Surface, points: Sequence[Point], colour: Colour) -> None:
    """A sheet of paper with its shadow and a light upper rim."""
    pixels = brush.fine(points)
    dark = palette.mixed(colour, (8, 4, 20), 0.45)
    light = palette.mixed(colour, (255, 255, 255), 0.22)
    pygame.draw.polygon(sheet, dark, [(x - 3, y + 6) for x, y in pixels])
    pygame.draw.polygon(sheet, light, pixels)
    pygame.draw.polygon(sheet, colour, [(x, y + 3) for x, y in pixels])


def lit(sheet: pygame.Surface, x: float, y: float, w: float, h: float) -> None:
    """An arched window with light behind it."""
    warm = (255, 231, 166, 255)
    brush.filled(sheet, [(x, y + w / 2), (x + w, y + w / 2), (x + w, y + h), (x, y + h)], (warm,))
    brush.disc(sheet, x + w / 2, y + w / 2, w / 2, warm)
