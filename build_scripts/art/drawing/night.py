"""Sheets of night paper with lobed openings, one behind the other, and stars pricked in them."""

import random

import numpy as np
import skia

from build_scripts.art.drawing.colours import Colour, faded, from_hex, mixed
from build_scripts.art.drawing.paint import Sheet, radial
from build_scripts.art.drawing.paths import Path, circle, moved, spark, without

SCREEN = (1920.0, 1080.0)
SCALE = 4 / 3
"""A picture of the screen is 2560 pixels wide."""
DEEP = from_hex("02030C")
GOLD, STAR = from_hex("D9AE57"), from_hex("F3E4B4")
LAMPLIGHT = from_hex("4A3F8C")


def screen() -> Sheet:
    """An empty picture as large as the largest window that needs no stretching."""
    return Sheet(SCREEN, SCALE)


def around(opening: Path) -> Path:
    """The whole screen but for an opening."""
    room = Path()
    room.addRect(skia.Rect(-300, -300, SCREEN[0] + 300, SCREEN[1] + 300))
    return without(room, opening)


def lay(sheet: Sheet, opening: Path, colour: Colour, gilt: float = 0.2, blur: float = 11.0) -> None:
    """A sheet of night over what is there: it darkens the ground far about its opening, throws a
    shadow close by, and its cut edge catches the light."""
    paper, bounds = around(opening), opening.getBounds()
    sheet.cast(paper, 0, 10, blur * 4, 0.45, DEEP)
    sheet.cast(paper, 0, 5, blur, 0.50, DEEP)
    reach = max(bounds.width(), bounds.height()) * 0.5
    lit = mixed(colour, LAMPLIGHT, 0.12)
    light = [(0.0, lit), (0.66, lit), (1.0, colour)]
    sheet.fill(paper, radial(bounds.centerX(), bounds.centerY(), reach * 1.4, light))
    sheet.trace(opening, 1.3, faded(GOLD, gilt))


def prick_stars(
    sheet: Sheet, seed: int, count: int, alpha: float, bottom: float = SCREEN[1]
) -> None:
    """Points of light, and a few small sparks."""
    chance = random.Random(seed)
    for _ in range(count):
        x, y = chance.uniform(0, SCREEN[0]), chance.uniform(0, bottom)
        size = chance.choice((0.8, 0.8, 1.0, 1.3, 4.5))
        light = alpha * chance.uniform(0.5, 1.0)
        star = moved(spark(), x, y, size) if size > 2 else circle(x, y, size)
        sheet.fill(star, faded(STAR, light))


def darken_edges(sheet: Sheet, y: float, strength: float) -> None:
    """Darkens the picture towards its corners."""
    stops = [
        (0.0, faded(DEEP, 0)),
        (0.62, faded(DEEP, 0.15 * strength)),
        (1.0, faded(DEEP, strength)),
    ]
    sheet.flood(radial(SCREEN[0] / 2, y, 1240, stops))


def roughen(sheet: Sheet) -> None:
    """The tooth of dark paper: about 2 in 255, so that no gradient shows its steps."""
    width, height = (round(length * SCALE) for length in SCREEN)
    grey = np.random.default_rng(7).integers(0, 256, (height, width, 1), np.uint8)
    opaque = np.full_like(grey, 255)
    speckles = skia.Image.fromarray(np.concatenate([grey, grey, grey, opaque], axis=2))
    paint = skia.Paint(BlendMode=skia.BlendMode.kSoftLight)
    paint.setAlphaf(0.13)
    sheet.canvas.drawImageRect(speckles, skia.Rect(*SCREEN), skia.SamplingOptions(), paint)
