"""The prompt: the words of a decision, and a warning if one is due."""

from typing import Any

import pytest

from game.editions.base.cards import CARDS
from game.editions.base.explore import Discard, Play, PlayOrDiscard
from game.editions.base.nightmare import FaceNightmare, LoseDoor, LoseHand, RevealFive
from game.editions.base.partners import Keep, OfferSwap, Swap
from game.editions.base.prophecy import Prophesy
from game.editions.base.show import STAGING
from game.rules.steps import Command
from game.screen.table.asking.posed_questions import conceding, hopeless
from game.table.asking.buttons import Chooser
from game.table.asking.questions import (
    CONFIRM,
    Question,
    asked,
    in_buttons,
)
from tests.speaking import speaker
from tests.table.robots.staged import looking_into
from tests.table.robots.tables import DOOR_CARDS, NIGHTMARES, pair, table

WORDS = speaker("en")
LOOKED_AT = tuple(CARDS[card] for card in ("OD1", "AS1", "GM1"))


def prophecy(*chosen):
    told = looking_into(LOOKED_AT)
    for card in chosen:
        told = told.choosing(CARDS[card])
    return asked(WORDS, Question(STAGING, table(pending=Prophesy()), [], ranking=told))


@pytest.mark.parametrize(("chosen", "warns"), [(("OD1",), True), (("AS1", "OD1"), False)])
def test_e08_discarding_a_door_is_warned_about_before_it_happens(chosen, warns):
    assert ("no longer be won" in prophecy(*chosen).body) == warns


def test_r14_nothing_is_confirmed_before_a_card_is_chosen_to_be_discarded():
    for chosen, complete in (((), False), (("AS1",), True), (("AS1", "AS1"), False)):
        (confirm,) = [button for button in prophecy(*chosen).buttons if button.id == CONFIRM]
        assert confirm.enabled == complete


def test_r21_what_a_nightmare_cannot_take_is_not_offered():
    view = table(pending=FaceNightmare(CARDS["NM1"]), revealed=CARDS["NM1"])
    prompt = asked(WORDS, Question(STAGING, view, [RevealFive(), LoseHand()]))
    assert [token.id for token in prompt.tokens] == ["token.reveal_five", "token.lose_hand"]
    assert [b.id for b in prompt.all_buttons] == ["button.reveal_five", "button.lose_hand"]
    assert all(token.detail for token in prompt.tokens)


def test_r20_a_nightmare_says_exactly_what_each_answer_costs():
    view = table(hand=4, deck=3, pending=FaceNightmare(CARDS["NM1"]), revealed=CARDS["NM1"])
    prompt = asked(WORDS, Question(STAGING, view, [RevealFive(), LoseHand()]))
    told = [button.label for token in prompt.tokens for button in token.buttons]
    assert told == ["Lose 3 cards from the deck", "Lose 4 cards from the hand and draw 5"]
    assert [(token.cost, token.cards) for token in prompt.tokens] == [
        (3, (None,) * 3),
        (4, view.hand),
    ]


def test_r42_of_a_covered_hand_a_nightmare_shows_only_backs_and_the_shared_cards():
    nightmare = CARDS["NM1"]
    view = pair(hands=(3, 4), unknown=(0,), revealed=nightmare, pending=FaceNightmare(nightmare))
    prompt = asked(WORDS, Question(STAGING, view, [RevealFive(), LoseHand()], covered=True))
    (hand,) = [token for token in prompt.tokens if token.id == "token.lose_hand"]
    assert hand.cards == (None, None, None, *view.shared)


def test_r13_a_card_that_cannot_be_played_can_still_be_discarded():
    sun, moon = CARDS["OS1"], CARDS["AM1"]
    legal = [Play(moon), Discard(sun), Discard(moon)]
    view = table(hand_cards=(sun, moon), pending=PlayOrDiscard())

    def offered(selected):
        return [b.command for b in asked(WORDS, Question(STAGING, view, legal, selected)).buttons]

    assert offered("") == []
    assert offered("OS1") == [Discard(sun)]
    assert offered("AM1") == [Discard(moon), Play(moon)]


def test_a_decision_without_a_presenter_of_its_own_has_a_button_for_every_answer():
    swaps = [Swap(CARDS["OS1"], CARDS["AM1"]), Swap(CARDS["OS1"], CARDS["GK1"]), Keep()]
    prompt = in_buttons(WORDS, Question(STAGING, table(pending=OfferSwap()), swaps), OfferSwap())
    assert [button.command for button in prompt.buttons] == swaps
    assert prompt.choice
    assert prompt.heading
    assert all(button.label for button in prompt.buttons)


def test_answers_that_differ_only_in_the_copy_of_a_card_have_one_button_that_says_so():
    hand = tuple(CARDS[card] for card in ("OS1", "OS2", "AM1"))
    view = table(hand_cards=hand, pending=OfferSwap())
    discards = [Discard(card) for card in hand]
    prompt = in_buttons(WORDS, Question(STAGING, view, discards), OfferSwap())
    assert [button.command for button in prompt.buttons] == discards[1:]
    assert prompt.buttons[0].label.endswith("(1 of 2)")
    assert not prompt.buttons[1].label.endswith(")")


def test_r20_a_door_to_give_back_has_one_button_a_place_with_its_name_and_number():
    legal = [*map(LoseDoor, DOOR_CARDS[:7]), RevealFive(), LoseHand()]
    nightmare = NIGHTMARES[0]
    view = table(doors=7, pending=FaceNightmare(nightmare), revealed=nightmare)
    prompt = asked(WORDS, Question(STAGING, view, legal))
    (doors,) = [token for token in prompt.tokens if not token.whole]
    told = [(choice.label, choice.hint) for choice in doors.buttons]
    assert told == [("Observatory", "2"), ("Aquarium", "2"), ("Garden", "2"), ("Library", "")]
    assert [button.command for button in doors.buttons] == [
        LoseDoor(card) for card in doors.cards if card
    ]
    assert [card.id for card in doors.cards if card] == ["OD2", "AD2", "GD2", "LD1"]
    assert "(1 of 2)" in doors.buttons[0].said
    assert "of" not in doors.buttons[3].said.split()


def test_doors_of_one_place_are_given_back_with_the_whole_token():
    nightmare = NIGHTMARES[0]
    legal = [*map(LoseDoor, DOOR_CARDS[:2]), RevealFive(), LoseHand()]
    view = table(doors=2, pending=FaceNightmare(nightmare), revealed=nightmare)
    prompt = asked(WORDS, Question(STAGING, view, legal))
    assert all(token.whole for token in prompt.tokens)
    (doors, *_) = prompt.tokens
    assert (doors.cards, doors.buttons[0].command) == ((DOOR_CARDS[1],), LoseDoor(DOOR_CARDS[1]))


def test_no_loss_is_pressed_by_enter_alone():
    for prompt in (conceding(WORDS), hopeless(WORDS, "It is so.")):
        assert prompt.primary in ("button.cancel", "button.play_on")


def test_r14_one_can_start_over_as_soon_as_anything_was_changed_and_not_before():
    view = table(prophecy=5, pending=Prophesy())
    came = looking_into(tuple(card for card in view.prophecy if card))

    def over(told):
        buttons = asked(WORDS, Question(STAGING, view, [], ranking=told)).buttons
        return next(button.enabled for button in buttons if button.id == "button.start_over")

    assert not over(came)
    assert over(came.moving(came.order[0], 3))
    assert over(came.throwing(came.order[0]))


def test_where_there_would_be_too_many_buttons_the_largest_sort_shares_one():
    hand = tuple(CARDS[card] for card in ("OS1", "AM1", "GK1", "LS1", "OM1"))
    view = table(hand_cards=hand, pending=OfferSwap())
    plays: list[Command[Any]] = [Play(card) for card in hand[:2]]
    discards: list[Command[Any]] = [Discard(card) for card in hand]
    prompt = in_buttons(WORDS, Question(STAGING, view, [*plays, *discards]), OfferSwap())
    (chooser,) = [button for button in prompt.buttons if isinstance(button, Chooser)]
    assert chooser.among == tuple(discards)
    assert [b.command for b in prompt.buttons if b.command] == plays
    few = in_buttons(WORDS, Question(STAGING, view, [*plays, *discards[:4]]), OfferSwap())
    assert [button.command for button in few.buttons] == [*plays, *discards[:4]]
