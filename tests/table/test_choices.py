"""Which commands get a button, and how a Prophecy is told card by card."""

from itertools import permutations

import pytest

from game.rules.cards import CARDS
from game.rules.door import Claim, LetGo, OpenDoor
from game.rules.explore import CompleteTrio, Decline, Discard, Play, PlayOrDiscard, Search
from game.rules.nightmare import FaceNightmare, LoseDoor, LoseHand, PayKey, RevealFive
from game.rules.prophecy import Foresee, Prophesy
from game.table.choices import Foretelling, button_id, choices


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
    assert choices(PlayOrDiscard(), legal, None) == []
    assert choices(PlayOrDiscard(), legal, sun) == [Play(sun), Discard(sun)]


def test_a_card_that_cannot_be_played_can_still_be_discarded():
    sun, moon = named("OS1 AM1")
    legal = [Play(moon), Discard(sun), Discard(moon)]
    assert choices(PlayOrDiscard(), legal, sun) == [Discard(sun)]


@pytest.mark.parametrize("selected", [None, CARDS["OS1"]])
def test_every_answer_to_another_question_has_a_button(selected):
    trio = CompleteTrio(next(iter(CARDS["OS1"].colours)))
    assert choices(trio, [Search(), Decline()], selected) == [Search(), Decline()]
    keys = [Claim(CARDS["OK1"]), LetGo()]
    assert choices(OpenDoor(CARDS["OD1"]), keys, selected) == keys


def test_every_legal_command_has_a_button():
    nightmare = FaceNightmare(CARDS["NM1"])
    keys = [PayKey(card) for card in named("OK1 OK3 AK1")]
    doors = [LoseDoor(card) for card in named("OD1 OD2 LD2")]
    offered = choices(nightmare, [*keys, *doors, RevealFive(), LoseHand()], None)
    assert offered == [*keys, *doors, RevealFive(), LoseHand()]


def test_a_prophecy_is_told_without_a_button_for_each_order():
    looked_at = named("OS1 AM1 GK1 LD1 NM3")
    legal = [Foresee(order[0], order[1:]) for order in permutations(looked_at)]
    assert choices(Prophesy(), legal, None) == []


# R14: one card is discarded, the others return in any order


def test_r14_the_first_card_picked_goes_and_the_others_follow_in_order():
    one, two, three, four, five = named("OS1 AM1 GK1 LD1 NM3")
    telling = Foretelling((one, two, three, four, five))
    for card in (three, five, one, two):
        assert telling.command is None
        telling = telling.picking(card)
    assert telling.command == Foresee(three, (five, one, two, four))


def test_r14_the_last_card_needs_no_picking_but_may_be_picked():
    one, two = named("OS1 AM1")
    assert Foretelling((one, two)).picking(two).command == Foresee(two, (one,))
    assert Foretelling((one, two)).picking(two).picking(one).command == Foresee(two, (one,))


def test_e8_every_kind_of_card_can_be_the_one_that_goes():
    looked_at = named("OS1 AM1 GK1 LD1 NM3")
    for gone in looked_at:
        telling = Foretelling(looked_at).picking(gone)
        for card in looked_at:
            if card is not gone and telling.command is None:
                telling = telling.picking(card)
        assert telling.command is not None
        assert telling.command.discard is gone


def test_every_order_can_be_told():
    looked_at = named("OS1 AM1 GK1 LD1")
    told = set()
    for order in permutations(looked_at):
        telling = Foretelling(looked_at)
        for card in order[:-1]:
            telling = telling.picking(card)
        assert telling.command == Foresee(order[0], order[1:])
        told.add(telling.command)
    assert len(told) == 24


def test_one_card_alone_is_told_at_once():
    (only,) = named("OS1")
    assert Foretelling((only,)).command == Foresee(only, ())


def test_a_card_picked_twice_is_free_again_and_the_others_keep_their_order():
    one, two, three, four = named("OS1 AM1 GK1 LD1")
    telling = Foretelling((one, two, three, four))
    for card in (one, two, three):
        telling = telling.picking(card)
    assert telling.command is not None
    telling = telling.picking(two)
    assert telling.command is None
    assert telling.picked == (one, three)
    assert telling.told == (one, three)


def test_picking_changes_no_earlier_telling():
    telling = Foretelling(named("OS1 AM1 GK1"))
    telling.picking(CARDS["OS1"])
    assert telling.picked == ()
