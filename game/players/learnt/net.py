"""The net: the chance of victory of a position, by whole numbers alone.

A row of weights is one large whole number that holds every weight of the row in a lane of its own,
64 bits wide, with a fixed point. Adding two such numbers adds all their lanes at once, in a tenth
of the time that a list of floats takes, and comes to the same last digit on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp
from operator import mul
from struct import Struct

from game.players.learnt.weights import DamagedWeights, Table, Weights

COLOURS, UNITS, HIDDEN = 4, 64, 32
"""Colours, units of each of them, and units of the hidden layer."""
BEND = 0.05
"""Factor of numbers below 0."""
NONE = -1
"""The row of a question that is not asked."""

LANE = 64
ONE = 1 << 20
"""Number that stands for one, in weights and in units."""
LEAK = round(1 / BEND)
STEEPEST = 700.0
"""Largest number that an exponential function is asked for."""


@dataclass(frozen=True)
class Shape:
    """Numbers of rows about the whole and about a colour, and of units that see the whole alone.
    `more` are the numbers of rows of further tables, by the name of who asks such questions."""

    whole: int
    colour: int
    own: int
    more: Mapping[str, tuple[int, int]] = field(default_factory=dict)

    @property
    def tables(self) -> dict[str, tuple[int, int]]:
        """Rows and columns of each table, by its name."""
        wide = UNITS + self.own
        tables = {
            "whole": (self.whole, wide),
            "whole biases": (1, wide),
            "colour": (self.colour, UNITS),
            "hidden": (wide, HIDDEN),
            "hidden biases": (1, HIDDEN),
            "last": (HIDDEN, 1),
            "last bias": (1, 1),
        }
        for name, (whole, colour) in self.more.items():
            tables |= {f"whole of {name}": (whole, wide), f"colour of {name}": (colour, UNITS)}
        return tables


def packed(numbers: Iterable[float], scale: int = ONE) -> int:
    """Returns the numbers in one, a lane each."""
    parts = [round(number * scale) for number in numbers]
    # A lane below 0 borrows from the next one.
    return unsigned(parts) - (unsigned([int(part < 0) for part in parts]) << LANE)


def unsigned(parts: Sequence[int]) -> int:
    return int.from_bytes(Struct(f"<{len(parts)}q").pack(*parts), "little")


def lanes(number: int, into: Struct) -> tuple[int, ...]:
    """Returns the lanes of such a number. After a lane below 0 the next is one too small, which is
    next to nothing."""
    return into.unpack(number.to_bytes(into.size, "little", signed=True))


def chance_of(logit: float) -> float:
    return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, logit))))


def parted(rows: list[int], whole: int) -> tuple[list[int], list[list[int]]]:
    """Returns the first rows, which are those of the `whole`, and those of each colour in turn."""
    each = (len(rows) - whole) // COLOURS
    return rows[:whole], [rows[at : at + each] for at in range(whole, len(rows), each)]


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

    def __init__(self, weights: Weights, shape: Shape) -> None:
        """Tables that the shape does not have are left out. Raises DamagedWeights unless all others
        are there."""
        tables = weights.tables
        for name, (rows, columns) in shape.tables.items():
            if name not in tables or (len(tables[name]), len(tables[name][0])) != (rows, columns):
                raise DamagedWeights("The weights are for other features.")

        def every(part: str) -> Table:
            more = (row for name in shape.more for row in tables[f"{part} of {name}"])
            return *tables[part], *more

        # The units that see the whole alone come before the others, so that a shift leaves these.
        self._whole, self._colour = Rows(every("whole"), UNITS), Rows(every("colour"))
        self._whole_biases = Rows(tables["whole biases"], UNITS)[0]
        hidden = *tables["hidden"][UNITS:], *tables["hidden"][:UNITS]
        self._hidden = [packed(row) for row in hidden]
        self._hidden_biases = packed(tables["hidden biases"][0], ONE * ONE)
        self._last = [row[0] / (ONE * ONE) for row in tables["last"]]
        self._last_bias = tables["last bias"][0][0]
        self._own, self._own_lanes = shape.own, LANE * shape.own
        self._of_whole, self._of_colour, self._of_hidden = (
            Struct(f"<{count}q") for count in (UNITS + shape.own, UNITS, HIDDEN)
        )

    def chance(self, whole: Iterable[int], colours: Iterable[Iterable[int]]) -> float:
        """Returns the chance of victory, from 0 to 1, of a position with these rows of the whole
        and of each colour in turn."""
        seen = sum(map(self._whole.__getitem__, whole), self._whole_biases)
        own = lanes(seen, self._of_whole)[: self._own]
        seen >>= self._own_lanes
        of_colours = [
            lanes(sum(map(self._colour.__getitem__, rows), seen), self._of_colour)
            for rows in colours
        ]
        units = [one if one > 0 else one // LEAK for one in own]
        units += [
            (a if a > 0 else a // LEAK)
            + (b if b > 0 else b // LEAK)
            + (c if c > 0 else c // LEAK)
            + (d if d > 0 else d // LEAK)
            for a, b, c, d in zip(*of_colours, strict=True)
        ]
        hidden = lanes(sum(map(mul, self._hidden, units), self._hidden_biases), self._of_hidden)
        bent = [one if one > 0 else one / LEAK for one in hidden]
        return chance_of(sum(map(mul, self._last, bent), self._last_bias))
