"""Packs archives that are alike whenever the same files are packed (one order, one date, no owner),
and gets the program out of what a player downloads, the way a player would."""

import gzip
import hashlib
import io
import subprocess
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from build_scripts.bundle.product import NAME, TITLE, Missing, run

SUMS = "SHA256SUMS"
PROGRAM, FILE = 0o755, 0o644


def tarball(folder: Path, file: Path, dated: int) -> None:
    """Packs the folder as a .tar.gz, links as links; `dated` is in seconds since 1970."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for path, inside in entries(folder):
            entry = tar.gettarinfo(str(path), inside)
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = ""
            entry.mtime = dated
            entry.mode = mode(path)
            if entry.isreg():
                with path.open("rb") as content:
                    tar.addfile(entry, content)
            else:
                tar.addfile(entry)
    with file.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=dated) as squeezed:
        squeezed.write(packed.getbuffer())


def zipped(folder: Path, file: Path, dated: int) -> None:
    """Packs the folder as a .zip, and what links point to in their place."""
    date = time.gmtime(dated)[:6]
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, inside in entries(folder):
            if path.is_file():
                entry = zipfile.ZipInfo(inside, date)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.create_system = 3  # the same on every system
                entry.external_attr = mode(path) << 16
                archive.writestr(entry, path.read_bytes(), compresslevel=9)


def entries(folder: Path) -> Iterator[tuple[Path, str]]:
    """The folder and all in it, each with its name in the archive, in one order."""
    for path in [folder, *sorted(folder.rglob("*"))]:
        yield path, path.relative_to(folder.parent).as_posix()


def mode(path: Path) -> int:
    """Permissions of a packed file: other bits differ from machine to machine."""
    return PROGRAM if path.is_dir() or path.stat().st_mode & 0o100 else FILE


def checksums(folder: Path) -> Path:
    """Writes the sums of all files of a folder, in the form that sha256sum checks."""
    sums = folder / SUMS
    files = sorted(path for path in folder.iterdir() if path.is_file() and path != sums)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    sums.write_text("".join(lines), "utf-8", newline="\n")
    return sums


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
        run("The disk image cannot be opened.", ["hdiutil", "attach", artefact, *how])
        try:
            yield folder / f"{TITLE}.app" / "Contents" / "MacOS" / NAME
        finally:
            eject(folder)
    else:
        raise Missing(f"{artefact.name} is none of {', '.join(KINDS)}.")


def eject(folder: Path) -> None:
    """Closes a disk image. A malware scanner may hold it for a while: nothing depends on it."""
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
