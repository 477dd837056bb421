"""The prompt gives way: while cards pass over its place, rows change sides, or it is told that the
light goes to the other player, it is gone, plate and words together."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.screen.lettering.text import Text
from game.screen.materials.glass import REACH
from game.screen.sheet import Canvas
from game.screen.stage import Image
from game.screen.table.asking.book_button import BOOK, book_at
from game.screen.table.asking.prompts import draw_prompt, in_line
from game.screen.table.drawing.table_buttons import draw_button
from game.screen.table.frame.table_frame import TableFrame
from game.table.asking.buttons import Button
from game.table.layout.places import Places, Point, Rect
from game.table.motion.director import Director

FADE, SOON = 0.12, 0.2
"""Seconds in which it goes or comes, and for which it looks ahead."""
WORTH = 0.8
"""Least seconds of a lull for which it comes back while something is told."""


class GivingWay:
    """Draws the prompt: in the still picture while it is whole, and over that while it goes or
    comes."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._part = 1.0
        """Share of the prompt that is there, 0 to 1."""
        self._goes = False
        self._frame: TableFrame | None = None
        """The last frame that it was whole in, or the one that it comes back in."""
        self._picture: tuple[TableFrame, pygame.Surface] | None = None
        """The frame whose prompt is drawn, with its picture."""

    @property
    def whole(self) -> bool:
        return self._part == 1

    @property
    def fading(self) -> bool:
        """True while the prompt goes or comes."""
        return 0 < self._part < 1 or self._goes == self.whole

    def advance(self, dt: float, director: Director) -> bool:
        """Advances by `dt` seconds. Returns whether the still picture has to be painted anew."""
        was = self.whole
        passes = director.plays != director.view.active
        self._goes = director.telling and (passes or self._in_the_way(director))
        if director.cut_short and not director.telling:
            self._part = 1.0
        step = dt / FADE
        self._part = max(0.0, self._part - step) if self._goes else min(1.0, self._part + step)
        return was != self.whole

    def _in_the_way(self, director: Director) -> bool:
        """Returns whether the prompt is in the way now or soon. Once gone, it does not come back
        for a moment."""
        if self._frame is None or (self._goes and director.lull < WORTH):
            return self._goes
        # Its words stay sharp while all about it fades, which the ground of two sides shows.
        return director.rows_pass or director.crosses(self._frame.prompt.bar, SOON)

    def paint(self, surface: Canvas, frame: TableFrame, places: Places) -> None:
        """Draws the prompt if it is whole, and always the choices that lie outside its bar."""
        if self.whole or not self._goes:
            self._frame = frame
        if self.whole:
            draw_prompt(frame.prompt, surface, self._text, places, frame.hover)
            return
        inside = in_line(frame.prompt)
        for button in frame.prompt.buttons:
            if button not in inside:
                draw_button(surface, button, self._text, places, button.id == frame.hover)

    def images(self, places: Places) -> list[Image]:
        """Returns its image while it goes or comes."""
        frame = self._frame
        if frame is None or not 0 < self._part < 1:
            return []
        bar = frame.prompt.bar
        room = bar.grown(max(places.px(REACH), book_at(bar, places).w))
        corner = round(room.x), round(room.y)
        if self._picture is None or self._picture[0] is not frame:
            size = round(room.w), round(room.h)
            self._picture = frame, self._drawn(frame, corner, size, places)
        seen = self._picture[1].copy()
        seen.set_alpha(round(255 * self._part))
        return [(seen, corner)]

    def _drawn(
        self, frame: TableFrame, corner: Point, size: tuple[int, int], places: Places
    ) -> pygame.Surface:
        """Returns the prompt and the button for the rules, in a picture with this corner."""
        picture, asked, text = pygame.Surface(size, pygame.SRCALPHA), frame.prompt, self._text
        inside = in_line(asked)
        asked = replace(
            asked,
            bar=moved(asked.bar, corner),
            inner=moved(asked.inner, corner),
            buttons=tuple(with_corner(one, corner) for one in inside),
        )
        draw_prompt(asked, picture, text, places, frame.hover)
        for one in frame.buttons:
            if one.id == BOOK:
                hover = one.id == frame.hover
                draw_button(picture, with_corner(one, corner), text, places, hover, pictured=True)
        return picture


def with_corner(button: Button, corner: Point) -> Button:
    """Returns the button as it lies in a picture with this corner."""
    return replace(button, rect=moved(button.rect, corner))


def moved(rect: Rect, corner: Point) -> Rect:
    """Returns the rectangle as it lies in a picture with this corner."""
    return replace(rect, x=rect.x - corner[0], y=rect.y - corner[1])
