"""The Aquarium by day: the nave of glass, full of light, and the reef before it."""

from build_scripts.art.drawing.paint import upright
from build_scripts.art.drawing.paths import moved, polygon, smooth
from build_scripts.art.drawing.ribbons import joined
from build_scripts.art.drawing.view import View
from build_scripts.art.scenes.aquarium.animals import (
    along,
    angelfish,
    angelfish_lines,
    draw_accent_fish,
    shell_lines,
    shoal,
    turtle,
    veiltail,
    veiltail_lines,
)
from build_scripts.art.scenes.aquarium.glass_houses import Nave, draw_nave, draw_portal, wing
from build_scripts.art.scenes.aquarium.reef import (
    bed,
    brain_coral,
    brain_lines,
    branching_coral,
    bubbles,
    eelgrass,
    kelp,
    plate_coral,
    sea_fan,
    tube_sponges,
)

NAVE = Nave(x=210, ground=470, half_width=80, spring=88, end=(210, 424))


def paint_day(view: View) -> None:
    view.sky()
    draw_shafts(view)
    for side in (-1, 1):
        left, right = sorted((NAVE.x + side * 190, NAVE.x + side * 128))
        view.cut(wing(left, right, 452, 62, 3), -0.16)
        left, right = sorted((NAVE.x + side * 136, NAVE.x + side * 84))
        view.cut(wing(left, right, 462, 96, 2), -0.06)
    draw_nave(view, NAVE, 0.06)
    draw_portal(view, NAVE, 0.2)
    view.medallion()
    _draw_swimmers(view)
    _draw_middle_reef(view)
    _draw_gold_fish(view)
    _draw_near_reef(view)


def draw_shafts(view: View, alpha: float = 0.30) -> None:
    """Light that falls through the water from above."""
    for top, low, wide, spread in ((130, 20, 9, 44), (178, 130, 12, 40), (240, 268, 12, 46),
                                   (284, 380, 9, 44), (330, 470, 8, 36)):  # fmt: skip
        shaft = polygon(
            (top - wide, 20), (top + wide, 20), (low + spread, 570), (low - spread, 570)
        )
        fall = [(0.0, view.white(0)), (0.3, view.white(alpha)), (1.0, view.white(0))]
        view.sheet.fill(shaft, upright(20, 570, fall), 2.5)


def _draw_swimmers(view: View) -> None:
    course = [(404, 268), (350, 292), (312, 326), (256, 340), (190, 330), (120, 318), (20, 346)]
    way = along(smooth(course))
    view.cut(shoal(way, 64, 26, 7.5, 5), 0.34, rim=False)
    x, y, size, turn = 324, 362, 35, -62
    view.cut(moved(turtle(), x, y, size, turn), 0.5)
    view.sheet.trace(moved(shell_lines(), x, y, size, turn), 1.1, view.white(0.5))


def _draw_middle_reef(view: View) -> None:
    sand = [(-20, 448), (60, 452), (130, 464), (210, 468), (300, 464), (360, 450), (440, 444)]
    view.cut(bed(sand), 0.2)
    slope = [(-20, 424), (50, 436), (104, 466), (160, 488), (230, 494), (290, 484), (350, 450),
             (440, 424)]  # fmt: skip
    view.cut(
        joined([
            bed(slope), sea_fan(72, 456, 66, -8), branching_coral(116, 478, 58, 3),
            plate_coral(352, 454, 58), branching_coral(306, 480, 54, 9),
        ]),
        0.40,
    )  # fmt: skip


def _draw_gold_fish(view: View) -> None:
    view.cut(sea_fan(80, 488, 84, -10), 0.52)
    for ring in bubbles(84, 400, 200, 6):
        view.sheet.trace(ring, 1.1, view.white(0.85))
    draw_accent_fish(view, veiltail(), veiltail_lines(), (172, 424, 51, 5, -1), 1.0)
    draw_accent_fish(view, angelfish(), angelfish_lines(), (266, 450, 19, -4, 1), 0.8)


def _draw_near_reef(view: View) -> None:
    for tube in tube_sponges(322, 496, 76, 5):
        view.cut(tube, 0.5)
    slope = [(-20, 448), (44, 462), (96, 492), (150, 514), (210, 522), (270, 514), (330, 486),
             (380, 456), (440, 440)]  # fmt: skip
    view.cut(
        joined([
            bed(slope), kelp(374, 480, 150, 1.2), kelp(56, 476, 120, 4),
        ]),
        0.58,
    )  # fmt: skip
    view.cut(brain_coral(146, 532, 32), 0.5)
    view.sheet.trace(brain_lines(146, 530, 30), 1.2, view.white(0.35))
    blades = ((36, 220), (48, 160), (60, 110), (388, 250), (376, 170), (364, 100))
    grass = [eelgrass(x, 530, h, 5, i * 1.3) for i, (x, h) in enumerate(blades)]
    front = [(-20, 480), (46, 496), (100, 522), (160, 538), (220, 540), (290, 532), (340, 510),
             (390, 486), (440, 470)]  # fmt: skip
    view.cut(
        joined([
            bed(front), branching_coral(84, 516, 92, 14, -0.1, 5),
            branching_coral(340, 514, 100, 5, 0.1, 5), branching_coral(228, 546, 48, 23), *grass,
        ]),
        0.88,
    )  # fmt: skip
