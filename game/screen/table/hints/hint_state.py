"""The state of a hint."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.players.advice import Advice, Weighed
from game.rules.view import View
from game.table.hands.choices import one_of_each

MOST = 3


@dataclass(frozen=True)
class Hint:
    """Advice on the current decision. `best` holds the best answers, to choose from; it is empty
    while the adviser thinks, and `beyond` is the next one after them. `all_of` tells that all best
    answers are shown, not only the first. `at` is the number of the answer on the table, from
    0."""

    best: tuple[Weighed, ...] = ()
    beyond: Weighed | None = None
    all_of: bool = False
    at: int = 0

    @property
    def shown(self) -> Weighed | None:
        """The answer that is shown on the table; None while the adviser thinks."""
        return self.best[self.at] if self.best else None

    def after(self, number: int) -> Weighed | None:
        """Returns the answer that is the next best after the one with this number, from 0; None if
        there is no other."""
        return (*self.best, self.beyond)[number + 1]


def hint_of(advice: Advice, view: View) -> Hint:
    """Returns a hint with the best answers."""
    ranked = ranks(advice, view)
    return Hint(tuple(ranked[:MOST]), next(iter(ranked[MOST:]), None))


def ranks(advice: Advice, view: View) -> Sequence[Weighed]:
    """Returns all answers, the best first. Of answers with cards that are alike, only the best one
    is kept."""
    weighed = {one.command: one for one in advice.weighed}
    kept = {command for command, _ in one_of_each(reversed(weighed), view)}
    return [one for command, one in weighed.items() if command in kept]
