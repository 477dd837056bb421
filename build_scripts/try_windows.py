"""Tries on Linux what Windows gets: with a Python for Windows, in Wine.

python3 build_scripts/try_windows.py FOLDER [tests] [packages] [play]

FOLDER is a new folder, or one of an earlier run, which Wine must see as a part of its drive Z:.
`tests` has README's test line run in a fresh copy of the working tree, first only to collect the
tests. `packages` makes what a release has for Windows. `play` installs it: both programs play by
themselves at three sizes of the desktop, one is killed again and again while it is played with a
real pointer, and nothing may be lost; then it is removed. Without a word all three are done, in
about an hour. It needs Wine 10 or newer, NSIS, Xvfb, xdotool and openbox.

--wine COMMAND      starts a program for Windows (wine)
--python PATH       of Python 3.11 or newer for Windows, with pip (C:\\Python313\\python.exe)
--kills NUMBER      how often it is killed (20)

What it cannot tell: whether anything is heard, sharp screens, warnings of SmartScreen, rights of
users, and how long anything takes.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.bundle import archives, measuring, windows
from build_scripts.bundle.freezing import REQUIREMENTS
from build_scripts.bundle.product import NAME, ROOT, TITLE, Missing, package_name, run, status_of
from build_scripts.kill_windows import MANNERS, Plugged
from tests.screen.desk import on_display, x_server

TOOLS = "Xvfb", "xdotool", "openbox", "makensis", "git"
STEPS = "tests", "packages", "play"
DESKTOPS = "1024x640", "1280x720", "1920x1080"
WINDOW = "1280x720"
PROGRAMS = f"{NAME}.exe", f"{NAME}-terminal.exe"
ONLY_WINDOWS = ("colorama", "pefile", "pywin32-ctypes")
"""What pip would install there and not here, where it fetches everything."""
FOR_WINE = "-XTarget amd64-unicode"
"""A setup program that Wine can run without its parts for 32 bits."""
LONGEST_TEST = 900
"""Seconds."""


@dataclass(frozen=True)
class Wine:
    """How programs for Windows are started, their Python, and the folder in which all is done."""

    command: Sequence[str]
    python: str
    folder: Path

    @property
    def tree(self) -> Path:
        """The fresh copy of the working tree."""
        return self.folder / "tree"

    @property
    def packages(self) -> Path:
        """Where the packages lie."""
        return self.folder / "packages"

    def run(
        self, *words: object, display: str = "", **environment: str
    ) -> subprocess.CompletedProcess[str]:
        """A program for Windows, to its end; it begins in the tree. What it says is printed."""
        done = subprocess.run(
            [*self.command, *map(str, words)],
            cwd=self.tree,
            env={**os.environ, **self.surroundings(), **shown_on(display), **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            errors="replace",
            check=False,
        )
        print(done.stdout, end="", flush=True)
        return done

    def surroundings(self) -> dict[str, str]:
        """Where a program begins, and where pip finds packages: it reaches no server from Wine."""
        wheels = self.seen(self.folder / "wheels")
        told = {"PWD": str(self.tree), "PIP_FIND_LINKS": wheels, "PIP_CONFIG_FILE": "nul"}
        return {**told, "PIP_NO_INDEX": "1"}

    def must(self, otherwise: str, *words: object, display: str = "") -> None:
        """The same. Raises Missing, in these words, if it fails."""
        if self.run(*words, display=display).returncode:
            raise Missing(otherwise)

    def seen(self, path: Path) -> str:
        """A file of this system as Windows names it."""
        return "Z:" + str(path).replace("/", "\\")


def shown_on(display: str) -> dict[str, str]:
    """What an environment needs to open a window there."""
    return on_display(display, "windows") if display else {}


# What is to be tried


def lay_out(wine: Wine) -> None:
    """A fresh copy of the working tree, and all wheels that are needed. Raises Missing."""
    shutil.rmtree(wine.tree, ignore_errors=True)
    listed = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (wine.tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, wine.tree / name)
    version = "import sys; print('%d%d' % sys.version_info[:2])"
    told = wine.run(wine.python, "-c", version).stdout.strip()
    if not told.isdecimal():
        raise Missing(f"There is no {wine.python} that {shlex.join(wine.command)} could start.")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["film"], *extras["test"], *ONLY_WINDOWS]
    others = [name for name in wanted if not name.startswith(NAME)]
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:"]
    pip += ["--dest", str(wine.folder / "wheels"), "--platform", "win_amd64"]
    pip += ["--python-version", told, "--implementation", "cp"]
    pip += [word for abi in (f"cp{told}", "abi3", "none") for word in ("--abi", abi)]
    run("The wheels could not be fetched.", *pip, *others)
    run("The wheels could not be fetched.", *pip, "--no-deps", "--requirement", REQUIREMENTS)


def try_tests(wine: Wine) -> None:
    """README's test line for Windows. Raises Missing."""
    wine.must("There is no virtual environment.", wine.python, "-m", "venv", ".venv")
    python = wine.seen(wine.tree / ".venv" / "Scripts" / "python.exe")
    wine.must("The tests could not be installed.", python, "-m", "pip", "install", "-q", ".[test]")
    pytest = [python, "-m", "pytest", "--color=no", f"--timeout={LONGEST_TEST}"]
    wine.must("Not all tests can be collected.", *pytest, "--collect-only", "-qq")
    wine.must("Some tests have failed.", *pytest, "-q", "-rfEs", "--tb=short")


def make_packages(wine: Wine) -> None:
    """The zip, made by Windows, and the setup programs, made here: one for players, and one that
    Wine can run. Raises Missing."""
    shutil.rmtree(wine.packages, ignore_errors=True)
    with x_server("1920x1080") as display:
        line = [wine.python, "build_scripts/package.py", "--no-setup"]
        sorry = "The package could not be made."
        wine.must(sorry, *line, "--output", wine.seen(wine.packages), display=display)
    folder = wine.tree / "build" / "package" / TITLE
    setup = wine.packages / package_name("windows-x86_64-setup.exe")
    windows.installer(folder, setup)
    windows.installer(folder, wine.folder / "setup.exe", FOR_WINE)
    size, most = measuring.megabytes(setup), measuring.limit(setup)
    print(f"{setup.name}: {size:.1f} MB, of {most} at most")
    if size > most:
        raise Missing(f"Too large: {setup.name}.")
    print(archives.checksums(wine.packages).read_text("utf-8"), end="")


# How it is played


def play(wine: Wine, kills: int) -> None:
    """Installs the game, has it played, and removes it. Raises Missing."""
    installed, setup = wine.folder / "installed", wine.seen(wine.folder / "setup.exe")
    shutil.rmtree(installed, ignore_errors=True)
    # What comes last is the folder, without quotes.
    wine.must("It cannot be installed.", setup, "/S", f"/D={wine.seen(installed)}")
    for desktop in DESKTOPS:
        for program in PROGRAMS:
            play_by_itself(wine, installed / program, desktop)
    deal(wine, installed / PROGRAMS[1])
    with desk() as display:
        play_and_kill(wine, installed / PROGRAMS[0], display, kills)
        stay_while_it_runs(wine, installed / PROGRAMS[0], display, setup)
    wine.must("It cannot be removed.", wine.seen(installed / "uninstall.exe"), "/S")
    # It goes on as a copy of itself.
    wine.must("Wine does not end.", "cmd", "/c", "ping -n 10 127.0.0.1 > nul")
    if left := [path.name for path in installed.rglob("*")]:
        raise Missing(f"Of the game there is left: {', '.join(left)}.")
    print("Removed, and nothing is left.")


def play_by_itself(wine: Wine, program: Path, desktop: str) -> None:
    """A whole game, on a desktop of this size without a window manager: in Wine, no program gets on
    with one that makes its window smaller at once. Raises Missing."""
    folder = wine.folder / "reports" / f"{program.stem}-{desktop}"
    shutil.rmtree(folder, ignore_errors=True)
    with x_server(desktop) as display:
        size = WINDOW if desktop != DESKTOPS[-1] else desktop
        words = [wine.seen(program), "--self-test", wine.seen(folder), "--size", size]
        status = wine.run(*words, display=display).returncode
    report = folder / "self-test.json"
    told = json.loads(report.read_text("utf-8")) if report.exists() else {}
    if status or not told.get("passed"):
        raise Missing(f"{program.name} does not play on {desktop}: {told.get('trouble', status)}")
    kept = {name: told[name] for name in ("system", "result", "frames", "memory_mb")}
    print(f"{program.name} on a desktop of {desktop}: {json.dumps(kept)}")


def deal(wine: Wine, terminal: Path) -> None:
    """The program for a terminal tells its version, and words in a pipe are UTF-8. Raises
    Missing."""
    words = [wine.seen(terminal), "console", "--seed", "été"]
    told = wine.run(*words, LANGUAGE="fr").stdout
    if "é" not in told or "�" in told:
        raise Missing(f"{terminal.name} does not speak UTF-8.")


@contextmanager
def desk() -> Iterator[str]:
    """A display with a window manager, and room enough."""
    with x_server() as display:
        around = {**os.environ, "DISPLAY": display}
        quiet = subprocess.DEVNULL
        manager = subprocess.Popen(["openbox"], env=around, stdout=quiet, stderr=quiet)
        try:
            yield display
        finally:
            manager.terminate()
            manager.wait()


def play_and_kill(wine: Wine, program: Path, display: str, kills: int) -> None:
    """Plays with a real pointer, alone and for two, each game until it is killed, and looks whether
    all is there. Raises kill_windows.Lost."""
    os.environ.update(wine.surroundings())
    chance, counted = Random("windows"), Counter[str]()
    line = [*wine.command, wine.seen(program)]
    games = wine.folder / "games"
    shutil.rmtree(games, ignore_errors=True)
    games.mkdir()
    played = [
        Plugged(games / manner, display, manner, chance, counted, line, "windows")
        for manner in MANNERS
    ]
    os.chdir(wine.tree)
    for number in range(kills):
        played[number % len(played)].kill_once()
    print(json.dumps(counted))


def stay_while_it_runs(wine: Wine, program: Path, display: str, setup: str) -> None:
    """The setup program refuses while the game is open. Raises Missing."""
    around = {**os.environ, **wine.surroundings(), **shown_on(display)}
    told = wine.folder / "scene.json"
    told.unlink(missing_ok=True)
    line = [*wine.command, wine.seen(program), "--describe", wine.seen(told)]
    with subprocess.Popen(line, cwd=wine.tree, env=around) as game:
        try:
            while not told.exists():
                if game.poll() is not None:
                    raise Missing("The game has ended by itself.")
            if wine.run(setup, "/S", f"/D={wine.seen(program.parent)}").returncode != 2:
                raise Missing("It is installed over a game that is open.")
        finally:
            game.kill()
    print("It is not installed over a game that is open.")


def main() -> int:
    """The exit status: 1 after a sentence about what went wrong."""
    parser = argparse.ArgumentParser(description="Tries on Linux what Windows gets.")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("steps", nargs="*", choices=[*STEPS, []], metavar="STEP")
    parser.add_argument("--wine", default="wine", metavar="COMMAND")
    parser.add_argument("--python", default=r"C:\Python313\python.exe", metavar="PATH")
    parser.add_argument("--kills", type=int, default=20, metavar="NUMBER")
    asked = parser.parse_args()
    wine = Wine(shlex.split(asked.wine), asked.python, asked.folder.resolve())
    return status_of(lambda: try_all(wine, asked.steps or STEPS, asked.kills))


def try_all(wine: Wine, steps: Sequence[str], kills: int) -> None:
    """These steps, in their order. Raises Missing."""
    if lost := [tool for tool in (*TOOLS, wine.command[0]) if not shutil.which(tool)]:
        raise Missing(f"Not installed: {', '.join(lost)}.")
    wine.folder.mkdir(parents=True, exist_ok=True)
    lay_out(wine)
    if "tests" in steps:
        try_tests(wine)
    if "packages" in steps:
        make_packages(wine)
    if "play" in steps:
        play(wine, kills)
    print("All is well.")


if __name__ == "__main__":
    sys.exit(main())
