"""What the window asks of a scene, and a scene of the program that shows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from game.screen.input.pointer import Pointed

if TYPE_CHECKING:
    import pygame

    from game.records.journal.record import Record
    from game.screen.sheet import Canvas, Paint
    from game.screen.stage import Image
    from game.table.hands.things import Thing
    from game.table.layout.places import Point


class Scene(Pointed, Protocol):
    """What can be on the screen."""

    name: str
    changed: bool

    @property
    def writing(self) -> bool:
        """Whether letters are written into a field."""

    @property
    def busy(self) -> bool:
        """Whether anything moves."""

    @property
    def thinks(self) -> bool:
        """Whether an adviser thinks, a little in every frame: then there are as many as can be."""

    def take_fade(self) -> float:
        """Seconds in which the next picture fades in; told once."""

    def advance(self, dt: float) -> None:
        """Time passes."""

    def paint(self, surface: Canvas) -> None:
        """Everything that lies still."""

    def foreseen(self) -> Paint | None:
        """What will soon fade in, if that is known: it is drawn ahead."""

    def sprites(self) -> list[Image]:
        """What moves."""

    def things(self) -> list[Thing]:
        """What one can point at or read."""

    def described(self) -> dict[str, Any]:
        """What the description says besides the things."""

    def resized(self) -> None:
        """The window has another size."""

    def key(self, event: pygame.Event) -> None:
        """A key went down."""

    def key_up(self, key: int | None) -> None:
        """A key came up again; None means whichever are down: the window has lost them."""

    def typed(self, text: str) -> None:
        """Letters were typed."""


class Listener:
    """What a scene need not listen to unless it says otherwise."""

    def foreseen(self) -> Paint | None:
        """Nothing fades in here that would be much to draw."""
        return None

    def glance(self, point: Point | None) -> None:
        """Nothing follows the pointer here."""

    @property
    def writing(self) -> bool:
        """Nothing is written here."""
        return False

    @property
    def thinks(self) -> bool:
        """Nobody is asked for advice here."""
        return False

    def held(self, thing: Thing | None, seconds: float) -> bool:
        """Nothing is to be held down here."""
        return False

    def key_up(self, key: int | None) -> None:
        """No key is to be held down here."""

    def typed(self, text: str) -> None:
        """Nothing is written here."""

    def lift(self, thing: Thing, point: Point) -> bool:
        """Nothing can be dragged here."""
        return False

    def drag(self, point: Point) -> None:
        """Nothing can be dragged here."""

    def drop(self, point: Point) -> None:
        """Nothing can be dragged here."""

    def let_go(self) -> None:
        """Nothing can be dragged here."""

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Nothing scrolls here."""


@dataclass(frozen=True)
class Waiting:
    """A game that one can go on with: `record` is what the journal knows of it, None if it is not
    on the disk; `go_on` leads to its table, or to the title, which tells why that cannot be."""

    record: Record | None
    go_on: Callable[[], None]
