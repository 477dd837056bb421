"""What happened in a turn, told as cards: in its order, and with nothing that somebody may not
know."""

import random
from itertools import pairwise

import pytest

from game.editions.base.box import BASE
from game.editions.base.show import STAGING
from game.rules.card import Card
from game.rules.event import TurnBegan
from game.rules.game import Game, opening
from game.rules.view import View
from game.table.chronicle import lost, recap
from game.table.staging import Staging
from game.table.watching import Latest
from tests.rules.stories import after, command, deal, partners
from tests.variants import thorough
from tests.walks import some_command

HANDS = "OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1"
"""The hand of the first seat, that of the other, and the shared cards."""


def turn_of(game, number):
    """Returns the recap of the turn of this number."""
    turn = recap(game, number, STAGING)
    assert turn is not None
    return turn


def told(deck, *commands, visibility="hidden", number=1):
    """Returns the turn of this number as short words, in a game with these cards on top."""
    game = after(partners(*HANDS, deck, visibility=visibility), *commands)
    return in_short(turn_of(game, number))


def in_short(recap):
    cards = [(str(one.card or "-"), one.word, one.count) for one in recap.cards]
    return [f"{card} {word}" + (f" {count}" if count > 1 else "") for card, word, count in cards]


def test_r40_what_is_drawn_is_a_back_unless_hands_are_open():
    assert told("LM1", "Play OS1") == ["OS1 played", "- drawn"]
    assert told("LM1", "Play OS1", visibility="open") == ["OS1 played", "LM1 drawn"]


def test_r40_a_shared_card_is_drawn_before_everybody():
    assert told("LM1", "Play LS1") == ["LS1 played", "LM1 shared"]


def test_r38_a_swap_tells_both_cards_and_which_way_they_went():
    swap = told("LM1", "Discard OS1", "Swap OM1 GK1")
    assert swap == ["OS1 discarded", "OM1 given", "GK1 taken", "- drawn"]


@pytest.mark.parametrize(("visibility", "drawn"), [("hidden", "-"), ("open", "LM2")])
def test_r14_a_prophecy_is_one_back_and_the_card_that_went(visibility, drawn):
    deck, answer = "LM1 LM2 LM3 LM4 OS2", "Foresee LM1 LM2,LM3,LM4,OS2"
    prophecy = told(deck, "Discard OK1", "Keep", answer, visibility=visibility)
    assert prophecy == ["OK1 discarded", "- Prophecy", "LM1 discarded", f"{drawn} drawn"]


def test_r19_a_door_is_told_once_by_what_became_of_it():
    missed = told("LD1 LM1", "Play OS1")
    assert missed == ["OS1 played", "LD1 missed", "- drawn"]
    gained = told("OD1 LM1 LM2", "Play OS1", "Claim OK1")
    assert gained == ["OS1 played", "OK1 paid", "OD1 opened", "- drawn 2"]


def test_r20_a_nightmare_is_told_with_how_it_was_answered():
    paid = told("NM1 LM1 LM2", "Play OS1", "PayKey GK1")
    assert paid == ["OS1 played", "NM1 drawn", "GK1 paid", "- drawn", "LM2 shared"]


def test_r20_cards_that_the_deck_loses_are_told_one_by_one():
    lost = told("NM1 LM1 AD1 NM2 LM2 LM3 OS2", "Play OS1", "RevealFive")
    cards = ["LM1 lost", "AD1 lost", "NM2 lost", "LM2 lost", "LM3 lost"]
    assert lost == ["OS1 played", "NM1 drawn", *cards, "- drawn"]


def test_r42_a_whole_hand_is_told_card_by_card_and_its_new_cards_as_one():
    lost = told("NM1 LM1 LM2 LM3 LM4 OS2", "Play OS1", "LoseHand")
    gone = ["OK1 lost", "OM1 lost", "LS1 lost", "GK1 lost"]
    assert lost == ["OS1 played", "NM1 drawn", *gone, "- drawn 3", "LM4 shared", "OS2 shared"]


def taken(game, text):
    """Returns what an answer cost, and where it went."""
    before = game.state
    events = game.submit(command(text))
    return [f"{one.card} {one.word}" for one in lost(Latest(before, tuple(events)), STAGING)]


ALONE = "OS1 AM1 GK1 LS1 OS2"


def test_r20_what_a_nightmare_takes_is_told_by_where_it_went():
    def met(deck):
        return after(deal(f"{ALONE} NM1 {deck}"), "Play OS1")

    assert taken(met("OM1"), "PayKey GK1") == ["GK1 discarded"]
    five = taken(met("AD1 GS1 NM2 LM1 AS3 LD1 OM1"), "RevealFive")
    assert five == [
        "GS1 discarded",
        "LM1 discarded",
        "AS3 discarded",
        "AD1 to Limbo",
        "NM2 to Limbo",
    ]
    hand = taken(met("AD1 GS1 LM1 AS3 OM1 OM2"), "LoseHand")
    assert hand == [*(f"{card} discarded" for card in ALONE.split()[1:]), "AD1 to Limbo"]


def test_r19_a_door_that_is_missed_afterwards_and_a_key_for_a_door_are_not_lost():
    game = after(deal(f"{ALONE} NM1 OM1 OM2"), "Play OS1")
    assert taken(game, "PayKey GK1") == ["GK1 discarded"]
    game = after(deal(f"{ALONE} GD1 OM1 OM2"), "Play OS1")
    assert taken(game, "Claim GK1") == []


def test_the_turn_before_is_told_and_no_other():
    game = after(partners(*HANDS, "LM1 LM2", visibility="hidden"), "Play OS1", "Play AM1")
    assert in_short(turn_of(game, 2)) == ["AM1 played", "- drawn"]
    assert turn_of(game, 2).seat == 1
    assert turn_of(game, 3).cards == ()
    assert recap(game, 4, STAGING) is None
    assert recap(game, 0, STAGING) is None


def test_of_an_edition_that_says_nothing_the_cards_that_all_may_see_are_told():
    game = after(partners(*HANDS, "LM1", visibility="hidden"), "Discard OS1", "Swap OM1 GK1")
    assert in_short(recap(game, 1, Staging())) == ["OS1 ", "OM1 ", "GK1 "]


def test_twins_that_differ_in_hidden_cards_have_equal_recaps():
    """The first player has drawn LM1 or LM2, and sees the cards of a Prophecy in one order or
    another."""
    commands = "Play OS1", "Play AM1", "Discard OK1", "Keep"
    one = after(
        partners(*HANDS, "LM1 LM2 LM3 LM4 AS2 AS3 OS3", visibility="hidden"),
        *(*commands, "Foresee AS2 LM3,LM4,AS3,OS3"),
    )
    other = after(
        partners(*HANDS, "LM2 LM1 LM4 AS3 AS2 LM3 OS3", visibility="hidden"),
        *(*commands, "Foresee AS2 OS3,LM4,AS3,LM3"),
    )
    for number in (1, 2, 3):
        assert turn_of(one, number) == turn_of(other, number)


@pytest.mark.parametrize("first", [0, *(thorough(first) for first in range(10, 50, 10))])
def test_every_card_of_a_hidden_turn_lay_open_to_everybody_in_it(first):
    shown = 0
    for number in range(first, first + 10):
        game = hidden_game(number)
        for turn, lay_open in enumerate(open_in_turns(game), start=1):
            cards = {one.card for one in turn_of(game, turn).cards} - {None}
            assert cards <= lay_open, (number, turn, cards - lay_open)
            shown += len(cards)
    assert shown > 500


def hidden_game(number):
    """Returns a random hidden game, played to its end."""
    rng = random.Random(number)
    game = Game.start(BASE, seed=f"recap {number}", seats=2, visibility="hidden")
    while game.pending is not None:
        game.submit(some_command(game, rng, number))
    return game


def open_in_turns(game):
    """Returns for each turn the cards that lay on the table while both hands were covered."""
    state = opening(BASE)
    turns: list[set[Card]] = []
    for event in game.log:
        if isinstance(event, TurnBegan):
            turns.append(set())
        state = event.evolve(state)
        for cards in View.covered(state, 0).zones.values() if turns else ():
            turns[-1].update(card for card in cards if card is not None)
    return turns


def test_a_turn_has_no_card_of_the_next_one():
    game = hidden_game(3)
    turns = [event.number for event in game.log if isinstance(event, TurnBegan)]
    told = [turn_of(game, number) for number in turns]
    assert all(one.seat != other.seat for one, other in pairwise(told))
    assert all(one.cards for one in told[:-1])
