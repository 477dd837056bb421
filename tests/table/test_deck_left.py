"""The deck is the clock of the game. What is left of it shows, and is heard once each time it runs
low."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.editions.base.cards import BASE_DECK
from game.editions.base.routines import LocationDrawn
from game.editions.base.show import STAGING
from game.rules.state import HAND
from game.table.counting import DeckLeft, deck_left, edges
from game.table.motion.director import Director
from game.table.motion.tempo import INSTANT, Tempo
from tests.table.motion.test_director import SIZE
from tests.table.robots.tables import table

TEMPOS = [Tempo(), Tempo(reduced=True), Tempo(INSTANT)]


def draws(director: Director, *counts: int) -> list[int]:
    """Draws a card at each of these sizes of the deck, and returns those at which it is heard to
    run low."""
    heard = []
    for count in counts:
        director.show([(LocationDrawn(0, BASE_DECK[0], HAND), table(deck=count))])
        while director.busy:
            director.advance(1 / 60)
        heard += [count for cue in director.take_cues() if cue.name == "ebb"]
    return heard


def test_few_of_76_cards_are_15_and_the_last_ones_5_and_then_one_and_none():
    said = [deck_left(table(), count) for count in range(77)]
    assert said[0] == DeckLeft.NONE
    assert said[1] == DeckLeft.ONE
    assert set(said[2:6]) == {DeckLeft.LAST}
    assert set(said[6:16]) == {DeckLeft.FEW}
    assert set(said[16:]) == {DeckLeft.MANY}


def test_in_a_larger_box_there_are_few_left_sooner():
    larger = replace(table(), box=BASE_DECK + BASE_DECK[:24])
    assert deck_left(larger, 20) == DeckLeft.FEW
    assert deck_left(larger, 21) == DeckLeft.MANY
    assert deck_left(larger, 6) == DeckLeft.LAST


def test_a_deck_is_the_thicker_the_more_cards_it_has_and_the_last_ones_are_told_apart():
    thick = [edges(count) for count in range(77)]
    assert thick == sorted(thick)
    assert all(later - earlier <= 1 for earlier, later in pairwise(thick))
    assert thick[76] - thick[68] == 1
    assert len(set(thick[1:9])) >= 5
    assert thick[0] == thick[1] == 0


@pytest.mark.parametrize("tempo", TEMPOS, ids=str)
def test_that_a_deck_runs_low_is_heard_once_at_each_of_two_depths(tempo):
    director = Director(table(deck=17), SIZE, tempo, staging=STAGING)
    assert draws(director, 16, 15, 14, 6, 5, 4, 3, 2, 1, 0) == [15, 5]


def test_cards_that_go_back_to_the_deck_do_not_let_it_be_heard_again():
    director = Director(table(deck=16), SIZE, Tempo(INSTANT), staging=STAGING)
    assert draws(director, 15, 18, 15, 14, 17, 12) == [15]


def test_taken_back_and_put_back_it_is_not_heard_again():
    director = Director(table(deck=16), SIZE, Tempo(), staging=STAGING)
    assert draws(director, 15) == [15]
    director.turn_to(table(deck=16))
    assert director.arrivals.left == DeckLeft.MANY
    assert draws(director, 15) == []


def test_a_game_that_goes_on_with_few_cards_is_silent_about_it():
    director = Director(table(deck=12), SIZE, Tempo(), staging=STAGING)
    assert draws(director, 11, 10) == []
    assert draws(director, 5) == [5]


def test_a_deck_that_loses_many_cards_at_once_is_heard_once():
    director = Director(table(deck=17), SIZE, Tempo(INSTANT), staging=STAGING)
    assert draws(director, 1, 0) == [1]
