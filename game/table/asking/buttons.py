"""Buttons: what a player presses to answer, and buttons that stand for cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.rules.steps import Command
from game.table.hands.things import Thing
from game.table.layout.places import Rect

NOWHERE = Rect(0, 0, 0, 0)
"""Rectangle of a button before the layout."""


@dataclass(frozen=True)
class Button:
    """Something to press. A press submits `command`, if there is one; `said` tells more than the
    label; a `broken` label stands on two lines. Of buttons that each show one
    shelf, one is `shown`; a button that is not the main act of its page is `quiet`."""

    id: str
    label: str
    rect: Rect = NOWHERE
    primary: bool = False
    shown: bool = False
    quiet: bool = False
    enabled: bool = True
    hint: str = ""
    icon: str = ""
    said: str = ""
    command: Command[Any] | None = None
    broken: bool = False

    @property
    def thing(self) -> Thing:
        state = ("enabled",) if self.enabled else ("disabled",)
        return Thing(self.id, "button", self.said or self.label, self.rect, state=state)


@dataclass(frozen=True)
class Choice(Button):
    """A button for `count` cards of one sort."""

    count: int = 1


@dataclass(frozen=True)
class Chooser(Button):
    """Opens the panel that chooses among these answers, each of which names a card or a place.
    `told` is the question and the reason."""

    among: tuple[Command[Any], ...] = ()
    told: tuple[str, ...] = ()
