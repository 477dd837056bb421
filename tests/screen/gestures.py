"""What a player can do at a screen: with a pointer, and with keys."""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[int, int]


@dataclass(frozen=True)
class Click:
    """Pressed and released at one point."""

    at: Point


@dataclass(frozen=True)
class DoubleClick:
    """Clicked twice at one point, at once."""

    at: Point


@dataclass(frozen=True)
class Drag:
    """Pressed at one point and released at another."""

    start: Point
    end: Point


@dataclass(frozen=True)
class Hold:
    """Pressed at one point and released there so many seconds later."""

    at: Point
    seconds: float


@dataclass(frozen=True)
class Key:
    """A key, by its name: `Return`, `Left`, `p`."""

    name: str


@dataclass(frozen=True)
class KeyDown:
    """A key goes down, and stays there."""

    name: str


@dataclass(frozen=True)
class KeyUp:
    """A key that was held down comes up."""

    name: str


@dataclass(frozen=True)
class Type:
    """Letters, one after the other."""

    words: str


@dataclass(frozen=True)
class Wait:
    """Nothing is done for so many seconds."""

    seconds: float


Gesture = Click | DoubleClick | Drag | Hold | Key | KeyDown | KeyUp | Type | Wait
