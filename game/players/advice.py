"""The advice on a decision, and the thinking in slices that leads to it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from game.rules.card import Card
from game.rules.steps import Command, Decision
from game.rules.view import View


@dataclass(frozen=True)
class Weighed:
    """A command, and the chance of victory after it from 0 to 1; None from an adviser who judges
    without chances. That one may tell its `worth` instead, which only orders the answers to one
    decision, the more the better."""

    command: Command[Any]
    chance: float | None = None
    worth: float | None = None


@dataclass(frozen=True)
class Advice:
    """The answers to a decision that were weighed, the best first; at least one."""

    weighed: tuple[Weighed, ...]

    @property
    def command(self) -> Command[Any]:
        """The answer that the adviser would give."""
        return self.weighed[0].command

    @property
    def chance(self) -> float | None:
        """The chance of victory after that answer; None if no chance is known."""
        return self.weighed[0].chance


Thinking = Generator[None, None, Advice]
"""Generator that yields after each evaluation, and returns the advice."""


class Player(Protocol):
    """A player who knows what to do, and only what a player may know."""

    @property
    def name(self) -> str:
        """The name of the player in the arena."""

    def think(self, view: View, decision: Decision, legal: Sequence[Command[Any]]) -> Thinking:
        """Thinks about a decision; `legal` are all its answers, at least one."""


Result = TypeVar("Result")


def concluded(thinking: Generator[object, None, Result]) -> Result:
    """Returns what a generator comes to, thought to its end at once."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            result: Result = end.value
            return result


def choose(
    player: Player, view: View, decision: Decision, legal: Sequence[Command[Any]]
) -> Command[Any]:
    return concluded(player.think(view, decision, legal)).command


def printed(command: Command[Any]) -> Hashable:
    """Returns what a command does, by what is printed on the cards that it names: the same for all
    commands that differ only in the numbers of their cards."""
    return type(command), *map(faces_of, vars(command).values())


def faces_of(held: object) -> object:
    if isinstance(held, tuple):
        return tuple(map(faces_of, held))
    return held.face if isinstance(held, Card) else held


BESIDE_MOVEMENT, AT_REST = 0.004, 0.012
"""Seconds of thinking in a frame while anything moves, and while nothing does."""


class Slices(Generic[Result]):
    """A generator that is advanced for a few thousandths of a second at a time, by a clock that
    tells seconds. `result` is what it returned, None until then. To drop it is to forget it."""

    def __init__(
        self, thinking: Generator[object, None, Result], clock: Callable[[], float]
    ) -> None:
        self._thinking, self._clock = thinking, clock
        self.result: Result | None = None

    def advance(self, moves: bool) -> bool:
        """Advances by one frame's share, and at least one step, while anything `moves` or nothing
        does. Returns whether there is a result now."""
        if self.result is None:
            end = self._clock() + (BESIDE_MOVEMENT if moves else AT_REST)
            try:
                next(self._thinking)
                while self._clock() < end:
                    next(self._thinking)
            except StopIteration as stop:
                self.result = stop.value
        return self.result is not None
