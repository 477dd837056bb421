"""The face of the Dead Ends: an alley between blind walls, whose arch is boarded up. Nothing burns
there, and nothing is of foil: it is the one card that is worth nothing."""

import random

from build_scripts.art.cards.faces import NIGHT
from build_scripts.art.cards.frames import WINDOW, draw_plate, pennant, rules, window
from build_scripts.art.drawing.colours import WHITE, faded, from_hex, mixed
from build_scripts.art.drawing.paint import CARD, Sheet, radial, slanted, upright
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
    stroked,
    union,
    without,
)
from build_scripts.art.signs.icons import icon

STONE = tuple(from_hex(c) for c in "E9E4E0 B9B2B8 88828F 5B5768 363345 15131F".split())
"""Grey, which belongs to no place."""
END = (142.0, 216.0, 278.0, 470.0)
"""Left, top, right and foot of the wall at the end of the alley."""
BOARDS = ((2.0, 444.0), (-31.0, 378.0), (31.0, 378.0))
"""The boards over the arch: how they are turned, and their heights."""
WOOD = from_hex("A8805A"), from_hex("6B4A34")


def draw_dead_end(kind: type[Sheet] = Sheet) -> Sheet:
    """The face without its name."""
    sheet = kind()
    sky = [(0, from_hex("15131F")), (0.5, from_hex("3A3850")), (1, from_hex("7E7A90"))]
    sheet.flood(upright(26, 330, sky))
    _draw_end(sheet)
    _draw_sides(sheet)
    _draw_cobbles(sheet)
    _draw_boards(sheet)
    _draw_lamp(sheet)
    _draw_cat(sheet)
    dusk = from_hex("05020C")
    sheet.fill(
        box(0, 420, 420, 220), upright(420, 580, [(0, faded(dusk, 0)), (1, faded(dusk, 0.6))])
    )
    _draw_frame(sheet)
    _draw_pennant(sheet)
    draw_plate(sheet, NIGHT)
    sheet.grain()
    return sheet


def bricks(left: float, top: float, right: float, foot: float, size: float) -> Path:
    """The joints of a wall."""
    rows, path = round((foot - top) / size), Path()
    for row in range(rows + 1):
        y = top + row * size
        path.addPath(line((left, y), (right, y)))
        x = left + (size if row % 2 else 0.0)
        while x < right:
            path.addPath(line((x, y), (x, y + size)))
            x += 2 * size
    return path


def gateway() -> Path:
    return arch(210, END[3], 100, 172)


def _draw_end(sheet: Sheet) -> None:
    """The wall at the end, and the arch in it that leads nowhere."""
    left, top, right, foot = END
    wall = box(left - 20, top, right - left + 40, foot - top)
    sheet.paper(wall, STONE[2], 0.2)
    with sheet.clipped(wall):
        sheet.trace(bricks(left - 20, top, right + 20, foot, 17), 1.4, faded(STONE[4], 0.55))
        sheet.fill(
            wall, radial(262, 190, 250, [(0, from_hex("C9D6F2", 0.3)), (1, faded(STONE[5], 0.36))])
        )
    sheet.paper(box(left - 26, top - 9, right - left + 52, 13, 3), STONE[1], 0.3)
    hole = gateway()
    sheet.fill(stroked(hole, 20), STONE[3])
    sheet.trace(stroked(hole, 20), 1.2, faded(STONE[5], 0.6))
    sheet.fill(hole, from_hex("0B0912"))
    with sheet.clipped(hole):
        sheet.fill(box(160, 298, 100, 180), STONE[4])
        sheet.trace(bricks(160, 298, 262, 472, 14), 1.6, from_hex("0B0912", 0.8))
        sheet.fill(
            box(160, 298, 100, 40),
            upright(298, 340, [(0, from_hex("0B0912")), (1, from_hex("0B0912", 0))]),
        )


def _draw_sides(sheet: Sheet) -> None:
    """The walls on both sides, which close in, with shuttered windows."""
    for side in (-1, 1):

        def at(x: float, y: float, side: int = side) -> tuple[float, float]:
            return 210 + side * x, y

        wall = polygon(at(68, 190), at(230, -40), at(230, 680), at(68, 470))
        shade = [(0.0, mixed(STONE[3], STONE[2], 0.45 if side > 0 else 0.1)), (1.0, STONE[5])]
        sheet.cast(wall, -side * 5, 3, 8, 0.5)
        sheet.fill(wall, slanted(at(68, 300), at(190, 300), shade))
        with sheet.clipped(wall):
            for step in range(16):
                y = 190 + step * 20.0
                far = -40 + (y - 190) / 280 * 720
                sheet.trace(line(at(68, y), at(230, far)), 1.2, faded(STONE[5], 0.5))
        for near, far, top, foot in ((104, 84, 214, 296), (160, 124, 150, 282)):
            lower = 22 if near < 120 else 34
            corners = (far, top + lower), (near, top), (near, foot + 10), (far, foot - 8)
            hole = polygon(*(at(*corner) for corner in corners))
            sheet.paper(hole, STONE[5], 0.2)
            sheet.trace(
                line(at((near + far) / 2, top + 10), at((near + far) / 2, foot)),
                2,
                faded(STONE[3], 0.8),
            )
            sheet.trace(hole, 2.2, STONE[3])


def _draw_cobbles(sheet: Sheet) -> None:
    ground = polygon((142, 468), (278, 468), (440, 690), (-20, 690))
    sheet.fill(ground, upright(468, 580, [(0, STONE[2]), (1, STONE[4])]))
    chance = random.Random(6)
    with sheet.clipped(ground):
        for row in range(9):
            y = 472 + row * (6 + row * 2.2)
            half = 68 + (y - 468) * 0.73
            count = 7
            for stone in range(count):
                x = (
                    210
                    - half
                    + 2 * half * (stone + 0.5 * (row % 2) + chance.uniform(0.3, 0.6)) / count
                )
                shape = ellipse(x, y, half / count * 0.86, 3.2 + row * 1.1)
                sheet.fill(shape, mixed(STONE[2], STONE[4], chance.uniform(0.25, 0.8)))


def _draw_boards(sheet: Sheet) -> None:
    """Boards nailed across the arch."""
    for turn, y in BOARDS:
        board = moved(box(-92, -15, 184, 30, 2), 210, y, turn=turn)
        sheet.cast(board, -2, 6, 6, 0.7)
        sheet.fill(board, upright(y - 40, y + 40, [(0, WOOD[0]), (1, WOOD[1])]))
        for grain in (-6, 4):
            sheet.trace(
                moved(line((-88, grain), (88, grain + 2)), 210, y, turn=turn),
                1.0,
                from_hex("2C1B12", 0.5),
            )
        sheet.trace(board, 1.4, from_hex("2C1B12", 0.8))
        for nail in (-80, 80):
            sheet.fill(moved(circle(nail, 0, 3.2), 210, y, turn=turn), from_hex("1A1216"))


def _draw_lamp(sheet: Sheet) -> None:
    """A lamp above the arch that has gone out; a pane of it is broken."""
    x, y, iron = 210.0, 246.0, from_hex("14101A")
    glass = polygon((x - 10, y - 9), (x + 10, y - 9), (x + 7, y + 13), (x - 7, y + 13))
    sheet.cast(glass, 3, 7, 6, 0.5)
    sheet.trace(line((x, y - 22), (x, y - 12)), 3, iron)
    sheet.fill(polygon((x - 13, y - 10), (x, y - 20), (x + 13, y - 10)), iron)
    sheet.fill(glass, upright(y - 9, y + 13, [(0, STONE[4]), (1, STONE[5])]))
    sheet.fill(polygon((x + 1, y - 9), (x + 10, y - 9), (x + 8.5, y + 3), (x + 4, y - 2)), iron)
    sheet.trace(line((x - 6, y - 6), (x - 4, y + 8)), 1.6, faded(STONE[1], 0.7))
    sheet.trace(line((x, y + 5), (x, y + 12)), 2.4, STONE[2])
    sheet.trace(glass, 1.8, iron)
    sheet.fill(box(x - 9, y + 12, 18, 4, 1), iron)


def _draw_cat(sheet: Sheet) -> None:
    """A cat on the wall: it knows a way that we do not."""
    x, y, dark = 252.0, 208.0, from_hex("100D18")
    body = drawn(
        (x - 15, y), (x - 15, y - 26, x - 8, y - 36), (x + 6, y - 38), (x + 17, y - 24, x + 16, y)
    )
    ears = [polygon((x - 14, y - 46), (x - 13, y - 60), (x - 5, y - 51))]
    ears.append(polygon((x - 3, y - 51), (x + 5, y - 60), (x + 6, y - 46)))
    head = union(circle(x - 4, y - 42, 11), *ears)
    tail = stroked(
        drawn((x + 13, y - 3), (x + 30, y + 4, x + 26, y + 30, x + 30, y + 34), closed=False), 5
    )
    sheet.fill(union(body, head, tail), dark)
    for eye in (-8.0, 0.5):
        sheet.fill(ellipse(x + eye, y - 43, 2.6, 3.0), from_hex("F6E27A"))


def _draw_frame(sheet: Sheet) -> None:
    """Slabs of grey stone."""
    opening = window(NIGHT, *WINDOW)
    front = without(box(-30, -30, CARD[0] + 60, CARD[1] + 60), opening)
    sheet.cast(front, -2, 7, 10, 0.75, from_hex("05020C"))
    body = [(0.0, mixed(STONE[3], WHITE, 0.08)), (0.5, STONE[3]), (1.0, STONE[4])]
    sheet.fill(front, slanted((0, 0), (CARD[0] * 0.6, CARD[1]), body))
    with sheet.clipped(front):
        sheet.trace(bricks(-10, -4, 430, 650, 21), 1.2, faded(WHITE, 0.10))
    sheet.trace(opening, 7, from_hex("07030F", 0.3))
    sheet.trace(opening, 3.0, STONE[1])
    for rule, width in rules():
        sheet.trace(rule, width, STONE[2])


def _draw_pennant(sheet: Sheet) -> None:
    """Grey cloth with the boards on it; where other cards have a crest it has none."""
    cloth = pennant(NIGHT)
    sheet.cast(cloth, 1, 5, 7, 0.6)
    sheet.fill(cloth, slanted((26, 0), (110, 170), [(0, STONE[0]), (1, STONE[1])]))
    with sheet.clipped(cloth):
        sheet.trace(cloth, 7, STONE[3])
    sheet.fill(icon("kind-DE", 68, 76, 37), STONE[5])
