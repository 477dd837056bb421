"""The surroundings of the picture on every card of a place: window, pattern, foil rules, pennant
and plate.

Each place has its own window, tail of the pennant, pattern and crest, so that no card is told by
its colour alone.
"""

import random
from collections.abc import Iterator

import skia

from build_scripts.art.cards.faces import NIGHT
from build_scripts.art.drawing.colours import RAMPS, WHITE, Colour, faded, from_hex, mixed
from build_scripts.art.drawing.paint import CARD, Sheet, Stops, foil, slanted
from build_scripts.art.drawing.paths import (
    Path,
    box,
    circle,
    drawn,
    leaf,
    moved,
    polygon,
    spark,
    together,
    without,
)
from build_scripts.art.signs.icons import icon

WINDOW = (27.0, 28.0, 366.0, 518.0)
"""Left, top, width and height of the window of a Location."""
WHOLE = box(0, 0, *CARD)
IVORY_CLOTH = [(0.0, from_hex("FFFBEE")), (0.6, from_hex("FBEFD3")), (1.0, from_hex("E8D3A6"))]
GOLD_CLOTH = [
    (0.0, from_hex("FFF3C9")), (0.4, from_hex("F0CF80")), (0.7, from_hex("FFF0BD")),
    (1.0, from_hex("DDB668")),
]  # fmt: skip


def window(place: str, x: float, y: float, width: float, height: float) -> Path:
    """A place's window in a box: round arch, capsule, ogee or steps."""
    right, low = x + width, y + height
    if place == "O":
        path = Path()
        path.moveTo(x, low)
        path.lineTo(x, y + width * 0.46)
        path.arcTo(skia.Rect(x, y, right, y + width * 0.92), 180, 180, False)
        path.lineTo(right, low)
        path.close()
        return path
    if place == "A":
        return box(x, y, width, height, min(width / 2 - 1, 150))
    if place == "G":
        shoulder, middle = y + 0.36 * width, x + width / 2
        return drawn(
            (x, low),
            (x, shoulder),
            (x, y + 0.162 * width, x + width * 0.36, y + 0.18 * width, middle, y),
            (right - width * 0.36, y + 0.18 * width, right, y + 0.162 * width, right, shoulder),
            (right, low),
        )
    if place == NIGHT:
        cut = width * 0.22
        return polygon(
            (x, low), (x, y + cut), (x + cut, y), (right - cut, y), (right, y + cut), (right, low)
        )
    step = 26 * width / 366
    left = [(0.0, 2.0), (1.0, 2.0), (1.0, 1.0), (2.0, 1.0), (2.0, 0.0)]
    corners = [(x + across * step, y + down * step) for across, down in left]
    opposite = [(right - (px - x), py) for px, py in reversed(corners)]
    return polygon((x, low), *corners, *opposite, (right, low))


def pennant(place: str) -> Path:
    """The cloth that hangs from the upper edge; its tail tells the place."""
    x, width, low, tail = 26, 84, 150, 26
    right = x + width
    path = Path()
    path.moveTo(x, -6)
    path.lineTo(right, -6)
    path.lineTo(right, low)
    if place == "O":
        path.lineTo(x + width / 2, low + tail)
    elif place == "A":
        path.cubicTo(right, low + tail * 1.3, x, low + tail * 1.3, x, low)
    elif place == "G":
        for point in ((right, low + tail), (x + width / 2, low - 2), (x, low + tail)):
            path.lineTo(*point)
    elif place == "L":
        steps = [(0, 8), (14, 8), (14, 16), (28, 16), (28, 24)]
        steps += [(width - across, down) for across, down in reversed(steps)]
        for across, down in steps:
            path.lineTo(right - across, low + down)
    elif place != NIGHT:
        for tooth in range(6):
            path.lineTo(right - width * (tooth + 0.5) / 6, low + (tail if tooth % 2 == 0 else 4))
    path.lineTo(x, low)
    path.close()
    return path


def sparks_and_dots() -> Path:
    """The Observatory's pattern: the sky."""
    return together(
        *(
            moved(spark(), column * 20 + 10 * (row % 2), row * 20, 5.5)
            if (row + column) % 2 == 0
            else circle(column * 20 + 10 * (row % 2), row * 20, 1.3)
            for row in range(34)
            for column in range(22)
        )
    )


def scallops() -> Path:
    """The Aquarium's pattern: rows of scales, as lines."""
    path = Path()
    for row in range(60):
        for column in range(22):
            x, y = column * 22 + 11 * (row % 2), row * 11
            for r in (11, 7, 3):
                path.addArc(skia.Rect(x - r, y - r, x + r, y + r), 180, 180)
    return path


def leaves() -> Path:
    """The Garden's pattern: leaves that lean this way and that."""
    return together(
        *(
            moved(leaf(0.3), column * 18 + 9 * (row % 2), row * 20 + 7, 14, 45 if row % 2 else -45)
            for row in range(34)
            for column in range(24)
        )
    )


def spines() -> Path:
    """The Library's pattern: shelves of books, as lines."""
    path, chance = Path(), random.Random(2)
    for row in range(24):
        x = 0.0
        while x < CARD[0]:
            width, height = chance.choice((7, 9, 12)), chance.choice((16, 20, 23))
            path.addRect(skia.Rect.MakeXYWH(x, row * 27 + 26 - height, width - 2, height))
            x += width
    return path


def shards() -> Path:
    """The Nightmare's pattern: slivers, scattered."""
    chance, path = random.Random(9), Path()
    sliver = polygon((0, -1), (0.12, 0), (0, 1), (-0.12, 0))
    for _ in range(80):
        x, y = chance.uniform(0, CARD[0]), chance.uniform(0, CARD[1])
        path.addPath(moved(sliver, x, y, chance.uniform(14, 34), chance.uniform(0, 180)))
    return path


def dots() -> Path:
    """The pattern of the night: far stars."""
    return together(
        *(
            circle(column * 16 + 8 * (row % 2), row * 14, 1.0 + 0.9 * ((row + column) % 3 == 0))
            for row in range(48)
            for column in range(28)
        )
    )


PATTERNS = {"O": sparks_and_dots, "A": scallops, "G": leaves, "L": spines, "N": shards, NIGHT: dots}
LINED = "AL"
"""The places whose patterns are lines; the others are filled."""


def draw_pattern(sheet: Sheet, place: str, ground: Path, colour: Colour) -> None:
    """A place's pattern, printed on its ground."""
    with sheet.clipped(ground):
        pattern = PATTERNS[place]()
        if place in LINED:
            sheet.trace(pattern, 1.3, colour)
        else:
            sheet.fill(pattern, colour)


def rules() -> Iterator[tuple[Path, float]]:
    """The double line along the edge: each path with its width."""
    for inset, width, radius in ((9.0, 2.6, 17.0), (14.5, 0.9, 12.0)):
        yield box(inset, inset, CARD[0] - 2 * inset, CARD[1] - 2 * inset, radius), width


def draw_rules(sheet: Sheet) -> None:
    """The double line along the edge, of foil."""
    for rule, width in rules():
        sheet.gilt_line(rule, width)


def draw_frame(sheet: Sheet, place: str) -> None:
    """The paper theatre's front, its window cut out; it throws its shadow on the scene."""
    ramp, opening = RAMPS[place], window(place, *WINDOW)
    front = without(box(-30, -30, CARD[0] + 60, CARD[1] + 60), opening)
    sheet.cast(front, -2, 7, 10, 0.75, from_hex("05020C"))
    lighter, darker, middle = FRAMES[place]
    light, dark = mixed(ramp[3], WHITE, lighter), mixed(ramp[3], ramp[4], darker)
    body = slanted((0, 0), (CARD[0] * 0.6, CARD[1]), [(0, light), (middle, ramp[3]), (1, dark)])
    sheet.fill(front, body)
    draw_pattern(sheet, place, front, faded(WHITE, 0.13))
    sheet.trace(opening, 7, from_hex("07030F", 0.22))
    sheet.gilt_line(opening, 3.4)
    draw_rules(sheet)


FRAMES = {
    "O": (0.10, 0.75, 0.5),
    "A": (0.10, 0.75, 0.5),
    "G": (0.16, 0.22, 0.6),
    "L": (0.06, 0.75, 0.35),
    NIGHT: (0.10, 0.75, 0.5),
}
"""Lightness of a frame's upper left corner, how far the opposite corner sinks into the next darker
colour of the ramp, and where between them its own colour lies."""


def draw_pennant(sheet: Sheet, place: str, symbol: str, gold: bool = False) -> None:
    """The cloth with the symbol over the crest: what can be read when cards overlap."""
    ramp = RAMPS[place]
    draw_cloth(sheet, place, GOLD_CLOTH if gold else IVORY_CLOTH)
    dark = mixed(ramp[4], ramp[5], 0.8 if gold else 0.5)
    sheet.fill(icon(f"kind-{symbol}", 68, 56, 34), dark)
    draw_crest(sheet, place, 0.8 if gold else 0.5)


def draw_cloth(sheet: Sheet, place: str, stops: Stops) -> None:
    """The cloth of a pennant, in foil at its edge."""
    cloth = pennant(place)
    sheet.cast(cloth, 1, 5, 7, 0.6)
    sheet.fill(cloth, slanted((26, 0), (110, 170), stops))
    with sheet.clipped(cloth):
        sheet.trace(cloth, 7, foil(skia.Rect(0, 0, 120, 180)))


def draw_crest(sheet: Sheet, place: str, depth: float = 0.5) -> None:
    """The crest at the foot of a pennant, under a line."""
    ramp = RAMPS[place]
    sheet.trace(_level(44, 92, 97), 1.5, faded(mixed(ramp[4], ramp[5], depth), 0.5))
    sheet.fill(icon(f"place-{place}", 68, 126, 23), mixed(ramp[4], ramp[5], 0.15))


def draw_plate(sheet: Sheet, place: str) -> None:
    """The dark band under the name, wide enough for long names; the program writes the name."""
    ramp = RAMPS[place]
    deep, gold = mixed(ramp[4], ramp[5], 0.3), from_hex("E8C673")
    left, right, top, bottom = 26.0, CARD[0] - 26, 563.0, 617.0
    for path, colour, strength in (
        (box(left, top, right - left, bottom - top), deep, 0.93),
        (box(left, top, right - left, 1), gold, 0.75),
        (box(left, bottom - 1, right - left, 1), gold, 0.75),
    ):
        rise = [(0.0, 0.0), (0.04, 0.4), (0.09, 0.88), (0.15, 1.0)]
        fall = [(1 - at, part) for at, part in reversed(rise)]
        band = [(at, faded(colour, strength * part)) for at, part in rise + fall]
        sheet.fill(path, slanted((left, 0), (right, 0), band))


def _level(left: float, right: float, y: float) -> Path:
    path = Path()
    path.moveTo(left, y)
    path.lineTo(right, y)
    return path


def draw_keystone(sheet: Sheet, place: str, x: float, y: float, radius: float) -> None:
    """A dark roundel with the crest in foil."""
    ramp, disc = RAMPS[place], circle(x, y, radius)
    sheet.cast(disc, 0, 2, 8, 0.7, ramp[5])
    sheet.fill(disc, mixed(ramp[4], ramp[5], 0.5))
    sheet.gilt_line(disc, 4)
    sheet.gild(icon(f"place-{place}", x, y, radius * 0.63))
