"""The end of a game for two tells of all games that these two have played."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.editions import OFFERED
from game.editions.base.box import BASE
from game.folders import journal_file
from game.records.journal.file.store import Journal
from game.records.journal.file.writing import NEW, put, stamped
from game.records.journal.settings import LAST
from game.records.statistics.answer import Outcomes
from game.rules.course import Concede
from game.rules.game import Game
from game.screen.pages.result.pair_record import Tally, pair_record, pair_tally
from game.table.party import Party, Player
from tests.records.journal.playing import EVENING
from tests.screen.pages.test_result import open_story
from tests.screen.robots.glass import Glass
from tests.screen.robots.player import has, thing
from tests.speaking import speaker

ADA, ZOE, BEN = Player("Ada", "boat"), Player("Zoé", "bell"), Player("Ben", "cat")
PARTY = Party((ADA, ZOE))


def conceded(glass: Glass, *players: Player, rewinds: int = 0) -> None:
    """Shows the result of a game that is conceded at once, by these two players or by one alone."""
    if players:
        one, other = players
        glass.app.games.new_pair(Party((one, other)))
    else:
        glass.app.games.new_game()
    table = glass.table
    table.settle()
    table.session.back.rewinds = rewinds
    table.session.submit(Concede())
    table.settle()
    glass.step()
    assert glass.scene.name == "result"


def won(glass: Glass, *players: Player) -> None:
    """Adds a victory of these two to the journal."""
    journal = glass.app.games.journal
    game = Game.start(BASE, seed="won", seats=2)
    game.submit(Concede())
    table = glass.app.games.begin(game, Party((players[0], players[1])))
    table.keep()
    (last,) = journal.records("finished")
    with journal.transaction() as db:
        put(db, stamped(replace(last, result="won", reason=None)))


def told(glass: Glass) -> str:
    """Returns what is said of the two in the story of the night."""
    open_story(glass)
    return plain(thing(glass.description, "text.record")["name"])


def plain(sentence: str) -> str:
    """Returns a sentence with plain spaces in place of those that hold a line together."""
    return sentence.replace("\u00a0", " ")


def test_the_result_tells_the_games_of_the_two_whoever_sat_where(glass):
    conceded(glass, ADA, ZOE)
    assert told(glass) == "Ada and Zoé: 1 game, 0 won"
    won(glass, ZOE, ADA)
    won(glass, replace(ZOE, name="ZOÉ", emblem="crown"), replace(ADA, name="ada"))
    conceded(glass, ADA, BEN)
    assert told(glass) == "Ada and Ben: 1 game, 0 won"
    conceded(glass, ZOE, ADA)
    assert told(glass) == "Zoé and Ada: 4 games, 2 won, best streak: 2"
    conceded(glass, ADA, replace(ZOE, name="Zoe\u0301"), rewinds=2)
    record = "4 games, 2 won, best streak: 2, 1 game apart"
    assert told(glass).endswith(record)


def test_alone_nothing_is_said_of_two(glass):
    conceded(glass)
    open_story(glass)
    assert not has(glass.description, "text.record")


def test_a_game_that_is_looked_up_tells_it_too(glass):
    conceded(glass, ADA, ZOE)
    number = glass.app.games.journal.records("finished")[0].id
    won(glass, ADA, ZOE)
    glass.app.scene = glass.app.games.resume(number)
    glass.step()
    assert told(glass) == "Ada and Zoé: 2 games, 1 won"


def test_a_game_that_is_not_on_the_disk_tells_none_for_it_would_lack_itself(glass):
    conceded(glass, ADA, ZOE)
    assert told(glass)
    table = glass.app.games.last
    assert table is not None
    glass.app.ways.result(table, table.session, table._finished.look, "The disk is full.")
    glass.step()
    assert thing(glass.description, "text.unkept")["name"] == "The disk is full."
    open_story(glass)
    assert not has(glass.description, "text.record")


def test_a_journal_that_cannot_be_read_tells_nothing(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    path.mkdir()
    journal = Journal(path, OFFERED, lambda: EVENING)
    assert pair_tally(journal, OFFERED, BASE.edition, PARTY, speaker()) is None


def test_damaged_rows_are_mended_and_the_sound_ones_counted(glass):
    for _ in range(3):
        conceded(glass, ADA, ZOE)
    journal = glass.app.games.journal
    journal.close()
    with closing(sqlite3.connect(journal_file())) as db:
        db.execute("UPDATE games SET desk = '{' WHERE id = 2")
        db.commit()
    tally = pair_tally(journal, OFFERED, BASE.edition, PARTY, speaker())
    assert tally == Tally(Outcomes("00"))
    assert journal.mended


def test_a_desk_that_names_nobody_is_passed_over(glass):
    conceded(glass, ADA, ZOE)
    journal = glass.app.games.journal
    (last,) = journal.records("finished")
    with journal.transaction() as db:
        put(db, stamped(replace(last, id=NEW, played=last.played + 1, desk={"party": 7})))
    assert pair_tally(journal, OFFERED, BASE.edition, PARTY, speaker()) == Tally(Outcomes("0"))


def test_games_before_counting_began_anew_are_not_told(glass):
    for _ in range(3):
        conceded(glass, ADA, ZOE)
    app = glass.app
    app.change(replace(app.settings, counted_from=app.games.journal.finished(LAST, 1)[0].played))
    conceded(glass, ZOE, ADA)
    assert told(glass) == "Zoé and Ada: 1 game, 0 won"


@pytest.mark.parametrize(
    ("language", "one", "two", "apart", "many"),
    [
        (
            "en",
            "Ada and Zoé: 1 game, 1 won, 1 game apart",
            "Ada and Zoé: 2 games, 2 won, streak now: 2",
            "Ada and Zoé: 2 games apart",
            "Ada and Zoé: 9 games, 5 won, streak now: 2, best streak: 3",
        ),
        (
            "fr",
            "Ada et Zoé : 1 partie, 1 gagnée, 1 partie à part",
            "Ada et Zoé : 2 parties, 2 gagnées, série en cours : 2",
            "Ada et Zoé : 2 parties à part",
            "Ada et Zoé : 9 parties, 5 gagnées, série en cours : 2, meilleure série : 3",
        ),
    ],
)
def test_one_and_several_are_told_apart(language, one, two, apart, many):
    words = speaker(language)
    assert plain(pair_record(words, PARTY, Tally(Outcomes("1"), 1))) == one
    assert plain(pair_record(words, PARTY, Tally(Outcomes("11")))) == two
    assert plain(pair_record(words, PARTY, Tally(Outcomes(), 2))) == apart
    assert plain(pair_record(words, PARTY, Tally(Outcomes("111000011")))) == many
    assert pair_record(words, PARTY, Tally(Outcomes())) == ""
