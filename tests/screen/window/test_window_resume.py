"""The program in a real window is killed, and what was shown is there when it starts again."""

import signal
import sys
from pathlib import Path

from tests.screen.robots.desk import PATIENCE, Window, x_server
from tests.screen.robots.lifter import LIFT
from tests.screen.robots.pair_player import PairPlayer, Wanted
from tests.screen.robots.player import Description, Player, has, press
from tests.screen.robots.typist import HURRY
from tests.screen.window.test_window import needs_window, surroundings
from tests.screen.window.test_window_pair import asks

PROGRAM = [sys.executable, "-m", "game"]
ANSWERS = 8


def told(description: Description) -> dict[str, object]:
    """Returns what must be the same before and after: the decision and every card that is seen."""
    cards = [t for t in description["things"] if t["role"] == "card" and t["zone"]]
    seen = {t["id"]: t["zone"] for t in cards}
    return {"pending": description["pending"], "seat": description["seat"], "cards": seen}


def play(window: Window, player: Player | PairPlayer, answers: int) -> None:
    """Plays on with the mouse until so many decisions have been answered."""
    for _ in range(200):
        before = window.description["pending"]
        at_table = window.description["scene"] == "table" and not has(window.description, LIFT)
        window.carry_out(player.next(window.description), *[HURRY] * at_table)
        while not asks(window.description):
            window.wait_for_news()
        answers -= window.description["pending"] not in (before, None)
        if answers <= 0 and window.description["pending"] is not None:
            return
    raise AssertionError("nobody answers")


@needs_window
def test_a_killed_game_goes_on_at_the_same_decision(tmp_path: Path) -> None:
    with x_server() as name:
        around = surroundings(name, tmp_path)
        window = Window(PROGRAM, around, tmp_path / "one.json")
        window.carry_out(press(window.description, "button.new_game"))
        window.carry_out(press(window.description, "button.begin"))
        play(window, Player("plug", 1.0), ANSWERS)
        left = told(window.description)
        window.process.send_signal(signal.SIGKILL)
        window.process.wait()

        again = Window(PROGRAM, around, tmp_path / "two.json")
        assert has(again.description, "button.continue")
        again.carry_out(press(again.description, "button.continue"))
        assert told(again.description) == left
        assert again.quit() == 0
        assert again.process.communicate()[1] == ""


@needs_window
def test_a_game_killed_with_a_hand_open_goes_on_under_the_cloth(tmp_path: Path) -> None:
    with x_server() as name:
        around = surroundings(name, tmp_path)
        players = PairPlayer("plug", 0.0, Wanted("curtain"))
        window = Window(PROGRAM, around, tmp_path / "one.json")
        play(window, players, ANSWERS + 8)
        while window.description["seat"] is None:
            window.carry_out(players.next(window.description))
        left = told(window.description)
        assert left["pending"] is not None
        window.process.send_signal(signal.SIGKILL)
        window.process.wait()

        again = Window(PROGRAM, around, tmp_path / "two.json")
        again.carry_out(press(again.description, "button.continue"))
        assert again.description["seat"] is None
        assert has(again.description, LIFT)
        players = PairPlayer("again", 0.0, Wanted("curtain"))
        while again.description["seat"] is None:
            again.carry_out(players.next({**again.description, "pending": None}))
        assert told(again.description) == left
        assert again.quit() == 0
        assert again.process.communicate()[1] == ""


@needs_window
def test_when_the_session_ends_the_window_closes_and_its_game_goes_on(tmp_path: Path) -> None:
    with x_server() as name:
        around = surroundings(name, tmp_path)
        window = Window([*PROGRAM, "--seed", "plug"], around, tmp_path / "one.json")
        play(window, Player("plug", 1.0), 2)
        left = told(window.description)
        window.process.send_signal(signal.SIGTERM)
        assert window.process.wait(PATIENCE) == 0
        assert window.process.communicate()[1] == ""

        again = Window(PROGRAM, around, tmp_path / "two.json")
        again.carry_out(press(again.description, "button.continue"))
        assert told(again.description) == left
        assert again.quit() == 0
