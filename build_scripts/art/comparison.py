"""Whether a file is still what its module draws. Not byte by byte: machines round differently."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

TOLERANCE = 2.0
"""Of 255: the mean difference of a channel."""


def difference(kept: Path, drawn: Path) -> str:
    """How they differ, in a few words; empty if they do not."""
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
    """With their alpha, 0 to 255."""
    with Image.open(file) as image:
        return np.asarray(image.convert("RGBA"), np.float32)
