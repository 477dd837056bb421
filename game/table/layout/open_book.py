"""An open book on the table: cards that are due in turn stand along its edges as tabs, the next of
them lies on its first page, and what can be done with it is written on the second."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.table.layout.measures import CARD_RATIO, Rect

INSET, BETWEEN, UNDER = 0.03, 0.92, 0.18
"""Margin of a page by the longer side of the book, part of its place that a tab takes, and how far
small tabs reach under the cover, by their size."""


@dataclass(frozen=True)
class OpenBook:
    """The whole book, the edges with its tabs in their order, and both pages."""

    whole: Rect
    edges: tuple[Rect, ...]
    first: Rect
    second: Rect

    def tabs(self, count: int) -> Sequence[Rect]:
        """Returns the places of so many tabs, edge after edge: from left to right, and down."""
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

    def tab_width(self, place: Rect) -> float:
        """Returns the width of a card that stands in the place of a tab."""
        return BETWEEN * min(place.w, place.h / CARD_RATIO)

    @property
    def due_width(self) -> float:
        """Width of the card on the first page."""
        return min(self.first.w, self.first.h / CARD_RATIO)


def wide_book(whole: Rect, tab: float, first: float) -> OpenBook:
    """Returns a book with pages side by side, under tabs of this height. The first page has this
    part of the width of both."""
    pages = Rect(whole.x, whole.y + tab, whole.w, whole.h - tab)
    one, other = side_by_side(pages, first)
    return OpenBook(whole, (Rect(whole.x, whole.y, whole.w, tab),), one, other)


def tall_book(whole: Rect, tab: float) -> OpenBook:
    """Returns a book with one page above the other, beside tabs of this width: the upper one just
    holds its card."""
    pages, inset = Rect(whole.x + tab, whole.y, whole.w - tab, whole.h), INSET * whole.w
    tall = min(pages.h / 2, (pages.w - 2 * inset) * CARD_RATIO + 2 * inset)
    upper = Rect(pages.x, pages.y, pages.w, tall)
    lower = Rect(pages.x, upper.bottom, pages.w, pages.h - tall)
    edge = Rect(whole.x, whole.y, tab, whole.h)
    return OpenBook(whole, (edge,), upper.grown(-inset), lower.grown(-inset))


def tabbed_book(whole: Rect, tab: float, part: float) -> OpenBook:
    """Returns a book with tabs of this size over its pages and down their right side: they are read
    like a line that turns the corner. The pages are side by side; `part` of them is the first
    one."""
    room = tab * (1 + UNDER)
    pages = Rect(whole.x, whole.y + room, whole.w - room, whole.h - room)
    edges = (
        Rect(pages.x, whole.y, pages.w, tab),
        Rect(whole.right - tab, pages.y, tab, pages.h),
    )
    return OpenBook(whole, edges, *side_by_side(pages, part))


def side_by_side(pages: Rect, part: float) -> tuple[Rect, Rect]:
    """Returns the insides of two pages, the first as wide as this part of both."""
    inset = INSET * max(pages.w, pages.h) / 2
    left = Rect(pages.x, pages.y, pages.w * part, pages.h)
    right = Rect(left.right, pages.y, pages.w - left.w, pages.h)
    return left.grown(-inset), right.grown(-inset)
