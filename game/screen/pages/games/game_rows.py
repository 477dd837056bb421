"""The rows of the page of games: a game of the journal, and a file that may hold one."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from game.editions import Editions
from game.records.deals.days import day_of
from game.records.journal.record import Record
from game.records.statistics.figures import hints, marks
from game.screen.pages.dates import day_told, moment_told
from game.screen.pages.deals.attempts import deal_of_record
from game.screen.pages.game_summary import players, standing
from game.screen.pages.games.list_layout import Row
from game.screen.pages.games.small_doors import counted
from game.screen.pages.review.reckoners import reckoner
from game.table.asking.buttons import Button
from game.table.counting import Groups
from game.table.saved_table import AGAIN, BRANCHED
from game.words import Words, tellable

CONTINUE, REPLAY, REVIEW, DELETE, EXPORT, IMPORT = (
    "button.continue.",
    "button.replay.",
    "button.review.",
    "button.delete.",
    "button.export.",
    "button.import.",
)


def game_row(words: Words, editions: Editions, record: Record, doors: Groups | None = None) -> Row:
    """A game in a list: who plays and when, how far it has come, and what can be done with it.
    `doors` if it is known which of them are gained."""
    say, over = words.say, record.result is not None
    heading = [players(words, record), moment_told(words, record.touched)]
    if over:
        heading.insert(0, say("Victory") if record.result == "won" else say("Defeat"))
    rules, known = editions.get(record.edition), doors is not None
    reviewed = reckoner(editions, record.edition, record.seats)
    facts = [*standing(words, editions, record)]
    if record.seats == 2:
        facts.append(say("Hidden hands") if record.visibility == "hidden" else say("Open hands"))
    facts += where_from(words, editions, record)
    if record.rewinds:
        facts.append(words.rewinds(record.rewinds))
    if advised := hints(record):
        facts.append(words.plural("{n} hint", "{n} hints", advised))
    if record.imported:
        facts.append(say("From a file"))
    buttons = (
        Button(f"{CONTINUE}{record.id}", say("Look") if over else say("Continue"), primary=True),
        *([Button(f"{REPLAY}{record.id}", say("Replay"))] if over else []),
        *([Button(f"{REVIEW}{record.id}", say("Review"))] if over and reviewed else []),
        Button(f"{EXPORT}{record.id}", say("Export")),
        Button(f"{DELETE}{record.id}", say("Delete")),
    )
    count = words.doors_count(record.doors, rules.doors) if rules else ""
    beside = "   ·   ".join(fact for fact in facts if fact != count)
    shown = doors or (counted(rules, record) if rules else ())
    key, told = f"game.{record.id}", "   ·   ".join(facts)
    return Row(key, "   ·   ".join(heading), told, buttons, shown, known, beside)


def where_from(words: Words, editions: Editions, record: Record) -> Iterator[str]:
    """Which deal it is, if it has a name, and how its players came to it."""
    deal, told = deal_of_record(record), marks(record)
    if day := day_of(deal):
        yield words.say("Deal of {date}", date=day_told(words, day))
    if challenge := editions.challenge(record.edition):
        yield words.say("Challenge {number}", number=challenge.number)
    elif game := words.game(record.edition)[0]:
        yield game
    if AGAIN in told:
        yield words.say("Same deal again")
    if BRANCHED in told:
        yield words.say("From a replay")


def file_row(words: Words, number: int, path: Path) -> Row:
    """A file in a list."""
    try:
        time = datetime.fromtimestamp(path.stat().st_mtime)
        changed = moment_told(words, time.isoformat())
    except (OSError, ValueError, OverflowError):
        changed = ""
    button = Button(f"{IMPORT}{number}", words.say("Import"), primary=True)
    where = tellable(f"{path.parent.name}   ·   {changed}")
    return Row(f"file.{number}", tellable(path.name), where, (button,))
