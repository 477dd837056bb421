"""Settings while another program holds their file, and logs and descriptions beside them."""

import json

import pytest

from game.folders import own_folder
from game.records.journal.file.own_files import move
from game.records.journal.settings import Setback
from game.screen.window import log_file
from game.screen.window.describe import Describer
from game.screen.window.preferences import AGAIN
from tests.records.journal.disk.held import Windows
from tests.screen.pages.pages_used import click
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


def test_settings_of_a_held_file_are_told_and_kept_in_mind_until_it_is_free(glass, windows):
    """A moment is waited for without a word."""
    windows.until(0.5)
    click(glass, "button.long_pauses")
    assert kept().long_pauses
    assert not has(glass.description, "text.trouble")
    windows.held = lambda: True
    click(glass, "button.reduced_motion")
    assert thing(glass.description, "text.trouble")["name"] == UNWRITTEN
    waited = windows.waited
    click(glass, "button.whispers")
    assert windows.waited == waited, "whoever was waited for in vain is not waited for again"
    assert not kept().reduced_motion
    windows.until(0.0)
    for _ in range(round(AGAIN * 10) + 1):
        glass.app.step(0.1, [])
    assert kept().reduced_motion
    assert not kept().whispers
    glass.step()
    glass.until_rest()
    assert not has(glass.description, "text.trouble")
    assert glass.app.preferences.notices == []


def test_held_settings_are_written_with_the_next_one_and_when_the_program_is_left(glass, windows):
    click(glass, "button.reduced_motion")
    windows.until(0.0)
    click(glass, "button.whispers")
    assert (kept().reduced_motion, kept().whispers) == (True, False)
    windows.held = lambda: True
    click(glass, "button.long_pauses")
    windows.until(0.0)
    glass.app.quit()
    assert kept().long_pauses


# The description of the scene


def test_the_description_waits_for_a_reader_and_goes_on_after_one_that_stayed(
    tmp_path, windows, capsys
):
    """A description that failed is tried again, in the same frame too."""
    file = tmp_path / "d.json"
    describer = Describer(file)
    log_file.start()
    windows.until(0.3)
    describer.describe(1, 0, lambda: {"scene": "title"})
    assert json.loads(file.read_text("utf-8"))["scene"] == "title"
    assert capsys.readouterr().err == ""
    windows.held = lambda: True
    for frame in (2, 3, 3):
        describer.describe(frame, 0, lambda: {"scene": "table"})
        assert [each.name for each in tmp_path.iterdir()] == ["d.json"]
    assert capsys.readouterr().err.count("The scene cannot be described") == 1
    windows.until(0.0)
    describer.describe(3, 0, lambda: {"scene": "table"})
    assert json.loads(file.read_text("utf-8"))["frame"] == 3
    log_file.stop()
    written = (own_folder() / "eight-doors.log").read_text("utf-8")
    assert written.count("The scene cannot be described") == 1


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
