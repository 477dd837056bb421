"""Chooses the game of each week, and finds a line that wins its deal for one and for two.

    nice python -m build_scripts.deals.weekly_deals --processes 2     finds what is still missing
    python -m build_scripts.deals.weekly_deals --check                plays every kept line again

The games are each expansion at each of its levels, all that can be put together from two or more at
their first levels, and all together at their hardest: each of these is so proven to be winnable. A
line is found with open cards, by a player who is told the next cards of the deck: the best lines of
a deal are played on beside each other. Where none wins, the deal with the next number is tried. The
tables are written with each line, so that the search can be stopped and go on.
"""

import argparse
import sys
import zlib
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from copy import copy
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import combinations
from pathlib import Path

from build_scripts.deals.win_rates import quick
from game.editions import OFFERED
from game.players.advice import Player, Weighed, concluded
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
from game.rules.state import replace
from game.rules.view import View

ROOT = Path(__file__).resolve().parents[2]
LINES = ROOT / "tests" / "records" / "deals" / "weeks_won.bin"
"""Winning lines of all weeks for one player, then those for two: the places of the answers in
`game.legal()`, a game in each line of a compressed text."""
MOST = 400
"""Deals of a week that are tried."""
SEEN = 8
"""Cards on top of the deck that the player is told."""
WIDTHS = 4, 12
"""Best lines of a deal that are played on beside each other, first and then."""
ANSWERS = 6
"""Best answers of a line that are tried."""
Task = tuple[date, str, int]
"""The first day of a week, the name of its game, and how many play."""
Kept = tuple[int, list[int]]
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
class Line:
    """A game so far: `answers` are the places of its answers in `game.legal()`, `weighed` the
    answers to what it asks now, the best first, by who knows the next cards."""

    game: Game
    answers: tuple[int, ...]
    weighed: tuple[Weighed, ...]

    @property
    def chance(self) -> float:
        return self.weighed[0].chance or 0.0


def weighed(game: Game, player: Player) -> tuple[Weighed, ...]:
    """The answers to what a game asks now, as a player weighs them who knows the next cards; none
    at its end."""
    if game.pending is None:
        return ()
    state = game.state
    tops = tuple(state.deck[: max(SEEN, len(known))] for known in state.known_top)
    view = View.of(replace(state, known_top=tops), state.active)
    return concluded(player.think(view, game.pending, game.legal())).weighed


def next_lines(line: Line, player: Player) -> Iterator[Line]:
    """A game after each of its best answers."""
    legal = line.game.legal()
    for one in line.weighed[:ANSWERS]:
        game = copy(line.game)
        game._log = [*line.game.log]
        game.submit(one.command)
        answers = *line.answers, legal.index(one.command)
        yield Line(game, answers, weighed(game, player))


def winning_line(deal: Deal, width: int) -> tuple[int, ...] | None:
    """The answers that win a deal; None if none are found."""
    player = quick(OFFERED.adviser(deal.edition, deal.seats))
    begun = deal.begun(OFFERED[deal.edition])
    lines = [Line(begun, (), weighed(begun, player))]
    while lines:
        others: dict[float, Line] = {}
        for line in (after for one in lines for after in next_lines(one, player)):
            if line.game.state.result == "won":
                return line.answers
            if line.weighed:
                # Lines of one chance to the last digit differ in the order of their answers only.
                others.setdefault(line.chance, line)
        lines = [others[chance] for chance in sorted(others, reverse=True)[:width]]
    return None


def won_deal(task: Task) -> Kept:
    """The first deal of a week that is won, with its answers. Raises ValueError if none is."""
    monday, name, seats = task
    for number in range(1, MOST + 1):
        for width in WIDTHS:
            answers = winning_line(numbered(monday, name, seats, number), width)
            if answers:
                return number, [*answers]
    raise ValueError(f"No deal of {task} was won.")


def tasks(games: Iterable[str]) -> list[Task]:
    """All deals of these games, those for one player before those for two."""
    weeks = [(FIRST_WEEK + timedelta(weeks=n), name) for n, name in enumerate(games)]
    return [(monday, name, seats) for seats in SEEDS for monday, name in weeks]


def found() -> dict[Task, Kept]:
    """Returns the entries of the tables."""
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


def write(games: Iterable[str], lines: Mapping[Task, Kept]) -> None:
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
    return {
        numbered(monday, name, seats, number): line
        for (monday, name, seats), (number, line) in found().items()
    }


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
