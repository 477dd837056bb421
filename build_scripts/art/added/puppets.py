"""The faces of the Denizens: paper puppets with brass pins and sticks, on a stage between two
curtains, each with what it works with."""

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, replace

from build_scripts.art.added.puppet_signs import SIGNS
from build_scripts.art.cards.faces import NIGHT
from build_scripts.art.cards.frames import (
    IVORY_CLOTH,
    WHOLE,
    draw_cloth,
    draw_pattern,
    draw_rules,
)
from build_scripts.art.drawing.colours import (
    SYMBOL_FOIL,
    WHITE,
    Colour,
    faded,
    from_hex,
    mixed,
)
from build_scripts.art.drawing.paint import Sheet, radial, slanted, upright
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    box,
    circle,
    drawn,
    ellipse,
    line,
    mirrored,
    moved,
    polygon,
    smooth,
    spark,
    stroked,
    union,
    without,
)
from build_scripts.art.signs.icons import icon

PETROL = tuple(from_hex(code) for code in "E4F4EE A9D3CB 5B9A98 2F6A70 174149 081D25".split())
"""The colours of the stage, from light to dark."""
LAMPLIGHT = from_hex("FFE3B0")
SKIN = from_hex("F6DDBB")
BRASS = tuple(from_hex(code) for code in "7A5215 E8BE5E FFF0BE C58E2E".split())


@dataclass(frozen=True)
class Puppet:
    """The colours of a puppet, what it holds and wears, and the turns of its arms and legs in
    degrees: shoulder and elbow of the left and the right arm, hips."""

    coat: Colour
    limbs: Colour
    trim: Colour
    hat: Callable[[], Path]
    left: tuple[float, float]
    right: tuple[float, float]
    hips: tuple[float, float] = (7.0, -7.0)


def cap() -> Path:
    return union(drawn((-46, 0), (-44, -46, 44, -46, 46, 0)), box(-50, -6, 118, 12, 6))


def tricorne() -> Path:
    return union(
        drawn(
            (-74, -2), (-40, -44, -20, -30, 0, -62), (20, -30, 40, -44, 74, -2), (0, 20, -74, -2)
        ),
    )


def top_hat() -> Path:
    return union(box(-34, -80, 68, 84, 6), box(-60, -8, 120, 13, 6))


def sou_wester() -> Path:
    return drawn(
        (-44, -12),
        (-40, -60, 40, -60, 44, -12),
        (70, 6, 66, 16, 40, 8),
        (-40, 8),
        (-66, 16, -70, 6, -44, -12),
    )


def pointed() -> Path:
    return drawn((-48, 4), (-20, -40, -6, -66, 34, -96), (22, -60, 30, -40, 48, 4))


def turban() -> Path:
    return union(ellipse(0, -14, 58, 28), ellipse(6, -38, 40, 24), circle(6, -62, 10))


def hood() -> Path:
    return without(
        drawn((-58, 60), (-70, -30, -30, -70, 6, -74), (50, -66, 62, -10, 56, 60)),
        ellipse(4, 8, 38, 44),
    )


LOOKS = {
    "ZA": Puppet(
        from_hex("B4532F"), from_hex("E7B27A"), from_hex("F4D9A8"), cap, (58, -52), (-112, -46)
    ),
    "ZE": Puppet(
        from_hex("6E7A2C"), from_hex("B9A54E"), from_hex("F0E3A2"), tricorne, (60, -112), (-58, -96)
    ),
    "ZL": Puppet(
        from_hex("3E4A86"), from_hex("8B93C9"), from_hex("FFE29A"), top_hat, (36, -20), (-118, -50)
    ),
    "ZF": Puppet(
        from_hex("D29A2A"),
        from_hex("F0C968"),
        from_hex("3B7F8C"),
        sou_wester,
        (100, 30),
        (-92, -34),
    ),
    "ZW": Puppet(
        from_hex("7B4A78"), from_hex("B98BB4"), from_hex("F1D4EA"), pointed, (58, -76), (-40, -60)
    ),
    "ZY": Puppet(
        from_hex("B93F66"), from_hex("E98CA4"), from_hex("FFD27A"), turban, (128, 24), (-128, -24)
    ),
    "ZR": Puppet(
        from_hex("26505E"), from_hex("4F8893"), from_hex("BFE2DE"), hood, (70, -58), (-52, 46)
    ),
}
HEAD, NECK, HIP = (210.0, 172.0), 214.0, 352.0
SHOULDER = 44.0
UPPER, FORE = 66.0, 62.0
"""Lengths of an upper arm and of a forearm."""
SWUNG = 15.0, 17.0, 9.0
"""Degrees by which shoulders, elbows and hips swing out."""


def draw_puppet(face: str, kind: type[Sheet] = Sheet, swing: float = 0.0) -> Sheet:
    """The face of a Denizen, without its name; `swing`, from -1 to 1, tells how far its limbs have
    swung out on their pins."""
    sheet = kind()
    _draw_stage(sheet, list(SIGNS).index(face))
    if face == "ZI":
        _draw_bird(sheet, swing)
    else:
        _draw_figure(sheet, face, swung(LOOKS[face], swing))
    _draw_curtains(sheet)
    _draw_sign(sheet, face)
    draw_rules(sheet)
    draw_cloth(sheet, NIGHT, IVORY_CLOTH)
    dark = PETROL[5]
    sheet.fill(moved(SIGNS[face](), 68, 52, 32), dark)
    sheet.trace(line((44, 96), (92, 96.5)), 1.5, faded(dark, 0.5))
    sheet.fill(icon("kind-Z", 68, 123, 23), PETROL[4])
    _draw_band(sheet)
    sheet.grain()
    return sheet


def swung(look: Puppet, swing: float) -> Puppet:
    """The puppet with its limbs swung out: forearms furthest, legs against each other."""
    (left, elbow), (right, other) = look.left, look.right
    return replace(
        look,
        left=(left - SWUNG[0] * swing, elbow - SWUNG[1] * swing),
        right=(right - SWUNG[0] * swing, other - SWUNG[1] * swing),
        hips=(look.hips[0] + SWUNG[2] * swing, look.hips[1] + SWUNG[2] * swing),
    )


def _draw_stage(sheet: Sheet, number: int) -> None:
    """Night over a garden, a paper moon, the boards and the light from below."""
    sheet.flood(
        upright(
            20, 500, [(0, PETROL[5]), (0.45, PETROL[4]), (1, mixed(PETROL[3], LAMPLIGHT, 0.25))]
        )
    )
    sheet.glow(210, 250, 250, LAMPLIGHT, 0.5)
    for turn in range(36):
        ray = moved(line((0, -120), (0, -330 if turn % 2 else -270)), 210, 250, turn=turn * 10)
        sheet.trace(ray, 1.2, faded(LAMPLIGHT, 0.22))
    moon = circle(210, 240, 148)
    sheet.paper(moon, mixed(PETROL[1], LAMPLIGHT, 0.55), 0.2)
    sheet.gilt_line(circle(210, 240, 140), 1.2, dash=(1, 6))
    chance = random.Random(number + 40)
    for _ in range(30):
        at, size = (chance.uniform(40, 380), chance.uniform(36, 300)), chance.uniform(1.2, 4.6)
        if math.hypot(at[0] - 210, at[1] - 240) > 160:
            sheet.fill(moved(spark(), *at, size), faded(LAMPLIGHT, 0.85))
    for low, depth, lift in ((430, 0.35, 24), (462, 0.75, 18)):
        hedge = [(-20.0, 700.0), (-20.0, float(low))]
        hedge += [
            (x, low - lift * (0.5 + 0.5 * math.sin(x / 21 + number + low)))
            for x in range(0, 441, 20)
        ]
        hedge += [(440.0, 700.0)]
        sheet.paper(smooth(hedge), mixed(PETROL[3], PETROL[5], depth), 0.3)
    boards = polygon((-10, 492), (430, 492), (430, 660), (-10, 660))
    sheet.paper(boards, from_hex("5A3A22"), 0.4)
    for across in range(-9, 10):
        sheet.trace(
            line((210 + across * 30, 492), (210 + across * 54, 660)), 1.4, from_hex("2C190D", 0.6)
        )
    sheet.glow(210, 560, 230, LAMPLIGHT, 0.4)


def _draw_curtains(sheet: Sheet) -> None:
    """Two curtains and a valance, cut of paper, and the edge of the box."""
    for side in (0, 1):
        cloth = drawn(
            (-30, -20),
            (62, -20),
            (56, 120, 26, 250, 22, 330),
            (20, 420, 34, 500, 40, 700),
            (-30, 700),
        )
        folds = [
            drawn((x, -20), (x - 6, 200, x - 34, 330, x - 26, 700), closed=False)
            for x in (12, 30, 48)
        ]
        if side:
            cloth, folds = mirrored(cloth, 210), [mirrored(fold, 210) for fold in folds]
        sheet.paper(cloth, PETROL[3], 0.7)
        draw_pattern(sheet, NIGHT, cloth, faded(WHITE, 0.10))
        for fold in folds:
            with sheet.clipped(cloth):
                sheet.trace(fold, 7, faded(PETROL[5], 0.45), blur=3)
        sheet.gilt_line(cloth, 2.4)
    valance = drawn(
        (-20, -20), (-20, 42), *((x + 22.0, 74.0, x + 44.0, 42.0) for x in range(-20, 400, 44)),
        (440, -20),
    )  # fmt: skip
    sheet.paper(valance, PETROL[3], 0.6)
    draw_pattern(sheet, NIGHT, valance, faded(WHITE, 0.12))
    sheet.gilt_line(valance, 2.4)
    for x in range(24, 430, 44):
        sheet.gild(circle(x - 0.0, 48, 5), BRASS)
    sheet.fill(
        WHOLE,
        radial(
            210,
            300,
            420,
            [(0, faded(PETROL[5], 0)), (0.7, faded(PETROL[5], 0)), (1, faded(PETROL[5], 0.5))],
        ),
    )


def _draw_sign(sheet: Sheet, face: str) -> None:
    """The tool of the Denizen, in foil on a dark plate at the foot."""
    plate = circle(210, 512, 44)
    sheet.cast(plate, -1, 5, 7, 0.6)
    sheet.fill(plate, radial(210, 512, 48, [(0, PETROL[4]), (1, PETROL[5])]))
    sheet.gilt_line(plate, 3.6)
    sheet.gild(moved(SIGNS[face](), 210, 512, 27), SYMBOL_FOIL)


def _draw_band(sheet: Sheet) -> None:
    """The dark band under the name, in the colour of the curtains."""
    clear = faded(PETROL[5], 0.0)
    stops = [(0.0, clear), (0.12, PETROL[5]), (0.88, PETROL[5]), (1.0, clear)]
    sheet.fill(box(26, 563, 368, 54), slanted((26, 0), (394, 0), stops))
    for y in (563.0, 616.5):
        sheet.gilt_line(line((56, y), (364, y + 0.5)), 1.2)


def at_end(start: Point, turn: float, length: float) -> Point:
    """Where a limb ends that hangs from a joint, turned clockwise from straight down."""
    angle = math.radians(turn)
    return start[0] - math.sin(angle) * length, start[1] + math.cos(angle) * length


def limb(start: Point, turn: float, length: float, wide: float, narrow: float) -> Path:
    shape = drawn(
        (-wide / 2, -6),
        (-wide / 2, -wide / 2 - 6, wide / 2, -wide / 2 - 6, wide / 2, -6),
        (narrow / 2, length),
        (narrow / 2, length + narrow / 2, -narrow / 2, length + narrow / 2, -narrow / 2, length),
    )
    return moved(shape, *start, turn=turn)


def pin(sheet: Sheet, at: Point, radius: float = 6.5) -> None:
    """A brass pin with its slot."""
    head = circle(*at, radius)
    sheet.cast(head, -1, 2, 2, 0.6)
    sheet.gild(head, BRASS, 0.0)
    sheet.trace(
        moved(line((-radius * 0.6, 0), (radius * 0.6, 0)), *at, turn=35), 1.6, from_hex("5A3A0C")
    )


def rod(sheet: Sheet, start: Point, end: Point, width: float) -> None:
    stick = stroked(line(start, end), width)
    sheet.cast(stick, -3, 4, 4, 0.5)
    sheet.fill(
        stick,
        slanted(
            start, (start[0] + 6, start[1]), [(0, from_hex("C79A5C")), (1, from_hex("7C5428"))]
        ),
    )
    sheet.trace(line(start, end), 1.0, faded(WHITE, 0.35))


def _draw_figure(sheet: Sheet, face: str, look: Puppet) -> None:
    x = HEAD[0]
    rod(sheet, (x, 330), (x, 590), 9)
    for side, turn in zip((-1, 1), look.hips, strict=True):
        hip = (x + side * 22, HIP)
        knee = at_end(hip, turn, 62)
        leg, shin = limb(hip, turn, 62, 34, 26), limb(knee, turn * 0.3, 58, 26, 20)
        foot = at_end(knee, turn * 0.3, 62)
        shoe = drawn(
            (foot[0] - side * 12, foot[1] - 8),
            (foot[0] + side * 44, foot[1] - 8, foot[0] + side * 40, foot[1] + 12),
            (foot[0] - side * 14, foot[1] + 12),
        )
        sheet.paper(shoe, mixed(look.coat, PETROL[5], 0.55), 0.3)
        sheet.paper(shin, mixed(look.limbs, PETROL[5], 0.15), 0.3)
        sheet.paper(leg, look.limbs, 0.35)
        pin(sheet, knee, 5)
    left, right = (x - SHOULDER, 236.0), (x + SHOULDER, 236.0)
    hands = []
    for start, (shoulder, elbow) in ((left, look.left), (right, look.right)):
        bend = at_end(start, shoulder, UPPER)
        hand = at_end(bend, shoulder + elbow, FORE)
        hands.append((hand, bend, shoulder + elbow))
    rod(sheet, (hands[0][0][0], hands[0][0][1]), (x - 70, 590), 4)
    PROPS[face](sheet, hands[0][0], hands[1][0])
    for (start, (shoulder, _)), (hand, bend, whole) in zip(
        ((left, look.left), (right, look.right)), hands, strict=True
    ):
        sheet.paper(circle(*hand, 15), SKIN, 0.3)
        sheet.paper(limb(bend, whole, FORE - 10, 27, 22), look.limbs, 0.35)
        sheet.paper(limb(start, shoulder, UPPER, 34, 28), look.coat, 0.4)
    coat = drawn(
        (x - 40, NECK), (x - 62, NECK + 20, x - 52, 300, x - 66, HIP + 26),
        (x, HIP + 42, x + 66, HIP + 26),
        (x + 52, 300, x + 62, NECK + 20, x + 40, NECK), (x, NECK - 16, x - 40, NECK),
    )  # fmt: skip
    sheet.paper(coat, look.coat, 0.55)
    with sheet.clipped(coat):
        sheet.fill(
            polygon((x - 16, NECK - 14), (x + 16, NECK - 14), (x + 26, 420), (x - 26, 420)),
            look.trim,
        )
        for n in range(5):
            sheet.gild(circle(x, NECK + 24 + 32 * n, 5), BRASS)
        hem = drawn(
            (x - 80, HIP + 12), (x, HIP + 30, x + 80, HIP + 12), (x + 80, 440), (x - 80, 440)
        )
        sheet.fill(hem, mixed(look.coat, look.trim, 0.5))
    sheet.gilt_line(coat, 1.8)
    _draw_head(sheet, look)
    for at in (left, right, (x - 22, HIP), (x + 22, HIP)):
        pin(sheet, at)
    for _, bend, _ in hands:
        pin(sheet, bend, 5.5)


def _draw_head(sheet: Sheet, look: Puppet) -> None:
    """A round face with red cheeks, as painted on a wooden head."""
    x, y = HEAD
    sheet.paper(box(x - 13, y + 26, 26, 28, 6), mixed(SKIN, PETROL[5], 0.2), 0.2)
    head = ellipse(x, y, 40, 44)
    sheet.paper(head, SKIN, 0.45)
    for side in (-1, 1):
        sheet.glow(x + side * 20, y + 14, 13, from_hex("E0584A"), 0.75)
        sheet.fill(ellipse(x + side * 15, y - 4, 4.4, 6.4), PETROL[5])
        sheet.fill(circle(x + side * 15 + 1.4, y - 6, 1.5), WHITE)
        brow = drawn(
            (x + side * 8, y - 16), (x + side * 16, y - 21, x + side * 24, y - 15), closed=False
        )
        sheet.trace(brow, 2.6, mixed(look.coat, PETROL[5], 0.5))
    sheet.trace(line((x, y - 2), (x + 4, y + 10), (x - 2, y + 11)), 2.2, from_hex("B07E50"))
    sheet.trace(
        drawn((x - 11, y + 21), (x, y + 29, x + 11, y + 21), closed=False), 2.8, from_hex("A2342C")
    )
    hat = moved(look.hat(), x, y - 22)
    sheet.paper(hat, mixed(look.coat, look.trim, 0.18), 0.5)
    sheet.gilt_line(hat, 2.0)


# What they hold


def _trowel(sheet: Sheet, left: Point, right: Point) -> None:
    """A trowel, and bricks of four colours that float into a wall."""
    tool = moved(SIGNS["ZA"](), right[0] + 8, right[1] - 26, 40, -40)
    sheet.paper(tool, from_hex("B9C6C8"), 0.4)
    for n, colour in enumerate(("B8435A", "3E78B8", "58A06E", "B98A4A")):
        brick = moved(
            box(-24, -12, 48, 24, 4),
            left[0] - 16 + 22 * (n % 2),
            left[1] + 8 - 27 * n,
            turn=(-4, 3, -2, 5)[n],
        )
        sheet.paper(brick, from_hex(colour), 0.3)
        sheet.gilt_line(brick, 1.2)


def _pack(sheet: Sheet, left: Point, right: Point) -> None:
    """A tray of goods before the chest, and a bundle on a crook."""
    rod(sheet, (right[0] + 6, right[1] + 50), (right[0] + 2, right[1] - 150), 7)
    bundle = union(
        circle(right[0] + 2, right[1] - 112, 38),
        moved(polygon((-14, -44), (14, -44), (0, -24)), right[0] + 2, right[1] - 112),
    )
    sheet.paper(bundle, from_hex("C9503F"), 0.5)
    sheet.fill(moved(spark(), right[0] + 2, right[1] - 110, 16), from_hex("FFE6A8"))
    for n, colour in enumerate(("B8435A", "3E78B8", "58A06E")):
        card = moved(
            box(-17, -26, 34, 52, 4), left[0] - 6 + 17 * (n - 1), left[1] - 22, turn=(n - 1) * 17
        )
        sheet.paper(card, from_hex(colour), 0.3)
        sheet.gilt_line(card, 1.6)


def _lamp(sheet: Sheet, left: Point, right: Point) -> None:
    """A lantern held high, and a pole with a wick."""
    sheet.glow(right[0], right[1] - 34, 120, from_hex("FFF3C0"), 0.95)
    lantern = moved(SIGNS["ZL"](), right[0], right[1] - 32, 44)
    sheet.gild(lantern, SYMBOL_FOIL)
    rod(sheet, (left[0] + 10, left[1] + 90), (left[0] - 22, left[1] - 140), 6)
    sheet.glow(left[0] - 22, left[1] - 146, 40, from_hex("FFB347"), 0.9)
    sheet.fill(
        drawn(
            (left[0] - 22, left[1] - 176),
            (left[0] - 4, left[1] - 148, left[0] - 22, left[1] - 138),
            (left[0] - 40, left[1] - 148, left[0] - 22, left[1] - 176),
        ),
        from_hex("FFD873"),
    )


def _net(sheet: Sheet, left: Point, right: Point) -> None:
    """A net thrown wide, a black moth caught in it."""
    top = (left[0] - 4, left[1] - 10), (right[0] + 4, right[1] - 10)
    bag = drawn(
        top[0],
        (left[0] + 10, 300, 120, 420, 210, 430),
        (300, 420, right[0] - 10, 300, *top[1]),
        (210, 250, *top[0]),
    )
    sheet.fill(bag, from_hex("DFF0E8", 0.22))
    with sheet.clipped(bag):
        for step in range(-26, 27):
            for lean in (-1, 1):
                sheet.trace(
                    line((210 + step * 17 - lean * 170, 180), (210 + step * 17 + lean * 170, 520)),
                    1.7,
                    from_hex("F3FBF2", 0.75),
                )
    sheet.gilt_line(bag, 3)


def _broom(sheet: Sheet, left: Point, right: Point) -> None:
    """A broom across, and leaves of paper that it sweeps away."""
    rod(sheet, (left[0] - 34, left[1] - 96), (right[0] + 44, right[1] + 86), 9)
    brush = moved(
        polygon((-15, 0), (15, 0), (34, 76), (-34, 76)), right[0] + 34, right[1] + 68, turn=-38
    )
    sheet.paper(brush, from_hex("D7A548"), 0.4)
    for n, colour in enumerate(("B8435A", "3E78B8", "58A06E", "B98A4A")):
        card = moved(
            box(-12, -18, 24, 36, 3),
            300 + 18 * n - (n % 2) * 22,
            452 + 9 * (n % 2),
            turn=30 * n - 40,
        )
        sheet.paper(card, from_hex(colour), 0.25)


def _dye(sheet: Sheet, left: Point, right: Point) -> None:
    """A bow of four dyes from hand to hand."""
    for n, colour in enumerate(("D2506A", "3F82C8", "62B57C", "D2A05A")):
        bow = drawn(
            (left[0], left[1] - 6 + 9 * n),
            (left[0] + 40, 60 + 13 * n, right[0] - 40, 60 + 13 * n, right[0], right[1] - 6 + 9 * n),
            closed=False,
        )
        sheet.trace(bow, 11, from_hex(colour))
        sheet.trace(bow, 1.4, faded(WHITE, 0.5))
        for hand in (left, right):
            fall = moved(
                drawn((0, -18), (15, 4, 12, 18, 0, 18), (-12, 18, -15, 4, 0, -18)),
                hand[0] + (n - 1.5) * 15,
                hand[1] + 42 + 16 * (n % 2),
                0.7,
            )
            sheet.fill(fall, from_hex(colour))


def _boat(sheet: Sheet, left: Point, right: Point) -> None:
    """An oar, and a small boat before the feet with a lamp at its prow."""
    rod(sheet, (right[0] + 30, right[1] - 170), (right[0] - 10, right[1] + 150), 8)
    blade = moved(ellipse(0, 0, 17, 46), right[0] - 16, right[1] + 168, turn=7)
    sheet.paper(blade, from_hex("B5834A"), 0.4)
    hull = drawn(
        (58, 398),
        (130, 440, 290, 440, 364, 390),
        (350, 480, 300, 492, 210, 492),
        (120, 492, 74, 480, 58, 398),
    )
    sheet.paper(hull, from_hex("6B4327"), 0.7)
    sheet.gilt_line(hull, 2.2)
    sheet.glow(70, 380, 60, from_hex("FFF0BE"), 0.9)
    sheet.gild(moved(SIGNS["ZL"](), 70, 382, 20), SYMBOL_FOIL)


PROPS: dict[str, Callable[[Sheet, Point, Point], None]] = {
    "ZA": _trowel,
    "ZE": _pack,
    "ZL": _lamp,
    "ZF": _net,
    "ZW": _broom,
    "ZY": _dye,
    "ZR": _boat,
}


def _draw_bird(sheet: Sheet, swing: float) -> None:
    """A magpie with a jointed wing and tail, a key of gold in its beak."""
    black, sheen = from_hex("17202E"), from_hex("2E5F86")
    rod(sheet, (204, 340), (204, 590), 9)
    rod(sheet, (130, 330), (100, 590), 4)
    tail = moved(
        drawn((0, -18), (60, -30, 150, -26, 190, -8), (150, 22, 60, 26, 0, 18)),
        150,
        330,
        turn=142 - 12 * swing,
    )
    sheet.paper(tail, sheen, 0.4)
    sheet.gilt_line(tail, 1.6)
    body = drawn(
        (286, 196),
        (322, 260, 300, 370, 214, 392),
        (150, 396, 120, 350, 142, 300),
        (160, 250, 220, 190, 286, 196),
    )
    sheet.paper(body, black, 0.5)
    belly = drawn((292, 250), (306, 320, 270, 376, 214, 384), (200, 340, 240, 270, 292, 250))
    sheet.paper(belly, from_hex("F5F1E6"), 0.2, rim=False)
    head = circle(268, 186, 54)
    sheet.paper(head, black, 0.5)
    beak = polygon((312, 166), (382, 194), (312, 206))
    sheet.paper(beak, from_hex("3A3A40"), 0.4)
    sheet.gilt_line(head, 1.6)
    sheet.fill(circle(286, 176, 10), from_hex("FFF4D2"))
    sheet.fill(circle(288, 177, 5), PETROL[5])
    wing = moved(
        drawn((0, 0), (40, -44, 130, -40, 176, 26), (120, 44, 40, 52, 0, 0)),
        262,
        258,
        turn=152 + 16 * swing,
    )
    sheet.paper(wing, sheen, 0.6)
    for n in range(4):
        feather = moved(
            line((30, 0), (150 - 12 * n, 14 + 6 * n)), 262, 258, turn=152 - 6 * n + 16 * swing
        )
        sheet.trace(feather, 1.6, faded(WHITE, 0.35))
    sheet.gilt_line(wing, 2.0)
    key = moved(icon("kind-K", 0, 0, 1), 366 - 9 * swing, 250, 40, 12 + 20 * swing)
    sheet.trace(line((364, 196), (366, 214)), 2, from_hex("FFF0BE"))
    sheet.gild(key, SYMBOL_FOIL)
    for x in (206, 238):
        sheet.trace(line((x, 386), (x + 4, 470)), 6, from_hex("3A3A40"))
        sheet.trace(line((x - 12, 474), (x + 4, 468), (x + 24, 474)), 6, from_hex("3A3A40"))
    for at in ((262, 258), (156, 330)):
        pin(sheet, at, 8)
