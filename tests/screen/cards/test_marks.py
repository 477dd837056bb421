"""Marks of a new game: a deal that was met before counts apart."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.records.deals.deal import Deal
from game.rules.course import Concede
from game.table.party import Party, Player
from game.table.saved_table import AGAIN, SavedTable
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import press
from tests.screen.window.test_unkept import block

PARTY = Party((Player("Ann", "boat"), Player("Bob", "bell")), starter="first")


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(seed=None, painted=False) as shown:
        yield shown


def marks(glass: Glass) -> tuple[str, ...]:
    """Returns the marks of the game on the table, as the journal has them."""
    saved = glass.app.games.journal.load(glass.table.keeper.id)
    return SavedTable.of(saved.desk, saved.game).marks


def test_a_deal_that_was_met_before_is_marked_whoever_deals_it(glass):
    games = glass.app.games
    games.new_game("first met")
    assert marks(glass) == ()
    games.new_pair(PARTY, "first met")  # in a game for two the deal shows other cards
    assert marks(glass) == ()
    games.new_game("met between")
    games.new_game("first met")
    assert marks(glass) == (AGAIN,)
    games.new_pair(PARTY, "first met")
    assert marks(glass) == (AGAIN,)
    games.new_game()
    assert marks(glass) == ()


def test_the_same_deal_after_the_end_is_marked(glass):
    glass.app.games.new_pair(PARTY, "over soon")
    glass.table.session.submit(Concede())
    glass.until_rest()
    glass.step()
    glass.do(press(glass.description, "button.same_deal"))
    assert glass.table.session.game.seed == "over soon"
    assert marks(glass) == (AGAIN,)


def test_a_deal_lies_in_the_bin_and_was_met_all_the_same(glass):
    games = glass.app.games
    games.new_game("thrown away")
    thrown = glass.table.keeper.id
    games.new_game()
    games.journal.delete(thrown)
    assert games.marks_for(Deal("thrown away")) == (AGAIN,)
    games.journal.empty_bin()
    assert games.marks_for(Deal("thrown away")) == ()


def test_what_could_not_be_kept_was_met_too():
    block()
    with opened(seed=None, painted=False) as glass:
        games = glass.app.games
        games.new_game("on the table")
        games.new_game("another one")
        for seed in ("on the table", "another one"):
            assert games.marks_for(Deal(seed)) == (AGAIN,)
        assert games.marks_for(Deal("never dealt")) == ()
