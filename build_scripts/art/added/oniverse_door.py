"""The Door to the Oniverse: a star of eight points in four nested mouldings, one for each place.
Behind it lies a night garden with all four places."""

import random

from build_scripts.art.added.towers import FOOT, MIDDLE, floors, plinth, roof, slot
from build_scripts.art.cards.faces import NIGHT
from build_scripts.art.cards.frames import (
    GOLD_CLOTH,
    WHOLE,
    draw_cloth,
    draw_pattern,
    draw_plate,
    draw_rules,
)
from build_scripts.art.doors.doors import AJAR, FLOOR
from build_scripts.art.drawing.colours import RAMPS, SYMBOL_FOIL, WHITE, faded, from_hex, mixed
from build_scripts.art.drawing.paint import Sheet, radial, upright
from build_scripts.art.drawing.paths import (
    Path,
    box,
    circle,
    ellipse,
    line,
    moved,
    polygon,
    smooth,
    spark,
    star,
    union,
    without,
)
from build_scripts.art.signs.icons import icon

HEART = (210.0, 300.0)
INNER = 122.0
"""Radius of the opening, to its points."""
MOULDINGS = (("L", 58.0), ("G", 44.0), ("A", 31.0), ("O", 18.0))
"""The places of the mouldings from the outside in, and how much larger than the opening each is."""
INDIGO = tuple(from_hex(c) for c in "DDE6FF 9FB2EE 5368B8 2C3B82 172155 080C26".split())


def window_star(wider: float) -> Path:
    """The star, this much larger than the opening at its points; it is a little higher than
    wide."""
    return moved(star(8, 0.74), *HEART, INNER + wider, wide=1.0, high=1.12)


def opening_star(place: str, opened: float) -> Sheet:
    """The same for a strip of frames, which is drawn for a place: this Door is of every place."""
    return draw_oniverse_door(opened)


def draw_oniverse_door(opened: float = AJAR, kind: type[Sheet] = Sheet) -> Sheet:
    """The face of the Door without its name; `opened` is 0 shut to 1 wide open."""
    sheet = kind()
    _draw_wall(sheet, opened)
    _draw_mouldings(sheet, opened)
    _draw_opening(sheet, opened)
    _draw_steps(sheet, opened)
    draw_rules(sheet)
    draw_cloth(sheet, NIGHT, GOLD_CLOTH)
    dark = INDIGO[5]
    sheet.fill(icon("kind-D", 68, 56, 34), dark)
    sheet.trace(line((44, 97), (92, 97.5)), 1.5, faded(dark, 0.5))
    sheet.fill(icon("beyond", 68, 124, 23), INDIGO[4])
    draw_plate(sheet, NIGHT)
    sheet.grain()
    return sheet


def _draw_wall(sheet: Sheet, opened: float) -> None:
    sheet.flood(radial(*HEART, 400, [(0, INDIGO[3]), (0.5, INDIGO[4]), (1, INDIGO[5])]))
    draw_pattern(sheet, NIGHT, WHOLE, faded(WHITE, 0.12))
    sheet.glow(*HEART, 320, from_hex("BFD0FF"), 0.12 + 0.3 * opened)
    for turn in range(64):
        ray = moved(line((0, -205), (0, -460 if turn % 2 else -380)), *HEART, turn=turn * 5.625)
        sheet.trace(ray, 1.1, from_hex("E4ECFF", 0.14 + 0.2 * opened))
    ground = box(0, FLOOR, 420, 160)
    sheet.paper(ground, mixed(INDIGO[4], INDIGO[5], 0.5), 0.4, rim=False)
    with sheet.clipped(ground):
        for across in range(-14, 15):
            sheet.trace(
                line((210 + across * 34, FLOOR), (210 + across * 62, 660)), 1, faded(INDIGO[1], 0.2)
            )


def _draw_mouldings(sheet: Sheet, opened: float) -> None:
    """Four stars in the colours of the places, each turned a little against the next."""
    for number, (place, wider) in enumerate(MOULDINGS):
        ramp, shape = RAMPS[place], window_star(wider)
        sheet.paper(shape, mixed(ramp[3], ramp[2], 0.2 + 0.15 * number), 0.7 - 0.1 * number)
        draw_pattern(sheet, place, shape, faded(WHITE, 0.16))
        sheet.gilt_line(shape, 2.4)
    sheet.fill(window_star(6), from_hex("05030F", 0.7), 3)


def _draw_opening(sheet: Sheet, opened: float) -> None:
    """The night garden, and before it a leaf of eight petals that turn aside."""
    hole = window_star(0)
    with sheet.clipped(hole):
        _draw_garden(sheet)
        if opened < 1:
            leaf = window_star(4)
            if opened > 0:
                gap = moved(
                    star(8, 0.62), *HEART, INNER * 1.5 * opened, turn=40 * (1 - opened), high=1.12
                )
                leaf = without(leaf, gap)
                sheet.glow(*HEART, 190, from_hex("EAF0FF"), 0.25 * opened)
                sheet.cast(leaf, -2, 6, 7, 0.6)
            _draw_leaf(sheet, leaf)
        sheet.trace(hole, 7, from_hex("05030F", 0.35), blur=2)
    sheet.gilt_line(hole, 3)


def _draw_leaf(sheet: Sheet, leaf: Path) -> None:
    sheet.fill(
        leaf, radial(*HEART, INNER * 1.1, [(0, INDIGO[2]), (0.6, INDIGO[3]), (1, INDIGO[4])])
    )
    with sheet.clipped(leaf):
        for number in range(8):
            place = "OAGL"[number % 4]
            petal = moved(
                polygon((0, 0), (-0.39, -0.74), (0, -1.2), (0.39, -0.74)),
                *HEART,
                INNER,
                turn=number * 45,
                high=1.12,
            )
            sheet.fill(petal, faded(RAMPS[place][3], 0.55))
            sheet.gilt_line(petal, 1.4)
            angle = moved(
                circle(0, -0.62, 0.001), *HEART, INNER, turn=number * 45, high=1.12
            ).getBounds()
            sheet.gild(
                icon(f"place-{place}", angle.centerX(), angle.centerY(), 17), SYMBOL_FOIL, 0.4
            )
        sheet.fill(circle(*HEART, 30), INDIGO[5])
        sheet.gilt_line(circle(*HEART, 30), 3)
        sheet.gild(icon("beyond", *HEART, 22), SYMBOL_FOIL)
    sheet.gilt_line(leaf, 2)


def _draw_garden(sheet: Sheet) -> None:
    """Stars over hills on which an observatory, glass houses under water, a pavilion and a library
    stand, each in its own light; a path runs to all of them."""
    x = HEART[0]
    sheet.flood(
        upright(
            150,
            450,
            [
                (0, INDIGO[5]),
                (0.4, INDIGO[3]),
                (0.62, from_hex("8C7FC4")),
                (0.72, from_hex("F2C9B8")),
                (1, INDIGO[4]),
            ],
        )
    )
    chance = random.Random(31)
    for _ in range(70):
        size = chance.choice((1.0, 1.3, 1.8, 3.4, 5.0))
        at = chance.uniform(70, 350), chance.uniform(150, 330)
        sheet.fill(moved(spark(), *at, size), from_hex("FFFBEA", chance.uniform(0.6, 1)))
    moon = without(circle(x + 4, 216, 27), circle(x + 16, 208, 23))
    sheet.glow(x, 216, 80, from_hex("FFF6DA"), 0.55)
    sheet.fill(moon, from_hex("FFF8E2"))
    for place, at, size, low in (
        ("O", (140.0, 300.0), 0.27, 360.0), ("L", (280.0, 300.0), 0.27, 360.0),
        ("G", (166.0, 350.0), 0.31, 404.0), ("A", (256.0, 350.0), 0.31, 404.0),
    ):  # fmt: skip
        hill = smooth(
            [
                (at[0] - 110, low + 60),
                (at[0] - 62, low + 4),
                (at[0], low - 10),
                (at[0] + 62, low + 4),
                (at[0] + 110, low + 60),
            ]
        )
        ramp = RAMPS[place]
        sheet.glow(at[0], at[1] - 8, 58, ramp[1], 0.7)
        whole = union(plinth(place), roof(place, 3), *floors(place, 3))
        lit = union(*(slot(place, storey) for storey in range(3)))
        for shape, colour in ((whole, mixed(ramp[2], ramp[1], 0.4)), (lit, from_hex("FFF3C4"))):
            far = moved(moved(shape, -MIDDLE, -FOOT), at[0], low, size)
            sheet.fill(far, colour)
        sheet.paper(hill, mixed(ramp[3], ramp[4], 0.5), 0.3)
    path = polygon((x - 7, 372), (x + 7, 372), (x + 46, 470), (x - 46, 470))
    sheet.fill(
        path, upright(372, 450, [(0, from_hex("FFF1CC", 0.9)), (1, from_hex("FFD99A", 0.9))]), 1
    )
    for number in range(5):
        sheet.fill(
            ellipse(x, 382 + number * 13, 8 + 6 * number, 2.2 + number), from_hex("C9A66A", 0.5)
        )


def _draw_steps(sheet: Sheet, opened: float) -> None:
    """Three round steps, and the light that falls on them."""
    for number, (y, half) in enumerate(((488.0, 84.0), (506.0, 112.0), (526.0, 142.0))):
        step = ellipse(210, y, half, 15)
        sheet.paper(box(210 - half, y, 2 * half, 16, 8), mixed(INDIGO[4], INDIGO[5], 0.4), 0.4)
        sheet.paper(step, mixed(INDIGO[2], INDIGO[3], 0.5 + 0.2 * number), 0.4)
        sheet.gilt_line(step, 1.3)
    sheet.glow(210, 500, 150, from_hex("E6EDFF"), 0.1 + 0.5 * opened)
