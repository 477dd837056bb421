"""Measures the program and prints one table: each number beside its target.

python build_scripts/bench.py [--quick]

The tests never run this, as a busy machine is no error. The work is always the same; only the times
differ. The p99 of a frame includes the time that other programs took; that of its CPU time does
not. Under Linux the window is measured with the x11 driver on Xvfb, where Xvfb is installed,
otherwise with SDL's dummy driver, which presents nothing. Ratios are to the floor of a size: one
full picture copied to the glass and presented."""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

HERE = Path(__file__).resolve().parent
SIZES = ("1280x720", "1920x1080", "3840x2160")
USUAL = "1920x1080"
"""Size for everything that is measured in one size only."""
STATES = {
    "idle": "nothing moves",
    "bake": "whole table drawn anew",
    "drag": "dragging a card",
    "first": "hand lost, pictures first met",
}
"""What is measured besides the moments: the key, and its name in the table."""
UNBUDGETED = "floor", "idle", "bake"
Budget = tuple[float, float]
"""Greatest median of the frames and greatest p99 of their CPU time, by the floor."""
DRAGGING: Budget = 2, 4
BUDGETS: dict[str, Budget] = {"1920x1080": (4, 6), "3840x2160": (4, 5)}
"""Budgets by size, for everything that moves but a drag."""
AT_REST, AT_MOST = 130, 180
"""Greatest resident memory in MB: when the program was opened or a game is over, and at any
moment."""
BARE_WINDOW = """
import time, pygame
pygame.display.init()
window = pygame.Window("floor", size=({}, {}))
window.get_surface()
window.flip()
print(time.monotonic())
"""

Env = dict[str, str]


def line(what: str, value: str, target: str = "", missed: bool = False) -> None:
    """Prints a row of the table."""
    print(f"{what:<42}{value:>34}  {target}{'   MISSED' if missed else ''}".rstrip(), flush=True)


def at_most(what: str, value: float, unit: str, target: float) -> None:
    """Prints a row whose number should be low."""
    line(what, f"{value:.2f} {unit}", f"< {target:g} {unit}", value >= target)


def child(env: Env, *arguments: str) -> str:
    """Returns what another Python prints. Raises CalledProcessError if it fails."""
    done = subprocess.run(
        [sys.executable, *arguments], env=env, stdout=subprocess.PIPE, encoding="utf-8", check=True
    )
    return done.stdout


def measured(env: Env, script: str, *arguments: str) -> dict[str, Any]:
    """Returns the JSON object that a script beside this one prints."""
    result: dict[str, Any] = json.loads(child(env, str(HERE / script), *arguments))
    return result


@contextmanager
def screen(size: str) -> Iterator[Env]:
    """Yields an environment with a display of this size, and without settings of a user, as
    language and size of letters make a difference."""
    with TemporaryDirectory() as folder:
        env = os.environ | {"PYTHONPATH": str(HERE.parent), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        env |= {"EIGHT_DOORS_DATA": folder, "LANGUAGE": "en"}
        xvfb = shutil.which("Xvfb") if sys.platform == "linux" else None
        if xvfb is None:
            yield env | {"SDL_VIDEODRIVER": "dummy"}
            return
        command = [xvfb, "-displayfd", "1", "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="ascii"
        )
        try:
            number = server.stdout.readline().strip() if server.stdout else ""
            yield env | {"SDL_VIDEODRIVER": "x11", "DISPLAY": f":{number}"}
        finally:
            server.terminate()
            server.wait()


def core(quick: bool) -> None:
    """Measures the rules and the referee, in CPU time of one core."""
    with screen(USUAL) as env:
        result = measured(env, "bench_core.py", "20" if quick else "100")
    for who, games in (("solo", result["solo"]), ("two-player", result["two"])):
        line(f"random {who} games a second", f"{games:.0f}", ">= 250 (goal 500)", games < 250)
    at_most("fold of a full log", result["fold"], "ms", 2)
    at_most("fold of the longest log", result["longest_fold"], "ms", 2)
    line("referee commands a second", f"{result['referee']:.0f}")


def journal(quick: bool) -> None:
    """Measures a journal with many games. The times include those of other programs."""
    rows = 10_000 if quick else 100_000
    with screen(USUAL) as env:
        result = measured(env, "bench_journal.py", str(rows))
    print(f"\nthe journal with {rows} games")
    at_most("title: opened, newest running game, worst", result["title"], "ms", 100)
    size = f"  the same of {result['checked_size']:.1f} MB, all checked"
    at_most(size, result["checked"], "ms", 100)
    at_most("resume: a game loaded", result["load"], "ms", 50)
    line("  the slowest of 200", f"{result['load_worst']:.2f} ms")
    line("commit of a command", f"{result['commit']:.2f} ms")
    line("  the slowest", f"{result['commit_worst']:.2f} ms")
    at_most("a finished game on the disk", result["bytes"] / 1000, "kB", 8)


def statistics(quick: bool) -> None:
    """Measures the statistics of many games. The times include those of other programs."""
    rows = 10_000 if quick else 100_000
    with screen(USUAL) as env:
        result = measured(env, "bench_statistics.py", str(rows))
    print(f"\nthe statistics of {rows} games")
    at_most("all that a page asks, worst", result["page"], "ms", 100)
    at_most("  the same, the file just opened", result["opening"], "ms", 150)
    at_most("counting one game", result["count"], "ms", 10)
    line("  the slowest step", f"{result['count_worst']:.2f} ms")
    line("  the slowest block added up", f"{result['block']:.2f} ms")
    line("a game in the file", f"{result['bytes'] / 1000:.2f} kB")


def adviser(quick: bool) -> None:
    """Measures the adviser who plays alone, in CPU time of one core."""
    games = 3 if quick else 20
    with screen(USUAL) as env:
        result = measured(env, "bench_adviser.py", str(games))
    print(f"\nthe {result['player']} in {games} games, of which it wins {result['won']}")
    at_most("thinking about a decision, mean", result["mean"], "s", 0.5)
    at_most("  the worst", result["worst"], "s", 1.5)
    line("  the longest slice", f"{1000 * result['slice']:.2f} ms")
    line("loaded", f"{1000 * result['loaded']:.0f} ms")


def frames(size: str, quick: bool) -> None:
    """Measures every state and every moment of the window in one size."""
    with screen(size) as env:
        result = measured(env, "bench_screen.py", "frames", size, "1" if quick else "6")
    floor = result["floor"]["median"]
    print(f"\nframes at {size}, {result['driver']} driver: ms and x floor")
    print(f"{'':<34}{'median':>16}{'p99':>8}{'p99 of CPU time':>18}")
    for state in ["floor", *(name for name in result if name not in ("floor", "driver"))]:
        taken = result[state]
        middle, slow = taken["median"] / floor, taken["cpu"] / floor
        told = f"{taken['median']:8.2f} x{middle:5.1f} {taken['p99']:8.2f}"
        told += f"{taken['cpu']:10.2f} x{slow:5.1f}"
        budget = None if state in UNBUDGETED else BUDGETS.get(size)
        if budget and state == "drag":
            budget = DRAGGING
        if budget:
            missed = middle > budget[0] or slow > budget[1]
            told += f"  <= {budget[0]:g} / {budget[1]:g}{'   MISSED' if missed else ''}"
        print(f"  {STATES.get(state, state):<34}{told}", flush=True)


def replay(size: str, quick: bool) -> None:
    """Measures the replay of a long game in one size, in CPU time of one core."""
    with screen(size) as env:
        result = measured(env, "bench_replay.py", size, "20" if quick else "200")
    print(f"\na replay of {result['events']} events at {size}")
    at_most("opened and drawn", result["opening"], "ms", 200)
    at_most("turned to any event, worst", result["turned"], "ms", 50)
    at_most("  and drawn, median", result["median"], "ms", 50)
    line("  and drawn, p99", f"{result['p99']:.2f} ms")


def start(env: Env, times: int) -> None:
    """Measures the start up to a picture, as the median of new processes that find everything
    compiled."""
    env = {name: value for name, value in env.items() if name != "PYTHONDONTWRITEBYTECODE"}
    width, height = USUAL.split("x")
    first, title, table, floor = [], [], [], []
    with TemporaryDirectory() as folder:
        asked = "bench_start.py", "--size", USUAL, "--data-dir", folder
        # With a game in the journal the title comes first, and not the welcome page.
        measured(env, *asked, "--seed", "bench")
        for _ in range(times):
            begun = time.monotonic()
            floor.append(float(child(env, "-c", BARE_WINDOW.format(width, height))) - begun)
            begun = time.monotonic()
            shown = measured(env, *asked)
            first.append(shown["first"] - begun)
            title.append(shown["scene"] - begun)
            begun = time.monotonic()
            table.append(measured(env, *asked, "--seed", "bench")["scene"] - begun)
    line("floor: Python, pygame, an empty window", f"{median(floor):.2f} s")
    for what, seconds, most in (
        ("first frame", first, 1.1),
        ("first complete scene, the title", title, 2.0),
        ("the same, a table at once", table, None),
    ):
        ratio = median(seconds) / median(floor)
        target = f"< x{most:g}" if most else ""
        line(what, f"{median(seconds):.2f} s  x{ratio:5.1f}", target, bool(most) and ratio >= most)


def main() -> None:
    """Measures everything, one after the other."""
    parser = argparse.ArgumentParser(description="Measures the program.")
    parser.add_argument("--quick", action="store_true", help="fewer rounds, one size")
    quick = parser.parse_args().quick
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores{load}\n")
    core(quick)
    journal(quick)
    statistics(quick)
    adviser(quick)
    for size in (USUAL,) if quick else SIZES:
        frames(size, quick)
    replay(USUAL, quick)
    print(f"\nthe program at {USUAL}")
    with screen(USUAL) as env:
        start(env, 3 if quick else 5)
        result = measured(env, "bench_screen.py", "played", USUAL, "1")
    at_most("share of a core when idle", result["idle"], "%", 1)
    for when, megabytes in result["memory"].items():
        at_most(f"memory, {when}", megabytes, "MB", AT_MOST if "at most" in when else AT_REST)


if __name__ == "__main__":
    main()
