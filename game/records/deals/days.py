"""The deals of the days: one for one player and one for two, the same everywhere and for ever."""

from __future__ import annotations

from datetime import date, timedelta
from functools import lru_cache
from pathlib import Path

from game.records.deals.deal import Deal, unpacked

FIRST_DAY, LAST_DAY = date(2026, 11, 1), date(2036, 12, 31)
"""First and last day whose deals are known to be winnable, with all between them. Other days have
deals by the same rule, but nobody knows whether they can be won."""
EARLIEST, LATEST = date(2, 1, 1), date(9998, 12, 31)
"""Range of days that a clock may show. Each of them has a month before it and a month after it."""
LINES = Path(__file__).parent / "winning_lines.bin"
"""Winning lines of all days for one player, then those for two, made by
`build_scripts/deals/daily_deals.py`."""
SEEDS = {1: "daily {day}", 2: "daily {day} two"}


def day_deal(day: date, seats: int) -> Deal:
    """Returns the deal of a day in UTC. The seed decides who begins; hands may be hidden or not."""
    return Deal(SEEDS[seats].format(day=day.isoformat()), seats=seats)


def day_of(deal: Deal) -> date | None:
    """Returns the day whose deal this is; None for any other deal."""
    words = deal.seed.split(" ")
    try:
        day = date.fromisoformat(words[1])
    except (IndexError, ValueError):
        return None
    return day if deal == day_deal(day, deal.seats) else None


def known_to_be_winnable(day: date) -> bool:
    return FIRST_DAY <= day <= LAST_DAY


def winning_line(day: date, seats: int) -> bytes | None:
    """Returns the answers that win the deal of a day, as indices of `game.legal()`; None if the day
    is not known to be winnable."""
    if not known_to_be_winnable(day):
        return None
    lines = winning_lines()
    return lines[(seats - 1) * len(lines) // len(SEEDS) + (day - FIRST_DAY).days]


@lru_cache(maxsize=1)
def winning_lines() -> tuple[bytes, ...]:
    return tuple(unpacked(LINES.read_bytes()))


def known_days() -> list[date]:
    return [FIRST_DAY + timedelta(n) for n in range((LAST_DAY - FIRST_DAY).days + 1)]
