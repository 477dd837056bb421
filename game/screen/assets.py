"""Finds what the program ships besides code: in a checkout, in an installed wheel, in a bundle."""

from pathlib import Path


def art_root() -> Path:
    """The folder of the art. Raises FileNotFoundError, with a sentence, if it is not there."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "art", package.parent / "art"):
        if (folder / "fonts").is_dir():
            return folder
    raise FileNotFoundError(f"The program is not complete: it has no art beside {package}.")


def font_path(name: str) -> Path:
    """The file of a font."""
    return art_root() / "fonts" / f"{name}.woff"
