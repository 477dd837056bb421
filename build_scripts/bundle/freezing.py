"""Freezes the game with its own Python into one folder, or on macOS into an application."""

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from build_scripts.bundle.linux import ICON_SIZES
from build_scripts.bundle.product import NAME, ROOT, TITLE, Missing, run

SPECIFICATION = ROOT / "build_scripts" / "bundle" / "program.spec"
REQUIREMENTS = ROOT / "build_scripts" / "requirements-package.txt"
BUNDLED = {"art": "art", "game/locale": "locale"}
"""Folders of the checkout, and where the program looks for them in its package."""
TABLES = (
    "records/deals/winning_lines.bin",
    "records/deals/games_of_weeks.txt",
    "players/win_rates.txt",
    "players/dreamer/weights.bin",
    "players/planner/weights.bin",
    "editions/ladder/winning_lines.bin",
)
"""Files beside the code that reads them, as seen from the package."""
WINDOW_ICON = 512 if sys.platform == "darwin" else 64
"""Pixels of the icon that the program itself reads."""
NOT_READ = (
    *(".icns", ".ico", ".bmp", ".po"),
    *(f"icon-{size}.png" for size in ICON_SIZES if size != WINDOW_ICON),
)
"""Endings of files that packages and catalogues are made of, and that programs do not read."""


def freeze(build: Path) -> Path:
    """Freezes the program and all it needs into a folder or an application, and returns that.
    `build` is emptied. Raises Missing."""
    if sys.platform == "linux" and not (shutil.which("strip") and shutil.which("objdump")):
        raise Missing("The tools strip and objdump are missing: please install binutils.")
    shutil.rmtree(build, ignore_errors=True)
    if build.exists():
        raise Missing(f"Something in {build} is in use.")
    build.mkdir(parents=True)
    python = clean_python(build / "venv")
    command = [python, "-m", "PyInstaller", SPECIFICATION, "--noconfirm", "--log-level", "WARN"]
    command += ["--workpath", build / "work", "--distpath", build / "dist"]
    # Two builds of one commit are alike: the order of sets, and every date, are given. And each
    # begins anew: what an earlier one has stripped or signed is not looked for.
    given = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(dated())}
    given["PYINSTALLER_CONFIG_DIR"] = str(build / "cache")
    run("PyInstaller could not build the program.", command, build, given)
    frozen = build / "dist" / (f"{TITLE}.app" if sys.platform == "darwin" else NAME)
    check(package_in(frozen))
    return frozen


def clean_python(home: Path) -> Path:
    """A Python that has nothing but the game, what the game needs, and PyInstaller."""
    run("This Python cannot make a virtual environment.", [sys.executable, "-m", "venv", home])
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    sorry = "The game and PyInstaller could not be installed."
    run(sorry, [*install, "--require-hashes", "--requirement", REQUIREMENTS])
    run(sorry, [*install, "--no-deps", "--no-build-isolation", ROOT])
    return python


def dated() -> int:
    """Time of the commit in seconds since 1970; without git, the time of the changelog."""
    git = ["git", "log", "-1", "--format=%ct"]
    try:
        told = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        return int(told)
    except (OSError, subprocess.CalledProcessError, ValueError):
        print("Git does not tell when the commit was made: dated by the changelog.")
        return min(int((ROOT / "CHANGELOG.md").stat().st_mtime), int(time.time()))


def package_in(frozen: Path) -> Path:
    """The folder of the game's package in what was frozen."""
    if sys.platform == "darwin":
        return frozen / "Contents" / "Resources" / "game"
    return frozen / "_internal" / "game"


def to_bundle() -> Iterator[Path]:
    """Every file but the code that the program reads, as seen from its package."""
    for folder, inside in BUNDLED.items():
        for file in sorted((ROOT / folder).rglob("*")):
            if file.is_file() and not file.name.endswith(NOT_READ):
                yield inside / file.relative_to(ROOT / folder)
    yield from map(Path, TABLES)


def check(package: Path) -> None:
    """Raises Missing unless all that the program reads lies where it looks."""
    lost = [file.as_posix() for file in to_bundle() if not (package / file).is_file()]
    if lost:
        raise Missing(f"The package is without {len(lost)} files, such as {lost[0]}.")
