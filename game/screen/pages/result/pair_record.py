"""The record of two players in the journal: their games, their victories, and how many in a row."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from game.editions import Editions
from game.records.journal.file.store import Journal
from game.records.journal.record import Record
from game.records.journal.trouble import Trouble
from game.records.statistics.answer import Outcomes
from game.records.statistics.figures import apart
from game.screen.pages.result.what_came import unbroken
from game.table.party import Party
from game.table.saved_table import SavedTable
from game.words import Words

LEAST = 2
"""Least number of victories that are told as a streak."""


@dataclass(frozen=True)
class Tally:
    """The `outcomes` of the games that count, and the number of those that count apart, as in the
    statistics."""

    outcomes: Outcomes
    aside: int = 0


def pair_tally(
    journal: Journal, editions: Editions, edition: str, party: Party, words: Words, after: int = 0
) -> Tally | None:
    """Returns the tally of the finished games of this edition by players of these names, in any
    order of the seats and since the game with the number `after`. The edition may have another name
    in older saves. Returns None if the journal cannot be read."""
    try:
        records = finished_by_two(journal)
    except Trouble:
        return None
    name, both = editions.canonical(edition), names_of(party)
    records = [r for r in records if r.played > after and editions.canonical(r.edition) == name]
    theirs = [record for record in records if both == names_of(party_of(record, words))]
    games = [record for record in theirs if not apart(record)]
    outcomes = Outcomes.of(record.result == "won" for record in games)
    return Tally(outcomes, len(theirs) - len(games))


def finished_by_two(journal: Journal) -> list[Record]:
    """Returns the finished games of two players. A damaged journal is mended at the first try, and
    read at the second. Raises Trouble."""
    try:
        return journal.finished_by_two()
    except Trouble:
        if not journal.mended:
            raise
    return journal.finished_by_two()


def party_of(record: Record, words: Words) -> Party | None:
    """Returns who played a game, or None if its record does not tell."""
    try:
        party = SavedTable.party_of(record.desk)
    except ValueError:
        return None
    return party.named(words) if party else None


def names_of(party: Party | None) -> list[str]:
    """Returns the names of the players, comparable and in alphabetical order."""
    names = party.names if party else ()
    return sorted(unicodedata.normalize("NFC", name.casefold()) for name in names)


def pair_record(words: Words, party: Party, tally: Tally) -> str:
    """Returns the tally as a sentence, or an empty text if there is nothing to tell. A line can
    break only between its facts."""
    told = words.say(", ").join(map(unbroken, parts(words, tally)))
    if not told:
        return ""
    first, second = party.names
    return words.say("{first} and {second}: {told}", first=first, second=second, told=told)


def parts(words: Words, tally: Tally) -> Iterator[str]:
    """Yields the facts of the tally."""
    outcomes = tally.outcomes
    if outcomes.all.games:
        yield words.plural("{n} game", "{n} games", outcomes.all.games)
        yield words.plural("{n} won", "{n} won", outcomes.all.won)
    if outcomes.streak >= LEAST:
        yield words.say("streak now: {n}", n=outcomes.streak)
    if outcomes.best >= LEAST and outcomes.best > outcomes.streak:
        yield words.say("best streak: {n}", n=outcomes.best)
    if tally.aside:
        yield words.plural("{n} game apart", "{n} games apart", tally.aside)
