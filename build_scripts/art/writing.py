"""Writes pictures to files."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import skia
from PIL import Image

from build_scripts.art.paint import Sheet


def picture(sheet: Sheet) -> Image.Image:
    """What is on a sheet, with its transparency."""
    pixels = sheet.image().toarray(colorType=skia.kRGBA_8888_ColorType)
    # Skia multiplies colours by their alpha; files hold them as they are.
    return Image.fromarray(np.ascontiguousarray(pixels), "RGBA")


def as_jpeg(image: Image.Image, quality: int = 86) -> bytes:
    """Without subsampling: red on blue keeps its edge."""
    file = io.BytesIO()
    image.convert("RGB").save(file, "JPEG", quality=quality, subsampling=0, optimize=True)
    return file.getvalue()


def as_webp(image: Image.Image, quality: int = 75) -> bytes:
    """For large pictures with transparent parts, whose edges lose nothing."""
    file = io.BytesIO()
    image.save(file, "WEBP", quality=quality, method=6)
    return file.getvalue()


def as_png(image: Image.Image) -> bytes:
    """Without loss."""
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()


def reduced(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Smaller, without shimmer."""
    return image.resize(size, Image.Resampling.LANCZOS)


def write(folder: Path, name: str, content: bytes) -> None:
    """Into a file of the folder; folders on the way are made."""
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
