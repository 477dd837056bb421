"""An open book on the table: cards that are due in turn stand along its edges as tabs, the next of
them lies on its first page, and what can be done with it is written on the second."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.table.layout.measures import CARD_RATIO, Rect

COVER, MARGIN, BETWEEN = 6, 4, 0.92
"""Visible width of the cover and of the margin of a page, in design pixels, and part of its place
that the card of a tab takes."""

SIGNS, SIGNS_APART, EDGE, BAND = 3, 5, 8, 8
"""Signs on a folded book, and the distance between two of them, that of what lies on the book from
its edges and its spine, and width of that, in design pixels."""
AHEAD = 3
"""The most cards that look out beside the page of a folded book, those that are due next."""


@dataclass(frozen=True)
class OpenBook:
    """The whole book, the edges with its tabs in their order, and both pages."""

    whole: Rect
    edges: tuple[Rect, ...]
    first: Rect
    second: Rect
    margin: Rect | None = None
    """Room beside the first page of a folded book; None if it is open."""

    def tabs(self, count: int) -> Sequence[Rect]:
        """Returns the places of so many tabs, edge after edge: from left to right, and down. Those
        of a folded book are all under the card on its first page."""
        if not self.edges:
            return [self.first] * count
        places, long = list[Rect](), sum(max(edge.w, edge.h) for edge in self.edges)
        for number, edge in enumerate(self.edges):
            last = number == len(self.edges) - 1
            each = count - len(places) if last else round(count * max(edge.w, edge.h) / long)
            for n in range(each):
                if edge.w > edge.h:
                    wide = edge.w / each
                    places.append(Rect(edge.x + n * wide, edge.y, wide, edge.h))
                else:
                    tall = edge.h / each
                    places.append(Rect(edge.x, edge.y + n * tall, edge.w, tall))
        return places

    def ahead(self, number: int) -> Rect:
        """Returns the place of the tab of a card that is due so much later, from 0, in the margin
        of a folded book. Below the last of them is as much room for its button."""
        assert self.margin is not None
        tall = self.margin.h / (AHEAD + 1)
        return replace(self.margin, y=self.margin.y + number * tall, h=tall)

    def tab_width(self, place: Rect) -> float:
        """Returns the width of a card that stands in the place of a tab."""
        return BETWEEN * min(place.w, place.h / CARD_RATIO)

    @property
    def due_width(self) -> float:
        """Width of the card on the first page."""
        return min(self.first.w, self.first.h / CARD_RATIO)


def wide_book(whole: Rect, tab: float, first: float, unit: float) -> OpenBook:
    """Returns a book with pages side by side, under tabs of this height. The first page just holds
    its card, and has at most this part of the width of both. `unit` is a design pixel."""
    pages = Rect(whole.x, whole.y + tab, whole.w, whole.h - tab)
    edge = Rect(whole.x, whole.y, whole.w, tab)
    return OpenBook(whole, (edge,), *side_by_side(pages, first, unit))


def tall_book(whole: Rect, tab: float, unit: float) -> OpenBook:
    """Returns a book with one page above the other, beside tabs of this width: the upper one just
    holds its card."""
    pages = Rect(whole.x + tab, whole.y, whole.w - tab, whole.h).grown(-COVER * unit)
    margin = MARGIN * unit
    tall = min(pages.h / 2, (pages.w - 2 * margin) * CARD_RATIO + 2 * margin)
    upper = Rect(pages.x, pages.y, pages.w, tall)
    lower = Rect(pages.x, upper.bottom, pages.w, pages.h - tall)
    edge = Rect(whole.x, whole.y, tab, whole.h)
    return OpenBook(whole, (edge,), upper.grown(-margin), lower.grown(-margin))


def tabbed_book(whole: Rect, tab: float, first: float, unit: float) -> OpenBook:
    """Returns a book with tabs of this size over its pages and down their right side: they are read
    like a line that turns the corner. The pages are side by side, as in a wide book."""
    pages = Rect(whole.x, whole.y + tab, whole.w - tab, whole.h - tab)
    edges = (
        Rect(pages.x, whole.y, pages.w, tab),
        Rect(pages.right, pages.y, tab, pages.h),
    )
    return OpenBook(whole, edges, *side_by_side(pages, first, unit))


def folded_book(whole: Rect, unit: float) -> OpenBook:
    """Returns a book without open pages: at one side of its spine lies its card, as high as the
    book, with a margin for tabs of the next ones, and at the other there is just room for three
    round signs below each other."""
    inner = whole.grown(-EDGE * unit)
    column = (inner.h - (SIGNS - 1) * SIGNS_APART * unit) / SIGNS
    first = Rect(inner.x, inner.y, inner.h / CARD_RATIO, inner.h)
    second = Rect(inner.right - column, inner.y, column, inner.h)
    wide = second.x - (BAND + 2 * EDGE) * unit - first.right
    margin = Rect(first.right, inner.y, wide, inner.h)
    return OpenBook(whole, (), first, second, margin)


def side_by_side(book: Rect, first: float, unit: float) -> tuple[Rect, Rect]:
    """Returns the insides of two pages, the first as wide as its card, and at most this part of
    both."""
    pages, margin = book.grown(-COVER * unit), MARGIN * unit
    wide = min(pages.w * first, (pages.h - 2 * margin) / CARD_RATIO + 2 * margin)
    left = Rect(pages.x, pages.y, wide, pages.h)
    right = Rect(left.right, pages.y, pages.w - wide, pages.h)
    return left.grown(-margin), right.grown(-margin)
