"""Measures the stage: how light and how varied it is, how large its moments are, what is heard.

    python build_scripts/stage_measures.py

Status 1 if anything is not as it must be; such a line ends with `!`. It takes some minutes, most of
them for the flashes of every moment. Needs the libraries of `pip install ".[art]"`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

# A script sees its own folder only; the game and the tests lie beside it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ["SDL_AUDIODRIVER"] = "dummy"

from build_scripts import flashes
from build_scripts.picture import opened
from build_scripts.sound import levels
from build_scripts.stage_heard import heard
from build_scripts.stage_light import borders, light
from build_scripts.stage_sizes import shares, wing_angle

Line = tuple[str, bool]
"""What is said, and whether it is as it must be."""
SIZE = (1920, 1080)


def main() -> int:
    """The exit status."""
    good = True
    with opened("stage", SIZE) as app:
        for lines in (light(app), borders(app), shares(app)):
            good &= told(lines)
    good &= told([wing_angle()])
    good &= told(heard())
    good &= levels.main() == 0
    good &= flashes.main() == 0
    print("All holds." if good else "What is marked with ! is not as it must be.")
    return 0 if good else 1


def told(lines: Iterator[Line] | list[Line]) -> bool:
    """Prints them; whether all are good."""
    all_good = True
    for said, good in lines:
        print(said if good else f"{said} !", flush=True)
        all_good &= good
    return all_good


if __name__ == "__main__":
    sys.exit(main())
