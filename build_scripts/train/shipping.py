"""The file of weights: written for the program, and read back to measure it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from build_scripts.train.net import PARAMETERS, SHAPES, views
from game.players.dreamer.net import TABLES
from game.players.dreamer.weights import Table, Weights

STEP, MOST = 32, 127
"""Weights are rounded to so many parts of one, and are at most so many of these: it wins as often,
and the package stores them in half the space."""

PARTS = "whole", "colour", "whole biases", "hidden", "hidden biases", "last", "last bias"
"""The tables of the file, in the order of the parameters."""


def ship(
    flat: np.ndarray, path: Path, record: Mapping[str, Any], curve: tuple[float, float] = (1.0, 0.0)
) -> None:
    """Writes the file."""
    parts = dict(zip(PARTS, views(flat), strict=True))
    tables = {name: rounded(parts[name].reshape(TABLES[name])) for name in PARTS}
    path.write_bytes(Weights(tables, curve, dict(record), step=STEP).to_bytes())


def rounded(numbers: np.ndarray) -> Table:
    """The numbers of a table as the file keeps them."""
    parts = np.clip(np.round(numbers * STEP), -MOST, MOST)
    return tuple(tuple(map(float, row)) for row in parts / STEP)


def shipped(path: Path) -> tuple[np.ndarray, tuple[float, float]]:
    """The parameters of such a file, and its curve."""
    weights = Weights.from_bytes(path.read_bytes())
    flat: np.ndarray = np.zeros(PARAMETERS, np.float32)
    for name, part, shape in zip(PARTS, views(flat), SHAPES, strict=True):
        part[:] = np.array(weights.tables[name], np.float32).reshape(shape)
    return flat, weights.curve
