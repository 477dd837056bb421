"""The tally of games: won, in a row now and at best, and what was rewound apart."""

import random
from dataclasses import replace

import pytest

from game.editions.base.box import BASE
from game.journal.file.writing import NEW, put, stamped
from game.journal.record import Record
from game.journal.tally import Tally
from tests.journal.playing import journal, kept, played

WON, LOST, REWOUND = "won", "lost", "rewound"


def finished(record: Record, outcomes: list[str]) -> list[Record]:
    """So many games that ended so, one after the other."""
    return [
        replace(
            record,
            id=NEW,
            played=record.played + number,
            result="lost" if outcome == LOST else "won",
            rewinds=int(outcome == REWOUND),
        )
        for number, outcome in enumerate(outcomes, start=1)
    ]


@pytest.fixture(scope="module")
def record(tmp_path_factory) -> Record:
    return kept(journal(tmp_path_factory.mktemp("tally")), played("tally", "open"), "open").record


@pytest.mark.parametrize(
    ("outcomes", "tally"),
    [
        ([], Tally()),
        ([LOST], Tally(1, 0, 0, 0)),
        ([WON], Tally(1, 1, 1, 1)),
        ([WON, WON, LOST, WON], Tally(4, 3, 1, 2)),
        ([LOST, WON, WON, WON], Tally(4, 3, 3, 3)),
        ([WON, WON, LOST], Tally(3, 2, 0, 2)),
        ([WON, REWOUND, WON], Tally(2, 2, 2, 2, rewound=1)),
        ([REWOUND, REWOUND], Tally(rewound=2)),
    ],
    ids=str,
)
def test_a_defeat_ends_a_streak_and_a_rewound_game_counts_apart(record, outcomes, tally):
    assert Tally.of(finished(record, outcomes)) == tally


def test_finished_games_for_two_come_in_the_order_in_which_they_were_played(tmp_path):
    where = journal(tmp_path)
    kept(where, played("alone"))
    kept(where, played("goes on", "open", 5), "open")
    deleted = kept(where, played("deleted", "open"), "open").record
    where.delete(deleted.id)
    first = kept(where, played("first", "peek"), "peek").record
    second = kept(where, played("second", "open"), "open").record
    with where.transaction() as db:
        later = [*range(2, 12)]
        random.Random(1).shuffle(later)
        for number in later:
            put(db, stamped(replace(second, id=NEW, seed=f"{number}", played=100 + number)))
        put(db, stamped(replace(second, id=NEW, edition="other", played=200)))
    told = [record.seed for record in where.finished_by_two(BASE.edition)]
    assert told == [first.seed, second.seed, *(f"{number}" for number in range(2, 12))]
