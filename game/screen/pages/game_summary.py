"""A game of the journal, told in a few words."""

from __future__ import annotations

from collections.abc import Mapping

from game.records.deals.deal import BASE_NAME
from game.records.journal.record import Record
from game.rules.ruleset import Ruleset
from game.screen.ui.words import DOT
from game.table.saved_table import SavedTable
from game.words import Words, readable


def game_called(words: Words, edition: str) -> str:
    """Returns the name of the games of an edition, where other editions stand beside them."""
    if edition == BASE_NAME:
        return words.say("Base game")
    return words.game(edition)[0] or words.say("Edition {name}", name=readable(edition))


def players(words: Words, record: Record) -> str:
    """Returns the names of the players, or that one plays alone."""
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
    """Returns how far a game has come: its turn, its Doors if the edition is known, and its
    deck."""
    told = words.turn(record.turn), words.cards_left(record.deck)
    rules = editions.get(record.edition)
    if rules is None:
        return told
    return told[0], words.doors_count(record.doors, rules.doors), told[1]


def summary(words: Words, editions: Mapping[str, Ruleset], record: Record) -> str:
    """Returns a line about a game: who plays, what, and how far it has come."""
    name = words.game_in_brief(record.edition)
    told = players(words, record), name, *standing(words, editions, record)
    return DOT.join(filter(None, told))
