"""Gets the program out of what a player downloads, the way a player would."""

from __future__ import annotations

import subprocess
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from build_scripts.bundle.product import NAME, TITLE, Missing, run

KINDS = ".tar.gz", ".AppImage", ".zip", "-setup.exe", ".dmg"


@contextmanager
def unpacked(artefact: Path, folder: Path) -> Iterator[Path]:
    """The program, unpacked or installed in an empty folder. Raises Missing."""
    kind = next((kind for kind in KINDS if artefact.name.endswith(kind)), None)
    if kind == ".tar.gz":
        with tarfile.open(artefact) as tar:
            tar.extractall(folder, filter="data")
        yield only(folder, NAME)
    elif kind == ".AppImage":
        yield artefact
    elif kind == ".zip":
        with zipfile.ZipFile(artefact) as archive:
            archive.extractall(folder)
        yield only(folder, f"{NAME}.exe")
    elif kind == "-setup.exe":
        # /D= comes last and takes the rest of the line, without quotes.
        subprocess.run(f'"{artefact}" /S /D={folder}', check=True)
        yield only(folder, f"{NAME}.exe")
        run("The game cannot be uninstalled.", folder / "uninstall.exe", "/S")
    elif kind == ".dmg":
        sorry = "The disk image cannot be opened."
        run(sorry, "hdiutil", "attach", artefact, "-nobrowse", "-readonly", "-mountpoint", folder)
        try:
            yield folder / f"{TITLE}.app" / "Contents" / "MacOS" / NAME
        finally:
            run(sorry, "hdiutil", "detach", folder)
    else:
        raise Missing(f"{artefact.name} is none of {', '.join(KINDS)}.")


def only(folder: Path, name: str) -> Path:
    """The program of this name, in the folder or in the one folder in it. Raises Missing."""
    for found in (folder / name, *folder.glob(f"*/{name}")):
        if found.is_file():
            return found
    raise Missing(f"There is no {name} in the package.")
