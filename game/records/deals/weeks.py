"""The deals of the weeks: each of another game with expansions, one for one player and one for two,
the same everywhere and for ever."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from functools import lru_cache
from pathlib import Path

from game.records.deals.days import day_of
from game.records.deals.deal import Deal

FIRST_WEEK = date(2026, 11, 2)
"""Monday of the first week. There are as many weeks in the table as there are games; after them the
games come again, with cards of which nobody knows whether they win."""
GAMES = Path(__file__).parent / "games_of_weeks.txt"
"""File of `build_scripts/deals/weekly_deals.py`: for each week the name of its game and the numbers
of its deals for one and for two; 0 for a deal that was not found to be winnable."""
SEEDS = {1: "weekly {year:04}-W{week:02}", 2: "weekly {year:04}-W{week:02} two"}
LATER = "{seed} {number}"
"""Seed of a deal with a number over 1: those before it were not found to be winnable."""


@lru_cache(maxsize=1)
def games_of_weeks() -> Mapping[str, tuple[int, ...]]:
    """Returns the numbers of the deals by the names of the games, in the order of their weeks: each
    expansion at each of its levels, and what can be put together from two of them or more."""
    rows = (line.split() for line in GAMES.read_text("ascii").splitlines())
    return {name: tuple(map(int, numbers)) for name, *numbers in rows}


def monday_of(day: date) -> date:
    """Returns the first day of the week, in the sense of ISO 8601, in which a day lies."""
    return day - timedelta(day.weekday())


def week_deal(monday: date, seats: int) -> Deal:
    """Returns the deal of the week that begins on this day in UTC. The seed decides who begins;
    hands may be hidden or not."""
    games = [*games_of_weeks()]
    edition = games[(monday - FIRST_WEEK).days // 7 % len(games)]
    number = games_of_weeks()[edition][seats - 1] if is_listed(monday) else 1
    return numbered(monday, edition, seats, number)


def numbered(monday: date, edition: str, seats: int, number: int) -> Deal:
    """Returns the deal of a week and a game that would have this number."""
    year, week, _ = monday.isocalendar()
    seed = SEEDS[seats].format(year=year, week=week)
    if number > 1:
        seed = LATER.format(seed=seed, number=number)
    return Deal(seed, edition, seats)


def week_of(deal: Deal) -> date | None:
    """Returns the Monday of the week whose deal this is; None for any other deal."""
    words = deal.seed.split(" ")
    try:
        monday = date.fromisoformat(f"{words[1]}-1")
    except (IndexError, ValueError):
        return None
    return monday if deal == week_deal(monday, deal.seats) else None


def opening_of(deal: Deal) -> date | None:
    """Returns the day from which the deal of a day or week can be played; None for any other
    deal."""
    return day_of(deal) or week_of(deal)


def is_listed(monday: date) -> bool:
    """Returns whether this is one of the weeks of the table."""
    return 0 <= (monday - FIRST_WEEK).days // 7 < len(games_of_weeks())


def known_to_be_winnable(monday: date) -> bool:
    """Returns whether both deals of a week can be won."""
    return is_listed(monday) and all(games_of_weeks()[week_deal(monday, 1).edition])
