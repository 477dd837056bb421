"""The Aquarium at twilight: through a round port of iron, a whale over the sunken stair."""

from build_scripts.art.cards.frames import WINDOW, window
from build_scripts.art.drawing.colours import WHITE, faded, from_hex, mixed
from build_scripts.art.drawing.paint import radial, upright
from build_scripts.art.drawing.paths import (
    Path,
    arch,
    box,
    circle,
    drawn,
    moved,
    polygon,
    smooth,
    without,
)
from build_scripts.art.drawing.ribbons import joined
from build_scripts.art.drawing.view import View
from build_scripts.art.scenes.aquarium.animals import (
    along,
    shoal,
    whale,
    whale_belly,
    whale_face,
    whale_fin,
    whale_grooves,
)
from build_scripts.art.scenes.aquarium.day import draw_shafts
from build_scripts.art.scenes.aquarium.glass_houses import glass_dome
from build_scripts.art.scenes.aquarium.reef import bed, branching_coral, bubbles, kelp


def viaduct(left: float, right: float, ground: float, height: float, arches: int) -> Path:
    """A row of arches that carried a way; its right end has fallen."""
    bay = (right - left) / arches
    holes = [arch(left + bay * (i + 0.5), ground, bay * 0.72, height * 0.82) for i in range(arches)]
    right_pier = right - bay
    fallen = polygon(
        (right + 4, ground - height - 9), (right_pier + bay * 0.45, ground - height - 9),
        (right_pier + bay * 0.58, ground - height + 4),
        (right_pier + bay * 0.8, ground - height + 9),
        (right_pier + bay * 0.9, ground - height * 0.6), (right + 4, ground - height * 0.5),
    )  # fmt: skip
    deck = box(left, ground - height - 4, right - left, 7)
    wall = joined([box(left, ground - height, right - left, height + 10), deck])
    return without(wall, fallen, *holes)


def baluster(x: float, top: float, low: float) -> Path:
    high = low - top
    return drawn(
        (x - 2.2, top), (x - 2.2, top + high * 0.3, x - 5, top + high * 0.55, x - 2.6, low),
        (x + 2.6, low), (x + 5, top + high * 0.55, x + 2.2, top + high * 0.3, x + 2.2, top),
    )  # fmt: skip


def lamp_post(x: float, ground: float, height: float) -> Path:
    """A post of iron, with a ring for its globe."""
    top = ground - height
    return joined([
        box(x - 9, ground - 6, 18, 12), box(x - 6, ground - 16, 12, 12, 2),
        polygon((x - 3.4, ground - 10), (x - 1.5, top), (x + 1.5, top), (x + 3.4, ground - 10)),
        circle(x, ground - height * 0.5, 3.2), box(x - 7, top - 2, 14, 3.4, 1.5),
        drawn((x - 4, top + 12), (x - 3, top + 4), (x + 3, top + 4), (x + 4, top + 12)),
        box(x - 3, top - 22, 6, 4, 2), circle(x, top - 24, 2.4),
    ])  # fmt: skip


TERRACE = 494
"""The height of the ground that the balustrade stands on."""
LAMPS = (100, 320)
"""The two lamps between which the balustrade opens for the stair."""
LAMP_LIGHT = TERRACE - 66
"""Height of the globes of the lamps."""


def paint_twilight(view: View) -> None:
    view.sky()
    draw_shafts(view, 0.16)
    _draw_far_ruin(view)
    view.medallion()
    _draw_road(view)
    # Behind the whale, whose flukes their light would wash out.
    for x in LAMPS:
        view.sheet.glow(x, LAMP_LIGHT, 50, from_hex("FFD98A"), 0.7)
    _draw_whale(view)
    _draw_terrace(view)
    _draw_stair(view)
    view.fireflies(8, 440, 500, 8)
    _draw_weed(view)
    draw_port(view)


def _draw_far_ruin(view: View) -> None:
    view.sheet.glow(210, 416, 220, from_hex("FFC878"), 0.75)
    view.cut(glass_dome(330, 436, 31), -0.2)
    view.cut(viaduct(-12, 190, 436, 32, 7), -0.1)
    view.cut(bed([(-20, 424), (90, 430), (210, 440), (330, 432), (440, 420)], 2), 0.06)
    view.cut(bed([(-20, 466), (90, 460), (210, 468), (330, 462), (440, 470)], 3), 0.22)


def _draw_road(view: View) -> None:
    """The road from the stair to the horizon, small lamps on both sides."""
    road = drawn(
        (203, 441), (190, 458, 172, 470, 132, 510), (288, 510), (248, 470, 230, 458, 217, 441)
    )
    view.sheet.fill(
        road, upright(440, 505, [(0, from_hex("FFE2B0", 0.85)), (1, from_hex("BFD8F0", 0.45))])
    )
    for y, half, height in ((446, 15, 11), (455, 28, 16), (469, 47, 23)):
        for x in (210 - half, 210 + half):
            view.sheet.glow(x, y - height, height * 0.8, from_hex("FFD98A"), 0.8)
            view.sheet.fill(
                box(x - height * 0.03, y - height, height * 0.06 + 0.5, height), view.shade(0.6)
            )
            view.sheet.fill(circle(x, y - height, height * 0.13), from_hex("FFF1BE"))


def _draw_whale(view: View) -> None:
    x, y, size, turn = 231, 375, 105, -17

    def placed(path: Path) -> Path:
        return moved(path, x, y, size, turn, wide=-1)

    way = along(smooth([(52, 352), (86, 322), (122, 330), (140, 350)]))
    view.cut(shoal(way, 16, 15, 6, 9), 0.3, rim=False)
    back = view.shade(0.66)
    view.cut_in(placed(whale()), back, 0.6)
    pale = mixed(back, view.ramp[1], 0.62)
    belly = placed(whale_belly())
    view.sheet.fill(belly, pale)
    view.sheet.trace(placed(whale_grooves()), 1.2, faded(view.ramp[4], 0.7))
    view.sheet.trace(placed(whale_face()), 1.3, view.white(0.6))
    view.cut_in(placed(whale_fin()), view.shade(0.74), 0.7)
    for ring in bubbles(352, 300, 214, 4, 9):
        view.sheet.trace(ring, 1.1, view.white(0.7))


def _draw_terrace(view: View) -> None:
    rails = []
    for left, right in ((0, LAMPS[0]), (LAMPS[1], 420)):
        rails.append(box(left, TERRACE - 32, right - left, 5, 1.5))
        rails.append(box(left, TERRACE - 5, right - left, 7))
        rails += [baluster(left + 8 + 11.2 * i, TERRACE - 28, TERRACE - 4) for i in range(9)]
    lamps = [lamp_post(x, TERRACE - 34, 22) for x in LAMPS]
    piers = [box(x - 12, TERRACE - 38, 24, 44, 2) for x in LAMPS]
    view.cut(joined([*rails, *piers, *lamps, box(-10, TERRACE, 440, 120)]), 0.78)
    for x in LAMPS:
        view.lit(circle(x, LAMP_LIGHT, 8.6), 0.8)


def _draw_stair(view: View) -> None:
    """Steps that come down towards us between the piers."""
    ramp = view.ramp
    for i in range(6):
        top, half = TERRACE + 1 + 8.4 * i + i * i * 0.25, 96 + 5 * i
        step = polygon(
            (210 - half, top), (210 + half, top), (210 + half + 8, 580), (210 - half - 8, 580)
        )
        colour = mixed(mixed(ramp[2], ramp[3], 0.35 + 0.1 * i), ramp[5], 0.1 * i)
        view.cut_in(step, colour, 0.5)
        tread = polygon((210 - half, top), (210 + half, top), (210 + half + 1, top + 2.6),
                        (210 - half - 1, top + 2.6))  # fmt: skip
        view.sheet.fill(tread, from_hex("FFE7B8", 0.75 - 0.06 * i))


def _draw_weed(view: View) -> None:
    view.cut(
        joined([
            branching_coral(76, 512, 60, 14, -0.1, 4), branching_coral(346, 512, 64, 5, 0.1, 4),
            kelp(62, 516, 170, 0.6), kelp(364, 516, 140, 3.4),
            bed([(-20, 496), (60, 506), (100, 526), (124, 560), (296, 560), (320, 528), (366, 504),
                 (440, 490)], 6),
        ]),
        0.95,
    )  # fmt: skip


def draw_port(view: View) -> None:
    """The iron rim of the port, its rivets and the light on its edge."""
    x, y, width, height = WINDOW
    hole = window("A", x + 15, y + 15, width - 30, height - 30)
    rim = without(window("A", x - 12, y - 12, width + 24, height + 24), hole)
    sheet, iron = view.sheet, mixed(view.ramp[4], view.ramp[5], 0.45)
    sheet.cast(rim, 0, 5, 6, 0.6)
    sheet.fill(rim, iron)
    sheet.trace(hole, 1.6, view.white(0.4))
    sheet.trace(window("A", x + 12, y + 12, width - 24, height - 24), 0.8, view.white(0.22))
    way, count = along(window("A", x + 6, y + 6, width - 12, height - 12)), 44
    for i in range(count):
        across, down = way(i / count)
        sheet.cast(circle(across, down, 2.7), 0, 1.2, 1, 0.7)
        light = [(0.0, mixed(iron, WHITE, 0.55)), (1.0, mixed(iron, view.ramp[3], 0.4))]
        sheet.fill(circle(across, down, 2.7), radial(across - 0.8, down - 1, 3.4, light))
