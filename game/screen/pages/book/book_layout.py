"""Where the parts of the book lie in a window: contents at the left and text at the right, or only
one of them where there is no room for both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.screen.controls.buttons import button_width
from game.screen.lettering.text import Text
from game.screen.pages.book.section_text import BODY
from game.screen.pages.headings import title_px
from game.table.asking.buttons import Button
from game.table.layout.places import Places, Rect

MARGIN, GAP, EDGE = 46, 70, 22
"""Margin around the content, gap between the columns, and distance between the sheet and the edge
of the window, by the design."""
ENTRIES, LETTERS = 15.5, 20
"""Width of the contents by the height of their letters, and that height by the design."""
LINE, LONG_LINE = 22, 33
"""Least and greatest width of the text, by the height of its letters."""
APART, BAR = 16, 28
"""Gap between two buttons, and width of the area that takes a scroll bar, by the design."""


@dataclass(frozen=True)
class BookLayout:
    """The layout of the book in a window. Where there is no room for both columns, `listing` says
    whether the contents are shown instead of the text. All measures are in pixels."""

    places: Places
    listing: bool = False

    @property
    def margin(self) -> float:
        """Distance between the edge of the sheet and what is on it."""
        return max(16.0, self.places.px(MARGIN))

    @property
    def _gap(self) -> float:
        return self.places.px(GAP)

    @property
    def _most(self) -> float:
        """Greatest width of the sheet without its margins."""
        return self.places.size[0] - 2 * self.places.px(EDGE) - 2 * self.margin

    @property
    def _listed(self) -> float:
        """Width of the contents beside the text."""
        return max(self.places.px(400), self.places.text(LETTERS) * ENTRIES)

    @property
    def both(self) -> bool:
        """Whether there is room for both columns."""
        return self._most - self._gap - self._listed >= self.places.text(BODY) * LINE

    @property
    def text_width(self) -> int:
        """Width of the column of text."""
        beside = self._gap + self._listed if self.both else 0
        return round(min(self._most - beside, self.places.text(BODY) * LONG_LINE))

    @property
    def sheet(self) -> Rect:
        """The paper, no wider than what is on it, and no higher than wide."""
        (width, height), edge = self.places.size, self.places.px(EDGE)
        wide = self.text_width + 2 * self.margin
        wide += self._gap + self._listed if self.both else 0
        tall = min(height - 2 * edge, wide)
        return Rect(*(round(v) for v in ((width - wide) / 2, (height - tall) / 2, wide, tall)))

    @property
    def _inner(self) -> Rect:
        return self.sheet.grown(-self.margin)

    @property
    def shows_list(self) -> bool:
        """Whether the contents can be seen."""
        return self.both or self.listing

    @property
    def shows_text(self) -> bool:
        """Whether the text can be seen."""
        return self.both or not self.listing

    @property
    def column(self) -> Rect:
        """The whole column of the contents."""
        inner = self._inner
        return replace(inner, w=self._listed) if self.both else replace(inner, h=self.page.h)

    @property
    def title(self) -> Rect:
        """The title of the book."""
        return replace(self.column, h=title_px(self.places) * 1.3)

    @property
    def field(self) -> Rect:
        """The search field."""
        column, places = self.column, self.places
        top = self.title.bottom + places.px(12)
        return Rect(column.x, top, column.w, places.target)

    @property
    def entries(self) -> Rect:
        """The rows of the contents."""
        column, top = self.column, self.field.bottom + self.places.px(16)
        return replace(column, y=top, w=column.w - self.places.px(6), h=column.bottom - top)

    @property
    def page(self) -> Rect:
        """The part of the text that is in sight."""
        inner = self._inner
        left = inner.right - self.text_width
        return Rect(left, inner.y, self.text_width, self.foot.y - self.places.px(18) - inner.y)

    def bar_of(self, content: Rect) -> Rect:
        """Returns the area that takes the scroll bar at the right of a content. It is wider than
        the bar, which is too thin to aim at."""
        return Rect(content.right, content.y, max(20.0, self.places.px(BAR)), content.h)

    @property
    def foot(self) -> Rect:
        """The buttons below the text."""
        inner, tall = self._inner, self.places.target
        left = inner.right - self.text_width
        return Rect(left, inner.bottom - tall + self.margin * 0.35, self.text_width, tall)

    def beside(
        self, left: Sequence[Button], turning: Sequence[Button], close: Button, text: Text
    ) -> tuple[list[Button], Rect]:
        """Returns the buttons of the foot in their places, and the room between the two that turn
        the page. `left` stand at the left, `turning` about the middle, `close` at the right; the
        labels have the largest letters for which there is room."""
        foot, apart, side = self.foot, self.places.px(APART), self.places.target
        number = self.places.text(19) * 5
        for smaller in self.places.smaller():
            sized = [replace(button, letters=smaller.letters) for button in (*left, close)]
            widths = [max(side, button_width(one, text, self.places)) for one in sized]
            used = sum(widths) + apart * (len(widths) + 1) + (2 * side + number if turning else 0)
            if used <= foot.w:
                break
        placed, x = [], foot.x
        for button, wide in zip(sized[:-1], widths, strict=False):
            placed.append(replace(button, rect=Rect(x, foot.y, wide, side)))
            x += wide + apart
        end = foot.right - widths[-1]
        placed.append(replace(sized[-1], rect=Rect(end, foot.y, widths[-1], side)))
        middle = max(x + side + number / 2, min(foot.centre[0], end - apart - side - number / 2))
        between = Rect(middle - number / 2, foot.y, number, side)
        at = between.x - side, between.right
        turned = zip(turning, at, strict=True) if turning else ()
        placed += [replace(b, rect=Rect(left_, foot.y, side, side)) for b, left_ in turned]
        return placed, between
