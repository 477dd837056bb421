"""What the journal knows of two players: their games, their victories, and how many in a row."""

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
from game.screen.pages.result.player_columns import NO_BREAK
from game.table.party import Party
from game.table.saved_table import SavedTable
from game.words import Words

LEAST = 2
"""Victories that are said to be in a row."""


@dataclass(frozen=True)
class Tally:
    """The `outcomes` of the games that count, and how many others count apart, as in the
    statistics."""

    outcomes: Outcomes
    aside: int = 0


def pair_tally(
    journal: Journal, editions: Editions, edition: str, party: Party, words: Words, after: int = 0
) -> Tally | None:
    """Of all finished games of this edition, whatever older saves call it, that players of these
    names have played, whoever sat where, later than the game with the number `after`; None if the
    journal cannot be read."""
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
    """A damaged journal is mended when it is first looked into, and then it can be read."""
    try:
        return journal.finished_by_two()
    except Trouble:
        if not journal.mended:
            raise
    return journal.finished_by_two()


def party_of(record: Record, words: Words) -> Party | None:
    """Who played a game, if its row tells that."""
    try:
        party = SavedTable.party_of(record.desk)
    except ValueError:
        return None
    return party.named(words) if party else None


def names_of(party: Party | None) -> list[str]:
    """Both names so that they can be compared, in any order of the seats."""
    names = party.names if party else ()
    return sorted(unicodedata.normalize("NFC", name.casefold()) for name in names)


def pair_record(words: Words, party: Party, tally: Tally) -> str:
    """The tally in one sentence; empty if there is nothing to tell. A line of it may end after a
    fact, not within it."""
    told = words.say(", ").join(part.replace(" ", NO_BREAK) for part in parts(words, tally))
    first, second = party.names
    names = {"first": first, "second": second}
    return words.say("{first} and {second}: {told}", told=told, **names) if told else ""


def parts(words: Words, tally: Tally) -> Iterator[str]:
    """What there is to tell."""
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
