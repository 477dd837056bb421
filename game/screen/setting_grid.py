"""The rows and columns of the page on which two players set the table."""

from __future__ import annotations

from game.screen.picks import detailed_height
from game.screen.text import Text
from game.table.places import Places, Rect

TITLE, PLAYERS, HANDS, STARTS, DEAL, FOOT = range(6)
"""The rows, from the top down."""


def title_px(places: Places) -> int:
    """The height of the title."""
    return places.text(40)


def caption_px(places: Places) -> int:
    """The height of the caption over a row."""
    return places.text(17)


class Grid:
    """Rows one below another; the panel is as high as all of them."""

    def __init__(self, sentences: list[str], text: Text, places: Places) -> None:
        """The sentences are those of the ways to share the screen, the highest things of all."""
        self.target = places.target
        self.gap = max(8.0, places.px(14))
        self.caption = caption_px(places) * 1.5
        self.emblem = max(places.target, places.px(60))
        margin = max(16.0, places.px(40))
        width = min(places.size[0] - 24, max(1200, places.px(1500)))
        self._width = width - 2 * margin
        third = self._share(3)
        manner = max(detailed_height(told, third, text, places) for told in sentences)
        self._rows = (
            title_px(places) * 1.4,
            self.caption + self.target + self.gap + self.emblem,
            self.caption + manner,
            self.caption + self.target,
            self.caption + self.target,
            self.target,
        )
        self._between = max(9.0, places.px(26))
        height = sum(self._rows) + self._between * FOOT + 1.4 * margin
        self.panel = Rect.around((places.size[0] / 2, places.size[1] / 2), width, height)
        self._left, self._top = self.panel.x + margin, self.panel.y + 0.7 * margin

    def _apart(self, count: int) -> float:
        """Two halves stand further apart than other neighbours: each has neighbours of its own."""
        return self.gap * (3 if count == 2 else 1)

    def _share(self, count: int) -> float:
        """The width of so many things beside each other."""
        return (self._width - self._apart(count) * (count - 1)) / count

    def whole(self, row: int) -> Rect:
        """A row from side to side."""
        y = self._top + sum(self._rows[:row]) + self._between * row
        return Rect(self._left, y, self._width, self._rows[row])

    def caption_of(self, row: int, number: int = 0, count: int = 1) -> Rect:
        """The strip of the caption over one of so many things beside each other."""
        width, y = self._share(count), self.whole(row).y
        return Rect(self._left + number * (width + self._apart(count)), y, width, self.caption)

    def under(self, row: int, number: int, count: int, height: float | None = None) -> Rect:
        """One of so many things beside each other under their captions, this high or as high as
        there is room for."""
        caption = self.caption_of(row, number, count)
        height = height or self._rows[row] - self.caption
        return Rect(caption.x, caption.bottom, caption.w, height)
