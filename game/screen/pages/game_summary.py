"""What is said of a game of the journal in a few words."""

from __future__ import annotations

from collections.abc import Mapping

from game.records.deals.deal import BASE_NAME
from game.records.journal.record import Record
from game.rules.ruleset import Ruleset
from game.table.saved_table import SavedTable
from game.words import Words, readable


def game_called(words: Words, edition: str) -> str:
    """What games of this edition are called where there are others, too."""
    if edition == BASE_NAME:
        return words.say("Base game")
    return words.game(edition)[0] or words.say("Edition {name}", name=readable(edition))


def players(words: Words, record: Record) -> str:
    """Who plays, or whether one plays alone."""
    if record.seats == 1:
        return words.say("Alone")
    try:
        party = SavedTable.party_of(record.desk)
    except ValueError:
        party = None
    if party is None:
        return words.say("Two players")
    first, second = party.named(words).names
    return words.say("{first} and {second}", first=first, second=second)


def standing(words: Words, editions: Mapping[str, Ruleset], record: Record) -> tuple[str, ...]:
    """How far a game has come."""
    told = words.turn(record.turn), words.cards_left(record.deck)
    rules = editions.get(record.edition)
    if rules is None:
        return told
    return told[0], words.doors_count(record.doors, rules.doors), told[1]


def summary(words: Words, editions: Mapping[str, Ruleset], record: Record) -> str:
    """The same in one line, for the game that goes on first."""
    name, _ = words.game(record.edition)
    told = players(words, record), name, *standing(words, editions, record)
    return "   ·   ".join(filter(None, told))
