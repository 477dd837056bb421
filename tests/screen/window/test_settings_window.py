"""The settings in a real window, with a real pointer and a real keyboard, and again at the next
start."""

import sys
from pathlib import Path

from game.records.journal.settings import read_settings
from tests.records.journal.test_settings import TODAY
from tests.screen.robots.desk import Window, x_server
from tests.screen.robots.player import Description, Drag, Key, has, press, thing
from tests.screen.window.test_window import assert_inside, needs_window, surroundings


def until(window: Window, key: str, name: str) -> None:
    """Waits until a thing has this name."""
    while name_of(window.description, key) != name:
        window.wait_for_news()


def name_of(description: Description, key: str) -> str:
    """Returns the name of a thing; empty if it is not there."""
    return next((str(d["name"]) for d in description["things"] if d["id"] == key), "")


def opened(display: str, folder: Path) -> Window:
    """Returns the program, with whatever was set before in this folder."""
    program = [sys.executable, "-m", "game"]
    return Window(program, surroundings(display, folder), folder / "scene.json")


@needs_window
def test_what_is_set_in_a_real_window_is_there_the_next_time(tmp_path):
    with x_server() as display:
        window = opened(display, tmp_path)
        try:
            window.do(press(window.description, "button.settings"))
            until(window, "button.back", "Back")
            window.do(press(window.description, "button.language.fr"))
            until(window, "button.back", "Retour")
            assert_inside(window.description)
            window.do(press(window.description, "button.sounds"))
            while not has(window.description, "slider.sound"):
                window.wait_for_news()
            x, y, w, h = thing(window.description, "slider.sound")["rect"]
            window.do(Drag((x + w // 2, y + h - 12), (x + 3, y + h - 12)))
            while ": 0" not in name_of(window.description, "slider.sound").replace("\u00a0:", ":"):
                window.wait_for_news()
            window.do(Key("Escape"))
            until(window, "button.sounds", "Sons")
            window.do(Key("Escape"))
            until(window, "button.two_players", "Deux joueurs")
            window.xdotool("windowsize", window.id, 1100, 700)
            while window.description["size"] != [1100, 700]:
                window.wait_for_news()
            assert window.quit() == 0
        finally:
            window.close()
        settings, trouble = read_settings(tmp_path / "data", TODAY)
        assert trouble is None
        assert (settings.language, settings.sound) == ("fr", 0)
        assert settings.window_size == (1100, 700)
        (tmp_path / "scene.json").unlink()
        window = opened(display, tmp_path)
        try:
            until(window, "button.two_players", "Deux joueurs")
            assert window.quit() == 0
        finally:
            window.close()
