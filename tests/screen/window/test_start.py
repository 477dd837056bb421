"""The title appears without waiting for anything that it does not show; the rest is read behind
it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.folders import VARIABLE, own_folder
from game.records.journal.settings import Settings, write_settings
from game.screen.app import App
from game.screen.look.assets import Incomplete
from game.screen.loop import frame
from game.screen.table.table_page import Table
from game.screen.window.bare_window import BareWindow
from game.screen.window.display import Options, drawn_size
from tests.screen.robots.glass import FRAME, QUIET, Glass
from tests.speaking import speaker

SHOWN = [f"faces/small/{place}D.jpg" for place in "OAGL"]
"""The only faces that the title shows: one Door of each place."""
SIZE = 1024, 640
MODULES = """
import sys
import pygame
from game.screen import play
from game.screen.window.display import Options
from game.words import Words

def run(app):
    while app.scene is None or app.scene.changed:
        app.step(0.02, pygame.event.get())
    at_first = set(sys.modules)
    while not app.complete:
        app.step(0.02, pygame.event.get())
    print(*("game.screen.table.table_page" in seen for seen in (at_first, sys.modules)))

vars(play).update(run=run)
play.play(Words("en"), Options(size=(1024, 640)))
"""


@pytest.fixture
def fresh() -> Iterator[Glass]:
    """Yields a program that has read nothing yet."""
    app = App(speaker("en"), Options(size=SIZE))
    yield Glass(app)
    app.sound.close()
    app.games.journal.close()
    app.window.destroy()
    pygame.event.clear()


def until_complete(app: App) -> None:
    """Makes frames until all is read that the first scene did not need."""
    while not app.complete:
        frame(app, FRAME)


def dealt(glass: Glass) -> Table:
    """Begins a game, and cuts the deal short."""
    glass.deal(QUIET)
    glass.table.settle()
    return glass.table


def faces(table: Table) -> bytes:
    """Returns the pixels of the table as it is painted."""
    glass = pygame.Surface(table.program.size)
    table.paint(glass)
    for image in table.sprites():
        assert isinstance(image, tuple)
        glass.blit(*image)
    return pygame.image.tobytes(glass, "RGB")


def test_the_title_reads_no_picture_but_those_it_shows(art: Path, fresh: Glass) -> None:
    for name in ("faces", "flat", "foil", "strips"):
        for file in (art / name).rglob("*.*"):
            if file.relative_to(art).as_posix() not in SHOWN:
                file.unlink()
    (art / "table.jpg").unlink()
    fresh.until_loaded()
    with pytest.raises(Incomplete):
        fresh.step()
    assert fresh.scene.name == "title"
    assert not fresh.scene.changed


def test_a_table_opened_before_all_is_read_shows_what_it_always_shows(fresh: Glass) -> None:
    app = fresh.app
    app.cards.faces.flat = True
    fresh.until_loaded()
    fresh.step()
    early = faces(dealt(fresh))
    assert not app.complete
    until_complete(app)
    app.cards.forget()
    assert faces(dealt(fresh)) == early


def test_a_picture_that_is_missed_after_the_title_ends_the_program(art: Path, fresh: Glass) -> None:
    (art / "faces/small/NM.jpg").unlink()
    fresh.until_loaded()
    with pytest.raises(Incomplete, match=r"faces/small/NM\.jpg"):
        until_complete(fresh.app)
    assert fresh.scene.name == "title"


@pytest.mark.parametrize("greeted", [False, True])
def test_only_the_first_page_is_loaded_before_it_is_shown(tmp_path: Path, greeted: bool) -> None:
    write_settings(tmp_path, Settings(greeted=greeted))
    done = subprocess.run(
        [sys.executable, "-c", MODULES],
        env=os.environ | {"SDL_VIDEODRIVER": "dummy", VARIABLE: str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert done.stdout.splitlines()[-1:] == ["False True"], done.stderr


def test_a_window_that_fills_the_screen_does_so_before_its_picture_is_read() -> None:
    write_settings(own_folder(), Settings(full_screen=True, window_size=(1200, 700)))
    bare = BareWindow(speaker("en"), Options())
    whole = bare.window.get_surface().get_size()
    assert bare.position.full_screen
    assert whole != (1200, 700)
    assert bare.grounds._read["title"][0] == drawn_size(whole)
    bare.window.destroy()
