"""A player who does anything, to compare others with."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from game.players.advice import Advice, Thinking, Weighed
from game.rules.steps import Command, Decision
from game.rules.view import View


class RandomPlayer:
    """Any answer is as likely as any other; the same seed and games bring the same answers."""

    name = "random"

    def __init__(self, seed: str) -> None:
        self._rng = random.Random(seed)

    def think(self, view: View, decision: Decision, legal: Sequence[Command[Any]]) -> Thinking:
        """See `Player.think`."""
        yield
        return Advice(tuple(Weighed(command) for command in self._rng.sample(legal, len(legal))))
