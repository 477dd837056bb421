"""The chance of victory as the adviser reckons it, in a thin bar of light beside the turn."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.screen.lettering.text import Text
from game.screen.look import icons, palette, shapes
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.table.drawing.headline import LEFT, MIDDLE, TURN_PX, begins_at
from game.screen.table.hints.best_answers import chance
from game.screen.table.hints.thinker import Thinker
from game.table.hands.things import Thing
from game.table.layout.places import Places, Point, Rect
from game.table.session import TableSession
from game.words import Words

AFTER, WIDE, TALL, LAMP = 270, 190, 12, 26
"""Left end of the bar, its width and height, and the width of its lamp, by the design."""
SECONDS = 0.9
"""Seconds in which the bar moves from one chance to the next."""


@dataclass(frozen=True)
class Band:
    """The bar at one moment. It shows the chance `part`, on its way to the chance that was
    `reckoned`, both 0 to 1. `plain` is for high contrast."""

    places: Places
    text: Text
    words: Words
    part: float
    reckoned: float
    plain: bool

    def draw(self, glass: pygame.Surface) -> pygame.Rect:
        """Draws the bar on the screen, and returns the rectangle that it changed."""
        self.paint(glass)
        rect = self.rect.grown(3)
        return pygame.Rect(round(rect.x), round(rect.y), round(rect.w) + 1, round(rect.h) + 1)

    @property
    def moving(self) -> bool:
        """True if the bar is on its way to another chance."""
        return self.part != self.reckoned

    @property
    def thing(self) -> Thing:
        """The bar as something to read."""
        name = self.words.say("Chance of victory: {n}", n=chance(self.words, self.reckoned))
        told = self.words.say("As the adviser reckons it, who knows no more than you.")
        return Thing("text.chance", "text", name, self.rect, hint=told)

    @property
    def said(self) -> str:
        """The figure beside the bar, in percent."""
        return chance(self.words, self.part)

    @property
    def rect(self) -> Rect:
        """The rectangle of the bar with its lamp and figure."""
        left, middle = self._begin
        px = self.places.text(TURN_PX)
        wide = self._band.right - left + self._gap + self.text.width("100 %", "number", px)
        tall = max(self.places.px(LAMP), px * 1.4)
        return Rect(left, middle - tall / 2, wide, tall)

    @property
    def _begin(self) -> Point:
        """The left end of the bar, and its middle height."""
        x = begins_at(self.places) + self.places.span(0, 0, AFTER, 0).w
        return x, self.places.at(LEFT, MIDDLE)[1]

    @property
    def _gap(self) -> float:
        return max(6.0, self.places.px(10))

    @property
    def _band(self) -> Rect:
        places = self.places
        left, middle = self._begin
        tall, wide = max(8.0, places.px(TALL)), max(90.0, places.px(WIDE))
        return Rect(left + places.px(LAMP) + self._gap, middle - tall / 2, wide, tall)

    def paint(self, surface: Canvas) -> None:
        """Draws the lamp, the bar and the figure."""
        places, band, rect = self.places, self._band, self.rect
        lamp = icons.draw("hint", round(places.px(LAMP)), palette.CAPTION)
        at = rect.x, band.centre[1] - lamp.get_height() / 2
        surface.blit(lamp, (round(at[0]), round(at[1])))
        radius, ground = band.h / 2, palette.BLACK if self.plain else palette.WELL
        shapes.box(surface, band, radius, ground)
        full = Rect(band.x, band.y, max(band.h, round(band.w * self.part)), band.h)
        light = palette.IVORY if self.plain else palette.LETTER_FOIL[1]
        shapes.box(surface, full, radius, light)
        line = palette.IVORY if self.plain else palette.faded(palette.CAPTION, 120)
        shapes.outline(surface, band.grown(1), radius + 1, 2 if self.plain else 1, line)
        ink = palette.IVORY if self.plain else palette.BODY
        figure = self.text.render(self.said, "number", places.text(TURN_PX), ink)
        left, y = band.right + self._gap, band.centre[1] - figure.get_height() / 2
        surface.blit(figure, (round(left), round(y)))


class ChanceBar:
    """Asks the adviser at the beginning of each turn, if the player wants to see the chance. There
    is no bar with two players, or if the adviser reckons no chances."""

    def __init__(
        self, program: Program, session: TableSession, thinker: Thinker, taught: bool
    ) -> None:
        self._program = program
        self._session = session
        self._taught = taught
        self._thinker = thinker
        self._reckoned: float | None = None
        """The chance that was reckoned last."""
        self._shown = 0.0
        """The chance that the bar shows, on its way to the reckoned one."""
        self._from = 0.0
        """The chance at which that way began."""

    @property
    def _wanted(self) -> bool:
        """True if there is to be a bar."""
        session = self._session
        alone = session.game.state.seats == 1 and session.game.pending is not None
        return self._program.settings.win_chance and alone and not self._taught

    @property
    def moving(self) -> bool:
        """True if the bar is on its way to another chance."""
        return self._wanted and self._reckoned is not None and self._shown != self._reckoned

    @property
    def waits(self) -> bool:
        """True if a chance is still to be reckoned or reached."""
        return self._wanted and (self._reckoned is None or self.moving)

    def advance(self, dt: float) -> bool:
        """Advances by `dt` seconds. Returns whether all that lies still has to be painted anew."""
        before = self._reckoned, self.moving
        session, told = self._session, not self._session.director.telling
        if not self._wanted:
            self._reckoned = None
        elif session.exploring:
            self._thinker.ask()
            advice = self._thinker.advice
            if advice is not None and told and advice.chance != self._reckoned:
                self._to(advice.chance)
        if self.moving and self._reckoned is not None:
            step = (self._reckoned - self._from) * dt / SECONDS
            left = self._reckoned - self._shown
            self._shown = self._reckoned if abs(step) >= abs(left) else self._shown + step
        return before != (self._reckoned, self.moving)

    def _to(self, reckoned: float | None) -> None:
        first, travels = self._reckoned is None, self._session.director.tempo.travels
        self._reckoned = reckoned
        if reckoned is not None and (first or not travels):
            self._shown = reckoned
        self._from = self._shown

    @property
    def band(self) -> Band | None:
        """The bar of this moment; None if there is none."""
        if not self._wanted or self._reckoned is None:
            return None
        program, window = self._program, self._session.director.window
        plain = program.settings.high_contrast
        return Band(window, program.text, program.words, self._shown, self._reckoned, plain)
