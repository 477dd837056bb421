"""The games of the journal: to go on with, to look at, to pass on, to delete."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pygame

from game.records.journal.trouble import Trouble
from game.screen.look import palette
from game.screen.pages.games import game_files
from game.screen.pages.games.export_question import export_question, tells_hidden_cards
from game.screen.pages.games.game_list import FILES, FINISHED, RUNNING, GameList
from game.screen.pages.games.game_rows import CONTINUE, DELETE, EXPORT, IMPORT, REPLAY, REVIEW
from game.screen.pages.games.list_layout import Line, ListLayout, Note
from game.screen.pages.menu import BACK, MenuScene
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.words import msgid

DROP = msgid("Drop the file of a game on this window to bring it in.")
RESTORE = "button.restore"
STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}
PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
RESTING = 0.15
"""Seconds after which a list that was moved is at rest."""
ENDS = {pygame.K_HOME: -1, pygame.K_END: 1}
OPENS = CONTINUE, REPLAY, REVIEW


class GamesPage(MenuScene):
    """One shelf at a time: unfinished games, finished ones, or files to bring in. What is deleted
    can be taken back until the page is left."""

    name = "games"

    def __init__(
        self, program: Program, file: Path | None = None, before: Scene | None = None
    ) -> None:
        super().__init__(program, [(Button(BACK, ""), self._leave)], middle=(0, 0))
        self._journal = program.games.journal
        self._list = GameList(self._journal, program.words, program.rules)
        self._open_shelf()
        self._before: Scene | None = before._before if isinstance(before, GamesPage) else before
        """Where a file was dropped on the window; from one dropped here one goes back as far."""
        self._told = program.games.news()
        self._rests = 0.0
        """For how many seconds the list has."""
        self._look()
        if file is not None:
            self._bring_in(file)

    def _open_shelf(self) -> None:
        """That of unfinished games, unless there are only others."""
        with suppress(Trouble):
            if self._journal.count("finished") and not self._journal.count("running"):
                self._list.turn_to(FINISHED)

    def _look(self) -> None:
        """Looks up what is on the shelf now, and what of it is in sight. A focus whose row is gone
        stands on the row that took its place."""
        lines = [[button.id for button in line.buttons] for line in self._lines]
        row = next((n for n, keys in enumerate(lines) if self._focus in keys), 0)
        self._search()
        kind = self._focus.rpartition(".")[0]
        keys = [button.id for button in self.buttons()]
        if self._focus not in keys:
            alike = [key for key in keys if kind and key.startswith(f"{kind}.")]
            self._focus = alike[min(row, len(alike) - 1)] if alike else ""

    def advance(self, dt: float) -> None:
        """While the list rests the Doors of its games are looked up, one after the other."""
        self._rests += dt
        if self._rests > RESTING:
            self.changed |= self._list.learn_doors()

    def _search(self) -> None:
        self.changed, self._rests = True, 0.0
        try:
            self._list.look(self._page.fitting)
        except Trouble as trouble:
            self._told = self.program.words.trouble(trouble.why)

    # What is on the page

    @property
    def _page(self) -> ListLayout:
        return ListLayout(self.places, self.program.text)

    @property
    def _lines(self) -> list[Line]:
        return [self._page.line(row, number) for number, row in enumerate(self._list.rows)]

    def buttons(self) -> list[Button]:
        """The shelves, what can be done with each row, and the way out."""
        page, say, margin = self._page, self.program.words.say, self._page.margin / 2
        shelves = (
            Button(RUNNING, say("Unfinished"), shown=self._list.shelf == RUNNING),
            Button(FINISHED, say("Finished"), shown=self._list.shelf == FINISHED),
            Button(FILES, say("Files"), shown=self._list.shelf == FILES),
        )
        feet = [Button(BACK, say("Back"), hint=say("Esc"))]
        if self._list.in_bin:
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
        title, told = self.program.words.say("Games"), self._line()
        notes = [Note("text.title", title, head, "title", 40, palette.GOLD_TEXT)]
        if told:
            ink = palette.LEGAL
            notes.append(Note("text.told", told, foot, "body_bold", 20, ink))
        if not self._list.rows:
            room = replace(page.rows, h=places.target * 2)
            ink = palette.BODY
            notes.append(Note("text.empty", self._empty(), room, "body", 22, ink))
        return notes

    def _line(self) -> str:
        """What was said last, or where in the list one is."""
        words, games = self.program.words, self._list
        if self._told:
            return self._told
        if games.in_bin:
            return words.plural("{n} game deleted.", "{n} games deleted.", games.in_bin)
        if games.total > len(games.rows):
            first, last = games.first + 1, games.first + len(games.rows)
            told = {"first": first, "last": last, "total": games.total}
            return words.say("{first} to {last} of {total}", **told)
        return words.say(DROP) if games.shelf == FILES and games.rows else ""

    def _empty(self) -> str:
        say = self.program.words.say
        if self._list.shelf == FILES:
            return say(DROP)
        if self._list.shelf == FINISHED:
            return say("No game has been finished yet.")
        return say("No game is unfinished.")

    def texts(self) -> list[Thing]:
        notes = [Thing(note.id, "text", note.words, note.room) for note in self._notes()]
        return [*notes, *(thing for line in self._lines for thing in self._page.things_of(line))]

    def paint(self, surface: Canvas) -> None:
        page = self._page
        surface.blit(self.program.vignette("library"), (0, 0))
        page.draw(surface, self._lines, self.program.cards)
        page.write(surface, self._notes())
        page.draw_bar(surface, self._list.first, len(self._list.rows), self._list.total)
        self.draw_buttons(surface)

    # What a press brings about

    def _press(self, key: str) -> None:
        """A shelf, a row's button, or the way out."""
        if key not in [button.id for button in self.buttons()]:
            return
        self._told = ""
        kind, _, number = key.rpartition(".")
        if key in (RUNNING, FINISHED, FILES):
            self._list.turn_to(key)
        elif key == RESTORE:
            self._try(self._journal.restore)
        elif kind + "." == DELETE:
            self._try(lambda: self._journal.delete(int(number)))
        elif kind + "." == EXPORT:
            self._pass_on(int(number))
        elif kind + "." == IMPORT:
            self._bring_in(self._list.file(key))
        elif kind + "." in OPENS:
            self._open(int(number), kind + ".")
            return
        else:
            super()._press(key)
            return
        self.program.sound.ring("press")
        self._look()

    def _pass_on(self, number: int) -> None:
        """A game goes out as a file, at once unless the file tells what is still hidden."""

        def export() -> None:
            self._told = game_files.export(self._journal, self.program.words, number)

        if tells_hidden_cards(self._journal, number):
            self.program.scene = export_question(self.program, self, export)
        else:
            export()

    def _try(self, change: Callable[[], None]) -> None:
        try:
            change()
        except Trouble as trouble:
            self._told = self.program.words.trouble(trouble.why)

    def _open(self, number: int, how: str) -> None:
        """A game is gone on with or looked at, shown once more, or reviewed."""
        games = self.program.games
        try:
            if how == REPLAY:
                games.replay(number, self)
            elif how == REVIEW:
                games.review(number, self)
            else:
                self.program.scene = games.resume(number, self)
            self._empty_bin()
        except Trouble as trouble:
            self._told = self.program.words.trouble(trouble.why)
            self._look()

    def _bring_in(self, path: Path) -> None:
        """A file is to become a game of the journal; what came of it is said."""
        finished, self._told = game_files.bring_in(self._journal, self.program.words, path)
        if finished is not None:
            self._list.turn_to(FINISHED if finished else RUNNING)
        self._look()

    def _leave(self) -> None:
        self._empty_bin()
        if self._before is None or self._before.name == "title":
            self.program.ways.title()
        else:
            self.program.back_to(self._before)

    def _empty_bin(self) -> None:
        if self._list.in_bin:
            self._try(self.program.games.empty_bin)

    # The wheel and the keys

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Shows what is above, or with negative steps below."""
        self._scroll(-steps)

    def _scroll(self, by: int) -> bool:
        """Moves the list by rows; whether there was anything to show."""
        moved = self._list.scroll(by, self._page.fitting)
        if moved:
            self._look()
        return moved

    def key(self, event: pygame.Event) -> None:
        """Pages turn the list; the focus takes the list along at its edges."""
        if event.key in PAGES:
            self._scroll(PAGES[event.key] * self._page.fitting)
        elif event.key in ENDS:
            self._scroll(ENDS[event.key] * self._list.total)
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
