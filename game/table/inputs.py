"""What somebody does at the table, in one small vocabulary: mouse, keys and whatever else there may
be differ only in who makes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.table.hands.focus import Direction
from game.table.hands.things import Thing
from game.table.layout.places import Point


@dataclass(frozen=True)
class Press:
    """A thing is taken hold of at a point, and a drag begins."""

    thing: Thing
    point: Point


@dataclass(frozen=True)
class Move:
    """The pointer moves: what is held follows it to the `point`, and if nothing is held it is over
    this thing."""

    point: Point
    over: Thing | None = None


@dataclass(frozen=True)
class Release:
    """What is held is let go at a point; without one it was never meant to be laid anywhere."""

    point: Point | None = None


@dataclass(frozen=True)
class Step:
    """The focus goes on, from thing to thing or from group to group."""

    to: Direction | Literal["next", "previous"]


@dataclass(frozen=True)
class Act:
    """A thing is pressed or chosen; without one, whatever is in focus or gold. `twice` is a double
    click."""

    on: Thing | None = None
    twice: bool = False


@dataclass(frozen=True)
class Beside:
    """Something was pressed where nothing lies."""


@dataclass(frozen=True)
class Back:
    """One step back: what is open, held, chosen, asked or laid."""


@dataclass(frozen=True)
class Read:
    """A card is to be shown large: the one that is in focus or chosen, or with the `pointer` what
    lies `under` it."""

    under: Thing | None = None
    pointer: bool = False


@dataclass(frozen=True)
class Scroll:
    """What lies under the pointer is turned by so many steps, upwards if they are positive."""

    over: Thing | None
    steps: int


KeyName = Literal[
    "play",
    "discard",
    "sort",
    "undo",
    "redo",
    "recap",
    "hint",
    "ribbons",
    "cover",
    "cloth",
    "settings",
    "book",
    "log",
    "unseen",
    "keys",
    "together",
    "card",
    "other",
]


@dataclass(frozen=True)
class Key:
    """An action with a key of its own. The `number`, from 0, is that of a card, or the seat whose
    cloth it is."""

    name: KeyName
    number: int = 0


Input = Press | Move | Release | Step | Act | Beside | Back | Read | Scroll | Key
