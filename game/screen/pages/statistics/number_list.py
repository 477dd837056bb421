"""Numbers that are not to be compared with each other: each with its name, in a few columns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.screen.look import palette
from game.screen.pages.statistics.pens import Part, Pens, things_of
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Rect

ROW = 1.55
"""Of a line, by the height of its letters."""
ASIDE = 3
"""Between two columns, by the space between two things."""


@dataclass(frozen=True)
class NumberList:
    """In as many columns as have room for the longest name, read down each of them."""

    key: str
    title: str
    parts: tuple[Part, ...]

    def _columns(self, width: float, pens: Pens) -> int:
        px = pens.label_px
        longest = max(pens.text.width(part.label, "body", px) for part in self.parts)
        least, apart = longest + px * 3, pens.gap * ASIDE
        return min(len(self.parts), max(1, int((width + apart) / (least + apart))))

    def _lines(self, width: float, pens: Pens) -> int:
        return -(-len(self.parts) // self._columns(width, pens))

    def height(self, width: float, pens: Pens) -> float:
        """With its frame."""
        lines = self._lines(width - 2 * pens.margin, pens)
        return pens.titled(self.title, width) + lines * pens.label_px * ROW

    def _placed(self, frame: Rect, pens: Pens) -> Iterator[tuple[Part, Rect]]:
        room, apart = pens.inside(frame, self.title), pens.gap * ASIDE
        columns, lines = self._columns(room.w, pens), self._lines(room.w, pens)
        wide, high = (room.w - apart * (columns - 1)) / columns, pens.label_px * ROW
        for number, part in enumerate(self.parts):
            column, line = divmod(number, lines)
            yield part, Rect(room.x + column * (wide + apart), room.y + line * high, wide, high)

    def things(self, frame: Rect, pens: Pens) -> list[Thing]:
        """What can be read."""
        title = pens.title_of(self.key, frame, self.title)
        return [title, *things_of(self._placed(frame, pens))]

    def draw(self, surface: Canvas, frame: Rect, pens: Pens) -> None:
        """In its frame."""
        pens.draw_frame(surface, frame, self.title)
        px = pens.label_px
        for part, row in self._placed(frame, pens):
            middle = row.centre[1]
            told = pens.text.render(part.told, "number", px, palette.IVORY)
            room = row.right - told.get_width() - pens.gap - row.x
            name = pens.text.fitted(part.label, "body", px, palette.BODY, room)
            surface.blit(name, (round(row.x), round(middle - name.get_height() / 2)))
            at = round(row.right - told.get_width()), round(middle - told.get_height() / 2)
            surface.blit(told, at)
