"""What one can press to answer: buttons, and those that stand for cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.rules.steps import Command
from game.table.asking.symbols import NIGHT
from game.table.hands.things import Thing
from game.table.layout.places import Rect

NOWHERE = Rect(0, 0, 0, 0)
"""Where a button lies before it is laid out."""


@dataclass(frozen=True)
class Button:
    """Something to press. `command`, if there is one, is what a press submits; `said` tells more
    than the label; `letters` is how large they are on this button, if not as asked for. Of several
    that show one shelf each, one is `shown`; one that is not the main act of its page is
    `quiet`."""

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
    letters: float = 0.0

    @property
    def thing(self) -> Thing:
        """What one can point at."""
        state = ("enabled",) if self.enabled else ("disabled",)
        return Thing(self.id, "button", self.said or self.label, self.rect, state=state)


@dataclass(frozen=True)
class Choice(Button):
    """For `count` cards of one sort, in the colours of their place, whose name is `ramp`. `stacked`
    if the name stands under crest and number, and not beside them."""

    count: int = 1
    ramp: str = NIGHT
    stacked: bool = False


@dataclass(frozen=True)
class Chooser(Button):
    """Opens the panel that chooses among these answers, which name a card each. `told` is what is
    asked, and why."""

    among: tuple[Command[Any], ...] = ()
    told: tuple[str, ...] = ()
