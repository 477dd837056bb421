"""Draws the art of the game into its files.

python -m build_scripts.art                        everything, into art/
python -m build_scripts.art faces/O table          what begins with these names
python -m build_scripts.art --output FOLDER        elsewhere
python -m build_scripts.art --check                says which kept files are not as they are drawn
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from build_scripts.art import manifest
from build_scripts.art.catalogue import PIECES
from build_scripts.art.comparison import difference
from build_scripts.art.overlays import NoDetail
from build_scripts.art.pieces import Piece
from build_scripts.art.writing import write

ART = Path(__file__).resolve().parent.parent.parent / "art"
PROCESSES = 2
BAR = 30


def main() -> int:
    """Does what the command asks; 1 if something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m build_scripts.art", description="Draws.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="the beginning of a name")
    parser.add_argument("--output", type=Path, default=ART, metavar="FOLDER")
    parser.add_argument("--check", action="store_true", help="compare with what is kept")
    wanted = parser.parse_args()
    pieces = chosen(wanted.names)
    if not pieces:
        parser.error("nothing has such a name: " + " ".join(wanted.names))
    try:
        if wanted.check:
            return check(pieces, wanted.output, everything=not wanted.names)
        manifest.update(wanted.output, draw(pieces, wanted.output))
    except NoDetail as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


def chosen(names: Sequence[str]) -> list[Piece]:
    """The pieces that begin with one of these names; all of them without any."""
    return [piece for piece in PIECES if not names or piece.name.startswith(tuple(names))]


def draw(pieces: Sequence[Piece], folder: Path) -> dict[str, str]:
    """Draws into files of a folder; gives their names and the modules that drew them."""
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
    """In a process of its own: one piece, by its name."""
    files = next(piece for piece in PIECES if piece.name == name).files()
    for file, content in files.items():
        write(folder, file, content)
    return list(files)


def check(pieces: Sequence[Piece], kept: Path, everything: bool) -> int:
    """Says what would be drawn otherwise today, and what nothing draws any more; 1 if any."""
    with tempfile.TemporaryDirectory() as name:
        drawn = Path(name)
        sources = draw(pieces, drawn)
        found = [(file, difference(kept / file, drawn / file)) for file in sorted(sources)]
    complaints = [f"{file} {how}" for file, how in found if how]
    if everything:
        known = sources.keys() | manifest.fonts(kept).keys()
        complaints += [
            f"{file} is drawn by nothing"
            for file in manifest.listed(kept)
            if file not in known and not file.startswith(manifest.SOUNDS)
        ]
    print("\n".join(complaints) or f"All {len(sources)} files are as they are drawn.")
    return 1 if complaints else 0


def progress(done: int, total: int, name: str) -> None:
    """A bar on a terminal, else a line for each piece."""
    if sys.stderr.isatty():
        full = BAR * done // total
        end = "\n" if done == total else ""
        bar = f"[{'#' * full}{'.' * (BAR - full)}] {done} of {total} {name}"
        print(f"\r\033[K{bar}", end=end, file=sys.stderr, flush=True)
    elif done:
        print(f"{done} of {total} {name}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
