"""The parts of a game: steps to do, decisions that wait, and the commands that answer them.

They are abstract: `game` is whatever lets a rule ask and act (`InPlay` in `ruleset.py`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Generic, Self, TypeVar

from game.rules.card import Card


class Reason(Enum):
    """Reason why a command is refused; `str()` gives it in English. Every rule has its own."""

    def __str__(self) -> str:
        return str(self.value)


class Unasked(Reason):
    """Reason why a command is refused, whatever the rules are."""

    GAME_OVER = "The game is over."
    NOT_ASKED = "That is not what is being asked now."


@dataclass(frozen=True)
class Step:
    """Something that is still to be done. It is plain data, which may lie in a saved game under the
    name of its class.

    It is no ABC, because every step is asked whether it is a decision, and ABCs are slow to answer.
    """

    @abstractmethod
    def perform(self, game: Any) -> None:
        """Emits what happens and schedules what follows from it."""


@dataclass(frozen=True)
class Decision(Step):
    """A step that waits for a command of the active seat."""

    def default(self, game: Any) -> Command[Self] | None:
        """Returns the answer that is given silently when there is no other."""
        return None

    def perform(self, game: Any) -> None:
        """Gives the default answer, where there is nothing to decide."""
        default = self.default(game)
        if default is not None:
            default.perform(game, self)


D = TypeVar("D", bound=Decision, contravariant=True)


@dataclass(frozen=True)
class Ordering:
    """The cards that an answer puts in order, the next to be drawn first. If it names a zone
    `apart`, `count` of them go there, and only the others have an order."""

    cards: tuple[Card, ...]
    apart: str = ""
    count: int = 1

    @property
    def gone(self) -> int:
        """Number of cards to be set apart: `count`, or all if there are fewer."""
        return min(self.count, len(self.cards)) if self.apart else 0


@dataclass(frozen=True)
class Command(ABC, Generic[D]):
    """A player's answer to a decision."""

    refusal: ClassVar[Reason] = Unasked.NOT_ASKED

    @classmethod
    def options(cls, game: Any, decision: D) -> Iterable[Command[D]]:
        """Returns every command of this class that is legal now: one that names nothing always is,
        and any other class says which there are."""
        return (cls(),)

    @classmethod
    def ordering(cls, game: Any, decision: D) -> Ordering | None:
        """Returns the cards that a command of this class puts in order, if it does."""
        return None

    @classmethod
    def ordered(cls, order: tuple[Card, ...], apart: tuple[Card, ...]) -> Command[D]:
        """Returns the command that sets some cards of its `ordering` apart and puts the others in
        this order. Raises ValueError if the number of cards set apart is wrong."""
        raise TypeError(f"{cls.__name__} puts nothing in order.")

    def allowed(self, game: Any, decision: D) -> bool:
        return self in self.options(game, decision)

    def reason(self, game: Any) -> Reason:
        """Returns why this command is not legal now."""
        return self.refusal

    @abstractmethod
    def perform(self, game: Any, decision: D) -> None:
        """Carries out the answer to a decision."""

    def public(self) -> Command[D]:
        """Returns what the other seat of a hidden game may see of it."""
        return self
