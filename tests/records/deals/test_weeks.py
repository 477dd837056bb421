"""The deals of the weeks stay the same for ever, and their games are proven to be winnable."""

from datetime import date, timedelta
from itertools import combinations

import pytest

from build_scripts.deals.weekly_deals import winning_lines
from game.editions import OFFERED
from game.players.win_rates import Rate, win_rates
from game.records.deals.deal import Deal, followed
from game.records.deals.weeks import (
    FIRST_WEEK,
    games_of_weeks,
    known_to_be_winnable,
    monday_of,
    opening_of,
    week_deal,
    week_of,
)

ALONE = [name for edition in OFFERED.added for name in edition.names]
FIRST = [edition.name for edition in OFFERED.added]
PAIRS = [OFFERED.joined(pair) for pair in combinations(FIRST, 2)]
ALL = OFFERED.joined(FIRST)
HARDEST = OFFERED.joined([edition.names[-1] for edition in OFFERED.added])
LINES = winning_lines()
ANY_WEEK = date(2026, 11, 23)


def test_a_week_begins_on_monday_and_its_seed_is_its_number():
    assert monday_of(date(2027, 1, 3)) == monday_of(date(2026, 12, 28)) == date(2026, 12, 28)
    assert week_deal(ANY_WEEK, 1).seed == "weekly 2026-W48"
    assert week_deal(ANY_WEEK, 2).seed == "weekly 2026-W48 two"
    assert week_deal(date(2034, 1, 2), 1).seed == "weekly 2034-W01"


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    "day", [FIRST_WEEK, ANY_WEEK, date(2019, 2, 25), date(2999, 1, 7), date(2, 1, 1)]
)
def test_the_week_of_a_deal_is_found_again(day, seats):
    monday = monday_of(day)
    deal = week_deal(monday, seats)
    assert week_of(deal) == opening_of(deal) == monday
    assert deal.begun(OFFERED[deal.edition]).pending


@pytest.mark.parametrize(
    "deal",
    [
        Deal("weekly 2026-W48"),
        Deal("weekly 2026-W48", "towers"),
        Deal("weekly 2026-W48 two", week_deal(ANY_WEEK, 1).edition),
        Deal("weekly 2026-W48 99", week_deal(ANY_WEEK, 1).edition),
        Deal("weekly 2026-W54", week_deal(ANY_WEEK, 1).edition),
        Deal("weekly", week_deal(ANY_WEEK, 1).edition),
        Deal("nightly 2026-W48", week_deal(ANY_WEEK, 1).edition),
    ],
)
def test_what_only_looks_like_the_deal_of_a_week_is_none(deal):
    assert week_of(deal) is None


def test_each_week_has_another_game_and_all_can_be_begun():
    weeks = [FIRST_WEEK + timedelta(weeks=n) for n in range(len(games_of_weeks()))]
    games = [week_deal(monday, 1).edition for monday in weeks]
    assert len({*games}) == len(weeks)
    assert {*ALONE, *PAIRS, ALL, HARDEST} <= {*games}
    assert all(name in OFFERED for name in games)
    assert not known_to_be_winnable(FIRST_WEEK - timedelta(7))
    assert not known_to_be_winnable(weeks[-1] + timedelta(7))


def test_each_game_is_proven_to_be_winnable_by_a_stored_line():
    for deal, line in LINES.items():
        assert followed(deal, OFFERED[deal.edition], line).state.result == "won"
    assert {*ALONE, *PAIRS, ALL, HARDEST} <= {deal.edition for deal in LINES}


def test_each_week_that_is_called_winnable_has_its_lines():
    for number in range(len(games_of_weeks())):
        monday = FIRST_WEEK + timedelta(weeks=number)
        lines = all(week_deal(monday, seats) in LINES for seats in (1, 2))
        assert lines == known_to_be_winnable(monday)


@pytest.mark.parametrize("seats", [1, 2])
def test_each_expansion_each_pair_and_all_together_have_a_rate(seats):
    for name in ("base", *ALONE, *PAIRS, ALL, HARDEST):
        rate = win_rates()[name, seats]
        assert 0 <= rate.won <= rate.games
        assert rate.games >= (50 if "+" in name else 100)


def test_what_is_won_less_often_is_a_step_harder():
    steps = [Rate("somebody", won, 100).step for won in (100, 75, 74, 50, 49, 25, 24, 8, 7, 0)]
    assert steps == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
