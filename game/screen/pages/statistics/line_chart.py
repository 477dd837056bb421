"""How a share changed from game to game: a line over the halves and the whole."""

from __future__ import annotations

from dataclasses import dataclass

from game.screen.look import palette
from game.screen.look.curves import draw_curve, draw_hair_line
from game.screen.pages.statistics.pens import Pens
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Point, Rect

HIGH = 6.8
"""Of a chart without its title, at least, by the height of its letters."""


@dataclass(frozen=True)
class LineChart:
    """`shares` from 0 to 1, of the games from `first` to `last` as these are written; `marks` are
    what 0, 0.5 and 1 are called, `now` the last share as it is written."""

    id: str
    title: str
    shares: tuple[float, ...]
    first: str
    last: str
    marks: tuple[str, str, str]
    now: str
    said: str

    def height(self, width: float, pens: Pens) -> float:
        """With its frame."""
        return pens.titled(self.title, width) + pens.label_px * HIGH

    def things(self, frame: Rect, pens: Pens) -> list[Thing]:
        """All of it in one sentence."""
        return [Thing(self.id, "text", self.said, frame, hint=self.said)]

    def draw(self, surface: Canvas, frame: Rect, pens: Pens) -> None:
        """In its frame."""
        pens.draw_frame(surface, frame, self.title)
        text, px = pens.text, pens.label_px
        room = pens.inside(frame, self.title)
        aside = max(text.width(mark, "number", px) for mark in self.marks) + pens.gap
        end = text.width(self.now, "number", px) + pens.gap * 1.6
        field = Rect(room.x + aside, room.y + px * 0.6, room.w - aside - end, room.h - px * 2.3)
        for number, mark in enumerate(self.marks):
            y = field.bottom - field.h * number / 2
            told = text.render(mark, "number", px, palette.CAPTION_IDLE)
            at = field.x - pens.gap - told.get_width(), y - told.get_height() / 2
            surface.blit(told, (round(at[0]), round(at[1])))
            draw_hair_line(surface, field, y)
        draw_curve(surface, field, _points(self.shares), px, pens.plain)
        ink = palette.IVORY if pens.plain else palette.GOLD_TEXT
        told = text.render(self.now, "number", px, ink)
        y = field.bottom - field.h * self.shares[-1] - told.get_height() / 2
        surface.blit(told, (round(field.right + pens.gap), round(y)))
        for words, right in ((self.first, False), (self.last, True)):
            label = text.fitted(words, "label", px, palette.BODY, field.w * 0.48)
            x = field.right - label.get_width() if right else field.x
            surface.blit(label, (round(x), round(room.bottom - label.get_height())))


def _points(shares: tuple[float, ...]) -> tuple[Point, ...]:
    """All equally far from each other."""
    step = 1 / max(1, len(shares) - 1)
    return tuple((number * step, share) for number, share in enumerate(shares))
