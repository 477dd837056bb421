"""When the program fails, the game is safe, the log tells why, and one press goes on."""

from collections.abc import Callable
from typing import NoReturn

import pygame
import pytest

from game.folders import own_folder
from game.screen import loop
from game.screen.look.assets import Incomplete
from game.screen.table.drawing.tabletop import Tabletop
from game.screen.window import log_file
from tests.screen.pages.pages_used import push
from tests.screen.robots.glass import FRAME, Glass, opened
from tests.screen.robots.player import has, thing
from tests.screen.window.test_unkept import answer, block

FAILURE = "the picture fell down"


def broken(*args: object) -> NoReturn:
    """Fails in place of what draws."""
    raise RuntimeError(FAILURE)


def lost(*args: object) -> NoReturn:
    """Misses a picture in place of what draws."""
    raise Incomplete("faces/OS.webp")


def fall(
    glass: Glass, monkeypatch: pytest.MonkeyPatch, how: Callable[..., NoReturn] = broken
) -> None:
    """Draws the scene so that it fails once."""
    glass.paint()
    with monkeypatch.context() as patch:
        patch.setattr(Tabletop, "paint", how)
        glass.scene.changed = True
        loop.frame(glass.app, FRAME)
    glass.step()


def test_the_page_says_that_the_game_is_safe_and_where_the_log_lies(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = log_file.start()
    assert log == own_folder() / "eight-doors.log"
    with opened() as glass:
        glass.app.log = log
        answer(glass, 3)
        fall(glass, monkeypatch)
        assert glass.scene.name == "crash"
        assert thing(glass.description, "text.told.0")["name"] == "Your game is safe."
        assert str(log) in thing(glass.description, "text.told.1")["name"]
    log_file.stop()
    assert FAILURE in log.read_text("utf-8")


def test_one_press_goes_on_at_the_same_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    with opened() as glass:
        answer(glass, 5)
        game = glass.table.session.game
        fall(glass, monkeypatch)
        glass.key(pygame.K_RETURN)
        glass.until_rest()
        resumed = glass.table.session.game
        assert resumed is not game
        assert (resumed.log, resumed.legal()) == (game.log, game.legal())
        answer(glass)


def test_a_failure_before_the_journal_worked_keeps_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    block()
    with opened() as glass:
        answer(glass, 3)
        played = glass.table.session.game.log
        fall(glass, monkeypatch)
        told = thing(glass.description, "text.told.0")["name"]
        assert told == "Your game is still here, but not on the disk."
        push(glass, "button.go_on")
        glass.until_rest()
        assert glass.table.session.game.log == played


def test_a_game_that_fails_again_and_again_can_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page names a picture that is missing."""
    with opened() as glass:
        for _ in range(2):
            fall(glass, monkeypatch, lost)
            assert "art/faces/OS.webp" in thing(glass.description, "text.told.2")["name"]
            push(glass, "button.go_on")
            glass.until_rest()
        fall(glass, monkeypatch)
        push(glass, "button.title")
        assert has(glass.description, "button.continue")


def test_a_failure_on_the_title_offers_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(seed=None, painted=True) as glass:
        with monkeypatch.context() as patch:
            patch.setattr(type(glass.scene), "paint", broken)
            glass.scene.changed = True
            loop.frame(glass.app, FRAME)
        glass.step()
        assert not has(glass.description, "button.go_on")
        push(glass, "button.title")
        assert glass.scene.name == "title"


def test_a_page_that_fails_itself_ends_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(painted=True) as glass:
        fall(glass, monkeypatch)
        monkeypatch.setattr(type(glass.scene), "paint", broken)
        glass.scene.changed = True
        with pytest.raises(RuntimeError, match=FAILURE):
            loop.frame(glass.app, FRAME)


def test_logs_of_earlier_starts_are_kept_under_other_names() -> None:
    for number in range(7):
        log_file.start()
        log_file.log.info("start %s", number)
    log_file.stop()
    names = sorted(file.name for file in own_folder().iterdir())
    assert names == [
        "eight-doors.1.log",
        "eight-doors.2.log",
        "eight-doors.3.log",
        "eight-doors.4.log",
        "eight-doors.log",
    ]
    told = [file.read_text("utf-8").split()[-1] for file in sorted(own_folder().iterdir())]
    assert told == ["5", "4", "3", "2", "6"]


def test_without_a_place_for_the_log_nothing_fails(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("no folder") / "file"
    file.write_text("")
    monkeypatch.setenv("EIGHT_DOORS_DATA", str(file))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(file))
    assert log_file.start() is None
    log_file.log.info("nobody hears it")
    log_file.stop()
