"""Answers that are easily regretted: what is asked before them, once a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.rules.state import Seat
from game.rules.steps import Command
from game.rules.view import View
from game.words import Names, Words, msgid

HOPELESS = "hopeless"
"""The name of what is said, once, of a game that can no longer be won."""
HOPELESS_TOLD = msgid("A game that can no longer be won")


@dataclass(frozen=True)
class Concern:
    """What is asked: a heading, one or two sentences, what goes `through` with the answer, and the
    answer that is given `instead`; without one the decision is looked at again."""

    heading: str
    body: str
    through: str
    instead: Command[Any] | None = None


@dataclass(frozen=True)
class Doubt:
    """A row of an edition. `name` is its key in saves and settings, `label` that of its switch,
    still to be said. `due` is asked of an answer in the view of whoever gives it, and may count
    on nothing else; `asks` puts it in words."""

    name: str
    label: str
    due: Callable[[Command[Any], View], bool]
    asks: Callable[[Words, Command[Any], View, Names | None], Concern]

    def told_to(self, seat: Seat) -> str:
        """What a desk keeps when it was told to a seat: each is told once, so that nobody learns
        from silence what the other was told."""
        return f"{self.name}:{seat}"
