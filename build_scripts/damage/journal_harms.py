"""Damaged journals: opened, listed, loaded and played on as the program does."""

import json
import re
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random

from build_scripts.damage.byte_harms import ANYWHERE, IN_PAGES
from build_scripts.damage.examples import NAME, Example, now, told
from build_scripts.damage.forged import FORGED
from build_scripts.damage.row_harms import ROWS
from game.editions import OFFERED
from game.editions.base.box import BASE
from game.records.journal.file.reading import Saved
from game.records.journal.file.store import SHELVES, Journal
from game.records.journal.keeper import Keeper
from game.records.journal.trouble import Trouble, Why
from game.rules.game import Game

LOCK = "journal.lock"
DATED = re.compile(r"journal\.damaged-\d{4}-\d\d-\d\d(-\d+)?\.sqlite")


class Violation(Exception):
    """The program did what it must never do."""


@dataclass(frozen=True)
class Harmed:
    model: Example
    harm: str
    rolled_back: bool
    """Whether SQLite may go back to an earlier commit, because the -wal was harmed."""
    before: dict[str, bytes]
    """Contents of the files before the harm."""


# What the program makes of it


def one(examples: list[Example], folder: Path, chance: Random) -> tuple[str, str]:
    """Harms a copy of one of the journals and uses it; what the harm was, and what came of it.
    Raises Violation, or whatever the program stumbled over."""
    model = chance.choice(examples)
    shutil.copytree(model.folder, folder)
    harm, ends = harmed(model, folder, chance)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    journal = Journal(folder / NAME, OFFERED, now)
    try:
        found = used(journal, Harmed(model, harm, "-wal" in ends, before), chance)
    finally:
        journal.close()
    return f"{harm}{' in '.join(['', *ends])}", found


def harmed(model: Example, folder: Path, chance: Random) -> tuple[str, list[str]]:
    """Harms some of the files. Returns in which way, and which file where there are several."""
    if not model.killed and chance.random() < 0.4:
        name = chance.choice([*ROWS, *FORGED])
        with closing(sqlite3.connect(folder / NAME, isolation_level=None)) as db:
            {**ROWS, **FORGED}[name](db, chance)
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return name, []
    name, harm = chance.choice([*ANYWHERE.items(), *IN_PAGES.items()])
    ends = chance.choice((["-wal"], ["main"], ["main", "-wal"])) if model.killed else ["main"]
    for end in ends:
        path = folder / f"{NAME}{end.removeprefix('main')}"
        path.write_bytes(harm(path.read_bytes(), chance))
    return name, ends if model.killed else []


def used(journal: Journal, case: Harmed, chance: Random) -> str:
    """Everything one can do with a journal, again and again until nothing is refused."""
    refusals: list[Why] = []
    games = None
    while games is None and len(refusals) < 4 and Why.NEWER not in refusals:
        try:
            games = all_games(journal, refusals)
        except Trouble as trouble:
            refused(trouble, refusals)
    files_kept(journal, case)
    if Why.NEWER in refusals:
        untouched(journal, case)
        return "refused as newer"
    if games is None:
        raise Violation(f"still refused: {refusals}")
    if case.harm in FORGED:
        for saved in games:
            judged_as_played(saved, case)
        return "one game refused" if refusals else "taken as written"
    if not case.before[NAME] and not case.before.get(f"{NAME}-wal"):
        return "empty"
    found = judged(journal, games, case)
    for saved in games:
        if saved.record.result is None and not saved.record.deleted:
            played_on(journal, Keeper(journal, saved.game, saved), saved.game, chance)
    game = Game.start(BASE, seed="new")
    played_on(journal, Keeper(journal, game), game, chance)
    return "mended" if journal.mended and found == "sound" else found


def all_games(journal: Journal, refusals: list[Why]) -> list[Saved]:
    """Lists all shelves and loads all games, as the pages of the program do."""
    games = []
    for shelf in SHELVES:
        listed = journal.records(shelf, 0, 1000)
        if len(listed) != journal.count(shelf):
            raise Violation("there are not as many games as are listed")
        for record in listed:
            try:
                games.append(journal.load(record.id))
            except Trouble as trouble:
                if trouble.why is not Why.FOREIGN:
                    raise
                refusals.append(trouble.why)
    return games


def refused(trouble: Trouble, refusals: list[Why]) -> None:
    """Checks that a refusal is one sentence, and that what is newer is left alone and refused for
    ever."""
    sentence = str(trouble)
    if not re.fullmatch(r"[A-Z][^.\n]*\.", sentence):
        raise Violation(f"not a sentence: {sentence}")
    refusals.append(trouble.why)
    if trouble.why not in (Why.DAMAGED, Why.NEWER):
        raise Violation(f"refused for a wrong reason: {sentence}")


def judged(journal: Journal, games: list[Saved], case: Harmed) -> str:
    """Checks that every game is one that was committed; the last one, unless SQLite may have rolled
    the -wal back."""
    earlier = False
    ids = [saved.record.id for saved in games]
    if len(ids) != len(set(ids)):
        raise Violation("a game is listed twice")
    for saved in games:
        states = case.model.states.get(saved.record.id, [])
        if told(saved) not in states:
            raise Violation(f"game {saved.record.id} was never like this")
        earlier |= told(saved) != states[-1]
    missing = case.model.states.keys() - set(ids)
    if earlier and not case.rolled_back:
        raise Violation("a game is as it was earlier")
    if missing and not case.rolled_back and not journal.mended:
        raise Violation(f"games have vanished: {missing}")
    return "some earlier" if earlier or (missing and not journal.mended) else "sound"


def judged_as_played(saved: Saved, case: Harmed) -> None:
    """Checks that a game is one that was played, whatever a forged row says."""
    log = json.loads(told(saved)[1])[0]
    states = [json.loads(state[1])[0] for state in case.model.states[saved.record.id]]
    if not any(state[: len(log)] == log for state in states):
        raise Violation(f"game {saved.record.id} was never played like this")


def played_on(journal: Journal, keeper: Keeper, game: Game, chance: Random) -> None:
    """Plays one more command, and checks that it is there afterwards."""
    game.submit(chance.choice(game.legal()))
    keeper.keep({})
    if keeper.trouble is not None:
        raise Violation(f"it cannot be played on: {keeper.trouble}")
    if journal.load(keeper.id).game.log != game.log:
        raise Violation("the last command is lost")


def files_kept(journal: Journal, case: Harmed) -> None:
    """Checks that a damaged file lies there under a dated name, byte for byte; SQLite may have
    written back what was in the -wal."""
    if not journal.mended:
        return
    kept = journal.mended[0].file
    if not DATED.fullmatch(kept.name) or len(journal.mended) > 1:
        raise Violation(f"set aside as {[mended.file.name for mended in journal.mended]}")
    left = {path.name for path in kept.parent.iterdir()}
    if strange := {n for n in left if not n.startswith(("journal.sqlite", kept.name))} - {LOCK}:
        raise Violation(f"files were left: {strange}")
    if not case.model.killed and kept.read_bytes() != case.before[NAME]:
        raise Violation("the damaged file has changed")


def untouched(journal: Journal, case: Harmed) -> None:
    """Checks that a refused file is as it was."""
    for name, content in case.before.items():
        if not name.endswith("-shm") and journal.path.with_name(name).read_bytes() != content:
            raise Violation(f"{name} has changed")
