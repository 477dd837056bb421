"""Games for two in a real window, with real names from a real keyboard, from the title on."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.screen.robots.desk import Window, x_server
from tests.screen.robots.gestures import Click, Drag, Gesture, Key, KeyDown, Type
from tests.screen.robots.lifter import LIFT
from tests.screen.robots.pair_player import PairPlayer, Wanted
from tests.screen.robots.pair_typist import PairTypist
from tests.screen.robots.player import STORY, Description, has, press, thing
from tests.screen.robots.typist import HURRY
from tests.screen.window.test_window import A_MOMENT, assert_inside, needs_window, surroundings

OPEN, CURTAIN = Wanted("open"), Wanted("curtain")
GAMES: dict[str, tuple[PairPlayer, type[Gesture]]] = {
    "open-drags": (PairPlayer("window", 1.0, OPEN), Drag),
    "open-clicks": (PairPlayer("window", 0.0, OPEN), Click),
    "curtain-drags": (PairPlayer("window", 1.0, CURTAIN), Drag),
}
"""By name, who plays in which manner, and with which gesture above all."""
MOST = 900
BEGINNING = 420
"""Gestures after which a game by keys ends here. A whole one takes minutes, and is played in the
tests without a window."""


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """Yields an X server."""
    with x_server() as name:
        yield name


@pytest.fixture
def window(display: str, tmp_path: Path) -> Iterator[Window]:
    """Yields the program at its title."""
    program = [sys.executable, "-m", "game"]
    opened = Window(program, surroundings(display, tmp_path), tmp_path / "scene.json")
    yield opened
    opened.close()


def asks(description: Description) -> bool:
    """Returns whether the program asks for something now."""
    return (
        description["scene"] != "table"
        or description["pending"] is not None
        or has(description, LIFT)
        or has(description, "button.cover")
    )


def play(window: Window, players: PairPlayer | PairTypist, most: int) -> list[Gesture]:
    """Plays to the end of a game, or until so many gestures were made."""
    gestures: list[Gesture] = []
    assert window.description["scene"] == "title"
    while window.description["scene"] != "result" and len(gestures) < most:
        gestures.append(players.next(window.description))
        at_table = window.description["scene"] == "table" and not has(window.description, LIFT)
        window.carry_out(gestures[-1], *[HURRY] * at_table)
        while isinstance(gestures[-1], Type) and window.hears_news(A_MOMENT):
            pass  # until all letters of the name are there
        while not asks(window.description):
            window.wait_for_news()
        assert_inside(window.description)
    return gestures


@needs_window
@pytest.mark.parametrize("name", GAMES)
def test_two_play_a_whole_game_in_a_real_window(window, name):
    players, kind = GAMES[name]
    gestures = play(window, players, MOST)
    assert window.description["scene"] == "result"
    assert sum(isinstance(gesture, kind) for gesture in gestures) > 20
    window.do(press(window.description, STORY))
    while not has(window.description, "text.name.0"):
        window.wait_for_news()
    for seat in (0, 1):
        assert thing(window.description, f"text.name.{seat}")["name"] == OPEN.names[seat]
    assert window.quit() == 0
    assert window.process.communicate()[1] == ""


@needs_window
def test_two_begin_a_game_in_a_real_window_by_keys_alone(window):
    gestures = play(window, PairTypist("a window", CURTAIN), BEGINNING)
    assert window.description["scene"] == "table"
    lifting = [g for g in gestures if isinstance(g, KeyDown) or g in (Key("q"), Key("o"))]
    assert len(lifting) > 4, "cloths were lifted"
    assert window.quit() == 0
    assert window.process.communicate()[1] == ""
