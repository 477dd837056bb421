"""The attempts at deals of days, of weeks and of challenges, from the journal."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal

from game.editions import Editions
from game.records.deals.challenge import PREFIX, Challenge
from game.records.deals.days import day_of
from game.records.deals.deal import BASE_NAME, Deal
from game.records.deals.weeks import week_of
from game.records.journal.file.store import Journal
from game.records.journal.record import Record
from game.records.statistics.figures import hinted, marks
from game.table.saved_table import BRANCHED, TODAY
from game.table.sleepwalks import SLEEPWALKER

State = Literal["new", "running", "won", "lost"]
RUNNING, FINISHED = 4, 20
"""Greatest number of deals listed whose games go on, and of those whose games are over."""
LOOKED_AT = 3
"""Number of games that are read for each deal to be listed, as a deal may have been played several
times."""
DAILY, WEEKLY = "daily ", "weekly "
"""Beginnings of the seeds of the days and of the weeks."""


@dataclass(frozen=True)
class Attempts:
    """The games of one deal, in the order in which they were played."""

    records: tuple[Record, ...] = ()

    @property
    def running(self) -> Record | None:
        """The latest game that is not over, or None."""
        return next((one for one in reversed(self.records) if one.result is None), None)

    @property
    def ranked(self) -> Record | None:
        """The game that counts for the day or the week, or None. See `is_ranked`."""
        return next((one for one in self.records if is_ranked(one)), None)

    @property
    def shown(self) -> Record | None:
        """The finished game that counts, or None: the ranked one, or without a ranked one the
        best."""
        if self.ranked is not None:
            return self.ranked if self.ranked.result is not None else None
        over = [one for one in self.records if one.result is not None]
        return max(over, key=lambda one: (one.result == "won", one.deck, one.doors), default=None)

    @property
    def won_on_it(self) -> bool:
        """True if the ranked game was won."""
        return self.ranked is not None and self.ranked.result == "won"

    @property
    def state(self) -> State:
        """State of the deal. A finished game that counts goes before one that goes on."""
        if self.shown is not None:
            return "won" if self.shown.result == "won" else "lost"
        return "running" if self.running else "new"


def is_ranked(record: Record) -> bool:
    """Returns whether the game was dealt on the very day, or in the very week, of its deal, for the
    first time, and was played here without a hint and without the sleepwalker."""
    helped = hinted(record) or SLEEPWALKER in marks(record)
    return TODAY in marks(record) and not (record.imported or helped)


def deal_of_record(record: Record) -> Deal:
    """Returns the deal of a game. It says who began only where the seed would have it otherwise."""
    return Deal.told(record.seed, record.edition, record.seats, record.first_seat)


def of_month(journal: Journal, day: date) -> Mapping[tuple[date, int], Attempts]:
    """Returns the games of the deals of a month, by their days and seats. Raises Trouble."""
    found: dict[tuple[date, int], tuple[Record, ...]] = {}
    for record in journal.dealt(f"{DAILY}{day.isoformat()[:7]}", BASE_NAME):
        deal = Deal(record.seed, record.edition, record.seats)
        if record.edition == BASE_NAME and (its := day_of(deal)):
            key = its, record.seats
            found[key] = (*found.get(key, ()), record)
    return {key: Attempts(records) for key, records in found.items()}


def of_weeks(journal: Journal, editions: Editions) -> Mapping[tuple[date, int], Attempts]:
    """Returns the games of the deals of all weeks, by their Mondays and seats. Raises Trouble."""
    found: dict[tuple[date, int], tuple[Record, ...]] = {}
    for record in journal.dealt(WEEKLY, ""):
        if its := week_of(Deal(record.seed, editions.canonical(record.edition), record.seats)):
            key = its, record.seats
            found[key] = (*found.get(key, ()), record)
    return {key: Attempts(records) for key, records in found.items()}


def streak(journal: Journal, today: date) -> int:
    """Returns how many days in a row, up to today or yesterday, a ranked game of the day was won.
    Raises Trouble."""
    day, month, days = today, date.min, 0
    won: set[date] = set()
    while True:
        if day.replace(day=1) != month:
            month = day.replace(day=1)
            won = {its for (its, _), found in of_month(journal, month).items() if found.won_on_it}
        if day in won:
            days += 1
        elif day != today:
            return days
        day -= timedelta(1)


def of_ladder(journal: Journal, challenges: Collection[Challenge]) -> Mapping[str, Attempts]:
    """Returns the games of the challenges by edition, without imported games, games with other
    cards and games that began in the middle of another. Raises Trouble."""
    found: dict[str, tuple[Record, ...]] = {challenge.edition: () for challenge in challenges}
    deals = [challenge.deal for challenge in challenges]
    for record in journal.dealt("", PREFIX):
        own = not record.imported and BRANCHED not in marks(record)
        if own and Deal(record.seed, record.edition, record.seats) in deals:
            found[record.edition] = (*found[record.edition], record)
    return {edition: Attempts(records) for edition, records in found.items()}


def recent(journal: Journal, editions: Editions) -> list[Record]:
    """Returns the latest game of each of the deals that were played last, in known editions: at
    most RUNNING games that go on, and FINISHED games that are over. Raises Trouble."""
    both = [
        *journal.records("running", 0, LOOKED_AT * RUNNING),
        *journal.records("finished", 0, LOOKED_AT * FINISHED),
    ]
    found: dict[tuple[str, str, int], Record] = {}
    for record in sorted(both, key=lambda record: record.played, reverse=True):
        if record.edition in editions:
            deal = record.seed, editions.canonical(record.edition), record.seats
            found.setdefault(deal, record)
    running = [record for record in found.values() if record.result is None][:RUNNING]
    finished = [record for record in found.values() if record.result is not None][:FINISHED]
    return [record for record in found.values() if record in running or record in finished]
