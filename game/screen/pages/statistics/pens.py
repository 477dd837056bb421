"""What the figures of the page are drawn with, and the frame that each chart stands in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

import pygame

from game.screen.lettering.fitting import draw_lines, fitted, measured
from game.screen.lettering.paragraphs import LEADING
from game.screen.lettering.text import Text
from game.screen.look import palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.materials import slabs
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect, Size

Ink = Literal["gold", "night", "plain"]
"""Of what was won, of what was not, and of both where all is plain."""
TITLE_PX, LABEL_PX = 19, 17
"""Heights of letters by the design."""
NIGHT = palette.RAMPS["NM"]
BARS: dict[Ink, tuple[palette.Colour, palette.Colour]] = {
    "gold": palette.GOLD_BUTTON,
    "night": (NIGHT[1], NIGHT[2]),
    "plain": (palette.IVORY, palette.IVORY),
}
HATCHED: frozenset[Ink] = frozenset({"night"})
"""Told apart without their colour by the strokes across them."""


@dataclass(frozen=True)
class Part:
    """A bar or a column: `label` names it, `value` says how long it is, `told` is that number as it
    is written, `said` a sentence with both. `icon` may stand before the label."""

    id: str
    label: str
    value: float
    told: str
    said: str
    ink: Ink = "gold"
    icon: str = ""


@dataclass(frozen=True)
class Pens:
    """Letters and measures of the window; `plain` where nothing is to adorn a page."""

    text: Text
    places: Places
    plain: bool

    @property
    def label_px(self) -> int:
        """The height of what stands at a bar or a tile."""
        return self.places.text(LABEL_PX)

    @property
    def margin(self) -> float:
        """From the edge of a frame to what it holds."""
        return max(8.0, self.places.px(16))

    @property
    def gap(self) -> float:
        """Between two things side by side."""
        return max(5.0, self.places.px(10))

    def titled(self, title: str, width: float) -> float:
        """How much of a frame its edges and its title take in height."""
        return 2 * self.margin + self._title_height(title, width) + self.gap

    def _title_height(self, title: str, width: float) -> float:
        px, lines = measured(
            self.text, self.places, title, "label", TITLE_PX, width - 2 * self.margin, 2
        )
        return px * LEADING * len(lines)

    def inside(self, frame: Rect, title: str) -> Rect:
        """What a frame has for its chart."""
        inner = frame.grown(-self.margin)
        used = self._title_height(title, frame.w) + self.gap
        return replace(inner, y=inner.y + used, h=inner.h - used)

    def title_of(self, key: str, frame: Rect, title: str) -> Thing:
        """How the title of a frame is read."""
        head = replace(frame, h=self.inside(frame, title).y - self.gap / 2 - frame.y)
        return Thing(f"text.chart.{key}", "text", title, head)

    def draw_frame(self, surface: Canvas, frame: Rect, title: str) -> None:
        """A lighter sheet with its title."""
        places, inner = self.places, frame.grown(-self.margin)
        slabs.slab(surface, frame, places.px(12), places.px(1), slabs.ROW, places)
        high = self._title_height(title, frame.w)
        told = title, "label", TITLE_PX, palette.CAPTION
        lines = fitted(self.text, places, *told, inner.w, 2)
        draw_lines(surface, lines, inner.x, inner.y + high / 2, high)

    def draw_bar(self, surface: Canvas, rect: Rect, ink: Ink) -> None:
        """A bar, upright or lying."""
        size = max(2, round(rect.w)), max(2, round(rect.h))
        picture = _bar(size, "plain" if self.plain and ink == "gold" else ink)
        surface.blit(picture, (round(rect.x), round(rect.y)))


def things_of(parts: Iterator[tuple[Part, Rect]]) -> list[Thing]:
    """Each with its sentence, which is told where the pointer rests."""
    return [Thing(part.id, "text", part.said, area, hint=part.said) for part, area in parts]


@drawn_once
def _bar(size: Size, ink: Ink) -> pygame.Surface:
    """Not to be changed: it is shared."""
    shape = shapes.rounded(*size, max(1, min(6, min(size) // 3)))
    picture = shapes.tinted(shape, *BARS[ink])
    if ink in HATCHED:
        strokes = pygame.Surface(size, pygame.SRCALPHA)
        step, (wide, high) = 7, size
        for x in range(-high, wide, step):
            pygame.draw.aaline(strokes, palette.faded(NIGHT[4], 255), (x, high), (x + high, 0))
        strokes.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        picture.blit(strokes, (0, 0))
    return picture
