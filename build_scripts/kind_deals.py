"""Looks for deals that forgive a beginner much, and prints how often one wins them.

python build_scripts/kind_deals.py            the best seeds, for one and for two
python build_scripts/kind_deals.py --deals N  of so many seeds (1500)

What it prints is kept by hand in `game/editions/base/lessons/kind_deals.py`. It always finds the
same.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

# A script sees its own folder only; the game lies beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.beginner import play_through
from game.editions.base.box import BASE
from game.rules.game import Game

GAMES = 80
"""How often each deal is played."""
FIRST, PROMISING = 8, {1: 6, 2: 3}
"""A deal of which fewer than so many of the first games are won is played no more, by the number of
players."""
KEPT = {1: 12, 2: 4}
"""How many deals are kept, by the number of players."""
SEEDS = {1: "kind {n}", 2: "kind for two {n}"}


def wins(seed: str, seats: int, games: range) -> int:
    """How many of these games of a deal a beginner wins."""
    return sum(
        play_through(Game.start(BASE, seed=seed, seats=seats), random.Random(f"{seed}/{number}"))
        for number in games
    )


def kindest(seats: int, deals: int) -> list[tuple[int, str]]:
    """How often the kept deals are won, and their seeds, the kindest first."""
    rated = []
    for n in range(1, deals + 1):
        seed = SEEDS[seats].format(n=n)
        first = wins(seed, seats, range(FIRST))
        if first >= PROMISING[seats]:
            rated.append((first + wins(seed, seats, range(FIRST, GAMES)), seed))
    # Of equal ones the first comes first.
    return sorted(rated, key=lambda deal: -deal[0])[: KEPT[seats]]


def main() -> None:
    """Prints the seeds and their rates, and that of any deals."""
    parser = argparse.ArgumentParser(description="Looks for deals that forgive a beginner much.")
    parser.add_argument("--deals", type=int, default=1500, help="how many seeds are tried")
    deals = parser.parse_args().deals
    for seats, name in SEEDS.items():
        any_deal = sum(wins(name.format(n=n), seats, range(1)) for n in range(1, deals + 1))
        print(f"{seats} to play: of any deals a beginner wins {any_deal / deals:.0%}")
        for won, seed in kindest(seats, deals):
            print(f"    {seed!r} {won / GAMES:.0%}")


if __name__ == "__main__":
    main()
