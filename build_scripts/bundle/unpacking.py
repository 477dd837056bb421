"""Gets the program out of what a player downloads, the way a player would."""

from __future__ import annotations

import subprocess
import tarfile
import time
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
            # Before Python 3.11.4 there is no filter, and this does nothing.
            tar.extraction_filter = getattr(tarfile, "data_filter", None)
            tar.extractall(folder)
        yield only(folder, NAME)
    elif kind == ".AppImage":
        yield artefact
    elif kind == ".zip":
        with zipfile.ZipFile(artefact) as archive:
            archive.extractall(folder)
        yield only(folder, f"{NAME}.exe")
    elif kind == "-setup.exe":
        # What comes last takes the rest of the line, without quotes.
        subprocess.run(f'"{artefact}" /S /D={folder}', check=True)
        try:
            yield only(folder, f"{NAME}.exe")
        finally:
            subprocess.run(f'"{folder / "uninstall.exe"}" /S _?={folder}', check=True)
        if (folder / f"{NAME}.exe").exists():
            raise Missing("Uninstalling leaves the program there.")
    elif kind == ".dmg":
        how = ["-nobrowse", "-readonly", "-mountpoint", folder]
        run("The disk image cannot be opened.", "hdiutil", "attach", artefact, *how)
        try:
            yield folder / f"{TITLE}.app" / "Contents" / "MacOS" / NAME
        finally:
            eject(folder)
    else:
        raise Missing(f"{artefact.name} is none of {', '.join(KINDS)}.")


def eject(folder: Path) -> None:
    """Closes a disk image. What looks for malware holds it now and then: nothing depends on it."""
    for patience in range(5):
        force = ["-force"] if patience else []
        subprocess.run(["hdiutil", "detach", folder, *force], check=False)
        if not folder.is_mount():
            return
        time.sleep(2)


def only(folder: Path, name: str) -> Path:
    """The program of this name, in the folder or in the one folder in it. Raises Missing."""
    for found in (folder / name, *folder.glob(f"*/{name}")):
        if found.is_file():
            return found
    raise Missing(f"There is no {name} in the package.")
