"""The setup program for Windows. Any system that has NSIS 3 can make it.

python3 build_scripts/bundle/windows.py FOLDER FILE     of the folder with the program in it
"""

import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path, PureWindowsPath

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from build_scripts.bundle.product import (
    AUTHORS,
    COPYRIGHT,
    NAME,
    ROOT,
    TITLE,
    Missing,
    run,
    status_of,
    version,
)
from build_scripts.bundle.version_resource import numbers

SCRIPT = Path(__file__).with_name("installer.nsi")
USUAL = Path(r"C:\Program Files (x86)\NSIS\makensis.exe")
"""The path where NSIS installs itself, which no search path names."""


def makensis() -> str:
    """The compiler of setup programs. Raises Missing."""
    found = shutil.which("makensis") or (str(USUAL) if USUAL.is_file() else None)
    if not found:
        raise Missing("The tool makensis is missing: please install NSIS 3.")
    return found


def file_list(folder: Path) -> str:
    """Two macros for the script: one puts every file of the folder there, one takes just these
    away again, whatever else lies beside them by then."""
    lines = ["!macro INSTALL_FILES", *_putting(folder), "!macroend"]
    lines += ["!macro REMOVE_FILES", *_removing(folder), "!macroend"]
    return "\n".join(lines) + "\n"


def _folders(folder: Path) -> list[Path]:
    """Every folder with a file in it, and those around it: outer before inner, always in the same
    order."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    above = {parent for file in files for parent in file.relative_to(folder).parents}
    return sorted(above, key=Path.as_posix)


def _files(folder: Path) -> list[Path]:
    return sorted(filter(Path.is_file, folder.iterdir()), key=Path.as_posix)


def _putting(folder: Path) -> Iterator[str]:
    for inside in _folders(folder):
        yield f'SetOutPath "{_installed(inside)}"'
        for file in _files(folder / inside):
            yield f'File "{file}"'


def _removing(folder: Path) -> Iterator[str]:
    """The deepest folder first; Windows keeps a folder that is not empty."""
    for inside in reversed(_folders(folder)):
        for file in _files(folder / inside):
            yield f'Delete "{_installed(inside / file.name)}"'
        if inside.parts:
            yield f'RMDir "{_installed(inside)}"'


def _installed(inside: Path) -> str:
    """Path on the player's disk, in the language of the script."""
    below = "\\".join(PureWindowsPath(inside).parts).replace("$", "$$")
    return f"$INSTDIR\\{below}" if below else "$INSTDIR"


def definitions(folder: Path) -> dict[str, str]:
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    return {
        "AUTHORS": AUTHORS,
        "COPYRIGHT": COPYRIGHT,
        "ICON": str(ROOT / "art" / "app" / "eight-doors.ico"),
        "NAME": NAME,
        "NUMBERS": ".".join(map(str, numbers())),
        "PICTURE": str(ROOT / "art" / "app" / "setup.bmp"),
        "SIZE": str(-(-size // 1024)),
        "TITLE": TITLE,
        "VERSION": version(),
    }


def installer(folder: Path, file: Path, options: Sequence[str] = ()) -> None:
    """Makes the setup program that installs the folder. Raises Missing.

    `options` go to the compiler before all others.
    """
    folder, file = folder.resolve(), file.resolve()
    if not (folder / f"{NAME}.exe").is_file():
        raise Missing(f"There is no {NAME}.exe in the folder {folder.name}.")
    with tempfile.TemporaryDirectory() as empty:
        files = Path(empty, "files.nsh")
        files.write_text(file_list(folder), "utf-8")
        told = {**definitions(folder), "FILES": str(files), "OUTPUT": str(file)}
        command = [makensis(), "-V2", "-WX", "-INPUTCHARSET", "UTF8", *options]
        command += [f"-D{name}={text}" for name, text in told.items()]
        run("The setup program could not be compiled.", [*command, SCRIPT])


def main() -> int:
    """The exit status: 1 after a sentence that says what is missing."""
    if len(sys.argv) < 3:
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    folder, file, *options = sys.argv[1:]
    return status_of(lambda: installer(Path(folder), Path(file), options))


if __name__ == "__main__":
    sys.exit(main())
