"""Turns presses and motions of a pointer, a mouse or a finger, into clicks, double clicks, long
presses and drags."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.screen.scene import Scene
from game.table.hands.things import Thing
from game.table.layout.places import Point

TRAVEL = 6
"""Distance in pixels that turns a press into a drag, unless the player has set a larger one."""
LONG = 0.5
"""Seconds after which a press that has not travelled is a long press."""
TWICE = 0.4
"""Longest time in seconds between the two clicks of a double click."""


@dataclass
class Press:
    """A mouse button or a finger that is down: the thing and point where it went down, whether it
    has travelled or drags, and for how many seconds it has been down."""

    thing: Thing | None
    point: Point
    travelled: bool = False
    dragging: bool = False
    time: float = 0.0
    void: bool = False
    """Whether the button under it appeared only with the press, so the player had not seen it."""
    left: bool = False
    """True if the pointer has left the thing since."""
    read: bool = False
    """Whether the press was long enough to read the thing. It is no click then."""
    done: bool = False
    """Whether the press was long enough for the thing, which has acted. It is no drag then."""


class Pointer:
    """Turns what a pointer does, in pixels of the surface, into calls of a scene. There is at most
    one press, whatever makes it."""

    def __init__(self) -> None:
        self.distance, self.scale = float(TRAVEL), 1.0
        """Distance in pixels of the window that turns a press into a drag, and how many pixels of
        the surface make one of the window."""
        self._scene: Scene | None = None
        self._press: Press | None = None
        self._point: Point = (-1.0, -1.0)
        self._clicked = Press(None, (-1.0, -1.0))
        self._since_click = TWICE

    @property
    def point(self) -> Point:
        """The last position of the pointer."""
        return self._point

    @property
    def pressed(self) -> Press | None:
        """The press that is going on, if any."""
        return self._press

    @property
    def _travel(self) -> float:
        return self.distance * self.scale

    def handle(self, event: pygame.Event, point: Point, scene: Scene) -> None:
        """Handles one event of the mouse that happened at `point`."""
        self.meet(scene)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self.press(point, scene)
        elif event.type == pygame.MOUSEMOTION:
            self.move(point, scene)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            self.release(point, scene)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self._right(point, scene)
        elif event.type == pygame.MOUSEWHEEL:
            scene.wheel(scene.thing_at(self._point), event.y)

    def advance(self, dt: float, scene: Scene) -> None:
        """Advances a press by `dt` seconds."""
        self._since_click += dt
        self.meet(scene)
        press = self._press
        if press is None or press.thing is None or press.read:
            return
        press.time += dt
        if press.thing.role == "card" and press.time >= LONG and not press.travelled:
            self._read(press, press.thing, scene)
        elif press.thing.role == "button" and not (press.void or press.left or press.done):
            self._hold(press, press.thing, scene)

    def cancel(self, scene: Scene) -> None:
        """Ends a press or drag and all pointing, as the pointer has left or keys are used."""
        self.meet(scene)
        self._let_go(scene)
        scene.glance(None)
        scene.hover(None)

    def meet(self, scene: Scene) -> None:
        """Drops the press if the scene has changed since."""
        if scene is not self._scene:
            self._scene, self._press = scene, None

    def _read(self, press: Press, thing: Thing, scene: Scene) -> None:
        """Takes the thing as held for long, which mostly reads it. The press may still become a
        drag, unless the thing has acted."""
        there = scene.thing_at(self._point)
        if there is None or there.id != thing.id:
            # Something has covered it since.
            self._forget_press(scene)
            return
        press.read = True
        scene.held(None, 0.0)
        press.done = scene.hold(thing)

    def _hold(self, press: Press, thing: Thing, scene: Scene) -> None:
        """Reports a held button to the scene while the pointer stays on it."""
        there = scene.thing_at(self._point)
        press.left = press.dragging or there is None or there.id != thing.id
        press.done = scene.held(None if press.left else thing, 0.0 if press.left else press.time)

    def _let_go(self, scene: Scene) -> None:
        if self._press is not None and self._press.dragging:
            scene.let_go()
        self._forget_press(scene)

    def _forget_press(self, scene: Scene) -> None:
        if self._press is not None:
            self._press = None
            scene.held(None, 0.0)

    def press(self, point: Point, scene: Scene) -> None:
        """Begins a press at a point."""
        self.meet(scene)
        self._let_go(scene)
        seen = scene.thing_at(point)
        scene.settle()
        self._point = point
        thing = scene.thing_at(point)
        new = thing is not None and thing.role == "button" and (not seen or seen.id != thing.id)
        self._press = Press(thing, point, void=new)

    def _right(self, point: Point, scene: Scene) -> None:
        if self._press is not None and self._press.dragging:
            self._let_go(scene)
            return
        self._forget_press(scene)
        scene.settle()
        scene.read(scene.thing_at(point))

    def move(self, point: Point, scene: Scene) -> None:
        """Moves the pointer to a point, with what it holds."""
        self.meet(scene)
        self._point = point
        scene.glance(point)
        press = self._press
        if press is None:
            scene.hover(scene.thing_at(point))
            return
        if press.dragging:
            scene.drag(point)
        elif not (press.travelled or press.done) and self.strays(press, point):
            press.travelled = True
            if press.thing is not None:
                press.dragging = scene.lift(press.thing, press.point)
            if press.dragging:
                scene.drag(point)

    def strays(self, press: Press, point: Point) -> bool:
        """Returns whether a point is so far from that of a press that it is a drag."""
        return math.dist(point, press.point) >= self._travel

    def release(self, point: Point, scene: Scene) -> None:
        """Ends the press at a point: it was a click, or a drag to there."""
        self.meet(scene)
        press = self._press
        self._forget_press(scene)
        if press is None or press.void:
            return
        if press.dragging:
            scene.drop(point)
        elif press.read or press.done:
            return
        elif not press.travelled or (press.thing is not None and press.thing.contains(point)):
            self._click(press, scene)

    def fling(self, point: Point, scene: Scene) -> None:
        """Ends a drag at a point with a quick movement upward."""
        self.meet(scene)
        self._forget_press(scene)
        scene.fling(point)

    def _click(self, press: Press, scene: Scene) -> None:
        """Reports a click or, for the second of two quick clicks on one thing, a double click. A
        quick second click does nothing if a button has just appeared or vanished there."""
        thing, first = press.thing, self._clicked
        soon = self._since_click < TWICE
        same = thing is not None and first.thing is not None and thing.id == first.thing.id
        there = math.dist(press.point, first.point) < self._travel
        self._clicked = Press(None, (-1.0, -1.0)) if soon and same else press
        self._since_click = 0.0
        if soon and same and thing is not None:
            scene.click_again(thing)
        elif not (soon and there and (thing is None or thing.role == "button")):
            scene.click(thing)


def without_old_motions(events: Iterable[pygame.Event]) -> list[pygame.Event]:
    """Returns the events with only the last motion of each run of the mouse or of a finger."""
    kept: list[pygame.Event] = []
    for event in events:
        if kept and _mover(event) is not None and _mover(kept[-1]) == _mover(event):
            kept.pop()
        kept.append(event)
    return kept


def _mover(event: pygame.Event) -> tuple[int, ...] | None:
    """Returns what a motion moves, or None for any other event."""
    if event.type == pygame.FINGERMOTION:
        return event.type, event.touch_id, event.finger_id
    return (event.type,) if event.type == pygame.MOUSEMOTION else None
