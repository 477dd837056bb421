"""The net that the planner has learnt for all games, asked about a view."""

from __future__ import annotations

from collections.abc import Sequence

from game.players.learnt.net import Net, Shape, parted
from game.players.learnt.weights import Weights
from game.players.planner.features import ACTIVE, COLOUR_ROWS, OWN, WHOLE, WHOLE_ROWS, active
from game.players.planner.imagined import waiting
from game.players.planner.observed import observed
from game.players.planner.reading import Reading, Readings
from game.rules.view import View


def shape_of(readings: Readings) -> Shape:
    """Returns the shape of the net of these editions."""
    more = {one.name: (sum(one.answers), sum(one.colour)) for one in readings.asking}
    return Shape(WHOLE_ROWS, COLOUR_ROWS, OWN, more)


def rows_of(view: View, readings: Readings) -> tuple[list[int], list[list[int]]]:
    """Returns the rows of the whole and those of each colour in turn, as the active seat of a view
    sees it: those of what every game has, then those of the editions."""
    rows = [0] * ACTIVE
    active(observed(view, readings), rows)
    whole, colours = parted(rows, WHOLE)
    more, of_colours = readings.rows(view, waiting(view))
    return whole + more, [own + added for own, added in zip(colours, of_colours, strict=True)]


class Learnt:
    """What was learnt. It is left out of other editions than those of these readings."""

    def __init__(self, weights: Weights, readings: Sequence[Reading]) -> None:
        """Raises DamagedWeights unless the tables have the shapes that the features need."""
        self.readings = Readings(readings, WHOLE_ROWS, COLOUR_ROWS)
        self.version = weights.version
        self._net = Net(weights, shape_of(self.readings))

    def value(self, view: View) -> float:
        """Returns the chance of victory, from 0 to 1, as the active seat of a view sees it."""
        whole, colours = rows_of(view, self.readings)
        return self._net.chance(whole, colours)
