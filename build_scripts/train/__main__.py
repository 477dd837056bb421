"""Trains the dreamer of the base game by playing against itself.

    python -m build_scripts.train --games 5000000 --seed 1 --checkpoint build/dreamer
    python -m build_scripts.train --games 5000000 --checkpoint build/dreamer --resume

Needs `pip install -e ".[train]"`. Every few minutes it writes a checkpoint and weights.bin into the
folder. The same seed gives the same weights, to the last bit, on machines of one kind; how many
threads there are does not matter.
"""

import argparse
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from build_scripts.train import net, play
from build_scripts.train.course import ROUND, Course
from build_scripts.train.shipping import ship

TRIAL = 4000
"""Games of the measurement at each checkpoint, one ply deep."""
WINDOW = 40
"""Rounds over which the shown rate is taken."""


def wins_of(flat: np.ndarray, seed: int, count: int) -> float:
    """The rate of games won one ply deep, without chance in the choice."""
    _, won = play.games(net.views(flat), seed, count, 0.0, 1.0, False, *play.paper(count))
    return float(won / count)


def bar(course: Course, total: int, loss: float, speed: float) -> str:
    done = min(1.0, course.games / total)
    window = course.wins[-WINDOW:]
    rate = sum(window) / (len(window) * ROUND)
    left = (total - course.games) / max(speed, 1) / 60
    full = "#" * int(30 * done)
    return (
        f"[{full:30}] {course.games / 1e6:.3f} M games, won {rate:.3f}, loss {loss:.4f}, "
        f"{speed:.0f} games/s, {left:.0f} min left"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=5_000_000, help="of the whole training")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--checkpoint", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--every", type=float, default=3.0, metavar="MINUTES")
    wanted = parser.parse_args()
    folder: Path = wanted.checkpoint
    course = Course.resume(folder) if wanted.resume else Course.begin(wanted.seed)
    since = kept = told = time.monotonic()
    before = course.rounds
    with ThreadPoolExecutor(wanted.threads) as pool:
        while course.games < wanted.games:
            loss = course.advance(wanted.games, pool)
            now = time.monotonic()
            if now - told > (1 if sys.stderr.isatty() else 20):
                speed = (course.rounds - before) * ROUND / (now - since)
                end = "\r" if sys.stderr.isatty() else "\n"
                print(bar(course, wanted.games, loss, speed), end=end, file=sys.stderr, flush=True)
                told = now
            if now - kept > wanted.every * 60 or course.games >= wanted.games:
                course.save(folder)
                rate = wins_of(net.rounded(course.kept), 7, TRIAL)
                ship(
                    course.kept,
                    folder / "weights.bin",
                    {"games": course.games, "seed": course.seed, "one ply": rate},
                )
                print(
                    f"\n{course.games} games: {rate:.4f} one ply deep", file=sys.stderr, flush=True
                )
                kept = time.monotonic()


if __name__ == "__main__":
    main()
