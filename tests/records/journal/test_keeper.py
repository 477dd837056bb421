"""The journal always has the game as it stands on the table."""

import random
import sqlite3
from contextlib import closing

import pytest

from game.records.journal.keeper import Keeper
from game.rules.event import Answered
from tests.records.journal.evenings import Evening, opened, told, written


@pytest.mark.parametrize("seats", [1, 2])
def test_after_every_command_and_every_step_back_a_new_program_finds_it(tmp_path, seats):
    journal, chance = opened(tmp_path), random.Random(seats)
    evening = Evening(journal, f"walk {seats}", seats)
    undone: list = []
    game = evening.game
    for _ in range(160):
        if chance.random() < 0.25 and len(game.log) > 1:
            before = list(game.log)
            answers = [e.command for e in before if isinstance(e, Answered)]
            back = min(chance.randint(1, 3), len(answers))
            undone = answers[len(answers) - back :] + undone
            evening.rewind(back)
        elif game.pending is None:
            break
        else:
            command = undone[0] if undone and chance.random() < 0.5 else None
            command = command or chance.choice(game.legal())
            undone = undone[1:] if undone[:1] == [command] else []
            game.submit(command)
            evening.keeper.keep({"order": []})
        assert evening.keeper.trouble is None
        assert told(journal.load(evening.keeper.id)) == written(game, undone)
    assert journal.count("running") + journal.count("finished") == 1
    assert evening.is_kept


def test_a_finished_game_that_goes_another_way_after_an_undo_is_there(tmp_path):
    journal = opened(tmp_path)
    evening = Evening(journal).play(999)
    assert journal.count("finished") == 1
    evening.rewind(2)
    assert evening.is_kept
    assert len(journal.load(evening.keeper.id).undone) == 2
    evening.play(1)
    assert evening.is_kept
    assert evening.play(999).is_kept
    assert journal.mended == []
    assert journal.count("finished") == 1


def test_a_finished_game_is_packed_and_leaves_no_rows(tmp_path):
    Evening(opened(tmp_path)).play(999).journal.close()
    with closing(sqlite3.connect(tmp_path / "journal.sqlite")) as db:
        assert db.execute("SELECT COUNT(*) FROM commands").fetchone() == (0,)
        assert db.execute("SELECT COUNT(*) FROM logs").fetchone() == (1,)


def test_what_the_table_told_comes_back(tmp_path):
    journal = opened(tmp_path)
    evening = Evening(journal)
    evening.keeper.keep({"order": ["OS1"]}, rewinds=3, imported=True, began="2020-01-01T00:00:00")
    saved = opened(tmp_path).load(evening.keeper.id)
    assert saved.desk == {"order": ["OS1"]}
    assert (saved.record.rewinds, saved.record.imported) == (3, True)
    assert saved.record.began == "2020-01-01T00:00:00"


def test_a_resumed_game_is_gone_on_with_in_its_place(tmp_path):
    number = Evening(opened(tmp_path)).play(7).keeper.id
    journal = opened(tmp_path)
    saved = journal.load(number)
    keeper = Keeper(journal, saved.game, saved)
    saved.game.submit(saved.game.legal()[0])
    keeper.keep({})
    assert keeper.id == number
    assert written(opened(tmp_path).load(number).game) == written(saved.game)
