"""Makes the sounds of the game into their files.

python -m build_scripts.sound                      everything, into art/sounds/
python -m build_scripts.sound door- table          what begins with these names
python -m build_scripts.sound --output FOLDER      elsewhere: FOLDER/sounds/
python -m build_scripts.sound --check              says which kept files are not as they are made
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from build_scripts.art.kept import command
from build_scripts.art.manifest import SOUNDS as FOLDER
from build_scripts.sound.catalogue import SOUNDS, Sound
from build_scripts.sound.writing import difference

PROCESSES = 2


def main() -> int:
    return command("python -m build_scripts.sound", SOUNDS, make, difference, is_sound)


def is_sound(file: str) -> bool:
    return file.startswith(FOLDER)


def make(sounds: Sequence[Sound], folder: Path) -> dict[str, str]:
    """Makes sounds into files of a folder. Returns their names and the modules that made them."""
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    sources: dict[str, str] = {}
    with ProcessPoolExecutor(PROCESSES) as processes:
        names = [sound.name for sound in sounds]
        for sound, content in zip(sounds, processes.map(content_of, names), strict=True):
            file = f"{FOLDER}{sound.name}.ogg"
            (folder / file).write_bytes(content)
            sources[file] = f"build_scripts/sound/{sound.source}.py"
            print(f"{file}: {len(content)} bytes", file=sys.stderr, flush=True)
    return sources


def content_of(name: str) -> bytes:
    """One file, by the name of its sound, in a process of its own."""
    return next(sound for sound in SOUNDS if sound.name == name).file()


if __name__ == "__main__":
    sys.exit(main())
