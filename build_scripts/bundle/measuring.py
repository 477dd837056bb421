"""Measures how large the frozen program is, how soon it shows something, and how much memory it
takes."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from build_scripts.bundle.product import Missing
from tests.screen.robots.desk import missing_tool, x_server

FOLDER = {"linux": 60, "win32": 60, "darwin": 70}
"""Greatest size of what is frozen, in millions of bytes, by system."""
PACKED = {".tar.gz": 37, ".AppImage": 40, ".zip": 39, "-setup.exe": 34, ".dmg": 42}
"""Greatest size of a package, in millions of bytes, by its ending."""
MEMORY = 190
"""Greatest memory of the game, in millions of bytes."""
COLD, WARM = 0.5, 0.3
"""Greatest time from the start of the program to its first picture, in seconds, at the first start
and at later ones."""
SIZE = "1920x1080"
PATIENCE = 600.0
"""Seconds after which a self-test counts as stuck."""
KEPT = """
    APPIMAGE_EXTRACT_AND_RUN DISPLAY HOME LANG LOCALAPPDATA SDL_AUDIODRIVER SDL_VIDEODRIVER
    SYSTEMDRIVE SYSTEMROOT TEMP TMP TMPDIR USERPROFILE WAYLAND_DISPLAY WINDIR XAUTHORITY
    XDG_RUNTIME_DIR
""".split()
"""All that a packaged program learns of its surroundings: no library of the machine that builds it
shall help it out."""
Report = dict[str, Any]


def megabytes(*files: Path) -> float:
    """Size of all files together, in millions of bytes; links count nothing."""
    sizes = (file.stat().st_size for file in files if file.is_file() and not file.is_symlink())
    return sum(sizes) / 1e6


def sizes(frozen: Path, packed: Iterable[Path]) -> None:
    """Prints them. Raises Missing if anything is too large."""
    most = {frozen: FOLDER[sys.platform], **{file: limit(file) for file in packed}}
    size = {frozen: megabytes(*frozen.rglob("*")), **{file: megabytes(file) for file in packed}}
    for path in most:
        print(f"{path.name}: {size[path]:.1f} MB, of {most[path]} at most")
    too_large = [path for path in most if size[path] > most[path]]
    if too_large:
        raise Missing(f"Too large: {', '.join(file.name for file in too_large)}.")


def limit(package: Path) -> int:
    """Greatest size of a package, in millions of bytes."""
    return next(most for ending, most in PACKED.items() if package.name.endswith(ending))


def starts(program: Path) -> None:
    """Prints what a first start takes and what a second one, by the program's own self-test: times
    are printed, not judged, since machines are noisy. Raises Missing if the test fails."""
    with display() as there, TemporaryDirectory() as reports:
        if not there:
            print("Not measured: there is no display.")
            return
        if forget(program.parent):
            cold = self_tested(program, Path(reports))
            print(f"first frame, cold: {cold['launch_s']:.2f} s, of {COLD} s at most")
        warm = self_tested(program, Path(reports))
        print(f"first frame, warm: {warm['launch_s']:.2f} s, of {WARM} s at most")
        if "memory_mb" in warm:
            print(f"resident at {SIZE} after a game: {warm['memory_mb']} MB, of {MEMORY} at most")
            print(f"and at most while it was played: {warm['memory_peak_mb']} MB")


@contextmanager
def display() -> Iterator[bool]:
    """Whether windows can be opened; on Linux without a display, on one of our own."""
    if sys.platform != "linux" or os.environ.get("DISPLAY"):
        yield True
    elif missing_tool():
        yield False
    else:
        with x_server(SIZE) as name:
            os.environ["DISPLAY"] = name
            yield True
            del os.environ["DISPLAY"]


def forget(folder: Path) -> bool:
    """Makes the system read the files of a folder from the disk again; whether it can be told."""
    if not hasattr(os, "posix_fadvise"):
        return False
    os.sync()
    for file in folder.rglob("*"):
        if file.is_file():
            with file.open("rb") as opened:
                os.posix_fadvise(opened.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
    return True


def bare_environment() -> dict[str, str]:
    """Environment of a program that must get on with what it has."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    system = f"{kept['SYSTEMROOT']}\\System32" if "SYSTEMROOT" in kept else "/usr/bin:/bin"
    return {**kept, "PATH": system}


def self_tested(program: Path, folder: Path, size: str = SIZE) -> Report:
    """The program's own report, and how long the start took as seen from outside. Raises
    Missing."""
    report = folder / "self-test.json"
    report.unlink(missing_ok=True)
    command = [program, "--self-test", folder, "--size", size]
    began = time.monotonic()
    try:
        done = subprocess.run(
            [*map(str, command)], env=bare_environment(), timeout=PATIENCE, check=False
        )
        told: Report = json.loads(report.read_text("utf-8"))
    except (OSError, subprocess.TimeoutExpired) as trouble:
        raise Missing(f"The self-test has left no report: {trouble}.") from None
    if done.returncode:
        stuck = folder / "self-test-stuck.txt"
        where = stuck.read_text("utf-8") if stuck.exists() else ""
        raise Missing(f"The self-test has failed.\n{told.get('trouble', '')}\n{where}".strip())
    return {**told, "launch_s": told["first_frame_at"] - began}
