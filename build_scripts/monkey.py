"""Presses, types, drags, drops files, changes the window and the settings, uses game pads, fingers
and a screen reader, all at random, on every page there is.

    python -m build_scripts.monkey [--events 20000] [--seed monkey] [--painted]

The events are those that SDL would send, and the same seed sends the same ones. Since chance alone
leads to few places, the monkey is also carried to pages and games of every kind, and answers are
given for it, so that games end. Every 500 events it looks whether the program still goes its ways:
whether `Esc` leads back to the title or to a table, whether all comes to rest there, and whether
the keyboard finds something to press. The program is closed and opened again, too, mostly on the
same folder of the player. At the end it tells how often it met each page, decision and game.

Status 1, with the last events, if anything fails, if no way leads back, or if the memory grows by
more than a tenth. What is open when it is measured matters: a large window with large letters takes
half as much again as a small one. So it is measured at every look, and the middle value of the last
third is compared with that of the second: in the first the program comes to know all that it keeps
for later, such as the pictures of every card. That takes some 20,000 events, hence shorter runs
tell nothing; nor does any on another system than Linux.
"""

import argparse
import gc
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from build_scripts.mischief.player import Monkey
from build_scripts.nobodys_folder import nobodys_folder
from build_scripts.stage.endure import memory
from game.screen.window.memory import give_back

EVERY = 500
"""Events from one look to the next."""
TOLD = 20_000
"""Events from one line about the run to the next, and the fewest that tell of the memory."""
GROWTH = 0.1
"""Share of the memory that may be added."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Does anything at random, on every page.")
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--seed", default="monkey")
    parser.add_argument("--painted", action="store_true", help="paint every frame, too")
    asked = parser.parse_args()
    began, looked, measured = time.perf_counter(), 0, list[float]()
    with tempfile.TemporaryDirectory() as folder, nobodys_folder():
        monkey = Monkey(asked.seed, Path(folder), painted=asked.painted)
        try:
            while monkey.sent < asked.events:
                monkey.act()
                if monkey.sent >= looked + EVERY:
                    monkey.look()
                    gc.collect()
                    give_back()
                    measured.append(memory())
                    if monkey.sent // TOLD > looked // TOLD:
                        seconds = time.perf_counter() - began
                        told = f"{monkey.sent} events, {seconds:.0f} s, {measured[-1]:.0f} MB"
                        print(told, flush=True)
                    looked = monkey.sent
        except Exception:
            print(*monkey.told, sep="\n")
            raise
        monkey.close()
    print(*monkey.met.told(), sep="\n")
    grown = growth(measured) if asked.events > TOLD else 0.0
    seconds = time.perf_counter() - began
    print(f"{monkey.sent} events in {seconds:.0f} s, memory {grown:+.1%}")
    return 1 if grown > GROWTH else 0


def growth(measured: list[float]) -> float:
    """Returns the share by which the memory has grown from the second third to the last."""
    third = len(measured) // 3
    before, after = measured[third : 2 * third], measured[2 * third :]
    if not before or not all(before):
        return 0.0
    return statistics.median(after) / statistics.median(before) - 1


if __name__ == "__main__":
    sys.exit(main())
