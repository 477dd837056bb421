"""Games that leave as files, and files that come in as games; each answers with one sentence."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from game.folders import VARIABLE, exports_folder
from game.records.journal.file.store import Journal
from game.records.journal.text import game_files
from game.records.journal.text.game_files import export as write_file
from game.records.journal.text.share import FORMAT, Refused
from game.records.journal.trouble import Trouble
from game.screen.window.log_file import log
from game.table.saved_table import SavedTable
from game.words import Words

LONGEST_NAME = 32
"""Letters of a file's name in a sentence."""
MOST = 200
"""Files that are looked at in a folder, the newest."""


def export(journal: Journal, words: Words, number: int) -> str:
    """Writes a game of the journal as a file; what came of it."""
    try:
        file = write_file(journal.load(number), exports_folder(), words)
    except Trouble as trouble:
        log.warning("export of game %s: %s", number, trouble)
        return words.trouble(trouble.why)
    log.info("game %s was exported", number)
    return words.say("Saved as {file}", file=file)


def bring_in(journal: Journal, words: Words, path: Path) -> tuple[bool | None, str]:
    """Puts the game of a file into the journal: whether it is a finished game, None if it is none
    at all; and what came of it."""
    try:
        came = game_files.bring_in(path, journal, SavedTable.of)
    except Refused as refused:
        log.warning("import refused: %s", refused)
        return None, words.say(
            "{file}: {told}", file=brief(path.name), told=words.flaw(refused.flaw, refused.line)
        )
    except Trouble as trouble:
        log.warning("import: %s", trouble)
        return None, words.trouble(trouble.why)
    log.info("game %s came from a file, known: %s", came.record.id, came.known)
    finished = came.record.result is not None
    if came.known:
        return finished, words.say("This game is here already.")
    return finished, words.say("{file} was brought in.", file=brief(path.name))


def brief(name: str) -> str:
    """A name that leaves room for what is said about it."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME // 2]}…{name[-10:]}"


def found() -> list[Path]:
    """The files that may be games, where they are exported to and where downloads go, the newest
    first."""
    folders = [exports_folder()]
    if not os.environ.get(VARIABLE):
        from platformdirs import user_downloads_path

        folders.append(user_downloads_path())
    files = [file for folder in folders for file in newest(folder) if begins_as_game(file)]
    return sorted(files, key=changed, reverse=True)


def newest(folder: Path) -> list[Path]:
    """Its text files, the newest first, at most `MOST`."""
    try:
        texts = [file for file in folder.iterdir() if file.suffix.lower() == ".txt"]
    except OSError:
        return []
    return sorted(texts, key=changed, reverse=True)[:MOST]


def changed(file: Path) -> float:
    """When it was last changed; 0 if nobody can tell."""
    with suppress(OSError):
        return file.stat().st_mtime
    return 0.0


def begins_as_game(file: Path) -> bool:
    """Whether it begins like an exported game."""
    with suppress(OSError):
        if file.is_file():
            with file.open("rb") as stream:
                return f'"format":"{FORMAT}"'.encode() in stream.read(100)
    return False
