"""Columns beside each other, each with its number above it and what it counts below."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.screen.look import palette
from game.screen.look.shapes import drawn_once
from game.screen.materials import foil
from game.screen.pages.statistics.pens import Part, Pens, things_of
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Rect

HIGH = 5.6
"""Of a chart without its title, at least, by the height of its letters."""
LINE = 1.25
"""Of the letters above and below a column, by their height."""
WIDEST = 2.6
"""Of a column, by the height of its letters."""


@dataclass(frozen=True)
class ColumnChart:
    """As high as their values are by the highest of them."""

    key: str
    title: str
    parts: tuple[Part, ...]

    def height(self, width: float, pens: Pens) -> float:
        """With its frame."""
        return pens.titled(self.title, width) + pens.label_px * HIGH

    def _placed(self, frame: Rect, pens: Pens) -> Iterator[tuple[Part, Rect]]:
        """What each takes up with its letters."""
        room = pens.inside(frame, self.title)
        step = room.w / len(self.parts)
        for number, part in enumerate(self.parts):
            yield part, Rect(room.x + number * step, room.y, step, room.h)

    def things(self, frame: Rect, pens: Pens) -> list[Thing]:
        """What can be read."""
        title = pens.title_of(self.key, frame, self.title)
        return [title, *things_of(self._placed(frame, pens))]

    def draw(self, surface: Canvas, frame: Rect, pens: Pens) -> None:
        """In its frame, on a line of foil."""
        pens.draw_frame(surface, frame, self.title)
        px, room = pens.label_px, pens.inside(frame, self.title)
        line = px * LINE
        foot, tall = room.bottom - line, room.h - 2 * line
        most = max(part.value for part in self.parts) or 1
        for part, area in self._placed(frame, pens):
            middle = area.centre[0]
            wide = min(area.w * 0.66, px * WIDEST)
            high = max(3.0, tall * part.value / most) if part.value else 0.0
            if high:
                column = Rect(middle - wide / 2, foot - high, wide, high)
                pens.draw_bar(surface, column, part.ink)
                told = pens.text.fitted(part.told, "number", px, palette.IVORY, area.w)
                y = foot - high - line / 2 - told.get_height() / 2
                surface.blit(told, (round(middle - told.get_width() / 2), round(y)))
            label = pens.text.fitted(part.label, "label", px, palette.BODY, area.w * 0.96)
            y = foot + line / 2 - label.get_height() / 2 + 1
            surface.blit(label, (round(middle - label.get_width() / 2), round(y)))
        surface.blit(_rule(round(room.w)), (round(room.x), round(foot)))


@drawn_once
def _rule(long: int) -> pygame.Surface:
    """What they stand on. Not to be changed: it is shared."""
    return foil.rule(long)
