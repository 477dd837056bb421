"""Surroundings of a player in a real window: a clock set to any hour, and a book on the
clipboard."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.screen.robots.desk import PATIENCE, Window, on_display, x_server
from tests.screen.robots.gestures import Key
from tests.screen.robots.player import MENU, has, press, thing
from tests.screen.window.test_party_window import set_the_table
from tests.screen.window.test_window import needs_window, surroundings

NAME = "field.name.0"
LETTERS = 108_000
COPIES = f"""
import pygame
window = pygame.Window("book")
pygame.scrap.put_text("book " * {LETTERS // 5})
print("copied", flush=True)
while True:
    pygame.event.wait()
"""
"""A program that has copied a book and lives on, since others ask it for what it copied."""


@contextmanager
def book_copied(display: str) -> Iterator[None]:
    """Keeps a book on the clipboard of this screen."""
    around = {**on_display(display), "PATH": "/usr/bin:/bin"}
    program = subprocess.Popen([sys.executable, "-c", COPIES], env=around, stdout=subprocess.PIPE)
    try:
        assert program.stdout is not None
        while program.stdout.readline().strip() != b"copied":
            assert program.poll() is None
        yield
    finally:
        program.kill()
        program.communicate(timeout=PATIENCE)


@needs_window
@pytest.mark.parametrize("zone", ["UTC+99", "Nowhere/At-all"])
def test_a_book_is_pasted_and_a_game_begins_in_any_time_zone(tmp_path: Path, zone: str) -> None:
    with x_server() as name, book_copied(name):
        around = {**surroundings(name, tmp_path), "TZ": zone}
        window = Window([sys.executable, "-m", "game"], around, tmp_path / "scene.json")
        try:
            set_the_table(window)
            window.do(press(window.description, NAME))
            window.do(Key("ctrl+v"))
            while "empty" in thing(window.description, NAME)["state"]:
                window.wait_for_news()
            assert "book book" in thing(window.description, NAME)["name"]
            assert len(thing(window.description, NAME)["name"]) < 200
            window.do(press(window.description, "button.start"))
            while window.description["scene"] != "goal":
                window.wait_for_news()
            window.do(press(window.description, "button.draw"))
            while window.description["scene"] != "table":
                window.wait_for_news()
            assert window.description["pending"]["type"] == "Draft"
            assert has(window.description, MENU)
            while window.hears_news(0.3):
                pass
            assert window.quit() == 0
            assert window.process.communicate()[1] == ""
        finally:
            window.close()
