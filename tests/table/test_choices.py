"""Which commands get a button."""

from itertools import permutations

import pytest

from game.rules.cards import CARDS
from game.rules.door import Claim, LetGo, OpenDoor
from game.rules.explore import CompleteTrio, Decline, Discard, Play, PlayOrDiscard, Search
from game.rules.nightmare import FaceNightmare, LoseDoor, LoseHand, PayKey, RevealFive
from game.rules.prophecy import Foresee, Prophesy
from game.table.choices import button_id, choices


def named(cards):
    return tuple(CARDS[card_id] for card_id in cards.split())


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (Search(), "button.search"),
        (Decline(), "button.decline"),
        (Claim(CARDS["OK2"]), "button.claim.OK2"),
        (LetGo(), "button.let_go"),
        (PayKey(CARDS["GK1"]), "button.pay_key.GK1"),
        (LoseDoor(CARDS["LD1"]), "button.lose_door.LD1"),
        (RevealFive(), "button.reveal_five"),
        (LoseHand(), "button.lose_hand"),
    ],
)
def test_a_button_is_called_after_its_command_and_card(command, key):
    assert button_id(command) == key


def test_to_play_or_to_discard_is_offered_for_the_selected_card_only():
    sun, moon = named("OS1 AM1")
    legal = [Play(sun), Play(moon), Discard(sun), Discard(moon)]
    assert choices(PlayOrDiscard(), legal, "") == []
    assert choices(PlayOrDiscard(), legal, sun.id) == [Play(sun), Discard(sun)]


def test_a_card_that_cannot_be_played_can_still_be_discarded():
    sun, moon = named("OS1 AM1")
    legal = [Play(moon), Discard(sun), Discard(moon)]
    assert choices(PlayOrDiscard(), legal, sun.id) == [Discard(sun)]


@pytest.mark.parametrize("selected", ["", "OS1"])
def test_every_answer_to_another_question_has_a_button(selected):
    trio = CompleteTrio(next(iter(CARDS["OS1"].colours)))
    assert choices(trio, [Search(), Decline()], selected) == [Search(), Decline()]
    keys = [Claim(CARDS["OK1"]), LetGo()]
    assert choices(OpenDoor(CARDS["OD1"]), keys, selected) == keys


def test_every_legal_command_has_a_button():
    nightmare = FaceNightmare(CARDS["NM1"])
    keys = [PayKey(card) for card in named("OK1 OK3 AK1")]
    doors = [LoseDoor(card) for card in named("OD1 OD2 LD2")]
    offered = choices(nightmare, [*keys, *doors, RevealFive(), LoseHand()], "")
    assert offered == [*keys, *doors, RevealFive(), LoseHand()]


def test_a_prophecy_is_told_without_a_button_for_each_order():
    looked_at = named("OS1 AM1 GK1 LD1 NM3")
    legal = [Foresee(order[0], order[1:]) for order in permutations(looked_at)]
    assert choices(Prophesy(), legal, "") == []
