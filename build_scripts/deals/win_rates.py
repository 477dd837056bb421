"""Measures how often the strongest player wins the base game and each game of a week.

    nice python -m build_scripts.deals.win_rates --processes 2   measures what is still missing
    python -m build_scripts.deals.win_rates --tell               tells them, with their intervals

A game of one expansion is played with 100 deals, any other with 50. The planner plays them at a
glance, nearly as well and ten times as fast as when it looks at every next card. The table is
written as each game is measured, so that this can be stopped and go on. What another player was
measured with is measured anew. It always finds the same.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor

from game.editions import OFFERED
from game.players.advice import Player, choose
from game.players.arena.rates import wilson
from game.players.planner.player import Planner
from game.players.win_rates import RATES, Rate, win_rates
from game.records.deals.deal import BASE_NAME, Deal
from game.records.deals.weeks import games_of_weeks
from game.rules.view import View
from game.words import JOINED_BY

DEALS, FEWER = 100, 50
"""Deals of a game of one expansion, and of any other, of which there are many."""
Task = tuple[str, int]
"""The name of a game, and how many play."""


def tasks() -> list[Task]:
    """All that is measured: one expansion, two, all, then the many games between."""
    most = len(OFFERED.added)
    parts = {name: len(name.split(JOINED_BY)) for name in (*games_of_weeks(), BASE_NAME)}
    games = sorted(parts, key=lambda name: (2 < parts[name] < most, parts[name]))
    return [(name, seats) for name in games for seats in (1, 2)]


def measured(task: Task) -> Rate:
    name, seats = task
    rules, player, won = OFFERED[name], quick(OFFERED.adviser(name, seats)), 0
    deals = FEWER if "+" in name else DEALS
    for number in range(deals):
        game = Deal(f"rate {number}", name, seats).begun(rules)
        while game.pending is not None:
            view = View.of(game.state, game.state.active)
            game.submit(choose(player, view, game.pending, game.legal()))
        won += game.state.result == "won"
    return Rate(player.name, won, deals)


def quick(player: Player) -> Player:
    return player.at_a_glance if isinstance(player, Planner) else player


def measure(processes: int) -> None:
    """Measures what is missing and writes the table."""
    known = dict(win_rates()) if RATES.exists() else {}
    wanted = tasks()
    missing = [
        (name, seats)
        for name, seats in wanted
        if (name, seats) not in known
        or known[name, seats].player != OFFERED.adviser(name, seats).name
    ]
    with ProcessPoolExecutor(processes) as pool:
        for task, rate in zip(missing, pool.map(measured, missing), strict=True):
            known[task] = rate
            rows = ((*one, known[one]) for one in wanted if one in known)
            lines = (f"{n} {name} {it.player} {it.won} {it.games}\n" for name, n, it in rows)
            RATES.write_text("".join(lines), "ascii", newline="\n")


def tell() -> None:
    for (name, seats), rate in win_rates().items():
        low, high = wilson(rate.won, rate.games)
        print(f"{seats} {name}: {rate.won}/{rate.games}, {low:.0%} to {high:.0%}, {rate.player}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures how often games are won.")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tell", action="store_true", help="tell what was measured")
    options = parser.parse_args()
    if options.tell:
        tell()
    else:
        measure(options.processes)


if __name__ == "__main__":
    main()
