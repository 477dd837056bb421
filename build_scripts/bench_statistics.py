"""What bench.py measures of the statistics, on the disk of the temporary folder. Prints one JSON
object; times are wall-clock times in milliseconds."""

import argparse
import json
import sys
import tempfile
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from statistics import median

# A script finds only the modules of its own folder; the game lies beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.bench_core import milliseconds, random_game
from game.editions import OFFERED
from game.records.journal.file.store import Journal
from game.records.journal.keeper import Keeper
from game.records.statistics.answer import EVERYTHING, Selection
from game.records.statistics.blocks import make, stale
from game.records.statistics.figures import APART, Figures
from game.records.statistics.figures_file import every, put
from game.records.statistics.statistics import Statistics

REAL = 100
"""Number of games that are really counted."""
ROUNDS = 9
POINTS, OVER = 200, 100
"""Number of points of the curve of the rate, and number of games over which it is told."""
PAGES = (EVERYTHING, Selection("base", 1), Selection("base", 2, "open"), Selection(after=1000))
"""Selections of the pages that are measured."""


def opened(folder: Path, name: str) -> Statistics:
    """Returns the statistics of a new journal of this name."""
    journal = Journal(folder / f"{name}.sqlite", OFFERED, datetime.now)
    file = folder / f"figures of {name}.sqlite"
    return Statistics(
        file,
        journal,
        OFFERED.count,
        OFFERED.counted,
        OFFERED.reached,
        (),
        OFFERED.canonical,
    )


def counting(statistics: Statistics, journal: Journal) -> tuple[list[Figures], list[float]]:
    """Counts real games, and returns their figures and the times."""
    for number in range(REAL):
        keeper = Keeper(journal, random_game(number, 1 + number % 2))
        keeper.keep({"party": None, "order": [], "rewinds": 0})
    times = []
    while not statistics.progress().done:
        times.append(milliseconds(lambda: statistics.catch_up(1)))
    return list(every(statistics.file)), times


def fill(statistics: Statistics, kinds: list[Figures], rows: int) -> float:
    """Writes so many rows and their sums, and returns the time of the slowest block."""
    with statistics.file.transaction() as db:
        for number in range(1, rows + 1):
            kind = kinds[number % len(kinds)]
            figures = replace(
                kind,
                game=number,
                played=number,
                won=number % 3 == 0,
                apart=(APART[number // 10 % len(APART)],) if number % 10 == 0 else (),
            )
            put(db, figures, number)
        return max(milliseconds(partial(make, db, block)) for block in stale(db))


def page(statistics: Statistics, chosen: Selection) -> None:
    """Asks all that a page of statistics asks."""
    outcomes = statistics.ask(chosen).outcomes
    outcomes.course(POINTS, OVER)
    assert outcomes.streak <= outcomes.best
    assert outcomes.last(20).games == 20
    statistics.editions()
    statistics.reached()
    statistics.progress()


def main() -> None:
    """Prints all results as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("rows", type=int, help="games that are counted")
    rows = parser.parse_args().rows
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        real, large = opened(folder, "real"), opened(folder, "large")
        kinds, counted = counting(real, Journal(folder / "real.sqlite", OFFERED, datetime.now))
        block = fill(large, kinds, rows)
        large.close()
        opening = milliseconds(lambda: page(large, EVERYTHING))
        pages = [
            milliseconds(partial(page, large, chosen)) for chosen in PAGES for _ in range(ROUNDS)
        ]
        size = large.file.path.stat().st_size / rows
        real.close()
        large.close()
        print(
            json.dumps(
                {
                    "count": median(counted),
                    "count_worst": max(counted),
                    "block": block,
                    "opening": opening,
                    "page": max(pages),
                    "bytes": size,
                }
            )
        )


if __name__ == "__main__":
    main()
