"""Looks for deals that forgive a beginner much, and prints how often one wins them: those in which
Nightmares come late.

python -m build_scripts.deals.kind_deals            the best seeds, for one and two (half an hour)
python -m build_scripts.deals.kind_deals --deals N  of so many seeds

What it prints is kept by hand in `first_night.py` and `evening_for_two.py`, which lie in
`game/editions/base/lessons`. It always finds the same.
"""

import argparse
import random
from collections.abc import Iterable
from itertools import takewhile

from build_scripts.deals.beginner import play_through
from game.editions.base.box import BASE
from game.editions.base.nightmare import NightmareDrawn
from game.rules.event import TurnBegan
from game.rules.game import Game

DEALS = {1: 1500, 2: 100_000}
"""Seeds that are tried, by the number of players: for two, kind deals are rare."""
GAMES = {1: 80, 2: 120}
"""Games that are played of a deal, by the number of players."""
PROMISING = {1: {8: 6}, 2: {5: 2, 16: 6, 40: 14}}
"""A deal of which fewer are won of so many of the first games is played no more."""
LATE = 6
"""The turn before which no Nightmare comes in a kind deal."""
KEPT = {1: 12, 2: 3}
"""Deals that are kept, by the number of players."""
ANY = 1500
"""Deals that are played to know how often any is won."""
SEEDS = {1: "kind {n}", 2: "kind for two {n}"}


def played(seed: str, seats: int, number: int) -> Game:
    """A game of a deal, as a beginner plays it to its end."""
    game = Game.start(BASE, seed=seed, seats=seats)
    play_through(game, random.Random(f"{seed}/{number}"))
    return game


def first_nightmare(game: Game) -> int:
    """The turn in which the first Nightmare came; if none did, the one after the last."""
    met = takewhile(lambda event: not isinstance(event, NightmareDrawn), game.log)
    turns = sum(isinstance(event, TurnBegan) for event in met)
    return turns if any(isinstance(event, NightmareDrawn) for event in game.log) else turns + 1


def without_early(seed: str, seats: int, numbers: range) -> list[Game]:
    """Games of a deal; none where a Nightmare comes early in any of them."""
    games: list[Game] = []
    for number in numbers:
        games.append(played(seed, seats, number))
        if first_nightmare(games[-1]) < LATE:
            return []
    return games


def rated(seed: str, seats: int) -> int | None:
    """Number of won games of a deal; None if the deal is not kind."""
    games: list[Game] = []
    for number, least in {**PROMISING[seats], GAMES[seats]: 0}.items():
        more = without_early(seed, seats, range(len(games), number))
        games += more
        if not more or wins(games) < least:
            return None
    return wins(games)


def kindest(seats: int, deals: int) -> list[tuple[int, str]]:
    """Number of won games and seeds of the kept deals, the kindest first."""
    seeds = [SEEDS[seats].format(n=n) for n in range(1, deals + 1)]
    kind = [(won, seed) for seed in seeds if (won := rated(seed, seats)) is not None]
    # Of equal ones the first comes first.
    return sorted(kind, key=lambda deal: -deal[0])[: KEPT[seats]]


def wins(games: Iterable[Game]) -> int:
    return sum(game.state.result == "won" for game in games)


def main() -> None:
    parser = argparse.ArgumentParser(description="Looks for deals that forgive a beginner much.")
    parser.add_argument("--deals", type=int, help="how many seeds are tried")
    asked = parser.parse_args().deals
    for seats, name in SEEDS.items():
        any_deal = wins(played(name.format(n=n), seats, 0) for n in range(1, ANY + 1))
        print(f"{seats} to play: of any deals a beginner wins {any_deal / ANY:.0%}")
        for won, seed in kindest(seats, asked or DEALS[seats]):
            print(f"    {seed!r} {won / GAMES[seats]:.0%}")


if __name__ == "__main__":
    main()
