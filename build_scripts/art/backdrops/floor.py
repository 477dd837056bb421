"""The floor of the dream: it runs from the four places down to the lower edge of the table, below
rows and hands, asleep and awake.

Its columns spread like a fan. Out of each Door falls a beam, which is seen only awake.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw

from build_scripts.art.backdrops.panorama import LEFT, MIDDLES, WIDE, colours, eased, held
from build_scripts.art.drawing.vision import Array, lab
from game.screen.look.palette import RAMPS
from game.table.layout.places import FLOOR_SPREAD, FLOOR_TALL, FLOOR_TOP, PLACES_APART

SIZE = round(WIDE), FLOOR_TALL
NEARER = 2.2
"""How much larger things are at the lower edge than at the horizon."""
WAVE = 10.0
"""Reach of the waves of the border between two places."""
CAST, RIM = 17.0, 1.5
"""Reach of the shadow that the nearer of two places throws on the other, and width of the light on
its cut edge."""
NEAR_ROW, BEFORE_ROW = 560.0, 800.0
"""Heights between which the floor comes out of the shade of the Doors, in the table's design: the
row lies in it, and from one end to the other no edge of it is seen."""
DECK, CANDLE = (158.0, 441.0), 300.0
"""The middle of the deck, and how far candlelight falls about it."""
UNDER_ROW, UNDER_DECK, ANYWHERE = 27.0, 17.5, 50.0
"""Greatest L* awake: in that shade, where the row lies under dark glass, under the deck, and
elsewhere."""
ASLEEP, FAR, MOONLIGHT = 17.0, 30.0, 1.5
"""Greatest L* asleep, near and at the horizon; and how much more light there is at the horizon."""


@dataclass(frozen=True)
class Ground:
    """The ground of a place, 0 to 1: how light it is, how much of the falling light it throws back,
    how strong its colour is, and how much lamplight falls on it when it is awake."""

    light: Array
    gleam: Array
    colour: Array
    warm: Array


@dataclass(frozen=True)
class Spot:
    """Each point of a place's floor: its distance from the middle and from the horizon, as if all
    were equally near, and how large things are there."""

    across: Array
    away: Array
    scale: Array


def draw_floor_asleep() -> Image.Image:
    """The floor while no Door is open."""
    return _drawn(False)


def draw_floor_awake() -> Image.Image:
    """The floor when all Doors are open."""
    return _drawn(True)


def _drawn(awake: bool) -> Image.Image:
    x, y = _points()
    down = (y - FLOOR_TOP) / FLOOR_TALL
    spread = 1 + FLOOR_SPREAD * down
    whole = np.zeros((*x.shape, 3))
    for place in LAID:
        middle = MIDDLES[place]
        axis = 960 + (middle - 960) * spread
        scale = 1 + NEARER * down
        away = FLOOR_TALL / NEARER * np.log(scale)
        ground = DRAWN[place](Spot((x - axis) / scale, away, scale))
        lit = _beams(x, spread, down, middle) if awake else None
        drawn = _coloured(ground, place, lit, x, y)
        inside = _inside(x, y, spread, place)
        rim = np.clip(1 - np.abs(inside - RIM) / RIM, 0, 1)[..., None]
        drawn = drawn + rim * (np.array([7.0, 2, 8]) if awake else np.array([2.6, 1, 3]))
        share = eased(inside / 1.6 + 0.5)[..., None]
        shadow = 1 - (0.62 * np.exp(np.minimum(inside, 0) / CAST) * (1 - share[..., 0]))
        whole = whole * np.where(inside < 1, shadow, 1)[..., None]
        whole = whole * (1 - share) + drawn * share
    near, edge = _foreground()
    whole = whole * (1 - near) + near * np.array([3.4, 4.0, -9.0]) * (1.25 if awake else 1)
    whole = whole + edge * (np.array([9.0, 2, 6]) if awake else np.array([3.0, 0, 0]))
    light, red, yellow = np.moveaxis(whole, -1, 0)
    if awake:
        limit = UNDER_ROW + (ANYWHERE - UNDER_ROW) * eased((y - NEAR_ROW) / (BEFORE_ROW - NEAR_ROW))
        by_candle = eased(1 - np.hypot(x - DECK[0], y - DECK[1]) / CANDLE)
        limit = limit + (UNDER_DECK - limit) * by_candle
    else:
        limit = ASLEEP + (FAR - ASLEEP) * _moonlit(x, y)
    kept = held(np.maximum(light, 1.0), limit)
    pixels = colours(np.stack([kept, red, yellow], -1))
    return Image.fromarray((pixels * 255 + 0.5).astype(np.uint8), "RGB")


def _inside(x: Array, y: Array, spread: Array, place: str) -> Array:
    """How far each point lies within a place, by the nearest of the borders that it lies on."""
    number, wave = list(MIDDLES).index(place), WAVE * np.sin(y / 37) + 4 * np.sin(y / 11)
    found = np.full(x.shape, 1e3)
    for side, border in ((-1, number), (1, number + 1)):
        if 0 < border < len(MIDDLES):
            at = 960 + (border - len(MIDDLES) / 2) * PLACES_APART * spread
            found = np.minimum(found, side * (at + wave - x))
    return found


def _foreground() -> tuple[Array, Array]:
    """What stands before everything, at the lower edge, and the light on its edges."""
    fine, chance = 2, random.Random(5)
    image = Image.new("L", (SIZE[0] * fine, SIZE[1] * fine))
    pen, low = ImageDraw.Draw(image), SIZE[1]

    def blade(x: float, tall: float, lean: float, wide: float) -> None:
        steps = [i / 12 for i in range(13)]
        line = [(x + lean * t * t, low + 4 - tall * t, wide * (1 - t) ** 0.7) for t in steps]
        sides = [(a - w, b) for a, b, w in line] + [(a + w, b) for a, b, w in reversed(line)]
        pen.polygon([((a - LEFT) * fine, b * fine) for a, b in sides], 255)

    for _ in range(70):  # reeds of the lake
        x = chance.uniform(-120, 245)
        blade(x, chance.uniform(30, 118) * (1.15 - x / 420), chance.uniform(-26, 34), 2.6)
    for x in (30, 96, 150, 212):
        tall, lean = chance.uniform(96, 140), chance.uniform(-10, 22)
        blade(x, tall, lean, 1.8)
        head = (x + lean * 0.72 - LEFT) * fine, (low - tall * 0.86) * fine
        pen.ellipse((head[0] - 5 * fine, head[1] - 15 * fine, head[0] + 5 * fine,
                     head[1] + 15 * fine), 255)  # fmt: skip
    for _ in range(46):  # kelp
        x = chance.uniform(262, 560)
        blade(x, chance.uniform(24, 92), chance.uniform(-38, 38), 5.5)
    for _ in range(240):  # grass
        blade(chance.uniform(1340, 1668), chance.uniform(16, 60), chance.uniform(-24, 24), 2.2)
    for x, count in ((1712, 4), (1838, 3), (1902, 6), (1985, 5)):  # books
        top = float(low)
        for _ in range(count):
            wide, tall, aside = (
                chance.uniform(74, 112),
                chance.uniform(13, 22),
                chance.uniform(-9, 9),
            )
            box = (x + aside - wide / 2 - LEFT, top - tall, x + aside + wide / 2 - LEFT, top - 1.4)
            pen.rounded_rectangle([value * fine for value in box], 4 * fine, 255)
            top -= tall
    near = np.asarray(image.resize(SIZE, Image.Resampling.LANCZOS)) / 255
    edge = np.clip(near - np.roll(near, (2, 1), (0, 1)), 0, 1)
    return near[..., None], edge[..., None]


def _points() -> tuple[Array, Array]:
    """The position of each point in the design of the table."""
    across = LEFT + np.arange(SIZE[0]) + 0.5
    return np.meshgrid(across, FLOOR_TOP + np.arange(SIZE[1]) + 0.5)


def _moonlit(x: Array, y: Array) -> Array:
    """How much of the moonlight reaches a floor asleep, 0 to 1: it falls from the middle of the
    horizon as far as the glass under the row."""
    return (1 - eased((y - 380) / 240)) * (1 - 0.7 * eased((np.abs(x - 960) - 500) / 260))


def _coloured(ground: Ground, place: str, lit: Array | None, x: Array, y: Array) -> Array:
    """L*, a* and b* of a ground: asleep, or in the light that falls on it."""
    _, red, yellow = lab(np.array([RAMPS[place][3][:3]]) / 255)[0]
    _, warm_red, warm_yellow = lab(np.array([RAMPS[place][1][:3]]) / 255)[0]
    down = (y - FLOOR_TOP) / FLOOR_TALL
    fading = 1 - (0.32 if lit is None else 0.12) * eased((down - 0.62) / 0.38)
    if lit is None:
        far = _moonlit(x, y)
        dark = (4.4 + 12.0 * ground.light) * fading * (1 + MOONLIGHT * far)
        tint = (0.25 + 0.2 * far) * ground.colour
        return np.stack([dark, 5 + red * tint, -12 + yellow * tint], -1)
    bright = (10.8 + 26 * ground.light * (0.50 + 0.74 * lit) + 17 * ground.gleam * lit
              + 14 * lit + 13 * ground.warm) * fading  # fmt: skip
    tint = np.clip(0.25 + 0.75 * lit, 0, 1)
    strong = 0.60 * ground.colour
    return np.stack([
        bright,
        4 + red * strong + (warm_red - red) * 0.25 * tint * strong + 6 * ground.warm,
        -7 + yellow * strong + (warm_yellow - yellow) * 0.25 * tint * strong + 26 * ground.warm,
    ], -1)  # fmt: skip


BEAMS_APART = 210
"""Distance of the light that falls out of both Doors of a place: it goes apart, and so reaches more
of the floor."""


def _beams(x: Array, spread: Array, down: Array, middle: float) -> Array:
    """The light that falls out of both Doors of a place, and between them, 0 to 1."""
    light = np.zeros(x.shape)
    for side in (-1, 1):
        door = middle + side * BEAMS_APART / 2
        aside = (x - 960 - (door - 960) * spread) / spread
        half = 30 + 34 * down
        beam = 1 / (1 + (aside / half) ** 4)
        light = np.maximum(light, beam * (1 - 0.16 * down))
    near = (x - 960 - (middle - 960) * spread) / spread
    return np.clip(light + 0.62 * np.exp(-((near / 160) ** 2)), 0, 1)


TILE = 256
_GRAIN = np.random.default_rng(11).random((TILE, TILE))


def _noise(x: Array, y: Array) -> Array:
    """Smooth noise, 0 to 1, that changes over a length of 1."""
    left, top = np.floor(x).astype(int), np.floor(y).astype(int)
    across, below = eased(x - left), eased(y - top)
    a, b = left % TILE, top % TILE
    c, d = (a + 1) % TILE, (b + 1) % TILE
    above = _GRAIN[b, a] * (1 - across) + _GRAIN[b, c] * across
    return above * (1 - below) + (_GRAIN[d, a] * (1 - across) + _GRAIN[d, c] * across) * below


def _hashed(number: Array, seed: int) -> Array:
    """A value 0 to 1 for each whole number."""
    return _GRAIN[(number.astype(int) * 7 + seed * 31) % TILE, (number.astype(int) * 13) % TILE]


def _line(value: Array, at: float, half: Array | float) -> Array:
    """1 on a line, 0 away from it."""
    return np.clip(1.5 - np.abs(value - at) / half, 0, 1)


def _observatory(spot: Spot) -> Ground:
    """A causeway of flags over the lake, in which stars are mirrored."""
    u, v, fine = spot.across, spot.away, 0.9 / spot.scale
    ripple = _noise(u / 26 + v / 90, v / 3.2) * 0.6 + _noise(u / 11, v / 1.7) * 0.4
    swell = _noise(u / 70, v / 22)
    water = 0.16 + 0.30 * swell + 0.42 * np.clip((ripple - 0.52) / 0.2, 0, 1)
    gleam = 0.2 + 1.0 * np.clip((ripple - 0.56) / 0.14, 0, 1)
    stars = (_noise(u / 2.2 + 40, v / 2.2) > 0.965) * 1.0
    line = np.floor(v / 15)
    stone = np.floor((u + 9 * (line % 2) + 6 * _hashed(line, 3)) / 19)
    inside_v, inside_u = v / 15 % 1, (u + 9 * (line % 2) + 6 * _hashed(line, 3)) / 19 % 1
    joint = np.maximum(_line(np.minimum(inside_u, 1 - inside_u) * 19, 0, 0.35 + fine),
                       _line(np.minimum(inside_v, 1 - inside_v) * 15, 0, 0.35 + fine))  # fmt: skip
    flags = 0.52 + 0.26 * _hashed(line * 9 + stone, 1) + 0.12 * _noise(u / 3, v / 3) - 0.4 * joint
    half = 41.0
    on = eased((half - np.abs(u)) / (2 * fine) + 0.5)
    kerb = np.clip(1.4 - np.abs(np.abs(u) - half + 2.2) / 1.5, 0, 1)
    shade = 0.55 * eased((half + 12 - np.abs(u)) / 12) * (1 - on)
    light = (water + stars * 0.6) * (1 - shade) * (1 - on) + on * (flags * (1 - kerb) + 0.95 * kerb)
    shine = (gleam + stars) * (1 - on) * (1 - shade) + on * (0.35 + 0.4 * kerb - 0.3 * joint)
    lamps = np.exp(-((np.abs(u - 74) / 15) ** 2)) + 0.7 * np.exp(-((np.abs(u + 92) / 12) ** 2))
    warm = lamps * np.clip((ripple - 0.47) / 0.12, 0, 1) * (1 - on)
    return Ground(np.clip(light, 0, 1), np.clip(shine, 0, 1.2), 1 - 0.25 * on, warm)


def _aquarium(spot: Spot) -> Ground:
    """Sand under water: its ripples, a net of light, a way of shells."""
    u, v, fine = spot.across, spot.away, 0.9 / spot.scale
    sand = 0.5 + 0.5 * np.sin(v / 2.6 + 7 * _noise(u / 40, v / 30) + u / 60)
    bent = u + 9 * _noise(u / 17, v / 17), v + 9 * _noise(u / 15 + 70, v / 15)
    net = _net(*bent, 21.0) * 0.75 + 0.45 * _net(bent[0] + 200, bent[1] * 1.1, 13.0)
    net = net * (0.45 + 0.8 * _noise(u / 50 + 9, v / 40))
    light = 0.3 + 0.16 * sand + 0.14 * _noise(u / 4, v / 3) + 0.3 * net
    path = eased((25 + 5 * np.sin(v / 19) - np.abs(u + 12 * np.sin(v / 47))) / (3 * fine + 2))
    pebble = _pebbles(u, v, 5.0)
    light = light * (1 - path) + path * (0.34 + 0.5 * pebble)
    return Ground(np.clip(light, 0, 1), np.clip(0.15 + 1.05 * net, 0, 1.2) * (1 - 0.4 * path),
                  0 * u + 1, 0.5 * path * pebble)  # fmt: skip


def _garden(spot: Spot) -> Ground:
    """A lawn, mown in bands, with a winding way and flowers beside it."""
    u, v, fine = spot.across, spot.away, 0.9 / spot.scale
    bands = eased(np.sin(u / 9.0) * 3 + 0.5)
    blades = _noise(u * 0.9, v / 3.4) * 0.5 + _noise(u * 2.1, v / 1.9) * 0.5
    light = 0.24 + 0.15 * bands + 0.30 * blades
    aside = np.abs(u - 13 * np.sin(v / 44))
    path = eased((20 - aside) / (2 * fine + 1))
    edge = np.clip(1.3 - np.abs(aside - 21.5) / 1.8, 0, 1)
    light = light * (1 - path) + path * (0.42 + 0.5 * _pebbles(u, v, 4.2))
    light = np.maximum(light, 0.55 * edge * (1 - path))
    bed = np.exp(-(((aside - 33) / 8) ** 2))
    flower = _dots(u, v, 6.5, 0.62, 0.24) * (bed > 0.35)
    light = light * (1 - 0.35 * bed) + 0.95 * flower
    warm = np.zeros(u.shape)
    for number in range(7):  # lanterns beside the way
        side, far = (-1) ** number, 30 + 52 * number
        x = 13 * np.sin(far / 44) + side * 30
        distance = np.hypot(u - x, (v - far) * 1.5)
        warm = np.maximum(warm, 0.85 * np.exp(-((distance / 17) ** 2)))
        light = np.maximum(light, np.clip(3.2 - distance, 0, 1))
    gleam = np.clip(0.2 + 0.4 * path + 0.9 * flower + 0.25 * blades, 0, 1.2)
    return Ground(np.clip(light, 0, 1), gleam, 1 - 0.45 * path - 0.7 * flower, warm)


def _library(spot: Spot) -> Ground:
    """Boards, and on them a long carpet."""
    u, v, fine = spot.across, spot.away, 0.9 / spot.scale
    board = np.floor(u / 17)
    inside = u / 17 % 1
    joint_at = 70 * _hashed(board, 2)
    along = (v + joint_at) % 88
    seam = np.maximum(_line(np.minimum(inside, 1 - inside) * 17, 0, 0.3 + fine),
                      _line(np.minimum(along, 88 - along), 0, 0.3 + fine))  # fmt: skip
    grain = _noise(u / 1.3, v / 26) * 0.6 + _noise(u / 3.1, v / 60) * 0.4
    plank = np.floor((v + joint_at) / 88)
    light = 0.30 + 0.20 * _hashed(board * 3 + plank, 5) + 0.26 * grain - 0.4 * seam
    half = 37.0
    on = eased((half - np.abs(u)) / (2 * fine) + 0.5)
    hem = np.clip(1.4 - np.abs(np.abs(u) - half + 4.5) / 1.2, 0, 1)
    hem = np.maximum(hem, np.clip(1.3 - np.abs(np.abs(u) - half + 9) / 0.6, 0, 1))
    diamond = np.abs(u) / 24 + np.abs((v % 58) - 29) / 29
    figure = np.maximum(
        _line(diamond, 1.0, 0.045 + fine / 24), _line(diamond, 0.55, 0.03 + fine / 30)
    )
    heart = (diamond < 0.3) * 1.0
    figure = np.maximum(figure, 0.7 * heart) * (np.abs(u) < 26)
    weave = 0.85 + 0.15 * _noise(u * 1.4, v * 1.4)
    carpet = (0.26 + 0.62 * np.maximum(figure, hem)) * weave
    shade = 0.5 * eased((half + 7 - np.abs(u)) / 7) * (1 - on)
    light = light * (1 - on) * (1 - shade) + on * carpet
    gleam = (0.3 + 0.4 * grain) * (1 - on) + on * (0.08 + 0.8 * np.maximum(figure, hem))
    warm = np.zeros(u.shape)
    for x, far in ((-78, 96), (84, 150), (-74, 236), (80, 300)):  # what lamps throw on the boards
        warm = np.maximum(warm, 0.8 * np.exp(-((np.hypot(u - x, (v - far) * 1.3) / 40) ** 2)))
    return Ground(np.clip(light, 0, 1), np.clip(gleam, 0, 1.2), 0.8 + 0.5 * on, warm)


def _cells(u: Array, v: Array, side: float) -> tuple[Array, Array, Array]:
    """Distance of each point from the nearest of many scattered points, and from the second, by
    `side`; and a value of the nearest, 0 to 1."""
    column, line = np.floor(u / side), np.floor(v / side)
    near, next_, value = np.full(u.shape, 9.0), np.full(u.shape, 9.0), np.zeros(u.shape)
    for right in (-1, 0, 1):
        for below in (-1, 0, 1):
            a, b = (column + right).astype(int) % TILE, (line + below).astype(int) % TILE
            x = column + right + 0.15 + 0.7 * _GRAIN[a, b]
            y = line + below + 0.15 + 0.7 * _GRAIN[b, (a + 91) % TILE]
            away = np.hypot(u / side - x, v / side - y)
            next_ = np.minimum(next_, np.maximum(near, away))
            value = np.where(away < near, _GRAIN[(a + 17) % TILE, (b + 5) % TILE], value)
            near = np.minimum(near, away)
    return near, next_, value


def _net(u: Array, v: Array, side: float) -> Array:
    """A net of light, as the sun throws it through water; 0 to 1."""
    near, next_, _ = _cells(u, v, side)
    return np.exp(-((next_ - near) / 0.13))


def _pebbles(u: Array, v: Array, side: float) -> Array:
    """Rounded stones of several greys, 0 to 1."""
    near, _, value = _cells(u, v, side)
    return np.clip(1.15 - 2.6 * near**2, 0, 1) * (0.45 + 0.55 * value)


def _dots(u: Array, v: Array, side: float, least: float, radius: float) -> Array:
    """Scattered round spots; only points with a value above `least` have one."""
    near, _, value = _cells(u, v, side)
    return np.clip((radius - near) * side, 0, 1) * (value > least)


DRAWN: dict[str, Callable[[Spot], Ground]] = {
    "O": _observatory, "A": _aquarium, "G": _garden, "L": _library,
}  # fmt: skip
"""The function that draws the floor of each place."""
LAID = "OLAG"
"""The places from the one that lies lowest: sheets of paper, one over the other."""
