"""The file of weights, written for the program from a checkpoint.

python -m build_scripts.train.planner.shipping FOLDER FILE
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from build_scripts.train.planner import net
from build_scripts.train.planner.course import Course
from build_scripts.train.shipping import STEP, rounded
from game.editions import OFFERED
from game.players.dreamer.weights import Weights
from game.players.planner.features import COLOUR_ROWS, WHOLE_ROWS
from game.players.planner.net import shapes


def shipped(course: Course) -> Weights:
    """The averaged parameters; rows of games that were never played are zeros."""
    parts, seen = net.views(course.kept), net.views(course.square)
    whole, colour = (np.where(seen[at].any(axis=1)[:, None], parts[at], 0) for at in (0, 1))
    biases, hidden, hidden_biases, last, last_bias = parts[2:]
    names, own = shapes(OFFERED.readings), []
    at, at_colour = WHOLE_ROWS, COLOUR_ROWS
    for one in OFFERED.readings:
        own += [whole[at : at + sum(one.answers)], colour[at_colour:][: sum(one.colour)]]
        at, at_colour = at + sum(one.answers), at_colour + sum(one.colour)
    of_all = whole[:WHOLE_ROWS], biases[None], colour[:COLOUR_ROWS], hidden, hidden_biases[None]
    numbers = (*of_all, last[:, None], last_bias[None], *own)
    tables = dict(zip(names, map(rounded, numbers), strict=True))
    return Weights(
        tables,
        record={"games": course.games, "by rules": course.games_by_rules, "seed": course.seed},
        step=STEP,
    )


if __name__ == "__main__":
    checkpoint, target = map(Path, sys.argv[1:])
    target.write_bytes(shipped(Course.resume(checkpoint)).to_bytes())
