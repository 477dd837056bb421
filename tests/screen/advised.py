"""Editions with an adviser who reckons quickly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.editions import BASE_GAME, Editions
from game.players.advice import Player, Thinking
from game.rules.steps import Command, Decision
from game.rules.view import View
from tests.players.review.reckoning import Quick


class Thinker(Quick):
    """Counts the decisions that it is asked about; while it is `stuck` it never comes to an end."""

    asked, stuck = 0, False

    def think(self, view: View, decision: Decision, legal: Sequence[Command[Any]]) -> Thinking:
        self.asked += 1
        while self.stuck:
            yield
        return (yield from super().think(view, decision, legal))


class Advised(Editions):
    """The base game alone is reckoned by a quick thinker."""

    def __init__(self) -> None:
        super().__init__(BASE_GAME)
        self.thinker = Thinker()

    def adviser(self, edition: str, seats: int) -> Player:
        alone = (edition, seats) == ("base", 1)
        return self.thinker if alone else super().adviser(edition, seats)
