"""The table, which is six sheets of night paper, and the panorama behind the Doors: four places in
one long opening of the table, asleep and awake.

Both pictures lie in the dark of the table. How light each sheet may be is set here, so that every
card lies clearly before it.
"""

from functools import cache

import numpy as np
import skia
from PIL import Image, ImageFilter

from build_scripts.art.backdrops.panorama_places import DRAWN, SHORE, Asleep, Unlit, draw_sky
from build_scripts.art.drawing.colours import faded, from_hex, mixed
from build_scripts.art.drawing.night import (
    DEEP,
    GOLD,
    SCREEN,
    around,
    darken_edges,
    lay,
    prick_stars,
    roughen,
    screen,
)
from build_scripts.art.drawing.paint import Sheet, radial
from build_scripts.art.drawing.paths import Path, box, lobed, smooth
from build_scripts.art.drawing.view import View
from build_scripts.art.drawing.vision import Array, lab
from game.table.layout.measures import CARD_RATIO
from game.table.layout.places import PLACES_APART, SLOT, SLOTS_APART

SHEETS = 6
MIDDLE = (SCREEN[0] / 2, 520.0)
INNER, OUTER = from_hex("221D4D"), from_hex("100D2C")


def draw_table() -> Sheet:
    """The ground under the cards. Text is written on it, so it is dark and calm everywhere."""
    sheet = screen()
    light = [(0.0, from_hex("2B265D")), (0.5, from_hex("201B4A")), (1.0, from_hex("131030"))]
    sheet.flood(radial(*MIDDLE, 700, light))
    for number in range(SHEETS):
        part = number / (SHEETS - 1)
        reach = 350 + 165 * number
        wave = 0.032 + 0.003 * number
        opening = lobed(*MIDDLE, reach * 1.34, reach * 0.80, wave, phase=number % 2 / 2)
        lay(sheet, opening, mixed(INNER, OUTER, part), gilt=0.21 - 0.02 * part)
    prick_stars(sheet, 3, 130, 0.14)
    darken_edges(sheet, MIDDLE[1], 0.55)
    roughen(sheet)
    return sheet


LEFT, TOP, WIDE, TALL = -120.0, 30.0, 2160.0, 580.0
"""Left, top, width and height of the strip in the design of the table: it reaches beyond both sides
of a usual window."""
SCALE = 4 / 3
HIDDEN = 404.0
"""Height from which on the floor hides everything."""
MIDDLES = {place: 960 + (i - 1.5) * PLACES_APART for i, place in enumerate(DRAWN)}
HORIZON = 294.0
"""The height at which all places stand."""
NEAR = 0.88
"""Size of things here, compared with their size on a card."""
BLEND, WAVE = 92.0, 16.0
"""Distance from its border at which a place is lost in the night, and how far this border waves."""
CLEAR = 34.0
"""Distance from the edge of a card within which it is dark enough for that edge to be seen
clearly."""
PILES = (158, 441, 158), (1766, 441, 158)
"""Middle and width of the deck and of the discard pile where one plays alone, by the design."""
HARD = 6.0
"""Sharpness of a limit: the smaller, the sooner lights near it are dimmed."""
WHITE_POINT = np.array([0.95047, 1.0, 1.08883])
FROM_XYZ = np.array([[3.2404542, -1.5371385, -0.4985314], [-0.9692660, 1.8760108, 0.0415560],
                     [0.0556434, -0.2040259, 1.0572252]])  # fmt: skip


def draw_asleep() -> Image.Image:
    """The panorama while no Door is open."""
    return _drawn(False)


def draw_awake() -> Image.Image:
    """The panorama when all Doors are open."""
    return _drawn(True)


def _drawn(awake: bool) -> Image.Image:
    """All four places in their opening; it lies exactly where the table's own paper goes on."""
    graded = _graded(_scene(awake), awake)
    sheet = _strip()
    sheet.canvas.drawImageRect(
        _paper(), skia.Rect.MakeXYWH(LEFT, TOP, WIDE, TALL), skia.SamplingOptions()
    )
    _show(sheet, _opening(0), graded)
    with sheet.clipped(_opening(0)):
        for blur, alpha in ((34, 0.55), (9, 0.6)):
            sheet.cast(around(_opening(0)), 0, 7, blur, alpha, DEEP)
    sheet.trace(_opening(0), 1.3, faded(GOLD, 0.3))
    sheet.fill(box(LEFT, HIDDEN, WIDE, TALL), from_hex("141032"))
    return _image(sheet)


def draw_edge() -> Image.Image:
    """The mask by which the strip covers the table: all within the opening, without a hard edge."""
    sheet = _strip(0.25)
    sheet.fill(_opening(-14), from_hex("FFFFFF"), 9)
    alpha = np.asarray(_image(sheet))[..., 3]
    across = np.linspace(0, 1, alpha.shape[1])
    ends = np.clip(np.minimum(across, 1 - across) / 0.05, 0, 1)
    grey = Image.fromarray((alpha * ends**1.5).astype(np.uint8), "L")
    white = Image.new("RGB", grey.size, "white")
    white.putalpha(grey)
    return white


def _strip(scale: float = SCALE) -> Sheet:
    sheet = Sheet((WIDE, TALL), scale)
    sheet.canvas.translate(-LEFT, -TOP)
    return sheet


def _image(sheet: Sheet) -> Image.Image:
    pixels = sheet.image().toarray(colorType=skia.kRGBA_8888_ColorType)
    return Image.fromarray(np.ascontiguousarray(pixels), "RGBA")


@cache
def _paper() -> skia.Image:
    table = draw_table().image()
    sheet = _strip()
    for aside in (LEFT - 10, 0.0):
        place = skia.Rect(aside, 0, 1920 - aside, 1080)
        sheet.canvas.drawImageRect(table, place, skia.SamplingOptions())
    return sheet.image()


def _opening(within: float) -> Path:
    """A long opening with waves above and below."""
    points = []
    for step in range(241):
        x = LEFT - 200 + (WIDE + 400) * step / 240
        wave = np.cos((x - 960) / PLACES_APART * 2 * np.pi)
        points.append((x, 74 + within - 12 * wave))
    for step in range(240, -1, -1):
        x = LEFT - 200 + (WIDE + 400) * step / 240
        wave = np.cos((x - 960) / PLACES_APART * 2 * np.pi + np.pi)
        bow = 24 * np.cos((x - 960) / 1200 * np.pi)
        points.append((x, 548 - within + bow + 14 * wave))
    return smooth([(float(x), float(y)) for x, y in points], closed=True)


def _scene(awake: bool) -> Array:
    """The four places beside one another, 0 to 1, each lost in the night towards its neighbours."""
    whole = np.zeros((round(TALL * SCALE), round(WIDE * SCALE), 3))
    for number, (place, middle) in enumerate(MIDDLES.items()):
        sheet = Sheet((WIDE, TALL), SCALE) if awake else Unlit((WIDE, TALL), SCALE)
        canvas = sheet.canvas
        canvas.translate(middle - LEFT, HORIZON - TOP)
        canvas.scale(NEAR, NEAR)
        canvas.translate(-210, -SHORE)
        view = View(place, "M", sheet) if awake else Asleep(place, "M", sheet)
        draw_sky(view)
        DRAWN[place](view)
        share = np.ones(whole.shape[:2])
        for side, last in ((-1, number == 0), (1, number == len(MIDDLES) - 1)):
            if not last:
                inward = PLACES_APART / 2 - side * (_across(whole) - middle)
                share *= eased((inward + WAVE * np.sin(_down(whole) / 31 + number)) / BLEND + 0.18)
        pixels = sheet.image().toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3] / 255
        whole += pixels * share[..., None]
    return whole


def _graded(scene: Array, awake: bool) -> Array:
    """The scene in the dark of the table, calmer and calmer where the rows lie."""
    light, red, yellow = np.moveaxis(lab(np.clip(scene, 0, 1)), -1, 0)
    down = _down(scene)
    calm = 1 - 0.85 * eased((down - 300) / 200)
    light, red, yellow = light * calm, red * calm, yellow * calm
    if awake:
        lamps = np.clip((light - 66) / 30, 0, 1)
        dark = 8.5 + 34 * (light / 100) ** 1.05 + 22 * lamps
        # More of the light lies about the Doors than where the row is.
        pools = (13 - 6 * eased((down - 240) / 50)) * _pools(scene, down)
        dark += 11 * _blurred(lamps, 9) + 14 * _blurred(lamps, 34) + pools
        warm = np.clip(lamps + 1.3 * _blurred(lamps, 22), 0, 1)
        red, yellow = red * 0.70 + 9 - 4 * calm, yellow * 0.70 - 18 + 9 * calm
        red, yellow = red + 5 * warm, yellow + 24 * warm
    else:
        dark = 7.5 + 24 * (light / 100) ** 0.95
        red, yellow = red * 0.26 + 8, yellow * 0.26 - 17
    low = eased((down - 290) / 40)
    limit = (62 if awake else 25) * (1 - low) + (23 if awake else 21) * low
    limit = np.minimum(limit, 14.5 + 45 * eased(_from_cards(scene, down) / CLEAR))
    shown = held(dark, limit)
    faint = (shown / dark) ** 0.6
    return colours(np.stack([shown, red * faint, yellow * faint], -1))


def held(light: Array, limit: Array) -> Array:
    """Light held under a limit; what was lighter stays lighter."""
    return (light**-HARD + limit**-HARD) ** (-1 / HARD)


def _from_cards(scene: Array, down: Array) -> Array:
    """Distance of each point from the nearest Door, deck or discard pile, in the table's design."""
    across, away = _across(scene)[None, :], np.full(scene.shape[:2], 1e3)
    doors = [(middle + side * SLOTS_APART / 2, 173, SLOT) for middle in MIDDLES.values()
             for side in (-1, 1)]  # fmt: skip
    for x, y, width in (*doors, *PILES):
        aside = np.maximum(0, np.abs(across - x) - width / 2)
        away = np.minimum(
            away, np.hypot(aside, np.maximum(0, np.abs(down - y) - width * CARD_RATIO / 2))
        )
    return away


def _across(whole: Array) -> Array:
    """Position of each column in the design of the table."""
    return LEFT + (np.arange(whole.shape[1]) + 0.5) / SCALE


def _down(whole: Array) -> Array:
    """Position of each line in the design of the table."""
    return (TOP + (np.arange(whole.shape[0]) + 0.5) / SCALE)[:, None]


def eased(at: Array) -> Array:
    """A smooth step from 0 to 1."""
    at = np.clip(at, 0, 1)
    return at * at * (3 - 2 * at)


def _pools(scene: Array, down: Array) -> Array:
    """The light that lies on the sheets about the middle of each place, 0 to 1."""
    across = _across(scene)[None, :]
    pools = np.zeros(scene.shape[:2])
    for middle in MIDDLES.values():
        away = ((across - middle) / 230) ** 2 + ((down - HORIZON + 60) / 170) ** 2
        pools = np.maximum(pools, np.exp(-1.6 * away))
    return pools


def _blurred(light: Array, radius: float) -> Array:
    """The glow about lights; `radius` in units of the table's design."""
    grey = Image.fromarray((light * 255).astype(np.uint8), "L")
    return np.asarray(grey.filter(ImageFilter.GaussianBlur(radius * SCALE))) / 255


def colours(parts: Array) -> Array:
    """Colours from CIE L*a*b*; what no screen can show becomes the nearest colour that it can."""
    middle = (parts[..., 0] + 16) / 116
    f = np.stack([middle + parts[..., 1] / 500, middle, middle - parts[..., 2] / 200], -1)
    xyz = np.where(f > 6 / 29, f**3, (f - 16 / 116) / 7.787) * WHITE_POINT
    light = np.clip(xyz @ FROM_XYZ.T, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def _show(sheet: Sheet, opening: Path, scene: Array) -> None:
    grey = np.full((*scene.shape[:2], 1), 255, np.uint8)
    pixels = np.concatenate([(scene * 255 + 0.5).astype(np.uint8), grey], axis=2)
    image = skia.Image.fromarray(np.ascontiguousarray(pixels), skia.kRGBA_8888_ColorType)
    with sheet.clipped(opening):
        sheet.canvas.drawImageRect(
            image, skia.Rect.MakeXYWH(LEFT, TOP, WIDE, TALL), skia.SamplingOptions()
        )
