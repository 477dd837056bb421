"""The Dark Premonitions: panes of smoked glass with a silver crack, and behind each a shape of what
it does. Its pennant tells the condition, the roundel at its foot the effect."""

import math
import random

from build_scripts.art.cards.faces import PLACES
from build_scripts.art.cards.frames import pennant
from build_scripts.art.cards.numeral import numeral
from build_scripts.art.drawing.colours import RAMPS, SILVER, faded, from_hex, mixed
from build_scripts.art.drawing.paint import CARD, Sheet, radial, slanted, upright
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    arch,
    box,
    circle,
    drawn,
    ellipse,
    line,
    moved,
    polygon,
    smooth,
    spark,
    stroked,
    together,
    union,
    without,
)
from build_scripts.art.signs.icons import icon

FACES = tuple(f"PN{sign}" for sign in (*PLACES, *"2345"))
PANE = box(40, 34, 340, 512, 10)
X, Y = 218.0, 296.0
"""Middle of the shape behind the glass."""
GLASS = ("2A2438", "17131F", "0C0912")
TINTS = {
    "PNO": "E4735E",
    "PNA": "5FB4E0",
    "PNG": "7FBF6A",
    "PNL": "D6A25E",
    "PN2": "C7B6E8",
    "PN3": "9C8CF0",
    "PN4": "EDE39A",
    "PN5": "B9C9D8",
}
"""Colour of the light behind each pane."""
EFFECTS = {
    "PNO": "place-O",
    "PNA": "kind-K",
    "PNG": "eye",
    "PNL": "kind-D",
    "PN2": "kind-D",
    "PN3": "hand-of-cards",
    "PN4": "kind-HY",
    "PN5": "kind-PN",
}
"""Icon of what each of them takes or brings."""


def draw_premonition(face: str, kind: type[Sheet] = Sheet) -> Sheet:
    """The face of a Premonition, without its name."""
    sheet = kind()
    tint = from_hex(TINTS[face])
    _draw_lead(sheet)
    with sheet.clipped(PANE):
        _draw_glass(sheet, tint)
        _draw_shape(sheet, shape_of(face), tint)
        _draw_smoke(sheet, face)
        _draw_crack(sheet, face)
    _draw_cames(sheet)
    _draw_effect(sheet, face, tint)
    draw_condition(sheet, face)
    _draw_foot(sheet)
    sheet.grain()
    return sheet


def shape_of(face: str) -> Path:
    """The shape behind a pane, in the units of the card."""
    return SHAPES[face]()


def eclipse() -> Path:
    """A black disc before another; flames stand about it."""
    rays = [
        moved(polygon((-7, -92), (7, -92), (0, -150 if n % 2 else -124)), X, Y, turn=n * 18)
        for n in range(20)
    ]
    ring = without(circle(X, Y, 92), circle(X + 20, Y - 8, 78))
    return together(ring, *rays)


def undertow() -> Path:
    """A whirl that draws a key down."""
    points: list[Point] = []
    for step in range(120):
        angle, reach = step / 120 * math.tau * 2.6, 140 * (1 - step / 132)
        points.append((X + math.cos(angle) * reach, Y + 34 + math.sin(angle) * reach * 0.46))
    whirl = stroked(smooth(points), 11)
    key = moved(icon("kind-K", 0, 0, 1), X + 4, Y - 66, 66, turn=24)
    return union(whirl, key)


def brambles() -> Path:
    """Thorny stems that cross each other."""
    stems: list[Path] = []
    chance = random.Random(4)
    for left, right, bow in (
        (-150, 130, -150),
        (150, -120, 130),
        (-130, 150, 40),
        (120, -150, -60),
    ):
        points = []
        for step in range(9):
            part = step / 8
            points.append(
                (X + left + (right - left) * part + bow * math.sin(part * math.pi) * 0.4,
                 Y + 190 - 370 * part)
            )  # fmt: skip
        stems.append(stroked(smooth(points), 13))
        for px, py in points[1:-1]:
            turn = chance.uniform(40, 80) * chance.choice((-1, 1))
            stems.append(moved(polygon((-10, 0), (10, 0), (4, -38)), px, py, turn=turn))
    return union(*stems)


def dust() -> Path:
    """A door that sinks into dunes, and what falls on it."""
    door = without(arch(X, Y + 120, 130, 230), arch(X, Y + 120, 102, 212))
    leaf = arch(X, Y + 120, 86, 200)
    dunes = drawn(
        (X - 180, Y + 60), (X - 90, Y + 10, X - 20, Y + 70, X + 30, Y + 84),
        (X + 90, Y + 100, X + 120, Y + 40, X + 190, Y + 50), (X + 190, Y + 260), (X - 180, Y + 260),
    )  # fmt: skip
    chance = random.Random(9)
    grains = [
        circle(X + chance.gauss(0, 62), Y - chance.uniform(40, 190), chance.uniform(1.5, 4))
        for _ in range(46)
    ]
    return union(without(union(door, leaf), dunes), moved(dunes, 0, 12), *grains)


def echo() -> Path:
    """A door within a door within a door."""
    rings = [
        without(arch(X, Y + 150, wide, high), arch(X, Y + 150, wide - 18, high - 14))
        for wide, high in ((240, 330), (182, 262), (126, 196))
    ]
    return union(*rings, arch(X, Y + 150, 72, 130))


def vertigo() -> Path:
    """A winding stair, seen from above: it has no end."""
    rail: list[Point] = []
    steps: list[Path] = []
    for step in range(61):
        angle, reach = step * math.tau / 20, 158 * 0.962**step
        rail.append((X + math.cos(angle) * reach, Y + math.sin(angle) * reach))
        inner = 158 * 0.962 ** (step + 20)
        tread = [
            (X + math.cos(turn) * far, Y + math.sin(turn) * far)
            for turn, far in (
                (angle, reach),
                (angle + 0.2, reach * 0.98),
                (angle + 0.2, inner * 1.12),
                (angle, inner * 1.14),
            )
        ]
        if step % 2 == 0:
            steps.append(polygon(*tread))
    return union(stroked(smooth(rail), 7), *steps, circle(X, Y, 11))


def insomnia() -> Path:
    """An eye that is wide open, over a hill of pillows."""
    lid = drawn((X - 140, Y - 10), (X - 70, Y - 132, X + 70, Y - 132, X + 140, Y - 10),
                (X + 70, Y + 96, X - 70, Y + 96, X - 140, Y - 10))  # fmt: skip
    white = drawn((X - 118, Y - 10), (X - 62, Y - 108, X + 62, Y - 108, X + 118, Y - 10),
                  (X + 62, Y + 74, X - 62, Y + 74, X - 118, Y - 10))  # fmt: skip
    iris = without(circle(X, Y - 16, 52), circle(X, Y - 16, 24), circle(X + 22, Y - 40, 9))
    lashes = [
        moved(polygon((-5, -118), (5, -118), (0, -158)), X, Y - 4, turn=turn)
        for turn in (-58, -35, -12, 12, 35, 58)
    ]
    return union(without(lid, white), iris, *lashes)


def avalanche() -> Path:
    """A steep mountain, from which boulders fall."""
    mountain = polygon(
        (X - 170, Y + 150), (X - 96, Y + 10), (X - 70, Y + 30), (X - 10, Y - 130), (X + 26, Y - 80),
        (X + 52, Y - 96), (X + 170, Y + 150),
    )  # fmt: skip
    snow = polygon((X - 10, Y - 130), (X + 26, Y - 80), (X + 4, Y - 70), (X - 8, Y - 84),
                   (X - 30, Y - 64), (X - 36, Y - 66))  # fmt: skip
    chance, stones = random.Random(12), []
    for number, (across, down, size) in enumerate(
        ((96, -20, 26), (118, 52, 34), (60, 60, 20), (140, 112, 22), (20, 10, 13), (84, 130, 16))
    ):
        corners = [
            (math.cos(turn) * size * chance.uniform(0.8, 1.1),
             math.sin(turn) * size * chance.uniform(0.8, 1.1))
            for turn in (math.tau * n / 7 + number for n in range(7))
        ]  # fmt: skip
        stones.append(moved(polygon(*corners), X + across, Y + down))
    gaps = [moved(stone, 0, 0) for stone in stones]
    wider = [stroked(stone, 9) for stone in gaps]
    return union(without(mountain, snow, *wider, *gaps), *stones)


SHAPES = {
    "PNO": eclipse,
    "PNA": undertow,
    "PNG": brambles,
    "PNL": dust,
    "PN2": echo,
    "PN3": vertigo,
    "PN4": insomnia,
    "PN5": avalanche,
}


def _draw_lead(sheet: Sheet) -> None:
    body = [(0.0, from_hex("4A4560")), (0.45, from_hex("2A2638")), (1.0, from_hex("171320"))]
    sheet.flood(slanted((0, 0), CARD, body))


def _draw_glass(sheet: Sheet, tint: tuple[int, ...]) -> None:
    """Smoked glass with a light far behind it."""
    light, middle, dark = (mixed(from_hex(code), tint, 0.16) for code in GLASS)
    sheet.fill(PANE, upright(34, 546, [(0, dark), (0.45, middle), (1, light)]))
    glow = [(0.0, faded(mixed(tint, from_hex("FFFFFF"), 0.35), 0.9)), (0.35, faded(tint, 0.54)),
            (1.0, faded(tint, 0))]  # fmt: skip
    sheet.fill(PANE, radial(X, Y, 282, glow))


def _draw_shape(sheet: Sheet, shape: Path, tint: tuple[int, ...]) -> None:
    """The shape, dark before the light, a little out of focus at its edge."""
    dark = mixed(from_hex("0A0712"), tint, 0.06)
    sheet.fill(moved(shape, 6, 10), faded(dark, 0.4), 9)
    sheet.fill(shape, faded(dark, 0.94), 1.6)
    with sheet.clipped(shape):
        sheet.trace(shape, 3, faded(mixed(tint, from_hex("FFFFFF"), 0.5), 0.55))


def _draw_smoke(sheet: Sheet, face: str) -> None:
    """Smoke in the glass, and a reflection that crosses it."""
    chance = random.Random(FACES.index(face))
    for _ in range(9):
        x, y = chance.uniform(40, 380), chance.choice((chance.uniform(40, 150),
                                                       chance.uniform(420, 540)))  # fmt: skip
        reach = chance.uniform(50, 110)
        sheet.fill(ellipse(x, y, reach, reach * 0.5), from_hex("08060E", 0.22), 24)
    shine = [(0.0, from_hex("FFFFFF", 0.0)), (0.5, from_hex("FFFFFF", 0.13)),
             (1.0, from_hex("FFFFFF", 0.0))]  # fmt: skip
    for left, wide in ((236.0, 64.0), (316.0, 20.0)):
        band = polygon((left, 30), (left + wide, 30), (left + wide - 200, 560), (left - 200, 560))
        sheet.fill(band, slanted((left - 100, 290), (left + wide - 96, 300), shine))


def cracks(face: str) -> list[list[Point]]:
    """The crack of a pane, branch by branch, from where something has struck it."""
    chance = random.Random(40 + FACES.index(face))
    at = (chance.uniform(290, 340), chance.uniform(88, 150))
    found: list[list[Point]] = []
    for number in range(6):
        angle = math.radians(70 + number * 62 + chance.uniform(-14, 14))
        x, y = at
        branch = [at]
        for _ in range(9 if number in (0, 1) else chance.randint(3, 5)):
            angle += chance.uniform(-0.5, 0.5)
            step = chance.uniform(22, 46)
            x, y = x + math.cos(angle) * step, y + math.sin(angle) * step
            branch.append((x, y))
        found.append(branch)
        if number < 2:
            x, y = branch[4]
            bend = angle + 0.9
            turns = ((bend, 40), (bend + 0.4, 80))
            twig = [(x + math.cos(turn) * far, y + math.sin(turn) * far) for turn, far in turns]
            found.append([(x, y), *twig])
    return found


def _draw_crack(sheet: Sheet, face: str) -> None:
    for number, branch in enumerate(cracks(face)):
        path = line(*branch)
        sheet.trace(moved(path, 1.5, 2), 3.4, from_hex("05030A", 0.7))
        sheet.gilt_line(path, 2.6 if number in (0, 2) else 1.7, SILVER)
    hub = cracks(face)[0][0]
    sheet.gild(moved(spark(), *hub, 13), SILVER, 0.6)


def _draw_cames(sheet: Sheet) -> None:
    """The lead about the pane, with a silver line and rivets."""
    frame = without(box(-20, -20, CARD[0] + 40, CARD[1] + 40), PANE)
    sheet.cast(frame, -1, 5, 8, 0.8)
    sheet.fill(frame, slanted((0, 0), CARD, [(0, from_hex("6E6888")), (0.5, from_hex("443F56")),
                                             (1, from_hex("2C2739"))]))  # fmt: skip
    with sheet.clipped(frame):
        for y in range(-20, 700, 9):
            sheet.trace(line((-10, y), (440, y + 60)), 1, from_hex("FFFFFF", 0.035))
    sheet.gilt_line(PANE, 3.2, SILVER)
    for inset, width, radius in ((9.0, 2.4, 17.0), (14.5, 0.9, 12.0)):
        rule = box(inset, inset, CARD[0] - 2 * inset, CARD[1] - 2 * inset, radius)
        sheet.gilt_line(rule, width, SILVER)
    for across in (26.0, CARD[0] - 26):
        for down in (210.0, 380.0, 540.0):
            sheet.gild(circle(across, down, 4.6), SILVER, 0.5)


def _draw_effect(sheet: Sheet, face: str, tint: tuple[int, ...]) -> None:
    """The roundel at the foot: what the Premonition takes or brings."""
    plate = circle(X, 490, 46)
    sheet.cast(plate, -1, 5, 8, 0.8)
    deep = from_hex("120E1B")
    sheet.fill(plate, radial(X, 490, 48, [(0, mixed(deep, tint, 0.24)), (1, deep)]))
    sheet.gilt_line(plate, 3.4, SILVER)
    for sign, at, size in effect_signs(face, X, 490, 46):
        sheet.gild(icon(sign, *at, size), SILVER)


def effect_signs(face: str, x: float, y: float, reach: float) -> list[tuple[str, Point, float]]:
    """Icons of the effect with their place and size: two where it takes or brings two."""
    sign = EFFECTS[face]
    if face in ("PNA", "PN5"):
        apart = reach * 0.36
        return [(sign, (x - apart, y), reach * 0.36), (sign, (x + apart, y), reach * 0.36)]
    return [(sign, (x, y), reach * 0.6)]


def draw_condition(sheet: Sheet, face: str) -> None:
    """The pennant: how many Doors, and of which places."""
    shape, cloth, ink = pennant("B"), from_hex("F2EFFA"), from_hex("1B1626")
    sheet.cast(shape, 1, 5, 8, 0.8)
    sheet.fill(shape, cloth)
    with sheet.clipped(shape):
        sheet.gilt_line(shape, 6, SILVER)
    if face == "PN4":
        for number, place in enumerate(PLACES):
            at = 50 + 36 * (number % 2), 34 + 34 * (number // 2)
            sheet.fill(icon(f"place-{place}", *at, 14.5), mixed(RAMPS[place][4], ink, 0.3))
        sheet.trace(line((42, 92), (94, 92)), 2, faded(ink, 0.5))
        sheet.fill(icon("kind-D", 68, 122, 23), ink)
        return
    number = {"3": 3, "5": 5}.get(face[2], 2)
    sheet.fill(numeral(number, 48, 50, 40), ink)
    sheet.fill(icon("kind-D", 86, 50, 23), ink)
    sheet.trace(line((42, 90), (94, 90)), 2, faded(ink, 0.5))
    if face[2] in PLACES:
        sheet.fill(icon(f"place-{face[2]}", 68, 120, 25), mixed(RAMPS[face[2]][4], ink, 0.25))
    elif face == "PN2":
        for x in (54.0, 84.0):
            sheet.fill(without(circle(x, 120, 14), circle(x, 120, 8)), ink)
    else:
        sheet.fill(moved(spark(), 68, 120, 20), ink)


def _draw_foot(sheet: Sheet) -> None:
    """The dark band that the name is written on."""
    dark, silver = from_hex("0C0912"), from_hex("C9CBD8")
    left, right, top, bottom = 26.0, CARD[0] - 26, 563.0, 617.0
    for path, colour, strength in (
        (box(left, top, right - left, bottom - top), dark, 0.95),
        (box(left, top, right - left, 1.2), silver, 0.75),
        (box(left, bottom - 1.2, right - left, 1.2), silver, 0.75),
    ):
        rise = [(0.0, 0.0), (0.04, 0.5), (0.09, 0.92), (0.14, 1.0)]
        fall = [(1 - at, part) for at, part in reversed(rise)]
        band = [(at, faded(colour, strength * part)) for at, part in rise + fall]
        sheet.fill(path, slanted((left, 0), (right, 0), band))
