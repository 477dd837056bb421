"""The view through the keyhole of the title: all four places awake, one behind the other.

It is drawn in card units, in three layers that are shifted against each other by the program, and
the mask that cuts them to the keyhole.
"""

from collections.abc import Callable

import numpy as np
import skia
from PIL import Image

from build_scripts.art.drawing.colours import WHITE, faded, from_hex, mixed
from build_scripts.art.drawing.night import SCALE
from build_scripts.art.drawing.paint import CARD, Sheet, upright
from build_scripts.art.drawing.paths import (
    Path,
    box,
    circle,
    drawn,
    moved,
    ridge,
    spark,
    stroked,
    union,
    without,
)
from build_scripts.art.drawing.plants import cypress
from build_scripts.art.drawing.view import View
from build_scripts.art.pieces import Files
from build_scripts.art.scenes.aquarium.animals import (
    along,
    draw_accent_fish,
    draw_jellyfish,
    shoal,
    veiltail,
    veiltail_lines,
)
from build_scripts.art.scenes.aquarium.reef import bed, branching_coral, kelp
from build_scripts.art.scenes.garden.hedges import draw_ball_tree
from build_scripts.art.scenes.garden.pavilion import draw_fountain, draw_pavilion
from build_scripts.art.scenes.library.reading_room import bay
from build_scripts.art.scenes.library.shelves import flying_book
from build_scripts.art.scenes.observatory.domed_hall import draw_hall
from build_scripts.art.scenes.observatory.lake import (
    FAR_CREST,
    MIDDLE_CREST,
    draw_turning_stars,
    mountains,
)
from build_scripts.art.signs.icons import icon
from build_scripts.art.writing import as_jpeg, as_png, as_webp, picture

SIZE = 342.0
"""Size of the keyhole as an icon."""
AT = (210.0, 300.0)
"""Middle of the keyhole, in card units."""
RIM = 7.0
"""Width of the gold line about the keyhole."""
SEEN = (46.0, 16.0, 374.0, 610.0)
"""The part of the card that the layers keep: the keyhole, and as much as they are shifted."""
LAMP = from_hex("FFE3A0")


def keyhole_at(x: float, y: float) -> Path:
    return icon("keyhole", x, y, SIZE)


def draw_layers() -> dict[str, Sheet]:
    """The three layers, from far to near."""
    layers = {}
    for name, draw in LAYERS.items():
        sheet = Sheet(CARD, SCALE)
        draw(sheet)
        layers[name] = sheet
    return layers


def draw_seen(sheet: Sheet, x: float, y: float) -> None:
    """All layers within the keyhole about this point, at rest, in the shadow of its edge."""
    hole = keyhole_at(x, y)
    with sheet.clipped(hole):
        for layer in draw_layers().values():
            left, top = x - AT[0], y - AT[1]
            room = skia.Rect(left, top, left + CARD[0], top + CARD[1])
            sampling = skia.SamplingOptions(skia.FilterMode.kLinear)
            sheet.canvas.drawImageRect(layer.image(), room, sampling)
        _draw_thickness(sheet, hole)


def layer_files() -> Files:
    """Files of the layers and of the mask, cut to what can be seen of them."""
    layers = {name: _cut(picture(sheet)) for name, sheet in draw_layers().items()}
    return {
        "title/far.jpg": as_jpeg(layers["far"], 88),
        "title/middle.webp": as_webp(layers["middle"]),
        "title/near.webp": as_webp(layers["near"]),
        "title/keyhole.png": as_png(_cut(_mask())),
    }


def _cut(image: Image.Image) -> Image.Image:
    left, top, right, bottom = (round(edge * SCALE) for edge in SEEN)
    return image.crop((left, top, right, bottom))


def _mask() -> Image.Image:
    """White and opaque in the keyhole, grey where its edge throws a shadow: what is multiplied by
    it lies behind the paper."""
    sheet, whole = Sheet(CARD, SCALE), keyhole_at(*AT)
    hole = without(whole, stroked(whole, RIM))
    with sheet.clipped(hole):
        sheet.flood(WHITE)
        _draw_thickness(sheet, hole)
    pixels = np.asarray(picture(sheet))
    return Image.fromarray(np.ascontiguousarray(pixels[..., (0, 3)]), "LA")


def _draw_thickness(sheet: Sheet, hole: Path) -> None:
    """The shadow that thick paper throws into its opening."""
    x, y = hole.getBounds().centerX(), hole.getBounds().centerY()
    paper = without(box(x - 400, y - 500, 800, 1000), hole)
    sheet.cast(paper, 0, 9, 11, 0.55, from_hex("120A10"))
    sheet.cast(paper, 0, 3, 3, 0.5, from_hex("120A10"))


def _smaller(sheet: Sheet, draw: Callable[[], None], at: tuple[float, float], size: float) -> None:
    """Draws about another foot, and smaller, what usually stands at `AT_HOME`."""
    sheet.canvas.save()
    sheet.canvas.translate(at[0] - AT_HOME[0] * size, at[1] - AT_HOME[1] * size)
    sheet.canvas.scale(size, size)
    draw()
    sheet.canvas.restore()


AT_HOME = (214.0, 486.0)
"""The spot where the hall of the Observatory stands on its cards."""


def _draw_far(sheet: Sheet) -> None:
    """The Observatory on its mountains, at the end of the night."""
    view = View("O", "M", sheet)
    sky = [
        (0.0, from_hex("1B1440")), (0.35, from_hex("4A2468")), (0.62, from_hex("B24C74")),
        (0.8, from_hex("F29A78")), (1.0, from_hex("FFD9A0")),
    ]  # fmt: skip
    sheet.flood(upright(20, 330, sky))
    draw_turning_stars(view)
    for x, y, size in ((150, 92, 7), (272, 74, 5), (196, 58, 4), (306, 140, 6), (118, 150, 4)):
        sheet.fill(moved(spark(), x, y, size), from_hex("FFF6DC"))
    sheet.glow(210, 300, 200, from_hex("FFDCA0"), 0.8)

    def hall() -> None:
        mountains(View("O", "S", sheet), FAR_CREST, 0.05, 3, snow=16)
        mountains(View("O", "S", sheet), MIDDLE_CREST, 0.2, 8)
        sheet.glow(214, 420, 190, from_hex("FFE0A8"), 0.7)
        draw_hall(View("O", "M", sheet))

    _smaller(sheet, hall, (210, 330), 0.66)
    view.cut(ridge(328, 6, 5, 40, jagged=False), 0.4, rim=False)
    sheet.fill(box(0, 330, 420, 330), from_hex("1E6A5A"))


def _draw_middle(sheet: Sheet) -> None:
    """The Garden before it: cypresses, the pavilion and the fountain."""
    view = View("G", "S", sheet)
    view.cut(ridge(352, 9, 6, 50, jagged=False), 0.15)
    for x, y, height in ((146, 384, 74), (276, 384, 78), (160, 388, 52), (262, 388, 54)):
        view.cut(cypress(x, y, height, height * 0.2), 0.5)
    view.cut(ridge(384, 5, 21, 50, jagged=False), 0.3)
    draw_pavilion(view, 210, 414, 0.78, 0.42)
    lawn = box(0, 412, 420, 240)
    light = [(0.0, mixed(view.shade(0.2), WHITE, 0.1)), (1.0, view.shade(0.6))]
    sheet.fill(lawn, upright(412, 500, light))
    path = drawn((200, 413), (196, 450, 160, 500), (260, 500), (224, 450, 220, 413))
    sheet.fill(path, from_hex("FBF0C8", 0.85))
    for side in (-1, 1):
        draw_ball_tree(view, 210 + side * 56, 458, 56, 0.6)
        draw_ball_tree(view, 210 + side * 82, 484, 76, 0.75)
    draw_fountain(view, 210, 484, 0.52, 0.66)


def _draw_near(sheet: Sheet) -> None:
    """The shelves of the Library on both sides, and under all of it the Aquarium."""
    library = View("L", "K", sheet)
    for side in (-1, 1):
        sheet.canvas.save()
        sheet.canvas.translate(0, -92)
        bay(library, side * 206, side * 82, 8, 0.42, 25 + side)
        sheet.canvas.restore()
    for x, y, size, turn in ((146, 212, 16, -14), (288, 232, 12, 10), (168, 176, 10, 8)):
        flying_book(library, x, y, size, turn, 0.5)
    water = drawn(
        (-10, 492), (60, 484, 110, 500), (160, 512, 210, 498), (260, 484, 310, 498),
        (360, 508, 430, 494), (430, 660), (-10, 660),
    )  # fmt: skip
    sea = View("A", "S", sheet)
    sheet.cast(water, 0, -4, 8, 0.5)
    deep = [
        (0.0, from_hex("BFEAFF")), (0.2, sea.ramp[2]), (0.6, sea.ramp[3]), (1.0, sea.ramp[5]),
    ]  # fmt: skip
    sheet.fill(water, upright(486, 620, deep))
    sheet.trace(water, 2.2, from_hex("FFFFFF", 0.85))
    with sheet.clipped(water):
        sheet.glow(210, 540, 90, from_hex("D8F4FF"), 0.5)
        way = along(drawn((110, 560), (170, 520, 250, 548), closed=False))
        sea.cut(shoal(way, 14, 12, 5, 9), 0.4, rim=False)
        draw_jellyfish(View("A", "M", sheet), (160, 540, 19, -8), 7, 0.3, 1.0)
        draw_accent_fish(sea, veiltail(), veiltail_lines(), (236, 546, 34, 4, 1), 0.6)
        sea.cut(
            union(
                branching_coral(120, 600, 50, 14, -0.1, 4),
                branching_coral(306, 600, 54, 5, 0.1, 4),
                bed([(-20, 580), (130, 584), (210, 592), (290, 582), (440, 576)], 6),
            ),
            0.9,
        )
        sea.cut(kelp(104, 600, 90, 0.6), 0.95, rim=False)
        sea.cut(kelp(318, 600, 80, 3.4), 0.95, rim=False)
    for x, y, radius in ((176, 470, 2.2), (250, 452, 1.8), (196, 402, 1.6), (236, 372, 2.0)):
        sheet.fill(circle(x, y, radius * 3), faded(LAMP, 0.5), 3)
        sheet.fill(circle(x, y, radius), from_hex("FFF6D0"))


LAYERS: dict[str, Callable[[Sheet], None]] = {
    "far": _draw_far, "middle": _draw_middle, "near": _draw_near,
}  # fmt: skip
