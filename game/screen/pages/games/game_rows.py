"""The rows of the page of games: a game of the journal, and a file that may hold one."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from game.journal.record import Record
from game.rules.ruleset import Ruleset
from game.screen.controls.buttons import Button
from game.screen.pages.game_summary import players, standing
from game.screen.pages.games.list_layout import Row
from game.screen.pages.games.small_doors import Groups, counted
from game.words import Words, tellable

CONTINUE, DELETE, EXPORT, IMPORT = (
    "button.continue.",
    "button.delete.",
    "button.export.",
    "button.import.",
)


def game_row(
    words: Words, editions: Mapping[str, Ruleset], record: Record, doors: Groups | None = None
) -> Row:
    """A game in a list: who plays and when, how far it has come, and what can be done with it.
    `doors` if it is known which of them are gained."""
    say, over = words.say, record.result is not None
    heading = [players(words, record), record.touched[:16].replace("T", " ")]
    if over:
        heading.insert(0, say("Victory") if record.result == "won" else say("Defeat"))
    rules, known = editions.get(record.edition), doors is not None
    facts = [*standing(words, editions, record)]
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
    count = words.doors_count(record.doors, rules.doors) if rules else ""
    beside = "   ·   ".join(fact for fact in facts if fact != count)
    shown = doors or (counted(rules, record) if rules else ())
    key, told = f"game.{record.id}", "   ·   ".join(facts)
    return Row(key, "   ·   ".join(heading), told, buttons, shown, known, beside)


def file_row(words: Words, number: int, path: Path) -> Row:
    """A file in a list."""
    try:
        changed = f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}"
    except (OSError, ValueError, OverflowError):
        changed = ""
    button = Button(f"{IMPORT}{number}", words.say("Import"), primary=True)
    where = tellable(f"{path.parent.name}   ·   {changed}")
    return Row(f"file.{number}", tellable(path.name), where, (button,))
