"""Games of the toy in a terminal, played to their end by a player who types what is offered."""

import re

import pytest

from tests.console.test_console import HIDDEN, OPEN, Spelling, Witness, assert_over, games, play
from tests.toy.edition import EDITIONS, speaker

TOY = {"editions": EDITIONS, "edition": "toy"}
SEEDS = range(6)
__all__ = ["games"]


def test_one_player_comes_to_an_end_and_is_offered_all_three_answers():
    offered = ""
    for seed in SEEDS:
        status, printed = play(1, seed, speaker(), **TOY)
        assert_over(status, printed, seed)
        assert re.search(r"^Doors \d+ / 12$", printed, re.MULTILINE)
        offered += printed
    assert "What the Bell tells" in offered
    assert re.search(
        r"^\d\. Forget them\n(\d\. Ring for .*\n)?\d\. Put the cards in order", offered, re.M
    )
    assert re.search(r"^\d\. Ring for \w+ Door$", offered, re.M)
    assert "Your order, such as 3 2 1:" in offered
    assert "Back on the deck, first card first: " in offered
    assert "The game is lost: no Bell hangs in the belfry." in offered
    assert "A Nightmare found no Bell in the belfry." in offered


@pytest.mark.parametrize("hands", [OPEN, HIDDEN])
def test_two_players_come_to_an_end(hands):
    offered = ""
    for seed in SEEDS:
        status, printed = play(2, seed, speaker(), (hands, "Ann", "Bob"), **TOY)
        assert_over(status, printed, seed)
        offered += printed
    assert "What the Bell tells" in offered
    assert ("3 cards are heard." in offered) is (hands == HIDDEN)


@pytest.mark.parametrize("seed", SEEDS)
def test_hidden_hands_print_no_card_its_reader_may_not_know(seed, games):
    witness = Witness(games)
    play(2, seed, Spelling("en", EDITIONS.words), (HIDDEN, "Ann", "Bob"), witness, **TOY)
    assert witness.handovers > 5
    assert witness.leaks == []
