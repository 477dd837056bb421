"""Other people's works in a package: their licences go with it, and nothing goes unnamed.

NOTICE names each work in an entry of its own. Of an entry this module reads two lines: `Texts:`,
files in the folder of licences; and `Files:`, the work's libraries without hashes, version numbers
and endings, where a star stands for anything.
"""

import re
import shutil
from pathlib import Path

from build_scripts.bundle.product import ROOT

NOTICE = ROOT / "NOTICE"
OWN_LICENCE = ROOT / "LICENSE"
LICENCES = ROOT / "build_scripts" / "licences"
FONTS = ROOT / "art" / "fonts"
FOLDER = "licences"

LIBRARY = re.compile(r".+\.so(\.\d+)*|.+\.dll|.+\.dylib|Python", re.IGNORECASE)
"""Python itself has no ending in its framework on macOS."""
EXTENSION_MODULE = re.compile(r".+\.(cpython-.+|abi3)\.so", re.IGNORECASE)
# libSDL2-2-50d19f93.0.so.0.3200.10: the wheels put a hash among the version numbers.
TAIL = r"[-.\d]*(-[0-9a-f]{8})?[-.\d]*(\.so[.\d]*|\.dll|\.dylib)?"


def put_notices(folder: Path) -> None:
    """Puts our licence, NOTICE and the licences of others beside the program."""
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    shutil.copyfile(OWN_LICENCE, folder / "LICENSE.txt")
    shutil.copyfile(NOTICE, folder / "NOTICE.txt")
    for text in licence_texts():
        shutil.copyfile(text, folder / FOLDER / text.name)


def licence_texts() -> list[Path]:
    """Every licence that goes into a package."""
    return [*sorted(LICENCES.glob("*.txt")), *sorted(FONTS.glob("*-OFL.txt"))]


def unnamed(folder: Path) -> list[str]:
    """The shared libraries in a frozen folder that NOTICE does not name."""
    known = [re.compile(pattern(name), re.IGNORECASE) for name in listed("Files")]
    return sorted(
        file.relative_to(folder).as_posix()
        for file in folder.rglob("*")
        if file.is_file()
        and is_library(file)
        and not any(name.fullmatch(file.name) for name in known)
    )


def is_library(file: Path) -> bool:
    """Whether it is a shared library, and no module of Python or of pygame."""
    if file.parent.name == "lib-dynload" or EXTENSION_MODULE.fullmatch(file.name):
        return False
    return bool(LIBRARY.fullmatch(file.name))


def listed(line: str) -> list[str]:
    """Entries of the lines of this name in NOTICE."""
    text = NOTICE.read_text("utf-8")
    return [
        name for names in re.findall(rf"^ +{line}: (.+)$", text, re.M) for name in names.split(", ")
    ]


def pattern(name: str) -> str:
    """The file names that a name in a `Files:` line stands for, as a regular expression."""
    return re.escape(name).replace(r"\*", ".*") + TAIL
