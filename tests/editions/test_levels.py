"""The levels of an edition: their names, also those of older saves, and what is said of them."""

from dataclasses import replace

import pytest

from game.editions import OFFERED
from game.editions.towers.edition import TOWERS_BLURB
from game.records.statistics.answer import Selection
from game.records.statistics.statistics import Statistics
from game.rules.event import GameStarted
from game.rules.game import Game
from game.words import Words
from tests.console.conversation import Talk
from tests.console.test_command_line import asked
from tests.records.journal.playing import journal, kept, played
from tests.records.statistics.evenings_counted import catch_up
from tests.speaking import speaker
from tests.toy.edition import EDITIONS

OLD, NEW = "glyphs+towers-hard+book-hard", "glyphs+towers-2+book-2"


def test_a_level_is_called_after_its_edition_and_its_number():
    assert EDITIONS.all_names == ["base", "toy", "toy-2", "toy-3"]
    names = OFFERED.all_names
    assert names[0] == "base"
    assert names[names.index("towers") + 1] == "towers-2"
    assert OFFERED.joined({"towers-2", "glyphs"}) == "glyphs+towers-2"


def test_the_names_of_older_saves_are_those_of_second_levels():
    assert OFFERED.canonical(OLD) == OFFERED.canonical(NEW) == NEW
    for same in ("base", "glyphs", "glyphs-hard", "ladder-2", "moon-hard", ""):
        assert OFFERED.canonical(same) == same
    old, new = OFFERED[OLD], OFFERED[NEW]
    assert replace(old, edition=NEW, box={}) == replace(new, box={})
    assert old.cards.keys() == new.cards.keys()
    assert OFFERED.of(OLD).worth.keys() == OFFERED.of(NEW).worth.keys()


@pytest.mark.parametrize("name", ["towers-3", "towers-1", "glyphs-hard", "towers-2+towers-hard"])
def test_there_are_no_other_levels_nor_two_of_one_edition(name):
    assert name not in OFFERED


def test_the_harder_of_two_is_called_so_and_several_by_their_numbers():
    words = speaker()
    assert words.game("towers-2")[0] == "Towers (harder)"
    assert words.game(OLD) == words.game(NEW)
    first, *others = TOWERS_BLURB.namings(["", "It shakes.", "It falls."])
    title, to_win = first(words, 1)
    assert title == "Towers"
    told = [
        ("Towers, level\u00a02", f"{to_win} It shakes."),
        ("Towers, level\u00a03", f"{to_win} It falls."),
    ]
    assert [other(words, 1) for other in others] == told
    assert others[1](Words("fr", OFFERED.words), 1)[0] == "Tours, niveau\u00a03"


def test_a_game_of_an_older_save_keeps_its_name_in_its_log():
    log = Game.start(OFFERED[OLD], seed="old").log
    assert isinstance(log[0], GameStarted)
    assert log[0].edition == OLD
    game = Game.replay(OFFERED[OLD], log)
    game.submit(game.legal()[0])
    assert game.log[: len(log)] == log


def test_programs_may_ask_for_either_name_and_load_games_of_both():
    talk = Talk()
    begun = talk.ask("new", seed="a", edition="towers-hard")
    assert begun == talk.ask("new", seed="a", edition="towers-2")
    assert begun["events"][0]["edition"] == "towers-2"
    old = [{**begun["events"][0], "edition": "towers-hard"}, *begun["events"][1:]]
    for events in (begun["events"], old):
        assert talk.ask("load", events=events)["legal"] == begun["legal"]


def test_either_name_may_be_typed_for_a_game_that_has_the_new_one():
    for typed in ("towers-hard", "towers-2"):
        told = asked("console", "--edition", typed).stdout
        assert b"The game begins: Towers (harder)." in told
    refused = asked("console", "--edition", "towers-3").stderr
    assert b'"towers", "towers-2", ' in refused
    assert b"hard" not in refused


def test_the_statistics_have_one_line_for_both_names(tmp_path):
    where = journal(tmp_path)
    for name in ("towers-hard", "towers-2", "towers"):
        kept(where, played(name, rules=OFFERED[name]))
    file = tmp_path / "figures.sqlite"
    statistics = Statistics(
        file, where, OFFERED.count, OFFERED.counted, OFFERED.reached, (), OFFERED.canonical
    )
    catch_up(statistics)
    assert statistics.editions() == {"towers": 1, "towers-2": 2}
    answer = statistics.ask(Selection("towers-2"))
    assert answer.outcomes.all.games == 2


def test_what_differs_is_told_to_two_in_their_own_words():
    words = speaker()
    for name in (edition.name for edition in OFFERED.added):
        (_, alone), (_, together) = words.game(name), words.game(name, 2)
        assert together != alone, name
        started = Game.start(OFFERED[name], seed="two", seats=2).log[0]
        assert together in words.event(started)
