"""Tries the Linux package as a player would, with a real pointer, under Xvfb.

python3 build_scripts/try_package.py FILE.tar.gz

It is unpacked in an empty folder and started by an ordinary user, who can find no Python. It must
greet a newcomer in French, take a card that is dragged onto the row, be killed, offer to go on when
it starts again, and leave without a word when its button is pressed.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from contextlib import chdir
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts.bundle.archives import unpacked
from build_scripts.bundle.product import Missing
from tests.screen.robots.desk import Window, missing_tool, on_display, x_server
from tests.screen.robots.player import ROW, Drag, Key, at, cards, thing

NOBODY = 65534
"""The user and the group who may do nothing."""


def play(program: Path, display: str, empty: Path) -> None:
    """One card of a game, and the plug is pulled. Raises AssertionError, or TimeoutExpired if the
    program never leaves."""
    bare = {**on_display(display), "LANGUAGE": "fr", "PATH": str(empty), "HOME": str(empty)}
    command: list[object] = [program, "--data-dir", empty / "own"]
    user = ordinary_user(empty)
    window = Window(command, bare, empty / "first.json", user)
    try:
        greet(window)
        start = time.monotonic()
        window = Window([*command, "--seed", "window"], bare, empty / "scene.json", user)
        print(f"The table lay ready after {time.monotonic() - start:.2f} s.")
        label = thing(window.description, "button.undo")["name"]
        assert label == "Annuler", f"the French catalogue is missing, the button says {label}."
        assert_alone(window.process.pid, program.parent)
        drag_a_card(window)
        print("A card was played by a real drag.")
        window.close()
        window = Window(command, bare, empty / "again.json", user)
        label = thing(window.description, "button.continue")["name"]
        print(f"It was killed, and offers when it starts again: {label}.")
        window.quit()
        said = window.process.communicate()[1]
        assert not said, f"it left with words: {said}"
        print("It left without a word, with status 0.")
    finally:
        window.close()


def greet(window: Window) -> None:
    """A newcomer skips the page of the first start, and leaves from the title."""
    skips = thing(window.description, "button.skip")["name"]
    assert skips == "Je connais le jeu", (
        f"the French catalogue is missing, the button says {skips}."
    )
    window.do(Key("Escape"))
    while window.description["scene"] != "title":
        window.wait_for_news()
    window.quit()
    print("It greets a newcomer, once.")


def assert_alone(process: int, folder: Path) -> None:
    """Checks that no part of any other Python is loaded."""
    mapped = Path(f"/proc/{process}/maps").read_text("utf-8").splitlines()
    files = {Path(line.split(maxsplit=5)[5]) for line in mapped if line.count("/")}
    strange = [file for file in files if "python" in str(file) and folder not in file.parents]
    assert not strange, f"it has loaded {strange}."
    assert any(folder in file.parents for file in files), "it has loaded nothing of its own."
    print(f"Its {len(files)} loaded files: Python is its own.")


def ordinary_user(folder: Path) -> int | None:
    """The user who starts the program and owns the folder: nobody, if root runs this script."""
    if os.geteuid() != 0:
        return None
    for path in [folder, *folder.rglob("*")]:
        os.chown(path, NOBODY, NOBODY, follow_symlinks=False)
    return NOBODY


def drag_a_card(window: Window) -> None:
    """Drags the first card that may be played onto the row, and waits until it lies there."""
    card = next(card for card in cards(window.description, "hand") if "legal" in card["state"])
    window.do(Drag(at(card), at(thing(window.description, ROW))))
    while card["id"] not in [played["id"] for played in cards(window.description, "row")]:
        window.wait_for_news()


def main() -> int:
    """The exit status: 1 after a sentence about what went wrong."""
    parser = argparse.ArgumentParser(description="Tries the Linux package.")
    parser.add_argument("package", type=Path, metavar="FILE.tar.gz")
    package = parser.parse_args().package.resolve()
    if tool := missing_tool():
        return sorry(f"{tool} is not installed.")
    if not package.is_file():
        return sorry(f"There is no package {package}.")
    with tempfile.TemporaryDirectory() as folder, x_server() as display, chdir(folder):
        empty = Path(folder).resolve()
        try:
            with unpacked(package, empty) as program:
                play(program, display, empty)
        except (AssertionError, Missing, subprocess.TimeoutExpired) as trouble:
            return sorry(f"The packaged program does not work: {trouble}")
    return 0


def sorry(sentence: str) -> int:
    """Prints a sentence. Returns the exit status."""
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
