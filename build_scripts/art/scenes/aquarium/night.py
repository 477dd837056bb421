"""The Aquarium by night: jellyfish rise like lanterns over the lit houses of glass."""

from build_scripts.art.drawing.colours import faded, from_hex, mixed
from build_scripts.art.drawing.paint import upright
from build_scripts.art.drawing.paths import arch, circle, moved, polygon, smooth
from build_scripts.art.drawing.ribbons import joined
from build_scripts.art.drawing.view import View
from build_scripts.art.scenes.aquarium.animals import (
    along,
    draw_jellyfish,
    manta,
    manta_lines,
    shoal,
)
from build_scripts.art.scenes.aquarium.glass_houses import glass_dome, wing
from build_scripts.art.scenes.aquarium.reef import (
    anemone,
    bed,
    branching_coral,
    eelgrass,
    sea_fan,
    tube_sponges,
)


def paint_night(view: View) -> None:
    view.sky()
    _draw_moonlight(view)
    view.medallion()
    _draw_far_houses(view)
    draw_jellyfish(view, (326, 272, 14, 12), 31, 0.1, 0.5, 2.8)
    draw_jellyfish(view, (70, 258, 12, -10), 41, 0.1, 0.4, 2.8)
    _draw_ray(view)
    draw_jellyfish(view, (138, 354, 56, -9), 7, 0.3, 1.0)
    draw_jellyfish(view, (346, 350, 27, 10), 17, 0.25, 0.85, 3.0)
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
    middle, ground = 246, 484
    windows = [arch(middle, ground, 70, 56)]
    for side in (-1, 1):
        windows += [arch(middle + side * (50 + 15 * i), ground, 10, 21) for i in range(4)]
    view.sheet.glow(middle, 450, 110, from_hex("FFE7A6"), 0.4)
    view.lit(joined(windows), 0.4)
    wings = [wing(middle - 102.5, middle - 42.5, ground, 32, 4),
             wing(middle + 42.5, middle + 102.5, ground, 32, 4)]  # fmt: skip
    view.cut(joined([*wings, glass_dome(middle, ground, 40)]), 0.24)


def _draw_ray(view: View) -> None:
    x, y, size, turn = 252, 348, 50, 24
    ray = moved(manta(), x, y, size, turn, high=0.86)
    view.cut(ray, 0.8)
    view.sheet.trace(moved(manta_lines(), x, y, size, turn, high=0.86), 1.0, view.white(0.3))


def _draw_silver_shoal(view: View) -> None:
    way = along(smooth([(190, 424), (226, 408), (262, 416), (310, 404), (372, 420)]))
    view.accent(shoal(way, 16, 11, 9, 12), 0.5)


def _draw_reef(view: View) -> None:
    for tube in tube_sponges(324, 482, 58, 8):
        view.cut(tube, 0.5)
    slope = [(-20, 440), (50, 462), (110, 488), (190, 500), (270, 492), (330, 474), (440, 440)]
    view.cut(
        joined([bed(slope), sea_fan(100, 480, 66, -4), branching_coral(60, 470, 70, 8)]),
        0.58,
    )  # fmt: skip
    _draw_anemone(view, 168, 532, 58, 3)
    _draw_anemone(view, 286, 526, 44, 6)
    front = [(-20, 478), (46, 492), (110, 520), (180, 534), (250, 536), (320, 516), (390, 482),
             (440, 470)]  # fmt: skip
    blades = ((36, 250), (50, 180), (388, 230), (374, 150))
    grass = [eelgrass(x, 530, h, 5, 2 + i * 1.3) for i, (x, h) in enumerate(blades)]
    view.cut(
        joined([bed(front), branching_coral(350, 506, 86, 27, 0.1, 5),
                branching_coral(84, 512, 60, 2, -0.2), *grass]),
        0.95,
    )  # fmt: skip


def _draw_anemone(view: View, x: float, ground: float, size: float, seed: int) -> None:
    """An anemone whose fingers end in small lights."""
    crown, tips = anemone(x, ground, size, seed)
    view.cut_in(crown, mixed(view.ramp[3], view.ramp[4], 0.35), 0.7, rim=False)
    for tip_x, tip_y in tips:
        view.sheet.glow(tip_x, tip_y, size * 0.12, view.ramp[1], 0.75)
        view.sheet.fill(circle(tip_x, tip_y, size * 0.028), view.white(0.95))
