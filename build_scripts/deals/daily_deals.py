"""Finds a line that wins the deal of every day, and keeps all of them in the package.

    nice python -m build_scripts.deals.daily_deals --processes 2     finds what is still missing
    python -m build_scripts.deals.daily_deals --check                plays every kept line again

A sensible beginner, who does not know the deck, plays each deal again and again until it is won: so
anybody could have won it. The first 7,428 deals all were, within four minutes. What is found is
noted in `build/daily_deals.txt` as it comes, so that the search can be stopped and go on. It always
finds the same.
"""

import argparse
import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from pathlib import Path

from build_scripts.deals.beginner import answered
from game.editions import OFFERED
from game.records.deals.days import LINES, SEEDS, day_deal, known_days, winning_line, winning_lines
from game.records.deals.deal import LONGEST, Deal, followed, packed
from game.rules.view import View

NOTES = Path(__file__).resolve().parents[2] / "build" / "daily_deals.txt"
GAMES = 5000
"""Games of a deal that are played before it is given up."""
Task = tuple[date, int]
"""A day, and how many play on it."""
TASKS: list[Task] = [(day, seats) for seats in SEEDS for day in known_days()]


def won_line(deal: Deal) -> bytes:
    """The answers of the first game of a deal that is won. Raises ValueError if none is."""
    rules = OFFERED[deal.edition]
    for number in range(GAMES):
        rng = random.Random(f"{deal.seed}/{number}")
        game, line = deal.begun(rules), bytearray()
        while game.pending is not None:
            legal = game.legal()
            answer = answered(View.of(game.state, game.state.active), legal, rng)
            line.append(legal.index(answer))
            game.submit(answer)
        if game.state.result == "won" and len(line) <= LONGEST:
            return bytes(line)
    raise ValueError(f"{deal} was not won in {GAMES} games.")


def won_day(task: Task) -> bytes:
    day, seats = task
    return won_line(day_deal(day, seats))


def noted() -> dict[Task, bytes]:
    """Lines that were found before."""
    lines = NOTES.read_text("ascii").splitlines() if NOTES.exists() else []
    rows = (line.split(" ") for line in lines)
    return {
        (date.fromisoformat(day), int(seats)): bytes.fromhex(answers)
        for day, seats, answers in rows
    }


def find(processes: int) -> None:
    """Finds what is missing and writes the table."""
    lines = noted()
    missing = [task for task in TASKS if task not in lines]
    NOTES.parent.mkdir(exist_ok=True)
    with NOTES.open("a", encoding="ascii") as notes, ProcessPoolExecutor(processes) as pool:
        for task, line in zip(missing, pool.map(won_day, missing, chunksize=4), strict=True):
            day, seats = task
            print(day, seats, line.hex(), file=notes, flush=True)
            lines[task] = line
    LINES.write_bytes(packed(lines[task] for task in TASKS))
    print(f"{len(TASKS)} lines, {LINES.stat().st_size / 1000:.0f} kB")


def wrong() -> Iterator[str]:
    """Every day whose kept line does not win its deal."""
    if len(winning_lines()) != len(TASKS):
        yield f"There are {len(winning_lines())} lines for {len(TASKS)} deals."
    for day, seats in TASKS:
        line, deal = winning_line(day, seats), day_deal(day, seats)
        if line is None or followed(deal, OFFERED[deal.edition], line).state.result != "won":
            yield f"The line of {day} for {seats} does not win."


def main() -> None:
    parser = argparse.ArgumentParser(description="Finds a line that wins every day's deal.")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="play every kept line again")
    options = parser.parse_args()
    if not options.check:
        find(options.processes)
        return
    complaints = list(wrong())
    print(*complaints, sep="\n")
    print(f"{len(TASKS)} deals, {len(complaints)} complaints")
    sys.exit(bool(complaints))


if __name__ == "__main__":
    main()
