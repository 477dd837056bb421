"""Finds files that the program ships: in a checkout, in an installed wheel, in a bundle."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]


class Incomplete(Exception):
    """A file that the program ships is missing or damaged; `str()` is its path in the art."""


def art_root() -> Path:
    """Returns the folder of the art. Raises Incomplete if it is missing."""
    for folder in (PACKAGE / "art", PACKAGE.parent / "art"):
        if (folder / "fonts").is_dir():
            return folder
    raise Incomplete("fonts")


def art_file(name: str) -> Path:
    """Returns a file by its path in the art. Raises Incomplete if it is missing."""
    file = art_root() / name
    if not file.is_file():
        raise Incomplete(name)
    return file


def font_path(name: str) -> Path:
    """Returns the file of a font. Raises Incomplete if it is missing."""
    return art_file(f"fonts/{name}.woff")
