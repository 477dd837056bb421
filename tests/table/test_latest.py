"""What has come about since the last answer: before whose eyes, and with which cards."""

import pytest

from game.editions.base.routines import LocationDrawn
from game.editions.base.show import STAGING
from game.rules.event import Answered, TurnBegan
from game.table.motion.tempo import Tempo
from game.table.saved_table import SavedTable
from game.table.session import TableSession
from tests.rules.stories import command, deal, partners
from tests.table.robots.sessions import SIZE, look, seated

HANDS = "OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", "LM1 LM2 LM3 LM4 OS2 AS2"


def table(manner="open"):
    visibility = "open" if manner == "open" else "hidden"
    return seated(partners(*HANDS, visibility=visibility), manner)


def answer(session, text):
    assert session.submit(command(text))


def drawn(session):
    return [str(e.card or "-") for e in session.viewer.told if isinstance(e, LocationDrawn)]


def test_a_card_that_was_drawn_is_new_until_the_next_answer():
    session = table()
    assert session.viewer.came == set()
    answer(session, "Play OS1")
    assert session.viewer.came == {"LM1"}
    answer(session, "Play LS1")
    assert session.viewer.came == {"LM2"}


def test_r38_what_one_takes_or_swaps_oneself_is_not_new():
    session = seated(deal("OS1 AM1 OK1 GS1 OM1 AK1 LS1 GK1", seats=2))
    for text in ("Take OS1", "Take AM1", "Take OK1", "Take GS1", "Take OM1", "Take AK1"):
        answer(session, text)
        assert session.viewer.came == set()
    answer(session, "Discard OS1")
    answer(session, "Swap OM1 GK1")
    assert len(session.viewer.came) == 1
    assert not session.viewer.came & {"OM1", "GK1"}


def test_what_was_taken_back_has_brought_nothing():
    session = table()
    answer(session, "Play OS1")
    session.undo()
    assert (session.viewer.came, session.viewer.told) == (set(), ())
    session.redo()
    assert session.viewer.came == {"LM1"}


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_r40_of_a_card_drawn_into_a_hidden_hand_everybody_is_told_that_and_nobody_which(manner):
    session = table(manner)
    answer(session, "Play OS1")
    assert session.viewer.parting
    assert drawn(session) == ["-"]
    assert session.viewer.came == {"LM1"}
    unmarked = [e for e in session.viewer.unmarked if isinstance(e, LocationDrawn)]
    assert not unmarked, "the mark on the card tells its owner"
    session.look(False)
    assert drawn(session) == []


def test_r40_a_turn_that_goes_on_under_the_cloth_tells_only_what_all_may_know():
    hands = *HANDS[:3], "LM1 NM1 LM2 NM2 LM4 OS2"
    session = seated(partners(*hands, visibility="hidden"), "peek")
    answer(session, "Play OS1")
    look(session)
    session.look(True)
    answer(session, "Play AM1")
    answer(session, "PayKey AK1")
    assert drawn(session) == ["-"]
    session.look(False)
    assert drawn(session) == ["-"]


def test_whoever_plays_alone_is_told_of_the_whole_turn_and_what_followed_it():
    game = deal("OS1 AM1 GS1 LS1 OS2 AD1 LM1 OM2")
    session = TableSession(game, SavedTable(), SIZE, Tempo(), staging=STAGING)
    answer(session, "Play OS1")
    assert session.viewer.told == session.game.log[-len(session.viewer.told) :]
    assert isinstance(session.viewer.told[0], Answered)
    assert any(isinstance(event, TurnBegan) for event in session.viewer.told)


def test_for_two_a_turn_that_has_passed_on_is_told_by_what_was_done_in_it():
    session = table()
    answer(session, "Play OS1")
    assert session.viewer.told == ()
