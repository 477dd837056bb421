"""Kills the program at any instant, and looks whether everything is there that was told.

    python -m build_scripts.kill --count 500 --processes 2 --windows 5

Each kill is of a program of its own, alone or with two players, that goes on with what the last
one left. Afterwards every game of the journal must be as it was when its last command was told, or
one command further; and the last game must lie on the table again. One kill of five is of a real
window that somebody plays by drags, on a screen of its own, where Xvfb and xdotool are installed:
the last line tells how many, and in which manner. Status 1 if anything is lost.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random

from build_scripts.kill.comparison import one
from build_scripts.kill.windows import MANNERS, Plugged
from tests.screen.robots.desk import missing_tool, x_server

ROUND = 20
"""Kills after which the journal is a new one."""


def share(number: int, options: argparse.Namespace) -> tuple[Counter[str], list[str]]:
    """The kills of one worker, of which there are `options.processes`."""
    counted, lost = Counter[str](), []
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        windows = Windows(Path(name), f"{options.seed}-{number}", stack)
        for turn, kill in enumerate(range(number, options.count, options.processes)):
            folder = Path(name) / str(kill // (ROUND * options.processes))
            in_window = options.windows and turn % options.windows == options.windows - 1
            try:
                if in_window:
                    windows.kill_once(counted)
                else:
                    one(folder, f"{options.seed}-{kill}", counted)
            except Exception:
                windows.afresh()
                lost.append(f"{options.seed}-{kill}:\n{traceback.format_exc(limit=-4)}")
    return counted, lost


class Windows:
    """The kills of windows of one worker: a journal of its own for each manner of playing, and
    after `ROUND` kills, or when something was lost, new ones."""

    def __init__(self, folder: Path, seed: str, stack: ExitStack) -> None:
        self._folder, self._stack, self._display = folder, stack, ""
        self._chance = Random(seed)
        self._number = 0
        self._played: dict[str, Plugged] = {}

    def kill_once(self, counted: Counter[str]) -> None:
        """Does the next kill. Raises Lost."""
        self._display = self._display or self._stack.enter_context(x_server())
        if self._number % ROUND == 0:
            self.afresh()
        manner = MANNERS[self._number % len(MANNERS)]
        self._number += 1
        if manner not in self._played:
            folder = self._folder / f"{manner}-{self._number}"
            self._played[manner] = Plugged(folder, self._display, manner, self._chance, counted)
        self._played[manner].kill_once()
        counted["kills"] += 1

    def afresh(self) -> None:
        """Every manner begins with an empty journal."""
        self._played.clear()


def told_of_windows(counted: Counter[str]) -> str:
    """A line about all that was seen in windows."""
    manners = (f"{counted[f'windows {manner}']} {manner}" for manner in MANNERS)
    return (
        f"{counted['windows']} of these in a window ({', '.join(manners)}):"
        f" {counted['windows as shown']} as it was shown, {counted['windows further']} further,"
        f" {counted['windows resumed']} shown again at the same decision,"
        f" {counted['windows covered']} of them covered at first"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Kills the program at any instant.")
    parser.add_argument("--count", type=int, default=20, help="so many kills")
    parser.add_argument("--seed", default="kill", help="games are called TEXT-0 1, TEXT-0 2, ...")
    parser.add_argument("--processes", type=int, default=1, help="workers, 1 or more")
    parser.add_argument(
        "--windows", type=int, default=5, help="one of so many kills is of a window; 0: none"
    )
    options = parser.parse_args()
    if options.windows and (tool := missing_tool()):
        print(f"No windows: {tool} is not installed.")
        options.windows = 0
    began = time.perf_counter()
    with ProcessPoolExecutor(options.processes) as workers:
        shares = [workers.submit(share, n, options) for n in range(options.processes)]
        results = [done.result() for done in shares]
    counted = sum((count for count, _ in results), Counter[str]())
    lost = [text for _, texts in results for text in texts]
    for text in lost:
        print(text, file=sys.stderr)
    print(
        f"{counted['kills']} of {options.count} went on, {len(lost)} did not:"
        f" {counted['as it was told']} as it was told, {counted['one further']} one further,"
        f" {counted['before the first command']} before the first command;"
        f" {counted['commands told']} commands told; {time.perf_counter() - began:.0f} s"
    )
    print(told_of_windows(counted))
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
