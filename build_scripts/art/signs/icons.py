"""The symbols, crests and icons of the cards and achievements: unit space, centre 0,0, radius 1,
y down."""

import math
from collections.abc import Callable

from build_scripts.art.added.carving import knot
from build_scripts.art.added.puppet_signs import beyond, puppet, puppet_alone
from build_scripts.art.added.silk import (
    dream_sign,
    failsafe_sign,
    freed_sign,
    hoop_sign,
    torn_sign,
)
from build_scripts.art.drawing.paths import (
    Path,
    box,
    circle,
    drawn,
    ellipse,
    inside,
    line,
    mirrored,
    moved,
    polygon,
    smooth,
    spark,
    stroked,
    together,
    union,
    without,
)


def tower() -> Path:
    """A slender tower with battlements and three lit storeys cut out of it."""
    body = polygon((-0.34, -0.5), (0.34, -0.5), (0.44, 0.8), (-0.44, 0.8))
    crown = union(box(-0.48, -0.72, 0.96, 0.26), *(box(x, -0.98, 0.2, 0.3) for x in CRENELS))
    storeys = [box(-0.22, y, 0.44, 0.17, 0.06) for y in (-0.3, 0.06, 0.42)]
    return union(without(union(body, crown), *storeys), box(-0.62, 0.78, 1.24, 0.2))


CRENELS = (-0.48, -0.1, 0.28)


def tower_stands() -> Path:
    shield = drawn((0, -1), (0.45, -0.78, 0.86, -0.78), (0.9, 0.3, 0.6, 0.72, 0, 1),
                   (-0.6, 0.72, -0.9, 0.3, -0.86, -0.78), (-0.45, -0.78, 0, -1))  # fmt: skip
    within = moved(shield, 0, 0, 0.86)
    return union(without(shield, within), moved(tower(), 0, 0.0, 0.56))


def tower_falls() -> Path:
    """A tower that breaks: its upper half leans, and stones lie at its foot."""
    whole = tower()
    crack = polygon((-2, -3), (2, -3), (2, 0.12), (0.2, 0.0), (0.05, 0.26), (-0.2, 0.1), (-2, 0.3))
    lower, upper = without(whole, crack), inside(whole, crack)
    stone = box(-0.11, -0.1, 0.22, 0.2, 0.03)
    stones = [
        moved(stone, x, y, turn=turn)
        for x, y, turn in ((0.66, 0.52, 20.0), (0.9, 0.84, -12.0), (0.62, 0.86, 40.0))
    ]
    return union(moved(lower, -0.24, 0), moved(upper, 0.02, -0.04, turn=24), *stones)


def goal() -> Path:
    """The tab of a page, a keyhole cut out of it, over a folded corner."""
    page = drawn((-0.62, 0.95), (-0.62, -0.3), (-0.62, -0.95, 0, -0.95), (0.62, -0.95, 0.62, -0.3),
                 (0.62, 0.55), (0.2, 0.95))  # fmt: skip
    fold = polygon((0.62, 0.62), (0.62, 0.95), (0.28, 0.95))
    hole = union(circle(0, -0.32, 0.24), polygon((-0.09, -0.24), (0.09, -0.24), (0.2, 0.4),
                                                 (-0.2, 0.4)))  # fmt: skip
    return union(without(page, hole), fold)


def spells() -> Path:
    """A page with three ribbons that hang out of it."""
    page = box(-0.8, -0.95, 1.6, 1.05, 0.1)
    lines = [box(-0.55, y, 1.1, 0.12, 0.05) for y in (-0.7, -0.42, -0.14)]
    ribbons = [
        polygon((x - 0.2, 0.1), (x + 0.2, 0.1), (x + 0.2, low), (x, low - 0.18), (x - 0.2, low))
        for x, low in ((-0.52, 0.7), (0, 0.96), (0.52, 0.7))
    ]
    return union(without(page, *lines), *ribbons)


def prophecy() -> Path:
    """An eye that looks from under a pile of cards."""
    lid = drawn((-0.78, 0.52), (0, -0.16, 0.78, 0.52), (0, 1.2, -0.78, 0.52))
    eye = union(without(lid, circle(0, 0.52, 0.28)), circle(0, 0.52, 0.13))
    pile = [box(-0.72, y, 1.44, 0.17, 0.05) for y in (-0.96, -0.67, -0.38)]
    return union(eye, *pile)


def planning() -> Path:
    """Two tabs that change places."""
    left = drawn((-0.92, 0.42), (-0.92, -0.1), (-0.92, -0.42, -0.55, -0.42),
                 (-0.18, -0.42, -0.18, -0.1), (-0.18, 0.42))  # fmt: skip
    tabs = [left, moved(left, wide=-1.0)]
    above = stroked(line((-0.5, -0.62), (-0.3, -0.84), (0.42, -0.84)), 0.13)
    head = polygon((0.36, -1.02), (0.36, -0.56), (0.74, -0.72))
    arrow = union(above, moved(head, 0.0, -0.02))
    hollow = without(tabs[1], moved(tabs[1], 0.11, 0.04, 0.8))
    return union(tabs[0], hollow, arrow, moved(arrow, 0.0, 0.02, turn=180.0))


def punishment() -> Path:
    """A moth that is struck out."""
    wing = drawn((0.05, -0.1), (0.3, -0.85, 0.85, -0.75, 0.9, -0.55), (0.9, -0.1, 0.55, 0.08),
                 (0.75, 0.2, 0.62, 0.68, 0.42, 0.72), (0.2, 0.7, 0.1, 0.4, 0.05, 0.25))  # fmt: skip
    moth = union(wing, moved(wing, wide=-1.0), ellipse(0, 0.1, 0.11, 0.5))
    stroke = line((-0.9, 0.9), (0.9, -0.9))
    return union(without(moth, stroked(stroke, 0.42, round_ends=False)), stroked(stroke, 0.18))


def incantation() -> Path:
    """Five cards in an arc; the middle one shines."""
    cards = []
    for number, turn in enumerate((-56, -28, 0, 28, 56)):
        card = box(-0.17, -0.24, 0.34, 0.48, 0.05)
        if number == 2:
            card = without(card, moved(spark(), 0, 0, 0.2))
        angle = math.radians(turn)
        cards.append(moved(card, 0.8 * math.sin(angle), 0.62 - 0.9 * math.cos(angle), turn=turn))
    mouth = drawn((-0.42, 0.55), (0, 0.2, 0.42, 0.55), (0, 0.98, -0.42, 0.55))
    lips = without(mouth, drawn((-0.24, 0.56), (0, 0.46, 0.24, 0.56), (0, 0.7, -0.24, 0.56)))
    return union(*cards, lips)


def three_doors() -> Path:
    """Three Doors side by side, the middle one taller."""
    doors = []
    for x, top in ((-0.64, -0.42), (0, -0.66), (0.64, -0.42)):
        frame = union(circle(x, top, 0.28), box(x - 0.28, top, 0.56, 0.86 - top))
        inner = union(circle(x, top, 0.17), box(x - 0.17, top, 0.34, 0.86 - top))
        leaf = union(circle(x, top, 0.11), box(x - 0.11, top, 0.22, 0.86 - top))
        doors.append(union(without(frame, inner), without(leaf, circle(x + 0.05, 0.2, 0.045))))
    return union(*doors, box(-0.98, 0.82, 1.96, 0.12))


def crossroad() -> Path:
    """Four arrows away from a middle."""
    arrow = polygon((-0.17, -0.16), (-0.17, -0.5), (-0.44, -0.5), (0, -1), (0.44, -0.5),
                    (0.17, -0.5), (0.17, -0.16))  # fmt: skip
    return union(*(moved(arrow, turn=turn) for turn in (0, 90, 180, 270)), circle(0, 0, 0.24))


def signpost() -> Path:
    """A post with an arm to each side."""
    right = polygon((-0.3, -0.86), (0.62, -0.86), (0.94, -0.6), (0.62, -0.34), (-0.3, -0.34))
    left = moved(mirrored(right), 0, 0.62)
    post = union(box(-0.11, -1, 0.22, 2), box(-0.4, 0.82, 0.8, 0.18, 0.05))
    return union(without(post, box(-0.2, -0.92, 0.4, 1.26)), right, left, box(-0.11, -1, 0.22, 0.3))


def dead_end() -> Path:
    """An arch that two boards close."""
    outer = union(circle(0, -0.2, 0.78), box(-0.78, -0.2, 1.56, 1.18))
    inner = union(circle(0, -0.2, 0.54), box(-0.54, -0.2, 1.08, 1.3))
    boards = [moved(box(-1.0, -0.14, 2.0, 0.28, 0.04), 0, 0.1, turn=turn) for turn in (-28, 28)]
    wide = [moved(box(-1.1, -0.24, 2.2, 0.48), 0, 0.1, turn=turn) for turn in (-28, 28)]
    return union(without(outer, inner, *wide), *boards)


def escape() -> Path:
    """An arrow out of an open arch."""
    outer = union(circle(-0.3, -0.28, 0.66), box(-0.96, -0.28, 1.32, 1.24))
    inner = union(circle(-0.3, -0.28, 0.44), box(-0.74, -0.28, 0.88, 1.4))
    arrow = polygon((-0.42, 0.1), (0.36, 0.1), (0.36, -0.24), (0.98, 0.32), (0.36, 0.88),
                    (0.36, 0.54), (-0.42, 0.54))  # fmt: skip
    gap = stroked(arrow, 0.26)
    return union(without(outer, inner, gap, arrow), arrow)


def shut_eye() -> Path:
    """An eye that is shut, with its lashes, under a spark."""
    lid = drawn(
        (-0.98, -0.16), (-0.5, 0.66, 0.5, 0.66, 0.98, -0.16), (0.62, 0.2, -0.62, 0.2, -0.98, -0.16)
    )
    lashes = [
        moved(box(-0.085, 0.0, 0.17, 0.46, 0.08), x, y, turn=turn)
        for x, y, turn in ((-0.66, 0.2, 40), (-0.24, 0.42, 13), (0.24, 0.42, -13), (0.66, 0.2, -40))
    ]
    return union(lid, *lashes, moved(spark(), 0, -0.54, 0.44))


def cracked_pane() -> Path:
    """A pane of glass in its frame, cracked from corner to corner."""
    frame = without(box(-0.72, -0.98, 1.44, 1.96, 0.1), box(-0.54, -0.8, 1.08, 1.6))
    crack = line((0.5, -0.8), (0.12, -0.3), (0.3, -0.02), (-0.2, 0.24), (-0.06, 0.5), (-0.5, 0.82))
    branch = line((0.3, -0.02), (0.56, 0.3))
    twig = line((0.12, -0.3), (-0.4, -0.5))
    return union(frame, stroked(crack, 0.19), stroked(branch, 0.13), stroked(twig, 0.13))


def hand_of_cards() -> Path:
    """Three cards in a fan."""
    cards = [
        moved(box(-0.3, -0.86, 0.6, 0.9, 0.08), x, 0.62, turn=turn)
        for x, turn in ((-0.22, -30.0), (0.22, 30.0), (0.0, 0.0))
    ]
    left, right, middle = cards
    edge = stroked(middle, 0.12)
    return union(without(union(left, right), middle, edge), middle)


ADDED: dict[str, Callable[[], Path]] = {
    "kind-G": knot,
    "kind-T": tower,
    "kind-Z": puppet,
    "beyond": beyond,
    "puppet-alone": puppet_alone,
    "tower-stands": tower_stands,
    "tower-falls": tower_falls,
    "crossroad": crossroad,
    "signpost": signpost,
    "kind-DE": dead_end,
    "escape": escape,
    "kind-DC": hoop_sign,
    "kind-DL": dream_sign,
    "kind-FB": failsafe_sign,
    "catcher-freed": freed_sign,
    "catcher-tears": torn_sign,
    "kind-P": goal,
    "kind-SP": spells,
    "spell-prophecy": prophecy,
    "spell-planning": planning,
    "spell-punishment": punishment,
    "incantation": incantation,
    "three-doors": three_doors,
    "kind-HY": shut_eye,
    "kind-PN": cracked_pane,
    "hand-of-cards": hand_of_cards,
}
"""Icons of what editions add, by what they stand for."""


def sun() -> Path:
    """A disc with sixteen rays, long and short in turn."""
    rays = []
    for i in range(16):
        tip, half = (1.0, 0.17) if i % 2 == 0 else (0.78, 0.10)
        rays.append(moved(polygon((-half, -0.6), (0, -tip), (half, -0.6)), turn=22.5 * i))
    return together(circle(0, 0, 0.5), *rays)


def moon() -> Path:
    """A crescent, open to the right."""
    return moved(without(circle(0, 0, 0.95), circle(0.42, 0, 0.74)), turn=-25)


def key() -> Path:
    """A key that stands upright, its bit to the right."""
    ring = circle(0, -0.58, 0.40)
    beads = [circle(0.42 * x, -0.58 + 0.42 * y, 0.10) for x, y in ((-1, 0), (0, -1), (1, 0))]
    head = union(without(ring, circle(0, -0.58, 0.22)), *beads)
    shaft = union(box(-0.085, -0.22, 0.17, 1.2), box(-0.2, -0.2, 0.4, 0.13, 0.05))
    bit = union(box(0, 0.52, 0.42, 0.15), box(0, 0.78, 0.34, 0.2), box(0.28, 0.44, 0.14, 0.23))
    return union(head, shaft, bit)


def keyhole() -> Path:
    """A round hole over a wedge."""
    wedge = polygon((-0.16, -0.2), (0.16, -0.2), (0.36, 0.85), (-0.36, 0.85))
    return union(circle(0, -0.35, 0.42), wedge)


def door() -> Path:
    """An arch around a leaf with a knob."""

    def arched(half: float) -> Path:
        return union(circle(0, -0.25, half), box(-half, -0.25, 2 * half, 1.2))

    leaf = without(arched(0.34), circle(0.17, 0.28, 0.10))
    return union(without(arched(0.62), arched(0.42)), leaf)


def eye() -> Path:
    """The eye of a Nightmare."""
    lid = drawn((-1, 0), (0, -0.95, 1, 0), (0, 0.95, -1, 0))
    return union(without(lid, circle(0, 0, 0.4)), ellipse(0, 0, 0.13, 0.34))


def dome() -> Path:
    """The Observatory: a dome with its telescope over two steps."""
    half = without(circle(0, 0.15, 0.8), box(-1, 0.15, 2, 1))
    half = without(half, polygon((0.05, 0.2), (0.42, -0.8), (0.62, -0.65), (0.3, 0.2)))
    tube = polygon((0.12, 0.05), (0.3, 0.14), (0.82, -0.86), (0.6, -0.96))
    return union(half, box(-0.92, 0.22, 1.84, 0.2), box(-0.72, 0.5, 1.44, 0.42), tube)


def fish() -> Path:
    """The Aquarium."""
    body = drawn(
        (-0.95, 0), (-0.3, -0.85, 0.45, -0.08), (0.98, -0.6), (0.78, 0, 0.98, 0.6), (0.45, 0.08),
        (-0.3, 0.85, -0.95, 0),
    )  # fmt: skip
    gill = polygon(
        (-0.22, -0.62), (-0.14, -0.62), (-0.02, 0), (-0.14, 0.62), (-0.22, 0.62), (-0.12, 0)
    )
    return without(body, circle(-0.55, -0.1, 0.11), gill)


def sprig() -> Path:
    """The Garden: three leaves on a stem."""
    blade = drawn((0, 0), (-0.55, -0.3, -0.42, -0.85, 0, -1.1), (0.42, -0.85, 0.55, -0.3, 0, 0))
    vein = polygon((-0.035, -0.85), (0.035, -0.85), (0.05, 0), (-0.05, 0))
    blade = without(blade, vein)
    sides = [moved(blade, 0.03 * side, 0.38, 0.8, 68 * side) for side in (-1, 1)]
    return union(moved(blade, 0, 0.12, 0.95), *sides, box(-0.07, 0.1, 0.14, 0.85))


def book() -> Path:
    """The Library: an open book, two lines a page."""
    pages = drawn(
        (0, -0.42), (-0.5, -0.8, -0.98, -0.52), (-0.98, 0.5), (-0.5, 0.25, 0, 0.62),
        (0.5, 0.25, 0.98, 0.5), (0.98, -0.52), (0.5, -0.8, 0, -0.42),
    )  # fmt: skip
    lines = [
        polygon(
            (side * 0.2, y), (side * 0.8, y - 0.14), (side * 0.8, y - 0.03), (side * 0.2, y + 0.11)
        )
        for y in (-0.2, 0.08)
        for side in (-1, 1)
    ]
    return without(pages, box(-0.05, -0.3, 0.1, 0.78), *lines)


def spiral() -> Path:
    """Limbo, as a line: 2.3 turns outwards."""
    turns, steps = 2.3, 92
    points = []
    for i in range(steps + 1):
        angle = math.tau * turns * i / steps
        points.append((math.cos(angle) * i / steps, math.sin(angle) * i / steps))
    return smooth(points)


ICONS: dict[str, Callable[[], Path]] = {
    "kind-S": sun,
    "kind-M": moon,
    "kind-K": key,
    "kind-D": door,
    "eye": eye,
    "place-O": dome,
    "place-A": fish,
    "place-G": sprig,
    "place-L": book,
    "keyhole": keyhole,
    "spark": spark,
    **ADDED,
}
"""Icons by what they stand for: kinds of cards, places, and the eye of the Nightmare."""


def icon(name: str, x: float, y: float, radius: float) -> Path:
    return moved(ICONS[name](), x, y, radius)
