"""The planner's net, compiled: the chance of a position, and the learning from targets.

The parameters are one flat array of float32; `views` names its parts.
"""

import numba
import numpy as np

from game.editions import OFFERED
from game.players.planner.features import (
    ACTIVE,
    BEND,
    COLOUR,
    COLOUR_ROWS,
    HIDDEN,
    OWN,
    UNITS,
    WHOLE,
    WHOLE_ROWS,
)
from game.players.planner.reading import Readings
from game.players.planner.table import COLOURS

READINGS = Readings(OFFERED.readings, WHOLE_ROWS, COLOUR_ROWS)
MORE = sum(len(one.answers) for one in OFFERED.readings)
MORE_OF_COLOUR = sum(len(one.colour) for one in OFFERED.readings)
"""Most questions of the editions about the whole, and about a colour."""
ASKED = ACTIVE + MORE + COLOURS * MORE_OF_COLOUR
"""Length of the rows of a position: those of `active`, then those of the editions about the whole
and about each colour in turn, each group with NONE at its end where fewer are asked."""
OF_WHOLE = np.array([*range(WHOLE), *range(ACTIVE, ACTIVE + MORE)])
OF_COLOUR = np.array(
    [
        [
            *range(WHOLE + colour * COLOUR, WHOLE + (colour + 1) * COLOUR),
            *range(
                ACTIVE + MORE + colour * MORE_OF_COLOUR,
                ACTIVE + MORE + (colour + 1) * MORE_OF_COLOUR,
            ),
        ]
        for colour in range(COLOURS)
    ]
)
"""Places of the rows of the whole, and of those of each colour."""
WIDE = UNITS + OWN
SHAPES = (
    (READINGS.whole_rows, WIDE),
    (READINGS.colour_rows, UNITS),
    (WIDE,),
    (WIDE, HIDDEN),
    (HIDDEN,),
    (HIDDEN,),
    (1,),
)
"""Rows of the whole, rows of a colour, bias; second layer, bias; output, bias."""
PARAMETERS = sum(int(np.prod(shape)) for shape in SHAPES)
BENT = np.float32(BEND)
NOTHING, ONE = np.float32(0), np.float32(1)


def views(flat: np.ndarray) -> tuple[np.ndarray, ...]:
    """The parts of the parameters, by `SHAPES`."""
    parts, at = [], 0
    for shape in SHAPES:
        size = int(np.prod(shape))
        parts.append(flat[at : at + size].reshape(shape))
        at += size
    return tuple(parts)


def untrained(seed: int) -> np.ndarray:
    """Parameters by chance, of a size that keeps the sums near 1. Rows of the editions' own
    questions are zeros: they are learnt last."""
    chance = np.random.default_rng(seed)
    flat: np.ndarray = np.zeros(PARAMETERS, np.float32)
    whole, colour, _, second, _, output, _ = views(flat)
    first = (whole[:WHOLE_ROWS], 0.15), (colour[:COLOUR_ROWS], 0.15)
    for part, width in (*first, (second, 0.08), (output, 0.15)):
        part[:] = chance.normal(0, width, part.shape)
    return flat


@numba.njit(nogil=True, fastmath=True)
def forward(net, rows, whole, units, summed, hidden):
    """The logit of the chance. Leaves the sums before each bend in `whole`, `units` and `hidden`,
    and the inputs of the second layer in `summed`."""
    rows_whole, rows_colour, bias, second, bias_second, output, bias_output = net
    for unit in range(WIDE):
        whole[unit] = bias[unit]
    for place in OF_WHOLE:
        if rows[place] < 0:
            continue
        row = rows_whole[rows[place]]
        for unit in range(WIDE):
            whole[unit] += row[unit]
    for unit in range(UNITS):
        summed[unit] = NOTHING
    for colour in range(COLOURS):
        own = units[colour]
        for unit in range(UNITS):
            own[unit] = whole[unit]
        for place in OF_COLOUR[colour]:
            at = rows[place]
            if at < 0:
                continue
            row = rows_colour[at]
            for unit in range(UNITS):
                own[unit] += row[unit]
        for unit in range(UNITS):
            summed[unit] += max(own[unit], own[unit] * BENT)
    for unit in range(UNITS, WIDE):
        summed[unit] = max(whole[unit], whole[unit] * BENT)
    for unit in range(HIDDEN):
        hidden[unit] = bias_second[unit]
    for place in range(WIDE):
        row = second[place]
        number = summed[place]
        for unit in range(HIDDEN):
            hidden[unit] += row[unit] * number
    logit = bias_output[0]
    for unit in range(HIDDEN):
        logit += max(hidden[unit], hidden[unit] * BENT) * output[unit]
    return logit


@numba.njit(nogil=True, fastmath=True)
def backward(net, slope, rows, error, whole, units, summed, hidden, above, below):
    """Adds to `slope` that of one position whose logit should fall by `error`, after `forward`."""
    second, output = net[3], net[5]
    to_whole, to_colour, to_bias, to_second, to_bias_second, to_output, to_bias_output = slope
    to_bias_output[0] += error
    for unit in range(HIDDEN):
        to_output[unit] += error * max(hidden[unit], hidden[unit] * BENT)
        above[unit] = error * output[unit] * (ONE if hidden[unit] > NOTHING else BENT)
        to_bias_second[unit] += above[unit]
    for place in range(WIDE):
        row, into = second[place], to_second[place]
        number, total = summed[place], NOTHING
        for unit in range(HIDDEN):
            into[unit] += number * above[unit]
            total += row[unit] * above[unit]
        summed[place] = total
    for unit in range(UNITS):
        below[unit] = NOTHING
    for unit in range(UNITS, WIDE):
        below[unit] = summed[unit] * (ONE if whole[unit] > NOTHING else BENT)
    for colour in range(COLOURS):
        own = units[colour]
        for unit in range(UNITS):
            own[unit] = summed[unit] * (ONE if own[unit] > NOTHING else BENT)
            below[unit] += own[unit]
        for place in OF_COLOUR[colour]:
            at = rows[place]
            if at < 0:
                continue
            into = to_colour[at]
            for unit in range(UNITS):
                into[unit] += own[unit]
    for unit in range(WIDE):
        to_bias[unit] += below[unit]
    for place in OF_WHOLE:
        if rows[place] < 0:
            continue
        into = to_whole[rows[place]]
        for unit in range(WIDE):
            into[unit] += below[unit]


@numba.njit(nogil=True)
def scratch():
    """Buffers that `forward` writes into."""
    return (
        np.empty(WIDE, np.float32),
        np.empty((COLOURS, UNITS), np.float32),
        np.empty(WIDE, np.float32),
        np.empty(HIDDEN, np.float32),
    )


@numba.njit(nogil=True, fastmath=True)
def learn(net, slope, flat, flat_slope, mean, square, count, rows, targets, order, batch, rate):
    """One pass over the positions in this order, by Adam in batches; the mean cross-entropy, and
    how many steps were taken in all."""
    whole, units, summed, hidden = scratch()
    above, below = np.empty(HIDDEN, np.float32), np.empty(WIDE, np.float32)
    loss = 0.0
    near, far = np.float32(0.9), np.float32(0.999)
    for start in range(0, len(order) - batch + 1, batch):
        flat_slope[:] = NOTHING
        for place in range(start, start + batch):
            own = rows[order[place]]
            logit = forward(net, own, whole, units, summed, hidden)
            chance = ONE / (ONE + np.exp(-logit))
            target = targets[order[place]]
            loss -= target * np.log(chance + 1e-7) + (1 - target) * np.log(1 - chance + 1e-7)
            error = (chance - target) / np.float32(batch)
            backward(net, slope, own, error, whole, units, summed, hidden, above, below)
        count += 1
        step = np.float32(rate * np.sqrt(1 - 0.999**count) / (1 - 0.9**count))
        for place in range(PARAMETERS):
            number = flat_slope[place]
            mean[place] = near * mean[place] + (ONE - near) * number
            square[place] = far * square[place] + (ONE - far) * number * number
            flat[place] -= step * mean[place] / (np.sqrt(square[place]) + np.float32(1e-8))
    return loss / max(1, len(order) // batch * batch), count
