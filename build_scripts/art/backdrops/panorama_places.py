"""The four places of the panorama: what each of them shows between its two Doors, and the ground
that all of them stand on.

Heights and lengths are those of a card.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager

from build_scripts.art.drawing.colours import faded, from_hex, mixed
from build_scripts.art.drawing.paint import Sheet, upright
from build_scripts.art.drawing.paths import (
    Path,
    arch,
    box,
    circle,
    drawn,
    ellipse,
    line,
    moved,
    polygon,
    ridge,
    spark,
    together,
    union,
    without,
)
from build_scripts.art.drawing.plants import lily_pad, round_tree, willow_strand
from build_scripts.art.drawing.ribbons import joined
from build_scripts.art.drawing.view import View
from build_scripts.art.scenes.aquarium.animals import draw_jellyfish, manta, whale
from build_scripts.art.scenes.aquarium.glass_houses import Nave, draw_nave, draw_portal, wing
from build_scripts.art.scenes.aquarium.reef import (
    bed,
    branching_coral,
    eelgrass,
    kelp,
    sea_fan,
    tube_sponges,
)
from build_scripts.art.scenes.garden.guests import swan
from build_scripts.art.scenes.garden.hedges import draw_ball_tree, draw_cypress, hedge_arcade
from build_scripts.art.scenes.garden.pavilion import draw_pavilion
from build_scripts.art.scenes.library.furniture import (
    globe,
    lamplight,
    light_pool,
    reading_lamp,
    shelf_ladder,
)
from build_scripts.art.scenes.library.shelves import Bookcase, book_pile, flying_book, open_book
from build_scripts.art.scenes.observatory.domed_hall import GROUND, draw_hall
from build_scripts.art.scenes.observatory.lake import (
    FAR_CREST,
    MIDDLE_CREST,
    boat,
    draw_above,
    draw_reflection,
    drawn_apart,
    mountains,
    pine,
    reeds,
)
from build_scripts.art.scenes.observatory.terrace import balustrade, draw_hoops, pillar, urn

SHORE = 466.0
"""Height at which the ground begins on which a place stands: a little below its Doors."""
LEFT = -520.0
RIGHT = 940.0
LOW = 900.0
"""Lower end of the ground of a place."""
AXIS = 210.0


class Unlit(Sheet):
    """A sheet in which nothing shines."""

    def glow(self, x: float, y: float, radius: float, colour: object, alpha: float) -> None:
        """Draws nothing."""


class Asleep(View):
    """A place at night with its lights out."""

    def lit(self, path: Path, strength: float = 0.9) -> None:
        """A dark window."""
        self.sheet.fill(path, self.shade(0.86))


def draw_sky(view: View) -> None:
    """Night behind all of a place, and its stars."""
    r = view.ramp
    stops = [(0.0, r[5]), (0.45, r[4]), (0.8, mixed(r[4], r[3], 0.6)), (1.0, r[3])]
    view.sheet.fill(box(LEFT, 100, RIGHT - LEFT, LOW), upright(190, SHORE + 20, stops))
    chance = random.Random("OAGL".index(view.place) + 50)
    for _ in range(110):
        x, y = chance.uniform(LEFT, RIGHT), chance.uniform(180, 400)
        size = chance.choice((0.8, 1.0, 1.4, 4.0))
        star = moved(spark(), x, y, size) if size > 2 else circle(x, y, size)
        view.sheet.fill(star, from_hex("FFF6DC", chance.uniform(0.25, 0.8)))


@contextmanager
def stretched(view: View, wide: float, aside: float = 0.0) -> Iterator[None]:
    """Draws wider, about the middle of the place, and moved aside."""
    canvas = view.sheet.canvas
    canvas.save()
    canvas.translate(AXIS + aside, 0)
    canvas.scale(wide, 1)
    canvas.translate(-AXIS, 0)
    yield
    canvas.restore()


def draw_observatory(view: View) -> None:
    with stretched(view, 2.5, 60):
        mountains(view, FAR_CREST, 0.16, 3, snow=16)
    with stretched(view, 2.5, -40):
        mountains(view, MIDDLE_CREST, 0.40, 8)
    view.sheet.glow(AXIS, 420, 230, from_hex("FFDDA0"), 0.42)
    far = union(ridge(446, 5, 4, 40, jagged=False), *(pine(x, 462, 60, x) for x in (66, 352, 376)))
    with stretched(view, 2.6):
        view.cut(far, 0.46, rim=False)
    hall = drawn_apart(view, draw_hall)
    canvas = view.sheet.canvas
    canvas.save()
    canvas.translate(-4, SHORE - 458)
    r = view.ramp
    water = upright(458, 640, [(0, mixed(r[3], r[2], 0.6)), (0.3, r[3]), (0.7, r[4]), (1, r[5])])
    view.sheet.fill(box(LEFT, 458, RIGHT - LEFT, 400), water)
    draw_reflection(view, hall, GROUND)
    draw_above(view, hall, GROUND)
    canvas.restore()
    bank = drawn((LEFT, SHORE - 8), (-60, SHORE - 18, 60, SHORE - 7), (360, SHORE - 7),
                 (480, SHORE - 18, RIGHT, SHORE - 8), (RIGHT, SHORE + 2),
                 (LEFT, SHORE + 2))  # fmt: skip
    view.cut(bank, 0.62)
    view.cut(moved(boat(), 60, SHORE + 66, 1.1), 0.93, rim=False)
    terrace = box(LEFT, SHORE + 34, 470, 400)
    view.cut(union(terrace, box(LEFT, SHORE + 30, 474, 6, 2)), 0.86)
    rail = union(balustrade(-420, -60, SHORE - 2, 40, 22), pillar(-62, SHORE - 8, 24))
    view.cut(rail, 0.84, rim=False)
    view.cut(union(pillar(-110, SHORE - 34, 34), urn(-62, SHORE - 10, 30)), 0.88, rim=False)
    # Without its globe, which would be read as a point of the number before it.
    draw_hoops(view, -110, SHORE - 98, 46, 0.92)
    for x, height, seed, depth in ((-190, 230, 4, 0.9), (-232, 170, 5, 0.96), (-20, 116, 6, 0.8),
                                   (410, 196, 3, 0.84), (442, 150, 8, 0.93)):  # fmt: skip
        view.cut(pine(x, SHORE + 26, height, seed), depth, rim=False)
    view.cut(reeds(9, 330, 470, SHORE + 140, 60, 20), 0.97, rim=False)


def draw_library(view: View) -> None:
    r = view.ramp
    wall = [(0.0, mixed(r[5], from_hex("1B1020"), 0.4)), (0.6, r[5]), (1.0, mixed(r[5], r[4], 0.7))]
    opening = arch(AXIS, SHORE - 16, 118, 196)
    view.sheet.glow(AXIS, SHORE - 90, 200, from_hex("FFE3A0"), 0.4)
    if not isinstance(view, Asleep):
        view.sheet.fill(opening, upright(SHORE - 212, SHORE, [(0, r[3]), (0.5, r[2]), (1, r[0])]))
    town = [polygon((x, SHORE), (x, SHORE - h), (x + 9, SHORE - h - 11), (x + 18, SHORE - h),
                    (x + 18, SHORE)) for x, h in
            ((152, 40), (168, 56), (186, 36), (204, 62), (222, 44), (240, 54),
             (256, 34))]  # fmt: skip
    with view.sheet.clipped(opening):
        view.cut(union(*town), 0.5, rim=False)
    room = without(box(LEFT, 100, RIGHT - LEFT, LOW), opening)
    view.sheet.cast(room, 0, 4, 6, 0.6)
    view.sheet.fill(room, upright(180, SHORE, wall))
    bars = [box(AXIS + dx - 1.3, SHORE - 220, 2.6, 210) for dx in (-36, -12, 12, 36)]
    bars += [box(AXIS - 60, SHORE - up, 120, 2.4) for up in (54, 96, 138)]
    with view.sheet.clipped(opening):
        view.sheet.fill(together(*bars), view.shade(0.7))
    for grown in (10, 20):
        rim = without(arch(AXIS, SHORE - 14, 118 + grown, 197 + grown / 2), opening)
        view.cut(rim, 0.5 + grown / 60)
    for x, width, rows, seed in ((-96, 84, 6, 40), (-6, 70, 5, 41), (70, 66, 5, 42),
                                 (286, 66, 5, 43), (358, 70, 5, 44)):  # fmt: skip
        tall = rows * 42
        Bookcase(x, SHORE - tall - 4, width, tall, rows, seed).draw(view, 0.50)
    for x, rows, seed in ((440, 7, 45), (534, 7, 46), (628, 7, 47), (722, 7, 48)):
        Bookcase(x, SHORE - rows * 38 + 20, 86, rows * 38, rows, seed).draw(view, 0.6)
    view.cut(shelf_ladder((560, SHORE + 50), (520, SHORE - 240), 26, 17), 0.66)
    floor = box(LEFT, SHORE + 2, RIGHT - LEFT, 400)
    view.sheet.cast(floor, 0, -3, 4, 0.4)
    boards = [(0.0, mixed(r[4], r[3], 0.35)), (0.5, r[4]), (1.0, r[5])]
    view.sheet.fill(floor, upright(SHORE, 660, boards))
    with view.sheet.clipped(floor):
        seams = [line((AXIS, 380), (AXIS + across, 1000)) for across in range(-2400, 2500, 110)]
        view.sheet.trace(together(*seams), 1.2, faded(r[5], 0.6))
        carpet = polygon(
            (AXIS - 40, SHORE), (AXIS + 40, SHORE), (AXIS + 190, 700), (AXIS - 190, 700)
        )
        view.sheet.fill(carpet, from_hex("7A3A1E", 0.7))
        view.sheet.trace(carpet, 2.4, from_hex("E8B96A", 0.5))
    view.cut(box(-60, SHORE - 6, 170, 9, 2), 0.72)
    view.cut(box(310, SHORE - 6, 170, 9, 2), 0.72)
    for x, size in ((-24, 56), (62, 44), (358, 44), (446, 56)):
        awake = not isinstance(view, Asleep)
        if awake:
            light_pool(view, x, SHORE - 4, size * 0.7, 0.9)
            lamplight(view, x, SHORE - 5, size, 0.6)
        reading_lamp(view, x, SHORE - 5, size, 0.5)
    for left in (-52, 318):
        view.cut(box(left, SHORE + 3, 154, 46), 0.8)
        view.cut(box(left + 10, SHORE + 11, 134, 30, 2), 0.72)
    for x, y, big, turn in ((186, 300, 17, -14), (236, 262, 15, 12), (420, 250, 20, -18),
                            (-4, 240, 18, 12), (214, 344, 12, 8)):  # fmt: skip
        flying_book(view, x, y, big, turn, 0.3)
    top = book_pile(view, 30, SHORE + 112, 120, 3, 0.9, 4)
    globe(view, 30, top, 84, 0.84)
    open_book(view, 120, SHORE + 104, 40, 0.8)


def draw_garden(view: View) -> None:
    with stretched(view, 2.4):
        view.cut(ridge(410, 10, 6, 50, jagged=False), 0.34)
        view.cut(ridge(436, 7, 21, 50, jagged=False), 0.46)
    trees = [round_tree(x, 452, h, round(x)) for x, h in
             ((10, 60), (58, 44), (366, 46), (404, 66), (446, 50), (-30, 54))]  # fmt: skip
    view.cut(union(*trees), 0.36, rim=False)
    water, shore = box(LEFT, SHORE, RIGHT - LEFT, 400), SHORE
    _far_shore(view)
    r = view.ramp
    view.sheet.fill(
        water, upright(SHORE, 640, [(0, mixed(r[3], r[4], 0.4)), (0.5, r[4]), (1, r[5])])
    )
    canvas = view.sheet.canvas
    with view.sheet.clipped(water), view.sheet.veiled(0.5):
        canvas.save()
        canvas.translate(0, shore * 1.8)
        canvas.scale(1, -0.8)
        _far_shore(view)
        canvas.restore()
    view.sheet.fill(water, upright(shore, 640, [(0, faded(r[5], 0)), (1, faded(r[5], 0.7))]))
    view.cut(box(LEFT, shore - 2, RIGHT - LEFT, 4), 0.62)
    chance = random.Random(31)
    for _ in range(120):
        y = shore + 6 + 130 * chance.random() ** 1.4
        half, x = chance.uniform(8, 18) * (0.6 + (y - shore) / 60), chance.uniform(-60, 480)
        view.sheet.fill(ellipse(x, y, half, 0.6 + (y - shore) / 150), faded(r[1], 0.16))
    for x, y, half, notch in ((60, 506, 18, 200), (98, 520, 24, 20), (330, 504, 17, 190),
                              (366, 522, 26, 10), (300, 530, 16, 60)):  # fmt: skip
        view.cut(lily_pad(x, y, half, notch), 0.62)
    view.cut_in(moved(swan(), 148, 520, 24), mixed(from_hex("E7EAF5"), view.ramp[3], 0.5), 0.5)
    for x in (-6, 428):
        view.cut(box(x - 62, SHORE - 16, 124, 70, 8), 0.84)
        draw_ball_tree(view, x, SHORE - 6, 100, 0.78)
    for x, top, length in ((-40, 150, 210), (-26, 150, 150), (-54, 150, 262), (-68, 150, 190)):
        view.cut(willow_strand(x, top, length, 8, x + 100), 0.88, rim=False)


def _far_shore(view: View) -> None:
    for x, height in ((24, 150), (50, 116), (370, 120), (396, 156), (-20, 90), (440, 96)):
        draw_cypress(view, x, SHORE, height, 0.44, faded(view.ramp[5], 0.14))
    for left in (30, 288):
        view.cut(hedge_arcade(left, SHORE, 4, 24, 40), 0.5)
    view.sheet.glow(AXIS, SHORE - 50, 180, from_hex("FFF2C8"), 0.42)
    draw_pavilion(view, AXIS, SHORE - 1, 1.16, 0.46)


NAVE = Nave(x=AXIS, ground=SHORE + 4, half_width=66, spring=84, end=(AXIS, SHORE - 40))


def draw_aquarium(view: View) -> None:
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


DRAWN = {"O": draw_observatory, "A": draw_aquarium, "G": draw_garden, "L": draw_library}
"""The function that draws each place over its sky."""
