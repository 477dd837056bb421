"""What is said of a game of the journal, and of a file that may hold one."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from game.editions import EDITIONS
from game.journal.record import Record
from game.rules.cards import DOOR
from game.screen.list_page import Row
from game.screen.widgets import Button
from game.table.desk import Desk
from game.words import Words

CONTINUE, DELETE, EXPORT, IMPORT = (
    "button.continue.",
    "button.delete.",
    "button.export.",
    "button.import.",
)


def players(words: Words, record: Record) -> str:
    """Who plays, or whether one plays alone."""
    if record.seats == 1:
        return words.say("Alone")
    try:
        party = Desk.party_of(record.desk)
    except ValueError:
        party = None
    if party is None:
        return words.say("Two players")
    first, second = party.names
    return words.say("{first} and {second}", first=first, second=second)


def standing(words: Words, record: Record) -> tuple[str, ...]:
    """How far a game has come."""
    told = words.turn(record.turn), words.cards_left(record.deck)
    rules = EDITIONS.get(record.edition)
    if rules is None:
        return told
    doors = sum(card.kind == DOOR for card in rules.cards.values())
    return told[0], words.doors_count(record.doors, doors), told[1]


def summary(words: Words, record: Record) -> str:
    """The same in one line, for the game that goes on first."""
    return "   ·   ".join((players(words, record), *standing(words, record)))


def game_row(words: Words, record: Record) -> Row:
    """A game in a list: who plays and when, how far it has come, and what can be done with it."""
    say, over = words.say, record.result is not None
    heading = [players(words, record), record.touched[:16].replace("T", " ")]
    if over:
        heading.insert(0, say("Victory") if record.result == "won" else say("Defeat"))
    facts = [*standing(words, record)]
    if record.seats == 2:
        facts.append(say("Hidden hands") if record.visibility == "hidden" else say("Open hands"))
    if record.rewinds:
        facts.append(words.rewinds(record.rewinds))
    if record.imported:
        facts.append(say("From a file"))
    buttons = (
        Button(f"{CONTINUE}{record.id}", say("Look") if over else say("Continue"), primary=True),
        Button(f"{EXPORT}{record.id}", say("Export")),
        Button(f"{DELETE}{record.id}", say("Delete")),
    )
    return Row(f"game.{record.id}", "   ·   ".join(heading), "   ·   ".join(facts), buttons)


def file_row(words: Words, number: int, path: Path) -> Row:
    """A file in a list."""
    try:
        changed = f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}"
    except (OSError, ValueError, OverflowError):
        changed = ""
    button = Button(f"{IMPORT}{number}", words.say("Import"), primary=True)
    where = f"{path.parent.name}   ·   {changed}"
    return Row(f"file.{number}", path.name, where, (button,))
