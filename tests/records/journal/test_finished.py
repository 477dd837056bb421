"""The finished games of a journal, in the order in which they were played."""

import random
from dataclasses import replace

from game.records.journal.file.writing import NEW, put, stamped
from tests.records.journal.playing import journal, kept, played

LAST = 1 << 62


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
    told = [record.seed for record in where.finished_by_two()]
    assert told == [first.seed, second.seed, *(f"{number}" for number in range(2, 12))]


def test_the_finished_games_come_in_parts_the_last_first(tmp_path):
    where = journal(tmp_path)
    kept(where, played("goes on", answers=5))
    records = [kept(where, played(f"{number}")).record for number in range(5)]
    where.delete(records[2].id)
    left = [record for record in reversed(records) if record is not records[2]]
    told = [(record.played, record.id, record.stamp) for record in left]
    assert where.finished(LAST, 3) == told[:3]
    assert where.finished(told[2][0], 3) == told[3:]
