"""The deals of the days: one for one player and one for two, the same everywhere and for ever."""

from __future__ import annotations

from datetime import date, timedelta
from functools import lru_cache
from pathlib import Path

from game.records.deals.deal import Deal
from game.records.deals.winning_lines import unpacked

FIRST_DAY, LAST_DAY = date(2026, 11, 1), date(2036, 12, 31)
"""The deals of all days between these are known to be winnable. Earlier and later days have deals
too, by the same rule, of which nobody knows."""
EARLIEST, LATEST = date(2, 1, 1), date(9998, 12, 31)
"""Days that a clock may show: from each of them there is a month to turn to."""
LINES = Path(__file__).parent / "winning_lines.bin"
"""Made by `build_scripts/daily_deals.py`: the lines of all days for one, then those for two."""
SEEDS = {1: "daily {day}", 2: "daily {day} two"}


def day_deal(day: date, seats: int) -> Deal:
    """The deal of a day, as UTC counts days. Who begins is left to the seed, and hands may be open
    or hidden."""
    return Deal(SEEDS[seats].format(day=day.isoformat()), seats=seats)


def day_of(deal: Deal) -> date | None:
    """The day whose deal this is; None for any other deal."""
    words = deal.seed.split(" ")
    try:
        day = date.fromisoformat(words[1])
    except (IndexError, ValueError):
        return None
    return day if deal == day_deal(day, deal.seats) else None


def known_to_be_winnable(day: date) -> bool:
    """Whether the deals of this day have been won."""
    return FIRST_DAY <= day <= LAST_DAY


def winning_line(day: date, seats: int) -> bytes | None:
    """The answers that win the deal of a day, as indices of what is legal; None for a day that is
    not known to be winnable."""
    if not known_to_be_winnable(day):
        return None
    lines = winning_lines()
    return lines[(seats - 1) * len(lines) // len(SEEDS) + (day - FIRST_DAY).days]


@lru_cache(maxsize=1)
def winning_lines() -> tuple[bytes, ...]:
    """The whole table."""
    return tuple(unpacked(LINES.read_bytes()))


def known_days() -> list[date]:
    """Every day that is known to be winnable, the earliest first."""
    return [FIRST_DAY + timedelta(n) for n in range((LAST_DAY - FIRST_DAY).days + 1)]
