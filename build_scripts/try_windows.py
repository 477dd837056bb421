"""Tries on Linux what Windows gets: with a Python for Windows, in Wine.

python3 build_scripts/try_windows.py FOLDER
python3 build_scripts/try_windows.py FOLDER --only packages play

FOLDER is a new folder, or one of an earlier run, which Wine must see as a part of its drive Z:.
`tests` has README's test line run in a fresh copy of the working tree, first only to collect the
tests. `packages` makes what a release has for Windows. `play` installs it: both programs play by
themselves on desktops of three sizes; the game is killed again and again, while it writes as fast
as it can and while it is played with a real pointer, and nothing may be lost; then it is removed.
All three take about an hour. You need Wine 10 or newer, NSIS, Xvfb, xdotool and openbox.

--wine COMMAND      starts a program for Windows (wine)
--python PATH       of Python 3.11 or newer for Windows, with pip (C:\\Python313\\python.exe)
--kills NUMBER      how often it is killed in each of the two ways (20)

What it cannot tell: whether anything is heard, sharp screens, warnings of SmartScreen, rights of
users, and how long anything takes.
"""

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
from build_scripts.bundle.freezing import REQUIREMENTS, dated
from build_scripts.bundle.product import NAME, ROOT, TITLE, Missing, package_name, run, status_of
from build_scripts.kill.comparison import one
from build_scripts.kill.windows import MANNERS, Plugged
from tests.screen.robots.desk import on_display, x_server

TOOLS = "Xvfb", "xdotool", "openbox", "makensis", "git"
STEPS = "tests", "packages", "play"
TRIALS = (
    ("1024x640", "1280x720"),
    ("1280x720", "1280x720"),
    ("1920x1080", "1024x640"),
    ("1920x1080", "1920x1080"),
)
"""Desktops, and windows that are larger than they, as large, or smaller."""
PROGRAMS = f"{NAME}.exe", f"{NAME}-terminal.exe"
ONLY_WINDOWS = ("colorama", "pefile", "pywin32-ctypes")
"""Packages that pip would install there and not here, where it fetches everything."""
FOR_WINE = "-XTarget amd64-unicode"
"""A setup program that Wine can run without its parts for 32 bits."""
NOT_OF_WINE = (
    # Wine has another error for a path of more than 4096 bytes.
    "tests/records/journal/disk/test_disk.py::test_a_folder_whose_name_is_too_long_for_any_disk[path]",
)
LONGEST_TEST = 900
"""Seconds that a test may take."""
LONGEST_GAME = 15.0
"""Seconds of play in which a kill comes: in Wine the first gestures are slow."""


@dataclass(frozen=True)
class Wine:
    """Wine: how it starts programs for Windows, their Python, and the folder in which all is
    done."""

    command: Sequence[str]
    python: str
    folder: Path

    @property
    def tree(self) -> Path:
        """The fresh copy of the working tree."""
        return self.folder / "tree"

    @property
    def wheels(self) -> Path:
        """Packages of others, for the Python there."""
        return self.folder / "wheels"

    @property
    def own_python(self) -> str:
        """The Python of the environment in the tree."""
        return self.seen(self.tree / ".venv" / "Scripts" / "python.exe")

    @property
    def packages(self) -> Path:
        return self.folder / "packages"

    @property
    def server(self) -> list[str]:
        """The server of all programs in Wine, which lies beside it."""
        *before, wine = self.command
        return [*before, str(Path(wine).with_name("wineserver"))]

    @property
    def setup(self) -> Path:
        """The setup program that Wine can run."""
        return self.folder / f"{NAME}-in-wine.exe"

    def run(
        self, words: Sequence[object], display: str = "", language: str = ""
    ) -> subprocess.CompletedProcess[str]:
        """Runs a program for Windows to its end, in a language such as `fr` if one is named, and
        prints what it says. Its pip finds packages among the wheels, because it reaches no server
        from Wine."""
        pip = {"PIP_FIND_LINKS": self.seen(self.wheels), "PIP_CONFIG_FILE": "nul"}
        around = {**os.environ, "PIP_NO_INDEX": "1", **pip, **shown_on(display)}
        if language:
            around["LANGUAGE"] = language
        done = subprocess.run(
            [*self.command, *map(str, words)],
            env=around,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            errors="replace",
            check=False,
        )
        print(done.stdout, end="", flush=True)
        return done

    def must(self, otherwise: str, words: Sequence[object], display: str = "") -> None:
        """Runs a program for Windows. Raises Missing, in the words `otherwise`, if it fails."""
        if self.run(words, display).returncode:
            raise Missing(otherwise)

    def end(self) -> None:
        """Ends whatever still runs in Wine."""
        subprocess.run([*self.server, "-k"], check=False)
        self.wait()

    def wait(self) -> None:
        """Waits until nothing runs in Wine any more."""
        subprocess.run([*self.server, "-w"], check=False)

    def seen(self, path: Path) -> str:
        """A file of this system as Windows names it."""
        return "Z:" + str(path).replace("/", "\\")


def shown_on(display: str) -> dict[str, str]:
    """Environment of a program that opens windows on a display."""
    return on_display(display, "windows") if display else {}


# What is to be tried


def lay_out(wine: Wine) -> None:
    """A fresh copy of the working tree, and in it an environment made of wheels for Windows, as
    README's test line makes it. Raises Missing."""
    shutil.rmtree(wine.tree, ignore_errors=True)
    listed = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (wine.tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, wine.tree / name)
    # All begins there: Windows takes `/folder/file` for a file of the drive on which it begins.
    os.chdir(wine.tree)
    os.environ["PWD"] = str(wine.tree)
    # There is no git in Wine: packages are dated by this file.
    os.utime(wine.tree / "CHANGELOG.md", (dated(), dated()))
    version = "import sys; print('%d%d' % sys.version_info[:2])"
    told = wine.run([wine.python, "-c", version]).stdout.strip()
    if not told.isdecimal():
        raise Missing(f"There is no {wine.python} that {shlex.join(wine.command)} could start.")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["film"], *extras["test"], *ONLY_WINDOWS]
    others = [name for name in wanted if not name.startswith(NAME)]
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:"]
    pip += ["--dest", str(wine.wheels), "--platform", "win_amd64"]
    pip += ["--python-version", told, "--implementation", "cp"]
    pip += [word for abi in (f"cp{told}", "abi3", "none") for word in ("--abi", abi)]
    run("The wheels could not be fetched.", [*pip, *others])
    run("The wheels could not be fetched.", [*pip, "--no-deps", "--requirement", REQUIREMENTS])
    wine.must("There is no virtual environment.", [wine.python, "-m", "venv", ".venv"])
    install = [wine.own_python, "-m", "pip", "install", "-q", ".[test]"]
    wine.must("The game and its tests could not be installed.", install)


def try_tests(wine: Wine) -> None:
    """Runs the tests as README's line does. Raises Missing."""
    pytest = [wine.own_python, "-m", "pytest", "--color=no", f"--timeout={LONGEST_TEST}"]
    pytest += [word for name in NOT_OF_WINE for word in ("--deselect", name)]
    wine.must("Not all tests can be collected.", [*pytest, "--collect-only", "-qq"])
    wine.must("Some tests have failed.", [*pytest, "-q", "-rfEs", "--tb=short"])


def make_packages(wine: Wine) -> None:
    """The zip, made by Windows, and the setup programs, made here: one for players, and one that
    Wine can run. Raises Missing."""
    shutil.rmtree(wine.packages, ignore_errors=True)
    with display_of(wine, "1920x1080") as display:
        line = [wine.python, "build_scripts/package.py", "--no-setup"]
        sorry = "The package could not be made."
        wine.must(sorry, [*line, "--output", wine.seen(wine.packages)], display)
    folder = wine.tree / "build" / "package" / TITLE
    setup = wine.packages / package_name("windows-x86_64-setup.exe")
    windows.installer(folder, setup)
    windows.installer(folder, wine.setup, [FOR_WINE])
    size, most = measuring.megabytes(setup), measuring.limit(setup)
    print(f"{setup.name}: {size:.1f} MB, of {most} at most")
    if size > most:
        raise Missing(f"Too large: {setup.name}.")
    print(archives.checksums(wine.packages).read_text("utf-8"), end="")


# How it is played


def play(wine: Wine, kills: int) -> None:
    """Installs the game, has it played, and removes it. Raises Missing."""
    installed, setup = wine.folder / "installed", wine.seen(wine.setup)
    shutil.rmtree(installed, ignore_errors=True)
    # What comes last is the folder, without quotes.
    wine.must("It cannot be installed.", [setup, "/S", f"/D={wine.seen(installed)}"])
    for desktop, window in TRIALS:
        for program in PROGRAMS:
            play_by_itself(wine, installed / program, desktop, window)
    speak(wine, installed / PROGRAMS[1])
    kill_writing(wine, kills)
    with desk(wine) as display:
        play_and_kill(wine, installed / PROGRAMS[0], display, kills)
        stay_while_it_runs(wine, installed / PROGRAMS[0], display, setup)
    wine.must("It cannot be removed.", [wine.seen(installed / "uninstall.exe"), "/S"])
    # It goes on as a copy of itself.
    wine.wait()
    if left := [path.name for path in installed.rglob("*")]:
        raise Missing(f"Of the game there is left: {', '.join(left)}.")
    print("Removed, and nothing is left.")


def play_by_itself(wine: Wine, program: Path, desktop: str, window: str) -> None:
    """A whole game in a window of this size, on a desktop of that size without a window manager: in
    Wine, no program of SDL gets on with one that makes its window smaller at once. Raises
    Missing."""
    folder = wine.folder / "reports" / f"{program.stem}-{window}-on-{desktop}"
    shutil.rmtree(folder, ignore_errors=True)
    with display_of(wine, desktop) as display:
        words = [wine.seen(program), "--self-test", wine.seen(folder), "--size", window]
        status = wine.run(words, display).returncode
    report = folder / "self-test.json"
    told = json.loads(report.read_text("utf-8")) if report.exists() else {}
    if status or not told.get("passed"):
        raise Missing(f"{program.name} does not play in {window}: {told.get('trouble', status)}")
    kept = {name: told[name] for name in ("system", "result", "frames", "memory_mb")}
    print(f"{program.name}, {window} on a desktop of {desktop}: {json.dumps(kept)}")


def speak(wine: Wine, terminal: Path) -> None:
    """The program for a terminal writes UTF-8 into a pipe. Raises Missing."""
    words = [wine.seen(terminal), "console", "--seed", "été"]
    told = wine.run(words, language="fr").stdout
    if "é" not in told or "�" in told:
        raise Missing(f"{terminal.name} does not speak UTF-8.")


@contextmanager
def display_of(wine: Wine, size: str) -> Iterator[str]:
    """A display of this size. Wine keeps to the one on which it began, so it begins anew."""
    wine.end()
    with x_server(size) as display:
        yield display


@contextmanager
def desk(wine: Wine) -> Iterator[str]:
    """A display with a window manager, and room enough for the window."""
    with display_of(wine, "1600x900") as display:
        around = {**os.environ, "DISPLAY": display}
        quiet = subprocess.DEVNULL
        manager = subprocess.Popen(["openbox"], env=around, stdout=quiet, stderr=quiet)
        try:
            yield display
        finally:
            manager.terminate()
            manager.wait()


def kill_writing(wine: Wine, kills: int) -> None:
    """Plays as fast as it can, each command on the disk before the next, until it is killed. Raises
    Lost."""
    counted, folder = Counter[str](), fresh(wine.folder / "commands")
    script = wine.seen(wine.tree / "build_scripts" / "kill" / "player.py")
    for number in range(kills):
        one(folder, f"windows-{number}", counted, [*wine.command, wine.own_python, script])
    print(json.dumps(counted))


def play_and_kill(wine: Wine, program: Path, display: str, kills: int) -> None:
    """Plays with a real pointer, alone and for two, each game until it is killed, and looks whether
    all is there. Raises Lost."""
    chance, counted = Random("windows"), Counter[str]()
    line, games = [*wine.command, wine.seen(program)], fresh(wine.folder / "games")
    played = [
        Plugged(games / manner, display, manner, chance, counted, line, "windows", LONGEST_GAME)
        for manner in MANNERS
    ]
    for number in range(kills):
        played[number % len(played)].kill_once()
    print(json.dumps(counted))


def fresh(folder: Path) -> Path:
    """Empties the folder, and returns it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return folder


def stay_while_it_runs(wine: Wine, program: Path, display: str, setup: str) -> None:
    """The setup program refuses while the game is open. Raises Missing."""
    around = {**os.environ, **shown_on(display)}
    told = wine.folder / "scene.json"
    told.unlink(missing_ok=True)
    line = [*wine.command, wine.seen(program), "--describe", wine.seen(told)]
    with subprocess.Popen(line, env=around) as game:
        try:
            while not told.exists():
                if game.poll() is not None:
                    raise Missing("The game has ended by itself.")
            if wine.run([setup, "/S", f"/D={wine.seen(program.parent)}"]).returncode != 2:
                raise Missing("It is installed over a game that is open.")
        finally:
            game.kill()
    print("It is not installed over a game that is open.")


def main() -> int:
    """The exit status: 1 after a sentence about what went wrong."""
    parser = argparse.ArgumentParser(description="Tries on Linux what Windows gets.")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--only", nargs="+", choices=STEPS, default=STEPS)
    parser.add_argument("--wine", default="wine", metavar="COMMAND")
    parser.add_argument("--python", default=r"C:\Python313\python.exe", metavar="PATH")
    parser.add_argument("--kills", type=int, default=20, metavar="NUMBER")
    asked = parser.parse_args()
    wine = Wine(shlex.split(asked.wine), asked.python, asked.folder.resolve())
    return status_of(lambda: try_all(wine, asked.only, asked.kills))


def try_all(wine: Wine, steps: Sequence[str], kills: int) -> None:
    """Takes these steps in their order. Raises Missing."""
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
