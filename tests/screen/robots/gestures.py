"""Gestures that a player can make with a pointer and with keys."""

from dataclasses import dataclass

Point = tuple[int, int]


@dataclass(frozen=True)
class Click:
    """A press and a release at one point."""

    at: Point


@dataclass(frozen=True)
class DoubleClick:
    """Two clicks at one point in quick succession."""

    at: Point


@dataclass(frozen=True)
class Drag:
    """A press at one point and a release at another."""

    start: Point
    end: Point


@dataclass(frozen=True)
class Hold:
    """A press at one point and a release there so many seconds later."""

    at: Point
    seconds: float


@dataclass(frozen=True)
class Flick:
    """A quick movement of a finger, upward from one point."""

    start: Point


@dataclass(frozen=True)
class Key:
    """A press of a key, named as in `Return`, `Left`, `p`."""

    name: str


@dataclass(frozen=True)
class KeyDown:
    """A key that goes down and stays there."""

    name: str


@dataclass(frozen=True)
class KeyUp:
    """A key that was held down and comes up."""

    name: str


@dataclass(frozen=True)
class Type:
    """Letters that are typed one after the other."""

    words: str


@dataclass(frozen=True)
class Wait:
    """A pause of so many seconds."""

    seconds: float


Gesture = Click | DoubleClick | Drag | Hold | Flick | Key | KeyDown | KeyUp | Type | Wait
