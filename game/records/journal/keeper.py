"""Keeps one game in the journal, command by command, while it is played."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from game.plain import Plain
from game.records.journal import moves
from game.records.journal.codec import Codec
from game.records.journal.file import reading, writing
from game.records.journal.file.reading import Saved
from game.records.journal.file.store import Journal
from game.records.journal.moves import Beat
from game.records.journal.record import Record, facts
from game.records.journal.trouble import Trouble, Why
from game.rules.game import Game


def equal_beats(some: Sequence[Beat], others: Sequence[Beat]) -> int:
    """Returns how many beats two games share from their beginning."""
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(some, others, strict=False))
    return sum(1 for _ in alike)


class Keeper:
    """Writes what the journal does not have yet: usually one command; after a full disk all that
    came since; after an undo only the length of the game, for the command may be redone."""

    def __init__(self, journal: Journal, game: Game, saved: Saved | None = None) -> None:
        self.trouble: Trouble | None = None
        """Reason why the last command is not on the disk; None if it is."""
        self.parted = False
        """True if another program went on with the same game: from there on these are two games."""
        self._journal = journal
        self._game = game
        self._codec = Codec(game.rules)
        self._saved = saved

    @property
    def id(self) -> int:
        """Number of the game in the journal; 0 while it has none."""
        return self._saved.record.id if self._saved else writing.NEW

    def keep(self, desk: Plain, rewinds: int = 0, imported: bool = False, began: str = "") -> None:
        """Writes the game up to its last command. If that fails, `trouble` says why, and the next
        call tries again. `began` is the date when an imported game began."""
        try:
            try:
                self._keep(desk, rewinds, imported, began)
            except Trouble as trouble:
                if trouble.why is not Why.DAMAGED:
                    raise
                # The journal has been mended by now.
                self._keep(desk, rewinds, imported, began)
        except Trouble as trouble:
            self.trouble = trouble
        else:
            self.trouble = None

    def _keep(self, desk: Plain, rewinds: int, imported: bool, began: str) -> None:
        made = moves.cut(self._game.log)
        with self._journal.transaction() as db:
            before, parted = self._found(db)
            stood = equal_beats(before.beats, made) if before else 0
            # Undone beats stay after the standing ones until something else is done.
            whole = before.beats if before and stood == len(made) else made
            rows = before is not None and before.record.result is None
            there = equal_beats(before.beats, whole) if before and rows else 0
            lines = [moves.written(self._codec, beat) for beat in whole[there:]]
            sums = list(before.links[:there]) if before else []
            for line in lines:
                sums.append(moves.linked(line, sums[-1] if sums else 0))
            record = self._row(db, before, sums[len(made) - 1])
            record = replace(
                record,
                desk=desk,
                rewinds=rewinds,
                imported=imported or record.imported,
                began=began or record.began,
            )
            record = writing.put(db, writing.stamped(record))
            if record.result is not None:
                writing.pack(db, record.id, [moves.written(self._codec, beat) for beat in whole])
            else:
                writing.write_lines(db, record.id, there, lines, sums)
        self.parted |= parted
        self._saved = Saved(record, self._game, whole, sums)

    def _found(self, db: sqlite3.Connection) -> tuple[Saved | None, bool]:
        """Returns what the journal has of this game: nothing if the game is gone or another program
        has changed it; the flag is true in the latter case."""
        if self._saved is None:
            return None, False
        known = self._saved.record
        found = reading.records(db, "id = ?", known.id)
        if found and found[0].stamp == known.stamp:
            return self._saved, False
        return None, bool(found) and found[0].seed == known.seed

    def _row(self, db: sqlite3.Connection, before: Saved | None, link: int) -> Record:
        """Returns the row of the game as it stands, without what the front end tells."""
        now, last = self._journal.now().isoformat(timespec="seconds"), writing.last_played(db)
        told = facts(self._game)
        if before is not None:
            played = last if before.record.played == last else last + 1
            # Playing a game takes it out of the bin.
            return replace(
                before.record, played=played, touched=now, deleted=False, link=link, **told
            )
        known = self._saved.record if self._saved else None
        return Record(
            id=writing.NEW,
            stamp=0,
            played=last + 1,
            began=known.began if known else now,
            touched=now,
            rewinds=0,
            imported=known is not None and known.imported,
            deleted=False,
            desk={},
            link=link,
            **told,
        )
