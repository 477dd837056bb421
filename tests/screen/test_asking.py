"""What the prompt says: the words of a decision, and a warning where one is due."""

import pytest

from game.rules.cards import CARDS
from game.rules.nightmare import FaceNightmare, LoseHand, RevealFive
from game.rules.prophecy import Prophesy
from game.screen.asking import CONFIRM, Question, asked
from game.table.foretelling import Foretelling
from game.words import Words
from tests.table.tables import table

WORDS = Words("en")
LOOKED_AT = tuple(CARDS[card] for card in ("OD1", "AS1", "GM1"))


def prophecy(*chosen):
    told = Foretelling(LOOKED_AT)
    for card in chosen:
        told = told.choosing(CARDS[card])
    return asked(WORDS, Question(table(pending=Prophesy()), [], foretelling=told))


@pytest.mark.parametrize(("chosen", "warns"), [(("OD1",), True), (("AS1", "OD1"), False)])
def test_e08_discarding_a_door_is_warned_about_before_it_happens(chosen, warns):
    assert ("no longer be won" in prophecy(*chosen).body) == warns


def test_r14_nothing_is_confirmed_before_a_card_is_chosen_to_be_discarded():
    for chosen, complete in (((), False), (("AS1",), True), (("AS1", "AS1"), False)):
        (confirm,) = [button for button in prophecy(*chosen).buttons if button.id == CONFIRM]
        assert confirm.enabled == complete


def test_r21_what_a_nightmare_cannot_take_is_shown_with_the_reason():
    view = table(pending=FaceNightmare(CARDS["NM1"]), revealed=CARDS["NM1"])
    prompt = asked(WORDS, Question(view, [RevealFive(), LoseHand()]))
    barred = [option for option in prompt.options if not option.buttons[0].enabled]
    assert [option.buttons[0].id for option in barred] == ["button.pay_key", "button.lose_door"]
    assert all(option.detail for option in barred)
    assert all(button.command is None for option in barred for button in option.buttons)


def test_r20_a_nightmare_says_exactly_what_each_answer_costs():
    view = table(hand=4, deck=3, pending=FaceNightmare(CARDS["NM1"]), revealed=CARDS["NM1"])
    prompt = asked(WORDS, Question(view, [RevealFive(), LoseHand()]))
    costs = [option.title for option in prompt.options[2:]]
    assert costs == ["Lose 3 cards of the deck", "Lose 4 cards of the hand and draw 5"]
