"""Programs that keep a game: one in this process, others in processes of their own."""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from game.editions import OFFERED
from game.editions.base.box import BASE
from game.records.journal.codec import Codec
from game.records.journal.file.reading import Saved
from game.records.journal.file.store import Journal
from game.records.journal.keeper import Keeper
from game.records.journal.trouble import Why
from game.rules.game import Game
from tests.records.journal.playing import journal

opened = journal
SPAWN = multiprocessing.get_context("spawn")
NOBODY = 65534
"""Number of an ordinary user."""


def told(saved: Saved) -> str:
    """Returns all that a journal tells of the events of a game."""
    return written(saved.game, saved.undone)


def written(game: Game, undone: Any = ()) -> str:
    """Returns the same for a game in memory."""
    encode = Codec(game.rules).encode
    return json.dumps([[encode(e) for e in game.log], [encode(c) for c in undone]])


class Evening:
    """A random game that keeps every command in a journal."""

    def __init__(self, journal: Journal, seed: str = "evening", seats: int = 1) -> None:
        self.journal = journal
        self.chance = random.Random(seed)
        self.game = Game.start(BASE, seed=seed, seats=seats)
        self.keeper = Keeper(journal, self.game)
        self.keeper.keep({})

    @classmethod
    def resumed(cls, journal: Journal, number: int) -> Evening:
        """Returns an evening that goes on with a game of the journal."""
        evening = cls.__new__(cls)
        saved = journal.load(number)
        evening.journal, evening.chance, evening.game = journal, random.Random(), saved.game
        evening.keeper = Keeper(journal, saved.game, saved)
        return evening

    def play(self, commands: int = 1) -> Evening:
        """Plays so many commands, or to the end."""
        for _ in range(commands):
            if self.game.pending is None:
                break
            self.game.submit(self.chance.choice(self.game.legal()))
            self.keeper.keep({"order": []})
        return self

    def rewind(self, commands: int = 1) -> Evening:
        """Takes back so many commands."""
        self.game.rewind(commands)
        self.keeper.keep({"order": []}, rewinds=1)
        return self

    @property
    def why(self) -> Why | None:
        """The reason why the last command is not on the disk; None if it is."""
        return self.keeper.trouble.why if self.keeper.trouble else None

    @property
    def is_kept(self) -> bool:
        """True if another program finds the game just as it is here."""
        assert self.keeper.trouble is None, str(self.keeper.trouble)
        other = Journal(self.journal.path, OFFERED, self.journal.now)
        try:
            return written(other.load(self.keeper.id).game) == written(self.game)
        finally:
            other.close()


def games(journal: Journal) -> set[str]:
    """Returns the events of all games that are not in the bin."""
    records = journal.records("running", 0, 99) + journal.records("finished", 0, 99)
    return {written(journal.load(record.id).game) for record in records}


# Other processes


def _heard(line: Any, journal: Journal) -> Any:
    """Returns the next request; until it comes, does what the program does in its window at
    rest."""
    while not line.poll(0.1):
        journal.make_way()
    return line.recv()


def _neighbour(folder: Path, user: int, line: Any) -> None:
    if user:
        os.setgroups([])
        os.setgid(user)
        os.setuid(user)
    evening: Evening | None = None
    journal = opened(folder)
    db: sqlite3.Connection | None = None
    for request, *told_with in iter(lambda: _heard(line, journal), None):
        answer: object = None
        if request == "begin":
            evening = Evening(journal, *told_with)
        elif request == "resume":
            evening = Evening.resumed(journal, *told_with)
        elif request == "lock":
            db = sqlite3.connect(folder / "journal.sqlite", isolation_level=None)
            db.execute("BEGIN EXCLUSIVE")
        elif request == "unlock" and db is not None:
            db.close()
        elif request == "play" and evening is not None:
            evening.play(*told_with)
        elif request in ("delete", "empty_bin", "records", "close"):
            getattr(journal, request)(*told_with)
        if evening is not None:
            answer = (
                evening.keeper.id,
                written(evening.game),
                evening.why,
                evening.keeper.parted,
                len(journal.mended),
            )
        line.send(answer)
    journal.close()


class Neighbour:
    """Another program with the same folder. A call sends it a request and waits until that is
    done."""

    def __init__(self, line: Any) -> None:
        self._line = line
        self.id, self.written, self.why, self.parted, self.mended = 0, "", None, False, 0

    def __call__(self, *request: object) -> Neighbour:
        self.ask(*request)
        return self.hear()

    def ask(self, *request: object) -> None:
        """Sends a request, which is carried out while this process goes on."""
        self._line.send(request)

    def hear(self) -> Neighbour:
        """Waits until the last request is carried out."""
        answer = self._line.recv()
        if answer is not None:
            self.id, self.written, self.why, self.parted, self.mended = answer
        return self


@contextmanager
def neighbour(folder: Path, user: int = 0) -> Iterator[Neighbour]:
    """Starts another program, as this user if one is given."""
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=_neighbour, args=(folder, user, theirs), daemon=True)
    process.start()
    theirs.close()
    try:
        yield Neighbour(ours)
        ours.send(None)
        process.join()
    finally:
        process.kill()
        process.join()
