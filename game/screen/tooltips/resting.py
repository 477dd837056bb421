"""When a tooltip comes and goes: the pointer rests, or a key asks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.rules.state import HAND, MARKET, REVEALED, SHARED
from game.screen.cards.faces import Faces
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.stage import Lies
from game.screen.tooltips.paper import WIDTHS, placed, tag
from game.screen.tooltips.tooltip_texts import hint_of, key_of
from game.table.hands.things import Thing
from game.table.layout.places import Places, Point
from game.words import Words

KEY = pygame.K_i
RESTS = 0.5
"""Seconds that the pointer rests before anything is told."""
AWAY = 24
"""Pixels that it goes from where it last pressed before it can rest again."""
CHOSEN_FROM = HAND, SHARED, MARKET, REVEALED
"""Where cards lie of which one is to be chosen: nothing comes up over them unasked."""
DONE = (
    *(pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL),
    *(pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWSIZECHANGED),
)
"""Events after which the pointer has to move before it can rest again."""
PROMPT = "text.heading", "text.body"
"""What is asked is never covered."""


@dataclass(frozen=True)
class Shown:
    """What is on the glass: of this thing, this picture; `said` is all its words."""

    thing: Thing
    lies: Lies
    said: str


class Tooltips:
    """At most one at a time, over whatever scene is on. It takes no click, and anything that is
    done closes it; while something moves, none comes."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._scene: Scene | None = None
        self._point: Point = (-1.0, -1.0)
        self._pressed: Point | None = None
        """Where the pointer was when something was last done: it has to leave that place first."""
        self._rested, self._down = RESTS, False
        self.shown: Shown | None = None

    @property
    def images(self) -> list[Lies]:
        """What is to be drawn over everything."""
        return [self.shown.lies] if self.shown else []

    def notice(self, event: pygame.Event) -> None:
        """Something is done. The key asks, and asks no more; everything else closes."""
        scene = self._program.scene
        if event.type == pygame.KEYDOWN and event.key == KEY and scene and not scene.writing:
            asks = self.shown is None and not scene.busy
            self._close()
            if asks:
                self._show(scene.things(), by_key=True)
        elif event.type in DONE:
            self._down = event.type == pygame.MOUSEBUTTONDOWN
            self._close()

    def advance(self, dt: float, scene: Scene, point: Point) -> None:
        """`dt` seconds pass, with the pointer at this point."""
        if scene is not self._scene:
            self._scene = scene
            self._close()
        if scene.busy:
            self.shown, self._rested = None, 0.0
        if point != self._point:
            self._point, self._rested = point, 0.0
            if self._pressed is None or math.dist(point, self._pressed) >= AWAY:
                self._pressed = None
            if self.shown is not None and not self.shown.thing.contains(point):
                self.shown = None
        elif self._rested < RESTS and not (scene.busy or self._pressed or self._down):
            self._rested += dt
            if self._rested >= RESTS and self.shown is None:
                self._show(scene.things())

    def _close(self) -> None:
        self.shown, self._pressed, self._rested = None, self._point, RESTS

    def _show(self, things: Sequence[Thing], by_key: bool = False) -> None:
        """Of what the pointer is on, or, if a key asked, of what is in focus."""
        program, words = self._program, self._program.words
        focus = in_focus(things) if by_key else None
        told = with_hint(words, things, focus) if focus else None
        unnamed = nameless(words, things, self._point, program.cards.faces)
        thing = told or focus or unnamed or rested_on(words, things, self._point)
        if thing is None:
            return
        key, places = key_of(words, thing), Places(program.size, letters=program.letters)
        name = title_of(things, thing) if thing.name != thing.hint else ""
        said = name, key, thing.hint
        tags = [tag(*said, program.text, places, width) for width in WIDTHS]
        asked = [other.rect for other in things if other.id in PROMPT]
        # Below a button with an icon its name may stand already: there its tag belongs.
        button, pointer = thing.role == "button", thing.rect.centre
        kinds = ("button",) if button else ("button", "card")
        lying = [other.rect for other in things if other.role in kinds and other.id != thing.id]
        if not button and thing.contains(self._point):
            pointer = self._point
        lies = placed(tags, thing.rect, pointer, places, asked, lying)
        self.shown = Shown(thing, lies, " ".join(filter(None, said)))


def in_focus(things: Sequence[Thing]) -> Thing | None:
    """What the keyboard is at."""
    return next((thing for thing in things if "focused" in thing.state), None)


def rested_on(words: Words, things: Sequence[Thing], point: Point) -> Thing | None:
    """The uppermost thing at a point, with what is told of it, if anything is: what is written lets
    what lies below it be told of, and so does a card, unless it is one to choose."""
    there = (thing for thing in reversed(things) if thing.contains(point) and not passes(thing))
    thing = next(there, None)
    return with_hint(words, things, thing) if thing and thing.role != "card" else None


def nameless(words: Words, things: Sequence[Thing], point: Point, faces: Faces) -> Thing | None:
    """The card at a point, with its name or what is told of where it lies, if it has no picture:
    on a small one, or under another, its name cannot be read."""
    there = (thing for thing in reversed(things) if thing.contains(point))
    top = next((thing for thing in there if thing.role != "text" or thing.hint), None)
    if top is None or top.card is None or top.role != "card" or top.zone in CHOSEN_FROM:
        return None
    if top.face != "up" or faces.bare(faces.look(top.card)) is None:
        return None
    told = with_hint(words, things, replace(top, hint=""))
    return told or replace(top, hint=top.name)


def title_of(things: Sequence[Thing], thing: Thing) -> str:
    """What a thing is called; a bare number by what it lies on."""
    below = (one.name for one in things if one.role == "zone" and one.contains(thing.rect.centre))
    return next(below, "") if thing.name.isdigit() else thing.name


def passes(thing: Thing) -> bool:
    """Whether what lies below a thing is told of in its place."""
    if thing.hint:
        return False
    return thing.role == "text" or (thing.role == "card" and thing.zone not in CHOSEN_FROM)


def with_hint(words: Words, things: Sequence[Thing], thing: Thing) -> Thing | None:
    """The thing with its sentence; a card with that of its zone; None if nothing is to be told."""
    if hint := hint_of(words, thing):
        return replace(thing, hint=hint)
    zones = (zone for zone in things if zone.role == "zone" and zone.hint)
    around = next((zone for zone in zones if zone.lies_in == thing.lies_in), None)
    return around and replace(thing, hint=around.hint)
