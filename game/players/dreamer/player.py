"""The strongest player of the base game for one."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Any

from game.editions.base.warnings.lost_causes import short_place, turns_left
from game.players.advice import Advice, Thinking, Weighed
from game.players.dreamer.features import COLOUR_ROWS, OWN, WHOLE_ROWS
from game.players.dreamer.moves import MOST_OPTIONS, ORDER, STAGE
from game.players.dreamer.search import ORDERS_NEAR, Search
from game.players.dreamer.view_as_position import answers, position_of
from game.players.learnt.net import Net, Shape, chance_of
from game.players.learnt.weights import Weights
from game.rules.steps import Command, Decision
from game.rules.view import View

WEIGHTS = Path(__file__).parent / "weights.bin"
SHAPE = Shape(WHOLE_ROWS, COLOUR_ROWS, OWN)


class Dreamer:
    """Weighs what each answer leaves by what was learnt, and looks exactly at the next card.

    It knows what a view tells, and does nothing by chance: the same view has the same advice.
    """

    name = "dreamer"

    def __init__(self, weights: Weights) -> None:
        """Raises DamagedWeights."""
        self._net = Net(weights, SHAPE)
        self._curve = weights.curve
        self.version = weights.version
        """Version of its weights: other weights give other chances."""

    @classmethod
    def learnt(cls, file: Path = WEIGHTS) -> Dreamer:
        """Returns the player with the weights of a file. Raises OSError or DamagedWeights."""
        return cls(Weights.from_bytes(file.read_bytes()))

    def think(self, view: View, decision: Decision, legal: Sequence[Command[Any]]) -> Thinking:
        """See `Player.think`. Of equal cards only the first is weighed."""
        first = answers(legal)
        position = position_of(view)
        most = ORDERS_NEAR if position[STAGE] == ORDER else MOST_OPTIONS
        judged = yield from Search(self._net).judged(position, first, most)
        # The table tells what the net knows only nearly.
        hopeless = short_place(view) is not None or turns_left(view) is not None
        chances = [0.0 if hopeless else self._shown(one.chance) for one in judged]
        options = [first[one.answer] for one in judged]
        return Advice(tuple(map(Weighed, options, chances)))

    def _shown(self, chance: float) -> float:
        """Returns the chance as the program's own play bears it out. What is certain stays so."""
        if not 0 < chance < 1:
            return chance
        factor, addend = self._curve
        return chance_of(factor * log(chance / (1 - chance)) + addend)
