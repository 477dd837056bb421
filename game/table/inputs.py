"""Inputs: everything that a player can do at the table, whatever device it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.table.hands.focus import Direction
from game.table.hands.things import Thing
from game.table.layout.places import Point


@dataclass(frozen=True)
class Press:
    """Takes hold of a thing at a point; a drag may begin."""

    thing: Thing
    point: Point


@dataclass(frozen=True)
class Move:
    """Moves the pointer to `point`, with what is held, or over this thing."""

    point: Point
    over: Thing | None = None


@dataclass(frozen=True)
class Release:
    """Lets go of what is held at a point; None if it was never meant to be laid anywhere. It may be
    `flung` up there."""

    point: Point | None = None
    flung: bool = False


@dataclass(frozen=True)
class Step:
    """Moves the focus, from thing to thing or from group to group."""

    to: Direction | Literal["next", "previous"]


@dataclass(frozen=True)
class Act:
    """Presses or chooses a thing; by default the one in focus, or gold. `twice` is a double
    click."""

    on: Thing | None = None
    twice: bool = False


@dataclass(frozen=True)
class Beside:
    """A press where nothing lies."""


@dataclass(frozen=True)
class Back:
    """A step back, out of what is open, held, chosen, asked or laid."""


@dataclass(frozen=True)
class Read:
    """Shows a card large: the one in focus or chosen; with the `pointer`, what lies `under` it."""

    under: Thing | None = None
    pointer: bool = False


@dataclass(frozen=True)
class Scroll:
    """Scrolls what lies under the pointer, upwards by positive steps."""

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
    "menu",
    "settings",
    "book",
    "log",
    "unseen",
    "keys",
    "together",
    "why",
    "card",
    "answer",
    "other",
]


@dataclass(frozen=True)
class Key:
    """An action with a key of its own. `number`, from 0, is that of a card, of an answer
    or of a seat."""

    name: KeyName
    number: int = 0


Input = Press | Move | Release | Step | Act | Beside | Back | Read | Scroll | Key
