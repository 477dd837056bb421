"""Makes the sounds of the game into their files.

python -m build_scripts.sound                      everything, into art/sounds/
python -m build_scripts.sound door- table          what begins with these names
python -m build_scripts.sound --output FOLDER      elsewhere: FOLDER/sounds/
python -m build_scripts.sound --check              says which kept files are not as they are made
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from build_scripts.art import manifest
from build_scripts.sound.catalogue import SOUNDS, Sound
from build_scripts.sound.comparison import difference

ART = Path(__file__).resolve().parents[2] / "art"
PROCESSES = 2


def main() -> int:
    """Does what the command asks; 1 if something is wrong."""
    parser = argparse.ArgumentParser(prog="python -m build_scripts.sound", description="Sounds.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="the beginning of a name")
    parser.add_argument("--output", type=Path, default=ART, metavar="FOLDER")
    parser.add_argument("--check", action="store_true", help="compare with what is kept")
    wanted = parser.parse_args()
    sounds = [s for s in SOUNDS if not wanted.names or s.name.startswith(tuple(wanted.names))]
    if not sounds:
        parser.error("nothing has such a name: " + " ".join(wanted.names))
    if wanted.check:
        return check(sounds, wanted.output, everything=not wanted.names)
    manifest.update(wanted.output, make(sounds, wanted.output))
    return 0


def make(sounds: Sequence[Sound], folder: Path) -> dict[str, str]:
    """Into files of a folder; gives their names and the modules that made them."""
    (folder / manifest.SOUNDS).mkdir(parents=True, exist_ok=True)
    sources: dict[str, str] = {}
    with ProcessPoolExecutor(PROCESSES) as processes:
        names = [sound.name for sound in sounds]
        for sound, content in zip(sounds, processes.map(content_of, names), strict=True):
            file = f"{manifest.SOUNDS}{sound.name}.ogg"
            (folder / file).write_bytes(content)
            sources[file] = f"build_scripts/sound/{sound.source}.py"
            print(f"{file}: {len(content)} bytes", file=sys.stderr, flush=True)
    return sources


def content_of(name: str) -> bytes:
    """In a process of its own: one file, by the name of its sound."""
    return next(sound for sound in SOUNDS if sound.name == name).file()


def check(sounds: Sequence[Sound], kept: Path, everything: bool) -> int:
    """Says what would be made otherwise today, and what nothing makes any more; 1 if any."""
    with tempfile.TemporaryDirectory() as name:
        made = Path(name)
        sources = make(sounds, made)
        found = [(file, difference(kept / file, made / file)) for file in sorted(sources)]
    complaints = [f"{file} {how}" for file, how in found if how]
    if everything:
        there = (file.relative_to(kept).as_posix() for file in kept.glob(f"{manifest.SOUNDS}*"))
        complaints += [f"{file} is made by nothing" for file in there if file not in sources]
    print("\n".join(complaints) or f"All {len(sources)} files are as they are made.")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
