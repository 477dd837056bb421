"""Random games for two with hidden hands in the real program, watched for leaks at every step.

    python -m build_scripts.walk.leaks --games 200 --processes 2

Status 1 with the seed and the moment, if anything tells what whoever looks may not know.
"""

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from build_scripts.nobodys_folder import nobodys_folder
from game.table.party import Manner

MANNERS: tuple[Manner, ...] = ("curtain", "peek")


def walks(share: int, options: argparse.Namespace) -> tuple[Counter[str], list[str]]:
    """Plays the games of one worker, of which there are `options.processes`. Returns what leaked in
    them, too."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from tests.screen.secrets.knowing_added import known_of
    from tests.screen.secrets.leaks import Leak, play

    counted: Counter[str] = Counter()
    leaks = []
    with nobodys_folder():
        for number in range(share, options.games, options.processes):
            seed, painted = f"{options.seed} {number}", number < options.painted
            try:
                manner, edition = MANNERS[number // 2 % 2], options.edition
                known = known_of(edition)
                counted += play(manner, seed, painted=painted, edition=edition, of=known)
            except Leak as leak:
                leaks.append(str(leak))
    return counted, leaks


def main() -> int:
    parser = argparse.ArgumentParser(description="Random hidden games, watched for leaks.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--edition", default="base", help="names joined by +, such as towers+book")
    parser.add_argument("--painted", type=int, default=0, help="so many of them are drawn, too")
    parser.add_argument("--seed", default="leak", help="games are called TEXT 0, TEXT 1, ...")
    parser.add_argument("--processes", type=int, default=1, help="workers, 1 or more")
    options = parser.parse_args()
    began = time.perf_counter()
    with ProcessPoolExecutor(options.processes) as workers:
        shares = [workers.submit(walks, n, options) for n in range(options.processes)]
        results = [share.result() for share in shares]
    counted = sum((count for count, _ in results), Counter[str]())
    leaks = [leak for _, found in results for leak in found]
    for leak in leaks:
        print(leak, file=sys.stderr)
    seconds = time.perf_counter() - began
    print(
        f"{counted['games']} games without a leak, {len(leaks)} with one; {counted['steps']} steps,"
        f" {counted['turns']} turns, {counted['lifted']} cloths lifted,"
        f" {counted['public questions']} public questions; {seconds:.0f} s"
    )
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
