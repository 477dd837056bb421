"""Turns events of the mouse into clicks, double clicks, long presses and drags. A pen counts as a
mouse, or as a finger where the system says so."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.records.journal.settings import Settings
from game.rules.state import HAND, MARKET, SHARED
from game.screen.scene import Scene
from game.table.hands.things import Thing
from game.table.layout.places import Point

PLAYED_FROM = HAND, SHARED, MARKET
"""Zones of cards that are played or taken by a double click, or by holding them."""
NEAR = 6
"""Most pixels between the two clicks of a double click."""
LONG = 0.5
"""Seconds after which a press that has not travelled reads the card under it."""
TWICE = 0.4
"""Longest time in seconds between the two clicks of a double click."""


@dataclass
class Press:
    """A mouse button that is down: the thing and point where it went down, whether it has travelled
    or drags, and for how many seconds it has been down."""

    thing: Thing | None
    point: Point
    travel: float = 0.0
    """Distance in pixels from which it counts as travelled."""
    travelled: bool = False
    dragging: bool = False
    time: float = 0.0
    void: bool = False
    """Whether the button under it appeared only with the press, so the player had not seen it."""
    left: bool = False
    """Whether the pointer has left the thing since."""
    read: bool = False
    """Whether the press was long enough to read the thing."""
    done: bool = False
    """Whether the press was long enough for the thing."""


class Pointer:
    """Turns what happens at points of the surface, in pixels, into calls of a scene. `travel` is
    the distance that turns a press into a drag; with `holds_to_play` a card is played by holding
    it, and two clicks are no more than two."""

    def __init__(self, settings: Settings) -> None:
        self.learn(settings)
        self._scene: Scene | None = None
        self._press: Press | None = None
        self._point: Point = (-1.0, -1.0)
        self._clicked = Press(None, (-1.0, -1.0))
        self._since_click = TWICE

    def learn(self, settings: Settings) -> None:
        """Takes over what the player has set."""
        self.travel: float = settings.drag_distance
        self.holds_to_play = settings.hold_to_play

    @property
    def drags(self) -> bool:
        """Whether something is being dragged."""
        return self._press is not None and self._press.dragging

    @property
    def pressed(self) -> Press | None:
        """The press that is going on, if any."""
        return self._press

    @property
    def point(self) -> Point:
        """The last position of the pointer."""
        return self._point

    def handle(self, event: pygame.Event, point: Point, scene: Scene) -> None:
        """Handles one event that happened at `point`."""
        self._meet(scene)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self.down(point, scene)
        elif event.type == pygame.MOUSEMOTION:
            self.move(point, scene)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            self.up(point, scene)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self._right(point, scene)
        elif event.type == pygame.MOUSEWHEEL:
            scene.wheel(scene.thing_at(self._point), event.y)

    # What a button does, or a finger

    def advance(self, dt: float, scene: Scene) -> None:
        """Advances a press by `dt` seconds."""
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

    def leave(self, scene: Scene) -> None:
        """Points nowhere any longer, as a finger that was lifted."""
        self._point = (-1.0, -1.0)
        scene.glance(None)
        scene.hover(None)

    def cancel(self, scene: Scene) -> None:
        """Ends a press or drag and all pointing, as the pointer has left or keys are used."""
        self._meet(scene)
        self._let_go(scene)
        scene.glance(None)
        scene.hover(None)

    def _meet(self, scene: Scene) -> None:
        """Drops the press if the scene has changed since."""
        if scene is not self._scene:
            self._scene, self._press = scene, None

    def _read(self, press: Press, thing: Thing, scene: Scene) -> None:
        """Reads the pressed thing. The press may still become a drag."""
        there = scene.thing_at(self._point)
        if there is None or there.id != thing.id:
            # Something has covered it since.
            self._forget_press(scene)
            return
        press.read = True
        scene.held(None, 0.0)
        plays = self.holds_to_play and thing.zone in PLAYED_FROM
        if plays and "selected" not in thing.state:
            scene.click_again(thing)
        else:
            scene.read(thing)

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

    def down(self, point: Point, scene: Scene, steady: float = 0.0) -> None:
        """Begins a press at this point, which may tremble by so many pixels if it is less steady
        than a mouse."""
        self._meet(scene)
        self._let_go(scene)
        seen = scene.thing_at(point)
        scene.settle()
        self._point = point
        thing = scene.thing_at(point)
        new = thing is not None and thing.role == "button" and (not seen or seen.id != thing.id)
        self._press = Press(thing, point, max(self.travel, steady), void=new)

    def _right(self, point: Point, scene: Scene) -> None:
        if self._press is not None and self._press.dragging:
            self._let_go(scene)
            return
        self._forget_press(scene)
        scene.settle()
        scene.read(scene.thing_at(point))

    def move(self, point: Point, scene: Scene) -> None:
        """Moves to this point, with or without a press."""
        self._meet(scene)
        self._point = point
        scene.glance(point)
        press = self._press
        if press is None:
            scene.hover(scene.thing_at(point))
            return
        if press.dragging:
            scene.drag(point)
        elif not press.travelled and math.dist(point, press.point) >= press.travel:
            press.travelled = True
            if press.thing is not None:
                press.dragging = scene.lift(press.thing, press.point)
            if press.dragging:
                scene.drag(point)

    def up(self, point: Point, scene: Scene) -> None:
        """Ends the press at this point: a drop, a click, or nothing more if it was held."""
        self._meet(scene)
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

    def _click(self, press: Press, scene: Scene) -> None:
        """Reports a click or, for the second of two quick clicks on one thing, a double click. A
        quick second click does nothing if a button has just appeared or vanished there."""
        thing, first = press.thing, self._clicked
        soon = self._since_click < TWICE
        same = thing is not None and first.thing is not None and thing.id == first.thing.id
        there = math.dist(press.point, first.point) < NEAR
        self._clicked = Press(None, (-1.0, -1.0)) if soon and same else press
        self._since_click = 0.0
        if soon and same and thing is not None and not self.holds_to_play:
            scene.click_again(thing)
        elif not (soon and there and (thing is None or thing.role == "button")):
            scene.click(thing)


def without_old_motions(events: Iterable[pygame.Event]) -> list[pygame.Event]:
    """Returns the events with only the last motion of each run."""
    kept: list[pygame.Event] = []
    for event in events:
        if kept and kept[-1].type == event.type == pygame.MOUSEMOTION:
            kept.pop()
        kept.append(event)
    return kept
