"""Games of the toy are kept, resumed, listed, taken back, sent as texts and checked."""

import random

import pytest

from game.editions import OFFERED
from game.editions.base.explore import Discard, PlayOrDiscard
from game.records.journal import check
from game.records.journal.keeper import Keeper
from game.records.journal.text.game_files import bring_in
from game.records.journal.text.share import Flaw, Refused, exported, shared
from game.records.journal.trouble import Trouble, Why
from game.table.motion.tempo import Tempo
from game.table.saved_table import SavedTable
from game.table.session import TableSession
from tests.records.journal.playing import TABLES, begun, desk, journal, kept, played
from tests.table.robots.sessions import SIZE, seated
from tests.toy.dealing import cards, deal
from tests.toy.edition import EDITIONS, RULES
from tests.toy.rules import CardsHeard, Forget, Hush, Listen, Ring


def listening(seed="toy", manner=None):
    """Returns a game at the decision after its first discarded Bell, with random turns before."""
    game, chance = begun(seed, manner, RULES), random.Random(seed)
    while not isinstance(game.pending, Listen):
        bells = [c for c in game.legal() if isinstance(c, Discard) and c.card.kind == "B"]
        game.submit(chance.choice(bells or game.legal()))
    return game


def test_a_resumed_decision_is_answered_and_taken_back(tmp_path):
    here = journal(tmp_path, EDITIONS)
    number = kept(here, listening()).record.id
    saved = journal(tmp_path, EDITIONS).load(number)
    game = saved.game
    keeper = Keeper(here, game, here.load(number))
    game.submit(Forget())
    keeper.keep(desk(game).plain())
    game.rewind(1)
    keeper.keep(desk(game).plain())
    again = here.load(number)
    assert isinstance(again.game.pending, Listen)
    assert again.undone == (Forget(),)


def test_a_journal_lists_them_by_name_with_their_own_doors(tmp_path):
    here = journal(tmp_path, EDITIONS)
    kept(here, listening())
    kept(here, played("toy", "open", rules=RULES), "open")
    kept(here, played("base", None, 5))
    base, running = here.records("running", 0, 9)
    (finished,) = here.records("finished", 0, 9)
    assert (base.edition, running.edition, finished.edition) == ("base", "toy", "toy")
    assert finished.reason in ("silent_belfry", "deck_exhausted")


def test_a_program_without_the_toy_lists_them_and_says_that_it_cannot_play_them(tmp_path):
    number = kept(journal(tmp_path, EDITIONS), listening()).record.id
    without = journal(tmp_path, OFFERED)
    assert [record.edition for record in without.records("running")] == ["toy"]
    with pytest.raises(Trouble) as trouble:
        without.load(number)
    assert trouble.value.why is Why.FOREIGN


@pytest.mark.parametrize(("manner", "answers"), [*((one, 1000) for one in TABLES), ("peek", 14)])
def test_a_game_goes_out_as_a_text_and_comes_in_again(manner, answers, tmp_path):
    game = played(f"text {manner}", manner, answers, RULES)
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
    text = exported(kept(journal(tmp_path / "here", EDITIONS), game, manner))
    (tmp_path / "game.txt").write_bytes(text)
    there = journal(tmp_path / "there", EDITIONS)
    came = there.load(bring_in(tmp_path / "game.txt", there, SavedTable.of).record.id)
    assert came.game.log == game.log
    assert SavedTable.read(came.desk, RULES.cards) == desk(game, manner)
    assert exported(came) == text
    with pytest.raises(Refused) as refused:
        shared(text, OFFERED, SavedTable.of)
    assert refused.value.flaw is Flaw.LINE


def test_their_files_and_journals_are_checked(tmp_path, capsys):
    here = journal(tmp_path, EDITIONS)
    saved = kept(here, listening())
    finished = kept(here, played("toy", "curtain", rules=RULES), "curtain").game
    (tmp_path / "game.txt").write_bytes(exported(saved))
    here.close()
    turn, result = saved.game.state.turn, finished.state.result
    doors = [sum(len(g.state.doors(s)) for s in (0, 1)) for g in (saved.game, finished)]
    alone = f"sound: alone, turn {turn}, {doors[0]} of 12 Doors, not finished"
    two = f"two players, hidden hands, turn {finished.state.turn}, {doors[1]} of 12 Doors, {result}"
    assert check.run(tmp_path / "game.txt", EDITIONS, SavedTable.of) == 0
    assert capsys.readouterr().out.splitlines() == [alone]
    assert check.run(here.path, EDITIONS, SavedTable.of) == 0
    told = capsys.readouterr().out.splitlines()
    assert told == [f"game 1: {alone}", f"game 2: sound: {two}", "2 games sound, 0 not sound"]
    for file in (tmp_path / "game.txt", here.path):
        assert check.run(file, OFFERED, SavedTable.of) == 1
        assert "not sound" in capsys.readouterr().out


BELL = "OB1 AM1 GK1 LS1 OM1 | OS1 AD9 LM1 | AS2 OM2"


def test_answers_to_what_was_heard_are_taken_back_and_put_back_and_each_is_a_rewind():
    game = deal(BELL)
    seat = TableSession(game, SavedTable(), SIZE, Tempo(), staging=EDITIONS.show)
    assert seat.submit(Discard(*cards("OB1")))
    seat.director.finish()
    heard = game.log
    for answer in Hush(cards("LM1 AD9 OS1")), Forget(), Ring(*cards("AD9")):
        assert seat.submit(answer)
        seat.director.finish()
        after = game.log
        assert not seat.back.free
        seat.undo()
        assert game.log == heard
        seat.redo()
        assert game.log == after
        seat.undo()
    seat.undo()
    assert isinstance(seat.pending, PlayOrDiscard)
    assert seat.desk.rewinds == 7


def test_hidden_cards_that_the_partner_heard_are_not_taken_back_for_nothing():
    game = listening("two", "peek")
    seat = seated(game, "peek")
    assert isinstance(seat.pending, Listen)
    assert CardsHeard in {type(event) for event in game.log}
    assert seat.can_undo
    assert not seat.back.free
