"""Tells whether an exported game, a journal or a file of settings is sound, without changing it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from datetime import datetime
from io import TextIOWrapper
from pathlib import Path

from game.plain import Malformed
from game.records.journal.file.audit import damage, opened, verdicts
from game.records.journal.file.rebuild import rebuild
from game.records.journal.settings import FILE, Newer, understood
from game.records.journal.text.imports import content_of
from game.records.journal.text.json_lines import read
from game.records.journal.text.share import Fits, Flaw, Refused, shared
from game.records.journal.trouble import SqliteError, Trouble, Why, cause, cause_in_files
from game.rules.card import DOOR
from game.rules.game import Game
from game.rules.ruleset import Ruleset

SOUND, UNSOUND, UNREAD = 0, 1, 2
"""Exit statuses."""
SQLITE = b"SQLite format 3\0"
"""How its files begin."""
UNREADABLE = {Flaw.NOT_THERE, Flaw.FOLDER, Flaw.UNREADABLE, Flaw.TOO_LARGE, Flaw.NEWER}


def run(path: Path, editions: Mapping[str, Ruleset], fits: Fits) -> int:
    """Tells what a file holds, a line for everything that is right or wrong; the exit status."""
    try:
        if is_journal(path):
            return check_journal(path, editions)
        content = content_of(path)
        if path.suffix == Path(FILE).suffix:
            return check_settings(content)
        game = shared(content, editions, fits).game
    except Refused as refusal:
        if refusal.flaw in UNREADABLE:
            return unread(str(refusal))
        tell(f"not sound: {refusal}")
        return UNSOUND
    tell(f"sound: {summary(game)}")
    return SOUND


def is_journal(path: Path) -> bool:
    """Whether a file is one of SQLite; a file that cannot be read is none."""
    try:
        if not path.is_file():
            return False
        with path.open("rb") as stream:
            return stream.read(len(SQLITE)) == SQLITE
    except OSError:
        return False


def check_settings(content: bytes) -> int:
    """The same for the settings."""
    try:
        understood(read(content))
    except Newer as newer:
        return unread(str(newer))
    except Malformed as flaw:
        tell(f"not sound: {flaw}")
        return UNSOUND
    tell("sound: settings")
    return SOUND


def run_rebuild(path: Path, editions: Mapping[str, Ruleset], now: datetime) -> int:
    """Makes the rows of a journal again from its events, and tells what was wrong with them; the
    exit status."""
    if not is_journal(path):
        return unread("There is no such journal.")
    try:
        done = rebuild(path, editions, now)
    except Trouble as trouble:
        return unread(str(trouble))
    except SqliteError as error:
        return unread(str(cause(error)))
    except OSError as error:
        return unread(str(cause_in_files(error)))
    for number, flaw in done.hopeless.items():
        tell(f"game {number}: left as it was: {flaw}")
    if done.copy is not None:
        tell(f"as it was before: {done.copy.name}")
    tell(f"{counted(done.games)}, {len(done.mended)} with wrong rows that are right now")
    return UNSOUND if done.hopeless else SOUND


def check_journal(path: Path, editions: Mapping[str, Ruleset]) -> int:
    """The same for a journal, game by game."""
    try:
        with opened(path) as db:
            flaws = damage(db)
            for flaw in flaws:
                tell(f"not sound: {flaw}")
            found = list(verdicts(db, editions))
    except Trouble as trouble:
        return unread(str(trouble))
    except SqliteError as error:
        if cause(error) is not Why.DAMAGED:
            return unread(str(cause(error)))
        tell(f"not sound: {str(error).rstrip('.')}.")
        return UNSOUND
    for verdict in found:
        told = f"sound: {summary(verdict.game)}" if verdict.game else f"not sound: {verdict.flaw}"
        tell(f"game {verdict.id}: {told}")
    good = sum(verdict.game is not None for verdict in found)
    tell(f"{counted(good)} sound, {len(found) - good} not sound")
    return SOUND if good == len(found) and not flaws else UNSOUND


def summary(game: Game) -> str:
    """What a sound game is: alone, turn 12, 3 of 8 Doors, not finished."""
    state = game.state
    who = "alone" if state.seats == 1 else f"two players, {state.visibility} hands"
    doors = sum(len(state.doors(seat)) for seat in range(state.seats))
    total = sum(card.kind == DOOR for card in game.rules.cards.values())
    end = state.result or "not finished"
    return f"{who}, turn {state.turn}, {doors} of {total} Doors, {end}"


def counted(games: int) -> str:
    """1 game, 2 games."""
    return f"{games} game{'s' if games != 1 else ''}"


def unread(sentence: str) -> int:
    """Says why a file cannot be judged."""
    print(f"eight-doors check: {sentence}", file=sys.stderr)
    return UNREAD


def tell(line: str) -> None:
    """A line for whoever asked. What a foreign file holds must not steer the terminal."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    print("".join(c if c.isprintable() else ascii(c)[1:-1] for c in line))
