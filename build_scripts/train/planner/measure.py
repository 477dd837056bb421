"""How often the planner wins, beside the rule of thumb on the same deals.

python -m build_scripts.train.planner.measure glyphs --games 200 --seed fresh --weights FILE
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import perf_counter

from game.editions import OFFERED
from game.players.advice import Player
from game.players.arena.contest import Contest, Outcome, by, played
from game.players.arena.rates import wilson
from game.players.careful import Careful
from game.players.planner.player import WEIGHTS, Planner, learnt
from game.rules.state import Visibility


def contest(player: Player, deals: Contest, games: range) -> list[Outcome]:
    """The outcomes of these games."""
    outcomes = []
    for number in games:
        game = deals.start(OFFERED[deals.edition], number)
        outcomes.append(played(number, game, by(player)))
        won = sum(one.won for one in outcomes)
        print(f"\r{player.name} {won} of {len(outcomes)}", end="", file=sys.stderr, flush=True)
    return outcomes


def told(player: Player, outcomes: list[Outcome]) -> str:
    won, count = sum(one.won for one in outcomes), len(outcomes)
    low, high = wilson(won, count)
    decisions = sum(one.decisions for one in outcomes)
    mean = sum(one.thinking for one in outcomes) / decisions
    slowest = max(one.slowest for one in outcomes)
    return (
        f"{player.name}: {won} of {count} ({low:.3f} to {high:.3f}), "
        f"{1000 * mean:.0f} ms an answer, {1000 * slowest:.0f} ms at most"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the planner.")
    parser.add_argument("edition")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--seed", default="fresh")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--hidden", action="store_true")
    parser.add_argument("--glance", action="store_true", help="without a look at the next card")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    wanted = parser.parse_args()
    began = perf_counter()
    rules = OFFERED[wanted.edition]
    seen: Visibility = "hidden" if wanted.hidden else "open"
    deals = Contest("planner", False, wanted.seed, wanted.seats, wanted.edition, seen)
    games = range(wanted.first, wanted.first + wanted.games)
    careful = Careful(OFFERED.of(wanted.edition).worth)
    planner = Planner(rules, learnt(OFFERED.readings, wanted.weights), careful)
    players = planner.at_a_glance if wanted.glance else planner, careful
    planned, plain = (contest(player, deals, games) for player in players)
    pairs = [(one.won, other.won) for one, other in zip(planned, plain, strict=True)]
    print(f"\n{wanted.edition}, {perf_counter() - began:.0f} s")
    print(told(players[0], planned))
    print(told(players[1], plain))
    only, other = pairs.count((True, False)), pairs.count((False, True))
    print(f"Only the planner won {only}, only the other {other}.")


if __name__ == "__main__":
    main()
