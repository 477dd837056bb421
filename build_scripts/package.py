"""Packs the game for players without Python, on the system that it runs on.

python3 build_scripts/package.py                     into dist/
python3 build_scripts/package.py --output FOLDER
python3 build_scripts/package.py --appimage          and, on Linux, an AppImage (fetches a part)
python3 build_scripts/package.py --twice             builds again, and compares byte by byte
python3 build_scripts/package.py --no-setup          without the setup program, on Windows: any
                                                     system with NSIS can make it (windows.py)

Any Python from 3.11.4 will do, on macOS that of python.org; on Linux also the binutils, and
squashfs-tools for the AppImage; on Windows, NSIS. What comes out: on Windows a .zip and a setup
program, on macOS a disk image, on Linux a .tar.gz, and their checksums. It prints how large they
are, and how fast the program starts.
"""

import argparse
import platform
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.bundle import archives, linux, macos, macos_signing, measuring, windows
from build_scripts.bundle.freezing import dated, freeze
from build_scripts.bundle.notices import put_notices, unnamed
from build_scripts.bundle.product import (
    NAME,
    PACKAGES,
    ROOT,
    TITLE,
    Missing,
    package_name,
    status_of,
    version,
)

BUILD = ROOT / "build" / "package"
WORDS = ROOT / "build_scripts" / "bundle" / "README.txt"
"""The text for whoever unpacks the game."""
MACHINES = {"AMD64": "x86_64", "arm64": "arm64", "x86_64": "x86_64", "aarch64": "arm64"}


def package(output: Path, with_appimage: bool, with_setup: bool, twice: bool) -> None:
    """Builds, checks and measures. Raises Missing."""
    frozen, packed = build(BUILD, output, with_appimage, with_setup)
    print(archives.checksums(output).read_text("utf-8"), end="")
    if twice:
        again = BUILD.with_name("package-again")
        packed_again = again.with_name("packed-again")
        compare(packed, build(again, packed_again, with_appimage, with_setup)[1])
    measuring.sizes(frozen, packed)
    measuring.starts(program_in(frozen))


def build(
    work: Path, output: Path, with_appimage: bool, with_setup: bool
) -> tuple[Path, list[Path]]:
    """The frozen program, and the files made of it. Raises Missing."""
    output.mkdir(parents=True, exist_ok=True)
    frozen = freeze(work)
    if lost := unnamed(frozen):
        raise Missing(f"NOTICE does not name {', '.join(lost)}.")
    machine = MACHINES.get(platform.machine(), platform.machine())
    if sys.platform == "win32":
        packed = for_windows(frozen, output, machine, with_setup)
    else:
        packed = (for_macos if sys.platform == "darwin" else for_linux)(frozen, output, machine)
    if with_appimage:
        if f"{machine}.AppImage" not in PACKAGES or sys.platform != "linux":
            raise Missing("An AppImage can be made on Linux for x86_64 only.")
        file = output / package_name(f"{machine}.AppImage")
        runtime = linux.fetched_runtime(BUILD.parent)
        linux.appimage(dressed_as(frozen, f"{NAME}-{version()}"), runtime, file, dated())
        packed.append(file)
    return frozen, packed


def compare(packed: list[Path], again: list[Path]) -> None:
    """Raises Missing unless the files of two builds are alike. Disk images never are: each has
    dates and a number of its own."""
    for one, other in zip(packed, again, strict=True):
        if one.suffix == ".dmg":
            print(f"Built twice, and not compared: {one.name}.")
        elif one.read_bytes() != other.read_bytes():
            raise Missing(f"Two builds differ in {one.name}.")
        else:
            print(f"Built twice, alike byte by byte: {one.name}.")


def program_in(frozen: Path) -> Path:
    """The file that a double click starts."""
    if sys.platform == "darwin":
        return frozen / "Contents" / "MacOS" / NAME
    return frozen / (f"{NAME}.exe" if sys.platform == "win32" else NAME)


def for_linux(frozen: Path, output: Path, machine: str) -> list[Path]:
    """A folder with all that a desktop wants, in a .tar.gz."""
    folder = dressed(frozen, f"{NAME}-{version()}")
    linux.dress(folder, dated())
    file = output / package_name(f"linux-{machine}.tar.gz")
    archives.tarball(folder, file, dated())
    return [file]


def for_windows(frozen: Path, output: Path, machine: str, with_setup: bool) -> list[Path]:
    """A folder to be unpacked anywhere, and a setup program."""
    folder = dressed(frozen, TITLE)
    file = output / package_name(f"windows-{machine}.zip")
    archives.zipped(folder, file, dated())
    if not with_setup:
        return [file]
    setup = output / package_name(f"windows-{machine}-setup.exe")
    windows.installer(folder, setup)
    return [file, setup]


def for_macos(frozen: Path, output: Path, machine: str) -> list[Path]:
    """A disk image with the application."""
    macos.check(frozen)
    put_notices(frozen / "Contents" / "Resources")
    macos_signing.sign(frozen)
    file = output / package_name(f"macos-{machine}.dmg")
    macos.disk_image(frozen, file)
    macos_signing.notarise(file)
    return [file]


def dressed(frozen: Path, name: str) -> Path:
    """A copy of the frozen folder, of this name, with a first word and all licences."""
    folder = dressed_as(frozen, name)
    shutil.copytree(frozen, folder, symlinks=True)
    shutil.copyfile(WORDS, folder / "README.txt")
    put_notices(folder)
    return folder


def dressed_as(frozen: Path, name: str) -> Path:
    """The place of the dressed copy: not beside what was frozen, which on another system might have
    this name."""
    return frozen.parent.parent / name


def main() -> int:
    """The exit status: 1 after a sentence that says what is missing."""
    parser = argparse.ArgumentParser(description="Packs the game for players without Python.")
    parser.add_argument("--output", type=Path, default=ROOT / "dist", metavar="FOLDER")
    parser.add_argument("--appimage", action="store_true", help="make an AppImage, too (Linux)")
    parser.add_argument("--no-setup", action="store_true", help="no setup program (Windows)")
    parser.add_argument("--twice", action="store_true", help="build again, and compare")
    asked = parser.parse_args()
    output = asked.output.resolve()
    return status_of(lambda: package(output, asked.appimage, not asked.no_setup, asked.twice))


if __name__ == "__main__":
    sys.exit(main())
