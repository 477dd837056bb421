"""Archives that are alike whenever the same files are packed: one order, one date, no owner."""

from __future__ import annotations

import gzip
import hashlib
import io
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

SUMS = "SHA256SUMS"
PROGRAM, FILE = 0o755, 0o644


def tarball(folder: Path, file: Path, dated: int) -> None:
    """The folder, and links in it as links, as a .tar.gz; `dated` in seconds since 1970."""
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
    """The folder as a .zip; what links point to is packed in their place."""
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
    """What everybody may do with it; the rest of the bits differ from machine to machine."""
    return PROGRAM if path.is_dir() or path.stat().st_mode & 0o100 else FILE


def checksums(folder: Path) -> Path:
    """Writes the sums of all files of a folder, in the form that sha256sum checks."""
    sums = folder / SUMS
    files = sorted(path for path in folder.iterdir() if path.is_file() and path != sums)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    sums.write_text("".join(lines), "utf-8", newline="\n")
    return sums
