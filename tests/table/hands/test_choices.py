"""Which commands have a button, and what each button is called."""

import pytest

from game.editions.base.cards import CARDS
from game.editions.base.door import LetGo
from game.editions.base.explore import Search
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.base.partners import Keep, Swap
from game.editions.base.prophecy import Foresee
from game.rules.state import ROW, SHARED, owned, replace
from game.table.hands.choices import button_id, one_of_each
from tests.table.robots.tables import pair, table


def named(cards):
    return tuple(CARDS[card_id] for card_id in cards.split())


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (Search(), "button.search"),
        (LetGo(), "button.let_go"),
        (PayKey(CARDS["GK1"]), "button.pay_key.GK1"),
    ],
)
def test_a_button_is_called_after_its_command_and_card(command, key):
    assert button_id(command) == key


def test_of_doors_of_one_place_the_last_gained_stands_for_all():
    view = table(doors=7)
    doors = [LoseDoor(door) for door in view.doors[0]]
    offered = one_of_each([*doors, RevealFive(), LoseHand()], view)
    assert offered == [
        *((LoseDoor(CARDS[door]), 2) for door in ("OD2", "AD2", "GD2")),
        (LoseDoor(CARDS["LD1"]), 1),
        (RevealFive(), 1),
        (LoseHand(), 1),
    ]


def test_equal_keys_of_the_hand_are_one_choice_and_a_shared_one_is_another():
    keys = named("OK1 OK2 OK3 AK1")
    view = table(hand_cards=keys)
    shared = replace(view, zones={**view.zones, owned("hand", 0): keys[:2], SHARED: keys[2:]})
    pays = [PayKey(key) for key in keys]
    assert one_of_each(pays, view) == [(pays[2], 3), (pays[3], 1)]
    assert one_of_each(pays, shared) == [(pays[1], 2), (pays[2], 1), (pays[3], 1)]


def test_two_cards_are_named_by_both():
    view = pair()
    hand = named("OS1 OS2 AM1")
    view = replace(view, zones={**view.zones, owned("hand", 0): hand, SHARED: named("GK1 GK2")})
    swaps = [Swap(card, other) for card in hand for other in view.shared]
    wanted = [(Swap(*named("OS2 GK2")), 4), (Swap(*named("AM1 GK2")), 2), (Keep(), 1)]
    assert one_of_each([*swaps, Keep()], view) == wanted


def test_cards_whose_place_counts_are_never_alike():
    row = named("OS1 OM1 OS2")
    view = table()
    view = replace(view, zones={**view.zones, owned(ROW, 0): row})
    lost = [LoseDoor(row[0]), LoseDoor(row[2])]
    assert one_of_each(lost, view) == [(command, 1) for command in lost]
    orders = [Foresee(row[1], (row[0], row[2])), Foresee(row[1], (row[2], row[0]))]
    assert one_of_each(orders, view) == [(command, 1) for command in orders]
