"""What lies on a shelf of games, and which part of it is in sight."""

from __future__ import annotations

from pathlib import Path

from game.editions import Editions
from game.records.journal.file.store import Journal, Shelf
from game.records.journal.record import Record
from game.screen.pages.games import game_files
from game.screen.pages.games.game_rows import IMPORT, file_row, game_row
from game.screen.pages.games.list_layout import Row
from game.screen.pages.games.small_doors import KnownDoors
from game.words import Words

RUNNING, FINISHED, FILES = "button.running", "button.finished", "button.files"
SHELVES: dict[str, Shelf] = {RUNNING: "running", FINISHED: "finished"}


class GameList:
    """One shelf at a time, named by its button."""

    def __init__(self, journal: Journal, words: Words, editions: Editions) -> None:
        self.shelf = RUNNING
        self.first = 0
        """The number of the first row in sight."""
        self.total = self.in_bin = 0
        self.rows: list[Row] = []
        """Those in sight."""
        self._journal = journal
        self._words = words
        self._editions = editions
        self._files: list[Path] = []
        self._doors = KnownDoors(journal)
        self._seen: list[Record] = []
        """The games in sight."""

    def turn_to(self, shelf: str) -> None:
        """Another shelf, from its beginning. Files are looked for now, and not again."""
        self.shelf, self.first = shelf, 0
        self._files = game_files.found() if shelf == FILES else []

    def file(self, key: str) -> Path:
        """The file that this button imports."""
        return self._files[int(key.removeprefix(IMPORT))]

    def look(self, fitting: int) -> None:
        """Finds the rows that are in sight now, so many at most. Raises Trouble, and then there
        are none."""
        self.total, self.in_bin, self.rows, self._seen = 0, 0, [], []
        words, journal = self._words, self._journal
        self.in_bin = journal.count("deleted")
        if self.shelf == FILES:
            self.total = len(self._files)
            self._stay_within(fitting)
            seen = list(enumerate(self._files))[self.first : self.first + fitting]
            self.rows = [file_row(words, number, path) for number, path in seen]
        else:
            shelf = SHELVES[self.shelf]
            self.total = journal.count(shelf)
            self._stay_within(fitting)
            self._seen = journal.records(shelf, self.first, fitting)
            self._tell_doors()

    def learn_doors(self) -> bool:
        """Looks up which Doors of one more game in sight are gained; whether there was one."""
        known, editions = self._doors, self._editions
        for record in self._seen:
            if record.edition in editions and known.of(record) is None:
                known.learn(record, editions)
                self._tell_doors()
                return True
        return False

    def _tell_doors(self) -> None:
        words, editions, known = self._words, self._editions, self._doors
        self.rows = [game_row(words, editions, each, known.of(each)) for each in self._seen]

    def _stay_within(self, fitting: int) -> None:
        """The list never ends above its last row."""
        self.first = max(0, min(self.first, self.total - fitting))

    def scroll(self, by: int, fitting: int) -> bool:
        """Moves the list by rows; whether there was anything to show."""
        before = self.first
        self.first += by
        self._stay_within(fitting)
        return self.first != before
