"""Chooses the game of each week, and finds a line that wins its deal for one and for two.

    nice python -m build_scripts.deals.weekly_deals --processes 2     finds what is still missing
    python -m build_scripts.deals.weekly_deals --check                plays every kept line again

The games are each expansion at each of its levels, all that can be put together from two or more at
their first levels, and all together at their hardest: each of these is so proven to be winnable. A
line is found with open cards. The strongest player plays the deal, with slips, and then plays on
from anywhere in its best game, again and again. Where none is soon won, the deal with the next
number is tried. The tables are written with each line, so that the search can be stopped and go on.
"""

from __future__ import annotations

import argparse
import random
import sys
import zlib
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from copy import copy
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import combinations
from pathlib import Path
from statistics import fmean

from game.editions import OFFERED
from game.players.advice import Player, concluded
from game.records.deals.deal import Deal, followed
from game.records.deals.weeks import (
    FIRST_WEEK,
    GAMES,
    SEEDS,
    games_of_weeks,
    numbered,
)
from game.rules.chance import shuffled
from game.rules.game import Game
from game.rules.view import View

ROOT = Path(__file__).resolve().parents[2]
LINES = ROOT / "tests" / "records" / "deals" / "weeks_won.bin"
"""Winning lines of all weeks for one player, then those for two: the places of the answers in
`game.legal()`, a game in each line of a compressed text."""
BEGUN, TRIES = 15, 120
"""Games of a deal of which the best is played on, and games that then follow before another deal
is tried."""
MOST = 400
"""Deals of a week that are tried."""
SLIPS = 0, 0, 1, 3
"""Answers that are not the best, one of these numbers in each game, on the average."""
LIKELY = 4
"""Best answers of which most slips choose."""
Task = tuple[date, str, int]
"""The first day of a week, the name of its game, and how many play."""
Line = tuple[int, list[int]]
"""The number of a deal, and the places of the answers that win it."""


def games_of_all_weeks() -> list[str]:
    """The names of the games: those of the table, and then what has come since, in an order in
    which no one knows what comes next."""
    added = OFFERED.added
    first = [edition.name for edition in added]
    chosen: list[tuple[str, ...]] = [(name,) for edition in added for name in edition.names]
    chosen += (some for n in range(2, len(first) + 1) for some in combinations(first, n))
    chosen.append(tuple(edition.names[-1] for edition in added))
    names = shuffled([OFFERED.joined(some) for some in chosen], "weekly", 1)
    return [*dict.fromkeys((*games_of_weeks(), *names))]


@dataclass(frozen=True)
class Played:
    """A game to its end: the positions before its answers, the places of these, how good it was,
    and whether it is won."""

    before: list[Game]
    answers: list[int]
    worth: float = 0.0
    won: bool = False


def played_on(begun: Played, at: int, player: Player, rng: random.Random) -> Played:
    """Plays a game on from answer number `at`, with slips."""
    game, before, answers = copied(begun.before[at]), begun.before[:at], begun.answers[:at]
    slips = rng.choice(SLIPS) / (len(begun.answers) or 200)
    while game.pending is not None:
        view, legal = View.of(game.state, game.state.active), game.legal()
        weighed = concluded(player.think(view, game.pending, legal)).weighed
        slip = rng.random() < slips or (len(before) == at and bool(begun.answers))
        some = weighed[:LIKELY] if rng.random() < 0.7 else weighed
        command = rng.choice(some).command if slip else weighed[0].command
        before.append(copied(game))
        answers.append(legal.index(command))
        game.submit(command)
    # What is reached early leaves time for the rest.
    worth = reached(game) + fmean(map(reached, before[::8])) / 2
    return Played(before, answers, worth, game.state.result == "won")


def copied(game: Game) -> Game:
    """Returns the same game, to be played on apart from it."""
    apart = copy(game)
    apart._log = [*game.log]
    return apart


def reached(game: Game) -> float:
    """How much of what wins the game was reached, each aim with the same weight."""
    view = View.of(game.state, game.state.active)
    aims = OFFERED.of(game.rules.edition).show.aims
    return sum(min(1.0, aim.reached(view) / aim.wanted(view)) for aim in aims)


def won_deal(task: Task) -> Line:
    """The first deal of a week that is won, with its answers. Raises ValueError if none is."""
    _, edition, seats = task
    player = OFFERED.adviser(edition, seats)
    for number in range(1, MOST + 1):
        deal = numbered(*task, number)
        rng, begun = random.Random(deal.seed), Played([deal.begun(OFFERED[edition])], [])
        some = (played_on(begun, 0, player, rng) for _ in range(BEGUN))
        best = max(some, key=lambda one: (one.won, one.worth))
        for _ in range(TRIES):
            if best.won:
                return number, best.answers
            # An early answer changes more, but a late one is sooner tried.
            at = int(len(best.answers) * rng.random() ** 0.7)
            other = played_on(best, at, player, rng)
            if other.won or other.worth >= best.worth:
                best = other
    raise ValueError(f"No deal of {task} was won.")


def tasks(games: Iterable[str]) -> list[Task]:
    """All deals of these games, those for one player before those for two."""
    weeks = [(FIRST_WEEK + timedelta(weeks=n), name) for n, name in enumerate(games)]
    return [(*week, seats) for seats in SEEDS for week in weeks]


def found() -> dict[Task, Line]:
    """What the tables hold."""
    numbers = games_of_weeks()
    lines = zlib.decompress(LINES.read_bytes()).decode("ascii").split("\n")
    each = zip(tasks(numbers), lines, strict=True)
    return {
        (monday, name, seats): (numbers[name][seats - 1], [*map(int, line.split())])
        for (monday, name, seats), line in each
        if line
    }


def find(processes: int) -> None:
    """Finds what is missing, and writes the tables after each line."""
    lines, games = found(), games_of_all_weeks()
    missing = [task for task in tasks(games) if task not in lines]
    # What few expansions make up is sooner won.
    missing.sort(key=lambda task: task[1].count("+"))
    with ProcessPoolExecutor(processes) as pool:
        for task, line in zip(missing, pool.map(won_deal, missing), strict=True):
            lines[task] = line
            write(games, lines)
    print(f"{len(lines)} lines, {LINES.stat().st_size / 1000:.0f} kB")


def write(games: Iterable[str], lines: Mapping[Task, Line]) -> None:
    """Writes both tables. What has no line yet has the number 0."""
    known = {task: lines.get(task, (0, [])) for task in tasks(games)}
    rows = (
        f"{name} {known[monday, name, 1][0]} {known[monday, name, 2][0]}\n"
        for monday, name, seats in known
        if seats == 1
    )
    GAMES.write_text("".join(rows), "ascii", newline="\n")
    told = "\n".join(" ".join(map(str, line)) for _, line in known.values())
    LINES.write_bytes(zlib.compress(told.encode("ascii"), 9))


def winning_lines() -> dict[Deal, list[int]]:
    """The answers that win the deals of the weeks, as far as they are known."""
    return {numbered(*task, number): line for task, (number, line) in found().items()}


def wrong() -> Iterator[str]:
    """Every week whose kept line does not win its deal."""
    for deal, line in winning_lines().items():
        if followed(deal, OFFERED[deal.edition], line).state.result != "won":
            yield f"The line of {deal} does not win."


def main() -> None:
    parser = argparse.ArgumentParser(description="Finds a line that wins every week's deal.")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="play every kept line again")
    options = parser.parse_args()
    if not options.check:
        find(options.processes)
        return
    complaints = list(wrong())
    print(*complaints, sep="\n")
    print(f"{len(winning_lines())} deals, {len(complaints)} complaints")
    sys.exit(bool(complaints))


if __name__ == "__main__":
    main()
