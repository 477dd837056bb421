"""Judges how well the game knows what can no longer be won: late positions of random games go to
the count of the base game and to a search of everything that could still happen.

    nice python -m build_scripts.hopeless --positions 100000 --processes 2

The search takes the deck in its true order until it is shuffled, and any order from then on: what
it cannot win nobody could. A position is lost for everybody who does not know the deck if even with
any order from the beginning nothing wins. Status 1 if the count ever called lost what could be won.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Container
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from build_scripts.hopeless.judgement import judged, late_positions, node
from game.editions.base.box import BASE

GAMES = 20
"""Games in a batch."""
Verdicts = Counter[tuple[int, int, str]]
"""Counts by the number of players, of missing Doors, and the verdict."""


def batch(seed: str, seats: int, most: int) -> tuple[Verdicts, list[str]]:
    """The late positions of some games, and those that were judged wrongly."""
    told: Verdicts = Counter()
    wrong = []
    for at in range(GAMES):
        for game in late_positions(f"{seed} {at}", seats):
            verdict = judged(game, most)
            gained = sum(len(game.state.doors(seat)) for seat in range(seats))
            told[seats, BASE.doors - gained, verdict] += 1
            if verdict == "wrong":
                wrong.append(f"{node(game)}")
    return told, wrong


def share(told: Verdicts, seats: int, doors: Container[int]) -> str:
    count: Counter[str] = Counter()
    for (players, missing, verdict), number in told.items():
        if players == seats and missing in doors:
            count[verdict] += number
    nobody = count["found"] + count["missed"]
    lost = nobody + count["unlucky"]
    of_these, of_all = (100 * count["found"] / max(1, whole) for whole in (nobody, lost))
    return (
        f"{sum(count.values()):7} positions: {count['alive']} can be won, {nobody} by no deck, of "
        f"which {of_these:.2f} % are found, {count['unlucky']} only not by their own deck: of all "
        f"lost {of_all:.2f} %; {count['unknown']} undecided, {count['unproved']} said without "
        f"proof, {count['wrong']} wrongly said"
    )


def report(told: Verdicts) -> None:
    for seats in (1, 2):
        print(f"{seats} player(s):")
        for missing in sorted({doors for players, doors, _ in told if players == seats}):
            print(f"  {missing} Doors missing: {share(told, seats, [missing])}")
        print(f"  all: {share(told, seats, range(BASE.doors + 1))}")


def main() -> int:
    """The status: 1 if the game ever called lost what can be won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=2000, help="at least so many")
    parser.add_argument("--seed", default="hopeless")
    parser.add_argument("--two", type=float, default=0.3, help="the share of games for two")
    parser.add_argument("--most", type=int, default=8000, help="positions of one search")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60, help="no batch begins after so many")
    args = parser.parse_args()
    told: Verdicts = Counter()
    wrong: list[str] = []
    begun, number = time.monotonic(), 0
    waiting: set[Future[tuple[Verdicts, list[str]]]] = set()
    with ProcessPoolExecutor(args.processes) as pool:
        while True:
            late = time.monotonic() - begun > 60 * args.minutes
            enough = late or sum(told.values()) >= args.positions
            while not enough and len(waiting) < 2 * args.processes:
                seats = 2 if number * args.two % 1 < args.two else 1
                waiting.add(pool.submit(batch, f"{args.seed} {number}", seats, args.most))
                number += 1
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for one in done:
                some, bad = one.result()
                told += some
                wrong += bad
    report(told)
    print(f"seed {args.seed!r}, {number * GAMES} games, {time.monotonic() - begun:.0f} s")
    for line in wrong:
        print("WRONG:", line)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
