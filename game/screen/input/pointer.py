"""The mouse: what is a click, what a double click, what a drag, and when it ends."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.table.hands.things import Thing
from game.table.layout.places import Point

TRAVEL = 6
"""Pixels a press must travel to be a drag."""
LONG = 0.5
"""Seconds after which a press that has not travelled reads what it is on."""
TWICE = 0.4
"""Seconds between the two clicks of a double click, at most."""


class Pointed(Protocol):
    """A scene, as the pointer knows it."""

    def settle(self) -> None:
        """Whatever moves has arrived."""

    def thing_at(self, point: Point) -> Thing | None:
        """What lies uppermost there."""

    def hover(self, thing: Thing | None) -> None:
        """The pointer is over this."""

    def glance(self, point: Point | None) -> None:
        """The pointer is here; or nowhere."""

    def click(self, thing: Thing | None) -> None:
        """Pressed and released in one place."""

    def click_again(self, thing: Thing) -> None:
        """Clicked a second time, at once."""

    def read(self, thing: Thing | None) -> None:
        """To be shown large: clicked with the right button, or pressed for long."""

    def lift(self, thing: Thing, point: Point) -> bool:
        """A drag begins at this point; whether this thing can be dragged."""

    def drag(self, point: Point) -> None:
        """What is held follows."""

    def drop(self, point: Point) -> None:
        """It is released there."""

    def let_go(self) -> None:
        """It is released nowhere."""

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """The wheel is turned over this."""

    def held(self, thing: Thing | None, seconds: float) -> bool:
        """The button has been down on this for so long; None once it is up or has moved away.
        Whether that was long enough: then it is told no more until the button is up."""


@dataclass
class Press:
    """A button that is down: where it went down and on what, and for how many seconds."""

    thing: Thing | None
    point: Point
    travelled: bool = False
    dragging: bool = False
    time: float = 0.0
    void: bool = False
    """Whether it was made before what lies there could be seen."""
    left: bool = False
    """Whether the pointer has been elsewhere since."""
    read: bool = False
    """Whether it was so long that what it is on is read."""
    done: bool = False
    """Whether it was so long that what it is on needs no more."""


class Pointer:
    """Turns mouse events, in pixels of the surface, into what a scene understands."""

    def __init__(self) -> None:
        self._scene: Pointed | None = None
        self._press: Press | None = None
        self._point: Point = (-1.0, -1.0)
        self._clicked = Press(None, (-1.0, -1.0))
        self._since_click = TWICE

    @property
    def point(self) -> Point:
        """Where it was last."""
        return self._point

    def handle(self, event: pygame.Event, point: Point, scene: Pointed) -> None:
        """One event; `point` is where it happened."""
        self._meet(scene)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._down(point, scene)
        elif event.type == pygame.MOUSEMOTION:
            self._moved(point, scene)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            self._up(point, scene)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self._right(point, scene)
        elif event.type == pygame.MOUSEWHEEL:
            scene.wheel(scene.thing_at(self._point), event.y)

    def advance(self, dt: float, scene: Pointed) -> None:
        """`dt` seconds pass: a press grows long."""
        self._since_click += dt
        self._meet(scene)
        press = self._press
        if press is None or press.thing is None or press.read:
            return
        press.time += dt
        if press.thing.role == "card" and press.time >= LONG and not press.travelled:
            self._read(press, press.thing, scene)
        elif press.thing.role == "button" and not (press.void or press.left or press.done):
            self._hold(press, press.thing, scene)

    def cancel(self, scene: Pointed) -> None:
        """The pointer has gone, or keys take over: it holds and points at nothing."""
        self._meet(scene)
        self._let_go(scene)
        scene.glance(None)
        scene.hover(None)

    def _meet(self, scene: Pointed) -> None:
        """A press ends with the scene that it was made in."""
        if scene is not self._scene:
            self._scene, self._press = scene, None

    def _read(self, press: Press, thing: Thing, scene: Pointed) -> None:
        """A long press reads, and may yet become a drag."""
        there = scene.thing_at(self._point)
        if there is None or there.id != thing.id:
            # It was covered while it was pressed.
            self._forget_press(scene)
            return
        press.read = True
        scene.held(None, 0.0)
        scene.read(thing)

    def _hold(self, press: Press, thing: Thing, scene: Pointed) -> None:
        """A press is a hold for as long as the pointer stays on what was pressed."""
        there = scene.thing_at(self._point)
        press.left = press.dragging or there is None or there.id != thing.id
        press.done = scene.held(None if press.left else thing, 0.0 if press.left else press.time)

    def _let_go(self, scene: Pointed) -> None:
        if self._press is not None and self._press.dragging:
            scene.let_go()
        self._forget_press(scene)

    def _forget_press(self, scene: Pointed) -> None:
        if self._press is not None:
            self._press = None
            scene.held(None, 0.0)

    def _down(self, point: Point, scene: Pointed) -> None:
        self._let_go(scene)
        seen = scene.thing_at(point)
        scene.settle()
        self._point = point
        thing = scene.thing_at(point)
        new = thing is not None and thing.role == "button" and (not seen or seen.id != thing.id)
        self._press = Press(thing, point, void=new)

    def _right(self, point: Point, scene: Pointed) -> None:
        if self._press is not None and self._press.dragging:
            self._let_go(scene)
            return
        self._forget_press(scene)
        scene.settle()
        scene.read(scene.thing_at(point))

    def _moved(self, point: Point, scene: Pointed) -> None:
        self._point = point
        scene.glance(point)
        press = self._press
        if press is None:
            scene.hover(scene.thing_at(point))
            return
        if press.dragging:
            scene.drag(point)
        elif not press.travelled and math.dist(point, press.point) >= TRAVEL:
            press.travelled = True
            self._lift(press, scene)
            if press.dragging:
                scene.drag(point)

    def _lift(self, press: Press, scene: Pointed) -> None:
        if press.thing is not None:
            press.dragging = scene.lift(press.thing, press.point)

    def _up(self, point: Point, scene: Pointed) -> None:
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

    def _click(self, press: Press, scene: Pointed) -> None:
        """The second of two clicks on one thing is the second half of a double click; one on a
        button that has just come up under the pointer, or where one has just gone, is nothing."""
        thing, first = press.thing, self._clicked
        soon = self._since_click < TWICE
        same = thing is not None and first.thing is not None and thing.id == first.thing.id
        there = math.dist(press.point, first.point) < TRAVEL
        self._clicked = Press(None, (-1.0, -1.0)) if soon and same else press
        self._since_click = 0.0
        if soon and same and thing is not None:
            scene.click_again(thing)
        elif not (soon and there and (thing is None or thing.role == "button")):
            scene.click(thing)


def without_old_motions(events: Iterable[pygame.Event]) -> list[pygame.Event]:
    """The events, but of a run of motions only the last."""
    kept: list[pygame.Event] = []
    for event in events:
        if kept and kept[-1].type == event.type == pygame.MOUSEMOTION:
            kept.pop()
        kept.append(event)
    return kept
