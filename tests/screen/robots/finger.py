"""Fingers on the glass: every gesture by SDL's finger events, with the mouse events that SDL makes
of the first finger besides."""

from typing import Any

import pygame

from game.screen.input.fingers import FLICK
from tests.screen.robots.gestures import Click, DoubleClick, Drag, Flick, Gesture, Hold, Point, Wait
from tests.screen.robots.glass import FRAME, LEFT, Glass

SCREEN = 7
"""The number of the touch screen."""
MADE = {
    pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN,
    pygame.FINGERMOTION: pygame.MOUSEMOTION,
    pygame.FINGERUP: pygame.MOUSEBUTTONUP,
}
FLIES = 30
"""Pixels that a flick rises in a frame."""


class Finger:
    """A finger of a player who has no mouse and no keys."""

    def __init__(self, glass: Glass, number: int = 0, screen: int = SCREEN) -> None:
        self._glass = glass
        self._number, self._screen = number, screen
        self._point: Point = (0, 0)

    def event(self, kind: int, point: Point) -> pygame.Event:
        """Returns an event of this finger at a point, in pixels of the window."""
        width, height = self._glass.app.window.size
        return pygame.Event(
            kind,
            touch_id=self._screen,
            finger_id=self._number,
            x=point[0] / width,
            y=point[1] / height,
            dx=0.0,
            dy=0.0,
            pressure=1.0,
        )

    def _step(self, kind: int, dt: float = FRAME) -> None:
        events = [self.event(kind, self._point)]
        if self._number == 0:
            more: dict[str, Any] = {"button": LEFT}
            if kind == pygame.FINGERMOTION:
                more = {"rel": (0, 0), "buttons": (1, 0, 0)}
            made = pygame.Event(MADE[kind], pos=self._point, touch=True, **more)
            # A mouse would have to be where the finger is before its button goes down.
            there = pygame.Event(
                pygame.MOUSEMOTION, pos=self._point, touch=True, rel=(0, 0), buttons=(0, 0, 0)
            )
            events += [there, made]
        self._glass.step(*events, dt=dt)

    def down(self, point: Point) -> None:
        """Lays the finger on a point."""
        self._point = point
        self._step(pygame.FINGERDOWN)

    def move(self, point: Point) -> None:
        """Moves the finger to a point in one frame."""
        self._point = point
        self._step(pygame.FINGERMOTION)

    def up(self) -> None:
        """Lifts the finger."""
        self._step(pygame.FINGERUP)

    def rest(self, seconds: float) -> None:
        """Leaves the finger where it is for so many seconds."""
        for _ in range(round(seconds / FRAME)):
            self._glass.step()

    def tap(self, point: Point) -> None:
        """Touches a point for a moment."""
        self.down(point)
        self.up()

    def lead(self, end: Point, steps: int = 6) -> None:
        """Moves the finger to a point in so many frames."""
        (x, y), (to_x, to_y) = self._point, end
        for step in range(1, steps + 1):
            part = step / steps
            self.move((round(x + (to_x - x) * part), round(y + (to_y - y) * part)))

    def drag(self, start: Point, end: Point) -> None:
        """Drags from one point to another, too slowly for a flick."""
        self.down(start)
        self.lead(end)
        self._glass.step(dt=FLICK)
        self.up()

    def flick(self, start: Point, by: Point = (0, -3 * FLIES)) -> None:
        """Moves quickly from a point, and lifts the finger on the way."""
        self.down(start)
        self.lead((start[0] + by[0], start[1] + by[1]), steps=3)
        self.up()

    def hold(self, point: Point, seconds: float) -> None:
        """Rests on a point for so many seconds."""
        self.down(point)
        self.rest(seconds)
        self.up()

    def do(self, gesture: Gesture) -> None:
        """Carries out a gesture that needs no keys."""
        match gesture:
            case Click(at):
                self.tap(at)
            case DoubleClick(at):
                self.tap(at)
                self.tap(at)
            case Drag(start, end):
                self.drag(start, end)
            case Flick(start):
                self.flick(start)
            case Hold(at, seconds):
                self.hold(at, seconds)
            case Wait(seconds):
                self._glass.wait(seconds)
            case _:
                raise AssertionError(f"a finger cannot do {gesture}")
