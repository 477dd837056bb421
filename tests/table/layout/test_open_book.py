"""The tabs of an open book, which stand about its pages."""

from itertools import combinations, pairwise

import pytest

from game.table.layout.measures import CARD_RATIO, Rect
from game.table.layout.open_book import AHEAD, folded_book, tabbed_book
from tests.table.robots.tables import inside, overlap


@pytest.mark.parametrize("count", [1, 2, 8, 13])
def test_tabs_of_a_book_lie_on_no_page_and_not_on_each_other(count):
    book = tabbed_book(Rect(10, 20, 400, 220), 44, 0.5, 1.0)
    tabs = book.tabs(count)
    assert len(tabs) == count
    for tab in tabs:
        assert inside(tab, book.whole)
        assert min(tab.w, tab.h) >= 30
    for one, other in combinations([*tabs, book.first, book.second], 2):
        assert not overlap(one, other)


def test_tabs_of_a_book_are_read_like_a_line_that_turns_the_corner():
    book = tabbed_book(Rect(0, 0, 400, 220), 44, 0.5, 1.0)
    tabs = book.tabs(13)
    over = [tab for tab in tabs if tab.bottom <= book.first.y]
    down = tabs[len(over) :]
    assert len(over) > len(down) > 1
    assert [tab.x for tab in over] == sorted(tab.x for tab in over)
    assert [tab.y for tab in down] == sorted(tab.y for tab in down)
    assert all(tab.x >= book.second.right for tab in down)


def test_a_folded_book_is_filled_by_its_card_the_next_ones_and_its_signs():
    whole = Rect(100, 50, 191, 146)
    book = folded_book(whole, 2 / 3)
    page, signs = book.first, book.second
    assert page.h == pytest.approx(page.w * CARD_RATIO)
    assert page.y == signs.y == pytest.approx(whole.y + 16 / 3)
    assert page.x - whole.x == pytest.approx(16 / 3)
    assert whole.right - signs.right == pytest.approx(16 / 3)
    assert page.h == signs.h
    ahead = [book.ahead(number) for number in range(AHEAD + 1)]
    for before, after in pairwise([page, *ahead[:1], signs]):
        assert before.right <= after.x <= before.right + 16.1
    for before, after in pairwise(ahead):
        assert before.bottom == pytest.approx(after.y)
        assert min(after.w, after.h) >= 30
    assert ahead[-1].bottom == pytest.approx(page.bottom)
