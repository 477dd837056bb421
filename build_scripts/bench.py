"""Measures the program and prints one table: each number beside its target.

    python build_scripts/bench.py [--quick]

Never part of the tests: a loaded machine is no error. What runs is always the same; only the times
differ. The p99 of a frame also holds what other programs took: the CPU time beside it does not.
Under Linux the window is measured on Xvfb with the real x11 driver where Xvfb is
installed, otherwise with SDL's dummy driver, which presents nothing. Ratios are to the floor of
that size: one full picture copied to the glass and presented.
"""

from __future__ import annotations

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
from typing import Any

HERE = Path(__file__).resolve().parent
SIZES = ("1280x720", "1920x1080", "3840x2160")
BUDGETED = "1920x1080"
"""The size for which there are targets."""
STATES = {
    "idle": "idle",
    "drag": "dragging a card",
    "first": "busiest, pictures first met",
    "hand-lost": "busiest, once more",
    "door-opened": "a Key opens a Door",
    "trio-and-search": "a trio, and the search",
    "limbo-returns": "Limbo returns, a shuffle",
    "victory": "victory",
    "defeat": "defeat",
    "light-turns": "two: the light turns",
    "curtain": "two: the curtain falls and rises",
    "bake": "whole table drawn anew",
}
FRAME_BUDGET = STATES.keys() - {"idle", "bake"}
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
    """A row of the table."""
    print(f"{what:<42}{value:>34}  {target}{'   MISSED' if missed else ''}".rstrip(), flush=True)


def at_least(what: str, value: float, target: float, goal: str = "") -> None:
    """A row whose number should be high."""
    line(what, f"{value:.0f}", f">= {target:.0f}{goal}", value < target)


def at_most(what: str, value: float, unit: str, target: float) -> None:
    """A row whose number should be low."""
    line(what, f"{value:.2f} {unit}", f"< {target:g} {unit}", value >= target)


def child(env: Env, *arguments: str) -> str:
    """What another Python prints. Raises CalledProcessError if it fails."""
    done = subprocess.run(
        [sys.executable, *arguments], env=env, stdout=subprocess.PIPE, encoding="utf-8", check=True
    )
    return done.stdout


def measured(env: Env, script: str, *arguments: str) -> dict[str, Any]:
    """The JSON object that a script beside this one prints."""
    result: dict[str, Any] = json.loads(child(env, str(HERE / script), *arguments))
    return result


@contextmanager
def screen(size: str) -> Iterator[Env]:
    """An environment with a display of this size."""
    env = os.environ | {"PYTHONPATH": str(HERE.parent), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
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
    """The rules and the referee; CPU time of one core."""
    with screen(BUDGETED) as env:
        result = measured(env, "bench_core.py", "20" if quick else "100")
    at_least("random solo games a second", result["solo"], 250, " (goal 500)")
    at_least("random two-player games a second", result["two"], 250, " (goal 500)")
    at_most("fold of a full log", result["fold"], "ms", 2)
    at_most("fold of the longest log", result["longest_fold"], "ms", 2)
    line("referee commands a second", f"{result['referee']:.0f}")


def journal(quick: bool) -> None:
    """The journal with many games; the times also hold what other programs took."""
    rows = 10_000 if quick else 100_000
    with screen(BUDGETED) as env:
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


def row(state: dict[str, float], floor: dict[str, float]) -> str:
    """The numbers of one state."""
    ratio = state["median"] / floor["median"]
    return f"{state['median']:.2f} / {state['p99']:.2f} ({state['cpu']:.1f})  x{ratio:5.1f}"


def frames(size: str, quick: bool) -> None:
    """Every state of the window in one size."""
    with screen(size) as env:
        result = measured(env, "bench_screen.py", "frames", size, "1" if quick else "6")
    floor = result["floor"]
    print(f"\nframes at {size}, {result['driver']} driver, ms: median / p99 (its CPU), x floor")
    line("  floor: copy and present", row(floor, floor))
    for state, what in STATES.items():
        middle, slow = result[state]["median"], result[state]["p99"]
        budget = size == BUDGETED and state in FRAME_BUDGET
        line(
            f"  {what}",
            row(result[state], floor),
            "< 8 / 14" if budget else "",
            budget and (middle >= 8 or slow >= 14),
        )


def start(env: Env, times: int) -> None:
    """From nothing to a picture, in new processes; median."""
    width, height = BUDGETED.split("x")
    first, scene, floor = [], [], []
    for _ in range(times):
        begun = time.monotonic()
        floor.append(float(child(env, "-c", BARE_WINDOW.format(width, height))) - begun)
        begun = time.monotonic()
        shown = measured(env, "bench_start.py", "--size", BUDGETED, "--seed", "bench")
        first.append(shown["first"] - begun)
        scene.append(shown["scene"] - begun)
    line("floor: Python, pygame, an empty window", f"{median(floor):.2f} s")
    at_most("first frame", median(first), "s", 0.3)
    line("  quickest, x floor", f"{min(first):.2f} s  x{median(first) / median(floor):5.1f}")
    line("first complete scene", f"{median(scene):.2f} s  x{median(scene) / median(floor):5.1f}")


def main() -> None:
    """Everything, one after the other."""
    parser = argparse.ArgumentParser(description="Measures the program.")
    parser.add_argument("--quick", action="store_true", help="fewer rounds, one size")
    quick = parser.parse_args().quick
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores{load}\n")
    core(quick)
    journal(quick)
    for size in (BUDGETED,) if quick else SIZES:
        frames(size, quick)
    print(f"\nthe program at {BUDGETED}")
    with screen(BUDGETED) as env:
        start(env, 3 if quick else 5)
        result = measured(env, "bench_screen.py", "played", BUDGETED, "1")
    at_most("share of a core when idle", result["idle"], "%", 2)
    if "VmRSS" in result:
        at_most("memory after a game", result["VmRSS"], "MB", 180)
        line("memory at most", f"{result['VmHWM']:.0f} MB")


if __name__ == "__main__":
    main()
