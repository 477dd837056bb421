"""The look ahead of the planner, in games that the rules themselves carry on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from game.editions.base.explore import PlayOrDiscard
from game.players.advice import printed
from game.players.learnt import search
from game.players.learnt.search import DEPTH, Pausing
from game.players.planner.imagined import Imagined
from game.players.planner.reading import Readings
from game.rules.steps import Command, Decision
from game.rules.view import View

MOST = 6
"""Answers that are looked into, at most."""
COMPARED = 66
"""Answers to a decision on the way that are compared, at most; with more of them, the net judges
the decision itself."""
ENOUGH = 3000
"""Positions after which no further decision is looked into: more would take seconds."""


class Knowledge(Protocol):
    """Everything that was learnt, or is being learnt. `version` tells it from others."""

    version: str
    readings: Readings

    def value(self, view: View) -> float:
        """Returns the chance of victory, from 0 to 1, as the active seat of a view sees it."""


class Search(search.Search[Imagined, Command[Any]]):
    """The search for one decision of this turn."""

    def __init__(self, net: Knowledge, turn: int) -> None:
        self._net, self._turn = net, turn
        self._judged = 0

    def after(self, position: Imagined, command: Command[Any]) -> Imagined:
        return position.after(command)

    def highest(self, chances: Sequence[float]) -> float:
        return max(chances)

    def follow_ups(self, position: Imagined, depth: int) -> Pausing[list[Command[Any]]]:
        if self._judged >= ENOUGH:
            return []
        return (yield from follow_ups(position, self._turn, self._net.readings, depth))

    def value(self, position: Imagined) -> Pausing[float]:
        yield
        self._judged += 1
        if position.state.result:
            return float(position.state.result == "won")
        view = View.of(position.state, position.state.active)
        if self._net.readings.hopeless(view):
            return 0.0
        yield
        return self._net.value(view)

    def mean(self, position: Imagined) -> Pausing[float | None]:
        """Returns the mean over the card that turns up next; None if that is none or several."""
        if position.state.result:
            return float(position.state.result == "won")
        if position.pending:
            return None
        chance, total = 0.0, 0
        for count, deck in position.next_cards():
            into = position.turned_up(deck)
            if into.surprises != 1:
                return None
            chance += count * (yield from self.glimpsed(into))
            total += count
        return chance / total if total else None


def follow_ups(
    position: Imagined, turn: int, readings: Readings, depth: int = DEPTH
) -> Pausing[list[Command[Any]]]:
    """Returns the different answers to a decision of this turn, if they can be compared; there are
    none where the net judges the position itself."""
    waits = position.waits
    if not isinstance(waits, Decision) or position.state.turn != turn:
        return []
    if isinstance(waits, PlayOrDiscard):
        # After a spell the turn begins anew, as the net has learnt.
        return []
    if (passing := readings.passes.get(type(waits))) is not None:
        return [next(one for one in position.answers() if isinstance(one, passing))]
    if depth <= 0:
        return []
    return (yield from different(filter(readings.foreseen, position.answers()), COMPARED))


def different(answers: Iterable[Command[Any]], most: int) -> Pausing[list[Command[Any]]]:
    """Returns the first of all answers that differ only in the numbers of their cards; none if
    there are more than `most`."""
    told: dict[object, Command[Any]] = {}
    for command in answers:
        yield
        # They stand where the last of them stood.
        key = printed(command)
        told[key] = told.pop(key, command)
        if len(told) > most:
            return []
    return [*told.values()]
