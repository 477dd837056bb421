"""A piece of the art: a file, or a few that are drawn together, and the module that draws it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from build_scripts.art.paint import Sheet
from build_scripts.art.writing import as_jpeg, as_png, picture, reduced

Files: TypeAlias = dict[str, bytes]
"""What files hold, by their path in the art."""
SMALL = (420, 640)


@dataclass(frozen=True)
class Piece:
    """`name` is what one asks for on the command line, `source` the module that draws it."""

    name: str
    files: Callable[[], Files]
    source: str


def alone(name: str, draw: Callable[[], Sheet | Image.Image], source: str) -> Piece:
    """A picture that is one file; its suffix says how it is written."""
    return Piece(name, lambda: {name: encoded(name, draw())}, source)


def face(name: str, draw: Callable[[], Sheet], source: str) -> Piece:
    """A card's face: large to read it, small for the table."""

    def files() -> Files:
        large = picture(draw())
        small = reduced(large, SMALL)
        return {
            f"faces/{name}.jpg": as_jpeg(large),
            f"faces/small/{name}.jpg": as_jpeg(small),
        }

    return Piece(f"faces/{name}", files, source)


def several(name: str, draw: Callable[[], Mapping[str, Sheet | Image.Image]], source: str) -> Piece:
    """Pictures of one folder that are drawn together, by their names without the suffix."""

    def files() -> Files:
        return {f"{name}/{part}.png": as_png(as_image(drawing)) for part, drawing in draw().items()}

    return Piece(name, files, source)


def encoded(name: str, drawing: Sheet | Image.Image) -> bytes:
    """As its suffix asks; a JPEG of the whole screen is pressed a little harder than a card."""
    image = as_image(drawing)
    if name.endswith(".png"):
        return as_png(image)
    return as_jpeg(image, 92 if image.width == 2560 else 93)


def as_image(drawing: Sheet | Image.Image) -> Image.Image:
    return picture(drawing) if isinstance(drawing, Sheet) else drawing
