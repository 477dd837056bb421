"""Fingers on a touch screen: a tap, a hold, a drag and a flick are what a mouse does, and a finger
that takes nothing along scrolls. Two fingers at once do nothing."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from game.rules.state import HAND
from game.screen.input.pointer import LONG, Pointer
from game.screen.scene import Scene
from game.table.hands.things import Thing
from game.table.layout.places import Point, Size

FINGERS = pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP
TRACKPAD = -1, (1 << 64) - 1
"""The device by which SDL reports fingers on a trackpad, which moves a mouse."""
NEAR = 14.0
"""Pixels beside a thing at which a finger still means it, if nothing else lies there."""
STEADY = 12.0
"""Pixels that a finger may tremble before it travels."""
FLICK, QUICK, UPWARD = 50.0, 0.3, 2.0
"""Pixels that a flick travels at least, the seconds that it takes at most, and how many times as
far up as aside."""
NOWHERE: Point = (-1.0, -1.0)


class Fingers:
    """Follows the first finger; while others are down, nothing is meant. `explain` shows what a
    button is for, as the pointer does that rests on it."""

    def __init__(self, pointer: Pointer, explain: Callable[[], None]) -> None:
        self._pointer, self._explain = pointer, explain
        self._down: list[int] = []
        """The fingers that are down, the first one first."""
        self._means = False
        """Whether the first finger means anything: no other one has come down since."""
        self._start = self._last = NOWHERE
        self._seconds = 0.0
        self._over: Thing | None = None
        """What lay under the finger when it came down."""
        self._scrolls = False

    def notice(self, event: pygame.Event, size: Size, scene: Scene) -> None:
        """Handles an event of a finger, in a surface of this size."""
        if event.touch_id in TRACKPAD:
            return
        point = event.x * size[0], event.y * size[1]
        if event.type == pygame.FINGERDOWN:
            self._press(event.finger_id, point, scene)
        elif event.finger_id not in self._down:
            return
        elif event.type == pygame.FINGERMOTION:
            if self._means and event.finger_id == self._down[0]:
                self._move(point, scene)
        else:
            self._lift(event.finger_id, point, scene)

    def advance(self, dt: float, scene: Scene) -> None:
        """Counts `dt` seconds. A finger that rests on a button explains it, if holding it does
        nothing else."""
        if not (self._down and self._means):
            return
        before, self._seconds = self._seconds, self._seconds + dt
        press = self._pointer.pressed
        still = press is not None and not (press.travelled or press.done)
        button = press is not None and press.thing is not None and press.thing.role == "button"
        due = before < LONG <= self._seconds
        if due and still and button and press is not None and not scene.held(press.thing, LONG):
            scene.held(None, 0.0)
            press.read = True
            self._explain()

    def cancel(self) -> None:
        """Forgets all fingers, as the window has lost them."""
        self._down.clear()
        self._means = self._scrolls = False

    def _press(self, finger: int, point: Point, scene: Scene) -> None:
        if finger in self._down:
            return
        self._down.append(finger)
        if len(self._down) > 1:
            self._pointer.cancel(scene)
            self._means = self._scrolls = False
            return
        self._means, self._scrolls, self._seconds = True, False, 0.0
        self._start = self._last = point
        there = aimed(scene.things(), point, scene.thing_at(point))
        self._over = scene.thing_at(there)
        self._pointer.down(there, scene, STEADY)

    def _move(self, point: Point, scene: Scene) -> None:
        if not self._scrolls:
            self._pointer.move(point, scene)
            press = self._pointer.pressed
            self._scrolls = press is not None and press.travelled and not press.dragging
        if self._scrolls:
            (x, y), (was_x, was_y) = point, self._last
            scene.swipe(self._over, x - was_x, y - was_y)
        self._last = point

    def _lift(self, finger: int, point: Point, scene: Scene) -> None:
        first = finger == self._down[0]
        self._down.remove(finger)
        if not (self._means and first):
            return
        self._means = False
        held, over = self._pointer.drags, self._over
        if held and over is not None and over.zone == HAND and self._flicked(point):
            self._pointer.cancel(scene)
            scene.click_again(over)
        elif self._scrolls:
            self._pointer.cancel(scene)
        else:
            self._pointer.up(point, scene)
        self._pointer.leave(scene)

    def _flicked(self, point: Point) -> bool:
        """Returns whether the finger went up quickly to this point, and hardly aside."""
        aside, up = abs(point[0] - self._start[0]), self._start[1] - point[1]
        return self._seconds <= QUICK and up >= max(FLICK, UPWARD * aside)


def aimed(things: Sequence[Thing], point: Point, there: Thing | None) -> Point:
    """Returns the point that a finger means: within the nearest button or card, if it touches
    nothing else."""
    if there is not None and there.role in ("button", "card"):
        return point
    best, nearest = point, NEAR
    for thing in things:
        if thing.role in ("button", "card") and "disabled" not in thing.state:
            rect = thing.rect
            x = min(max(point[0], rect.x + 1), rect.right - 1)
            y = min(max(point[1], rect.y + 1), rect.bottom - 1)
            if (away := math.dist(point, (x, y))) < nearest and thing.contains((x, y)):
                best, nearest = (x, y), away
    return best
