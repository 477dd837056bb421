"""Packs the game for players without Python, on the system that it runs on.

python3 build_scripts/package.py                     into dist/
python3 build_scripts/package.py --output FOLDER

Any Python from 3.11 will do, and on Linux the binutils. What comes out is a folder with the
program in it, and the same folder as one compressed file.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "package"
NAME = "eight-doors"
WINDOWS = sys.platform == "win32"
LINUX = sys.platform == "linux"

EXCLUDED = """
    numpy PIL tkinter ssl _ssl _hashlib unittest multiprocessing asyncio
    pygame.tests pygame.docs pygame.examples
""".split()
"""What pygame or the standard library would drag in, and the game never asks for."""
BUNDLED = {"art": "art", "game/locale": "locale"}
"""Folders of the checkout, and where the program looks for them in its package."""
START = "import sys\n\nfrom game.__main__ import main\n\nsys.exit(main())\n"


class Missing(Exception):
    """Something that the build needs is not there; says what, in a sentence."""


def run(otherwise: str, *command: object) -> None:
    """Runs a command in the build folder. Raises Missing, in these words, if it fails."""
    # The packages of whoever calls are not those of the game.
    kept = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    try:
        subprocess.run([*map(str, command)], cwd=BUILD, env=kept, check=True)
    except (OSError, subprocess.CalledProcessError):
        raise Missing(otherwise) from None


def clean_python() -> Path:
    """A Python that has nothing but the game, what the game needs, and PyInstaller."""
    home = BUILD / "venv"
    run("This Python cannot make a virtual environment.", sys.executable, "-m", "venv", home)
    python = home / ("Scripts/python.exe" if WINDOWS else "bin/python")
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run("The game and PyInstaller could not be installed.", *install, f"{ROOT}[package]")
    return python


def freeze(python: Path, output: Path) -> Path:
    """The folder with the program and all it needs."""
    start = BUILD / "start.py"
    start.write_text(START, "utf-8")
    options: list[object] = ["--onedir", "--name", NAME, "--collect-data", "game"]
    options += ["--distpath", output, "--noconfirm", "--noupx", "--log-level", "WARN"]
    options += [word for module in EXCLUDED for word in ("--exclude-module", module)]
    options += ["--strip"] * LINUX + ["--noconsole"] * WINDOWS
    run("PyInstaller could not build the program.", python, "-m", "PyInstaller", *options, start)
    return output / NAME


def to_bundle() -> Iterator[Path]:
    """Every file but the code that the program reads, as seen from its package."""
    for folder, inside in BUNDLED.items():
        for file in sorted((ROOT / folder).rglob("*")):
            if file.is_file():
                yield inside / file.relative_to(ROOT / folder)


def check_bundle(folder: Path) -> None:
    """Raises Missing unless all that the program reads lies where it looks."""
    package = folder / "_internal" / "game"
    lost = [file.as_posix() for file in to_bundle() if not (package / file).is_file()]
    if lost:
        raise Missing(f"The package is without {', '.join(lost)}.")


def megabytes(*files: Path) -> str:
    """How large files are together; links count nothing."""
    total = sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink())
    return f"{total / 1e6:.1f} MB"


def package(output: Path) -> None:
    """Builds, checks and measures. Raises Missing."""
    if LINUX and not (shutil.which("strip") and shutil.which("objdump")):
        raise Missing("The tools strip and objdump are missing: please install binutils.")
    shutil.rmtree(BUILD, ignore_errors=True)
    BUILD.mkdir(parents=True)
    folder = freeze(clean_python(), output)
    check_bundle(folder)
    kind = "zip" if WINDOWS else "gztar"
    packed = Path(shutil.make_archive(str(folder), kind, output, NAME))
    print(f"{folder}: {megabytes(*folder.rglob('*'))}")
    print(f"{packed}: {megabytes(packed)}")


def main() -> int:
    """The exit status: 1 after a sentence that says what is missing."""
    parser = argparse.ArgumentParser(description="Packs the game for players without Python.")
    parser.add_argument("--output", type=Path, default=ROOT / "dist", metavar="FOLDER")
    try:
        package(parser.parse_args().output.resolve())
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
