"""The list of all files of the art: how large they are, what makes them, how they are licensed."""

import csv
import io
from collections.abc import Mapping
from pathlib import Path

from PIL import Image

NAME = "manifest.csv"
FONTS, SOUNDS = "fonts/", "sounds/"
"""The folders of the typefaces, and of the sounds, which `build_scripts.sound` makes."""
COLUMNS = ["file", "bytes", "width", "height", "source", "licence"]
OURS, OPEN_FONT = "CC-BY-4.0", "OFL-1.1"
FONT_PACKAGES = {
    "atkinson": "@fontsource/atkinson-hyperlegible 5.3.0",
    "alegreya": "@fontsource/alegreya-sans 5.3.0",
    "josefin": "@fontsource/josefin-sans 5.3.0",
    "marcellus": "@fontsource/marcellus 5.3.0",
}


def update(folder: Path, drawn: Mapping[str, str]) -> None:
    """Writes the list anew. `drawn` names the files just made and their modules; other files that
    are still there keep their module."""
    sources = {**listed(folder), **drawn, **fonts(folder)}
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(COLUMNS)
    for file in sorted(sources):
        path = folder / file
        if path.is_file():
            licence = OPEN_FONT if file.startswith(FONTS) else OURS
            table.writerow([file, path.stat().st_size, *size(path), sources[file], licence])
    (folder / NAME).write_text(text.getvalue(), "utf-8", newline="")


def listed(folder: Path) -> dict[str, str]:
    """The files of the present manifest, and what made them."""
    if not (folder / NAME).is_file():
        return {}
    with (folder / NAME).open(encoding="utf-8", newline="") as lines:
        return {row["file"]: row["source"] for row in csv.DictReader(lines)}


def fonts(folder: Path) -> dict[str, str]:
    """The typefaces, which are not ours, and the packages they come from."""
    return {
        f"{FONTS}{file.name}": next(
            package for name, package in FONT_PACKAGES.items() if file.name.startswith(name)
        )
        for file in folder.glob(f"{FONTS}*.woff")
    }


def size(file: Path) -> tuple[int, int] | tuple[str, str]:
    """Width and height of a picture; nothing for what is none."""
    if file.suffix in (".json", ".ogg", ".woff"):
        return "", ""
    with Image.open(file) as image:
        return image.size
