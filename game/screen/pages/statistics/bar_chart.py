"""Bars that lie under each other, each with its name before it and its number after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.screen.lettering.fitting import draw_lines, fitted, measured
from game.screen.look import icons, palette
from game.screen.materials.wells import sink
from game.screen.pages.statistics.pens import LABEL_PX, Part, Pens, things_of
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Rect

NAMES = 0.46
"""The part of the width that names take at most."""
STEP = 1.32
"""From line to line of a name, by its height."""


@dataclass(frozen=True)
class BarChart:
    """As long as their values are by the longest of them."""

    key: str
    title: str
    parts: tuple[Part, ...]

    def _icon(self, pens: Pens) -> float:
        """The width of the icons with what is beside them."""
        return pens.label_px * 1.6 if any(part.icon for part in self.parts) else 0.0

    def _names(self, width: float, pens: Pens) -> float:
        """The width of the names."""
        px = pens.label_px
        longest = max(pens.text.width(part.label, "body", px) for part in self.parts)
        return min(longest + 1, width * NAMES - self._icon(pens))

    def _row(self, width: float, pens: Pens) -> float:
        """The height of a bar with its name."""
        room = self._names(width, pens)
        told = (
            measured(pens.text, pens.places, part.label, "body", LABEL_PX, room, 2)
            for part in self.parts
        )
        lines = max(px * len(lines) for px, lines in told)
        return max(lines * STEP, pens.label_px * 1.5)

    def height(self, width: float, pens: Pens) -> float:
        """With its frame."""
        inner = width - 2 * pens.margin
        return pens.titled(self.title, width) + len(self.parts) * self._row(inner, pens)

    def _placed(self, frame: Rect, pens: Pens) -> Iterator[tuple[Part, Rect]]:
        """The line of each bar; they share all the height there is, as far as that looks well."""
        room = pens.inside(frame, self.title)
        step = min(room.h / len(self.parts), self._row(room.w, pens) * 1.5)
        for number, part in enumerate(self.parts):
            yield part, Rect(room.x, room.y + number * step, room.w, step)

    def things(self, frame: Rect, pens: Pens) -> list[Thing]:
        """What can be read."""
        title = pens.title_of(self.key, frame, self.title)
        return [title, *things_of(self._placed(frame, pens))]

    def draw(self, surface: Canvas, frame: Rect, pens: Pens) -> None:
        """In its frame."""
        pens.draw_frame(surface, frame, self.title)
        px, inner = pens.label_px, pens.inside(frame, self.title)
        names, icon = self._names(inner.w, pens), self._icon(pens)
        numbers = max(pens.text.width(part.told, "number", px) for part in self.parts)
        most = max(part.value for part in self.parts) or 1
        for part, row in self._placed(frame, pens):
            middle = row.centre[1]
            if part.icon:
                picture = icons.draw(part.icon, round(px * 1.25), palette.CAPTION)
                surface.blit(picture, (round(row.x), round(middle - picture.get_height() / 2)))
            lines = fitted(
                pens.text, pens.places, part.label, "body", LABEL_PX, palette.BODY, names, 2
            )
            draw_lines(surface, lines, row.x + icon, middle, row.h)
            left = row.x + icon + names + pens.gap
            high = min(row.h * 0.5, px * 0.9)
            groove = Rect(left, middle - high / 2, row.right - numbers - pens.gap - left, high)
            sink(surface, pens.places, groove, high / 3)
            if part.value:
                long = max(high, groove.w * part.value / most)
                pens.draw_bar(surface, Rect(groove.x, groove.y, long, high), part.ink)
            told = pens.text.render(part.told, "number", px, palette.IVORY)
            at = round(row.right - told.get_width()), round(middle - told.get_height() / 2)
            surface.blit(told, at)
