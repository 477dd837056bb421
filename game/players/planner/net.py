"""The planner's net: the chance of victory from the features of a position, by whole numbers
alone.

A row of weights is one large whole number with a lane for each unit, as in the dreamer's net.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from struct import Struct

from game.players.dreamer.net import (
    LANE,
    ONE,
    chance_of,
    lanes,
    own_first,
    packed,
    packed_rows,
    shapes_of,
)
from game.players.dreamer.weights import DamagedWeights, Weights
from game.players.planner.features import (
    ACTIVE,
    BEND,
    COLOUR,
    COLOUR_ROWS,
    HIDDEN,
    NONE,
    OWN,
    UNITS,
    WHOLE,
    WHOLE_ROWS,
    active,
)
from game.players.planner.imagined import waiting
from game.players.planner.observed import observed
from game.players.planner.reading import Reading, Readings
from game.rules.view import View


def shapes(readings: Sequence[Reading]) -> dict[str, tuple[int, int]]:
    """Returns rows and columns of each table: those of what every game has, then two for each of
    these readings."""
    own = {}
    for one in readings:
        own[f"whole of {one.name}"] = sum(one.answers), UNITS + OWN
        own[f"colour of {one.name}"] = sum(one.colour), UNITS
    return {**shapes_of(WHOLE_ROWS, COLOUR_ROWS, UNITS, OWN, HIDDEN), **own}


LEAK = round(1 / BEND)
UNIT_LANES, WHOLE_LANES, HIDDEN_LANES = (
    Struct(f"<{count}q") for count in (UNITS, UNITS + OWN, HIDDEN)
)


class Rows(dict[int, int]):
    """Rows of a table by number, each packed when it is asked for first: a game needs few of
    them."""

    def __init__(self, table: Sequence[Sequence[float]], last: int = 0) -> None:
        """Puts the units from `last` on before the others."""
        super().__init__({NONE: 0})
        self._table, self._last = table, last

    def __missing__(self, number: int) -> int:
        row = self._table[number]
        self[number] = packed((*row[self._last :], *row[: self._last]))
        return self[number]


class Net:
    """Each colour has units of its own, which see the whole and the colour and are added up after
    they are bent; a few more see the whole alone. A hidden layer follows, and the chance."""

    def __init__(self, weights: Weights, readings: Sequence[Reading]) -> None:
        """What was learnt of other editions than those of these readings is left out. Raises
        DamagedWeights unless the tables have the shapes that the features need."""
        self._readings = Readings(readings, WHOLE_ROWS, COLOUR_ROWS)
        tables = weights.tables
        for name, shape in shapes(readings).items():
            if name not in tables or (len(tables[name]), len(tables[name][0])) != shape:
                raise DamagedWeights("The weights are for other features.")
        self.version = weights.version
        whole, colour = (
            [*tables[part], *(row for one in readings for row in tables[f"{part} of {one.name}"])]
            for part in ("whole", "colour")
        )
        self._whole, self._colour = Rows(whole, UNITS), Rows(colour)
        self._whole_biases = packed(own_first(tables["whole biases"], UNITS)[0])
        self._hidden = packed_rows((*tables["hidden"][UNITS:], *tables["hidden"][:UNITS]))
        self._hidden_biases = packed(tables["hidden biases"][0], ONE * ONE)
        self._last = [row[0] / (ONE * ONE) for row in tables["last"]]
        self._last_bias = tables["last bias"][0][0]
        self._rows = [0] * ACTIVE

    def value(self, view: View) -> float:
        """Returns the chance of victory, from 0 to 1, as the active seat sees it."""
        rows = self._rows
        active(observed(view), rows)
        own_whole, own_colours = self._readings.rows(view, waiting(view))
        whole_rows = rows[:WHOLE] + own_whole
        whole = sum(map(self._whole.__getitem__, whole_rows), self._whole_biases)
        own = lanes(whole, WHOLE_LANES)[:OWN]
        seen = whole >> (LANE * OWN)
        colours = [
            lanes(
                sum(map(self._colour.__getitem__, rows[at : at + COLOUR] + added), seen), UNIT_LANES
            )
            for at, added in zip(range(WHOLE, ACTIVE, COLOUR), own_colours, strict=True)
        ]
        units = [one if one > 0 else one // LEAK for one in own]
        units += [
            (a if a > 0 else a // LEAK)
            + (b if b > 0 else b // LEAK)
            + (c if c > 0 else c // LEAK)
            + (d if d > 0 else d // LEAK)
            for a, b, c, d in zip(*colours, strict=True)
        ]
        hidden = lanes(sum(map(mul, self._hidden, units), self._hidden_biases), HIDDEN_LANES)
        bent = [one if one > 0 else one / LEAK for one in hidden]
        return chance_of(sum(map(mul, self._last, bent), self._last_bias))
