"""The parts of a lesson: rows that an edition brings, without a word of how they are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any

from game.rules.game import Game
from game.rules.steps import Command
from game.rules.view import View
from game.words import Words


@dataclass(frozen=True)
class GoOn:
    """The player has looked and read: no command of the rules."""


@dataclass(frozen=True)
class TakeBack:
    """The player takes the last answer back."""


class LookUp(StrEnum):
    """The player has found something that helps beside the cards: no command of the rules. The
    values stand in what is kept."""

    CARD = "read a card large"
    UNSEEN = "looked at the unseen cards"
    BOOK = "opened the rules book"
    HINT = "asked for a hint"


Act = Command[Any] | GoOn | TakeBack | LookUp
"""Act of a player in a lesson."""
Idea = Callable[[Act, View], bool]
"""Function that tells whether an act is of this kind, in the view before it."""


@dataclass(frozen=True)
class Wrong:
    """A likely idea that does not lead on here, and one sentence about it, still to be said."""

    idea: Idea
    told: str


@dataclass(frozen=True)
class Step:
    """One thing that the player does.

    `says` are one or two short sentences, still to be said; none where the player finds it alone.
    `wise` tells which acts lead to the next step. For any other act, the first of `wrong` that fits
    is told, or else `otherwise`, and the act is not carried out. Where `otherwise` is empty the act
    is carried out, and the step stays. What the game refuses by its own rules it says itself, and
    these sentences follow; an act may be wise though the game refuses it.

    `shows` are the ids of what glows meanwhile: cards such as "OS1", zones such as "zone.doors.0",
    buttons such as "button.undo". A `mistake` is a move that no adviser would make and from which
    something is learnt; `says` or the step after it calls it one.
    """

    says: Sequence[str]
    wise: Idea
    wrong: Sequence[Wrong] = ()
    otherwise: str = ""
    shows: Sequence[str] = ()
    mistake: bool = False


def never(game: Game) -> bool:
    """Loses no game, because every act is judged."""
    return False


@dataclass(frozen=True)
class Part:
    """A part of a lesson, which can be repeated by itself. `name` is its key in what is kept;
    `title` is still to be said. `begin` deals its game anew, always the same, up to its first step.
    A part that `goes_on` continues the game of the part before, without a break. Where the player
    finds the way alone, `lost` tells that it can no longer be found: `again`, one or two kind
    sentences, is said, and the part begins anew. `pictured` are the ids of the cards in its
    picture, where those that its steps show are not what it is about."""

    name: str
    title: str
    begin: Callable[[], Game]
    steps: Sequence[Step]
    goes_on: bool = True
    lost: Callable[[Game], bool] = never
    again: Sequence[str] = ()
    pictured: Sequence[str] = ()


@dataclass(frozen=True)
class Lesson:
    """A lesson. `name` is its key in what is kept; `title` and `about` (one sentence) are still to
    be said. Its parts follow one another. After the last, the `farewell` is said, one or two
    sentences; `kind` are seeds of deals that forgive much."""

    name: str
    title: str
    about: str
    seats: int
    parts: Sequence[Part]
    farewell: Sequence[str] = ()
    kind: Sequence[str] = ()

    @cached_property
    def edition(self) -> str:
        """Name of the games that it teaches."""
        return self.parts[0].begin().rules.edition

    def where(self, words: Words, number: int) -> str:
        """Tells the lesson and the number of its part, from 1."""
        return words.say(
            "{lesson}: {number} of {total}",
            lesson=words.say(self.title),
            number=number,
            total=len(self.parts),
        )
