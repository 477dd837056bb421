"""Measures what a game looks and sounds like, and says what is not as it must be.

python -m build_scripts.stage.stage_measures table
python -m build_scripts.stage.stage_measures sound [--keep FOLDER]

`table` draws tables, and measures how they wake, how cards stand out, where the middle lies, and
how unlike the fourth symbol is to all others. `sound` records a game as the program mixes it, for
about four minutes, and measures the recording and the music. With `--keep` the recordings stay in a
folder. Status 1 if anything is not as it must be; such a line ends with `!`.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from build_scripts.art.likeness import ALIKE, likenesses_of_fourth
from build_scripts.sound import mix
from build_scripts.stage import measures_of_table
from build_scripts.stage.picture import opened


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measures what a game looks and sounds like.")
    parts = parser.add_subparsers(dest="part", required=True)
    parts.add_parser("table", help="draw tables, and measure them and the fourth symbol")
    sound = parts.add_parser("sound", help="record a game, and measure it and the music")
    sound.add_argument("--keep", type=Path, help="a folder in which the recordings stay")
    options = parser.parse_args(arguments)
    if options.part == "table":
        good = told(drawn())
    else:
        with TemporaryDirectory(prefix="eight-doors-") as folder:
            good = told(mix.measured(options.keep or Path(folder)))
    print("All holds." if good else "What is marked with ! is not as it must be.")
    return 0 if good else 1


def drawn() -> Iterator[tuple[str, bool]]:
    """Yields what the tables and the fourth symbol come to."""
    with opened("stage", measures_of_table.SIZE) as app:
        yield from measures_of_table.lines(app)
    worst, name = max((value, other) for other, value in likenesses_of_fourth().items())
    yield f"the fourth symbol is most like {name}: {worst:.2f}, less than {ALIKE}", worst < ALIKE


def told(lines: Iterable[tuple[str, bool]]) -> bool:
    """Prints sentences, each with whether what it says is as it must be. Returns whether all
    are."""
    good = True
    for said, fine in lines:
        print(said if fine else f"{said} !", flush=True)
        good &= fine
    return good


if __name__ == "__main__":
    sys.exit(main())
