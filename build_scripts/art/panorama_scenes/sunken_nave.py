"""The Aquarium of the panorama: a nave of iron and glass on the ground of the sea."""

from __future__ import annotations

from build_scripts.art.colours import faded, from_hex
from build_scripts.art.paint import upright
from build_scripts.art.panorama_scenes.night_ground import (
    AXIS,
    LEFT,
    RIGHT,
    SHORE,
    Asleep,
    stretched,
)
from build_scripts.art.paths import arch, box, moved, polygon, ridge, together
from build_scripts.art.scenes.corals import branching_coral, sea_fan, tube_sponges
from build_scripts.art.scenes.glass_hall import Nave, draw_nave, draw_portal
from build_scripts.art.scenes.glass_houses import wing
from build_scripts.art.scenes.jellyfish import draw_jellyfish
from build_scripts.art.scenes.reef import bed, eelgrass, kelp
from build_scripts.art.scenes.ribbons import joined
from build_scripts.art.scenes.sea_giants import manta, whale
from build_scripts.art.view import View

NAVE = Nave(x=AXIS, ground=SHORE + 4, half_width=66, spring=84, end=(AXIS, SHORE - 40))


def draw_aquarium(view: View) -> None:
    """From far to near."""
    pale = view.ramp[1]
    for top, low, wide, spread in ((0, -70, 12, 60), (120, 70, 16, 56), (300, 350, 15, 60),
                                   (410, 500, 12, 60)):  # fmt: skip
        beam = polygon(
            (top - wide, 150), (top + wide, 150), (low + spread, 700), (low - spread, 700)
        )
        fall = [(0.0, faded(pale, 0.30)), (0.6, faded(pale, 0.12)), (1.0, faded(pale, 0))]
        view.sheet.fill(beam, upright(190, 620, fall), 6)
    with stretched(view, 2.0):
        view.cut(ridge(430, 9, 21, 17, jagged=False), 0.3)
    view.cut(moved(whale(), 88, 292, 50, 6), 0.34)
    view.cut(moved(manta(), 352, 296, 30, 20, high=0.86), 0.44)
    view.sheet.glow(AXIS, SHORE - 60, 210, from_hex("E6F7FF"), 0.4)
    for side in (-1, 1):
        for near, far, height, arches in ((74, 150, 74, 3), (150, 250, 48, 4)):
            left, right = sorted((AXIS + side * near, AXIS + side * far))
            windows = [arch(left + (i + 0.5) * (right - left) / arches, SHORE,
                            (right - left) / arches * 0.7, height * 0.68)
                       for i in range(arches)]  # fmt: skip
            view.lit(together(*windows), 0.4)
            view.cut(wing(left, right, SHORE, height, arches), 0.34)
    _draw_nave(view)
    draw_portal(view, NAVE, 0.42)
    draw_jellyfish(view, (16, 368, 24, -9), 7, 0.3, 0.9)
    draw_jellyfish(view, (402, 344, 26, 10), 17, 0.25, 0.9, 3.0)
    draw_jellyfish(view, (AXIS, 262, 15, 6), 31, 0.1, 0.6, 2.6)
    back = [(LEFT, 440), (-60, 452), (40, 468), (150, 480), (270, 480), (380, 468), (480, 452),
            (RIGHT, 440)]  # fmt: skip
    growth = [branching_coral(30, 470, 60, 8), sea_fan(74, 472, 54, -4), sea_fan(360, 470, 60, 6),
              branching_coral(398, 466, 66, 3)]  # fmt: skip
    view.cut(joined([bed(back), *growth]), 0.6)
    for x in (112, 318):
        for tube in tube_sponges(x, 500, 44, x):
            view.cut(tube, 0.66)
    sand = [(LEFT, 470), (-40, 484), (60, 520), (150, 540), (270, 542), (370, 520), (460, 484),
            (RIGHT, 470)]  # fmt: skip
    view.cut(bed(sand), 0.78)
    blades = [kelp(x, 520, h, x) for x, h in ((-30, 210), (6, 130), (450, 220), (420, 120))]
    blades += [
        eelgrass(x, 530, h, 5, x) for x, h in ((-14, 250), (24, 170), (434, 260), (400, 150))
    ]
    front = [(LEFT, 500), (-30, 520), (70, 566), (170, 590), (260, 590), (360, 566), (450, 520),
             (RIGHT, 500)]  # fmt: skip
    corals = [branching_coral(60, 566, 74, 14, -0.1, 5), branching_coral(366, 566, 80, 5, 0.1, 5)]
    view.cut(joined([bed(front), *corals, *blades]), 0.94)
    view.sheet.fill(box(LEFT, 652, RIGHT - LEFT, 300), view.ramp[5])


def _draw_nave(view: View) -> None:
    draw_nave(view, NAVE, 0.30)
    if isinstance(view, Asleep):
        view.sheet.fill(NAVE.opening(1.0), faded(view.ramp[5], 0.74))
