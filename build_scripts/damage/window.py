"""Damaged folders in the real program, in a window that nobody sees: every page that opens."""

from __future__ import annotations

import logging
import os
import shutil
from pathlib import Path
from random import Random

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from build_scripts.damage import text_harms as texts
from build_scripts.damage.examples import Example
from build_scripts.damage.journal_harms import Violation, harmed
from build_scripts.stage.acting import FRAME, lifts_the_cloth, mouse, place
from game.editions import OFFERED
from game.folders import VARIABLE, exports_folder
from game.screen.app import App
from game.screen.table.games_in_play import GamesInPlay
from game.screen.table.table_page import Table
from game.screen.window.display import Options
from game.screen.window.log_file import log
from game.screen.window.preferences import Preferences
from game.words import Words

SIZE = 1024, 640
TABLES = 2
"""Number of games of a shelf that are opened."""
PANELS = "button.log", "button.unseen", "button.menu"
ODD_NAMES = b"\xff\xfe.txt", b"a\nb.txt", "\u0301.txt".encode(), b"\xf0\x9f\x90\x88.TXT"
"""Odd names of files: bytes that are no text, two lines, and letters that the fonts lack."""


def one(
    window: Window, examples: list[Example], written: list[bytes], folder: Path, chance: Random
) -> tuple[str, str]:
    """Harms a journal, settings and an exported game, in a folder whose own name may be no text,
    and opens all pages with them; what happened to the journal, and what came of it."""
    if chance.random() < 0.2:
        folder = folder.with_name(folder.name + os.fsdecode(b"\xff"))
    model = chance.choice(examples)
    shutil.copytree(model.folder, folder)
    harm, _ = harmed(model, folder, chance)
    texts.harmed_settings(folder, chance)
    (folder / "exports").mkdir()
    (folder / "exports" / "game.txt").write_bytes(texts.harmed_export(written, chance))
    return harm, "tables" if window.opened(folder, chance) else "no table"


class Window:
    """A program in which one folder after the other is opened."""

    def __init__(self, folder: Path) -> None:
        os.environ[VARIABLE] = str(folder)
        log.addHandler(logging.NullHandler())
        self.app = App(Words("en", OFFERED.words), Options(size=SIZE))
        while self.app.scene is None:
            self.app.step(FRAME, ())

    def opened(self, folder: Path, chance: Random) -> int:
        """Opens all pages of a program with this folder. Returns how many tables were laid. Raises
        Violation, or whatever the program stumbled over."""
        app = self.app
        os.environ[VARIABLE] = str(folder)
        app.games = GamesInPlay(app)
        app.preferences = Preferences(app.words, windowed=True)
        try:
            app.ways.title()
            self._draw()
            self._press("button.settings", "button.back", "button.two_players")
            self._press("button.begin", "button.back", "button.back")
            laid = self._shelf("button.running", chance) + self._shelf("button.finished", chance)
            self._files(folder / "exports")
            app.ways.title()
            self._draw()
            if "button.continue" in self._seen():
                self._press("button.continue")
                self._table()
        finally:
            app.games.journal.close()
        return laid

    def _shelf(self, shelf: str, chance: Random) -> int:
        """Exports and opens some of the games of a shelf. Returns how many could be opened."""
        self.app.ways.games()
        self._press(shelf)
        games = [key for key in self._seen() if key.startswith("button.continue.")]
        laid = 0
        for game in chance.sample(games, min(TABLES, len(games))):
            # A journal that was mended meanwhile may have lost this game.
            if game not in self._seen():
                continue
            files = self._exports()
            self._press(game.replace("continue", "export"))
            if self._exports() != files + self._told().endswith(".txt"):
                raise Violation(f"an export of {game} told: {self._told()}")
            if game in self._seen():
                self._press(game)
                laid += self._table()
                self.app.ways.games()
                self._press(shelf)
        return laid

    def _table(self) -> bool:
        """Whether a game lies on the table; then what can be looked at there, or its result."""
        app = self.app
        assert app.scene is not None
        if app.scene.name in ("games", "title"):
            if not texts.SENTENCE.fullmatch(self._told()):
                raise Violation(f"not a sentence: {self._told()}")
            return False
        if isinstance(app.scene, Table):
            for doing in lifts_the_cloth(app):
                app.step(FRAME, doing())
            self._draw()
        for key in PANELS:
            if key in self._seen():
                self._press(key, "button.close")
        return True

    def _files(self, folder: Path) -> None:
        """Files with odd names lie among those that were exported; all are brought in."""
        for name in ODD_NAMES:
            (folder / os.fsdecode(name)).write_bytes(b'{"format":"eight-doors game"}')
        os.mkfifo(folder / "pipe.txt")
        self.app.ways.games()
        self._press("button.files")
        for key in [key for key in self._seen() if key.startswith("button.import.")]:
            self._press("button.files", key)
            if not self._told():
                raise Violation("nothing is told of a file")

    # What somebody sees, and does

    def _press(self, *keys: str) -> None:
        for key in keys:
            at = place(self.app, key)
            for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                self.app.step(FRAME, mouse(kind, at))
            self._draw()

    def _draw(self) -> None:
        """Draws what has changed; what moves is where it goes."""
        for _ in range(3):
            self.app.step(0.1, ())

    def _seen(self) -> dict[str, str]:
        """The things of the scene, by id, and what they are called."""
        assert self.app.scene is not None
        return {t["id"]: t["name"] for t in self.app.description(self.app.scene)["things"]}

    def _told(self) -> str:
        """The sentence that a page tells."""
        return self._seen().get("text.told", "")

    def _exports(self) -> int:
        folder = exports_folder()
        return len(list(folder.iterdir())) if folder.exists() else 0
