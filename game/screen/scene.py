"""What the window asks of a scene."""

from __future__ import annotations

from typing import Any, Protocol

import pygame

from game.screen.input.pointer import Pointed
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

    def take_fade(self) -> float:
        """Seconds in which the next picture fades in; told once."""

    def advance(self, dt: float) -> None:
        """Time passes."""

    def paint(self, surface: pygame.Surface) -> None:
        """Everything that lies still."""

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

    def glance(self, point: Point | None) -> None:
        """Nothing follows the pointer here."""

    @property
    def writing(self) -> bool:
        """Nothing is written here."""
        return False

    def held(self, thing: Thing | None, seconds: float) -> None:
        """Nothing is to be held down here."""

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
