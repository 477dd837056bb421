"""A piece of the art: a file, or a few that are drawn together, and the module that draws it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import PurePath
from typing import TypeAlias

from PIL import Image

from build_scripts.art.drawing.paint import Sheet
from build_scripts.art.writing import as_jpeg, as_png, as_webp, picture, reduced

Files: TypeAlias = dict[str, bytes]
"""Contents of files, by their path in the art."""
WIDE = (1920, 1080)
SMALL = (420, 640)
ADDED_LARGE = (630, 960)
"""Size of the faces of editions: the program has room for so many only."""
LARGE_QUALITY, SMALL_QUALITY = 86, 92
"""Qualities of the faces of the base game. The large ones are WebP. The small ones are JPEG, which
the start reads much faster, and which keeps thin lines of gold golden on the table."""
ADDED_QUALITY, SMALL_ADDED_QUALITY = 72, 82
"""Qualities of the faces of editions, all WebP."""
TOGETHER_QUALITY = 73
BEHIND_QUALITY = 86
"""Quality of dark pictures behind cards: at a lower one their stars are lost."""
GLIMPSED_QUALITY = 62
"""The coarsest quality at which the thin gold of a Door that opens stays golden."""

MOVING_QUALITY = 45
"""Quality of what is small and moves all the time."""


@dataclass(frozen=True)
class Piece:
    """`name` is what one asks for on the command line, `source` the module that draws it."""

    name: str
    files: Callable[[], Files]
    source: str


def module_of(draw: Callable[..., object]) -> str:
    """The module that draws, as seen from the folder of the art: `doors/leaf`."""
    while isinstance(draw, partial):
        draw = draw.func
    return "/".join(draw.__module__.split(".")[2:])


def drawn_together(name: str, draw: Callable[[], Files]) -> Piece:
    """Files that name themselves."""
    return Piece(name, draw, module_of(draw))


def alone(name: str, draw: Callable[[], Sheet | Image.Image]) -> Piece:
    """A picture that is one file; its suffix says how it is written."""
    return Piece(name, lambda: {name: encoded(name, draw())}, module_of(draw))


def behind(name: str, draw: Callable[[], Image.Image]) -> Piece:
    """A dark picture behind cards."""
    return Piece(name, lambda: {name: as_webp(draw(), BEHIND_QUALITY)}, module_of(draw))


def wide(name: str, draw: Callable[[], Sheet]) -> Piece:
    """A soft picture that fills the screen for a while: to read a larger one would take memory."""
    return Piece(name, lambda: {name: as_jpeg(reduced(picture(draw()), WIDE))}, module_of(draw))


def put_together(name: str, draw: Callable[[], Image.Image]) -> Piece:
    """A picture that fills the screen for a while and is made of others."""
    return Piece(name, lambda: {name: as_jpeg(draw(), TOGETHER_QUALITY)}, module_of(draw))


def face(name: str, draw: Callable[[], Sheet]) -> Piece:
    """A card's face: large to read it, small for the table."""

    def files() -> Files:
        large = picture(draw())
        small = reduced(large, SMALL)
        return {
            f"faces/{name}.webp": as_webp(large.convert("RGB"), LARGE_QUALITY),
            f"faces/small/{name}.jpg": as_jpeg(small, SMALL_QUALITY),
        }

    return Piece(f"faces/{name}", files, module_of(draw))


def added_face(name: str, draw: Callable[[], Sheet]) -> Piece:
    """A card's face of an edition, written smaller because there are many of them."""

    def files() -> Files:
        large = reduced(picture(draw()).convert("RGB"), ADDED_LARGE)
        return {
            f"faces/{name}.webp": as_webp(large, ADDED_QUALITY),
            **small_added_face(name, draw).files(),
        }

    return Piece(f"faces/{name}", files, module_of(draw))


def small_added_face(name: str, draw: Callable[[], Sheet]) -> Piece:
    """A face of an edition that only the table shows."""

    def files() -> Files:
        small = reduced(picture(draw()).convert("RGB"), SMALL)
        return {f"faces/small/{name}.webp": as_webp(small, SMALL_ADDED_QUALITY)}

    return Piece(f"faces/{name}", files, module_of(draw))


def small_face(name: str, draw: Callable[[], Sheet]) -> Piece:
    """A face that only the table shows."""

    def files() -> Files:
        small = reduced(picture(draw()), SMALL)
        return {f"faces/small/{name}.jpg": as_jpeg(small, SMALL_QUALITY)}

    return Piece(f"faces/{name}", files, module_of(draw))


def backing(name: str, draw: Callable[[], Sheet]) -> Piece:
    """A face that only lies under a symbol: coarser than the others, and for every size."""
    return Piece(name, lambda: {name: as_webp(reduced(picture(draw()), SMALL))}, module_of(draw))


def glimpsed(name: str, draw: Callable[[], Image.Image]) -> Piece:
    """Large, and seen for a second: written coarser than what lies still."""
    return Piece(
        name, lambda: {name: as_webp(draw().convert("RGB"), GLIMPSED_QUALITY)}, module_of(draw)
    )


def small_strip(name: str, draw: Callable[[], Image.Image]) -> Piece:
    """A small movement, seen for a second or two."""
    return Piece(
        name, lambda: {name: as_webp(draw().convert("RGB"), MOVING_QUALITY)}, module_of(draw)
    )


def plain(name: str, draw: Callable[[], Sheet]) -> Piece:
    """A picture of a few flat colours, which a palette of 64 holds with their soft edges."""

    def files() -> Files:
        flat = picture(draw()).convert("RGB").quantize(64, dither=Image.Dither.NONE)
        return {name: as_png(flat)}

    return Piece(name, files, module_of(draw))


def several(
    name: str,
    draw: Callable[[], Mapping[str, Sheet | Image.Image]],
    suffix: str = ".png",
) -> Piece:
    """Pictures of one folder that are drawn together, by their names without the suffix."""

    def files() -> Files:
        pictures = {f"{name}/{part}{suffix}": drawing for part, drawing in draw().items()}
        return {file: encoded(file, drawing) for file, drawing in pictures.items()}

    return Piece(name, files, module_of(draw))


def encoded(name: str, drawing: Sheet | Image.Image) -> bytes:
    """The drawing, encoded as the suffix of its name asks."""
    write = {".png": as_png, ".jpg": as_jpeg, ".webp": as_webp}[PurePath(name).suffix]
    return write(as_image(drawing))


def as_image(drawing: Sheet | Image.Image) -> Image.Image:
    """A sheet as a picture; a picture stays as it is."""
    return picture(drawing) if isinstance(drawing, Sheet) else drawing
