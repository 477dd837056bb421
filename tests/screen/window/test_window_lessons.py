"""A newcomer in a real window goes from the title into the first night, is cut off, and comes
back."""

import signal
import sys
from pathlib import Path

from tests.screen.robots.desk import Window, x_server
from tests.screen.robots.player import Drag, at, has, middle, press, thing
from tests.screen.window.test_window import A_MOMENT, needs_window, surroundings

PROGRAM = [sys.executable, "-m", "game"]


def until(window: Window, key: str) -> None:
    """Waits until the window rests and has a thing with this id."""
    while not has(window.description, key) or window.hears_news(A_MOMENT):
        window.hears_news(A_MOMENT)


@needs_window
def test_the_first_part_is_passed_and_a_kill_loses_nothing_of_it(tmp_path: Path) -> None:
    with x_server() as name:
        around = surroundings(name, tmp_path)
        window = Window(PROGRAM, around, tmp_path / "one.json")
        window.do(press(window.description, "button.learn"))
        until(window, "button.part.doors")
        window.do(press(window.description, "button.go_on"))
        until(window, "text.turn")
        window.hurry()
        until(window, "button.go_on")
        window.do(press(window.description, "button.go_on"))
        until(window, "GS1")
        shown = window.description
        window.do(Drag(at(thing(shown, "GS1")), middle(thing(shown, "zone.row.0"))))
        while thing(window.description, "GS1")["zone"] != "row":
            window.wait_for_news()
        window.hurry()
        window.hears_news(A_MOMENT)
        window.process.send_signal(signal.SIGKILL)
        window.process.wait()

        again = Window(PROGRAM, around, tmp_path / "two.json")
        assert not has(again.description, "button.continue")
        again.do(press(again.description, "button.learn"))
        until(again, "button.part.doors")
        assert thing(again.description, "button.part.doors")["name"].endswith("Done")
        again.do(press(again.description, "button.go_on"))
        until(again, "GS1")
        assert thing(again.description, "GS1")["zone"] == "row"
        assert thing(again.description, "text.turn")["name"] == "The first night: 2 of 9"
        assert again.quit() == 0
        assert again.process.communicate()[1] == ""
