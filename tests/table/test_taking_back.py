"""What can be taken back in a game, freely or as a rewind, and what can be put back."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from game.editions.base.box import BASE
from game.editions.base.door import DoorDrawn
from game.editions.base.explore import CompleteTrio, PlayOrDiscard, Search
from game.editions.base.nightmare import NightmareDrawn, TopDiscarded
from game.editions.base.partners import OfferSwap
from game.editions.base.prophecy import ProphecySeen, Prophesy
from game.editions.base.routines import CardSetAside, DoorGained, LocationDrawn
from game.editions.base.show import STAGING
from game.editions.base.turn import LimboReturned
from game.rules.course import Concede
from game.rules.event import Answered, DeckShuffled, GameWon
from game.rules.game import Game, fold, opening
from game.table.motion.tempo import INSTANT, Tempo
from game.table.party import Manner
from game.table.saved_table import SavedTable
from game.table.session import TableSession
from game.table.taking_back import reveals
from tests.rules.stories import after, cards, command, deal, partners
from tests.table.robots.sessions import (
    FRAME,
    MANNERS,
    SIZE,
    assert_rests,
    look,
    nearly_blocked,
    new_game,
    party,
    seated,
    some_answer,
)
from tests.table.robots.staged import looking_into
from tests.variants import variants

OWN, OTHER, SHARED = "OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1"
DECK_TOP = "LM1 LM2 LM3 LM4 OS2 AS2 OM2 AM2"
TRIO = "Play OS1", "Play OM1", "Play OK1"
TEMPOS = [Tempo(0.5), Tempo(), Tempo(INSTANT), Tempo(reduced=True)]


def alone(game: Game, asks_search: bool = True) -> TableSession:
    """Returns a session of a solo game at rest."""
    return TableSession(game, SavedTable(), SIZE, Tempo(), asks_search=asks_search, staging=STAGING)


def solo(top: str, *texts: str, asks_search: bool = True) -> TableSession:
    """Returns a session of a solo game on a written deck, whose first five cards are the hand,
    after these answers."""
    return alone(after(deal(top), *texts), asks_search)


def pair(manner: Manner, *texts: str) -> TableSession:
    """Returns a session of two players after the draft and these answers; the player at turn looks
    at the cards."""
    visibility = "open" if manner == "open" else "hidden"
    game = partners(OWN, OTHER, SHARED, DECK_TOP, visibility=visibility)
    session = seated(game, manner)
    for text in texts:
        say(session, text)
    return session


def say(session: TableSession, text: str) -> None:
    """Submits an answer and shows it to the end; before that, the player looks."""
    if session.game.pending is not None and not session.shown:
        look(session)
    assert session.submit(command(text)), text
    session.director.finish()


QUIET = "OS1 AM1 GK1 LS1 OM2 AS2 LM2"
FREE_AND_NOT = [
    (QUIET, (), "Play OS1", False),
    (QUIET, (), "Discard OS1", False),
    (QUIET, (), "Discard GK1", False),
    ("OS1 AM1 GK1 LS1 OM2 OS3 OM3 OS4 OM4 AS2", ("Discard GK1",), "Foresee OS3 OM3,OS4,OM4,AS2", 0),
    ("OS1 OM1 OK1 LS1 GM2 AS2 LM2 GM1", TRIO[:2], TRIO[2], True),
    ("OS1 OM1 OK1 LS1 GM2 AS2 LM2 GM1", TRIO, "Search", False),
    ("OS1 OM1 OK1 LS1 GM2 AS2 LM2 GM1", TRIO, "Decline", False),
    ("OS1 AM1 GK1 LS1 OM2 GD1 LM2 AS3", ("Play OS1",), "Claim GK1", False),
    ("OS1 AM1 GK1 LS1 OM2 GD1 LM2 AS3", ("Play OS1",), "LetGo", False),
    ("OS1 AM1 GK1 LS1 OM2 NM1 LM2 AS3", ("Play OS1",), "PayKey GK1", False),
    ("OS1 AM1 GK1 LS1 OM2 NM1 LM2 AS3", ("Play OS1",), "RevealFive", False),
    ("OS1 AM1 GK1 LS1 OM2 NM1 LM2 AS3", ("Play OS1",), "LoseHand", False),
]


@pytest.mark.parametrize(("top", "before", "text", "free"), FREE_AND_NOT)
def test_alone_to_go_back_is_free_only_while_the_deck_has_shown_nothing(top, before, text, free):
    session = solo(top, *before)
    log = session.game.log
    say(session, text)
    assert session.can_undo
    assert session.back.free == bool(free)
    session.undo()
    assert session.game.log == log
    assert session.desk.rewinds == (0 if free else 1)


@pytest.mark.parametrize(
    ("before", "text", "free"),
    [
        ((), "Play OS1", False),
        ((), "Discard OS1", True),
        ((), "Discard OK1", True),
        (("Discard OS1",), "Swap OM1 LS1", False),
        (("Discard OS1",), "Keep", False),
        (("Discard OK1",), "Keep", False),
    ],
)
def test_of_two_to_go_back_is_free_only_while_the_deck_has_shown_nothing(before, text, free):
    session = pair("open", *before)
    log = session.game.log
    say(session, text)
    assert session.back.free == free
    session.undo()
    assert session.game.log == log
    assert session.desk.rewinds == (not free)


def test_with_open_hands_picks_of_the_draft_are_taken_back_for_nothing_by_either_player():
    session = seated(new_game("draft", "open"), "open")
    begin, chance = session.game.log, random.Random("draft")
    while session.drafting:
        session.submit(some_answer(session, chance))
        assert session.seat == session.game.state.active
    while session.can_undo:
        assert session.back.free
        session.undo()
        assert session.seat == session.game.state.active
    assert session.game.log == begin
    assert session.desk.rewinds == 0


@pytest.mark.parametrize("seats", [1, 2])
def test_the_deck_has_shown_something_whenever_it_gets_smaller_from_the_top_or_is_shuffled(seats):
    told = set()
    for number in range(12):
        game = Game.start(BASE, seed=f"deck {number}", seats=seats)
        chance = random.Random(number)
        while game.pending is not None:
            game.submit(chance.choice(game.legal()))
        state = opening(BASE)
        for event, then in pairwise((*game.log, game.log[-1])):
            deck = state.deck
            state = event.evolve(state)
            if len(state.deck) < len(deck) and not isinstance(event, DoorGained):
                assert reveals([event]), event
                told.add(type(event))
            elif isinstance(event, DeckShuffled):
                assert reveals([event])
            elif isinstance(event, DoorGained | LimboReturned) and len(state.deck) != len(deck):
                assert isinstance(then, DeckShuffled | GameWon)
            else:
                assert not reveals([event]), event
    assert {LocationDrawn, ProphecySeen, DoorDrawn, NightmareDrawn} <= told
    assert {CardSetAside, TopDiscarded} <= told


def test_every_rewind_is_counted_and_nothing_uncounts_it():
    session = solo(QUIET)
    for count in (1, 2, 3):
        say(session, "Play OS1")
        session.undo()
        assert session.desk.rewinds == count
    session.redo()
    assert session.desk.rewinds == 3


def test_alone_one_goes_back_to_the_very_beginning_and_forward_to_the_very_same_cards():
    game = Game.start(BASE, seed="there and back")
    begin, chance = game.log, random.Random("there")
    session = alone(game)
    for _ in range(30):
        session.submit(some_answer(session, chance))
    log, answers = game.log, 0
    while session.can_undo:
        session.undo()
        answers += 1
    assert (answers, game.log) == (30, begin)
    assert game.state == fold(BASE, begin)
    while session.can_redo:
        session.redo()
    assert game.log == log


def test_the_same_answer_again_keeps_the_rest_and_another_one_forgets_it():
    session = solo(QUIET, "Play OS1", "Play AM1")
    session.undo()
    session.undo()
    say(session, "Play OS1")
    assert session.can_redo
    say(session, "Discard AM1")
    assert not session.can_redo


def test_an_answer_that_is_refused_forgets_nothing():
    session = solo(QUIET, "Play OS1")
    say(session, "Play AM1")
    session.undo()
    assert not session.submit(command("Play GS1"))
    assert session.can_redo


@pytest.mark.parametrize("end", ["Concede", "lost"])
def test_nothing_is_taken_back_after_the_end(end):
    game = Game.start(BASE, seed="end")
    session, chance = alone(game), random.Random("end")
    if end == "Concede":
        session.submit(some_answer(session, chance))
        session.submit(Concede())
    while game.pending is not None:
        session.submit(some_answer(session, chance))
    log = game.log
    assert not session.can_undo
    assert not session.can_redo
    session.undo()
    assert game.log == log


def test_a_hand_lies_again_as_it_lay_when_the_answer_was_given():
    session = solo(QUIET)
    session.arrange(session.arrangement.putting(cards("LS1 OS1 OM2 GK1 AM1")))
    say(session, "Play OS1")
    session.sort()
    session.undo()
    assert session.hand == cards("LS1 OS1 OM2 GK1 AM1")


def test_a_prophecy_that_is_taken_back_lies_as_it_was_confirmed():
    session = solo("OS1 AM1 GK1 LS1 OM2 OS3 OM3 OS4 OM4 AS2", "Discard GK1")
    session.arrange(
        replace(session.arrangement, ranking=looking_into(cards("AS2 OM4 OM3 OS3"), *cards("OS4")))
    )
    say(session, "Foresee OS4 AS2,OM4,OM3,OS3")
    session.undo()
    assert isinstance(session.pending, Prophesy)
    assert session.ranking == looking_into(cards("AS2 OM4 OM3 OS3"), *cards("OS4"))


# Trios that are searched without a question

NEARLY = "OS1 OM1 OK1 LS1 GM2 AS2 LM2 GM1 AM3"


def test_a_trio_searches_by_itself_where_nobody_wants_to_be_asked():
    session = solo(NEARLY, *TRIO[:2], asks_search=False)
    log = session.game.log
    say(session, TRIO[2])
    answers = [event.command for event in session.game.log if isinstance(event, Answered)]
    assert answers[-2:] == [command(TRIO[2]), Search()]
    assert session.exploring
    session.undo()
    assert session.game.log == log
    assert session.desk.rewinds == 1
    session.redo()
    assert not session.can_redo
    assert [event.command for event in session.game.log if isinstance(event, Answered)] == answers


def test_a_trio_that_waits_when_one_sits_down_is_still_asked():
    """No answer is given by itself that would then not be kept."""
    session = solo(NEARLY, *TRIO, asks_search=False)
    assert isinstance(session.pending, CompleteTrio)
    session.undo()
    assert session.game.state.row(0) == cards("OS1 OM1")
    assert isinstance(session.pending, PlayOrDiscard)


def test_a_search_that_was_declined_goes_back_and_forth_as_it_was_answered():
    session = solo(NEARLY, *TRIO, "Decline")
    log = session.game.log
    session.back.asks_search = False
    session.undo()
    assert isinstance(session.pending, CompleteTrio)
    session.redo()
    assert session.game.log == log


@pytest.mark.parametrize(("before", "asked"), [((), True), (("Play LM1",), False)])
def test_a_trio_is_asked_about_while_a_card_on_top_is_known(before, asked):
    """A search would shuffle away what a Prophecy has shown; once all of it is drawn, nothing is
    lost."""
    prophecy = "Discard GK1", "Foresee AM1 AM2,AS1,GM1,GM2"
    top = "OS1 OM1 OK1 GK1 LM1 AM1 AM2 AS1 GM1 GM2 LM2 LM3"
    session = solo(top, *prophecy, *before, *TRIO[:2], asks_search=False)
    say(session, TRIO[2])
    assert isinstance(session.pending, CompleteTrio) == asked
    assert len(session.view.known_top) == asked


@pytest.mark.parametrize("visibility", ["open", "hidden"])
def test_e30_a_trio_is_asked_about_whose_search_would_block_the_partner(visibility):
    session = seated(nearly_blocked(visibility), "open" if visibility == "open" else "curtain")
    session.back.asks_search = False
    say(session, "Play OK1")
    assert isinstance(session.game.pending, CompleteTrio)


def test_what_was_searched_without_a_question_is_no_decision_to_go_back_to():
    session = solo(NEARLY, *TRIO[:2], asks_search=False)
    log = session.game.log
    say(session, TRIO[2])
    session.back.asks_search = True
    session.undo()
    assert session.game.log == log


# Hidden hands


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_in_a_hidden_draft_nothing_is_taken_back(manner):
    session = seated(new_game("draft", manner), manner)
    chance = random.Random("draft")
    while session.drafting:
        session.submit(some_answer(session, chance))
        assert not session.can_undo


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_with_hidden_hands_one_goes_back_within_the_own_turn_only(manner):
    session = pair(manner, "Play OS1", "Discard AM1")
    look(session)
    log = session.game.log
    assert isinstance(session.pending, OfferSwap)
    assert session.can_undo
    session.undo()
    assert session.game.state.turn == 2
    assert isinstance(session.game.pending, PlayOrDiscard)
    look(session)
    assert not session.can_undo
    session.redo()
    assert session.game.log == log


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_while_cards_are_covered_nothing_goes_back_or_forth(manner):
    session = pair(manner, "Discard OS1")
    look(session)
    assert session.can_undo
    session.look(False)
    log = session.game.log
    assert not session.can_undo
    session.undo()
    assert session.game.log == log
    session.look(True)
    session.undo()
    session.look(False)
    assert not session.can_redo
    session.redo()
    assert isinstance(session.game.pending, PlayOrDiscard)


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_a_hand_that_was_lifted_stays_up_when_one_goes_back(manner):
    session = pair(manner, "Discard OS1")
    session.undo()
    assert session.shown


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_while_a_turn_that_is_over_is_still_seen_nothing_of_it_is_taken_back(manner):
    session = seated(partners(OWN, OTHER, SHARED, DECK_TOP, visibility="hidden"), manner)
    session.submit(command("Play OS1"))
    assert session.viewer.parting
    assert not session.can_undo
    assert not session.can_redo
    assert session.legal == []


def test_the_turn_that_begins_under_the_cloth_takes_nothing_of_the_last_one_back():
    session = pair("curtain", "Play OS1")
    assert not session.can_undo
    look(session)
    assert session.pending is not None
    assert not session.can_undo


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_a_prophecy_may_be_taken_back_where_it_was_looked_for(manner):
    assert pair(manner, "Discard OK1", "Keep").can_undo


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_what_was_taken_back_is_forgotten_when_the_turn_is_over(manner):
    session = pair(manner, "Discard OS1")
    session.undo()
    assert session.back.undone
    say(session, "Play OS1")
    look(session)
    assert not session.can_redo


# Keeping, and the table


def test_everything_is_kept_before_it_is_shown_with_the_table_as_it_is():
    kept: list[tuple[int, bool, int, int]] = []

    def keep() -> None:
        told = session.director.telling, session.desk.rewinds, session.director.view.turn
        kept.append((len(session.game.log), *told))

    session = TableSession(deal(QUIET), SavedTable(), SIZE, Tempo(), keep, staging=STAGING)
    begin = len(session.game.log)
    say(session, "Play OS1")
    played = len(session.game.log)
    session.undo()
    session.redo()
    session.director.finish()
    session.sort()
    assert kept == [
        (played, False, 0, 1),
        (begin, False, 1, 2),
        (played, False, 1, 1),
        (played, False, 1, 2),
    ]


@pytest.mark.parametrize("tempo", variants(TEMPOS[1:3], TEMPOS[::3]), ids=str)
@pytest.mark.parametrize("manner", MANNERS)
def test_in_the_midst_of_any_animation_the_table_goes_back_to_where_its_cards_belong(manner, tempo):
    chance, undone = random.Random(f"midst {manner}"), 0
    session = seated(new_game(f"midst {manner}", manner), manner, tempo=tempo)
    for _ in range(150):
        if session.game.pending is None:
            break
        session.submit(some_answer(session, chance))
        for _ in range(chance.randrange(50)):
            session.director.advance(FRAME)
        if chance.random() < 0.4:
            look(session)
        if session.can_undo and chance.random() < 0.6:
            session.undo()
            assert_rests(session)
            undone += 1
        look(session)
    assert undone > 5


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("number", variants([0], [1, 2]))
def test_however_one_goes_back_and_forth_the_log_is_one_that_the_rules_make(manner, number):
    chance = random.Random(f"to and fro {number}")
    game = new_game(f"to and fro {number}", manner)
    session = TableSession(game, SavedTable(party(manner)), SIZE, Tempo(INSTANT), staging=STAGING)
    rewinds = undone = 0
    for _ in range(250):
        if game.pending is None:
            break
        look(session)
        log, deck, turn = game.log, game.state.deck, game.state.turn
        way = chance.random()
        if way < 0.3 and session.can_undo:
            session.undo()
            undone += 1
            rewinds += game.state.deck != deck
            assert log[: len(game.log)] == game.log
            assert len(game.log) < len(log)
            assert manner == "open" or game.state.turn == turn
            assert session.desk.rewinds == rewinds
            if chance.random() < 0.5:
                look(session)
                session.redo()
                assert game.log == log
        elif way < 0.5 and session.can_redo:
            session.redo()
        else:
            session.submit(some_answer(session, chance))
        assert game.state == fold(BASE, game.log)
    assert Game.replay(BASE, game.log).log == game.log
    assert undone > 5
