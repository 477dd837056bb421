"""Tries the packaged program as a player would, with a real pointer (on Linux, under Xvfb).

python3 build_scripts/try_package.py                             dist/eight-doors/eight-doors
python3 build_scripts/try_package.py FOLDER/eight-doors/eight-doors

The program is started in an empty folder, where it can find no Python. It must open in French,
take a card that is dragged onto the row, be killed, offer to go on when it starts again, and leave
without a word when its button is pressed.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from contextlib import chdir
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.screen.desk import Window, missing_tool, on_display, x_server
from tests.screen.player import ROW, Drag, at, cards, thing

PROGRAM = Path(__file__).resolve().parent.parent / "dist" / "eight-doors" / "eight-doors"


def play(program: Path, display: str, empty: Path) -> None:
    """One card of a game, and the plug is pulled. Raises AssertionError, or TimeoutExpired if the
    program never leaves."""
    bare = {**on_display(display), "LANGUAGE": "fr", "PATH": str(empty), "HOME": str(empty)}
    command: list[object] = [program, "--data-dir", empty / "own"]
    start = time.monotonic()
    window = Window([*command, "--seed", "window"], bare, empty / "scene.json")
    try:
        print(f"The table lay ready after {time.monotonic() - start:.2f} s.")
        label = thing(window.description, "button.quit")["name"]
        assert label == "Quitter", f"the French catalogue is missing, the button says {label}."
        drag_a_card(window)
        print("A card was played by a real drag.")
        window.close()
        window = Window(command, bare, empty / "again.json")
        label = thing(window.description, "button.continue")["name"]
        print(f"It was killed, and offers when it starts again: {label}.")
        window.quit()
        said = window.process.communicate()[1]
        assert not said, f"it left with words: {said}"
        print("It left without a word, with status 0.")
    finally:
        window.close()


def drag_a_card(window: Window) -> None:
    """Drags the first card that may be played onto the row, and waits until it lies there."""
    card = next(card for card in cards(window.description, "hand") if "legal" in card["state"])
    window.do(Drag(at(card), at(thing(window.description, ROW))))
    while card["id"] not in [played["id"] for played in cards(window.description, "row")]:
        window.wait_for_news()


def main() -> int:
    """The exit status: 1 after a sentence about what went wrong."""
    parser = argparse.ArgumentParser(description="Tries the packaged program.")
    parser.add_argument("program", type=Path, nargs="?", default=PROGRAM)
    program = parser.parse_args().program.resolve()
    if tool := missing_tool():
        return sorry(f"{tool} is not installed.")
    if not program.is_file():
        return sorry(f"There is no program {program}.")
    with tempfile.TemporaryDirectory() as folder, x_server() as display, chdir(folder):
        try:
            play(program, display, Path(folder))
        except (AssertionError, subprocess.TimeoutExpired) as trouble:
            return sorry(f"The packaged program does not work: {trouble}")
    return 0


def sorry(sentence: str) -> int:
    """Says it; the exit status."""
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
