"""Fingers on a touch screen. They press, drag and hold as a mouse does; besides, they flick,
scroll, and ask what something is for.

A pen needs nothing of its own, as SDL 2 has no events of pens. On Windows, macOS, X11 and Wayland
it reports a pen as a mouse whose events are not marked as made from touch, so that even its
hovering works. A driver that takes the pen for a touch screen reports it as a finger. Either way it
plays.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from pygame import Vector2

from game.screen.input.pointer import LONG, Pointer
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.ui.panel import ZONE as PANEL
from game.table.hands.things import Thing
from game.table.layout.places import Point, Rect

FINGERS = pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP
MOUSE = pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL
OF_MOUSE = -1
"""The touch device that SDL names for fingers which it has made of a mouse or a trackpad."""
TREMBLES = 12.0
"""Least distance in pixels of the window that turns a finger's press into a drag: no finger is as
still as a mouse."""
BESIDE = 12.0
"""Distance in pixels of the window, some millimetres, from which a tap still takes what is
nearest."""
FLICK, FLOWN, UPWARD = 0.25, 40.0, 2.0
"""Longest time of a flick in seconds, its least way upward in pixels of the window, and by how much
that is longer than its way to the side."""
GLIDES, RUNS_OUT, STILL = 150.0, 4.0, 20.0
"""Least speed of a finger, in pixels a second, at which what it has scrolled glides on; how fast
that runs out, and the speed at which it stands still."""
Finger = tuple[int, int]
"""The numbers of a touch device and of a finger on it."""


def made_from_another(event: pygame.Event) -> bool:
    """Returns whether SDL has made an event from another one that comes, too: a mouse event from a
    finger, or a finger from a mouse or a trackpad."""
    if event.type in FINGERS:
        return bool(event.touch_id == OF_MOUSE)
    return event.type in MOUSE and getattr(event, "touch", False)


class Fingers:
    """Passes the first finger on to the pointer. As soon as there are two at once, what was begun
    is let go, and nothing counts until all of them are lifted. While nothing is touched, nothing is
    pointed at. `explain` shows what the thing at a point is for."""

    def __init__(self, program: Program, explain: Callable[[Point], None]) -> None:
        self._program = program
        self._explain = explain
        self._down: set[Finger] = set()
        self._first: Finger | None = None
        """The finger that counts, if any."""
        self._seconds = 0.0
        """The time since it was laid down."""
        self._aside = Vector2()
        """The way from where it lies to what it is meant for."""
        self._last = Vector2()
        self._pulls = False
        """True if the finger scrolls something."""
        self._pulled = Vector2()
        """Distance that the finger has scrolled in this frame, in pixels."""
        self._speed = Vector2()
        """Speed of the scrolling, in pixels a second."""
        self._glides: Scene | None = None
        """The scene in which something scrolls on after its finger was lifted."""

    @property
    def touching(self) -> bool:
        """True if a finger lies on the screen."""
        return bool(self._down)

    def forget(self) -> None:
        """Forgets all fingers, as what becomes of them may not be told."""
        self._down.clear()
        self._first = self._glides = None

    def handle(self, event: pygame.Event, pointer: Pointer, scene: Scene) -> None:
        """Handles an event of a finger. Its place is told by the size of the window."""
        pointer.meet(scene)
        pointer.distance = max(pointer.distance, TREMBLES)
        finger: Finger = event.touch_id, event.finger_id
        width, height = self._program.size
        at = Vector2(event.x * width, event.y * height)
        if event.type == pygame.FINGERDOWN:
            self._lay(finger, at, pointer, scene)
        elif finger == self._first and event.type == pygame.FINGERMOTION:
            self._move(at + self._aside, pointer, scene)
        elif event.type == pygame.FINGERUP:
            self._down.discard(finger)
            if finger == self._first:
                self._first = None
                # Beyond the edge of the screen nobody sees where it is lifted.
                inside = 0 < event.x < 1 and 0 < event.y < 1
                self._lift(at + self._aside if inside else None, pointer, scene)

    def advance(self, dt: float, pointer: Pointer, scene: Scene) -> None:
        """Advances a touch by `dt` seconds."""
        self._seconds += dt
        if self._pulls and dt:
            self._speed = self._speed.lerp(self._pulled / dt, 0.5)
            self._pulled = Vector2()
        if self._glides is not None:
            self._glide(dt, scene)
        press = pointer.pressed
        if self._first is None or press is None or press.travelled or press.read or press.done:
            return
        if self._seconds >= LONG and not (readable(press.thing) or scene.busy):
            # Like a pointer that rests, it asks what lies there is for. It is no tap any longer.
            press.read = True
            self._explain(pointer.point)

    def _lay(self, finger: Finger, at: Vector2, pointer: Pointer, scene: Scene) -> None:
        """Lays a finger on the screen."""
        alone = self._down <= {finger}
        self._down.add(finger)
        self._pulls, self._glides = False, None
        pointer.cancel(scene)
        self._first = finger if alone else None
        if alone:
            point = meant(scene, (at.x, at.y), BESIDE * pointer.scale)
            self._aside, self._seconds = point - at, 0.0
            pointer.move(point, scene)
            pointer.press(point, scene)

    def _move(self, at: Vector2, pointer: Pointer, scene: Scene) -> None:
        """Moves the finger that counts to a point."""
        press, point = pointer.pressed, (at.x, at.y)
        if self._pulls:
            self._pull(at, scene)
        elif press is None or press.dragging:
            pointer.move(point, scene) if press else None
        elif pointer.strays(press, point):
            by = at - press.point
            if not (press.travelled or press.read) and scene.pulls(press.thing, (by.x, by.y)):
                self._pulls, self._last = True, Vector2(press.point)
                self._pulled, self._speed = Vector2(), Vector2()
                pointer.cancel(scene)
                self._pull(at, scene)
                return
            pointer.move(point, scene)
            if not press.dragging:
                scene.hover(None)

    def _pull(self, at: Vector2, scene: Scene) -> None:
        """Scrolls along with the finger."""
        by, self._last = at - self._last, at
        self._pulled += by
        scene.pull((by.x, by.y))

    def _lift(self, point: Vector2 | None, pointer: Pointer, scene: Scene) -> None:
        """Lifts the finger that counts from a point, or from beyond the screen."""
        press, at = pointer.pressed, (point.x, point.y) if point else (-1.0, -1.0)
        if self._pulls:
            fast = self._speed.length() >= GLIDES * pointer.scale
            self._pulls, self._glides = False, scene if fast and self._travels else None
        if press is None or point is None or (press.travelled and not press.dragging):
            pointer.cancel(scene)
        elif press.dragging:
            flick = self._is_flick(point - press.point, pointer.scale)
            pointer.fling(at, scene) if flick else pointer.release(at, scene)
            pointer.cancel(scene)
        else:
            # The press may lead to another scene, so nothing is pointed at in this one before.
            scene.glance(None)
            scene.hover(None)
            pointer.release(at, scene)

    def _is_flick(self, way: Vector2, scale: float) -> bool:
        up = -way.y
        return self._seconds < FLICK and up >= FLOWN * scale and up >= UPWARD * abs(way.x)

    @property
    def _travels(self) -> bool:
        return self._program.tempo.travels

    def _glide(self, dt: float, scene: Scene) -> None:
        """Scrolls on for `dt` seconds, ever slower, if the scene is still the same."""
        by = self._speed * dt
        self._speed *= math.exp(-RUNS_OUT * dt)
        if self._glides is not scene or self._speed.length() < STILL:
            self._glides = None
        else:
            scene.pull((by.x, by.y))


def readable(thing: Thing | None) -> bool:
    """Returns whether a long press reads this thing large: a card that can be seen."""
    return thing is not None and thing.role == "card" and thing.card is not None


def meant(scene: Scene, point: Point, reach: float) -> Point:
    """Returns the point that a finger means: where it lies or, if there is nothing to press, the
    nearest point of a button or card that is at most `reach` pixels away."""
    there = scene.thing_at(point)
    if there is not None and not (there.role == "zone" and there.zone == PANEL):
        return point
    near = [
        (math.dist(point, inside), thing.id, inside)
        for thing in scene.things()
        if thing.role in ("button", "card") and "disabled" not in thing.state
        for inside in [nearest_in(thing.rect, point)]
        if math.dist(point, inside) <= reach + 1
    ]
    for _, key, inside in sorted(near):
        top = scene.thing_at(inside)
        if top is not None and top.id == key:
            return inside
    return point


def nearest_in(rect: Rect, point: Point) -> Point:
    """Returns the point of a rectangle that is nearest to a point, a pixel within its edge."""
    x, y = point
    return (
        max(rect.x + 1, min(x, rect.right - 1)),
        max(rect.y + 1, min(y, rect.bottom - 1)),
    )
