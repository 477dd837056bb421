"""The file of weights: written for the program, and read back to measure it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from build_scripts.train.net import PARAMETERS, SHAPES, views
from game.players.dreamer.net import TABLES
from game.players.dreamer.weights import Weights

PARTS = "whole", "colour", "whole biases", "hidden", "hidden biases", "last", "last bias"
"""The tables of the file, in the order of the parameters."""


def ship(
    flat: np.ndarray, path: Path, record: Mapping[str, Any], curve: tuple[float, float] = (1.0, 0.0)
) -> None:
    """Writes the file, in numbers of 16 bits."""
    parts = dict(zip(PARTS, views(flat), strict=True))
    tables = {
        name: tuple(tuple(map(float, row)) for row in parts[name].reshape(TABLES[name]))
        for name in PARTS
    }
    path.write_bytes(Weights(tables, curve, dict(record)).to_bytes())


def shipped(path: Path) -> tuple[np.ndarray, tuple[float, float]]:
    """The parameters of such a file, and its curve."""
    weights = Weights.from_bytes(path.read_bytes())
    flat: np.ndarray = np.zeros(PARAMETERS, np.float32)
    for name, part, shape in zip(PARTS, views(flat), SHAPES, strict=True):
        part[:] = np.array(weights.tables[name], np.float32).reshape(shape)
    return flat, weights.curve
