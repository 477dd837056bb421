"""Editions whose adviser answers quickly."""

from collections.abc import Sequence
from typing import Any

from game.editions import BASE_GAME, Editions
from game.players.advice import Player, Thinking
from game.rules.steps import Command, Decision
from game.rules.view import View
from tests.players.review.reckoning import Quick


class Thinker(Quick):
    """An adviser that counts the decisions it is asked about, and that never finishes while
    `stuck`."""

    asked, stuck = 0, False

    def think(self, view: View, decision: Decision, legal: Sequence[Command[Any]]) -> Thinking:
        self.asked += 1
        while self.stuck:
            yield
        return (yield from super().think(view, decision, legal))


class Advised(Editions):
    """Editions in which a quick thinker advises on the base game for one."""

    def __init__(self) -> None:
        super().__init__(BASE_GAME)
        self.thinker = Thinker()

    def adviser(self, edition: str, seats: int) -> Player:
        alone = (edition, seats) == ("base", 1)
        return self.thinker if alone else super().adviser(edition, seats)
