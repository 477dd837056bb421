"""Counts what a drag of one card into the row calls, and a move of the pointer within a card.

python build_scripts/trace_drag.py [--size 1280x720] [--files]

A table for one has been at rest for ten seconds. The pointer moves by 2 pixels over a card of the
hand; the card is gripped, carried to the row in small steps, and let go there. Each step is traced
in the frame that handles it: the calls of the game's own functions, the number of these functions
and of their files, and how often a view and a layout are computed. Later frames do not count.

With `--files` the files of the whole drag are listed, the ones with most calls first."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import game
from build_scripts.nobodys_folder import nobodys_folder
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import at, middle, playable, row, thing

GAME = str(Path(game.__file__).resolve().parent)
STEPS = 12
"""Number of times that the pointer moves on its way to the row."""


@dataclass
class Traced:
    """The calls of the game's own functions, by file and name."""

    calls: Counter[tuple[str, str]] = field(default_factory=Counter)

    def __add__(self, other: Traced) -> Traced:
        return Traced(self.calls + other.calls)

    def times(self, file: str, name: str) -> int:
        """Returns how often a function was called."""
        return self.calls[f"{GAME}/{file}", name]

    @property
    def files(self) -> Counter[str]:
        """The number of calls in each file."""
        found: Counter[str] = Counter()
        for (file, _), n in self.calls.items():
            found[file.removeprefix(GAME + "/")] += n
        return found


@contextmanager
def traced() -> Iterator[Traced]:
    """Counts the calls until the context ends."""
    found = Traced()

    def note(frame: FrameType, event: str, arg: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(GAME):
            found.calls[frame.f_code.co_filename, frame.f_code.co_qualname] += 1

    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(None)


def told(name: str, found: Traced) -> str:
    """Returns a row of the table."""
    views = found.times("rules/view.py", "View.of")
    layouts = found.times("table/layout/layout.py", "layout")
    total, functions, files = found.calls.total(), len(found.calls), len(found.files)
    return f"{name:<24}{total:>8}{functions:>11}{files:>7}{views:>9}{layouts:>9}"


def measured(glass: Glass) -> dict[str, Traced]:
    """Returns the calls of each step of the drag, by its name."""
    card = next(card for card in playable(glass.description) if "legal" in card["state"])
    (x, y), goal = at(card), middle(thing(glass.description, row(glass.description)))
    glass.move((x, y))
    glass.until_rest()
    glass.wait(10.0)
    found = {}
    with traced() as found["the pointer, 2 pixels"]:
        glass.move((x + 2, y))
    with traced() as found["gripping"]:
        glass.down(1)
    steps = []
    for step in range(1, STEPS + 1):
        way = step / STEPS
        with traced() as one:
            glass.move((round(x + (goal[0] - x) * way), round(y + (goal[1] - y) * way)), held=True)
        steps.append(one)
    found["carrying, one step"] = max(steps, key=lambda one: one.calls.total())
    with traced() as found["letting go"]:
        glass.up(1)
    found["the whole drag"] = sum(steps, found["gripping"] + found["letting go"])
    return found


def main() -> None:
    """Prints the table."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--size", default="1280x720", help="of the window")
    arguments.add_argument("--files", action="store_true", help="lists the files of the drag")
    asked = arguments.parse_args()
    width, height = map(int, asked.size.split("x"))
    with nobodys_folder(), opened("trace", (width, height), painted=True) as glass:
        found = measured(glass)
    print(f"{'':<24}{'calls':>8}{'functions':>11}{'files':>7}{'views':>9}{'layouts':>9}")
    for name, one in found.items():
        print(told(name, one))
    if asked.files:
        for file, calls in found["the whole drag"].files.most_common():
            print(f"{calls:>8}  {file}")


if __name__ == "__main__":
    main()
