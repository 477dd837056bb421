"""Names of the program, wherever a system asks for them; and how its packages are made."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
NAME = "eight-doors"
TITLE = "Eight Doors"
APPLICATION = "io.github.eight_doors.EightDoors"
"""Name of the bundle of macOS and of the component of AppStream."""
AUTHORS = "The Eight Doors authors"
COPYRIGHT = "Copyright (c) 2026 The Eight Doors authors"


PACKAGES = (
    "linux-x86_64.tar.gz",
    "x86_64.AppImage",
    "windows-x86_64.zip",
    "windows-x86_64-setup.exe",
    "macos-arm64.dmg",
    "macos-x86_64.dmg",
)
"""Endings of the files of a release, after its name and version."""
NOT_FOR_TOOLS = "PYTHON", "EIGHT_DOORS_", "SOURCE_DATE_EPOCH"
"""Beginnings of variables that called tools do not get: packages of whoever calls, secrets, and a
date that some tools take from there and some from us."""


class Missing(Exception):
    """Something that the build needs is not there; says what, in a sentence."""


def status_of(work: Callable[[], None]) -> int:
    """Does the work. Returns the exit status, which is 1 after a sentence about what was
    missing."""
    try:
        work()
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    return 0


def version() -> str:
    """Version of the program, such as 0.1.0."""
    text = (ROOT / "game" / "__init__.py").read_text("utf-8")
    found = re.search(r'__version__ = "(.+)"', text)
    assert found, "game/__init__.py names no version"
    return found[1]


def package_name(ending: str) -> str:
    """Name of a file that players download."""
    return f"{NAME}-{version()}-{ending}"


def run(
    otherwise: str,
    command: Sequence[object],
    cwd: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> None:
    """Runs a command in the folder `cwd`, with `environment` besides that of this process. Raises
    Missing, in the words `otherwise`, if it fails."""
    kept = {n: text for n, text in os.environ.items() if not n.startswith(NOT_FOR_TOOLS)}
    try:
        subprocess.run(
            [*map(str, command)], cwd=cwd, env=kept | dict(environment or {}), check=True
        )
    except (OSError, subprocess.CalledProcessError):
        raise Missing(otherwise) from None
