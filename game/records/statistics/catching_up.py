"""Counting what is not counted yet: in small steps, while there is nothing else to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TypeVar

from game.records.journal.file.reading import Saved
from game.records.journal.file.store import Journal, Stamp
from game.records.journal.trouble import Trouble, Why
from game.records.statistics import blocks, figure_rows, reaching
from game.records.statistics.achievement import Achievement, Steps
from game.records.statistics.answer import LARGEST
from game.records.statistics.figures import Figures
from game.records.statistics.figures_file import FiguresFile, log
from game.rules.game import Game

AT_ONCE = 256
"""Games of the journal that are compared with the figures at a time."""
Mark = tuple[int, list[Stamp]]
"""How many finished games there are, and the one of them that was played last."""
FEW = 20
"""Games that are counted while somebody waits."""
T = TypeVar("T")


class CatchingUp:
    """Compares the journal with the figures of its games, the games that were played last first,
    and brings the figures up to it; then the sums of blocks, and what was reached."""

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
        """All that was played from here on is compared; None if everything is."""
        self._found: list[Stamp] = []
        """Games that are still to be counted, the last first."""
        self._foreign: set[Stamp] = set()
        """Games that this version cannot read or count."""
        self._mark: Mark | None = None
        """Of the finished games, when all was compared."""
        self._given_up = self._mended = False
        """Whether the journal could not be read, or was mended once."""
        self._added = True
        """Whether sums may have to be made again."""
        self.steps: dict[str, Steps] = {}
        """How far one has come towards what is not reached, by name, where that is counted."""
        self._unjudged: list[Achievement] | None = None
        """What may have been reached meanwhile; None if that is to be found out."""

    def look_again(self) -> None:
        """The journal may have changed. `catch_up` finds by itself what was finished, deleted or
        restored; this is for what was changed in another way."""
        self._below, self._found, self._given_up = LARGEST, [], False

    def catch_up(self, steps: int = 2) -> bool:
        """Counts so many games, the last first, or does as much of what else there is to do;
        whether all is done. A step takes some 5 ms."""
        for _ in range(steps):
            try:
                if self.done and not self._behind():
                    return True
                self._step()
            except Trouble:
                break
        return self.done

    def count_now(self, game: int) -> None:
        """Counts a game that has just ended, and what little else is still to be done."""
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
        """Whether the game that was finished last is this one, and counted as it is: to count it
        means to play it through."""
        last = self._in_journal(lambda: self._journal.finished(LARGEST, 1)) or []
        with self._file.reading() as db:
            return any(figure_rows.kept(db, game, one.stamp) for one in last if one.game == game)

    @property
    def done(self) -> bool:
        """Whether nothing is left to be done, as far as can be told."""
        compared = self._below is None and not self._found and self._lives == self._file.lives
        return self._given_up or (compared and not self._added and self._unjudged == [])

    def _behind(self) -> bool:
        """Whether games were finished, deleted or restored since all was compared."""
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
        """All that is to be done with what is counted."""
        while self._added:
            self._add_up()
        while self._unjudged != []:
            self._judge()

    def _in_journal(self, ask: Callable[[], T]) -> T | None:
        """What the journal answers, None if it does not; then it is left alone until somebody has
        it looked at again."""
        try:
            return ask()
        except Trouble as trouble:
            again = trouble.why is Why.DAMAGED and not self._mended
            self.look_again()
            self._given_up, self._mended = not again, self._mended or again
            return None

    def _compare(self, below: int) -> None:
        """Some games of the journal with what is kept."""
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
                figure_rows.remove(db, gone)
            self._changed()
        self._found = [
            stamp
            for stamp in found
            if kept.get(stamp.game) != stamp.stamp and stamp not in self._foreign
        ]
        self._below = least if len(found) == AT_ONCE else None

    def _count_next(self, stamp: Stamp) -> None:
        with self._file.reading() as db:
            there = figure_rows.kept(db, stamp.game, stamp.stamp)
        if there:  # by another program
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
            # A fault in what an edition counts is to be mended, and keeps nobody from playing.
            log.exception("game %s cannot be counted", stamp.game)
            self._foreign.add(stamp)
            return
        with self._file.transaction() as db:
            figure_rows.put(db, figures, saved.record.stamp)
        self._changed()

    def _loaded(self, stamp: Stamp) -> Saved | None:
        """None for a game that is no longer there, or that only another version can read."""
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
        """The sums of one block are made again."""
        with self._file.transaction() as db:
            odd = blocks.stale(db)
            if odd:
                blocks.make(db, odd[0])
        self._added = len(odd) > 1

    def _judge(self) -> None:
        """Whether one more achievement was reached."""
        if self._unjudged is None:
            reached = self._file.ask(reaching.reached)
            self._unjudged = [a for a in self._achievements if a.name not in reached]
        elif self._unjudged:
            row = self._unjudged[-1]
            steps = reaching.judge(self._file, row)
            self.steps.pop(row.name, None)
            if steps is not None:
                self.steps[row.name] = steps
            self._unjudged.pop()
