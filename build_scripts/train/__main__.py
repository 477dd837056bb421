"""Trains a player by playing against itself.

    python -m build_scripts.train planner --checkpoint build/planner
    python -m build_scripts.train planner --checkpoint build/planner --resume

Needs `pip install -e ".[train]"`. Now and then it writes a checkpoint and weights.bin into the
folder. The same seed gives the same weights, to the last bit, on machines of one kind; how many
threads there are does not matter.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from build_scripts.train.course import CHUNKS, PLANS, Course, counted
from build_scripts.train.shipping import learnt

SAVED, TOLD = 20, 10
"""Rounds between two checkpoints, and between two lines."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("player", choices=PLANS)
    parser.add_argument("--checkpoint", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--games", type=int, help="compiled ones, of the whole training")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--resume", action="store_true")
    wanted = parser.parse_args()
    plan = PLANS[wanted.player]
    plan = replace(plan, games=wanted.games or plan.games, seed=wanted.seed or plan.seed)
    folder: Path = wanted.checkpoint
    course = Course.resume(plan, folder) if wanted.resume else Course.begin(plan, plan.seed)
    tallies = []
    began = time.monotonic()
    with ThreadPoolExecutor(3) as pool, ProcessPoolExecutor(CHUNKS) as crew:
        while not course.done:
            loss = course.advance(pool, crew)
            assert course.waiting
            tallies.append(course.waiting.tally)
            number = course.rounds + course.by_rules
            if number % TOLD == 0:
                rates = ", ".join(
                    f"{name} {100 * won / of:.0f}"
                    for name, (won, of) in counted(tallies).items()
                    if of >= TOLD
                )
                took = time.monotonic() - began
                print(f"{number} {took:.0f} s loss {loss:.4f}: {rates}", flush=True)
                tallies = []
            if number % SAVED == 0 or course.done:
                course.save(folder)
                (folder / "weights.bin").write_bytes(learnt(course).to_bytes())


if __name__ == "__main__":
    main()
