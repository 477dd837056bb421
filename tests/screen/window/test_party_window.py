"""Two players set the table in a real window, with a real pointer and a real keyboard."""

import shutil
import subprocess
import sys

import pytest

from tests.screen.robots.desk import Window, x_server
from tests.screen.robots.player import Description, Key, in_state, press, thing
from tests.screen.window.test_window import needs_window, surroundings


def name_of(description: Description, key: str) -> str:
    """Returns the name of a thing in the description."""
    return str(thing(description, key)["name"])


def until_named(window: Window, key: str, end: str) -> None:
    """Waits until the name of a thing ends like this."""
    while not name_of(window.description, key).endswith(end):
        window.wait_for_news()


def write(window: Window, words: str) -> None:
    """Types letters as on a keyboard, slowly enough for the program to see each sign. For a letter
    that no key of the layout has, the tool changes the layout meanwhile."""
    window.xdotool("type", "--delay", 200, words)


def set_the_table(window: Window) -> None:
    """Goes from the title to the page on which two set the table, with the game that is ready."""
    for button, scene in (("button.two_players", "choosing"), ("button.begin", "setting")):
        window.do(press(window.description, button))
        while window.description["scene"] != scene:
            window.wait_for_news()


def lay_keys(display: str, *layout: str) -> None:
    """Gives the keyboard of this screen another layout."""
    subprocess.run(["setxkbmap", "-display", display, *layout], check=True)


@needs_window
@pytest.mark.skipif(shutil.which("setxkbmap") is None, reason="no other layouts here")
def test_names_are_typed_on_the_keyboards_of_several_countries_and_a_game_starts(tmp_path):
    with x_server() as display:
        told = tmp_path / "scene.json"
        window = Window([sys.executable, "-m", "game"], surroundings(display, tmp_path), told)
        try:
            set_the_table(window)
            window.do(press(window.description, "field.name.0"))
            while not in_state(window.description, "focused"):
                window.wait_for_news()
            write(window, "Ada B. 5")
            until_named(window, "field.name.0", ": Ada B. 5")
            window.do(Key("Tab"))
            window.do(press(window.description, "field.name.1"))
            write(window, "Zo")
            until_named(window, "field.name.1", ": Zo")
            write(window, "é")
            until_named(window, "field.name.1", ": Zoé")
            window.do(Key("BackSpace"))
            until_named(window, "field.name.1", ": Zo")
            lay_keys(display, "fr")
            window.xdotool("key", "--delay", 40, "Caps_Lock", "eacute", "ccedilla", "Caps_Lock")
            window.xdotool("key", "--delay", 40, "eacute", "ccedilla")
            until_named(window, "field.name.1", ": ZoÉÇéç")
            lay_keys(display, "us", "-variant", "intl")
            window.xdotool("key", "--delay", 40, "dead_acute", "shift+e", "Ccedilla")
            until_named(window, "field.name.1", ": ZoÉÇéçÉÇ")
            window.do(press(window.description, "button.start"))
            while window.description["scene"] != "goal":
                window.wait_for_news()
            told = [one["name"] for one in window.description["things"] if one["role"] == "text"]
            assert any("Ada B. 5 and ZoÉÇéçÉÇ win together" in line for line in told)
            window.do(Key("Return"))
            while window.description["scene"] != "table":
                window.wait_for_news()
            assert window.quit() == 0
        finally:
            window.close()
