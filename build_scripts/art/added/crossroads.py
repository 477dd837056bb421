"""The faces of the Crossroads: a signpost where four roads part, one to each place, in a frame of
all four colours."""

from build_scripts.art.added.towers import FOOT, floors, plinth, roof, slot
from build_scripts.art.added.towers import MIDDLE as TOWER_MIDDLE
from build_scripts.art.cards.faces import NIGHT, PLACES
from build_scripts.art.cards.frames import (
    IVORY_CLOTH,
    WINDOW,
    draw_cloth,
    draw_pattern,
    draw_plate,
    draw_rules,
    window,
)
from build_scripts.art.drawing.colours import RAMPS, WHITE, faded, from_hex, mixed, ramp_at
from build_scripts.art.drawing.paint import CARD, Sheet, slanted, upright
from build_scripts.art.drawing.paths import (
    Path,
    Point,
    box,
    drawn,
    ellipse,
    line,
    moved,
    polygon,
    ridge,
    spark,
    union,
    without,
)
from build_scripts.art.drawing.view import View
from build_scripts.art.signs.icons import icon

CROSSING = (210.0, 500.0)
"""The middle of the ground on which the signpost stands."""
QUARTERS: dict[str, tuple[float, float]] = {"O": (-30, -30), "A": (210, -30), "G": (-30, 300),
                                           "L": (210, 300)}  # fmt: skip
"""The upper left corners of the quarters of the frame."""
FAR: dict[str, tuple[float, float, float]] = {
    "O": (70.0, 390.0, 0.26),
    "A": (350.0, 390.0, 0.26),
    "G": (92.0, 482.0, 0.30),
    "L": (328.0, 482.0, 0.30),
}
"""Where each road ends: middle, foot and size of the building there."""
ARMS: tuple[tuple[str, float, int], ...] = (
    ("O", 344.0, -1), ("A", 368.0, 1), ("G", 396.0, -1), ("L", 420.0, 1),
)  # fmt: skip
"""The arms of the signpost: their places, heights, and to which side they point."""
POST_TOP = 326.0
LIGHT = {
    "S": ("2A2F6B", "7A5B9E", "F0A884", "FFE3B0"),
    "M": ("0A1030", "1D2A63", "4A5BA8", "8FA6DE"),
    "K": ("2B1B58", "6A3B7E", "D9789A", "FFC98A"),
}
"""The colours of the sky by the symbol, from the zenith down."""


def draw_crossroad(time: str, kind: type[Sheet] = Sheet) -> Sheet:
    """The face of a Crossroad with a symbol, without its name."""
    view = View(NIGHT, time, kind())
    sheet = view.sheet
    stops = [from_hex(code) for code in LIGHT[time]]
    sheet.flood(upright(26, 400, [(n / 3, colour) for n, colour in enumerate(stops)]))
    sheet.glow(210, 396, 210, from_hex("FFF2C8"), 0.35 if time == "M" else 0.7)
    _draw_ground(sheet, time)
    view.medallion()
    _draw_signpost(sheet)
    view.fireflies(3, 430, 540, 10)
    view.dusk_at_the_foot()
    _draw_frame(sheet)
    draw_cloth(sheet, NIGHT, IVORY_CLOTH)
    dark = mixed(RAMPS[NIGHT][4], RAMPS[NIGHT][5], 0.5)
    sheet.fill(icon(f"kind-{time}", 68, 54, 34), dark)
    sheet.trace(line((44, 97), (92, 97)), 1.5, faded(dark, 0.5))
    draw_four(sheet, 68, 124, 22)
    draw_plate(sheet, NIGHT)
    sheet.grain()
    return sheet


def draw_four(sheet: Sheet, x: float, y: float, size: float) -> None:
    """The crest of all places: an arrow in the colour of each, away from a middle."""
    for place, turn in zip(PLACES, (0, 90, 270, 180), strict=True):
        arrow = moved(arm(), x, y, size, turn)
        sheet.fill(arrow, mixed(RAMPS[place][3], RAMPS[place][4], 0.45))


def arm() -> Path:
    """One of the four arrows, which points upwards from a middle at 0,0."""
    return polygon((-0.13, -0.2), (-0.13, -0.56), (-0.42, -0.56), (0, -1), (0.42, -0.56),
                   (0.13, -0.56), (0.13, -0.2))  # fmt: skip


def road(place: str) -> Path:
    """The road from the crossing to a place, narrower the farther."""
    x, y, size = FAR[place]
    side = -1 if x < 210 else 1
    near, far = 26.0, 34 * size
    bend = (x + CROSSING[0]) / 2 + side * 34, (y + CROSSING[1]) / 2 + 34
    return drawn(
        (CROSSING[0] - near, CROSSING[1]),
        (bend[0] - near * 0.7, bend[1] - 6, x - far, y),
        (x + far, y),
        (bend[0] + near * 0.5, bend[1] + 12, CROSSING[0] + near, CROSSING[1]),
    )


def building(place: str) -> tuple[Path, list[Path]]:
    """The silhouette of what stands at the end of a road, and its windows."""
    x, y, size = FAR[place]

    def there(path: Path) -> Path:
        return moved(moved(path, -TOWER_MIDDLE, -FOOT), x, y + 8 * size, size)

    whole = union(plinth(place), roof(place, 3), *floors(place, 3))
    return there(whole), [there(slot(place, storey)) for storey in range(3)]


def _draw_ground(sheet: Sheet, time: str) -> None:
    """Hills in the haze, the four roads, and what stands at their ends."""
    darker = {"S": 0.0, "M": 0.3, "K": 0.15}[time]
    night = RAMPS[NIGHT]
    hills = ((386.0, 10, 0.34), (416.0, 12, 0.5), (470.0, 9, 0.66))
    for number, (y, high, depth) in enumerate(hills):
        hill = ridge(y, high, 4 + number, 60, jagged=False)
        sheet.paper(hill, mixed(ramp_at(NIGHT, depth), night[4], darker), 0.2 + 0.2 * number)
    for place in PLACES:
        _draw_end(sheet, place)
    crossing = ellipse(*CROSSING, 74, 24)
    front = polygon((150, 506), (270, 506), (330, 660), (90, 660))
    for path in (front, crossing):
        sheet.fill(path, upright(470, 580, [(0, from_hex("FFE3B0")), (1, from_hex("8A6A7C"))]))
    sheet.trace(crossing, 1.6, from_hex("FFF6DC", 0.8))


def _draw_end(sheet: Sheet, place: str) -> None:
    ramp = RAMPS[place]
    way = road(place)
    sheet.cast(way, 0, 2, 3, 0.4)
    x, y, _ = FAR[place]
    tint = [(0.0, mixed(ramp[2], WHITE, 0.12)), (1.0, from_hex("FFE3B0"))]
    sheet.fill(way, slanted((x, y), CROSSING, tint))
    whole, lights = building(place)
    sheet.glow(x, y - 34, 70, mixed(ramp[1], WHITE, 0.3), 0.55)
    sheet.paper(whole, mixed(ramp[3], ramp[2], 0.35), 0.35)
    for light in lights:
        sheet.fill(light, from_hex("FFEFB8"))


def _draw_signpost(sheet: Sheet) -> None:
    x, y = CROSSING
    sheet.fill(ellipse(x + 10, y + 4, 36, 7), from_hex("05020C", 0.5), 5)
    sheet.paper(box(x - 7, POST_TOP, 14, y - POST_TOP + 4, 3), from_hex("3A2536"), 0.7)
    sheet.paper(polygon((x - 24, y + 6), (x - 8, y - 14), (x + 8, y - 14), (x + 24, y + 6)),
                from_hex("2C1B2C"), 0.6)  # fmt: skip
    for place, middle, side in ARMS:
        ramp, board = RAMPS[place], _board(middle, side)
        sheet.cast(board, -2, 6, 6, 0.6)
        body = [(0.0, mixed(ramp[3], WHITE, 0.16)), (1.0, mixed(ramp[3], ramp[4], 0.5))]
        sheet.fill(board, upright(middle - 20, middle + 20, body))
        sheet.gilt_line(board, 2.2)
        sheet.fill(icon(f"place-{place}", x + side * 54, middle, 15), from_hex("FFFBEE"))
    sheet.gild(moved(spark(), x, POST_TOP - 10, 15))


def _board(y: float, side: int) -> Path:
    x = CROSSING[0]
    points: list[Point] = [(-16, -18), (84, -18), (108, 0), (84, 18), (-16, 18)]
    return polygon(*[(x + side * across, y + down) for across, down in points])


def _draw_frame(sheet: Sheet) -> None:
    """The front, a quarter of it in the colour of each place, with a rule of foil between them."""
    opening = window(NIGHT, *WINDOW)
    front = without(box(-30, -30, CARD[0] + 60, CARD[1] + 60), opening)
    sheet.cast(front, -2, 7, 10, 0.75, from_hex("05020C"))
    for place, (left, top) in QUARTERS.items():
        ramp = RAMPS[place]
        with sheet.clipped(box(left, top, 240, 330 if top < 0 else 380)):
            light, dark = mixed(ramp[3], WHITE, 0.10), mixed(ramp[3], ramp[4], 0.6)
            body = [(0.0, light), (0.5, ramp[3]), (1.0, dark)]
            sheet.fill(front, slanted((left, top), (left + 240, top + 340), body))
            draw_pattern(sheet, place, front, faded(WHITE, 0.13))
    sheet.trace(opening, 7, from_hex("07030F", 0.22))
    with sheet.clipped(front):
        for seam in (line((210, -4), (210, 60)), line((-4, 300), (60, 300)),
                     line((360, 300), (424, 300)), line((210, 540), (210, 644))):  # fmt: skip
            sheet.gilt_line(seam, 3)
    sheet.gilt_line(opening, 3.4)
    draw_rules(sheet)
    for x, y in ((20, 300), (400, 300), (210, 19)):
        sheet.gild(moved(spark(), x, y, 12))
