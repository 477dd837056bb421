"""The Aquarium by night: jellyfish rise like lanterns over the lit houses of glass."""

from __future__ import annotations

from build_scripts.art.colours import faded, from_hex, mixed
from build_scripts.art.paint import upright
from build_scripts.art.paths import arch, moved, polygon
from build_scripts.art.scenes.fishes import along, shoal
from build_scripts.art.scenes.glass_hall import glass_dome, wing
from build_scripts.art.scenes.jellyfish import draw_jellyfish
from build_scripts.art.scenes.reef import (
    anemone,
    bed,
    branching_coral,
    bubbles,
    eelgrass,
    kelp,
    sea_fan,
    tube_sponge,
)
from build_scripts.art.scenes.ribbons import joined
from build_scripts.art.scenes.sea_giants import manta, manta_lines
from build_scripts.art.view import View


def paint_night(view: View) -> None:
    """From far to near."""
    view.sky()
    _draw_moonlight(view)
    view.medallion()
    _draw_far_houses(view)
    draw_jellyfish(view, (338, 296, 17, 12), 31, 0.1, 0.5, 2.8)
    draw_jellyfish(view, (72, 262, 14, -10), 41, 0.1, 0.4, 2.8)
    _draw_ray(view)
    draw_jellyfish(view, (140, 356, 52, -9), 7, 0.3, 1.0)
    draw_jellyfish(view, (334, 402, 26, 10), 17, 0.25, 0.85, 3.0)
    _draw_silver_shoal(view)
    _draw_reef(view)
    view.fireflies(12, 300, 500, 18)


def _draw_moonlight(view: View) -> None:
    ramp = view.ramp
    for left, right, low_left, low_right, alpha in (
        (196, 224, 120, 300, 0.34), (120, 146, 20, 90, 0.2), (290, 312, 330, 420, 0.22),
    ):  # fmt: skip
        beam = polygon((left, 20), (right, 20), (low_right, 560), (low_left, 560))
        fall = [(0.0, faded(ramp[1], alpha)), (0.7, faded(ramp[1], alpha * 0.7)),
                (1.0, faded(ramp[1], 0))]  # fmt: skip
        view.sheet.fill(beam, upright(20, 560, fall), 5)


def _draw_far_houses(view: View) -> None:
    house = joined([wing(150, 214, 470, 34, 4), glass_dome(252, 476, 44), wing(290, 362, 470, 34, 4)])
    panes = [arch(150 + 16 * (i + 0.5), 470, 10.5, 22) for i in range(4)]
    panes += [arch(290 + 18 * (i + 0.5), 470, 11.5, 22) for i in range(4)]
    view.sheet.glow(252, 440, 120, from_hex("FFE7A6"), 0.35)
    view.lit(joined([*panes, arch(252, 476, 78, 62)]), 0.4)
    view.cut(house, 0.24)


def _draw_ray(view: View) -> None:
    x, y, size, turn = 262, 344, 50, 28
    ray = moved(manta(), x, y, size, turn, high=0.86)
    view.cut(ray, 0.8)
    view.sheet.trace(moved(manta_lines(), x, y, size, turn, high=0.86), 1.0, view.white(0.3))


def _draw_silver_shoal(view: View) -> None:
    way = along([(190, 470), (230, 448), (280, 452), (330, 476), (380, 470)])
    view.accent(shoal(way, 15, 12, 8.5, 12), 0.5)


def _draw_reef(view: View) -> None:
    for ring in bubbles(226, 470, 330, 9, 9):
        view.sheet.trace(ring, 1.0, view.white(0.6))
    slope = [(-20, 440), (50, 462), (110, 488), (190, 500), (270, 492), (330, 474), (440, 440)]
    view.cut(
        joined([bed(slope), sea_fan(98, 484, 60, -8), branching_coral(60, 470, 70, 8),
                tube_sponge(322, 480, 56, 8), kelp(366, 466, 150, 2.2)]),
        0.58,
    )  # fmt: skip
    front = [(-20, 478), (46, 492), (110, 520), (180, 534), (250, 536), (320, 516), (390, 482),
             (440, 470)]  # fmt: skip
    blades = ((36, 250), (50, 180), (388, 230), (374, 150))
    grass = [eelgrass(x, 530, h, 5, 2 + i * 1.3) for i, (x, h) in enumerate(blades)]
    crown, tips = anemone(150, 528, 56, 3)
    crown_right, tips_right = anemone(292, 526, 44, 6)
    view.cut(
        joined([bed(front), branching_coral(350, 506, 86, 27, 0.1, 5), crown, crown_right,
                branching_coral(84, 512, 60, 2, -0.2), *grass]),
        0.95,
    )  # fmt: skip
    tip_light = mixed(view.ramp[0], view.ramp[1], 0.4)
    for x, y in tips + tips_right:
        view.sheet.glow(x, y, 11, tip_light, 0.8)
        view.sheet.glow(x, y, 3.4, (255, 255, 255, 255), 1.0)
