"""The rows and columns of the page on which two players set the table."""

from __future__ import annotations

from game.screen.controls.toggles import detailed_height
from game.screen.lettering.text import Text
from game.screen.pages.headings import caption_px, title_px
from game.table.layout.places import Places, Rect

TITLE, PLAYERS, HANDS, TALKS, STARTS, DEAL, FOOT = range(7)
"""The rows, from the top down."""
ALL = -1
OUT_OF_SIGHT = -10_000.0
"""Height of a row that is hidden."""


class Grid:
    """Rows one below another; the panel is as high as all of them. Where they are higher than the
    window only the title and the foot are always in sight, and whole rows between them."""

    def __init__(
        self, manners: list[str], talks: list[str], text: Text, places: Places, first: int
    ) -> None:
        """The sentences are those of the ways to share the screen and to talk; `first` is the first
        row in sight under the title, or `ALL` if the window were as high as it takes."""
        self.target = places.target
        self.gap = max(8.0, places.px(14))
        self.caption = caption_px(places) * 1.5
        self.emblem = max(places.target, places.px(60))
        margin = max(16.0, places.px(40))
        width = min(places.size[0] - 24, max(1200, places.px(1500)) * places.letters)
        self._width = width - 2 * margin
        third = self._share(3)
        manner, talk = (
            max(detailed_height(told, third, text, places) for told in sentences)
            for sentences in (manners, talks)
        )
        self._rows = (
            title_px(places) * 1.4,
            self.caption + self.target + self.gap + self.emblem,
            self.caption + manner,
            self.caption + talk,
            self.caption + self.target,
            self.caption + self.target,
            self.target * (1 + 0.7 * places.spread),
        )
        self._between = max(9.0, places.px(26))
        whole = sum(self._rows) + self._between * FOOT + 1.4 * margin
        height = whole if first == ALL else min(whole, places.size[1] - 8)
        self.panel = Rect.around((places.size[0] / 2, places.size[1] / 2), width, height)
        self._left, self._top = self.panel.x + margin, self.panel.y + 0.7 * margin
        self._hidden = whole - height
        self.most = next(row for row in range(FOOT) if self._above(row) >= self._hidden)
        """The first row under the title when the last one is in sight."""
        self.most = max(PLAYERS, self.most)
        self.first = min(max(PLAYERS, first), self.most)
        self._turned = self._above(self.first) if self._hidden else 0.0

    def _above(self, row: int) -> float:
        """The height of the rows from the title to this one."""
        return sum(self._rows[PLAYERS:row]) + self._between * max(0, row - PLAYERS)

    def in_sight(self, rect: Rect) -> bool:
        """Whether a part of the page is in a row that is not hidden."""
        return rect.y >= 0

    def row_of(self, rect: Rect) -> int:
        """The row in which a part of the page lies, if none is hidden."""
        return max(row for row in range(FOOT + 1) if self.whole(row).y <= rect.y + 1)

    @property
    def shown(self) -> int:
        """How many rows between title and foot are in sight."""
        return sum(self.in_sight(self.whole(row)) for row in range(PLAYERS, FOOT))

    @property
    def between(self) -> Rect:
        """The room of those rows."""
        title, foot = self.whole(TITLE), self.whole(FOOT)
        y = title.bottom + self._between
        return Rect(self._left, y, self._width, foot.y - self._between - y)

    def _apart(self, count: int) -> float:
        """Two halves stand further apart than other neighbours: each has neighbours of its own."""
        return self.gap * (3 if count == 2 else 1)

    def _share(self, count: int) -> float:
        """The width of so many things beside each other."""
        return (self._width - self._apart(count) * (count - 1)) / count

    def whole(self, row: int) -> Rect:
        """A row from side to side."""
        y = self._top + sum(self._rows[:row]) + self._between * row
        if row == FOOT:
            y -= self._hidden
        elif row != TITLE:
            y -= self._turned
            end = self.panel.bottom - self._rows[FOOT] - self._between
            if row < self.first or (self._hidden and y + self._rows[row] > end):
                y = OUT_OF_SIGHT
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
