"""The Nightmare: a black moth before a burst of torn violet paper; and for the table its shadow,
and the torn paper on which the choices stand."""

import math
import random
from collections.abc import Sequence

from build_scripts.art.cards.frames import WHOLE, draw_pattern, pennant
from build_scripts.art.cards.moth import draw_moth, wings
from build_scripts.art.drawing.colours import (
    RAMPS,
    VIOLET_FOIL,
    WHITE,
    Colour,
    faded,
    from_hex,
    mixed,
)
from build_scripts.art.drawing.paint import CARD, Sheet, foil, radial, upright
from build_scripts.art.drawing.paths import Path, Point, box, circle, moved, polygon, without
from build_scripts.art.signs.icons import icon

MIDDLE = (210.0, 272.0)
RINGS = ("DCCBF4", "B48FE4", "8A58CC", "6233A6", "3F1B78", "220C48")
"""Colours of torn paper, from the light in the middle outwards."""
BEYOND = box(-60, -60, CARD[0] + 120, CARD[1] + 120)


def draw_nightmare(spread: float = 1.0, open_eyes: float = 1.0, kind: type[Sheet] = Sheet) -> Sheet:
    """The face without its name. `spread` 0 to 1 lifts the wings, `open_eyes` 0 is shut."""
    sheet = kind()
    _draw_light(sheet)
    for ring, code in enumerate(RINGS):
        _draw_ring(sheet, ring, from_hex(code))
    draw_moth(sheet, MIDDLE[0], MIDDLE[1] + 14, 148, spread, open_eyes)
    _draw_edge(sheet)
    _draw_foot(sheet)
    _draw_pennant(sheet)
    sheet.grain()
    return sheet


def torn(points: Sequence[Point], rough: float, chance: random.Random) -> Path:
    """A polygon whose edges were torn by hand: `rough` units to either side."""
    edge: list[Point] = []
    for i, here in enumerate(points):
        there = points[(i + 1) % len(points)]
        steps = max(2, round(math.dist(here, there) / 4))
        for step in range(steps):
            share = step / steps
            stray = rough * (0.3 if step == 0 else 1.0)
            edge.append(
                (
                    here[0] + (there[0] - here[0]) * share + chance.uniform(-stray, stray),
                    here[1] + (there[1] - here[1]) * share + chance.uniform(-stray, stray),
                )
            )
    return polygon(*edge)


def _draw_light(sheet: Sheet) -> None:
    """The pale disc that everything stands out from."""
    ramp = RAMPS["NM"]
    pale = [(0, from_hex("FFFDF0")), (0.4, from_hex("F4E9DC")), (0.75, ramp[1]), (1, ramp[2])]
    sheet.flood(radial(*MIDDLE, 200, pale))
    disc = circle(MIDDLE[0], MIDDLE[1] - 8, 96)
    sheet.fill(disc, faded(WHITE, 0.6), 12)


def _draw_ring(sheet: Sheet, ring: int, colour: Colour) -> None:
    """A sheet with a star torn out of it; its white core shows along the tear."""
    chance, spikes = random.Random(ring + 40), 17
    points = []
    for i in range(spikes * 2):
        angle = math.pi * i / spikes + ring * 0.13
        reach = (144 + 42 * ring) * (1.0 if i % 2 else 0.66) * chance.uniform(0.90, 1.12)
        points.append(
            (MIDDLE[0] + math.cos(angle) * reach * 0.84, MIDDLE[1] + math.sin(angle) * reach * 1.12)
        )
    hole = torn(points, 0.9, chance)
    core = without(BEYOND, hole)
    depth = 0.4 + 0.11 * ring
    sheet.paper(core, mixed(colour, from_hex("F6EEFF"), 0.62 - 0.07 * ring), depth, rim=False)
    wider = [
        (MIDDLE[0] + (x - MIDDLE[0]) * 1.028, MIDDLE[1] + (y - MIDDLE[1]) * 1.028)
        for x, y in points
    ]
    face = without(BEYOND, torn(wider, 1.7, chance))
    reach = 150.0 + 43 * ring
    shaded = [
        (0.0, mixed(colour, from_hex("E2CCFF"), 0.32)),
        (0.55, mixed(colour, from_hex("C39BFF"), 0.12)),
        (1.0, mixed(colour, from_hex("0A0616"), 0.35)),
    ]
    sheet.fill(face, radial(*MIDDLE, reach * 1.45, shaded))
    draw_pattern(sheet, "N", face, from_hex("C9A8FF", 0.05))


def _draw_edge(sheet: Sheet) -> None:
    """Near-black paper torn to points all round, and a rule that is broken."""
    chance = random.Random(77)

    def reach(i: int) -> float:
        return chance.uniform(4, 9) if i % 2 else chance.uniform(22, 46)

    wide, high = CARD
    points = [(i / 14 * wide, reach(i)) for i in range(14)]
    points += [(wide - reach(i) * 0.75, i / 22 * high) for i in range(22)]
    points += [(wide - i / 14 * wide, high - 30 - reach(i)) for i in range(14)]
    points += [(reach(i) * 0.75, high - i / 22 * high) for i in range(22)]
    sheet.paper(without(BEYOND, torn(points, 0.6, chance)), from_hex("7C5CB0"), 1.0, rim=False)
    inner = [(x + (210 - x) * -0.009, y + (320 - y) * -0.007) for x, y in points]
    edge = without(BEYOND, torn(inner, 0.9, chance))
    sheet.fill(edge, from_hex("140823"))
    draw_pattern(sheet, "N", edge, from_hex("B090E8", 0.10))
    rule = box(9, 9, wide - 18, high - 18, 17)
    sheet.trace(rule, 2.6, foil(rule.getBounds(), VIOLET_FOIL), dash=(120, 7, 34, 5, 60, 9))
    rule = box(14.5, 14.5, wide - 29, high - 29, 12)
    sheet.trace(rule, 0.9, foil(rule.getBounds(), VIOLET_FOIL), dash=(47, 11, 150, 8, 21, 6))


def _draw_foot(sheet: Sheet) -> None:
    """The dark that the name is written on."""
    dark = from_hex("0B0414")
    wash = [(0.0, faded(dark, 0)), (0.55, faded(dark, 0.82)), (1.0, faded(dark, 0.90))]
    with sheet.clipped(WHOLE):
        sheet.fill(box(0, 528, 420, 120), upright(528, 600, wash))


def _draw_pennant(sheet: Sheet) -> None:
    cloth = pennant("N")
    sheet.cast(cloth, 1, 5, 8, 0.8)
    sheet.fill(cloth, upright(0, 176, [(0, from_hex("0B0414")), (1, from_hex("1C0B30"))]))
    with sheet.clipped(cloth):
        sheet.trace(cloth, 6, foil(cloth.getBounds(), VIOLET_FOIL))
    sheet.fill(circle(68, 60, 30), from_hex("F2F2A0", 0.28), 10)
    sheet.fill(icon("eye", 68, 60, 34), from_hex("FBF7BE"))
    sheet.trace(polygon((44, 97), (92, 97)), 1.5, from_hex("C9B0F5", 0.5))
    sheet.fill(moved(wings(), 68, 124, 20), from_hex("C9B0F5"))


SHADOW = (440.0, 320.0)
"""Size of the shadow, which is shown three times as large, and so soft that this is enough."""
SPAN = 1100 / 3
"""Width of the wings."""
TOKEN = (320.0, 480.0)
INK = from_hex("28123F")


def draw_shadow() -> Sheet:
    """Wings of darkness, and the dark that they bring; nothing of it has an edge."""
    sheet = Sheet(SHADOW, 1)
    x, y = SHADOW[0] / 2, SHADOW[1] / 2
    dark = from_hex("07030F")
    night = [(0.0, faded(dark, 0.62)), (0.45, faded(dark, 0.42)), (0.88, faded(dark, 0))]
    sheet.canvas.save()
    sheet.canvas.scale(1, y / x)
    sheet.fill(box(0, 0, 2 * x, 2 * x), radial(x, x, x, night))
    sheet.canvas.restore()
    span = moved(wings(), x, y - 18, SPAN / 2.42, high=0.78)
    sheet.trace(span, 9, from_hex("8A58CC", 0.35), blur=7)
    sheet.fill(span, from_hex("160827", 0.34), blur=4)
    sheet.fill(span, from_hex("28123F", 0.22), blur=1.5)
    return sheet


def draw_token(seed: int) -> Sheet:
    """A scrap of ink-violet paper, torn all round: its white core shows along the tear."""
    chance = random.Random(seed)
    wide, high = TOKEN
    sheet, rim = Sheet(TOKEN, 1), 20.0
    high_in, wide_in = high - 2 * rim, wide - 2 * rim
    corners: list[Point] = [
        *((rim + wide_in * i / 5, rim) for i in range(5)),
        *((wide - rim, rim + high_in * i / 7) for i in range(7)),
        *((wide - rim - wide_in * i / 5, high - rim) for i in range(5)),
        *((rim, high - rim - high_in * i / 7) for i in range(7)),
    ]
    loose = [(x + chance.uniform(-6, 6), y + chance.uniform(-6, 6)) for x, y in corners]
    core = torn(loose, 2.6, chance)
    sheet.cast(core, -2, 7, 7, 0.7)
    sheet.fill(core, from_hex("B9A3D8"))
    inner = [(x + (wide / 2 - x) * 0.028, y + (high / 2 - y) * 0.02) for x, y in loose]
    face = torn(inner, 1.6, chance)
    body = [(0.0, from_hex("3B1E5C")), (0.4, INK), (1.0, from_hex("1A0A2C"))]
    with sheet.clipped(core):
        sheet.cast(face, 0, 1, 2.5, 0.8)
        sheet.fill(face, upright(0, high, body))
    light = [(0.0, from_hex("7C4CC0", 0.34)), (1.0, from_hex("7C4CC0", 0))]
    with sheet.clipped(face):
        sheet.fill(face, radial(wide / 2, high * 0.36, wide * 0.62, light))
        for _ in range(90):
            x, y = chance.uniform(0, wide), chance.uniform(0, high)
            angle, long = chance.uniform(-0.5, 0.5), chance.uniform(6, 22)
            fibre = torn(
                [(x, y), (x + math.cos(angle) * long, y + math.sin(angle) * long)], 0.6, chance
            )
            sheet.trace(fibre, 0.6, faded(WHITE, chance.uniform(0.02, 0.07)))
    return sheet
