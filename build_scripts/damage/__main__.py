"""Harms the files of players in every way, and uses them as the program does.

    python -m build_scripts.damage --count 5000 --processes 2

Of ten folders one is opened in the real program, in a window that nobody sees: the title, the
settings, the party, the shelves of games, some tables, their exports, and files to bring in.

Whatever is in a file, the program must not crash, must not take it for what it is not, and must
refuse it in one sentence and keep it. Status 1, with the seed and the harm, for anything else.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

from build_scripts.damage import journal_harms as journals
from build_scripts.damage import text_harms as texts
from build_scripts.damage import window
from build_scripts.damage.examples import example

Case = Callable[[Path, Random], tuple[str, str]]
"""Harms one file in a folder that is not there yet, and uses it; the harm, and what came of it."""
WINDOW = "window"
IN_WINDOW = 10
"""Number of folders of which one is opened in a window."""
Counted = Counter[tuple[str, str, str]]


def kinds(folder: Path, seed: str) -> dict[str, Case]:
    """Cases of every kind of file, with sound examples made in this folder."""
    examples = [
        example(folder / f"example-{number}", f"{seed} {number}", killed=number % 2 == 1)
        for number in range(4)
    ]
    written = texts.exports(examples[0])
    program = window.Window(folder / "window")
    return {
        "journal": lambda place, chance: journals.one(examples, place, chance),
        "export": lambda place, chance: texts.one_export(written, place, chance),
        "settings": texts.one_settings,
        WINDOW: lambda place, chance: window.one(program, examples, written, place, chance),
    }


def share(number: int, options: argparse.Namespace) -> tuple[Counted, list[str]]:
    """Harms the files of one worker, of which there are `options.processes`."""
    counted, violations = Counted(), []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        cases = [*kinds(folder, options.seed).items()]
        for case in range(number, options.count, options.processes):
            # Of three files two are journals.
            kind, use = cases[0 if case % 3 else 1 + case // 3 % 2]
            if case // options.processes % IN_WINDOW == 0:
                kind, use = cases[-1]
            place = folder / str(case)
            try:
                harm, found = use(place, Random(f"{options.seed} {case}"))
                counted[kind, harm, found] += 1
            except Exception:
                violations.append(
                    f"{kind} {options.seed} {case}:\n{traceback.format_exc(limit=-6)}"
                )
    return counted, violations


def table(counted: Counted) -> None:
    """Prints what came of each harm."""
    founds = sorted({found for _, _, found in counted})
    print(f"{'':<40}" + "".join(f"{found:>18}" for found in founds))
    for kind, harm in sorted({(kind, harm) for kind, harm, _ in counted}):
        numbers = "".join(f"{counted[kind, harm, found] or '':>18}" for found in founds)
        print(f"{kind + ': ' + harm:<40}{numbers}")
    sums = (sum(n for key, n in counted.items() if key[2] == found) for found in founds)
    print(f"{'all':<40}" + "".join(f"{n:>18}" for n in sums))


def main() -> int:
    parser = argparse.ArgumentParser(description="Harms files and uses them.")
    parser.add_argument("--count", type=int, default=200, help="so many files")
    parser.add_argument("--seed", default="harm")
    parser.add_argument("--processes", type=int, default=1, help="workers, 1 or more")
    options = parser.parse_args()
    began = time.perf_counter()
    with ProcessPoolExecutor(options.processes) as workers:
        shares = [workers.submit(share, n, options) for n in range(options.processes)]
        results = [one.result() for one in shares]
    counted = sum((counted for counted, _ in results), Counted())
    table(counted)
    violations = [violation for _, found in results for violation in found]
    for violation in violations:
        print(violation, file=sys.stderr)
    seconds = time.perf_counter() - began
    seen = sum(number for (kind, _, _), number in counted.items() if kind == WINDOW)
    print(
        f"{options.count} files, {seen} of them in a window, with all its pages; "
        f"{len(violations)} violations; {seconds:.0f} s"
    )
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
