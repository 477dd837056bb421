"""The objects that stand for ways to answer: boxes, tokens of what is given, and ribbons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.rules.event import Secret
from game.rules.state import REVEALED
from game.rules.steps import Command
from game.rules.view import View
from game.table.asking.buttons import NOWHERE, Button, Choice
from game.table.hands.things import Thing
from game.table.layout.places import Rect
from game.words import Words

TOKEN = "token."
"""How the ids of tokens begin."""
RIBBON = "ribbon."
"""Begins the id of every ribbon."""
HOLD = RIBBON + "hold"
"""Holds the game wherever a ribbon may be pulled between two events."""
SHOW = RIBBON + "show."
"""Shows the cards of a zone that has no room on the table."""


@dataclass(frozen=True)
class Option:
    """A way to answer. With one card to choose, or none, the box itself is the button; with
    several each has a button in it. A way that is barred says why."""

    title: str
    detail: str
    icon: str
    buttons: tuple[Button, ...]
    rect: Rect = NOWHERE

    @property
    def whole(self) -> bool:
        """Whether the box itself is the button."""
        return len(self.buttons) == 1

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The buttons in it for cards; none if it is the button itself."""
        return tuple(button for button in self.buttons if isinstance(button, Choice))


@dataclass(frozen=True)
class Gift:
    """How a way to answer is shown: the cards that it takes all together; without these each of the
    answers takes one card, which it names. Of the answers of its class `only` these are meant;
    `said` is what they cost and `told` what becomes of it, if that is not said of the whole class.
    """

    cards: Callable[[View], Secret] | None = None
    only: Callable[[Any], bool] = lambda command: True
    said: Callable[[Words, View], str] | None = None
    told: Callable[[Words], str] | None = None


@dataclass(frozen=True)
class Token:
    """What may be given: `title` says what it costs, `detail` what becomes of it, `cost` is how
    many cards. With one button the token itself is that button, and shows `cards`, None for a
    back; with several each card is one."""

    id: str
    title: str
    detail: str
    cost: int
    cards: Secret
    buttons: tuple[Button, ...]
    rect: Rect = NOWHERE

    @property
    def whole(self) -> bool:
        """Whether the token itself is the button."""
        return len(self.buttons) == 1

    @property
    def thing(self) -> Thing:
        """What one can point at between its cards: there it is like the card it lies about."""
        return Thing(self.id, "zone", self.title, self.rect, REVEALED)


@dataclass(frozen=True)
class Ribbon:
    """A button, the number on it, if there is one, and what is `told` of it to whoever rests
    there."""

    button: Button
    number: int | None
    told: str
    brief: bool = False
    """Whether it needs no name on it: two of these share a line."""

    @property
    def thing(self) -> Thing:
        """What one can point at."""
        return replace(self.button.thing, hint=self.told)


Ribbons = Callable[[Words, View, Sequence[Command[Any]]], Iterator[Ribbon]]
"""Those of a kind of command, from the legal ones."""
