"""The command that makes files of the art, all or those that begin with certain names, and compares
them with what is kept."""

import argparse
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from build_scripts.art import manifest

ART = Path(__file__).resolve().parents[2] / "art"


class Named(Protocol):
    """A maker of one file or several."""

    @property
    def name(self) -> str: ...


N = TypeVar("N", bound=Named)


def command(
    prog: str,
    every: Sequence[N],
    make: Callable[[Sequence[N], Path], dict[str, str]],
    difference: Callable[[Path, Path], str],
    is_ours: Callable[[str], bool],
) -> int:
    """Does what the command line asks. Returns 1 if something is not as it would be made.

    `make` makes files in a folder and returns their names and the modules that made them;
    `difference` tells how two files differ; `is_ours` picks the kept files that this command makes.
    """
    parser = argparse.ArgumentParser(prog=prog, description="Makes files of the art.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="the beginning of a name")
    parser.add_argument("--output", type=Path, default=ART, metavar="FOLDER")
    parser.add_argument("--check", action="store_true", help="compare with what is kept")
    wanted = parser.parse_args()
    kept, names = wanted.output, tuple(wanted.names)
    chosen = [one for one in every if not names or one.name.startswith(names)]
    if not chosen:
        parser.error("nothing has such a name: " + " ".join(names))
    if not wanted.check:
        manifest.update(kept, make(chosen, kept))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder)
        sources = make(chosen, made)
        found = [(file, difference(kept / file, made / file)) for file in sorted(sources)]
    complaints = [f"{file} {how}" for file, how in found if how]
    if not names:
        ours = filter(is_ours, manifest.listed(kept))
        complaints += [f"{file} is made by nothing" for file in ours if file not in sources]
    print("\n".join(complaints) or f"All {len(sources)} files are as they are made.")
    return 1 if complaints else 0
