"""Draws the art of the game into its files.

python -m build_scripts.art                        everything, into art/
python -m build_scripts.art faces/O table          what begins with these names
python -m build_scripts.art --output FOLDER        elsewhere
python -m build_scripts.art --check                says which kept files are not as they are drawn
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from build_scripts.art import manifest
from build_scripts.art.cards.locations import NoDetail
from build_scripts.art.catalogue import PIECES
from build_scripts.art.kept import command
from build_scripts.art.pieces import Piece
from build_scripts.art.writing import difference, write

PROCESSES = 2
BAR = 30


def main() -> int:
    try:
        return command("python -m build_scripts.art", PIECES, draw, difference, is_drawn)
    except NoDetail as trouble:
        print(trouble, file=sys.stderr)
        return 1


def is_drawn(file: str) -> bool:
    """Returns whether a kept file is a picture, and no typeface or sound."""
    return not file.startswith((manifest.FONTS, manifest.SOUNDS))


def draw(pieces: Sequence[Piece], folder: Path) -> dict[str, str]:
    """Draws into files of a folder. Returns their names and the modules that drew them."""
    sources: dict[str, str] = {}
    progress(0, len(pieces), "")
    with ProcessPoolExecutor(PROCESSES) as processes:
        waiting = {processes.submit(draw_one, piece.name, folder): piece for piece in pieces}
        for done, finished in enumerate(as_completed(waiting), 1):
            piece = waiting[finished]
            sources |= dict.fromkeys(finished.result(), f"build_scripts/art/{piece.source}.py")
            progress(done, len(pieces), piece.name)
    return sources


def draw_one(name: str, folder: Path) -> list[str]:
    """Draws one piece, by its name, in a process of its own."""
    files = next(piece for piece in PIECES if piece.name == name).files()
    for file, content in files.items():
        write(folder, file, content)
    return list(files)


def progress(done: int, total: int, name: str) -> None:
    """Shows a bar on a terminal, and elsewhere a line for each piece."""
    if sys.stderr.isatty():
        full = BAR * done // total
        end = "\n" if done == total else ""
        bar = f"[{'#' * full}{'.' * (BAR - full)}] {done} of {total} {name}"
        print(f"\r\033[K{bar}", end=end, file=sys.stderr, flush=True)
    elif done:
        print(f"{done} of {total} {name}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
