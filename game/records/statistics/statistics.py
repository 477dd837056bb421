"""The statistics of finished games: questions, changes by one game, and files for other
programs."""

from __future__ import annotations

import csv
import io
import json
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from game import __version__
from game.records.journal.file.own_files import write_beside
from game.records.journal.file.store import Journal
from game.records.journal.trouble import Trouble
from game.records.statistics import blocks, catching_up
from game.records.statistics.achievement import Achievement, Steps
from game.records.statistics.answer import EVERYTHING, Answer, Selection
from game.records.statistics.blocks import SHAPE
from game.records.statistics.catching_up import CatchingUp
from game.records.statistics.figures import Figures
from game.records.statistics.figures_file import FiguresFile, every, rows
from game.rules.game import Game
from game.words import Words

FORMAT = 1
COLUMNS = (
    *("game", "played", "began", "ended", "edition", "seats", "visibility", "seed", "result"),
    *("reason", "turns", "doors", "deck", "seconds", "marks", "apart"),
)
FORMULA = "=+-@"
"""First characters of formulas in spreadsheets, in letters of any width."""
LAST = 20, 100
"""Numbers of last games whose rate is exported."""
RUN = 2
"""Victories in a row that make a streak."""


@dataclass(frozen=True)
class Progress:
    """`counted` of all finished `games`; `done` if nothing is left to do."""

    counted: int
    games: int
    done: bool


class Statistics:
    """Counts every finished game once and keeps its figures. Questions are answered from the games
    that are counted by then; call `catch_up` whenever there is nothing else to do."""

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
        """`count` counts what is `counted`, by name; `reached` names the `achievements` of a game.
        `canonical` returns the current name of an edition, whatever older saves call it."""
        by_game = [a.name for a in achievements if a.by_game is not None]
        self._counted = counted
        version = " ".join([__version__, SHAPE, *counted, "/", *by_game])
        self._journal = journal
        self.file = FiguresFile(file, version, journal.now)
        """File of the figures."""
        self._counting = CatchingUp(self.file, journal, count, reached, achievements, canonical)

    @property
    def trouble(self) -> Trouble | None:
        """Reason why the figures are only in memory; None if they are in their file."""
        return self.file.trouble

    def close(self) -> None:
        """Closes the file; the next question opens it again."""
        self.file.close()

    # Counting

    def progress(self) -> Progress:
        """Returns how far counting has come; a journal that cannot be read is done."""
        asked = "SELECT COUNT(*) FROM figures"
        counted = self.file.ask(lambda db: int(db.execute(asked).fetchone()[0]))
        try:
            games = self._journal.count("finished")
        except Trouble:
            return Progress(counted, counted, True)
        return Progress(min(counted, games), games, self._counting.done)

    def look_again(self) -> None:
        """Compares the whole journal again. `catch_up` notices by itself what was finished, deleted
        or restored; this is for all other changes."""
        self._counting.look_again()

    def catch_up(self, steps: int = 2) -> bool:
        """Counts up to `steps` games, the last first, or does as much other work, and returns
        whether all is done. A step takes about 5 ms."""
        return self._counting.catch_up(steps)

    def count_now(self, game: int) -> Figures | None:
        """Counts a game that has just ended, and returns its figures; None if that fails."""
        self._counting.count_now(game)
        return self.of_game(game)

    # Questions

    def ask(self, selection: Selection = EVERYTHING) -> Answer:
        return self.file.ask(lambda db: blocks.answered(db, selection))

    def editions(self) -> Mapping[str, int]:
        """Returns the number of finished games of each edition, those apart included."""
        asked = "SELECT edition, COUNT(*) FROM figures GROUP BY edition"
        return self.file.ask(lambda db: dict(db.execute(asked).fetchall()))

    def of_game(self, game: int) -> Figures | None:
        """Returns the figures of a game of the journal; None if it is not counted."""
        found = self.file.ask(lambda db: rows(db, "game = ?", game))
        return found[0] if found else None

    def reached(self) -> Mapping[str, Figures]:
        """Returns the achievements that were reached, by name, with the game that first did."""
        return self.file.ask(catching_up.reached)

    @property
    def steps(self) -> Mapping[str, Steps]:
        """Progress towards achievements that are not reached, by name, where it is counted;
        complete once nothing is left to do."""
        return self._counting.steps

    def last_played(self) -> int:
        """Returns the place of the finished game that was played last, or 0;
        `Settings.counted_from` can begin there."""
        asked = "SELECT MAX(played) FROM figures"
        return self.file.ask(lambda db: int(db.execute(asked).fetchone()[0] or 0))

    # Files

    def export_csv(self, folder: Path, words: Words) -> Path:
        """Writes a table into the folder, makes the folder if it must, never overwrites another
        file, and returns the path. Raises Trouble, and then there is no new file."""
        return self._exported(folder, words, ".csv", as_csv(every(self.file), self._counted))

    def export_json(self, folder: Path, words: Words) -> Path:
        """Writes one JSON object with all games and totals, as `export_csv` does."""
        return self._exported(folder, words, ".json", as_json(every(self.file), self.ask()))

    def _exported(self, folder: Path, words: Words, ending: str, content: bytes) -> Path:
        day = self._journal.now().date()
        return write_beside(folder, f"{day} {words.say('Statistics').lower()}", ending, content)


def plain(figures: Figures) -> dict[str, Any]:
    """Returns figures as JSON values."""
    told = asdict(figures) | {"result": "won" if figures.won else "lost"}
    named = {name: told[name] for name in COLUMNS}
    lists = {"marks": list(figures.marks), "apart": list(figures.apart)}
    return {**named, **lists, "counts": told["counts"], "achievements": sorted(figures.feats)}


def as_csv(games: Iterable[Figures], counted: Sequence[str]) -> bytes:
    """Returns a table with one row for each game and a head; what is `counted` stands in the last
    columns. No cell is a formula, whatever a seed or a mark looks like."""
    table = io.StringIO(newline="")
    writer = csv.writer(table)
    writer.writerow([*COLUMNS, *counted])
    for figures in games:
        told = plain(figures)
        told |= {name: " ".join(told[name]) for name in ("marks", "apart")}
        counts = [figures.counts.get(name, 0) for name in counted]
        writer.writerow([cell(told[name]) for name in COLUMNS] + counts)
    # Spreadsheets recognise UTF-8 by its byte order mark.
    return table.getvalue().encode("utf-8-sig", "replace")


def cell(value: object) -> object:
    """Returns a text that no program takes for a formula; a number unchanged."""
    if not isinstance(value, str):
        return value
    bare = unicodedata.normalize("NFKC", value).lstrip()
    formula = bare.startswith(tuple(FORMULA)) or value[:1].isspace()
    return f"'{value}" if formula else value


def as_json(games: Iterable[Figures], answer: Answer) -> bytes:
    """Returns all games, each on a line, with the totals of those that count."""
    outcomes = answer.outcomes
    told = {
        "format": FORMAT,
        "program": __version__,
        "sums": {
            "games": outcomes.all.games,
            "won": outcomes.all.won,
            **{f"won_of_last_{n}": outcomes.last(n).won for n in LAST},
            "streak": outcomes.streak,
            "best_streak": outcomes.best,
            "turns": answer.turns,
            "seconds": answer.seconds,
            "games_timed": answer.timed,
            "doors": answer.doors,
            "counts": answer.counts,
            "cards_left_when_won": answer.decks,
            "turns_when_won": answer.lengths,
            "reasons_of_defeats": answer.defeats,
            "doors_when_lost": answer.reached,
            "apart": answer.apart,
            "games_apart": answer.aside,
            "games_with_hints": answer.hinted.games,
            "won_with_hints": answer.hinted.won,
        },
    }
    lines = ",\n".join(json.dumps(plain(figures)) for figures in games)
    return f'{json.dumps(told)[:-1]}, "games": [\n{lines}\n]}}\n'.encode("ascii")


@dataclass(frozen=True)
class Changes:
    """`before` and `now` are the totals of the games like `game`, without it and with it: those of
    its edition, number of players and visibility, up to its place. `reached` are the achievements
    that it was the first to reach."""

    game: Figures
    before: Answer
    now: Answer
    reached: tuple[Achievement, ...]

    @property
    def counts(self) -> bool:
        """True unless the game counts apart; then only `reached` can have changed."""
        return not self.game.apart

    @property
    def first_victory(self) -> bool:
        """True if none of the games like it was won before."""
        return self.counts and self.game.won and not self.before.outcomes.all.won

    @property
    def longest_streak(self) -> bool:
        """True if the streak is longer than any before."""
        return self.now.outcomes.best > max(self.before.outcomes.best, RUN - 1)

    @property
    def streak_ended(self) -> int:
        """Length of the streak that this defeat ended; 0 if it ended none."""
        streak = self.before.outcomes.streak
        return streak if streak >= RUN and not self.now.outcomes.streak else 0

    @property
    def most_left(self) -> bool:
        """True if no game before was won with as many cards left. A first victory is no record."""
        left = self.before.decks
        return self.counts and self.game.won and bool(left) and self.game.deck > max(left)


def what_changed(
    statistics: Statistics, achievements: Iterable[Achievement], game: int, after: int = 0
) -> Changes | None:
    """Returns what a game of the journal changed, among games whose place is later than `after`.
    Returns None while finished games still have to be counted. Raises Trouble."""
    figures = statistics.of_game(game) if statistics.progress().done else None
    if figures is None:
        return None

    def until(played: int) -> Answer:
        kind = Selection(figures.edition, figures.seats, figures.visibility, after, played)
        return statistics.ask(kind)

    first = statistics.reached()
    reached = [row for row in achievements if row.name in first and first[row.name].game == game]
    return Changes(figures, until(figures.played - 1), until(figures.played), tuple(reached))
