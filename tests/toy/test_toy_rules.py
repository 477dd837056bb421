"""The additions of the toy take place in a game."""

from dataclasses import replace as replaced

import pytest

from game.editions.base.explore import Discard, Play
from game.editions.base.nightmare import RevealFive
from game.rules.event import DeckShuffled, GameStarted
from game.rules.game import Unanswerable, Unreadable
from game.rules.state import replace
from tests.rules.stories import facts, legal, line, names, reason_against
from tests.toy.dealing import cards, deal
from tests.toy.edition import RULES
from tests.toy.rules import HUNG, BellsHung, Bury, Deaf, Forget, Hush, Listen, Ring

BELL_IN_HAND = "OB1 AM1 GK1 LS1 OM1"
HEARD = "OS1 AD9 LM1"


def test_its_first_line_comes_before_the_shuffle_and_its_bells_hang_apart_from_the_deck():
    game = deal(BELL_IN_HAND)
    assert [type(event) for event in game.log[:3]] == [GameStarted, BellsHung, DeckShuffled]
    assert game.state.zone("belfry") == HUNG
    assert names(game.state.hand(0)) == BELL_IN_HAND


def listening():
    """Returns a game in which the first Bell is discarded and the next three cards are heard."""
    game = deal(f"{BELL_IN_HAND} | {HEARD} | GS1 GS2")
    game.submit(Discard(*cards("OB1")))
    assert isinstance(game.pending, Listen)
    assert names(game.state.zone("tower:0")) == HEARD
    return game


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (Hush(cards("LM1 OS1 AD9")), ["CardsHushed 0 LM1,OS1,AD9", "LocationDrawn 0 LM1 hand"]),
        (Forget(), ["CardsBuried 0 OS1,AD9,LM1", "LocationDrawn 0 GS1 hand"]),
        (Ring(*cards("AD9")), ["DoorGained 0 AD9", "CardsBuried 0 OS1,LM1"]),
    ],
    ids=repr,
)
def test_what_was_heard_is_put_in_order_or_forgotten_or_opens_a_door(answer, told):
    game = listening()
    assert legal(game)[-2:] == ["Forget", "Ring AD9"]
    assert len(game.legal()) == 8
    for command, reason in ((Ring(*cards("AD2")), Deaf.NO_DOOR), (Hush(()), Deaf.NOT_HEARD)):
        assert reason_against(game, command) is reason
    assert facts(game.submit(answer))[:2] == told


def test_a_nightmare_tears_a_bell_down_and_without_one_it_is_lost():
    game = deal("OS1 AM1 GK1 LS1 OM1 | NM1 OS2 AS1 AS2 LS2 LS3 | GS1 | NM2")
    game.submit(Play(*cards("OS1")))
    told = facts(game.submit(RevealFive()))
    assert told[5:7] == ["NightmareDiscarded NM1", f"BellFell {HUNG[0]}"]
    game.state = replace(game.state, zones={**game.state.zones, "belfry": ()})
    game.submit(Play(*cards("AM1")))
    assert facts(game.submit(RevealFive()))[-1] == "GameLost silent_belfry"
    assert (game.state.result, game.defeat) == ("lost", "silent_belfry")


def test_twelve_doors_are_won_with_a_bell_in_the_labyrinth():
    game = deal(BELL_IN_HAND)
    doors = tuple(card for card in RULES.box["deck"] if card.kind == "D")
    deck = tuple(card for card in game.state.deck if card not in doors)
    game.state = replace(game.state, zones={**game.state.zones, "deck": deck, "doors:0": doors})
    assert facts(game.submit(Play(*cards("AM1"))))[-1].startswith("TurnBegan")
    assert [line(event) for event in game.submit(Play(*cards("OB1")))][-2] == "GameWon"


def without(**tables):
    """Returns a game before its first Bell is discarded, by rules that lack something."""
    game = deal(f"{BELL_IN_HAND} | {HEARD} | GS1 GS2")
    game.rules = replaced(RULES, **tables)
    return game


def test_a_decision_that_the_rules_do_not_list_is_an_error_that_names_it_and_the_game():
    answers = {kind: row for kind, row in RULES.answers.items() if kind is not Listen}
    game = without(answers=answers)
    with pytest.raises(Unanswerable, match=r"Nothing answers Listen\(bell=OB1\) in a game of toy"):
        game.submit(Discard(*cards("OB1")))


def test_a_step_that_no_save_could_name_is_an_error_at_once():
    game = without(steps=tuple(step for step in RULES.steps if step is not Bury))
    before = game.log
    with pytest.raises(
        Unreadable, match="Bury waits in a game of toy, whose rules have it neither"
    ):
        game.submit(Discard(*cards("OB1")))
    assert game.log == before
