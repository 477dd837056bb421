"""A net, compiled for its shape: the chance of a position, and the learning from targets.

The parameters are one flat array of float32; `views` names its parts. Their order is that of the
file of weights.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np

from game.players.learnt.net import BEND, COLOURS, HIDDEN, UNITS, Shape

BENT = np.float32(BEND)
NOTHING, ONE = np.float32(0), np.float32(1)


@dataclass(frozen=True)
class CompiledNet:
    """`forward(net, rows, whole, units, summed, hidden)` returns the logit of the chance; `scratch`
    makes the last four, which hold its sums before each bend, and the inputs of the second layer in
    `summed`. `backward` adds to a slope that of one position whose logit should fall by an error.
    `learn` passes once over positions. `asked` is the length of the rows of a position."""

    shape: Shape
    sizes: tuple[tuple[int, ...], ...]
    asked: int
    forward: Callable[..., Any]
    backward: Callable[..., Any]
    learn: Callable[..., Any]
    scratch: Callable[..., Any]

    @property
    def parameters(self) -> int:
        return sum(int(np.prod(size)) for size in self.sizes)

    def views(self, flat: np.ndarray) -> tuple[np.ndarray, ...]:
        """The parts of the parameters: rows of the whole, rows of a colour, bias; second layer,
        bias; output, bias."""
        parts, at = [], 0
        for shape in self.sizes:
            size = int(np.prod(shape))
            parts.append(flat[at : at + size].reshape(shape))
            at += size
        return tuple(parts)

    def untrained(self, seed: int, width: float) -> np.ndarray:
        """Parameters by chance, of a size that keeps the sums near 1; those of rows are so wide.
        Rows of the editions' own questions are zeros: they are learnt last."""
        chance = np.random.default_rng(seed)
        flat: np.ndarray = np.zeros(self.parameters, np.float32)
        whole, colour, _, second, _, output, _ = self.views(flat)
        first = (whole[: self.shape.whole], width), (colour[: self.shape.colour], width)
        for part, wide in (*first, (second, 0.08), (output, 0.15)):
            part[:] = chance.normal(0, wide, part.shape)
        return flat


def compiled_net(shape: Shape, of_whole: np.ndarray, of_colour: np.ndarray) -> CompiledNet:
    """The net of a shape, compiled when it is first asked. `of_whole` are the places of the rows of
    the whole in those of a position, `of_colour` those of each colour; a row below 0 is of a
    question that is not asked."""
    wide = UNITS + shape.own
    more = shape.more.values()
    sizes: tuple[tuple[int, ...], ...] = (
        (shape.whole + sum(whole for whole, _ in more), wide),
        (shape.colour + sum(colour for _, colour in more), UNITS),
        (wide,),
        (wide, HIDDEN),
        (HIDDEN,),
        (HIDDEN,),
        (1,),
    )

    @numba.njit(nogil=True, fastmath=True)
    def forward(net, rows, whole, units, summed, hidden):
        rows_whole, rows_colour, bias, second, bias_second, output, bias_output = net
        for unit in range(wide):
            whole[unit] = bias[unit]
        for place in of_whole:
            if rows[place] < 0:
                continue
            row = rows_whole[rows[place]]
            for unit in range(wide):
                whole[unit] += row[unit]
        for unit in range(UNITS):
            summed[unit] = NOTHING
        for colour in range(COLOURS):
            own = units[colour]
            for unit in range(UNITS):
                own[unit] = whole[unit]
            for place in of_colour[colour]:
                at = rows[place]
                if at < 0:
                    continue
                row = rows_colour[at]
                for unit in range(UNITS):
                    own[unit] += row[unit]
            for unit in range(UNITS):
                summed[unit] += max(own[unit], own[unit] * BENT)
        for unit in range(UNITS, wide):
            summed[unit] = max(whole[unit], whole[unit] * BENT)
        for unit in range(HIDDEN):
            hidden[unit] = bias_second[unit]
        for place in range(wide):
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
        second, output = net[3], net[5]
        to_whole, to_colour, to_bias, to_second, to_bias_second, to_output, to_bias_output = slope
        to_bias_output[0] += error
        for unit in range(HIDDEN):
            to_output[unit] += error * max(hidden[unit], hidden[unit] * BENT)
            above[unit] = error * output[unit] * (ONE if hidden[unit] > NOTHING else BENT)
            to_bias_second[unit] += above[unit]
        for place in range(wide):
            row, into = second[place], to_second[place]
            number, total = summed[place], NOTHING
            for unit in range(HIDDEN):
                into[unit] += number * above[unit]
                total += row[unit] * above[unit]
            summed[place] = total
        for unit in range(UNITS):
            below[unit] = NOTHING
        for unit in range(UNITS, wide):
            below[unit] = summed[unit] * (ONE if whole[unit] > NOTHING else BENT)
        for colour in range(COLOURS):
            own = units[colour]
            for unit in range(UNITS):
                own[unit] = summed[unit] * (ONE if own[unit] > NOTHING else BENT)
                below[unit] += own[unit]
            for place in of_colour[colour]:
                at = rows[place]
                if at < 0:
                    continue
                into = to_colour[at]
                for unit in range(UNITS):
                    into[unit] += own[unit]
        for unit in range(wide):
            to_bias[unit] += below[unit]
        for place in of_whole:
            if rows[place] < 0:
                continue
            into = to_whole[rows[place]]
            for unit in range(wide):
                into[unit] += below[unit]

    @numba.njit(nogil=True)
    def scratch():
        return (
            np.empty(wide, np.float32),
            np.empty((COLOURS, UNITS), np.float32),
            np.empty(wide, np.float32),
            np.empty(HIDDEN, np.float32),
        )

    @numba.njit(nogil=True, fastmath=True)
    def learn(net, slope, flat, flat_slope, mean, square, count, rows, targets, order, batch, rate):
        """One pass over the positions in this order, by Adam in batches; the mean cross-entropy,
        and how many steps were taken in all."""
        whole, units, summed, hidden = scratch()
        above, below = np.empty(HIDDEN, np.float32), np.empty(wide, np.float32)
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
            for place in range(len(flat)):
                number = flat_slope[place]
                mean[place] = near * mean[place] + (ONE - near) * number
                square[place] = far * square[place] + (ONE - far) * number * number
                flat[place] -= step * mean[place] / (np.sqrt(square[place]) + np.float32(1e-8))
        return loss / max(1, len(order) // batch * batch), count

    asked = len(of_whole) + of_colour.size
    return CompiledNet(shape, sizes, asked, forward, backward, learn, scratch)
