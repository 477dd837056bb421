"""What an adviser says of a decision, and how it comes to it in slices."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.rules.steps import Command, Decision
from game.rules.view import View


@dataclass(frozen=True)
class Weighed:
    """A command, and the chance of victory after it from 0 to 1; None from an adviser who judges
    without reckoning chances."""

    command: Command[Any]
    chance: float | None = None


@dataclass(frozen=True)
class Advice:
    """What was weighed of a decision, the best first; at least one."""

    weighed: tuple[Weighed, ...]

    @property
    def command(self) -> Command[Any]:
        """What the adviser would do."""
        return self.weighed[0].command

    @property
    def chance(self) -> float | None:
        """That of victory, if this is done; None if nobody reckoned it."""
        return self.weighed[0].chance


Thinking = Generator[None, None, Advice]
"""Yields after each evaluation, and returns the advice."""


class Player(Protocol):
    """One who knows what to do, and only what a player may know."""

    @property
    def name(self) -> str:
        """What the arena calls it."""

    def think(self, view: View, decision: Decision, legal: Sequence[Command[Any]]) -> Thinking:
        """About a decision; `legal` are all its answers, at least one."""


def concluded(thinking: Thinking) -> Advice:
    """Thought to its end at once."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            advice: Advice = end.value
            return advice


def choose(
    player: Player, view: View, decision: Decision, legal: Sequence[Command[Any]]
) -> Command[Any]:
    """What the player does."""
    return concluded(player.think(view, decision, legal)).command
