"""The 76 cards: rules 1.1."""

from collections import Counter

from game.editions.base.cards import BASE_DECK, CARDS, KEY, MOON, NIGHTMARE, SUN
from game.rules.card import DOOR, Colour
from tests.console.conversation import PRINTED

PLACES = "OAGL"


def test_r01_t18_printed_order():
    assert [card.id for card in BASE_DECK] == PRINTED
    assert len(PRINTED) == 76


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
