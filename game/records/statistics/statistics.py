"""What the finished games of the journal come to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from game import __version__
from game.records.journal.file.store import Journal
from game.records.journal.text.exports import write_beside
from game.records.journal.trouble import Trouble
from game.records.statistics import blocks, reaching
from game.records.statistics.achievement import Achievement, Steps
from game.records.statistics.answer import EVERYTHING, Answer, Selection
from game.records.statistics.catching_up import CatchingUp
from game.records.statistics.figure_exports import as_csv, as_json
from game.records.statistics.figure_rows import every, rows
from game.records.statistics.figures import Figures
from game.records.statistics.figures_file import FiguresFile
from game.records.statistics.sums import SHAPE
from game.rules.game import Game
from game.words import Words


@dataclass(frozen=True)
class Progress:
    """So many of `games` finished ones are `counted`; `done` if nothing is left to be done."""

    counted: int
    games: int
    done: bool


class Statistics:
    """Counts every finished game once and keeps its figures. Questions are answered from the games
    that are counted by then; `catch_up` counts on, and is called whenever there is nothing else to
    do."""

    def __init__(
        self,
        file: Path,
        journal: Journal,
        count: Callable[[Game], Mapping[str, int]],
        counted: Sequence[str],
        reached: Callable[[Game], frozenset[str]],
        achievements: Sequence[Achievement],
        canonical: Callable[[str], str],
    ) -> None:
        """`count` counts what is `counted`, by name, and `reached` names the `achievements` that
        were reached in a game. `canonical` gives the one name by which games of an edition are
        counted, whatever older saves call it."""
        by_game = [a.name for a in achievements if a.by_game is not None]
        self._counted = counted
        version = " ".join([__version__, SHAPE, *counted, "/", *by_game])
        self._journal = journal
        self.file = FiguresFile(file, version, journal.now)
        """Where the figures are kept."""
        self._counting = CatchingUp(self.file, journal, count, reached, achievements, canonical)

    @property
    def trouble(self) -> Trouble | None:
        """Why the figures are kept in memory only; None if they lie in their file."""
        return self.file.trouble

    def close(self) -> None:
        """Lets go of the file; whatever is asked next opens it again."""
        self.file.close()

    # Counting

    def progress(self) -> Progress:
        """How far counting has come; where the journal cannot be read there is nothing to be
        done."""
        asked = "SELECT COUNT(*) FROM figures"
        counted = self.file.ask(lambda db: int(db.execute(asked).fetchone()[0]))
        try:
            games = self._journal.count("finished")
        except Trouble:
            return Progress(counted, counted, True)
        return Progress(min(counted, games), games, self._counting.done)

    def look_again(self) -> None:
        """The journal may have changed. `catch_up` finds by itself what was finished, deleted or
        restored; this is for what was changed in another way."""
        self._counting.look_again()

    def catch_up(self, steps: int = 2) -> bool:
        """Counts so many games, the last first, or does as much of what else there is to do;
        whether all is done. A step takes some 5 ms."""
        return self._counting.catch_up(steps)

    def count_now(self, game: int) -> Figures | None:
        """The figures of a game that has just ended, and whatever was reached with it is known;
        None if they cannot be had."""
        self._counting.count_now(game)
        return self.of_game(game)

    # Questions

    def ask(self, selection: Selection = EVERYTHING) -> Answer:
        """What the games of a selection come to."""
        return self.file.ask(lambda db: blocks.answered(db, selection))

    def editions(self) -> Mapping[str, int]:
        """How many finished games there are of each edition, those that count apart too."""
        asked = "SELECT edition, COUNT(*) FROM figures GROUP BY edition"
        return self.file.ask(lambda db: dict(db.execute(asked).fetchall()))

    def of_game(self, game: int) -> Figures | None:
        """Of the game with this number in the journal; None if it is not counted."""
        found = self.file.ask(lambda db: rows(db, "game = ?", game))
        return found[0] if found else None

    def reached(self) -> Mapping[str, Figures]:
        """The achievements that were reached, by name, and the game with which each first was."""
        return self.file.ask(reaching.reached)

    @property
    def steps(self) -> Mapping[str, Steps]:
        """How far one has come towards achievements that are not reached, by name, where that is
        counted; whole once nothing is left to be done."""
        return self._counting.steps

    def last_played(self) -> int:
        """The place among all of the finished game that was played last, 0 without any: for
        `Settings.counted_from` to begin after it."""
        asked = "SELECT MAX(played) FROM figures"
        return self.file.ask(lambda db: int(db.execute(asked).fetchone()[0] or 0))

    # Files

    def export_csv(self, folder: Path, words: Words) -> Path:
        """Writes one row a game into the folder, made if need be, and never over another file; the
        file. Raises Trouble, and then there is no new file."""
        return self._exported(folder, words, ".csv", as_csv(every(self.file), self._counted))

    def export_json(self, folder: Path, words: Words) -> Path:
        """The same as one JSON object, with the sums of all games. Raises Trouble."""
        return self._exported(folder, words, ".json", as_json(every(self.file), self.ask()))

    def _exported(self, folder: Path, words: Words, ending: str, content: bytes) -> Path:
        day = self._journal.now().date()
        return write_beside(folder, f"{day} {words.say('Statistics').lower()}", ending, content)
