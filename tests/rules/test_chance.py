"""The shuffle of the contract, worked out here a second time, and the seeds with which a game may
start."""

import random

import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import BASE_DECK, KEY, MOON, SUN
from game.editions.base.turn import LimboReturned
from game.rules.chance import first_seat_by_seed
from game.rules.event import DeckShuffled
from game.rules.game import Game, fold
from tests.rules.stories import after, cards, deal, ids, position, shuffled

KNOWN_DEAL = "LS3 OD1 AS6 NM4 OS6 AM3 GS7 OS3".split()


def orders(game):
    return [event.order for event in game.log if isinstance(event, DeckShuffled)]


@pytest.mark.parametrize("seed", ["abc", "1", "daily 2026-11-21", "héhé", "x" * 64])
def test_r04_the_first_shuffle_is_number_one_of_the_printed_order(seed):
    game = Game.start(BASE, seed=seed)
    assert orders(game)[0] == shuffled(BASE_DECK, 1, seed)


def test_r04_a_known_deal():
    order = orders(Game.start(BASE, seed="abc"))[0]
    assert ids(order[:8]) == KNOWN_DEAL


def test_r05_the_second_shuffle_has_the_cards_set_aside_at_the_bottom():
    for seats, size in ((1, 5), (2, 8)):
        game = Game.start(BASE, seed="abc", seats=seats)
        first = orders(game)[0]
        fills = [card for card in first if card.kind in (SUN, MOON, KEY)][:size]
        taken = first[: first.index(fills[-1]) + 1]
        aside = [card for card in taken if card not in fills]
        assert aside, "this deal sets nothing aside: choose another"
        assert orders(game)[1] == shuffled([*first[len(taken) :], *aside], 2, "abc")


def test_r27_shuffles_are_numbered_through_the_game():
    game = deal("OS1 OM1 AS1 AM1 GS1 | OD1 LS1 AD1 LS2")
    below = game.state.deck[2:]
    after(game, "Play OS1")
    assert len(orders(game)) == 2
    assert orders(game)[1] == shuffled((*below, *cards("OD1")), 2)


@pytest.mark.parametrize("size", [0, 1])
def test_r11_a_shuffle_of_nearly_nothing_is_counted(size):
    game = position("OK1 AM1 AS2 GM1 LM1", row="OS1 OM1", deck=["", "LS1"][size], discard="OD1")
    after(game, "Play OK1", "Search")
    assert len(orders(game)[1]) == size
    assert game.state.shuffles == 2


@pytest.mark.parametrize("seats", [1, 2])
def test_r27_r11_every_shuffle_of_a_game_is_the_contract_shuffle(seats):
    """The log is folded event by event: Limbo goes under the deck, then shuffle n takes the whole
    deck."""
    for number in range(10):
        rng = random.Random(f"walk {number}")
        seed = f"chance {number}"
        game = Game.start(BASE, seed=seed, seats=seats)
        while game.pending is not None:
            game.submit(rng.choice(game.legal()))
        state, count = fold(BASE, game.log[:1]), 0
        assert state.deck == BASE_DECK
        for event in game.log[1:]:
            before, state = state, event.evolve(state)
            if isinstance(event, LimboReturned):
                assert state.deck == before.deck + before.limbo
                assert state.limbo == ()
            if isinstance(event, DeckShuffled):
                count += 1
                assert event.order == shuffled(before.deck, count, seed)
                assert state.deck == event.order
        assert count == game.state.shuffles


def test_r04_a_loaded_game_keeps_its_order_whatever_the_seed_says():
    """The event records the order, so that folding needs no chance."""
    game = Game.start(BASE, seed="abc")
    other = [event for event in Game.start(BASE, seed="xyz").log if isinstance(event, DeckShuffled)]
    log = [other[0] if event is game.log[1] else event for event in game.log[:2]]
    assert fold(BASE, log).deck == other[0].order


def test_r34_the_first_seat_by_the_seed():
    seeds = [f"seed {number}" for number in range(40)] + ["abc"]
    ours = [int(random.Random(f"{seed}:first").random() * 2) for seed in seeds]
    assert [first_seat_by_seed(seed) for seed in seeds] == ours
    assert set(ours) == {0, 1}


@pytest.mark.parametrize("seed", ["", "x" * 65, "a\nb", "a\x00", "\x7f", "\ud800", "e\u0301"])
def test_r04_a_seed_that_is_no_seed_is_refused(seed):
    with pytest.raises(ValueError, match=r"."):
        Game.start(BASE, seed=seed)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 0},
        {"seats": 3},
        {"first_seat": 1},
        {"seats": 2, "first_seat": 2},
        {"visibility": "hidden"},
        {"visibility": "dim", "seats": 2},
    ],
)
def test_r33_what_a_game_cannot_start_with(wrong):
    with pytest.raises(ValueError, match=r"."):
        Game.start(BASE, seed="abc", **wrong)
