"""The panorama behind the Doors: four places in one long opening of the table, asleep and awake.

Both pictures lie in the dark of the table. How light each sheet may be is set here, so that every
card lies clearly before it.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import skia
from PIL import Image, ImageFilter

from build_scripts.art.colours import faded, from_hex
from build_scripts.art.night import DEEP, GOLD, around
from build_scripts.art.paint import Sheet
from build_scripts.art.panorama_scenes import DRAWN
from build_scripts.art.panorama_scenes.night_ground import SHORE, Asleep, Unlit, draw_sky
from build_scripts.art.paths import Path, smooth
from build_scripts.art.table import draw_table
from build_scripts.art.view import View
from build_scripts.art.vision import Array, lab
from game.table.layout.measures import CARD_RATIO
from game.table.layout.places import PLACES_APART, SLOT, SLOTS_APART

LEFT, TOP, WIDE, TALL = -120.0, 30.0, 2160.0, 580.0
"""The strip, by the design of the table: it reaches beyond both sides of a usual window."""
SCALE = 4 / 3
MIDDLES = {place: 960 + (i - 1.5) * PLACES_APART for i, place in enumerate(DRAWN)}
HORIZON = 294.0
"""The height at which all places stand."""
NEAR = 0.88
"""How large things are, by their size on a card."""
BLEND, WAVE = 92.0, 16.0
"""So far from its border a place is lost in the night, and so far this border goes to and fro."""
CLEAR = 36.0
"""So far from the edge of a card it is dark enough for that edge to be seen clearly."""
PILES = (158, 441, 158), (1766, 441, 158)
"""Middle and width of the deck and of the discard pile where one plays alone, by the design."""
HARD = 6.0
"""How suddenly a limit holds: the less, the sooner lights near it are held."""
WHITE_POINT = np.array([0.95047, 1.0, 1.08883])
FROM_XYZ = np.array([[3.2404542, -1.5371385, -0.4985314], [-0.9692660, 1.8760108, 0.0415560],
                     [0.0556434, -0.2040259, 1.0572252]])  # fmt: skip


def draw_asleep() -> Image.Image:
    """No Door is open."""
    return _drawn(False)


def draw_awake() -> Image.Image:
    """All Doors are open."""
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
    return _image(sheet)


def draw_edge() -> Image.Image:
    """How far the strip covers the table: all within the opening, and no hard edge about it."""
    sheet = _strip(0.25)
    sheet.fill(_opening(-14), from_hex("FFFFFF"), 9)
    alpha = np.asarray(_image(sheet))[..., 3]
    across = np.linspace(0, 1, alpha.shape[1])
    ends = np.clip(np.minimum(across, 1 - across) / 0.09, 0, 1)
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
    """The table's own paper."""
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
                share *= _eased((inward + WAVE * np.sin(_down(whole) / 31 + number)) / BLEND + 0.18)
        pixels = sheet.image().toarray(colorType=skia.kRGBA_8888_ColorType)[..., :3] / 255
        whole += pixels * share[..., None]
    return whole


def _graded(scene: Array, awake: bool) -> Array:
    """In the dark of the table: calmer and calmer where the rows lie."""
    light, red, yellow = np.moveaxis(lab(np.clip(scene, 0, 1)), -1, 0)
    down = _down(scene)
    calm = 1 - 0.85 * _eased((down - 300) / 200)
    light, red, yellow = light * calm, red * calm, yellow * calm
    if awake:
        lamps = np.clip((light - 66) / 30, 0, 1)
        dark = 8.5 + 30 * (light / 100) ** 1.05 + 22 * lamps
        dark += 11 * _blurred(lamps, 9) + 14 * _blurred(lamps, 34) + 7.5 * _pools(scene, down)
        warm = np.clip(lamps + 1.3 * _blurred(lamps, 22), 0, 1)
        red, yellow = red * 0.70 + 9 - 4 * calm, yellow * 0.70 - 18 + 9 * calm
        red, yellow = red + 5 * warm, yellow + 24 * warm
    else:
        dark = 7.5 + 22 * (light / 100) ** 0.95
        red, yellow = red * 0.20 + 9, yellow * 0.20 - 18
    low = _eased((down - 290) / 40)
    limit = (62 if awake else 22) * (1 - low) + (23 if awake else 21) * low
    limit = np.minimum(limit, 16.8 + 45 * _eased(_from_cards(scene, down) / CLEAR))
    held = _held(dark, limit)
    faint = (held / dark) ** 0.6
    return _colours(np.stack([held, red * faint, yellow * faint], -1))


def _held(light: Array, limit: Array) -> Array:
    """Under a limit, but what was lighter still is."""
    return (light**-HARD + limit**-HARD) ** (-1 / HARD)


def _from_cards(scene: Array, down: Array) -> Array:
    """How far each point is from the nearest Door, deck or discard pile, by the design."""
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
    """Where each column is, by the design of the table."""
    return LEFT + (np.arange(whole.shape[1]) + 0.5) / SCALE


def _down(whole: Array) -> Array:
    """The same of each line."""
    return (TOP + (np.arange(whole.shape[0]) + 0.5) / SCALE)[:, None]


def _eased(at: Array) -> Array:
    """Softly from 0 to 1."""
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
    """The glow about lights; `radius` by the design of the table."""
    grey = Image.fromarray((light * 255).astype(np.uint8), "L")
    return np.asarray(grey.filter(ImageFilter.GaussianBlur(radius * SCALE))) / 255


def _colours(parts: Array) -> Array:
    """Out of CIE L*a*b*; what no screen can show is as near as it can be."""
    middle = (parts[..., 0] + 16) / 116
    f = np.stack([middle + parts[..., 1] / 500, middle, middle - parts[..., 2] / 200], -1)
    xyz = np.where(f > 6 / 29, f**3, (f - 16 / 116) / 7.787) * WHITE_POINT
    light = np.clip(xyz @ FROM_XYZ.T, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def _show(sheet: Sheet, opening: Path, colours: Array) -> None:
    grey = np.full((*colours.shape[:2], 1), 255, np.uint8)
    pixels = np.concatenate([(colours * 255 + 0.5).astype(np.uint8), grey], axis=2)
    image = skia.Image.fromarray(np.ascontiguousarray(pixels), skia.kRGBA_8888_ColorType)
    with sheet.clipped(opening):
        sheet.canvas.drawImageRect(
            image, skia.Rect.MakeXYWH(LEFT, TOP, WIDE, TALL), skia.SamplingOptions()
        )
