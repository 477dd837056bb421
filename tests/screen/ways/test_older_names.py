"""Games of older saves, in which the second level of an edition has another name, beside newer
ones."""

from pathlib import Path

import pytest

from game.editions import OFFERED
from game.records.deals.deal import Deal
from game.records.journal.text.game_files import bring_in
from game.rules.course import Concede
from game.rules.game import Game
from game.screen.pages.deals.attempts import recent
from game.screen.pages.result.pair_record import pair_tally
from game.table.party import Party, Player
from game.table.saved_table import AGAIN, SavedTable
from tests.screen.pages.pages_used import push
from tests.screen.pages.test_statistics_page import number, until_counted
from tests.screen.robots.glass import Glass
from tests.screen.robots.player import thing
from tests.speaking import speaker

OLD, NEW = "towers-hard", "towers-2"
SAVED = Path(__file__).parents[2] / "saves" / "game-2-harder.txt"
PARTY = Party((Player("Ada", "boat"), Player("Zoé", "bell")))


def conceded(glass: Glass, edition: str, seed: str, party: Party | None = None) -> None:
    """Keeps a game of this edition in the journal that was conceded at once."""
    game = Game.start(OFFERED[edition], seed=seed, seats=2 if party else 1)
    game.submit(Concede())
    glass.app.games.begin(game, party).keep()


def test_a_saved_game_goes_on_and_is_kept_under_its_old_name(glass):
    journal = glass.app.games.journal
    saved = bring_in(SAVED, journal, SavedTable.of)
    assert saved.record.edition == "towers-hard+book-hard"
    table = glass.app.games.resume(saved.record.id)
    glass.app.scene = table
    glass.until_rest()
    table.session.submit(table.session.game.legal()[0])
    glass.until_rest()
    again = journal.load(saved.record.id)
    assert again.game.log == table.session.game.log
    assert again.record.answers > saved.record.answers
    assert again.record.edition == saved.record.edition


def test_the_same_deal_again_is_a_game_of_the_new_name(glass):
    conceded(glass, OLD, "deal")
    glass.app.games.new_game("deal", OLD)
    assert glass.table.session.game.rules.edition == NEW
    assert AGAIN in glass.table.session.desk.marks
    glass.app.games.new_pair(PARTY, "deal", OLD)
    assert glass.table.session.game.rules.edition == NEW
    assert AGAIN not in glass.table.session.desk.marks


@pytest.mark.parametrize(("before", "after"), [(OLD, NEW), (NEW, OLD)])
def test_a_deal_was_met_whatever_its_game_was_called(glass, before, after):
    games = glass.app.games
    conceded(glass, before, "kept")
    for seed in ("other", "next", "last"):  # so that the first table is forgotten
        games.new_game(seed)
    assert games.marks_for(Deal("kept", after)) == (AGAIN,)
    assert games.marks_for(Deal("kept", "towers")) == ()
    games.seen(Deal("watched", before))
    assert games.marks_for(Deal("watched", after)) == (AGAIN,)


def test_a_deal_is_listed_once(glass):
    for edition in (OLD, NEW, "towers"):
        conceded(glass, edition, "deal")
    listed = recent(glass.app.games.journal, OFFERED)
    assert [record.edition for record in listed] == ["towers", NEW]


def test_two_have_one_record(glass):
    for edition in (OLD, NEW, "towers"):
        conceded(glass, edition, edition, PARTY)
    for edition in (OLD, NEW):
        tally = pair_tally(glass.app.games.journal, OFFERED, edition, PARTY, speaker())
        assert tally is not None
        assert tally.outcomes.told == "00"


def test_the_statistics_offer_one_kind_of_game(glass):
    for edition in (OLD, NEW, "base"):
        conceded(glass, edition, edition)
    glass.app.ways.show("statistics")
    until_counted(glass)
    ids = [one["id"] for one in glass.description["things"]]
    kinds = [key for key in ids if key.startswith("button.edition.")]
    assert kinds == ["button.edition.all", "button.edition.base", f"button.edition.{NEW}"]
    push(glass, f"button.edition.{NEW}")
    assert number(thing(glass.description, "text.figure.games")["name"]) == 2
