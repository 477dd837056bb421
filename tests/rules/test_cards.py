"""The 76 cards: rules 1.1."""

from collections import Counter

import pytest

from game.editions.base.cards import BASE_DECK, CARDS, KEY, MOON, NIGHTMARE, SUN
from game.rules.card import DOOR, Colour

PLACES = "OAGL"


def count(start):
    return sum(card.id.startswith(start) for card in BASE_DECK)


@pytest.mark.parametrize(
    ("place", "suns", "locations"), [("O", 9, 16), ("A", 8, 15), ("G", 7, 14), ("L", 6, 13)]
)
def test_r01_t18_suns_moons_keys_and_doors_of_a_place(place, suns, locations):
    split = [count(f"{place}{kind}") for kind in "SMKD"]
    assert split == [suns, 4, 3, 2]
    assert sum(split[:3]) == locations


def test_r01_seventy_six_cards_in_all():
    assert len(BASE_DECK) == 76
    assert count("NM") == 10
    kinds = Counter(card.kind for card in BASE_DECK)
    assert kinds == {SUN: 30, MOON: 16, KEY: 12, DOOR: 8, NIGHTMARE: 10}


def test_r01_printed_order():
    printed = [
        f"{place}{kind}{copy}"
        for place, suns in zip(PLACES, (9, 8, 7, 6), strict=True)
        for kind, copies in (("S", suns), ("M", 4), ("K", 3), ("D", 2))
        for copy in range(1, copies + 1)
    ] + [f"NM{copy}" for copy in range(1, 11)]
    assert [card.id for card in BASE_DECK] == printed


def test_r02_one_symbol_and_one_colour_a_location():
    symbols = {"S": SUN, "M": MOON, "K": KEY, "D": DOOR}
    for card in BASE_DECK:
        if card.kind == NIGHTMARE:
            assert card.colours == frozenset()
        else:
            assert card.kind == symbols[card.id[1]]
            assert [colour.value for colour in card.colours] == [card.id[0]]


def test_r02_equal_cards_have_equal_faces_and_ids_of_their_own():
    faces = Counter(card.face for card in BASE_DECK)
    assert faces["OS"] == 9
    assert faces["LK"] == 3
    assert faces["NM"] == 10
    assert len(faces) == 17
    assert len({card.id for card in BASE_DECK}) == 76
    assert {CARDS[card.id] for card in BASE_DECK} == set(BASE_DECK)


def test_r01_places_by_letter():
    assert [colour.value for colour in Colour] == list(PLACES)
    assert Colour.OBSERVATORY.value == "O"
    assert Colour.AQUARIUM.value == "A"
    assert Colour.GARDEN.value == "G"
    assert Colour.LIBRARY.value == "L"
