"""The state of a hint."""

from __future__ import annotations

from dataclasses import dataclass

from game.players.advice import Advice, Weighed
from game.rules.view import View
from game.table.hands.choices import one_of_each

MOST = 3


@dataclass(frozen=True)
class Hint:
    """Advice on the current decision. `best` holds the best answers, to choose from; it is empty
    while the adviser thinks. `warns` marks the first hint of a game that would have counted
    otherwise. `all_of` tells that all best answers are shown, not only the first. `at` is the
    number of the answer on the table, from 0."""

    best: tuple[Weighed, ...] = ()
    warns: bool = False
    all_of: bool = False
    at: int = 0

    @property
    def shown(self) -> Weighed | None:
        """The answer that is shown on the table; None while the adviser thinks."""
        return self.best[self.at] if self.best else None

    @property
    def instead(self) -> Weighed | None:
        """The answer to compare it with: the second best, or else the best; None if there is no
        other."""
        other = 0 if self.at else 1
        return self.best[other] if other < len(self.best) else None


def best_of(advice: Advice, view: View) -> tuple[Weighed, ...]:
    """Returns the best answers. Of answers with cards that are alike, only the best one is kept."""
    weighed = {one.command: one for one in advice.weighed}
    kept = {command for command, _ in one_of_each(reversed(weighed), view)}
    return tuple(one for command, one in weighed.items() if command in kept)[:MOST]
