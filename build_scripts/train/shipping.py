"""The file of weights: written for the program, and read back to measure it."""

from pathlib import Path

import numpy as np

from build_scripts.train.course import Course
from build_scripts.train.net import CompiledNet
from game.players.learnt.weights import Table, Weights

STEP, MOST = 32, 127
"""Weights are rounded to so many parts of one, and are at most so many of these: it wins as often,
and the package stores them in half the space."""
PARTS = "whole", "colour", "whole biases", "hidden", "hidden biases", "last", "last bias"
"""The tables of the file, in the order of the parameters; rows of editions have tables of their
own."""


def rounded(numbers: np.ndarray) -> Table:
    """The numbers of a table as the file keeps them."""
    parts = np.clip(np.round(numbers * STEP), -MOST, MOST)
    return tuple(tuple(map(float, row)) for row in parts / STEP)


def learnt(course: Course) -> Weights:
    """The averaged parameters; rows of games that were never played are zeros."""
    net, seen = course.plan.net, course.plan.net.views(course.square)
    parts = dict(zip(PARTS, net.views(course.kept), strict=True))
    for name, rows in zip(("whole", "colour"), seen, strict=False):
        parts[name] = np.where(rows.any(axis=1)[:, None], parts[name], 0)
    tables, at = {}, {"whole": 0, "colour": 0}
    for name, (rows, columns) in net.shape.tables.items():
        part = name.partition(" of ")[0]
        first = at.get(part, 0)
        tables[name] = rounded(parts[part][first:].reshape((-1, columns))[:rows])
        if part in at:
            at[part] = first + rows
    record = {"games": course.games, "seed": course.seed}
    if course.by_rules:
        record["by rules"] = course.games_by_rules
    return Weights(tables, record=record, step=STEP)


def shipped(path: Path, net: CompiledNet) -> tuple[np.ndarray, tuple[float, float]]:
    """The parameters of such a file, and its curve."""
    weights = Weights.from_bytes(path.read_bytes())
    more = net.shape.more
    flat: np.ndarray = np.zeros(net.parameters, np.float32)
    for name, part in zip(PARTS, net.views(flat), strict=True):
        names = [name, *(f"{name} of {one}" for one in more if name in ("whole", "colour"))]
        rows = [np.array(row, np.float32) for one in names for row in weights.tables[one]]
        part[:] = np.array(rows).reshape(part.shape)
    return flat, weights.curve
