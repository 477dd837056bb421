"""Arrangements of hands."""

from game.editions.base.cards import CARDS
from game.table.layout.arrangement import Arrangement
from game.table.saved_table import SavedTable

SUN, MOON, KEY = CARDS["OS1"], CARDS["OM1"], CARDS["OK1"]


def test_a_card_that_once_was_in_the_hand_comes_back_by_a_swap_and_lies_there_once():
    arranged = Arrangement(order=(SUN, MOON, KEY)).swapping(MOON, KEY)
    assert arranged.order == (SUN, KEY)
    assert SavedTable.read(SavedTable(order=arranged.order).plain(), CARDS).order == arranged.order


def test_a_shared_card_takes_the_place_of_a_personal_one():
    assert Arrangement(order=(SUN, MOON)).swapping(SUN, KEY).order == (KEY, MOON)
