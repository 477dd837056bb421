"""The net: the chance of victory of a position, by whole numbers alone.

A row of weights is one large whole number that holds every weight of the row in a lane of its own,
64 bits wide, with a fixed point. Adding two such numbers adds all their lanes at once, in a tenth
of the time that a list of floats takes, and comes to the same last digit on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from operator import mul
from struct import Struct

from game.players.dreamer.features import (
    ACTIVE,
    BEND,
    COLOUR,
    COLOUR_ROWS,
    HIDDEN,
    OWN,
    UNITS,
    WHOLE,
    WHOLE_ROWS,
    active,
)
from game.players.dreamer.weights import DamagedWeights, Table, Weights


def shapes_of(
    whole_rows: int, colour_rows: int, units: int, own: int, hidden: int
) -> dict[str, tuple[int, int]]:
    """Returns rows and columns of each table of a net with so many rows of the whole and of a
    colour, units of a colour and of the whole alone, and hidden ones."""
    return {
        "whole": (whole_rows, units + own),
        "whole biases": (1, units + own),
        "colour": (colour_rows, units),
        "hidden": (units + own, hidden),
        "hidden biases": (1, hidden),
        "last": (hidden, 1),
        "last bias": (1, 1),
    }


TABLES = shapes_of(WHOLE_ROWS, COLOUR_ROWS, UNITS, OWN, HIDDEN)
"""Rows and columns of each table."""

LANE = 64
ONE = 1 << 20
"""Number that stands for one, in weights and in units."""
LEAK = round(1 / BEND)
STEEPEST = 700.0
"""Largest number that an exponential function is asked for."""


def packed(numbers: Iterable[float], scale: int = ONE) -> int:
    """Returns the numbers in one, a lane each."""
    return sum(round(number * scale) << (LANE * at) for at, number in enumerate(numbers))


def packed_rows(table: Table) -> list[int]:
    return [packed(row) for row in table]


def own_first(table: Table, units: int = UNITS) -> Table:
    """Puts the units that see the whole alone before the others, so that a shift leaves these."""
    return tuple((*row[units:], *row[:units]) for row in table)


def chance_of(logit: float) -> float:
    return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, logit))))


UNIT_LANES, WHOLE_LANES, HIDDEN_LANES = (
    Struct(f"<{count}q") for count in (UNITS, UNITS + OWN, HIDDEN)
)


def lanes(number: int, into: Struct) -> tuple[int, ...]:
    """Returns the lanes of such a number. After a lane below 0 the next is one too small, which is
    next to nothing."""
    return into.unpack(number.to_bytes(into.size, "little", signed=True))


class Net:
    """Each colour has units of its own, which see the whole and the colour and are added up after
    they are bent; a few more see the whole alone. A hidden layer follows, and the chance."""

    def __init__(self, weights: Weights) -> None:
        """Raises DamagedWeights unless the tables have the shapes that the features need."""
        tables = weights.tables
        if {name: (len(table), len(table[0])) for name, table in tables.items()} != TABLES:
            raise DamagedWeights("The weights are for other features.")
        self._whole = packed_rows(own_first(tables["whole"]))
        self._whole_biases = packed(own_first(tables["whole biases"])[0])
        self._colour = packed_rows(tables["colour"])
        self._hidden = packed_rows((*tables["hidden"][UNITS:], *tables["hidden"][:UNITS]))
        self._hidden_biases = packed(tables["hidden biases"][0], ONE * ONE)
        self._last = [row[0] / (ONE * ONE) for row in tables["last"]]
        self._last_bias = tables["last bias"][0][0]
        self._rows = [0] * ACTIVE

    def value(self, position: list[int]) -> float:
        """Returns the chance of victory, from 0 to 1, of a position in which a card turns up next
        or a turn starts."""
        rows = self._rows
        active(position, rows)
        whole = sum(map(self._whole.__getitem__, rows[:WHOLE]), self._whole_biases)
        own = lanes(whole, WHOLE_LANES)[:OWN]
        seen = whole >> (LANE * OWN)
        colours = [
            lanes(sum(map(self._colour.__getitem__, rows[at : at + COLOUR]), seen), UNIT_LANES)
            for at in range(WHOLE, ACTIVE, COLOUR)
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
