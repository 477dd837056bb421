"""The deals for beginners can be won by a simple player, who knows no more than a player may."""

import pytest

from build_scripts.deals.kind_deals import LATE, first_nightmare, played, wins
from game.editions.base.lessons.evening_for_two import FOR_TWO
from game.editions.base.lessons.first_night import FOR_ONE
from game.rules.chance import is_seed


def test_there_are_a_dozen_for_one_and_three_for_two_and_no_two_are_alike() -> None:
    assert all(map(is_seed, FOR_ONE + FOR_TWO))
    assert len({*FOR_ONE, *FOR_TWO}) == 12 + 3


GAMES = 12


def test_the_kindest_deal_for_one_is_won_twice_as_often_as_others() -> None:
    others = wins(played(f"any {number}", 1, 0) for number in range(GAMES))
    kind = wins(played(FOR_ONE[0], 1, number) for number in range(GAMES))
    assert kind >= max(2 * others, GAMES * 2 // 3)


def test_a_kind_deal_for_two_is_won_at_least_twice_as_often_as_others() -> None:
    games = 120
    others = wins(played(f"any {number}", 2, 0) for number in range(games))
    # These are other games than those by which the deals were chosen.
    kind = wins(played(FOR_TWO[number % 3], 2, 5000 + number // 3) for number in range(games))
    assert kind >= 2 * others


@pytest.mark.parametrize(("seeds", "seats"), [(FOR_ONE, 1), (FOR_TWO, 2)])
def test_in_a_kind_deal_nightmares_come_late(seeds: tuple[str, ...], seats: int) -> None:
    games = [played(seed, seats, number) for seed in seeds for number in range(2)]
    assert min(map(first_nightmare, games)) >= LATE
