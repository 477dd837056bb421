"""What bench.py measures of the journal, on the disk of the temporary folder. Prints one JSON
object; times are wall-clock times in milliseconds."""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from statistics import median

# A script finds only the modules of its own folder; the game lies beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.bench_core import milliseconds, random_game
from game.editions import OFFERED
from game.editions.base.box import BASE
from game.records.journal import moves
from game.records.journal.codec import Codec
from game.records.journal.file import writing
from game.records.journal.file.schema import SMALL
from game.records.journal.file.store import Journal
from game.records.journal.keeper import Keeper
from game.records.journal.record import Record, facts
from game.rules.event import Answered
from game.rules.game import Game

KINDS = 60
"""Number of different games of which a large journal is made."""
REAL = 2000
"""Number of games of a large journal that can be loaded; the others are rows only."""
CHECKED = 950
"""Number of games of a journal that is just small enough to be checked whenever it is opened. Half
of them are unfinished and take most of the room."""
ROUNDS = 9


def opened(folder: Path, name: str) -> Journal:
    """Returns a new journal of this name."""
    return Journal(folder / f"{name}.sqlite", OFFERED, datetime.now)


def row(game: Game, played: int, link: int) -> Record:
    """Returns the row of a game, as a Keeper would write it."""
    told = facts(game)
    date = datetime.now().isoformat(timespec="seconds")
    return Record(
        id=writing.NEW,
        stamp=played,
        played=played,
        began=date,
        touched=date,
        rewinds=0,
        imported=False,
        deleted=False,
        desk={"party": None, "order": [], "rewinds": 0},
        link=link,
        **told,
    )


def fill(journal: Journal, rows: int, real: int) -> None:
    """Writes so many games, the last of which are real. Every other real game is unfinished."""
    kinds = []
    for number in range(KINDS):
        game = random_game(number, 1 + number % 2)
        if number % 2:
            answers = sum(isinstance(event, Answered) for event in game.log)
            game.rewind(answers // 3)
        lines = [moves.written(Codec(BASE), beat) for beat in moves.cut(game.log)]
        kinds.append((lines, moves.links(lines), row(game, 0, moves.links(lines)[-1])))
    with journal.transaction() as db:
        for number in range(rows):
            lines, links, record = kinds[number % KINDS]
            record = writing.put(db, replace(record, played=number + 1, stamp=number))
            if number < rows - real:
                continue
            if record.result is None:
                writing.write_lines(db, record.id, 0, lines, links)
            else:
                writing.pack(db, record.id, lines)


def title(folder: Path, name: str) -> float:
    """Returns the time to open a journal and to find the game played last, as the title does: the
    worst of some rounds."""

    def look() -> None:
        journal = opened(folder, name)
        journal.records("running")
        journal.close()

    return max(milliseconds(look) for _ in range(ROUNDS))


def loads(journal: Journal) -> list[float]:
    """Returns the times to load games, the latest first."""
    records = journal.records("running", 0, 200)

    def load(record: Record) -> Callable[[], object]:
        return lambda: journal.load(record.id)

    return [milliseconds(load(record)) for record in records]


def commits(journal: Journal, games: int) -> list[float]:
    """Returns the times to keep commands, one after the other."""
    times = []
    for number in range(games):
        played = random_game(1000 + number, 1 + number % 2)
        game = Game.start(BASE, seed=played.seed, seats=played.state.seats)
        keeper = Keeper(journal, game)
        for event in played.log:
            if isinstance(event, Answered):
                game.submit(event.command)
                times.append(milliseconds(partial(keeper.keep, {})))
        assert keeper.trouble is None, keeper.trouble
    return times


def bytes_a_game(folder: Path, games: int) -> float:
    """Returns the bytes of a finished game, each of which is written when it is over."""
    journal = opened(folder, "finished")
    with journal.transaction():
        empty = journal.path.stat().st_size
    for number in range(games):
        keeper = Keeper(journal, random_game(number, 1 + number % 2))
        keeper.keep({"party": None, "order": [], "rewinds": 0})
    journal.close()
    return (journal.path.stat().st_size - empty) / games


def main() -> None:
    """Prints all results as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("rows", type=int, help="games of the large journal")
    rows = parser.parse_args().rows
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        large, checked = opened(folder, "large"), opened(folder, "checked")
        fill(large, rows, min(rows, REAL))
        large.close()
        fill(checked, CHECKED, CHECKED)
        checked.close()
        size = checked.path.stat().st_size
        assert size <= SMALL, "it would not be checked"
        loaded, kept = loads(large), commits(large, max(2, rows // 10_000))
        print(
            json.dumps(
                {
                    "title": title(folder, "large"),
                    "checked": title(folder, "checked"),
                    "checked_size": size / 1e6,
                    "load": median(loaded),
                    "load_worst": max(loaded),
                    "commit": median(kept),
                    "commit_worst": max(kept),
                    "bytes": bytes_a_game(folder, 100),
                }
            )
        )


if __name__ == "__main__":
    main()
