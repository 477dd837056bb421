"""The tabs of an open book, which stand about its pages."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.table.layout.measures import Rect
from game.table.layout.open_book import tabbed_all_round
from tests.table.robots.tables import inside, overlap


@pytest.mark.parametrize("count", [1, 2, 8, 13])
def test_tabs_all_round_a_book_lie_on_no_page_and_not_on_each_other(count):
    book = tabbed_all_round(Rect(10, 20, 400, 220), 44, 0.5)
    tabs = book.tabs(count)
    assert len(tabs) == count
    for tab in tabs:
        assert inside(tab, book.whole)
        assert min(tab.w, tab.h) >= 30
    for one, other in combinations([*tabs, book.first, book.second], 2):
        assert not overlap(one, other)


def test_tabs_all_round_a_book_follow_each_other_clockwise():
    first, *_, last = book_tabs = tabbed_all_round(Rect(0, 0, 400, 220), 44, 0.5).tabs(13)
    assert first.x < last.x
    assert first.y == max(tab.y for tab in book_tabs if tab.x == first.x)
    assert last.y == max(tab.y for tab in book_tabs if tab.x == last.x)
