"""The small things that some copies of a face show, cut out, and where on it they lie."""

from __future__ import annotations

import json

from PIL import Image

from build_scripts.art.location import draw_variation
from build_scripts.art.pieces import Files
from build_scripts.art.scenes import SCENES
from build_scripts.art.writing import as_png, picture

WIDEST = 160
"""Pixels, of a card 840 wide: what is larger is no detail."""
FAINT = 2
"""An alpha that nobody sees."""


class NoDetail(Exception):
    """A variation is too wide, or not to be seen; says which, in a sentence."""


def draw_overlays() -> Files:
    """All of them and `places.json`: for each face the files and their upper left corners."""
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
    """What is to be seen of it, and its upper left corner. Raises NoDetail."""
    seen = whole.getchannel("A").point(lambda alpha: 255 if alpha > FAINT else 0).getbbox()
    if seen is None:
        raise NoDetail(f"The variation {name} of {face} shows nothing.")
    left, top, right, _ = seen
    if right - left > WIDEST:
        raise NoDetail(f"The variation {name} of {face} is {right - left} wide, over {WIDEST}.")
    return whole.crop(seen), (left, top)
