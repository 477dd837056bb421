"""Trains the planner: `python -m build_scripts.train.planner --checkpoint FOLDER`."""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

from build_scripts.train.planner.course import CHUNKS, Course

SAVED, TOLD = 20, 10
"""Rounds between two checkpoints, and between two lines."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--by-rules", type=int, default=45_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", action="store_true")
    told = parser.parse_args()
    course = Course.resume(told.checkpoint) if told.resume else Course.begin(told.seed)
    sums: dict[str, tuple[int, int]] = {}
    began = time.monotonic()
    with ThreadPoolExecutor(3) as pool, ProcessPoolExecutor(CHUNKS) as crew:
        while course.games < told.games or course.games_by_rules < told.by_rules:
            if course.games < told.games:
                loss = course.advance(told.games, pool)
            else:
                loss = course.advance_by_rules(told.by_rules, pool, crew)
            assert course.waiting
            number = course.rounds + course.by_rules
            for name, (won, of) in course.waiting.tally.items():
                had, count = sums.get(name, (0, 0))
                sums[name] = had + won, count + of
            if number % TOLD == 0:
                rates = ", ".join(
                    f"{name} {100 * won / of:.0f}" for name, (won, of) in sums.items() if of >= TOLD
                )
                print(
                    f"{number} {time.monotonic() - began:.0f} s loss {loss:.4f}: {rates}",
                    flush=True,
                )
                sums = {}
            if number % SAVED == 0:
                course.save(told.checkpoint)
    course.save(told.checkpoint)


if __name__ == "__main__":
    main()
