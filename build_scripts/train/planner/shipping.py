"""The file of weights, written for the program from a checkpoint.

python -m build_scripts.train.planner.shipping FOLDER FILE
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from build_scripts.train.planner import net
from build_scripts.train.planner.course import Course
from game.players.dreamer.weights import Table, Weights
from game.players.planner.net import TABLES

STEP, MOST = 32, 127
"""Weights are rounded to so many parts of one, and are at most so many of these: it wins as often,
and the package stores them in half the space."""


def table(numbers: np.ndarray) -> Table:
    parts = np.clip(np.round(numbers * STEP), -MOST, MOST)
    return tuple(tuple(map(float, row)) for row in parts / STEP)


def shipped(course: Course) -> Weights:
    """The averaged parameters; rows of games that were never played are zeros."""
    parts, seen = net.views(course.kept), net.views(course.square)
    rows = [np.where(seen[at].any(axis=1)[:, None], parts[at], 0) for at in (0, 1)]
    whole, colour = rows
    biases, hidden, hidden_biases, last, last_bias = parts[2:]
    numbers = (whole, biases[None], colour, hidden, hidden_biases[None], last[:, None])
    tables = dict(zip(TABLES, map(table, (*numbers, last_bias[None])), strict=True))
    return Weights(tables, record={"games": course.games, "seed": course.seed}, step=STEP)


if __name__ == "__main__":
    checkpoint, target = map(Path, sys.argv[1:])
    target.write_bytes(shipped(Course.resume(checkpoint)).to_bytes())
