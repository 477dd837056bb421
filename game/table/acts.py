"""Acts: what an input makes the table do besides changing what the players hold and choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from game.rules.card import Card
from game.rules.steps import Command
from game.table.asking.buttons import Chooser
from game.table.hands.things import Thing


class Act:
    """An act of the table after an input."""


@dataclass(frozen=True)
class Rewind:
    """Goes back to the decision before: no command of the rules, but it may be doubted like one."""


@dataclass(frozen=True)
class AskAdviser:
    """Asks the adviser by the button of this id: no command of the rules, but it may be doubted
    like one."""

    button: str


@dataclass(frozen=True)
class Begin(Act):
    """A gesture begins: messages about the last one disappear. If it `keeps_cloth`, it may be the
    second of two presses that lift the cloth."""

    keeps_cloth: bool = False


@dataclass(frozen=True)
class Answer(Act):
    """Gives an answer; `asked` if the question before it was put already."""

    command: Command[Any] | Rewind | AskAdviser
    asked: bool = False


@dataclass(frozen=True)
class Lay(Act):
    """Lays what is gripped on a zone or a card; None stands for a place beside all of them. The
    cards that were `held` lie where the pointer let go of them."""

    grip: str
    zone: str | None
    held: tuple[str, ...] = ()


@dataclass(frozen=True)
class GoHome(Act):
    """Sends home what was held; the gesture may have `sorted` the hand."""

    sorted: bool = False


@dataclass(frozen=True)
class Draw(Act):
    """Presses the deck, which answers with what was laid."""


@dataclass(frozen=True)
class TakeBack(Act):
    """Sends home what was laid."""


@dataclass(frozen=True)
class Touch(Act):
    """Takes something that cannot be lifted."""

    thing: Thing


@dataclass(frozen=True)
class Sort(Act):
    """Sorts the hand of the player whose turn it is."""


@dataclass(frozen=True)
class Redo(Act):
    """Puts back what was taken back last."""


@dataclass(frozen=True)
class Choose(Act):
    """Opens the panel that chooses among the answers of this button."""

    button: Chooser


@dataclass(frozen=True)
class Do(Act):
    """Does what the button of this id does."""

    button: str


@dataclass(frozen=True)
class Ring(Act):
    """Plays a sound of this name."""

    sound: str


@dataclass(frozen=True)
class Cloth(Act):
    """Covers a hand with its cloth; or presses the button or the key that lifts it; or forgets an
    earlier press, because something else was pressed."""

    does: Literal["cover", "lift", "key", "forget"]


@dataclass(frozen=True)
class OnPanel(Act):
    """Presses a thing of the open panel; None, a place beside it, closes the panel."""

    thing: Thing | None


@dataclass(frozen=True)
class Panel(Act):
    """Opens or closes the panel of this name."""

    name: str


@dataclass(frozen=True)
class ClosePanel(Act):
    """Goes back to the panel that was open before; or closes all if `whole`."""

    whole: bool = False


@dataclass(frozen=True)
class OpenZone(Act):
    """Lays out a zone that tells more: that of this `name`, or the one of this thing."""

    thing: Thing | None
    name: str = ""


@dataclass(frozen=True)
class ReadCard(Act):
    """Shows a card large, to be read."""

    card: Card


@dataclass(frozen=True)
class Turn(Act):
    """Scrolls the open panel, upwards by positive steps; or goes to the next card if `aside`."""

    steps: int
    aside: bool = False
