"""The interface between the window and its scenes, with the defaults of scenes that need little."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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


@dataclass(frozen=True)
class Happened:
    """What has happened since the last answer, in sentences. `when` is another object after other
    events, and `summary` tells the same in few words, as the prompt may do."""

    when: object = None
    sentences: Sequence[str] = ()
    summary: str = ""


NOTHING_HAPPENED = Happened()


class Scene(Pointed, Protocol):
    """A page or table that the window can show. `name` is its name in descriptions of the screen;
    `changed` says that it must be painted anew."""

    name: str
    changed: bool

    @property
    def writing(self) -> bool:
        """Whether the player writes letters into a field."""

    @property
    def busy(self) -> bool:
        """Whether anything moves."""

    @property
    def thinks(self) -> bool:
        """Whether an adviser thinks a little in every frame. Frames then follow each other as fast
        as possible."""

    def take_fade(self) -> float:
        """Returns the seconds in which the next picture fades in, and resets them."""

    def advance(self, dt: float) -> None:
        """Advances the scene by `dt` seconds."""

    def paint(self, surface: Canvas) -> None:
        """Paints everything that lies still."""

    def foreseen(self) -> Paint | None:
        """Returns what paints the picture that will soon fade in, if known: the stage draws it
        ahead."""

    def sprites(self) -> list[Image]:
        """Returns the images that move."""

    def things(self) -> list[Thing]:
        """Returns what the player can point at or read."""

    def described(self) -> dict[str, Any]:
        """Returns what the description of the scene says besides its things."""

    def happened(self) -> Happened:
        """Returns what has happened since the last answer, as everybody at the screen may know
        it."""

    def stand(self, key: str) -> None:
        """Moves the focus to the thing of this id, if it can stand there."""

    def resized(self) -> None:
        """Lays the scene out for a new size of the window."""

    def key(self, event: pygame.Event) -> None:
        """Handles a key that went down."""

    def key_up(self, key: int | None) -> None:
        """Handles a key that came up again. None means all keys: the window has lost them."""

    def typed(self, text: str) -> None:
        """Takes letters that were typed."""


class Listener:
    """A base class for scenes. It ignores every event and answers every question with no."""

    def happened(self) -> Happened:
        return NOTHING_HAPPENED

    def stand(self, key: str) -> None:
        pass

    def foreseen(self) -> Paint | None:
        return None

    def glance(self, point: Point | None) -> None:
        pass

    @property
    def writing(self) -> bool:
        return False

    @property
    def thinks(self) -> bool:
        return False

    def held(self, thing: Thing | None, seconds: float) -> bool:
        return False

    def key_up(self, key: int | None) -> None:
        pass

    def typed(self, text: str) -> None:
        pass

    def lift(self, thing: Thing, point: Point) -> bool:
        return False

    def drag(self, point: Point) -> None:
        pass

    def drop(self, point: Point) -> None:
        pass

    def let_go(self) -> None:
        pass

    def wheel(self, thing: Thing | None, steps: int) -> None:
        pass


@dataclass(frozen=True)
class Waiting:
    """A game that can be continued. `record` is its entry in the journal, or None if it is not on
    the disk. `go_on` leads to its table, or to the title page with the reason why it cannot go
    on."""

    record: Record | None
    go_on: Callable[[], None]
