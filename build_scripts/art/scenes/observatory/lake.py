"""The lake before the Observatory with what is about it: sky, far mountains folded from paper, near
trees, the hall upside down in the water, a boat and reeds."""

import math
import random
from collections.abc import Callable, Sequence

import skia

from build_scripts.art.drawing.colours import WHITE, faded, from_hex, mixed
from build_scripts.art.drawing.paint import upright
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    box,
    circle,
    drawn,
    leaf,
    line,
    moved,
    polygon,
    stroked,
    together,
    union,
    without,
)
from build_scripts.art.drawing.plants import cypress
from build_scripts.art.drawing.view import MIDDLE, STARLIGHT, View


def cloud(x: float, y: float, width: float, seed: int) -> Path:
    """A long cloud with a flat base at y."""
    chance = random.Random(seed)
    puffs = [box(x - width / 2, y - 7, width, 7, 3.5)]
    for step in range(5):
        across = (step + 0.5) / 5 - 0.5
        radius = width * (0.17 - 0.5 * across * across) * chance.uniform(0.8, 1.1)
        puffs.append(circle(x + across * width * 0.8, y - 5 - radius * 0.35, max(4.0, radius)))
    return without(union(*puffs), box(x - width, y, width * 2, 100))


def draw_clouds(view: View) -> None:
    """Thin white paper, low over the mountains."""
    for x, y, width, seed in ((72, 306, 92, 1), (358, 290, 84, 2), (322, 318, 56, 4)):
        paper = cloud(x, y, width, seed)
        view.sheet.cast(paper, -1, 3, 3, 0.22, view.ramp[3])
        cream = [(0.0, from_hex("FFFAEC")), (1.0, from_hex("FFD9B4"))]
        view.sheet.fill(paper, upright(y - width * 0.28, y, cream))


def draw_birds(view: View) -> None:
    """Five swifts, far off."""
    wings = drawn((-6, -3), (-3, -4, 0, 0), (3, -4, 6, -3), (3, -2.6, 0, 2), (-3, -2.6, -6, -3))
    for x, y, size in BIRDS:
        view.sheet.fill(moved(wings, x, y, size, turn=-8), view.shade(0.3))


BIRDS = ((92, 340, 0.9), (104, 331, 0.7), (112, 345, 0.75), (120, 334, 0.55), (126, 348, 0.5))


def draw_turning_stars(view: View) -> None:
    """The trails that stars leave about the pole, which is where the medallion hangs."""
    chance = random.Random(41)
    for ring in range(30):
        radius = 164 + ring * 6.5
        for _ in range(9):
            start, sweep = chance.uniform(0, 360), chance.uniform(6, 26)
            path = Path()
            path.addArc(circle(*MIDDLE, radius).getBounds(), start, sweep)
            light = faded(STARLIGHT, chance.uniform(0.15, 0.5))
            view.sheet.trace(path, chance.choice((0.7, 0.9, 1.2)), light)
            x, y = MIDDLE
            end = math.radians(start + sweep)
            head = circle(x + radius * math.cos(end), y + radius * math.sin(end), 1.1)
            view.sheet.fill(head, faded(STARLIGHT, 0.8))


def draw_starlight(view: View, x: float, y: float, angle: float) -> None:
    """Light of the star at which the telescope at x, y looks, `angle` degrees from upright: fine
    dust, brightest far away."""
    chance, lean = random.Random(34), math.radians(angle)
    for step in range(46):
        far = 22 + 190 * (step / 46) ** 0.9
        aside = chance.gauss(0, 2.2 + far * 0.022)
        at = (
            x + far * math.sin(lean) + aside * math.cos(lean),
            y - far * math.cos(lean) + aside * math.sin(lean),
        )
        bright = (0.16 + 0.5 * far / 212) * chance.uniform(0.6, 1.0)
        view.sheet.fill(circle(*at, chance.uniform(0.5, 1.3)), faded(STARLIGHT, bright))


FAR_CREST = (
    (0, 372), (38, 330), (60, 352), (84, 338), (124, 384), (160, 366), (206, 398), (250, 362),
    (286, 380), (318, 344), (334, 356), (362, 318), (392, 352), (430, 336), (450, 360),
)  # fmt: skip
MIDDLE_CREST = (
    (-10, 410), (26, 384), (52, 402), (92, 372), (140, 420), (200, 430), (268, 418), (300, 396),
    (324, 410), (352, 382), (384, 404), (412, 388), (440, 410),
)  # fmt: skip
DUSK_CREST = (
    (60, 380), (104, 352), (128, 368), (150, 356), (176, 378), (206, 366), (230, 378), (262, 352),
    (290, 382), (322, 362), (360, 384),
)  # fmt: skip
NEAR_DUSK_CREST = (
    (60, 396), (100, 388), (136, 391), (164, 392), (200, 412), (236, 402), (262, 410), (300, 388),
    (330, 400), (360, 396),
)  # fmt: skip
"""Two ranges as the garden and the lake see them, and two as the slit shows them."""
FOOT = 660.0
SHADED = from_hex("2C0718")


def mountains(view: View, crest: Sequence[Point], depth: float, seed: int, snow: float = 0) -> None:
    """A range whose `crest` goes from left to right; `snow` is how far down it lies, in units."""
    left, right = crest[0][0], crest[-1][0]
    range_ = polygon((left, FOOT), *crest, (right, FOOT))
    view.cut(range_, depth, rim=False)
    chance = random.Random(seed)
    with view.sheet.clipped(range_):
        for before, summit, after in zip(crest, crest[1:], crest[2:], strict=False):
            if summit[1] < min(before[1], after[1]):
                fall = after[0] - summit[0]
                fold = folded(summit, fall, chance)
                shadow = polygon(summit, after, (after[0], FOOT), *reversed(fold))
                view.sheet.fill(shadow, faded(SHADED, 0.10 + 0.10 * depth))
                if snow and summit[1] < 350:
                    view.sheet.fill(snowcap(summit, snow, chance), faded(WHITE, 0.42))
        draw_mist(view)


def draw_mist(view: View) -> None:
    """Mist in the valleys, in the colour of the light."""
    light = {"S": view.ramp[0], "M": view.ramp[2], "K": from_hex("FFC08A")}[view.time]
    stops = [(0.0, faded(light, 0.0)), (1.0, faded(light, 0.35 if view.time == "M" else 0.55))]
    view.sheet.fill(box(0, 360, 420, 180), upright(360, 470, stops))


def folded(summit: Point, fall: float, chance: random.Random) -> list[Point]:
    """The crooked line between light and shade, from under the summit down."""
    x, y = summit
    line = []
    while y < 500:
        y += chance.uniform(10, 20)
        x = summit[0] + fall * chance.uniform(-0.16, 0.34)
        line.append((x, y))
    return line


def snowcap(summit: Point, depth: float, chance: random.Random) -> Path:
    """A white summit with a ragged lower edge."""
    x, y = summit
    teeth = [
        (x + depth * 1.1 * (1 - step / 3), y + depth * (0.62 if step % 2 else 1.0))
        for step in range(7)
    ]
    return polygon((x, y - 4), *((px, py * chance.uniform(0.995, 1.005)) for px, py in teeth))


def draw_cypress(
    view: View, x: float, ground: float, height: float, width: float, depth: float
) -> None:
    """A near cypress; small cuts in the paper let its sprays show."""
    tree, chance = cypress(x, ground, height, width), random.Random(round(x))
    view.cut(tree, depth)
    sprays = []
    for _ in range(round(height / 4)):
        high = chance.uniform(0.08, 0.95)
        across = chance.uniform(-1, 1) * width * 0.42 * min(1.0, 0.3 + (1 - high))
        size, turn = chance.uniform(9, 17), across * 0.9
        sprays.append(moved(leaf(0.16), x + across, ground - height * high + 12, size, turn))
    with view.sheet.clipped(tree):
        view.sheet.fill(together(*sprays), faded(view.shade(0.62), 0.32))


def pine(x: float, ground: float, height: float, seed: int) -> Path:
    """A mountain pine: drooping boughs, ragged at their ends."""
    chance = random.Random(seed)
    right, left = [(x + 0.5, ground - height)], [(x - 0.5, ground - height)]
    tiers = round(height / 13)
    for tier in range(1, tiers + 1):
        y = ground - height + height * 0.94 * (tier / tiers) ** 1.15
        reach = height * 0.19 * (tier / tiers) ** 0.75
        for side, edge in ((1, right), (-1, left)):
            out = reach * chance.uniform(0.8, 1.15)
            edge.append((x + side * out * 0.62, y - 3))
            edge.append((x + side * out, y + chance.uniform(-1, 4)))
            edge.append((x + side * out * 0.7, y + 1))
            edge.append((x + side * out * 0.26, y - 2))
    trunk = [(x + 3, ground), (x + 3, ground + 30), (x - 3, ground + 30), (x - 3, ground)]
    return polygon(*right, *trunk, *reversed(left))


SHORE, AXIS = 458.0, 214.0
"""Height at which the water begins, and the middle of what stands above it."""
FAR, FLATTENED = 0.88, 0.60
"""Size of the hall beyond the lake, and height of its reflection."""
SMOOTHLY = skia.SamplingOptions(skia.FilterMode.kLinear)
WINDOW_LIGHT = from_hex("FFE08E")


def draw_water(view: View) -> None:
    """The night again, in the lake."""
    r = view.ramp
    water = upright(SHORE, 556, [(0, mixed(r[3], r[2], 0.75)), (0.4, r[3]), (1, r[4])])
    view.sheet.fill(box(0, SHORE, 420, 120), water)


def drawn_apart(view: View, draw: Callable[[View], None]) -> skia.Image:
    """The picture that `draw` draws, on a sheet of its own, so that it can be shown twice."""
    apart = View(view.place, view.time, type(view.sheet)())
    draw(apart)
    return apart.sheet.image()


def draw_above(view: View, image: skia.Image, ground: float) -> None:
    """The picture at the shore, farther away; `ground` is the height at which it stands."""
    left, right = AXIS * (1 - FAR), AXIS + (420 - AXIS) * FAR
    top, low = SHORE - ground * FAR, SHORE + (640 - ground) * FAR
    with view.sheet.clipped(box(0, 0, 420, SHORE)):
        view.sheet.canvas.drawImageRect(image, skia.Rect(left, top, right, low), SMOOTHLY)


def draw_reflection(view: View, image: skia.Image, ground: float) -> None:
    """The picture upside down in the water, strip by strip, each moved by the waves."""
    scale, chance = image.width() / 420, random.Random(5)
    for strip in range(180):
        deep = strip / 2
        above = ground - 6 - deep / (FAR * FLATTENED)
        sway = math.sin(deep * 0.40 + math.sin(deep * 0.17)) * (0.3 + deep * 0.026)
        source = skia.Rect(0, (above - 1) * scale, 420 * scale, above * scale)
        left, right = AXIS * (1 - FAR) + sway, AXIS + (420 - AXIS) * FAR + sway
        target = skia.Rect(left, SHORE + deep, right, SHORE + deep + 0.5)
        paint = skia.Paint(AntiAlias=False)
        paint.setAlphaf(0.74 - 0.30 * deep / 90)
        view.sheet.canvas.drawImageRect(image, source, target, SMOOTHLY, paint)
    for _ in range(60):
        y = SHORE + 4 + 86 * chance.random() ** 1.2
        near = (y - SHORE) / 90
        width, x = chance.uniform(14, 60) * (0.4 + near), chance.uniform(20, 400)
        ripple = box(x - width / 2, y, width, 0.7 + near * 1.1, 0.6)
        view.sheet.fill(ripple, faded(view.ramp[1], chance.uniform(0.10, 0.34)))


def draw_quay(view: View) -> None:
    """The bank with its steps down to the water."""
    y = SHORE
    bank = drawn(
        (-10, y - 6), (60, y - 14, 90, y - 8, 150, y - 8), (278, y - 8),
        (330, y - 8, 370, y - 15, 440, y - 6), (440, y + 2), (-10, y + 2),
    )  # fmt: skip
    view.cut(bank, 0.62)
    for step in range(4):
        reach = 26 + step * 6
        stair = box(AXIS - reach, y - 8 + step * 2.6, reach * 2, 2.7)
        view.sheet.fill(stair, view.shade(0.30 + 0.12 * (step % 2)))


def boat() -> Path:
    """A rowing boat from the side; its middle at 0,0 on the water, 74 long."""
    hull = drawn(
        (-38, -9), (-20, -4, 20, -4, 38, -11), (34, 2, 26, 5, 16, 5), (-18, 5),
        (-28, 5, -34, 1, -38, -9),
    )  # fmt: skip
    post = stroked(drawn((30, -8), (34, -26, 26, -36, 20, -37), closed=False), 2.0)
    oar = stroked(line((-8, -8), (-30, -24)), 1.8)
    return union(hull, post, oar)


def draw_boat(view: View, x: float, y: float) -> None:
    """A moored boat; the water gives back the lantern at its bow."""
    lantern_x, lantern_y = x + 20, y - 27
    for step in range(4):
        flake = box(lantern_x - 6 + step, y + 8 + step * 5, 12 - 2 * step, 1.8, 0.9)
        view.sheet.fill(flake, faded(WINDOW_LIGHT, 0.6 - 0.12 * step))
    view.sheet.fill(moved(circle(0, 0, 36), x, y + 5, high=0.1), faded(view.ramp[5], 0.6), 2)
    view.sheet.glow(lantern_x, lantern_y, 34, WINDOW_LIGHT, 0.8)
    view.cut(moved(boat(), x, y), 0.93, rim=False)
    view.fine(moved(drawn((-36, -8), (-20, -3.4, 20, -3.4, 36, -10), closed=False), x, y), 1.1, 0.7)
    frame = together(*(box(lantern_x - 5, lantern_y + down, 10, 2.4, 1) for down in (-7, 5)))
    view.sheet.fill(box(lantern_x - 4, lantern_y - 5, 8, 11, 1), from_hex("FFF1BE"))
    view.sheet.fill(frame, view.shade(0.95))


def reeds(seed: int, left: float, right: float, ground: float, height: float, count: int) -> Path:
    """Blades and bulrushes, leaning as they like."""
    chance = random.Random(seed)
    blades = []
    for i in range(count):
        x = left + (right - left) * (i + chance.uniform(0, 0.9)) / count
        tall, lean = height * chance.uniform(0.45, 1.0), chance.uniform(-14, 14)
        blade = drawn(
            (x - 2, ground), (x - 1 + lean * 0.2, ground - tall * 0.6, x + lean, ground - tall),
            (x + 1.6 + lean * 0.2, ground - tall * 0.5, x + 2, ground),
        )  # fmt: skip
        blades.append(blade)
        if i % 4 == 1:
            head = moved(box(-2.4, -9, 4.8, 18, 2.4), x + lean * 0.9, ground - tall, turn=lean)
            blades.append(head)
    return union(*blades)
