"""What becomes of an input besides another state of the table: a command, or something else that
whoever holds the table does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from game.rules.card import Card
from game.rules.steps import Command
from game.table.asking.buttons import Chooser
from game.table.hands.things import Thing


@dataclass(frozen=True)
class Rewind:
    """Back to the decision before: no command of the rules, but asked about like one."""


@dataclass(frozen=True)
class Begin:
    """A gesture begins: what was said of the last one was said. One that `keeps_cloth` may be the
    second of two presses that lift it."""

    keeps_cloth: bool = False


@dataclass(frozen=True)
class Answer:
    """This is the answer; `asked` if the question before it was put already."""

    command: Command[Any] | Rewind
    asked: bool = False


@dataclass(frozen=True)
class Lay:
    """What is gripped is laid on a zone or a card; on None it was laid beside all of them. The
    cards that were `held` lie where the pointer has let go of them."""

    grip: str
    zone: str | None
    held: tuple[str, ...] = ()


@dataclass(frozen=True)
class GoHome:
    """What was held goes home; the hand may have been `sorted` by it."""

    sorted: bool = False


@dataclass(frozen=True)
class Draw:
    """The deck is pressed: what was laid is answered."""


@dataclass(frozen=True)
class TakeBack:
    """What was laid goes home."""


@dataclass(frozen=True)
class Touch:
    """Something was taken that cannot be lifted."""

    thing: Thing


@dataclass(frozen=True)
class Sort:
    """The hand is laid in order."""


@dataclass(frozen=True)
class Redo:
    """What was taken back last is put back."""


@dataclass(frozen=True)
class Choose:
    """The panel opens that chooses among the answers of this button."""

    button: Chooser


@dataclass(frozen=True)
class Do:
    """Whatever else the button of this id does."""

    button: str


@dataclass(frozen=True)
class Ring:
    """This is heard."""

    sound: str


@dataclass(frozen=True)
class Cloth:
    """The cloth over a hand is laid back on it; or its button or its owner's key is pressed to lift
    it; or something else is, and a press that came before counts no longer."""

    does: Literal["cover", "lift", "key", "forget"]


@dataclass(frozen=True)
class OnPanel:
    """A thing of the open panel is pressed; None beside it closes it."""

    thing: Thing | None


@dataclass(frozen=True)
class Panel:
    """The panel of this name is opened or closed."""

    name: str


@dataclass(frozen=True)
class ClosePanel:
    """Back to what was open before; or `whole`, and nothing is open any longer."""

    whole: bool = False


@dataclass(frozen=True)
class OpenZone:
    """A zone is laid out that tells more, if this thing is one or lies in one; of its `name` in any
    case."""

    thing: Thing | None
    name: str = ""


@dataclass(frozen=True)
class ReadCard:
    """A card is shown large."""

    card: Card


@dataclass(frozen=True)
class Turn:
    """The open panel is scrolled, upwards by positive steps; or `aside`, to the next card that is
    read."""

    steps: int
    aside: bool = False


Act = (
    Begin
    | Answer
    | Lay
    | GoHome
    | Draw
    | TakeBack
    | Touch
    | Sort
    | Redo
    | Choose
    | Do
    | Ring
    | Cloth
    | OnPanel
    | Panel
    | ClosePanel
    | OpenZone
    | ReadCard
    | Turn
)
