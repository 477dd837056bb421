"""Two commands: `check` tells whether an exported game, a journal or a settings file is sound, and
changes none; the other makes the rows of a journal again from its events."""

from __future__ import annotations

import json
import sqlite3
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from game.plain import Malformed, Plain
from game.records.journal import moves
from game.records.journal.file import reading, schema, writing
from game.records.journal.file.own_files import dated_names, make_file
from game.records.journal.file.reading import ROW, Unsound, replayed
from game.records.journal.record import COLUMNS, Record, facts
from game.records.journal.settings import FILE, Newer, understood
from game.records.journal.text.game_files import content_of
from game.records.journal.text.json_lines import read
from game.records.journal.text.share import Fits, Flaw, Refused, shared
from game.records.journal.trouble import SqliteError, Trouble, Why, cause, cause_in_files
from game.rules.card import DOOR
from game.rules.game import Game
from game.rules.ruleset import Ruleset

SOUND, UNSOUND, UNREAD = 0, 1, 2
"""Exit statuses of the check."""
SQLITE = b"SQLite format 3\0"
"""First bytes of every SQLite file."""
UNREADABLE = {Flaw.NOT_THERE, Flaw.FOLDER, Flaw.UNREADABLE, Flaw.TOO_LARGE, Flaw.NEWER}
Row = tuple[Any, ...]


def run(path: Path, editions: Mapping[str, Ruleset], fits: Fits) -> int:
    """Prints a line for everything right or wrong in a file, and returns the exit status."""
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
    """Returns whether this is an SQLite file. A file that cannot be read is none."""
    try:
        if not path.is_file():
            return False
        with path.open("rb") as stream:
            return stream.read(len(SQLITE)) == SQLITE
    except OSError:
        return False


def check_settings(content: bytes) -> int:
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
    """Makes the rows of a journal again from its events, prints what was wrong with them, and
    returns the exit status."""
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
    for number, verdict in found:
        told = f"not sound: {verdict}" if isinstance(verdict, str) else f"sound: {summary(verdict)}"
        tell(f"game {number}: {told}")
    good = sum(isinstance(verdict, Game) for _, verdict in found)
    tell(f"{counted(good)} sound, {len(found) - good} not sound")
    return SOUND if good == len(found) and not flaws else UNSOUND


def summary(game: Game) -> str:
    """Describes a sound game: "alone, turn 12, 3 of 8 Doors, not finished"."""
    state = game.state
    who = "alone" if state.seats == 1 else f"two players, {state.visibility} hands"
    doors = sum(len(state.doors(seat)) for seat in range(state.seats))
    total = sum(card.kind == DOOR for card in game.rules.cards.values())
    end = state.result or "not finished"
    return f"{who}, turn {state.turn}, {doors} of {total} Doors, {end}"


def counted(games: int) -> str:
    return f"{games} game{'s' if games != 1 else ''}"


def unread(sentence: str) -> int:
    """Tells on the error stream why a file cannot be judged."""
    print(f"eight-doors check: {sentence}", file=sys.stderr)
    return UNREAD


def tell(line: str) -> None:
    """Prints a line. What a foreign file holds must not steer the terminal."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    print("".join(c if c.isprintable() else ascii(c)[1:-1] for c in line))


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Opens a journal for reading, whatever its texts hold. Raises sqlite3.Error or Trouble."""
    # If no program is at work, SQLite needs no files beside this one, and must leave none.
    busy = any(Path(f"{path}{end}").exists() for end in ("-wal", "-journal"))
    place = schema.address(path, "mode=ro" if busy else "mode=ro&immutable=1")
    db = sqlite3.connect(place, timeout=schema.PATIENCE, isolation_level=None, uri=True)
    db.text_factory = readable
    try:
        schema.guard(db, path)
        found = schema.head(db)
        schema.judge(found)
        if found == schema.NOTHING:
            raise sqlite3.DatabaseError("These are not the tables of a journal.")
        db.execute("BEGIN")
        yield db
    except UnicodeDecodeError:
        # Even an error message of SQLite may quote undecodable bytes.
        raise sqlite3.DatabaseError("The tables cannot be read.") from None
    finally:
        db.close()


def readable(text: bytes) -> str:
    """Decodes a text, or whatever lies in its place; the checksum fails in that case."""
    return text.decode("utf-8", "backslashreplace")


def damage(db: sqlite3.Connection) -> list[str]:
    """Returns what SQLite finds wrong, and rows that belong to no game."""
    found = [row[0] for row in db.execute("PRAGMA integrity_check(5)")]
    flaws = [str(line).replace("\n", " ") for line in found if line != "ok"]
    lost = owners(db) - {row[0] for row in db.execute("SELECT id FROM games NOT INDEXED")}
    return flaws + [f"Game {game} has commands, but no row." for game in sorted(lost)]


def owners(db: sqlite3.Connection) -> set[int]:
    """Returns the numbers of all games that have commands."""
    asked = "SELECT game FROM commands UNION SELECT game FROM logs"
    return {row[0] for row in db.execute(asked) if type(row[0]) is int}


def verdicts(
    db: sqlite3.Connection, editions: Mapping[str, Ruleset]
) -> Iterator[tuple[int, Game | str]]:
    """Yields the number of each game with the game, or with a sentence about its flaw."""
    rows = db.execute("SELECT id FROM games NOT INDEXED ORDER BY id").fetchall()
    for (number,) in rows:
        try:
            yield number, sound(db, editions, number)
        except (ValueError, TypeError, LookupError, sqlite3.Error) as flaw:
            yield number, str(flaw)


def sound(db: sqlite3.Connection, editions: Mapping[str, Ruleset], number: int) -> Game:
    """Returns a game if it is exactly as the program wrote it. Otherwise raises ValueError with a
    sentence, or whatever a foreign row causes."""
    try:
        (record,) = reading.records(db, "id = ?", number)
    except Unsound:
        raise ValueError("Its row is not as it was written.") from None
    try:
        lines = reading.lines_of(db, record)
    except Unsound:
        raise ValueError("Its commands are not as they were written.") from None
    return reading.judged(editions, record, lines)[0]


@dataclass
class Rebuilt:
    """Result of `rebuild`. `mended` are games whose rows were wrong; `hopeless` tells why the
    events of other games allow no row, and these stay as they were. Without changes there is no
    `copy`."""

    copy: Path | None
    games: int = 0
    mended: list[int] = field(default_factory=list)
    hopeless: dict[int, str] = field(default_factory=dict)


def rebuild(path: Path, editions: Mapping[str, Ruleset], now: datetime) -> Rebuilt:
    """Makes all rows of a journal again in one transaction, after it has put a copy beside the
    file. Raises sqlite3.Error, OSError or Trouble, and then the journal is unchanged."""
    with opened(path):
        pass  # Anything but a journal is left unchanged.
    with closing(schema.connect(path)) as db:
        db.text_factory = readable
        db.execute("BEGIN IMMEDIATE")
        copy = copied(path, now)
        try:
            done = Rebuilt(copy)
            rows = {row[0]: row for row in db.execute(f"SELECT {ROW} FROM games NOT INDEXED")}
            for number in sorted(rows.keys() | owners(db)):
                done.games += 1
                try:
                    if mended(db, editions, number, rows.get(number), now):
                        done.mended.append(number)
                except (ValueError, TypeError, LookupError) as flaw:
                    done.hopeless[number] = str(flaw)
            db.execute("COMMIT")
            if done.copy and not done.mended:
                done.copy.unlink()
                done.copy = None
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
                copy.unlink()
            raise
    return done


def copied(path: Path, now: datetime) -> Path:
    """Puts a copy of the journal beside it under an unused name."""
    copy = next(name for name in dated_names(path, "before", now) if not name.exists())
    try:
        make_file(copy)
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
    except BaseException:
        copy.unlink(missing_ok=True)
        raise
    return copy


def mended(
    db: sqlite3.Connection,
    editions: Mapping[str, Ruleset],
    number: int,
    row: Row | None,
    now: datetime,
) -> bool:
    """Makes the rows of one game again, and returns whether they were wrong. Raises ValueError,
    with a sentence, if its events make no game."""
    before = dict(zip(COLUMNS, row, strict=False)) if row else {}
    lines, kept = lines_and_links(db, number)
    game, made = replayed(edition_of(lines, editions), lines)
    answers, sums = before.get("answers"), moves.links(lines)
    if type(answers) is int and 0 <= answers < len(made):
        game.rewind(len(made) - 1 - answers)
    link = sums[facts(game)["answers"]]
    record = Record(**(unrecorded_columns(db, number, before, now) | facts(game) | {"link": link}))
    if row == record.values and kept == sums:
        return False
    writing.put(db, writing.stamped(record))
    if record.result is None:
        db.execute("DELETE FROM logs WHERE game = ?", (number,))
        writing.write_lines(db, number, 0, lines, sums)
    else:
        writing.pack(db, number, lines)
    return True


def lines_and_links(db: sqlite3.Connection, number: int) -> tuple[list[str], list[int]]:
    """Returns the lines of a game and their checksums as they lie in the file. Raises ValueError if
    some are missing."""
    pack = db.execute("SELECT packed FROM logs WHERE game = ?", (number,)).fetchone()
    if pack is not None:
        lines = moves.unpacked(pack[0])
        return lines, moves.links(lines)
    asked = "SELECT number, events, link FROM commands WHERE game = ? ORDER BY number"
    rows = db.execute(asked, (number,)).fetchall()
    if [row[0] for row in rows] != list(range(len(rows))):
        raise ValueError("Some of its commands are missing.")
    return [row[1] for row in rows], [row[2] for row in rows]


def edition_of(lines: list[str], editions: Mapping[str, Ruleset]) -> Ruleset:
    """Returns the rules that the first event names. Raises Malformed."""
    try:
        name = json.loads(lines[0])[0]["edition"]
    except (ValueError, TypeError, LookupError, RecursionError):
        raise Malformed("The log does not begin like a game.") from None
    if not isinstance(name, str) or name not in editions:
        raise Malformed("This program has no such edition.")
    return editions[name]


def unrecorded_columns(db: sqlite3.Connection, number: int, before: Plain, now: datetime) -> Plain:
    """Returns the columns that do not follow from events: the old ones or substitutes."""

    def whole(name: str, otherwise: int) -> int:
        return before[name] if type(before.get(name)) is int else otherwise

    def date(name: str) -> str:
        try:
            return datetime.fromisoformat(before[name]).isoformat()
        except (KeyError, ValueError, TypeError):
            return now.isoformat(timespec="seconds")

    whole_numbers = "SELECT MAX(played) FROM games NOT INDEXED WHERE typeof(played) = 'integer'"
    last = db.execute(whole_numbers).fetchone()[0] or 0
    try:
        desk = json.loads(before["desk"])
    except (KeyError, ValueError, TypeError, RecursionError):
        desk = {}
    return {
        "id": number,
        "stamp": whole("stamp", 0),
        "played": whole("played", last + 1),
        "began": date("began"),
        "touched": date("touched"),
        "rewinds": whole("rewinds", 0),
        "imported": bool(whole("imported", 0)),
        "deleted": bool(whole("deleted", 0)),
        "desk": desk if isinstance(desk, dict) else {},
    }
