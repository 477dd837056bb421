"""What a card on a zone means: derived from the legal commands, judged by the game alone."""

import random

import pytest

from game.editions import BASE
from game.rules.cards import CARDS
from game.rules.explore import Discard, Play
from game.rules.game import Game
from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, REVEALED, ROW, owned
from game.table.gestures import meant, playable, targets

SUN, MOON = CARDS["OS1"], CARDS["AM1"]


def test_on_the_own_row_it_is_played_and_on_the_discard_pile_discarded():
    assert meant(SUN, owned(ROW, 0), 0) == Play(SUN)
    assert meant(SUN, DISCARD, 0) == Discard(SUN)


@pytest.mark.parametrize(
    "zone",
    [None, "", "nowhere", DECK, LIMBO, REVEALED, owned(HAND, 0), owned(DOORS, 0), owned(ROW, 1)],
)
def test_anywhere_else_it_means_nothing(zone):
    assert meant(SUN, zone, 0) is None


def test_each_seat_plays_to_its_own_row():
    assert meant(SUN, owned(ROW, 1), 1) == Play(SUN)
    assert meant(SUN, owned(ROW, 0), 1) is None


def test_the_targets_of_a_card_are_where_it_may_legally_go():
    assert targets(SUN, [Play(SUN), Discard(SUN), Discard(MOON)], 0) == [owned(ROW, 0), DISCARD]
    assert targets(MOON, [Play(SUN), Discard(SUN), Discard(MOON)], 0) == [DISCARD]
    assert targets(CARDS["GK1"], [Play(SUN), Discard(SUN)], 0) == []


def test_what_is_playable_is_what_may_be_played():
    assert playable([Play(SUN), Discard(SUN), Discard(MOON)]) == {SUN}
    assert playable([]) == set()


def test_in_any_game_a_target_is_legal_and_a_legal_command_has_a_target():
    for seed in ("one", "two", "three"):
        game, chance = Game.start(BASE, seed=seed), random.Random(seed)
        while game.pending is not None:
            legal = game.legal()
            laid = {
                meant(card, zone, 0)
                for card in game.state.playable
                for zone in targets(card, legal, 0)
            }
            assert laid == {c for c in legal if isinstance(c, Play | Discard)}
            game.submit(chance.choice(legal))
