"""Draws a table: the still picture of its frame, and everything that moves over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.screen.lettering.text import Text
from game.screen.look.shapes import drawn_once
from game.screen.panels.open_panel import OpenPanel
from game.screen.program import Program
from game.screen.sheet import Canvas, Paint
from game.screen.stage import Image, Lies
from game.screen.table.asking import prompts
from game.screen.table.asking.cloth_buttons import cloth_button
from game.screen.table.asking.decision import question
from game.screen.table.asking.waiting_for_deck import ring
from game.screen.table.drawing.preparing import Preparation, last_of
from game.screen.table.drawing.table_buttons import draw_button
from game.screen.table.drawing.table_light import Gloom
from game.screen.table.drawing.tabletop import Tabletop
from game.screen.table.frame.table_frame import TableFrame
from game.screen.table.hints.hint_marks import draw_hint
from game.screen.table.marking.beacons import Beacon, beacons, breathing
from game.screen.table.marking.markers import draw_signs
from game.screen.table.ui import TableUi
from game.table.asking.buttons import Button
from game.table.asking.prompt import Prompt
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect
from game.table.session import TableSession


class TableDrawing:
    """Draws the frames and panels of one table, and what moves and glitters over them."""

    def __init__(self, program: Program, session: TableSession, panels: OpenPanel) -> None:
        self._program = program
        self._session = session
        self._director = session.director
        self._panels = panels
        self._top = Tabletop(program, session.party)
        self._preparation = Preparation(program.cards)
        self._beacons: Sequence[Beacon] = ()
        self._rests = False
        self.glimmer = self._top.glimmer

    @property
    def busy(self) -> bool:
        """True if anything but cards moves."""
        return self._top.busy

    # What lies still

    def paint(self, surface: Canvas, frame: TableFrame, ui: TableUi) -> None:
        """Draws everything that lies still."""
        program, director = self._program, self._director
        words, text, cards = program.words, program.text, program.cards
        layout, focus = director.layout, frame.focus
        self._top.paint(surface, director, frame)
        if frame.chance is not None and not frame.chance.moving:
            frame.chance.paint(surface)
        draw_hint(surface, cards, words, layout, frame.prompt.bar, frame.hint)
        if frame.recap is not None:
            frame.recap.paint(surface)
        if frame.slip is not None:
            frame.slip.paint(surface, frame.hover, focus, frame.light.gloomy)
        if frame.signs:
            draw_signs(surface, frame.signs, text, layout.places, frame.hover, focus)
        self._panels.paint(surface, frame.hover, frame.in_focus)
        self._top.sow(director, frame.things)
        self._beacons = self._shown_by_tutor(frame, ui)

    def foreseen(self, gloom: Gloom, frame: Callable[[], TableFrame]) -> Paint | None:
        """Returns a function that paints the table in the coming light; None if the light will not
        change."""
        coming = gloom.coming(self._director)
        return self._top.ahead(self._director, frame, coming) if coming else None

    def _shown_by_tutor(self, frame: TableFrame, ui: TableUi) -> Sequence[Beacon]:
        """Returns the rings around what a tutor shows, once it can be touched, or around the deck
        if it is to be pressed."""
        session, lesson, things = self._session, ui.lesson, frame.things
        busy = self._tells or session.viewer.parting or frame.panel.name
        if session.laid and not busy and not ui.posed:
            return ring(self._director, things)
        if lesson is None or busy or not lesson.shows:
            return ()
        return beacons(self._director, things, lesson.shows)

    @property
    def _tells(self) -> bool:
        """Whether the table tells something to watch. Dealing does not count: rings may show during
        it."""
        return self._director.telling and not self._director.dealing

    # What moves

    def sprites(self, ui: TableUi, chance: Sequence[Image], cloth: float) -> list[Image]:
        """Returns the images of what moves and glitters. `cloth` is how far the button that lifts
        the cloth is filled, 0 to 1."""
        if self._panels.reads:
            return self._panels.shine(self.glimmer.pointer)
        director, markers = self._director, ui.markers
        # A card that is on its way from the deck has not come yet.
        came = frozenset[str]() if director.telling else self._session.viewer.came
        keys = frozenset(ui.drag.homes) if ui.drag else frozenset[str]()
        marker = None
        if markers.taken is not None and markers.carried is not None:
            marker = markers.taken, markers.carried
        alone = self._panels.panel is None
        lifted = self._top.lifted(director, (keys, marker), alone, came)
        filled = self._filling(ui, cloth) if cloth else ()
        return [*(chance if alone else ()), *self._shining(keys), *lifted, *filled]

    def _filling(self, ui: TableUi, part: float) -> Iterator[Image]:
        words, text, session = self._program.words, self._program.text, self._session
        for button in cloth_button(words, text, session, ui):
            yield filling(button, part, text, session.director.layout.places)

    def _shining(self, held: frozenset[str]) -> Iterator[Lies]:
        """Yields the rings around things that lie still."""
        director = self._director
        if not self._beacons or self._tells:
            return
        away = director.moving | held
        if lying := [one for one in self._beacons if one.key not in away]:
            time = None if director.tempo.reduced else self.glimmer.sky.time
            plain = self._program.settings.high_contrast
            yield from breathing(lying, director.window, time, plain)

    def advance(self, dt: float) -> bool:
        """Advances by `dt` seconds. Returns whether all that lies still has to be painted anew."""
        return self._top.advance(dt, self._director)

    def keep(self, things: Callable[[], Sequence[Thing]]) -> None:
        """Places the stars anew when the table has come to rest without being painted. What landed
        last still counted as moving in the last painting."""
        before, self._rests = self._rests, not self._director.busy
        if self._rests and not before:
            self._top.sow(self._director, things())

    def prepare(self, ui: TableUi) -> bool:
        """Draws a little of what will soon be needed. Returns whether there was anything to
        draw."""
        return self._preparation.step(self._director, partial(self._asked, ui))

    def _asked(self, ui: TableUi) -> Prompt | None:
        """Returns the next prompt, laid out, once everything has been shown; None if there is
        none."""
        session, layout = self._session, self._director.layout
        if session.pending is None or session.viewer.covers:
            return None
        asked = question(self._program.words, session, ui, last_of(self._director))
        return prompts.laid_out(asked, self._program.text, layout.places)


def filling(button: Button, part: float, text: Text, places: Places) -> Image:
    """Returns the filled part of a button, from the left; `part` is 0 to 1."""
    picture = _gilded(replace(button, primary=True), text, places)
    width, height = picture.get_size()
    filled = picture.subsurface((0, 0, round(width * part), height))
    return filled, (round(button.rect.x), round(button.rect.y))


@drawn_once
def _gilded(button: Button, text: Text, places: Places) -> pygame.Surface:
    """Returns the whole button in gold. The picture is shared and must not be changed."""
    size = round(button.rect.w), round(button.rect.h)
    picture = pygame.Surface(size, pygame.SRCALPHA)
    draw_button(picture, replace(button, rect=Rect(0, 0, *size)), text, places, hover=False)
    return picture
