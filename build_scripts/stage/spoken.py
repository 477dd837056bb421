"""Tells some playthroughs as they are heard: the files in tests/playthroughs/spoken.

python -m build_scripts.stage.spoken

A test compares them with what is spoken now. Read them with your eyes closed, so to say: what is
written there must be enough to play by.
"""

from __future__ import annotations

import os
import sys

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from build_scripts.nobodys_folder import nobodys_folder
from tests.screen.reader.speaking import HEARD, SPOKEN, heard


def main() -> int:
    SPOKEN.mkdir(exist_ok=True)
    with nobodys_folder():
        for name in HEARD:
            (SPOKEN / f"{name}.txt").write_text(heard(name), "utf-8", newline="\n")
            print(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
