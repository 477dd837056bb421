"""Counts games that are not counted yet, in small steps, while there is nothing else to do."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TypeVar

from game.records.journal.file.reading import Saved
from game.records.journal.file.store import Journal, Stamp
from game.records.journal.trouble import Trouble, Why
from game.records.statistics import blocks, figures_file
from game.records.statistics.achievement import Achievement, Steps
from game.records.statistics.answer import LARGEST
from game.records.statistics.figures import Figures
from game.records.statistics.figures_file import FiguresFile, log
from game.rules.game import Game

AT_ONCE = 256
"""Games that are compared with the figures at a time."""
Mark = tuple[int, list[Stamp]]
"""Number of finished games, and the one that was played last."""
FEW = 20
"""Games that are counted while somebody waits."""
T = TypeVar("T")


class CatchingUp:
    """Compares the journal with the figures of its games, the last game first, and brings the
    figures up to date; then the sums of blocks, then the achievements."""

    def __init__(
        self,
        file: FiguresFile,
        journal: Journal,
        count: Callable[[Game], Mapping[str, int]],
        reached: Callable[[Game], frozenset[str]],
        achievements: Sequence[Achievement],
        canonical: Callable[[str], str],
    ) -> None:
        self._file, self._journal = file, journal
        self._count, self._reached, self._achievements = count, reached, achievements
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

    def count_now(self, game: int) -> None:
        """Counts a game that has just ended, and does what little else is left."""
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

    def _is_counted(self, game: int) -> bool:
        """Returns whether this game ended last and is counted: counting plays it through."""
        last = self._in_journal(lambda: self._journal.finished(LARGEST, 1)) or []
        with self._file.reading() as db:
            return any(figures_file.kept(db, game, one.stamp) for one in last if one.game == game)

    @property
    def done(self) -> bool:
        """True if nothing is left to do, as far as is known."""
        compared = self._below is None and not self._found and self._lives == self._file.lives
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
        with self._file.reading():
            begun_anew = self._lives != self._file.lives
        if begun_anew:
            self._lives = self._file.lives
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
        with self._file.reading() as db:
            kept = dict(db.execute(asked, (least, below)).fetchall())
        gone = kept.keys() - {stamp.game for stamp in found}
        if gone:
            with self._file.transaction() as db:
                figures_file.remove(db, gone)
            self._changed()
        self._found = [
            stamp
            for stamp in found
            if kept.get(stamp.game) != stamp.stamp and stamp not in self._foreign
        ]
        self._below = least if len(found) == AT_ONCE else None

    def _count_next(self, stamp: Stamp) -> None:
        with self._file.reading() as db:
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
            figures = Figures.of(record, self._count(saved.game), self._reached(saved.game))
        except Exception:
            # A mistake in an edition's counting must not keep anybody from playing.
            log.exception("game %s cannot be counted", stamp.game)
            self._foreign.add(stamp)
            return
        with self._file.transaction() as db:
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
        with self._file.transaction() as db:
            odd = blocks.stale(db)
            if odd:
                blocks.make(db, odd[0])
        self._added = len(odd) > 1

    def _judge(self) -> None:
        """Judges one more achievement."""
        if self._unjudged is None:
            known = self._file.ask(reached)
            self._unjudged = [a for a in self._achievements if a.name not in known]
        elif self._unjudged:
            row = self._unjudged[-1]
            steps = judge(self._file, row)
            self.steps.pop(row.name, None)
            if steps is not None:
                self.steps[row.name] = steps
            self._unjudged.pop()


def reached(db: sqlite3.Connection) -> Mapping[str, Figures]:
    """Returns the achievements that were reached, by name, with the game that first did. A game
    that is gone or has changed since does not count. Raises Unsound."""
    columns = ", ".join(f"figures.{name}" for name in figures_file.COLUMNS)
    asked = f"SELECT reached.name, {columns} FROM reached JOIN figures USING (game, stamp)"
    return {name: figures_file.figures_of(row) for name, *row in db.execute(asked)}


def judge(file: FiguresFile, achievement: Achievement) -> Steps | None:
    """Keeps which game reached an achievement. If none did, returns the progress where that is
    counted. Raises Trouble."""
    if achievement.by_game is None:
        found = achievement.found(figures_file.every(file))
    else:
        name = figures_file.written(achievement.name)
        where = "apart = '' AND instr(feats, ?) ORDER BY played LIMIT 1"
        with file.reading() as db:
            found = next(iter(figures_file.rows(db, where, name)), None)
    if not isinstance(found, Figures):
        return found
    told = "SELECT ?, game, stamp FROM figures WHERE game = ?"
    with file.transaction() as db:
        db.execute(f"INSERT OR REPLACE INTO reached {told}", (achievement.name, found.game))
    return None
