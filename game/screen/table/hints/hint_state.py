"""The state of a hint."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from game.players.advice import Advice, Weighed, faces_of
from game.rules.card_toolkit import PutInOrder
from game.rules.state import DECK
from game.rules.steps import Command
from game.rules.view import View
from game.words import Words

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


def hint_of(advice: Advice, view: View, words: Words) -> Hint:
    """Returns a hint with the best answers."""
    ranked = ranks(advice, view, words)
    return Hint(tuple(ranked[:MOST]), next(iter(ranked[MOST:]), None))


def ranks(advice: Advice, view: View, words: Words) -> Sequence[Weighed]:
    """Returns all answers, the best first. Of those that are called the same, and of orders that
    differ only in what comes after the next card, only the best one is kept."""
    kept: dict[Hashable, Weighed] = {}
    for one in advice.weighed:
        kept.setdefault(called(one.command, view, words), one)
    return list(kept.values())


def called(command: Command[Any], view: View, words: Words) -> Hashable:
    """Returns what tells an answer from others; of an order only the card that comes next does, and
    none of those that go under the deck."""
    if not isinstance(command, PutInOrder):
        return words.command(command, view)
    held = vars(command)
    comes = () if command.apart == DECK else held["order"][:1]
    others = (faces_of(value) for name, value in held.items() if name != "order")
    return (type(command), *others, faces_of(comes))
