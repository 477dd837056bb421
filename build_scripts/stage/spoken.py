"""Tells some playthroughs and the first lesson as they are heard, in tests/playthroughs/spoken.

python -m build_scripts.stage.spoken

A test compares them with what is spoken now. Read them with your eyes closed, so to say: what is
written there must be enough to play by.
"""

import os
import sys

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from build_scripts.nobodys_folder import nobodys_folder
from tests.screen.reader.speaking import HEARD, LESSON, SPOKEN, heard, heard_lesson


def main() -> int:
    SPOKEN.mkdir(exist_ok=True)
    for name in HEARD:
        with nobodys_folder():
            keep(name, heard(name))
    with nobodys_folder():
        keep(LESSON, heard_lesson())
    return 0


def keep(name: str, text: str) -> None:
    """Writes a text into its file."""
    (SPOKEN / f"{name}.txt").write_text(text, "utf-8", newline="\n")
    print(name)


if __name__ == "__main__":
    sys.exit(main())
