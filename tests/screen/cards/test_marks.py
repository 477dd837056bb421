"""Marks of a new game: a deal that was met before counts apart."""

from game.records.deals.deal import Deal
from game.rules.course import Concede
from game.table.party import Party, Player
from game.table.saved_table import AGAIN, SavedTable
from tests.screen.pages.pages_used import push
from tests.screen.robots.glass import Glass, opened
from tests.screen.window.test_unkept import block

PARTY = Party((Player("Ann", "boat"), Player("Bob", "bell")), starter="first")


def marks(glass: Glass) -> tuple[str, ...]:
    """Returns the marks of the game on the table, as the journal has them."""
    saved = glass.app.games.journal.load(glass.table.keeper.id)
    return SavedTable.of(saved.desk, saved.game).marks


def test_a_deal_that_was_met_before_is_marked_whoever_deals_it():
    with opened(seed=None, painted=False) as glass:
        games = glass.app.games
        games.new_game("first met")
        assert marks(glass) == ()
        games.new_pair(PARTY, "first met")  # in a game for two the deal shows other cards
        assert marks(glass) == ()
        games.new_game("met between")
        thrown = glass.table.keeper.id
        games.new_game("first met")
        assert marks(glass) == (AGAIN,)
        games.new_pair(PARTY, "first met")
        assert marks(glass) == (AGAIN,)
        games.new_pair(PARTY)
        assert marks(glass) == ()
        glass.table.session.submit(Concede())
        glass.until_rest()
        glass.step()
        push(glass, "button.same_deal")
        assert marks(glass) == (AGAIN,)
        games.new_game()
        games.journal.delete(thrown)
        assert games.marks_for(Deal("met between")) == (AGAIN,)
        games.journal.empty_bin()
        assert games.marks_for(Deal("met between")) == ()


def test_what_could_not_be_kept_was_met_too():
    block()
    with opened(seed=None, painted=False) as glass:
        games = glass.app.games
        games.new_game("on the table")
        games.new_game("another one")
        for seed in ("on the table", "another one"):
            assert games.marks_for(Deal(seed)) == (AGAIN,)
        assert games.marks_for(Deal("never dealt")) == ()
