"""The world behind a Door: a flight of stairs in perspective, and its place far in the light."""

import random

from build_scripts.art.doors.far_places import ALONG, EYE, HIGH, place_far, seen
from build_scripts.art.drawing.colours import RAMPS, WHITE, Colour, faded, from_hex, mixed
from build_scripts.art.drawing.paint import Sheet, upright
from build_scripts.art.drawing.paths import Path, Point, circle, line, moved, polygon, spark

STEPS = 13
LANDING = 140.0
"""Reach of the first tread to the left of the middle, behind the leaf."""
DAWN = from_hex("FFF6D6")
BRIGHT = from_hex("FFFDF0")


def draw_beyond(sheet: Sheet, place: str) -> None:
    """The world of a place, to be seen through its Door; the caller clips it to the opening."""
    ramp = RAMPS[place]
    sky = [
        (0.0, mixed(ramp[3], ramp[2], 0.65)), (0.24, ramp[2]), (0.44, ramp[1]),
        (0.62, mixed(ramp[0], DAWN, 0.5)), (1.0, BRIGHT),
    ]  # fmt: skip
    sheet.flood(upright(120, 440, sky))
    sheet.glow(EYE[0], EYE[1] + 18, 150, BRIGHT, 0.95)
    _draw_sunbeams(sheet)
    place_far(sheet, place)
    _draw_stairs(sheet, ramp)
    _draw_motes(sheet, "OAGL".index(place))


def _draw_sunbeams(sheet: Sheet) -> None:
    """Wide soft rays from where the stairs end."""
    x, y = EYE[0], EYE[1] + 18
    for i in range(18):
        ray = moved(polygon((-3, -30), (3, -30), (15, -300), (-15, -300)), x, y, turn=i * 20 + 4)
        stops = [(0.0, faded(WHITE, 0.0)), (1.0, faded(WHITE, 0.20))]
        sheet.fill(ray, upright(y - 260, y, stops), 3)


def _draw_stairs(sheet: Sheet, ramp: tuple[Colour, ...]) -> None:
    """Draws from far to near, so that each step hides the foot of the one behind it."""
    for step in reversed(range(STEPS)):
        far = step / STEPS
        riser = mixed(mixed(ramp[2], ramp[1], 0.35), DAWN, far**0.7)
        tread = mixed(mixed(ramp[0], ramp[1], 0.3), BRIGHT, 0.3 + 0.7 * far)
        runner = mixed(ramp[3], mixed(ramp[1], DAWN, 0.6), far**0.8)
        wide, narrow = 104 - 2.6 * step, 40 - 1.0 * step
        # The first one is a landing: seen aslant, it reaches the jamb beside the leaf.
        for left, half, up, flat in (
            (wide if step else LANDING, wide, riser, tread),
            (narrow, narrow, runner, mixed(runner, WHITE, 0.28)),
        ):
            front, back = step * ALONG, (step + 1) * ALONG
            foot, top = step * HIGH, (step + 1) * HIGH
            sheet.fill(_across(left, half, (foot, front), (top, front)), up)
            sheet.fill(_across(left, half, (top, front), (top, back)), flat)
            sheet.trace(
                line(seen(-left, top, front), seen(half, top, front)),
                1.6 * (1 - 0.7 * far),
                faded(WHITE, 0.85),
            )


def _across(left: float, right: float, low: Point, high: Point) -> Path:
    """A strip of the stairs between two (height, distance), so far to both sides."""
    return polygon(seen(-left, *low), seen(right, *low), seen(right, *high), seen(-left, *high))


def _draw_motes(sheet: Sheet, seed: int) -> None:
    """Light that drifts out of the dream."""
    chance = random.Random(seed + 7)
    for _ in range(30):
        x, y = chance.uniform(130, 304), chance.uniform(150, 480)
        size = chance.choice((1.2, 1.6, 3.2, 5.5) if y < 270 else (1.0, 1.3))
        sheet.fill(circle(x, y, size * 1.6), faded(WHITE, 0.35), 2.5)
        shape = moved(spark(), x, y, size) if size > 2 else circle(x, y, size * 0.7)
        sheet.fill(shape, from_hex("FFFDF0", 0.95))
