"""Whether a file is still what its module makes. Not byte by byte: machines round differently."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from build_scripts.sound.writing import read

TOLERANCE = 0.03
"""Of the level of the sound: how strong the difference may be."""


def difference(kept: Path, made: Path) -> str:
    """How they differ, in a few words; empty if they do not."""
    if not kept.is_file():
        return "is missing"
    one, other = read(kept), read(made)
    if one.shape != other.shape:
        return f"is {one.shape}, not {other.shape}: samples and sides"
    apart = float(np.sqrt(np.mean((one - other) ** 2) / np.mean(other**2)))
    return f"differs by {apart:.0%} of its level" if apart >= TOLERANCE else ""
