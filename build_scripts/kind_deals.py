"""Looks for deals that forgive a beginner much, and prints how often one wins them: those in which
Nightmares come late.

python build_scripts/kind_deals.py            the best seeds, for one and for two
python build_scripts/kind_deals.py --deals N  of so many seeds (1500)

What it prints is kept by hand in `game/editions/base/lessons/kind_deals.py`. It always finds the
same.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterable
from itertools import takewhile
from pathlib import Path

# A script sees its own folder only; the game lies beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.beginner import play_through
from game.editions.base.box import BASE
from game.editions.base.nightmare import NightmareDrawn
from game.rules.event import TurnBegan
from game.rules.game import Game

GAMES = 80
"""How often each deal is played."""
FIRST, PROMISING = 8, {1: 6, 2: 3}
"""A deal of which fewer than so many of the first games are won is played no more, by the number of
players."""
LATE = 6
"""The turn before which no Nightmare comes in a kind deal."""
KEPT = {1: 12, 2: 4}
"""How many deals are kept, by the number of players."""
SEEDS = {1: "kind {n}", 2: "kind for two {n}"}


def played(seed: str, seats: int, number: int) -> Game:
    """One of the games of a deal, as a beginner plays it to its end."""
    game = Game.start(BASE, seed=seed, seats=seats)
    play_through(game, random.Random(f"{seed}/{number}"))
    return game


def first_nightmare(game: Game) -> int:
    """The turn in which the first Nightmare came; if none did, the one after the last."""
    met = takewhile(lambda event: not isinstance(event, NightmareDrawn), game.log)
    turns = sum(isinstance(event, TurnBegan) for event in met)
    return turns if any(isinstance(event, NightmareDrawn) for event in game.log) else turns + 1


def without_early(seed: str, seats: int, numbers: range) -> list[Game]:
    """These games of a deal; none where a Nightmare comes early in any of them."""
    games: list[Game] = []
    for number in numbers:
        games.append(played(seed, seats, number))
        if first_nightmare(games[-1]) < LATE:
            return []
    return games


def kindest(seats: int, deals: int) -> list[tuple[int, str]]:
    """How often the kept deals are won, and their seeds, the kindest first."""
    rated = []
    for n in range(1, deals + 1):
        seed = SEEDS[seats].format(n=n)
        first = without_early(seed, seats, range(FIRST))
        if wins(first) >= PROMISING[seats]:
            others = without_early(seed, seats, range(FIRST, GAMES))
            rated += [(wins(first + others), seed)] if others else []
    # Of equal ones the first comes first.
    return sorted(rated, key=lambda deal: -deal[0])[: KEPT[seats]]


def wins(games: Iterable[Game]) -> int:
    """How many of them are won."""
    return sum(game.state.result == "won" for game in games)


def main() -> None:
    """Prints the seeds and their rates, and that of any deals."""
    parser = argparse.ArgumentParser(description="Looks for deals that forgive a beginner much.")
    parser.add_argument("--deals", type=int, default=1500, help="how many seeds are tried")
    deals = parser.parse_args().deals
    for seats, name in SEEDS.items():
        any_deal = wins(played(name.format(n=n), seats, 0) for n in range(1, deals + 1))
        print(f"{seats} to play: of any deals a beginner wins {any_deal / deals:.0%}")
        for won, seed in kindest(seats, deals):
            print(f"    {seed!r} {won / GAMES:.0%}")


if __name__ == "__main__":
    main()
