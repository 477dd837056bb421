"""The morning of a victory: the four places side by side in the first light, and the terrace before
them on which their Doors stand.

The places are those of the cards, without their symbols.
"""

import math
from collections.abc import Callable, Iterator
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from build_scripts.art.backdrops.vignettes import Bare
from build_scripts.art.drawing.paint import CARD, Sheet
from build_scripts.art.scenes import SCENES
from build_scripts.art.writing import picture as painted
from game.table.motion.finale import FLOOR, MIDDLES

SIZE = (1920, 1080)
FINE = 3
"""How many times larger shapes are drawn than they are used, for smooth edges."""
SUN = (960, 404)
Stop = tuple[float, str]
SKY: tuple[Stop, ...] = (
    (0.0, "FFFDF2"), (0.24, "FFF1CD"), (0.5, "FFDDB0"), (0.76, "F9BD9C"), (1.0, "E5968F"),
)  # fmt: skip
CLOUDS = (
    # Half width and half height of the opening, wave, paper: from the depth to the front.
    (1016, 600, 0.030, "F4B09A"),
    (1100, 664, 0.036, "CF7F92"),
    (1184, 726, 0.040, "8A5591"),
    (1264, 784, 0.044, "453678"),
)
CLOUDED = (960, 560)
"""The middle of the openings in the clouds."""
SCENES_AT = {"O": (1.5, "S"), "A": (1.38, "K"), "G": (1.3, "S"), "L": (1.5, "S")}
"""Pixels of each place by the units of its card, and the symbol of that card. The outer places
reach the sides of the picture."""
FIRST, APART, FOOT, GROUND = MIDDLES["O"], 432, 794, 544
"""Middle of the first place, distance between two, and the height at which they end, here and on a
card."""
CREST, WAVE, BEND = 372, 32, 7
"""Mean height of the one edge over all places, how much it rises over the middle of each, and how
far the joint of two sways."""
LIGHT, SHADE = "FFF0D0", "6A2F52"
STEPS = (
    # How far under the floor a step begins, and its paper.
    (-46, "F7D9B8"),
    (62, "F0C6A6"),
    (166, "DFA593"),
    (262, "B97A86"),
)


def draw_dawn() -> Image.Image:
    """Sky, sun, clouds, the places, the terrace, and the light on it."""
    picture = circles(SUN, 1180, SKY)
    for ray, strength in rays():
        picture.paste(WHITE, mask=ray.point(lambda light, share=strength: round(light * share)))
    picture.paste(WHITE, mask=soft(disc(SUN, 236), 90).point(lambda light: round(light * 0.7)))
    for number, (half_width, half_height, wave, paper) in enumerate(CLOUDS):
        opening = lobed(half_width, half_height, wave, number % 2 / 2)
        lay(picture, ImageChops.invert(opening), solid(paper), 6, 0.34)
    picture.paste(solid("FFFEF6"), mask=disc(SUN, 138))
    for number, place in enumerate(MIDDLES):
        lay(picture, outline(number), placed(place), -4, 0.30)
    mist(picture)
    for down, paper in STEPS:
        put_step(picture, FLOOR + down, paper)
    return picture


WHITE = "#FFFFFF"


def outline(number: int) -> Image.Image:
    """The sheet of a place: over it a wave of the one edge of all places, and at its left its joint
    with the place before."""
    start, end = (FIRST + APART * (at - 0.5) for at in (number, number + 1))
    start, end = (start if number else -60), (end + 60 if number < 3 else 1990)
    over = [(x, skyline(x)) for x in range(round(start), round(end) + 1, 6)]
    joint = [
        (start + BEND * math.sin((y - CREST - WAVE) / 64) if number else start, y)
        for y in range(1140, CREST + WAVE, -8)
    ]
    return polygon([*over, (end, 1140), *joint])


def skyline(x: float) -> float:
    return CREST - WAVE * math.cos(math.tau * (x - FIRST) / APART)


def placed(place: str) -> Image.Image:
    """A place on nothing, where it stands in the picture, in the light of the morning."""
    scale, time = SCENES_AT[place]
    sheet = Sheet(CARD, scale)
    SCENES[place].paint(Bare(place, time, sheet))
    scene = painted(sheet).convert("RGB")
    lit = ImageChops.screen(scene, Image.new("RGB", scene.size, "#4A3A26"))
    whole = Image.new("RGB", SIZE)
    at = round(MIDDLES[place] - scene.width / 2), round(FOOT - GROUND * scale)
    whole.paste(Image.blend(scene, lit, 0.75), at)
    return whole


def mist(picture: Image.Image) -> None:
    """The light that hangs about the feet of the places."""
    band = shading((1, SIZE[1]), lambda _, y: 0.34 * math.exp(-(((y - FLOOR + 40) / 60) ** 2)))
    picture.paste(solid(LIGHT), mask=band.resize(SIZE))


def put_step(picture: Image.Image, top: int, code: str) -> None:
    """A step of the terrace down to the foot of the picture, bowed towards us."""
    edge = [(x, top + 26 * (1 - ((x - 960) / 1100) ** 2)) for x in range(-60, 1990, 10)]
    step = polygon([*edge, (1990, 1140), (-60, 1140)])
    paper = circles((960, top), 1250, ((0.0, LIGHT), (0.3, code), (1.0, code)))
    lay(picture, step, Image.blend(solid(code), paper, 0.75), -5, 0.30)
    rim = Image.new("L", SIZE, 0)
    ImageDraw.Draw(rim).line(edge, fill=190, width=2)
    picture.paste(solid("FFF8E4"), mask=rim)


def lay(
    picture: Image.Image,
    sheet: Image.Image,
    paper: Image.Image,
    falls: int,
    deep: float,
) -> None:
    """Lays a sheet of paper over the picture: its shadow falls on what is there, its edge is
    lit."""
    for blur, share in ((26, deep), (7, deep)):
        cast = ImageChops.offset(soft(sheet, blur), 0, falls)
        picture.paste(solid(SHADE), mask=cast.point(lambda dark, part=share: round(dark * part)))
    picture.paste(paper, mask=sheet)
    rim = ImageChops.subtract(sheet, sheet.filter(ImageFilter.MinFilter(5)))
    picture.paste(solid("FFF4DC"), mask=rim.point(lambda light: round(light * 0.75)))


def rays() -> Iterator[tuple[Image.Image, float]]:
    """Yields wide soft rays from the sun, and how light each is."""
    for number in range(-8, 9):
        turn = math.radians(number * 11.2)
        ray = []
        for across, away in ((-6, 150), (6, 150), (66, 1400), (-66, 1400)):
            x = across * math.cos(turn) + away * math.sin(turn)
            y = across * math.sin(turn) - away * math.cos(turn)
            ray.append((SUN[0] + x, SUN[1] + y))
        yield soft(polygon(ray), 5), 0.26


def lobed(half_width: int, half_height: int, wave: float, phase: float) -> Image.Image:
    """An opening with eight lobes."""
    points = []
    for step in range(240):
        angle = math.tau * step / 240
        reach = 1 + wave * math.cos(8 * angle + math.tau * phase)
        x = CLOUDED[0] + math.cos(angle) * half_width * reach
        points.append((x, CLOUDED[1] + math.sin(angle) * half_height * reach))
    return polygon(points)


def polygon(points: list[tuple[float, float]]) -> Image.Image:
    """A shape, white on black."""
    shape = Image.new("L", (SIZE[0] * FINE, SIZE[1] * FINE), 0)
    ImageDraw.Draw(shape).polygon([(x * FINE, y * FINE) for x, y in points], fill=255)
    return shape.resize(SIZE, Image.Resampling.BOX)


def disc(middle: tuple[int, int], radius: int) -> Image.Image:
    return polygon(
        [
            (middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn))
            for turn in (math.tau * step / 180 for step in range(180))
        ]
    )


def circles(middle: tuple[int, int], reach: int, stops: tuple[Stop, ...]) -> Image.Image:
    """Light about a point, from colour to colour; the last one lies at the reach and beyond."""
    part = 4
    small = Image.new("RGB", (SIZE[0] // part, SIZE[1] // part))
    colours = [(at, rgb(code)) for at, code in stops]
    for x in range(small.width):
        for y in range(small.height):
            away = math.hypot((x + 0.5) * part - middle[0], (y + 0.5) * part - middle[1])
            small.putpixel((x, y), between(colours, away / reach))
    return small.resize(SIZE, Image.Resampling.BICUBIC)


def between(stops: list[tuple[float, tuple[int, int, int]]], at: float) -> tuple[int, int, int]:
    """The colour at a point of a gradient."""
    for (low, one), (high, other) in pairwise(stops):
        if at < high:
            part = max(0.0, (at - low) / (high - low))
            red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
            return red, green, blue
    return stops[-1][1]


def shading(size: tuple[int, int], light: Callable[[int, int], float]) -> Image.Image:
    """A mask whose light at each point, 0 to 1, a function says."""
    grey = Image.new("L", size)
    grey.putdata([round(255 * light(x, y)) for y in range(size[1]) for x in range(size[0])])
    return grey


def soft(shape: Image.Image, blur: float) -> Image.Image:
    return shape.filter(ImageFilter.GaussianBlur(blur))


def solid(code: str) -> Image.Image:
    return Image.new("RGB", SIZE, f"#{code}")


def rgb(code: str) -> tuple[int, int, int]:
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)
