"""The deals for beginners: by a simple player, who knows no more than a player may."""

import random

from build_scripts.beginner import play_through
from game.editions.base.box import BASE
from game.editions.base.lessons.kind_deals import FOR_ONE, FOR_TWO
from game.rules.chance import is_seed
from game.rules.game import Game


def won(seed: str, seats: int, games: int) -> int:
    """How many games of a deal are won."""
    return sum(
        play_through(Game.start(BASE, seed=seed, seats=seats), random.Random(f"{seed}/{number}"))
        for number in range(games)
    )


def test_there_are_a_dozen_for_one_and_a_few_for_two_and_no_two_are_alike() -> None:
    assert all(map(is_seed, FOR_ONE + FOR_TWO))
    assert len({*FOR_ONE, *FOR_TWO}) == 12 + 4


GAMES = 12


def test_the_kindest_deal_for_one_is_won_twice_as_often_as_others() -> None:
    others = sum(won(f"any {number}", 1, 1) for number in range(GAMES))
    assert won(FOR_ONE[0], 1, GAMES) >= max(2 * others, GAMES * 2 // 3)
