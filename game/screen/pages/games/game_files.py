"""Games that are exported as files, and files that are imported as games. Each answers with one
sentence."""

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
"""Greatest number of letters of a file's name in a sentence."""
MOST = 200
"""Greatest number of files looked at in a folder."""


def export(journal: Journal, words: Words, number: int) -> str:
    """Writes a game of the journal as a file, and returns a sentence about it."""
    try:
        file = write_file(journal.load(number), exports_folder(), words)
    except Trouble as trouble:
        log.warning("export of game %s: %s", number, trouble)
        return words.trouble(trouble.why)
    log.info("game %s was exported", number)
    return words.say("Saved as {file}", file=file)


def bring_in(journal: Journal, words: Words, path: Path) -> tuple[bool | None, str]:
    """Puts the game of a file into the journal. Returns whether the game is finished, or None if
    the file holds none, and a sentence about it."""
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
    return finished, words.say("{file} was imported.", file=brief(path.name))


def brief(name: str) -> str:
    """Returns a name of a file, shortened so that it leaves room in a sentence."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME // 2]}…{name[-10:]}"


def found() -> list[Path]:
    """Returns the files that may hold games, from the folders of exports and downloads, the newest
    first. At most `MOST` files of a folder are looked at."""
    folders, files = [exports_folder()], list[Path]()
    if not os.environ.get(VARIABLE):
        from platformdirs import user_downloads_path

        folders.append(user_downloads_path())
    for folder in folders:
        with suppress(OSError):
            texts = [file for file in folder.iterdir() if file.suffix.lower() == ".txt"]
            newest = sorted(texts, key=changed, reverse=True)[:MOST]
            files += filter(begins_as_game, newest)
    return sorted(files, key=changed, reverse=True)


def changed(file: Path) -> float:
    """Returns the time at which a file was last changed, in seconds, or 0 if it is unknown."""
    with suppress(OSError):
        return file.stat().st_mtime
    return 0.0


def begins_as_game(file: Path) -> bool:
    """Returns whether a file begins like an exported game."""
    with suppress(OSError):
        if file.is_file():
            with file.open("rb") as stream:
                return f'"format":"{FORMAT}"'.encode() in stream.read(100)
    return False
