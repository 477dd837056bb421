"""The page of the book of rules: what can be read and pressed there, and where it leads."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.screen.controls.fields import Field, letter_at
from game.screen.controls.focus_ring import with_focus
from game.screen.input.keyboard import BOOK_KEY, ENTER
from game.screen.lettering.paragraphs import LEADING
from game.screen.pages.book.book_drawing import (
    draw_book,
    draw_foot,
    draw_list,
    draw_page,
    draw_ring,
)
from game.screen.pages.book.book_foot import BEFORE, EARLIER, LIST, NEXT, foot_of
from game.screen.pages.book.open_book import OpenBook
from game.screen.pages.menu import BACK, MenuScene
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Point, Rect

FIELD, LINK, BAR = "button.search", "button.link.", "button.bar."
PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
ENDS = {pygame.K_HOME: -1, pygame.K_END: 1}
UP_AND_DOWN = {pygame.K_UP: -1, pygame.K_DOWN: 1}
SIDEWAYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
NOTCH, STEP = 120, 90
"""Distances that a notch of the wheel and a press of an arrow scroll, by the design."""
OVERLAP = 2
"""Number of lines that stay in sight when the text scrolls by a screen."""


class BookPage(MenuScene):
    """Shows one section of the book at a time. Letters that are typed go into the search field.
    While nothing is in focus, arrows scroll the text and turn the pages. Back leads to the very
    place from which a link was followed."""

    name = "book"

    def __init__(self, program: Program, before: Scene | None, section: str = "") -> None:
        super().__init__(program, [(Button(BACK, ""), self._leave)], middle=(0, 0))
        self._before = before
        self.book = OpenBook(program, section)
        self._point: Point = (0, 0)
        self._bar = ""
        """Name of the scroll bar that was taken last, or empty."""

    # What is on the page

    def _links(self) -> list[Thing]:
        """Returns the links that are in sight."""
        found = []
        for number, words, rect in self.book.page.links if self.book.layout.shows_text else ():
            at = self.book.seen(rect)
            if at is not None:
                key, state = f"{LINK}{number}", ("enabled",)
                found.append(Thing(key, "button", words, at, state=state))
        return found

    @property
    def _foot(self) -> tuple[list[Button], Rect]:
        return foot_of(self.book, self.program.words, self.program.text)

    def buttons(self) -> list[Button]:
        """Returns the buttons at the foot of the page."""
        return self._foot[0]

    def reach(self) -> list[Thing]:
        """Returns the search field, the rows, the links and the buttons, which can have the
        focus."""
        book = self.book
        field = [self._field] if book.layout.shows_list else []
        foot = (button.thing for button in self.buttons() if button.enabled)
        return [*field, *(row.thing for row in book.rows()), *self._links(), *foot]

    @property
    def _field(self) -> Thing:
        say, query = self.program.words.say, self.book.query.text
        told = say("{caption}: {content}", caption=say("Search"), content=query)
        return Thing(FIELD, "button", told, self.book.layout.field, state=("enabled",))

    def _told(self) -> tuple[str, str, str]:
        """Returns the title of the book, the hint in the search field, and the sentence for a
        search without results."""
        say = self.program.words.say
        return say("Rules"), say("Search"), say("Nothing in the book is called that.")

    def texts(self) -> list[Thing]:
        """Returns what can be read."""
        book, texts = self.book, []
        layout, (title, _, nothing) = book.layout, self._told()
        if layout.shows_list:
            texts.append(Thing("text.title", "text", title, layout.title))
            if not book.rows():
                texts.append(Thing("text.nothing", "text", nothing, layout.entries))
        for key, (words, rect) in book.page.said.items() if layout.shows_text else ():
            at = book.seen(rect)
            if at is not None and words:
                texts.append(Thing(key, "text", words, at))
        return texts

    def _bars(self) -> list[Thing]:
        """Returns the scroll bars. They are for the mouse only: keys scroll in other ways."""
        name, state = self.program.words.say("Scroll"), ("enabled",)
        bars = self.book.bars().items()
        return [Thing(f"{BAR}{key}", "button", name, r, state=state) for key, (r, _) in bars]

    def _focused(self) -> Thing | None:
        return next((thing for thing in self.reach() if thing.id == self._focus), None)

    def things(self) -> list[Thing]:
        barred = [button.thing for button in self.buttons() if not button.enabled]
        return [*self.texts(), *barred, *self._bars(), *with_focus(self.reach(), self._focused())]

    def paint(self, surface: Canvas) -> None:
        program, book = self.program, self.book
        draw_book(surface, program, book)
        if book.layout.shows_list:
            at = "field" if self._focus == FIELD else self._hover
            draw_list(surface, program, book, self._told(), at)
        if book.layout.shows_text:
            at = self._hover or self._focus
            lit = int(at.removeprefix(LINK)) if at.startswith(LINK) else -1
            draw_page(surface, program, book, lit)
        buttons, between = self._foot
        draw_foot(surface, program, book, buttons, between, self._hover)
        focused = self._focused()
        if focused is not None and focused.id != FIELD:
            pill = focused.id in [button.id for button in buttons]
            draw_ring(surface, book, focused, pill)

    def resized(self) -> None:
        """Measures the book again, as the window, the letters or the language have changed."""
        super().resized()
        self.book.measure()

    # Where the page leads

    def _leave(self) -> None:
        """Leads back to the scene before, or to the title."""
        if self._before is None or self._before.name == "title":
            self.program.ways.title()
        else:
            self.program.back_to(self._before)

    def _step_back(self) -> None:
        """Clears the search; without one, goes from the contents to the text; otherwise leaves."""
        if self.book.query.text:
            self._search(replace(self.book.query, text="", caret=0))
            self._focus = ""
        elif self.book.listing:
            self._list()
        else:
            self._leave()

    def _list(self) -> None:
        """Shows the contents instead of the text, or the text again."""
        self.book.listing = not self.book.listing
        self._focus, self.changed = "", True

    def _search(self, query: Field) -> None:
        self.book.search(query)
        self.changed = True

    # The mouse

    def thing_at(self, point: Point) -> Thing | None:
        """Returns the thing at this point, and keeps the point: it says where the caret goes, and
        what the wheel scrolls."""
        self._point = point
        return super().thing_at(point)

    def click(self, thing: Thing | None) -> None:
        """Presses a thing, or puts the caret between two letters of the search field."""
        if thing is not None and thing.id == FIELD:
            book, program = self.book, self.program
            where = book.query, self._focus == FIELD, book.layout.field, self._point[0]
            book.query = book.query.at(letter_at(*where, program.text, self.places))
            self.stand(FIELD)
        elif thing is not None and self.lift(thing, self._point):
            self._focus = ""
        else:
            super().click(thing)

    def lift(self, thing: Thing, point: Point) -> bool:
        """Takes a scroll bar in hand, and returns whether the thing is one."""
        self._bar = thing.id.removeprefix(BAR) if thing.id.startswith(BAR) else ""
        if self._bar:
            self.drag(point)
        return bool(self._bar)

    def drag(self, point: Point) -> None:
        """Scrolls to where the bar is held."""
        self.book.drag_bar(self._bar, point[1])
        self.changed = True

    def drop(self, point: Point) -> None:
        """Scrolls to where the bar is let go."""
        self.drag(point)

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Scrolls the column under the pointer."""
        layout = self.book.layout
        self.changed = True
        if self._point[0] < layout.page.x if layout.both else layout.listing:
            self.book.rows_down.turn(-steps)
        else:
            self.book.scroll(-steps * self.places.px(NOTCH))

    # Keys and letters

    @property
    def writing(self) -> bool:
        """Always true, as letters start a search wherever the focus is."""
        return True

    def typed(self, text: str) -> None:
        """Adds letters to the search, wherever the focus is."""
        query = self.book.query.typed(text)
        if query.text.strip():
            if not self.book.layout.shows_list:
                self._list()
            self._search(query)
            self._focus = FIELD

    def key(self, event: pygame.Event) -> None:
        """Edits the search field if the focus is there. Otherwise scrolls the text or turns pages
        while nothing is in focus, and moves the focus after that."""
        key, self.changed = event.key, True
        if key == BOOK_KEY:
            self._leave()
        elif key == pygame.K_ESCAPE:
            self._step_back()
        elif key in PAGES or key in ENDS:
            self._move(key)
        elif self._focus == FIELD and key not in (*UP_AND_DOWN, pygame.K_TAB):
            self._write(key)
        elif key == pygame.K_BACKSPACE:
            self.book.go_back()
        elif self._focus and key in UP_AND_DOWN:
            self._walk(UP_AND_DOWN[key])
        elif not self._focus and (key in UP_AND_DOWN or key in SIDEWAYS):
            self._move(key)
        elif self._focus or key not in ENTER:
            super().key(event)

    def _write(self, key: int) -> None:
        """Edits the search. Enter opens the first result."""
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._press(next((row.key for row in self.book.rows()), ""))
        else:
            self._search(self.book.query.pressed(key))

    def _move(self, key: int) -> None:
        """Scrolls the text or turns the page. Scrolling by a screen past the end turns the page."""
        book, line = self.book, self.book.page.px * LEADING
        if key in SIDEWAYS:
            book.turn(SIDEWAYS[key])
        elif key in UP_AND_DOWN:
            book.scroll(UP_AND_DOWN[key] * self.places.px(STEP))
        elif key in ENDS:
            book.scroll(ENDS[key] * book.page.height)
        elif not book.scroll(PAGES[key] * (book.layout.page.h - OVERLAP * line)):
            book.turn(PAGES[key])

    def _walk(self, by: int) -> None:
        """Moves the focus up or down. At the edge of the contents it scrolls them, and where there
        is nothing more to stand on, the text."""
        book, before = self.book, self._focus
        keys = [row.key for row in book.rows()]
        edge = -1 if by > 0 else 0
        if keys and before == keys[edge]:
            scrolled = book.rows_down.by
            book.rows_down.turn(by)
            if book.rows_down.by != scrolled:
                self.stand(book.rows()[edge].key)
                return
        self.go("down" if by > 0 else "up")
        if before == self._focus and book.layout.shows_text:
            book.scroll(by * self.places.px(STEP))

    def _press(self, key: str) -> None:
        book, rows = self.book, {row.key: row.leads for row in self.book.rows()}
        if key in rows:
            book.open_afresh(rows[key])
        elif key.startswith(LINK):
            book.follow(int(key.removeprefix(LINK)))
            self._focus = ""
        elif key == EARLIER:
            book.go_back()
        elif key == LIST:
            self._list()
        elif key in (BEFORE, NEXT):
            book.turn(1 if key == NEXT else -1)
        super()._press(key)
