"""Rates of many games agree with published figures and with sums worked out by hand."""

import pytest

from game.players.arena.contest import Outcome
from game.players.arena.rates import (
    brier,
    calibration,
    cases,
    constant_brier,
    paired,
    skill,
    wilson,
)


def outcome(number: int, won: bool, *chances: float) -> Outcome:
    return Outcome(number, won, "" if won else "deck_exhausted", 30, 40, 1.0, 0.1, chances)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_a_rate_lies_between_the_bounds_of_wilson(
    won: int, games: int, low: float, high: float
) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=0.00005)


def test_the_brier_score_is_what_a_hand_reckons() -> None:
    shown = cases([outcome(1, True, 0.5, 0.9), outcome(2, False, 0.6), outcome(3, True)])
    assert shown == [(0.5, True), (0.9, True), (0.6, False)]
    # (0.25 + 0.01 + 0.36) / 3; two of three positions were won.
    assert brier(shown) == pytest.approx(0.62 / 3)
    assert constant_brier(shown) == pytest.approx(2 / 9)
    assert skill(shown) == pytest.approx(1 - 0.62 / 3 / (2 / 9))
    assert skill([(0.8, True), (0.9, True)]) is None


def test_chances_lie_in_bins_of_five_points() -> None:
    shown = [(0.0, False), (0.0499, False), (0.05, True), (0.35, True), (0.37, False)]
    shown += [(0.95, True), (1.0, True)]
    found = calibration(shown)
    assert [(bar.low, bar.count, bar.won) for bar in found] == [
        (0, 2, 0.0),
        (5, 1, 1.0),
        (35, 2, 0.5),
        (95, 2, 1.0),
    ]
    assert [bar.shown for bar in found] == pytest.approx([0.02495, 0.05, 0.36, 0.975])


def test_a_bin_begins_with_its_lowest_chance() -> None:
    lowest = [low / 100 for low in range(0, 100, 5)]
    found = calibration([(chance, True) for chance in lowest])
    assert [bar.low for bar in found] == list(range(0, 100, 5))


def test_two_players_are_compared_on_the_deals_that_both_have_played() -> None:
    ours = [outcome(n, n in (1, 2, 3)) for n in range(1, 6)]
    theirs = [outcome(n, n in (1, 4)) for n in range(1, 5)]
    # On the deals 1 to 4: 0, 1, 1, -1; their mean is 1/4 and their deviation sqrt(11/12).
    assert paired(ours, theirs) == pytest.approx((0.25, 1.959964 * (11 / 12) ** 0.5 / 2))
    assert paired(ours, theirs[:1]) is None
