"""The Locations: the scene of a place behind its window, and the small things that only some
copies of a face show, cut out, with where on the face they lie."""

import json

from PIL import Image

from build_scripts.art.cards.frames import WINDOW, draw_frame, draw_pennant, draw_plate, window
from build_scripts.art.drawing.paint import Sheet
from build_scripts.art.drawing.view import View
from build_scripts.art.pieces import Files
from build_scripts.art.scenes import SCENES
from build_scripts.art.writing import as_png, picture


def draw_location(place: str, time: str, kind: type[Sheet] = Sheet) -> Sheet:
    """The face of a place with a symbol, without its name."""
    view = View(place, time, kind())
    SCENES[place].paint(view)
    view.dusk_at_the_foot()
    draw_frame(view.sheet, place)
    draw_pennant(view.sheet, place, time)
    draw_plate(view.sheet, place)
    view.sheet.grain()
    return view.sheet


def draw_variation(place: str, time: str, name: str) -> Sheet:
    """Only the small thing that some copies of a face show, on nothing."""
    view = View(place, time)
    with view.sheet.clipped(window(place, *WINDOW)):
        SCENES[place].VARIATIONS[name](view)
    return view.sheet


WIDEST = 160
"""Greatest width of a variation in pixels, on a card 840 wide: what is larger is no detail."""
FAINT = 2
"""An alpha so low that nobody sees it."""


class NoDetail(Exception):
    """A variation is too wide, or not to be seen; says which, in a sentence."""


def draw_overlays() -> Files:
    """Every variation, and `places.json`, which names the files of each face and their upper left
    corners."""
    files: Files = {}
    places: dict[str, list[list[str | int]]] = {}
    for place, scene in SCENES.items():
        for time, names in scene.FITS.items():
            face = place + time
            places[face] = []
            for name in names:
                small, corner = cut_out(picture(draw_variation(place, time, name)), face, name)
                file = f"{face}-{name}.png"
                files[f"overlays/{file}"] = as_png(small)
                places[face].append([file, *corner])
    rows = [f"  {json.dumps(face)}: {json.dumps(row)}" for face, row in places.items()]
    listing = "{\n" + ",\n".join(rows) + "\n}\n"
    return {**files, "overlays/places.json": listing.encode()}


def cut_out(whole: Image.Image, face: str, name: str) -> tuple[Image.Image, tuple[int, int]]:
    """The visible part of a variation, and its upper left corner. Raises NoDetail."""
    seen = whole.getchannel("A").point(lambda alpha: 255 if alpha > FAINT else 0).getbbox()
    if seen is None:
        raise NoDetail(f"The variation {name} of {face} shows nothing.")
    left, top, right, _ = seen
    if right - left > WIDEST:
        raise NoDetail(f"The variation {name} of {face} is {right - left} wide, over {WIDEST}.")
    return whole.crop(seen), (left, top)
