"""The interface between the window and its scenes, with the defaults of scenes that need little."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import pygame

    from game.records.journal.record import Record
    from game.rules.state import Seat
    from game.screen.sheet import Canvas, Paint
    from game.screen.stage import Image
    from game.table.hands.things import Thing
    from game.table.layout.places import Point


@dataclass(frozen=True)
class Happened:
    """The sentences about what has happened since the last answer. `when` is another object after
    other events, and `summary` tells the same in few words, as the prompt may do."""

    when: object = None
    sentences: Sequence[str] = ()
    summary: str = ""


NOTHING_HAPPENED = Happened()


@dataclass(frozen=True)
class Asked:
    """The question that waits, in words for who only listens: a heading, a body that says why or
    how, and the `answers` in one sentence. In a question of several `steps`, or where the body
    answers what the player has done, a new body is told by itself. The `reason` is told besides,
    where the body tells something else."""

    heading: str
    body: str = ""
    answers: str = ""
    steps: bool = False
    reason: str = ""


class Scene(Protocol):
    """A page or table that the window can show. `name` is its name in descriptions of the screen;
    `changed` says that it must be painted anew. What has a body here ignores an event, or answers a
    question with no."""

    name: str
    changed: bool

    # What it shows

    @property
    def busy(self) -> bool:
        """True if anything moves."""

    @property
    def thinks(self) -> bool:
        """Whether an adviser thinks a little in every frame. Frames then follow each other as fast
        as possible."""
        return False

    def take_fade(self) -> float:
        """Returns the seconds in which the next picture fades in, and resets them."""

    def advance(self, dt: float) -> None:
        """Advances the scene by `dt` seconds."""

    def settle(self) -> None:
        """Ends all movements at once."""

    def paint(self, surface: Canvas) -> None:
        """Paints everything that lies still."""

    def foreseen(self) -> Paint | None:
        """Returns what paints the picture that will soon fade in, if known: the stage draws it
        ahead."""
        return None

    def sprites(self) -> list[Image]:
        """Returns the images that move."""

    def things(self) -> list[Thing]:
        """Returns what the player can point at or read."""

    def everything(self) -> list[Thing]:
        """Returns what a screen reader is told of: the things, also those beyond what is in
        sight."""
        return self.things()

    def bring_in_sight(self, key: str) -> None:
        """Scrolls so that the thing of this id is in sight."""
        return

    def thing_at(self, point: Point) -> Thing | None:
        """Returns the uppermost thing at a point."""

    def described(self) -> dict[str, Any]:
        """Returns what the description of the scene says besides its things."""

    @property
    def listener(self) -> Seat | None:
        """The seat of the player to whom alone the cards in sight may be spoken, once that player
        wants it; None if everybody may hear all."""
        return None

    def happened(self) -> Happened:
        """Returns what has happened since the last answer, as everybody at the screen may know
        it."""
        return NOTHING_HAPPENED

    def asked(self) -> Asked | None:
        """Returns what is asked now, or None if nothing is."""
        return None

    def stand(self, key: str) -> None:
        """Moves the focus to the thing of this id, if it can stand there."""
        return

    def keep_focus(self, key: str) -> None:
        """Leaves the focus on the thing of this id, which a screen reader has pressed, if it can
        stand there."""
        return

    def become(self, key: str, content: str | float) -> None:
        """Gives the slider or the field of this id another value or text."""
        return

    def resized(self) -> None:
        """Lays the scene out for a new size of the window."""

    # The pointer

    def hover(self, thing: Thing | None) -> None:
        """Takes the thing under the pointer."""

    def glance(self, point: Point | None) -> None:
        """Takes the position of the pointer, or None if it has left."""
        return

    def click(self, thing: Thing | None) -> None:
        """Handles a press and release in one place."""

    def click_again(self, thing: Thing) -> None:
        """Handles the second click of a double click."""

    def read(self, thing: Thing | None) -> None:
        """Shows a thing in large size, after a right click or a long press."""

    def hold(self, thing: Thing) -> bool:
        """Handles a long press on a card, which reads it. Returns whether it did something else
        that ends the press; otherwise it may become a drag."""
        self.read(thing)
        return False

    def held(self, thing: Thing | None, seconds: float) -> bool:
        """Takes how long the button has been down on a thing, or None once it is up or has moved
        away. Returns whether that was long enough; then there are no more calls until the button is
        up."""
        return False

    def lift(self, thing: Thing, point: Point) -> bool:
        """Begins a drag at this point. Returns whether the thing can be dragged."""
        return False

    def drag(self, point: Point) -> None:
        """Moves what is being dragged."""
        return

    def drop(self, point: Point) -> None:
        """Ends a drag at this point."""
        return

    def fling(self, point: Point) -> None:
        """Ends a drag at this point with a quick movement upward."""
        self.drop(point)

    def let_go(self) -> None:
        """Cancels a drag: what is held goes back."""
        return

    def pulls(self, thing: Thing | None, by: Point) -> bool:
        """Takes a finger that was laid on a thing, if any, and has moved by so many pixels. Returns
        whether that scrolls something."""
        return False

    def pull(self, by: Point) -> None:
        """Scrolls what the finger pulls by so many pixels more."""
        return

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Handles the wheel over a thing."""
        return

    # Keys

    @property
    def writing(self) -> bool:
        """True if the player writes letters into a field."""
        return False

    def key(self, event: pygame.Event) -> None:
        """Handles a key that went down."""

    def key_up(self, key: int | None) -> None:
        """Handles a key that came up again. None means all keys: the window has lost them."""
        return

    def typed(self, text: str) -> None:
        """Takes letters that were typed."""
        return


@dataclass(frozen=True)
class Waiting:
    """A game that can be continued. `record` is its entry in the journal, or None if it is not on
    the disk. `go_on` leads to its table, or to the title page with the reason why it cannot go
    on."""

    record: Record | None
    go_on: Callable[[], None]
