"""Two players of any edition: one by a readable rule of thumb, and one by chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Mapping, Sequence, Set
from typing import Any

from game.players.advice import Advice, Thinking, Weighed, printed
from game.rules.card import Card
from game.rules.steps import Command, Decision
from game.rules.view import View

Judge = Callable[[View, Any], Callable[[Any], float]]
Worth = Mapping[type[Decision] | type[Command[Any]], Judge]
"""Judges of the answers to a decision, as far as the seat that is asked can know: (view, decision)
gives a function of the command, the more the better. A command that may answer many decisions has a
row of its own, which alone judges it. To every other row that of `Decision` itself is added."""


def together(rows: Mapping[type[Any], Sequence[Judge]]) -> Worth:
    """Adds what several editions say of a decision."""
    return {kind: added(judges) for kind, judges in rows.items()}


def added(rows: Sequence[Judge]) -> Judge:
    if len(rows) == 1:
        return rows[0]

    def of(view: View, decision: Any) -> Callable[[Any], float]:
        judges = [row(view, decision) for row in rows]
        return lambda command: sum(judge(command) for judge in judges)

    return of


def cards_with_a_place(view: View) -> Set[Card]:
    """Returns the cards that are not like others with the same print: they lie in a row of which
    the order counts, or another card is tied to them."""
    rows = [name for name in view.zones if view.table[name.partition(":")[0]].lies == "row"]
    return {card for name in rows for card in view.cards(name)}.union(view.tied.values())


class Careful:
    """Does what is worth most by the rows of the editions; of equals, what stands first. If a
    decision has no row, all answers are worth the same. Answers with alike cards are one."""

    name = "careful"

    def __init__(self, worth: Worth) -> None:
        self._worth = worth

    def _row_of(self, kind: type[Any]) -> Judge:
        kinds = (kind, Decision) if issubclass(kind, Decision) else (kind,)
        return added([self._worth[one] for one in kinds if one in self._worth])

    def think(self, view: View, decision: Decision, legal: Sequence[Command[Any]]) -> Thinking:
        """Thinks about a decision, as in `Player.think`. Answers that look the same are weighed
        once."""
        judges: dict[type[Any], Callable[[Any], float]] = {}
        worths: dict[Hashable, tuple[float, Command[Any]]] = {}
        placed = cards_with_a_place(view)
        for command in legal:
            named = (held for held in vars(command).values() if isinstance(held, Card))
            told = printed(command), *(card for card in named if card in placed)
            if told not in worths:
                kind = type(command) if type(command) in self._worth else type(decision)
                if kind not in judges:
                    judges[kind] = self._row_of(kind)(view, decision)
                worths[told] = judges[kind](command), command
                yield
        weighed = []
        for worth, command in sorted(worths.values(), key=lambda one: -one[0]):
            weighed.append(Weighed(command, worth=worth))
            yield
        return Advice(tuple(weighed))


class RandomPlayer:
    """Gives any answer with the same chance; the same seed and games bring the same answers."""

    name = "random"

    def __init__(self, seed: str) -> None:
        self._rng = random.Random(seed)

    def think(self, view: View, decision: Decision, legal: Sequence[Command[Any]]) -> Thinking:
        """Thinks of nothing: advises the answers in an order left to chance."""
        yield
        return Advice(tuple(Weighed(command) for command in self._rng.sample(legal, len(legal))))
