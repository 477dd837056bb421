"""A hint, as far as it has come."""

from __future__ import annotations

from dataclasses import dataclass

from game.players.advice import Advice, Weighed
from game.rules.view import View
from game.table.hands.choices import one_of_each

MOST = 3


@dataclass(frozen=True)
class Hint:
    """Advice on the decision that waits: its `best` answers, among which there is a choice; none
    while the adviser thinks. `warns` if it is the first of a game that would have counted; `all_of`
    if all of them are shown, and not the first alone; `at` is which of them is shown on the table,
    from 0."""

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
        """With which it is compared: the next best, or the best; None if there is no other."""
        other = 0 if self.at else 1
        return self.best[other] if other < len(self.best) else None


def best_of(advice: Advice, view: View) -> tuple[Weighed, ...]:
    """The best answers, each once: of cards that are alike the best stands for all."""
    weighed = {one.command: one for one in advice.weighed}
    kept = {command for command, _ in one_of_each(reversed(weighed), view)}
    return tuple(one for command, one in weighed.items() if command in kept)[:MOST]
