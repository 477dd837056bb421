"""The statistics agree with a plain recount of the events, for games of all kinds."""

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from game.records.journal.file.reading import lines_of
from game.records.journal.file.store import Journal
from game.records.journal.record import Record
from game.records.statistics.answer import Selection
from game.records.statistics.statistics import Statistics
from tests.records.journal.playing import journal
from tests.records.statistics.evenings_counted import counted, kept

ONE_EACH = {
    "TrioCompleted": "trios",
    "SearchFailed": "searches_failed",
    "SearchDeclined": "searches_declined",
    "CardPlayed": "cards_played",
    "CardDiscarded": "cards_discarded",
    "CardsSwapped": "swaps",
    "ProphecySeen": "prophecies",
    "KeyDiscarded": "keys_spent",
    "NightmareDrawn": "nightmares",
    "DoorMissed": "doors_missed",
    "DoorLost": "doors_lost",
    "TopDiscarded": "cards_lost",
}
ANSWERS = {
    "PayKey": "nightmares_key",
    "LoseDoor": "nightmares_door",
    "RevealFive": "nightmares_five",
    "LoseHand": "nightmares_hand",
}
SELECTIONS = (
    Selection(),
    Selection("base", 1),
    Selection("base", 2, "open"),
    Selection("base", 2, "hidden"),
    Selection(seats=2),
    Selection("ladder-1"),
    Selection(after=17),
    Selection(seats=1, after=9, until=41),
    Selection(until=30),
)
Told = tuple[Record, Counter[str]]


def recounted(lines: Iterable[str]) -> Counter[str]:
    """Returns counts made from nothing but the events in the journal."""
    told, by = Counter[str](), ""
    doors: dict[str, str] = {}
    for event in (event for line in lines for event in json.loads(line)):
        kind = event["type"]
        if kind in ONE_EACH:
            told[ONE_EACH[kind]] += 1
        if kind == "Answered":
            by = event["command"]["type"]
            told[ANSWERS.get(by, "other")] += 1
        elif kind == "HandDiscarded":
            told["cards_lost"] += len(event["cards"])
        elif kind == "DoorGained":
            doors[event["door"]] = {"Search": "doors_by_trio", "Claim": "doors_by_key"}[by]
        elif kind == "DoorLost":
            del doors[event["door"]]
    told.update(doors.values())
    told["doors"] = len(doors)
    del told["other"]
    return told


def apart(record: Record) -> set[str]:
    """Returns the reasons why a game counts apart."""
    desk = record.desk
    why = {"again", "branched"} & set(desk["marks"])
    why |= {"rewound"} if record.rewinds else set()
    why |= {"imported"} if record.imported else set()
    return why | ({"hinted"} if desk["hints"] else set())


def chosen(games: Iterable[Told], which: Selection) -> list[Told]:
    return [
        (record, told)
        for record, told in games
        if which.edition in (None, record.edition)
        and which.seats in (None, record.seats)
        and which.visibility in (None, record.visibility)
        and which.after < record.played <= which.until
    ]


def compared(statistics: Statistics, games: list[Told], which: Selection) -> None:
    """Compares every answer for one selection with a recount."""
    found, answer = chosen(games, which), statistics.ask(which)
    why = Counter(reason for record, _ in found for reason in apart(record))
    assert answer.apart == why
    assert answer.aside == sum(bool(apart(record)) for record, _ in found)
    plain = [(record, told) for record, told in found if not apart(record)]
    assert answer.outcomes.told == "".join("01"[r.result == "won"] for r, _ in plain)
    sums = sum((told for _, told in plain), Counter[str]())
    assert answer.doors == sums.pop("doors", 0)
    assert {name: n for name, n in answer.counts.items() if n} == dict(sums)
    assert answer.turns == sum(record.turn for record, _ in plain)
    assert answer.seconds == sum(record.desk["seconds"] for record, _ in plain)
    assert answer.timed == sum(record.desk["seconds"] > 0 for record, _ in plain)
    won = [record for record, _ in plain if record.result == "won"]
    lost = [record for record, _ in plain if record.result == "lost"]
    assert answer.decks == Counter(record.deck for record in won)
    assert answer.lengths == Counter(record.turn for record in won)
    assert answer.defeats == Counter(record.reason for record in lost)
    assert answer.reached == Counter(record.doors for record in lost)


def every(where: Journal) -> list[Told]:
    """Returns the finished games of a journal with their recounts, the first one first."""
    records = where.records("finished", 0, 10_000)[::-1]
    with where.transaction() as db:
        return [(record, recounted(lines_of(db, record))) for record in records]


@pytest.mark.parametrize("games", [60, pytest.param(1000, marks=pytest.mark.thorough)])
def test_statistics_agree_with_a_plain_recount_of_the_events(tmp_path: Any, games: int) -> None:
    where = journal(tmp_path)
    for number in range(games):
        kept(where, number)
    statistics = counted(where)
    told = every(where)
    assert len(told) == games
    assert len({record.result for record, _ in told}) == 2
    for which in SELECTIONS:
        compared(statistics, told, which)
    assert statistics.editions() == {"base": games}
    assert statistics.last_played() == told[-1][0].played
    for record, mine in told[::7]:
        figures = statistics.of_game(record.id)
        assert figures is not None
        assert {name: n for name, n in figures.counts.items() if n} == mine - Counter(
            doors=mine["doors"]
        )
        assert (figures.seed, figures.turns) == (record.seed, record.turn)
