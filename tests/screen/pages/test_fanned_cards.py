"""Cards shown as a hand: which they are, and that all of them lie in their room."""

import math

import pytest

from game.editions import OFFERED
from game.screen.pages.fanned_cards import MOST, fan, fans, shown_of
from game.table.layout.places import CARD_RATIO, Rect

ROOMS = Rect(10, 20, 480, 300), Rect(0, 0, 230, 90), Rect(0, 0, 120, 500)


@pytest.mark.parametrize("room", ROOMS, ids=["leaf", "low", "narrow"])
@pytest.mark.parametrize("count", range(1, 9))
def test_no_card_of_a_fan_leaves_its_room(count, room):
    cards = OFFERED["base"].all_cards[:count]
    in_two = fans(cards, room)
    assert {card for card, _ in in_two} == {*cards}
    alone = fan(count, room)
    assert in_two[0][1][1] >= alone[0][1]  # two fans are for larger cards
    assert len(alone) == count
    for (x, y), width, angle in (*alone, *(place for _, place in in_two)):
        turn, high = math.radians(abs(angle)), width * CARD_RATIO
        across = (width * math.cos(turn) + high * math.sin(turn)) / 2
        down = (width * math.sin(turn) + high * math.cos(turn)) / 2
        assert room.x - 1 <= x - across, (x, width, angle)
        assert x + across <= room.right + 1, (x, width, angle)
        assert room.y - 1 <= y - down, (y, width, angle)
        assert y + down <= room.bottom + 1, (y, width, angle)


@pytest.mark.parametrize("edition", OFFERED.added, ids=lambda edition: edition.name)
def test_a_box_shows_different_cards_that_the_base_game_has_not(edition):
    base = OFFERED["base"].all_cards
    shown = [card.face for card in shown_of(OFFERED[edition.name].all_cards, base)]
    assert 3 <= len(shown) <= MOST
    assert len({*shown}) == len(shown)
    assert not {*shown} & {card.face for card in base}
