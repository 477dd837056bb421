"""The games of the journal: to go on with, to look at, to pass on, to delete."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.journal.store import Shelf
from game.journal.trouble import Trouble
from game.screen import files, palette
from game.screen.list_page import Line, ListPage, Note, Row
from game.screen.records import CONTINUE, DELETE, EXPORT, IMPORT, file_row, game_row
from game.screen.scenes.menu import MenuScene
from game.screen.widgets import Button
from game.table.things import Thing
from game.words import msgid

if TYPE_CHECKING:
    from game.screen.app import App

RUNNING, FINISHED, FILES = "button.running", "button.finished", "button.files"
DROP = msgid("Drop the file of a game on this window to bring it in.")
RESTORE, BACK = "button.restore", "button.back"
SHELVES: dict[str, Shelf] = {RUNNING: "running", FINISHED: "finished"}
STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}
PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class GamesPage(MenuScene):
    """One shelf at a time: unfinished games, finished ones, or files to bring in. What is deleted
    can be taken back until the page is left."""

    name = "games"

    def __init__(self, app: App, file: Path | None = None) -> None:
        super().__init__(app, [(Button(BACK, ""), self._leave)], middle=(0, 0))
        self._shelf = RUNNING
        self._first = 0
        self._told = app.games.news()
        self._look()
        if file is not None:
            self._bring_in(file)

    def _look(self) -> None:
        """Looks up what is on the shelf now, and what of it is in sight."""
        self.changed = True
        self._total = self._in_bin = 0
        self._shown: list[Row] = []
        try:
            self._in_bin = self.app.games.journal.count("deleted")
            self._shown = self._files() if self._shelf == FILES else self._games(self._shelf)
        except Trouble as trouble:
            self._told = self.app.words.trouble(trouble.why)

    def _games(self, shelf: str) -> list[Row]:
        journal = self.app.games.journal
        self._total = journal.count(SHELVES[shelf])
        count = self._window()
        found = journal.records(SHELVES[shelf], self._first, count)
        return [game_row(self.app.words, record) for record in found]

    def _files(self) -> list[Row]:
        there = files.found()
        self._total = len(there)
        seen = list(enumerate(there))[self._first : self._first + self._window()]
        self._paths: dict[str, Path] = {f"{IMPORT}{number}": path for number, path in seen}
        return [file_row(self.app.words, number, path) for number, path in seen]

    def _window(self) -> int:
        """How many rows are in sight; the list never ends above its last row."""
        count = self._page.fitting
        self._first = max(0, min(self._first, self._total - count))
        return count

    # What is on the page

    @property
    def _page(self) -> ListPage:
        return ListPage(self.places, self.app.text)

    @property
    def _lines(self) -> list[Line]:
        return [self._page.line(row, number) for number, row in enumerate(self._shown)]

    def buttons(self) -> list[Button]:
        """The shelves, what can be done with each row, and the way out."""
        page, say, margin = self._page, self.app.words.say, self._page.margin / 2
        shelves = (
            Button(RUNNING, say("Unfinished"), primary=self._shelf == RUNNING),
            Button(FINISHED, say("Finished"), primary=self._shelf == FINISHED),
            Button(FILES, say("Files"), primary=self._shelf == FILES),
        )
        feet = [Button(BACK, say("Back"), hint=say("Esc"))]
        if self._in_bin:
            feet.insert(0, Button(RESTORE, say("Undo delete")))
        return [
            *page.beside(shelves, page.head.right - margin, page.head.centre[1]),
            *(button for line in self._lines for button in line.buttons),
            *page.beside(feet, page.foot.right - margin, page.foot.centre[1]),
        ]

    def _notes(self) -> list[Note]:
        """The title, what was said last, and what stands where nothing else does."""
        page, places = self._page, self.places
        buttons = {button.id: button.rect for button in self.buttons()}
        head = replace(page.head, w=buttons[RUNNING].x - places.px(20) - page.head.x)
        end = buttons.get(RESTORE, buttons[BACK]).x
        foot = replace(page.foot, w=end - places.px(20) - page.foot.x)
        title, told = self.app.words.say("Games"), self._line()
        notes = [Note("text.title", title, head, "title", 40, palette.GOLD_TEXT)]
        if told:
            ink = palette.LEGAL
            notes.append(Note("text.told", told, foot, "body_bold", 20, ink))
        if not self._shown:
            room = replace(page.rows, h=places.target * 2)
            ink = palette.BODY
            notes.append(Note("text.empty", self._empty(), room, "body", 22, ink))
        return notes

    def _line(self) -> str:
        """What was said last, or where in the list one is."""
        words = self.app.words
        if self._told:
            return self._told
        if self._in_bin:
            return words.plural("{n} game deleted.", "{n} games deleted.", self._in_bin)
        if self._total > len(self._shown):
            last = self._first + len(self._shown)
            return words.say(
                "{first} to {last} of {total}", first=self._first + 1, last=last, total=self._total
            )
        return words.say(DROP) if self._shelf == FILES and self._shown else ""

    def _empty(self) -> str:
        say = self.app.words.say
        if self._shelf == FILES:
            return say(DROP)
        if self._shelf == FINISHED:
            return say("No game has been finished yet.")
        return say("No game waits to be played on.")

    def texts(self) -> list[Thing]:
        notes = [Thing(note.id, "text", note.words, note.room) for note in self._notes()]
        return [*notes, *(thing for line in self._lines for thing in self._page.things_of(line))]

    def paint(self, surface: pygame.Surface) -> None:
        page = self._page
        surface.blit(self.app.backdrop, (0, 0))
        page.draw(surface, self._lines)
        page.write(surface, self._notes())
        page.draw_bar(surface, self._first, len(self._shown), self._total)
        self.draw_buttons(surface)

    # What a press brings about

    def _press(self, key: str) -> None:
        """A shelf, a row's button, or the way out."""
        self._told = ""
        kind, _, number = key.rpartition(".")
        if key in (RUNNING, FINISHED, FILES):
            self._shelf, self._first = key, 0
        elif key == RESTORE:
            self._try(self.app.games.journal.restore)
        elif kind + "." == DELETE:
            self._try(lambda: self.app.games.journal.delete(int(number)))
        elif kind + "." == EXPORT:
            self._told = files.export(self.app, int(number))
        elif kind + "." == IMPORT:
            self._bring_in(self._paths[key])
        elif kind + "." == CONTINUE:
            self._go_on(int(number))
            return
        else:
            super()._press(key)
            return
        self._look()

    def _try(self, change: Callable[[], None]) -> None:
        try:
            change()
        except Trouble as trouble:
            self._told = self.app.words.trouble(trouble.why)

    def _go_on(self, number: int) -> None:
        self._empty_bin()
        try:
            self.app.scene = self.app.games.resume(number)
        except Trouble as trouble:
            self._told = self.app.words.trouble(trouble.why)
            self._look()

    def _bring_in(self, path: Path) -> None:
        """A file is to become a game of the journal; what came of it is said."""
        finished, self._told = files.bring_in(self.app, path)
        if finished is not None:
            self._shelf, self._first = FINISHED if finished else RUNNING, 0
        self._look()

    def _leave(self) -> None:
        self._empty_bin()
        self.app.show_title()

    def _empty_bin(self) -> None:
        if self._in_bin:
            self._try(self.app.games.journal.empty_bin)

    # The wheel and the keys

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Shows what is above, or with negative steps below."""
        self._scroll(-steps)

    def _scroll(self, by: int) -> bool:
        """Moves the list by rows; whether there was anything to show."""
        before = self._first
        self._first = max(0, min(self._first + by, self._total - self._page.fitting))
        if self._first != before:
            self._look()
        return self._first != before

    def key(self, event: pygame.Event) -> None:
        """Pages turn the list; the focus takes the list along at its edges."""
        if event.key in PAGES:
            self._scroll(PAGES[event.key] * self._page.fitting)
        elif event.key not in STEPS or not self._at_edge(STEPS[event.key]):
            super().key(event)

    def _at_edge(self, step: int) -> bool:
        """Whether the focus stands on the last row in sight and the list went on."""
        lines = self._lines
        edge = lines[-1 if step > 0 else 0] if lines else None
        stands = edge is not None and self._focus in [button.id for button in edge.buttons]
        if not stands or not self._scroll(step):
            return False
        kind = self._focus.rpartition(".")[0]
        edge = self._lines[-1 if step > 0 else 0]
        same = [b.id for b in edge.buttons if b.id.startswith(f"{kind}.")]
        self._focus = (same or [edge.buttons[0].id])[0]
        return True

    def resized(self) -> None:
        """Another number of rows is in sight."""
        self._look()
