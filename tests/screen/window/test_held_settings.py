"""Settings while another program holds their file, and logs and descriptions beside them."""

import json

import pytest

from game.folders import own_folder
from game.records.journal.file.own_files import move
from game.records.journal.settings import Setback
from game.screen.window import log_file
from game.screen.window.describe import Describer
from game.screen.window.preferences import AGAIN
from tests.records.journal.held import Windows
from tests.screen.pages.test_party_page import click
from tests.screen.pages.test_settings_page import kept
from tests.screen.robots.glass import opened
from tests.screen.robots.player import has, thing

UNWRITTEN = str(Setback.UNWRITTEN)


@pytest.fixture
def windows(monkeypatch):
    return Windows(monkeypatch)


@pytest.fixture
def glass():
    with opened(seed=None) as glass:
        click(glass, "button.settings")
        yield glass


def test_a_moment_is_waited_for_without_a_word(glass, windows):
    windows.until(0.5)
    click(glass, "button.reduced_motion")
    assert kept().reduced_motion
    assert not has(glass.description, "text.trouble")


def test_settings_of_a_held_file_are_told_and_kept_in_mind_until_it_is_free(glass, windows):
    click(glass, "button.reduced_motion")
    assert thing(glass.description, "text.trouble")["name"] == UNWRITTEN
    waited = windows.waited
    click(glass, "button.captions")
    assert windows.waited == waited, "whoever was waited for in vain is not waited for again"
    assert not kept().reduced_motion
    windows.until(0.0)
    glass.app.preferences.advance(AGAIN)
    assert kept().reduced_motion
    assert kept().captions
    glass.step()
    glass.until_rest()
    assert not has(glass.description, "text.trouble")
    assert glass.app.preferences.notices == []


def test_it_is_tried_again_by_the_frames_that_pass(glass, windows):
    click(glass, "button.reduced_motion")
    windows.until(0.0)
    for _ in range(60):
        glass.app.step(0.1, [])
    assert kept().reduced_motion


def test_the_next_setting_takes_those_before_along(glass, windows):
    click(glass, "button.reduced_motion")
    windows.until(0.0)
    click(glass, "button.captions")
    assert (kept().reduced_motion, kept().captions) == (True, True)


def test_settings_that_were_held_are_written_when_the_program_is_left(glass, windows):
    click(glass, "button.reduced_motion")
    windows.until(0.0)
    glass.app.quit()
    assert kept().reduced_motion


# The description of the scene


def said(file):
    return json.loads(file.read_text("utf-8"))


def test_a_reader_that_collides_with_the_description_is_waited_for(tmp_path, windows, capsys):
    file = tmp_path / "d.json"
    describer = Describer(file)
    windows.until(0.3)
    describer.describe(1, 0, lambda: {"scene": "title"})
    assert said(file)["scene"] == "title"
    assert capsys.readouterr().err == ""


def test_the_description_goes_on_after_a_reader_that_stayed(tmp_path, windows, capsys):
    file, number = tmp_path / "d.json", iter(range(1, 9))
    describer = Describer(file)
    log_file.start()
    for _ in range(3):
        describer.describe(next(number), 0, lambda: {"scene": "title"})
        assert not list(tmp_path.iterdir())
    assert capsys.readouterr().err.count("The scene cannot be described") == 1
    windows.until(0.0)
    describer.describe(next(number), 0, lambda: {"scene": "title"})
    assert said(file)["frame"] == 4
    log_file.stop()
    written = (own_folder() / "eight-doors.log").read_text("utf-8")
    assert written.count("The scene cannot be described") == 1


def test_a_description_that_failed_is_tried_again_in_the_same_frame(tmp_path, windows):
    file = tmp_path / "d.json"
    describer = Describer(file)
    describer.describe(1, 0, lambda: {"scene": "title"})
    windows.until(0.0)
    describer.describe(1, 0, lambda: {"scene": "title"})
    assert said(file)["frame"] == 1


# Logs


def test_a_second_window_has_a_log_of_its_own_and_leaves_the_first_ones_where_it_is(windows):
    windows.held = lambda: False
    first = log_file.start()
    log_file.log.info("the first window")
    # The file is still open; from here on it keeps its name.
    log_file.log.handlers.clear()
    windows.held = lambda: True
    second = log_file.start()
    log_file.log.info("the second window")
    log_file.stop()
    assert second is not None
    assert first == own_folder() / "eight-doors.log"
    assert second != first
    assert first.read_text("utf-8").split()[-3:] == ["the", "first", "window"]
    assert second.read_text("utf-8").split()[-3:] == ["the", "second", "window"]


def test_older_logs_move_on_round_one_that_is_still_written(monkeypatch):
    folder = own_folder()
    folder.mkdir(parents=True)
    for number in range(log_file.OLDER + 1):
        log_file.named(folder, number).write_text(str(number))
    held = log_file.named(folder, 1)

    def refused(file, to, patience):
        if held in (file, to):
            raise PermissionError
        move(file, to, patience)

    monkeypatch.setattr("game.screen.window.log_file.move", refused)
    free = log_file.free_name(folder)
    assert free == log_file.named(folder, 0)
    told = {file.name: file.read_text() for file in folder.iterdir()}
    assert told == {
        "eight-doors.1.log": "1",
        "eight-doors.2.log": "0",
        "eight-doors.3.log": "2",
        "eight-doors.4.log": "3",
    }
