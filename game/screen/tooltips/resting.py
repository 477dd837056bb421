"""Shows and hides tooltips: when the pointer rests, or when a key asks."""

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
"""Seconds that the pointer must rest before a tooltip appears."""
AWAY = 24
"""Pixels that the pointer must move away from the last press before it can rest again."""
CHOSEN_FROM = HAND, SHARED, MARKET, REVEALED
"""Zones of cards to choose from. No tooltip appears over them unless a key asks."""
DONE = (
    *(pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL),
    *(pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWSIZECHANGED),
)
"""Events that close a tooltip; the pointer must then move before it can rest again."""
PROMPT = "text.heading", "text.body"
"""Ids of the texts with the current question, which no tooltip may cover."""


@dataclass(frozen=True)
class Shown:
    """The current tooltip: its thing, its picture, and all its words."""

    thing: Thing
    lies: Lies
    said: str


class Tooltips:
    """Shows at most one tooltip over the current scene. It takes no clicks, any action closes it,
    and none appears while something moves."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._scene: Scene | None = None
        self._point: Point = (-1.0, -1.0)
        self._pressed: Point | None = None
        """Where the pointer was at the last action; it must leave that place first."""
        self._rested, self._down = RESTS, False
        self.shown: Shown | None = None

    @property
    def images(self) -> list[Lies]:
        return [self.shown.lies] if self.shown else []

    def notice(self, event: pygame.Event) -> None:
        """Opens or closes the tooltip if its key went down; any other action closes it."""
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
        """Counts `dt` seconds with the pointer at this point, and shows or hides the tooltip."""
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
        """Shows the tooltip of the thing under the pointer or, if a key asked, of the focused
        thing."""
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
        # The name of a button with an icon may already stand below it, and its tag belongs there,
        # too.
        button, pointer = thing.role == "button", thing.rect.centre
        kinds = ("button",) if button else ("button", "card")
        lying = [other.rect for other in things if other.role in kinds and other.id != thing.id]
        if not button and thing.contains(self._point):
            pointer = self._point
        lies = placed(tags, thing.rect, pointer, places, asked, lying)
        self.shown = Shown(thing, lies, " ".join(filter(None, said)))


def in_focus(things: Sequence[Thing]) -> Thing | None:
    """Returns the thing with the keyboard focus."""
    return next((thing for thing in things if "focused" in thing.state), None)


def rested_on(words: Words, things: Sequence[Thing], point: Point) -> Thing | None:
    """Returns the uppermost thing at a point with its hint, if it has one. Texts let what lies
    below them be explained, and so do cards that are not to be chosen."""
    there = (thing for thing in reversed(things) if thing.contains(point) and not passes(thing))
    thing = next(there, None)
    return with_hint(words, things, thing) if thing and thing.role != "card" else None


def nameless(words: Words, things: Sequence[Thing], point: Point, faces: Faces) -> Thing | None:
    """Returns the card without a picture at a point, with its name or the hint of its zone. Its
    name cannot be read on a small card or under another one."""
    there = (thing for thing in reversed(things) if thing.contains(point))
    top = next((thing for thing in there if thing.role != "text" or thing.hint), None)
    if top is None or top.card is None or top.role != "card" or top.zone in CHOSEN_FROM:
        return None
    if top.face != "up" or faces.bare(faces.look(top.card)) is None:
        return None
    told = with_hint(words, things, replace(top, hint=""))
    return told or replace(top, hint=top.name)


def title_of(things: Sequence[Thing], thing: Thing) -> str:
    """Returns the name of a thing. A bare number is named after the zone it lies in."""
    below = (one.name for one in things if one.role == "zone" and one.contains(thing.rect.centre))
    return next(below, "") if thing.name.isdigit() else thing.name


def passes(thing: Thing) -> bool:
    """Returns whether a thing lets what lies below it be explained in its place."""
    if thing.hint:
        return False
    return thing.role == "text" or (thing.role == "card" and thing.zone not in CHOSEN_FROM)


def with_hint(words: Words, things: Sequence[Thing], thing: Thing) -> Thing | None:
    """Returns the thing with its hint or, for a card, that of its zone; None if there is none."""
    if hint := hint_of(words, thing):
        return replace(thing, hint=hint)
    zones = (zone for zone in things if zone.role == "zone" and zone.hint)
    around = next((zone for zone in zones if zone.lies_in == thing.lies_in), None)
    return around and replace(thing, hint=around.hint)
