"""The deals of the days stay the same for ever, and can be won."""

from datetime import date, timedelta

import pytest

from game.editions import OFFERED
from game.records.deals.days import (
    FIRST_DAY,
    LAST_DAY,
    day_deal,
    day_of,
    known_days,
    known_to_be_winnable,
    winning_line,
    winning_lines,
)
from game.records.deals.deal import Deal, followed
from tests.variants import variants

DAYS = known_days()
FIRST_CARDS = {
    (date(2026, 11, 23), 1): "AM1 OS6 LS3 OK2 AK3",
    (date(2026, 11, 23), 2): "LK3 GM2 OM2 LS3 GS2 GS1 OM4 AS4",
    (date(2036, 12, 31), 1): "AS1 LM2 LM4 OS4 OM2",
    (date(2036, 12, 31), 2): "OM1 OS5 OK2 OM2 AK3 OM4 GK2 OM3",
}
"""By day and seats, the cards in the hand or, for two, those laid out."""


@pytest.mark.parametrize(("day", "seats"), FIRST_CARDS)
def test_the_deal_of_a_day_is_the_same_for_ever(day, seats):
    state = day_deal(day, seats).begun(OFFERED["base"]).state
    dealt = state.market if seats == 2 else state.playable
    assert " ".join(card.id for card in dealt) == FIRST_CARDS[day, seats]


def test_the_seed_of_a_day_is_its_date():
    assert day_deal(date(2026, 11, 3), 1) == Deal("daily 2026-11-03")
    assert day_deal(date(2026, 11, 3), 2) == Deal("daily 2026-11-03 two", seats=2)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("day", [FIRST_DAY, LAST_DAY, date(2019, 2, 28), date(2999, 1, 1)])
def test_the_day_of_a_deal_is_found_again(day, seats):
    assert day_of(day_deal(day, seats)) == day


@pytest.mark.parametrize(
    "deal",
    [
        Deal("daily 2026-11-03", seats=2),
        Deal("daily 2026-11-03 two"),
        Deal("daily 2026-11-03", "ladder-1"),
        Deal("daily 2026-11-03 two", seats=2, first=0),
        Deal("daily 20261103"),
        Deal("daily 2026-13-01"),
        Deal("daily"),
        Deal("nightly 2026-11-03"),
    ],
)
def test_what_only_looks_like_the_deal_of_a_day_is_none(deal):
    assert day_of(deal) is None


def test_ten_years_of_days_are_known_to_be_winnable():
    assert len(winning_lines()) == 2 * len(DAYS) == 2 * 3714
    assert DAYS[0] == FIRST_DAY
    assert DAYS[-1] == LAST_DAY
    assert all(map(known_to_be_winnable, DAYS))


@pytest.mark.parametrize("day", [FIRST_DAY - timedelta(1), LAST_DAY + timedelta(1)])
def test_other_days_have_deals_of_which_nobody_knows(day):
    assert not known_to_be_winnable(day)
    assert winning_line(day, 1) is winning_line(day, 2) is None
    assert day_deal(day, 1).begun(OFFERED["base"]).pending


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("days", variants([DAYS[:: len(DAYS) - 1]], [DAYS[22::37]]), ids=len)
def test_the_stored_line_of_a_day_wins_its_deal(days, seats):
    """Some days are played here; `python -m build_scripts.deals.daily_deals --check` plays all."""
    for day in days:
        line = winning_line(day, seats)
        assert line is not None
        assert followed(day_deal(day, seats), OFFERED["base"], line).state.result == "won"
