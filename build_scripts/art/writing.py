"""Writes pictures to files, and says whether a file is still what its module draws."""

import io
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from build_scripts.art.drawing.paint import Sheet


def picture(sheet: Sheet) -> Image.Image:
    """The picture on a sheet, with its transparency."""
    pixels = sheet.image().toarray(colorType=skia.kRGBA_8888_ColorType)
    # Skia multiplies colours by their alpha; files hold them as they are.
    return Image.fromarray(np.ascontiguousarray(pixels), "RGBA")


def as_jpeg(image: Image.Image, quality: int = 86) -> bytes:
    """Encodes without subsampling, so that red on blue keeps its edge."""
    file = io.BytesIO()
    image.convert("RGB").save(file, "JPEG", quality=quality, subsampling=0, optimize=True)
    return file.getvalue()


def as_webp(image: Image.Image, quality: int = 75) -> bytes:
    """Encodes large pictures with transparent parts, whose edges lose nothing."""
    file = io.BytesIO()
    image.save(file, "WEBP", quality=quality, method=6)
    return file.getvalue()


def as_png(image: Image.Image) -> bytes:
    """Encodes without loss."""
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def reduced(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The picture made smaller, without shimmer."""
    return image.resize(size, Image.Resampling.LANCZOS)


def write(folder: Path, name: str, content: bytes) -> None:
    """Writes into a file of the folder, and makes folders on the way."""
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


TOLERANCE = 2.0
"""Mean difference of a channel, of 255, from which on files differ."""


def difference(kept: Path, drawn: Path) -> str:
    """Tells in a few words how two files differ; empty if they do not."""
    if not kept.is_file():
        return "is missing"
    if drawn.suffix == ".json":
        return "" if kept.read_bytes() == drawn.read_bytes() else "differs"
    one, other = pixels(kept), pixels(drawn)
    if one.shape != other.shape:
        return f"is {one.shape[1]} x {one.shape[0]}, not {other.shape[1]} x {other.shape[0]}"
    mean = float(np.abs(one - other).mean(axis=(0, 1)).max())
    return f"differs by {mean:.1f} of 255" if mean >= TOLERANCE else ""


def pixels(file: Path) -> np.ndarray:
    """Pixels with their alpha, 0 to 255."""
    with Image.open(file) as image:
        return np.asarray(image.convert("RGBA"), np.float32)
