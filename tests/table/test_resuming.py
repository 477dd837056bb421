"""A game that is resumed stands at the same decision, and nobody sees too much of it."""

import random

import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import CARDS
from game.editions.base.prophecy import Prophesy
from game.editions.base.show import STAGING
from game.rules.game import Game
from game.rules.state import HAND
from game.table.motion.tempo import Tempo
from game.table.party import Manner
from game.table.saved_table import SavedTable
from game.table.session import TableSession
from tests.rules.stories import after, cards, command, deal, partners
from tests.table.robots.sessions import MANNERS, SIZE, assert_rests, new_game, seated, some_answer

OWN, OTHER, SHARED = "OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1"
DECK_TOP = "LM1 LM2 LM3 LM4 OS2 AS2 OM2 AM2"


def again(session: TableSession) -> TableSession:
    """Returns a table that is laid out anew from everything that is kept of it."""
    game = Game(BASE, session.game.log)
    desk = SavedTable.read(session.desk.plain(), CARDS)
    undone = session.back.undone
    return TableSession(game, desk, SIZE, Tempo(), undone=undone, resumed=True, staging=STAGING)


def hidden(manner: Manner, *texts: str) -> TableSession:
    """Returns a session of two players with hidden hands after these answers."""
    game = after(partners(OWN, OTHER, SHARED, DECK_TOP, visibility="hidden"), *texts)
    return seated(game, manner)


def shown_hands(session: TableSession) -> list[str]:
    """Returns the cards of hands that lie face up."""
    return [s.key for s, _ in session.director.sprites if s.zone == HAND and s.card is not None]


def test_alone_the_very_decision_stands_there_with_the_hand_in_its_order():
    game = after(deal("OS1 AM1 GK1 LS1 OM2 OS3 OM3 OS4 OM4 AS2"), "Discard GK1")
    game = after(game, "Foresee OS3 AS2,OM4,OM3,OS4")
    first = TableSession(game, SavedTable(rewinds=2), SIZE, Tempo(), staging=STAGING)
    first.arrange(first.arrangement.putting(cards("LS1 OS1 OM2 AS2 AM1")))
    then = again(first)
    assert_rests(then)
    assert then.pending == first.pending
    assert then.hand == cards("LS1 OS1 OM2 AS2 AM1")
    assert then.view.known_top == cards("OM4 OM3 OS4")
    assert then.view == first.view
    assert then.desk == first.desk


@pytest.mark.parametrize("fixed", [False, True])
def test_with_open_hands_the_one_who_plays_sits_below_and_may_go_on_with_what_was_taken_back(fixed):
    session = seated(new_game("open", "open"), fixed=fixed)
    chance = random.Random("open")
    for _ in range(11):
        session.submit(some_answer(session, chance))
    log = session.game.log
    session.undo()
    session.undo()
    then = again(session)
    assert_rests(then)
    assert then.shown
    assert then.seat == then.game.state.active
    then.redo()
    then.redo()
    assert then.game.log == log
    assert not then.can_redo
    for _ in range(11):
        then.undo()
    assert not then.can_undo


def test_what_was_taken_back_but_cannot_be_put_back_is_forgotten():
    game = deal("OS1 AM1 GK1 LS1 OM2 OS3")
    foreign = after(deal("AS1 AM1 GK1 LS1 OM2 OS3"), "Play AS1").log
    undone = [event.command for event in foreign if hasattr(event, "command")]
    session = TableSession(
        game, SavedTable(), SIZE, Tempo(), undone=undone, resumed=True, staging=STAGING
    )
    log = game.log
    session.redo()
    assert (game.log, session.can_redo, session.refused) == (log, False, None)


@pytest.mark.parametrize("manner", ["curtain", "peek"])
@pytest.mark.parametrize("texts", [("Play OS1",), ("Play OS1", "Discard AM1")])
def test_hidden_hands_are_covered_and_under_the_cloth_waits_the_very_decision(manner, texts):
    session = hidden(manner, *texts)
    then = again(session)
    # What was drafted is known to everybody (E35); the card that was drawn lies face down.
    known = {"OM1", "OK1", "GS1", "AK1", "AM1"} - {text[-3:] for text in texts}
    assert set(shown_hands(then)) == known
    assert then.seat == then.game.state.active
    assert not then.shown
    then.look(True)
    assert then.pending == session.game.pending
    assert then.view == session.view
    assert not then.can_undo


def test_a_turn_that_was_over_and_still_seen_is_over_and_covered():
    session = hidden("curtain", "Play OS1")
    session.submit(command("Play AM1"))
    assert session.viewer.parting
    then = again(session)
    assert not then.viewer.parting
    assert not then.shown
    assert then.seat == then.game.state.active == 0
    assert "LM1" not in shown_hands(then)


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_a_prophecy_is_covered_too(manner):
    then = again(hidden(manner, "Discard OK1", "Keep"))
    assert isinstance(then.game.pending, Prophesy)
    assert then.pending is None
    looked_at = {card.id for card in then.game.state.looked_at(0)}
    assert not looked_at & {s.key for s, _ in then.director.sprites}


@pytest.mark.parametrize("manner", MANNERS)
def test_the_cards_of_the_draft_are_public(manner):
    session = seated(new_game("draft", manner), manner)
    chance = random.Random("draft")
    for _ in range(3):
        session.submit(some_answer(session, chance))
    then = again(session)
    assert then.drafting
    assert then.view == session.view
    assert_rests(then)


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_with_hidden_hands_nothing_that_was_taken_back_outlasts_the_table(manner):
    session = hidden(manner, "Discard OS1")
    session.undo()
    assert session.back.undone
    then = again(session)
    then.look(True)
    assert not then.can_redo
    assert not then.can_undo
