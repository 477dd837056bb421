"""The statistics of finished games: they are counted in small steps while there is nothing else to
do, and answer questions meanwhile."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from game import __version__
from game.records.journal.file.own_files import write_beside
from game.records.journal.file.reading import Saved
from game.records.journal.file.store import Journal, Stamp
from game.records.journal.trouble import Trouble, Why
from game.records.statistics import blocks, figures_file
from game.records.statistics.achievement import Achievement, Steps
from game.records.statistics.answer import EVERYTHING, LARGEST, Answer, Selection
from game.records.statistics.blocks import SHAPE
from game.records.statistics.exports import as_csv, as_json
from game.records.statistics.figures import Figures
from game.records.statistics.figures_file import FiguresFile, every, log, rows
from game.rules.game import Game
from game.words import Words

AT_ONCE = 256
"""Games that are compared with the figures at a time."""
Mark = tuple[int, list[Stamp]]
"""Number of finished games, and the one that was played last."""
FEW = 20
"""Games that are counted while somebody waits."""
RUN = 2
"""Victories in a row that make a streak."""
T = TypeVar("T")


@dataclass(frozen=True)
class Progress:
    """`counted` of all finished `games`; `done` if nothing is left to do."""

    counted: int
    games: int
    done: bool


class Statistics:
    """Counts every finished game once and keeps its figures: `catch_up` compares the journal with
    them, the last game first, and brings them up to date; then the sums of blocks, then the
    achievements. Questions are answered from the games that are counted by then; call `catch_up`
    whenever there is nothing else to do."""

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
        version = " ".join([__version__, SHAPE, *counted, "/", *by_game])
        self.file = FiguresFile(file, version, journal.now)
        """File of the figures."""
        self._journal, self._counted = journal, counted
        self._count, self._feats, self._achievements = count, reached, achievements
        self._canonical = canonical
        self._lives = 0
        self._below: int | None = LARGEST
        """Place from which on everything is compared; None if all is."""
        self._found: list[Stamp] = []
        """Games that have to be counted, the last first."""
        self._foreign: set[Stamp] = set()
        """Games that this version cannot read or count."""
        self._mark: Mark | None = None
        """Mark of the finished games when all was compared."""
        self._given_up = self._mended = False
        """True if the journal could not be read; the second, if it was mended once."""
        self._added = True
        """True if sums may have to be made again."""
        self.steps: dict[str, Steps] = {}
        """Progress towards achievements that are not reached, by name, where it is counted."""
        self._unjudged: list[Achievement] | None = None
        """Achievements that may have been reached meanwhile; None if that has to be found out."""

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
        return Progress(min(counted, games), games, self.done)

    def look_again(self) -> None:
        """Compares the whole journal again. `catch_up` notices by itself what was finished, deleted
        or restored; this is for all other changes."""
        self._below, self._found, self._given_up = LARGEST, [], False

    def catch_up(self, steps: int = 2) -> bool:
        """Counts up to `steps` games, the last first, or does as much other work, and returns
        whether all is done. A step takes about 5 ms."""
        for _ in range(steps):
            try:
                if self.done and not self._behind():
                    return True
                self._step()
            except Trouble:
                break
        return self.done

    def count_now(self, game: int) -> Figures | None:
        """Counts a game that has just ended, and does what little else is left. Returns its
        figures; None if that fails."""
        known = self.done
        with suppress(Trouble):
            if not self._is_counted(game):
                self._count_game(Stamp(0, game, 0))
            if known:
                self._mark = self._marked()
            else:
                self.catch_up(FEW)
            if self._below is None and not self._found:
                self._finish()
        return self.of_game(game)

    def _is_counted(self, game: int) -> bool:
        """Returns whether this game ended last and is counted: counting plays it through."""
        last = self._in_journal(lambda: self._journal.finished(LARGEST, 1)) or []
        with self.file.reading() as db:
            return any(figures_file.kept(db, game, one.stamp) for one in last if one.game == game)

    @property
    def done(self) -> bool:
        """True if nothing is left to do, as far as is known."""
        compared = self._below is None and not self._found and self._lives == self.file.lives
        return self._given_up or (compared and not self._added and self._unjudged == [])

    def _behind(self) -> bool:
        """Returns whether games were finished, deleted or restored since all was compared."""
        if self._given_up:
            return False
        mark = self._in_journal(self._marked)
        if mark is None or mark == self._mark:
            return False
        self.look_again()
        return True

    def _marked(self) -> Mark:
        return self._journal.count("finished"), self._journal.finished(LARGEST, 1)

    def _step(self) -> None:
        with self.file.reading():
            begun_anew = self._lives != self.file.lives
        if begun_anew:
            self._lives = self.file.lives
            self._added, self._unjudged = True, None
            self.look_again()
        if self._found:
            self._count_next(self._found[0])
            del self._found[:1]
        elif self._below is not None:
            self._compare(self._below)
        elif self._added:
            self._add_up()
        else:
            self._judge()

    def _finish(self) -> None:
        """Adds up and judges all that is counted."""
        while self._added:
            self._add_up()
        while self._unjudged != []:
            self._judge()

    def _in_journal(self, ask: Callable[[], T]) -> T | None:
        """Returns the answer of the journal. After a failure leaves it alone until `look_again`."""
        try:
            return ask()
        except Trouble as trouble:
            again = trouble.why is Why.DAMAGED and not self._mended
            self.look_again()
            self._given_up, self._mended = not again, self._mended or again
            return None

    def _compare(self, below: int) -> None:
        """Compares some games of the journal with the figures."""
        if below == LARGEST:
            self._mark = self._in_journal(self._marked)
        found = self._in_journal(lambda: self._journal.finished(below, AT_ONCE))
        if found is None:
            return
        least = found[-1].played if len(found) == AT_ONCE else -1
        asked = "SELECT game, stamp FROM figures WHERE played >= ? AND played < ?"
        with self.file.reading() as db:
            kept = dict(db.execute(asked, (least, below)).fetchall())
        gone = kept.keys() - {stamp.game for stamp in found}
        if gone:
            with self.file.transaction() as db:
                figures_file.remove(db, gone)
            self._changed()
        self._found = [
            stamp
            for stamp in found
            if kept.get(stamp.game) != stamp.stamp and stamp not in self._foreign
        ]
        self._below = least if len(found) == AT_ONCE else None

    def _count_next(self, stamp: Stamp) -> None:
        with self.file.reading() as db:
            there = figures_file.kept(db, stamp.game, stamp.stamp)
        if there:  # another program has counted it
            self._changed()
        else:
            self._count_game(stamp)

    def _count_game(self, stamp: Stamp) -> None:
        saved = self._in_journal(lambda: self._loaded(stamp))
        if saved is None or saved.record.result is None or saved.record.deleted:
            return
        try:
            record = replace(saved.record, edition=self._canonical(saved.record.edition))
            figures = Figures.of(record, self._count(saved.game), self._feats(saved.game))
        except Exception:
            # A mistake in an edition's counting must not keep anybody from playing.
            log.exception("game %s cannot be counted", stamp.game)
            self._foreign.add(stamp)
            return
        with self.file.transaction() as db:
            figures_file.put(db, figures, saved.record.stamp)
        self._changed()

    def _loaded(self, stamp: Stamp) -> Saved | None:
        """Returns a game; None if it is gone, or if only another version can read it."""
        try:
            return self._journal.load(stamp.game)
        except Trouble as trouble:
            if trouble.why not in (Why.FOREIGN, Why.GONE):
                raise
            self._foreign.add(stamp)
            return None

    def _changed(self) -> None:
        self._added, self._unjudged = True, None

    def _add_up(self) -> None:
        """Makes the sums of one block again."""
        with self.file.transaction() as db:
            odd = blocks.stale(db)
            if odd:
                blocks.make(db, odd[0])
        self._added = len(odd) > 1

    def _judge(self) -> None:
        """Judges one more achievement."""
        if self._unjudged is None:
            known = self.reached()
            self._unjudged = [a for a in self._achievements if a.name not in known]
        elif self._unjudged:
            row = self._unjudged[-1]
            steps = judge(self.file, row)
            self.steps.pop(row.name, None)
            if steps is not None:
                self.steps[row.name] = steps
            self._unjudged.pop()

    # Questions

    def ask(self, selection: Selection = EVERYTHING) -> Answer:
        return self.file.ask(lambda db: blocks.answered(db, selection))

    def editions(self) -> Mapping[str, int]:
        """Returns the number of finished games of each edition, those apart included."""
        asked = "SELECT edition, COUNT(*) FROM figures GROUP BY edition"
        return self.file.ask(lambda db: dict(db.execute(asked).fetchall()))

    def of_game(self, game: int) -> Figures | None:
        """Returns the figures of a game of the journal; None if it is not counted."""
        found = self.file.ask(lambda db: rows(db, "game = ?", (game,)))
        return found[0] if found else None

    def reached(self) -> Mapping[str, Figures]:
        """Returns the achievements that were reached, by name, with the game that first did. A game
        that is gone or has changed since does not count."""
        columns = ", ".join(f"figures.{name}" for name in figures_file.COLUMNS)
        asked = f"SELECT reached.name, {columns} FROM reached JOIN figures USING (game, stamp)"

        def found(db: sqlite3.Connection) -> Mapping[str, Figures]:
            return {name: figures_file.figures_of(row) for name, *row in db.execute(asked)}

        return self.file.ask(found)

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


def judge(file: FiguresFile, achievement: Achievement) -> Steps | None:
    """Keeps which game reached an achievement. If none did, returns the progress where that is
    counted. Raises Trouble."""
    found: Figures | Steps | None = None
    if achievement.by_games is not None:
        found = achievement.by_games(every(file))
    elif achievement.by_game is not None:
        name = figures_file.written(achievement.name)
        where = "apart = '' AND instr(feats, ?) ORDER BY played LIMIT 1"
        with file.reading() as db:
            found = next(iter(rows(db, where, (name,))), None)
    if not isinstance(found, Figures):
        return found
    told = "SELECT ?, game, stamp FROM figures WHERE game = ?"
    with file.transaction() as db:
        db.execute(f"INSERT OR REPLACE INTO reached {told}", (achievement.name, found.game))
    return None


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
