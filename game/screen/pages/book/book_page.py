"""The book of the rules: contents, one section at a time, links between them, and a search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from operator import attrgetter

import pygame

from game.learning.rules_book import SearchIndex, Section, sections
from game.rules.card import Card
from game.screen.input.keyboard import BOOK_KEY
from game.screen.lettering.paragraphs import LEADING
from game.screen.materials import foil
from game.screen.pages.book.contents import SECTION, Entry, contents, hits
from game.screen.pages.book.section_text import BODY, section_text
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Column, Ends, Row
from game.screen.ui.buttons import Button
from game.screen.ui.element import Element, Kit, Placed
from game.screen.ui.fields import Field, Typed
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import BACK, Laid, Pane, ring_room
from game.screen.ui.words import Words, sentence
from game.table.layout.places import Rect

FIELD = "button.search"
EARLIER, LIST, BEFORE, NEXT = "button.earlier", "button.contents", "button.before", "button.next"
LONGEST = 40
"""Greatest number of letters in a search."""
MARGIN, GAP, EDGE = 46, 70, 22
"""Margin around the content, gap between the columns, and distance between the sheet and the edge
of the window, by the design."""
ENTRIES, LETTERS = 15.5, 20
"""Width of the contents by the height of their letters, and that height by the design."""
LINE, LONG_LINE = 22, 33
"""Least and greatest width of the text, by the height of its letters."""
STEP = 90
"""Distance that a press of an arrow scrolls, by the design."""
OVERLAP = 2
"""Number of lines that stay in sight when the text scrolls by a screen."""
SIDEWAYS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
UP_AND_DOWN = {pygame.K_UP: -1, pygame.K_DOWN: 1}
SCREENS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class BookPage(Page):
    """Shows one section at a time beside the contents, or one of both where there is no room for
    two columns. Letters that are typed go into the search field. While nothing is in focus, arrows
    scroll the text and turn the pages. Back leads to the very place from which a link was
    followed.

    `here` is the key of the open section."""

    name = "book"

    def __init__(self, program: Program, before: Scene | None, section: str = "") -> None:
        super().__init__(program, before)
        self._book = program.rules.book
        self.sections: Sequence[Section] = list(sections(self._book))
        self.here = self._chosen = section or self.sections[0].key
        self._earlier: list[tuple[str, float]] = []
        """The keys of the sections from which links led here, and how far each was scrolled."""
        self.query = Typed("", LONGEST)
        self._both = self._listing = False
        """Whether there is room for the contents and the text, and whether the contents are shown
        where there is not."""
        self._cards = cards_of(program)
        self._index = SearchIndex(self._book, program.words)
        self.bring_in_sight(SECTION + self.here)

    # How it is laid out

    def lay(self, kit: Kit) -> Laid:
        (width, height), px, letters = kit.places.size, kit.px, kit.places.text
        margin, edge, gap = max(16.0, px(MARGIN)), px(EDGE), px(GAP)
        most = width - 2 * edge - 2 * margin
        listed = max(px(400), letters(LETTERS) * ENTRIES)
        self._both = most - gap - listed >= letters(BODY) * LINE
        beside = gap + listed if self._both else 0.0
        wide = min(most - beside, letters(BODY) * LONG_LINE)
        across = wide + beside + 2 * margin
        sheet = Rect.around((width / 2, height / 2), across, min(height - 2 * edge, across))
        inner = sheet.grown(-margin)
        feet = self._feet().lay(kit, wide)
        left, foot = inner.right - wide, inner.bottom + margin * 0.35 - feet.h
        room = Rect(left, inner.y, wide, foot - px(18) - inner.y)
        fixed = [*feet.at(left, foot)]
        if self._both:
            above, aside = self._list(kit, replace(inner, w=listed))
            text = Pane(self._text().lay(kit, wide), room, kit.places)
            fixed = [*above, *fixed]
        elif self._listing:
            above, text = self._list(kit, replace(room, w=wide))
            aside, fixed = None, [*above, *fixed]
        else:
            text, aside = Pane(self._text().lay(kit, wide), room, kit.places), None
        return Laid(text.body, text.view, kit.places, sheet, tuple(fixed), BACK, aside)

    def _list(self, kit: Kit, room: Rect) -> tuple[list[Placed], Pane]:
        """Returns the title and the search field, which do not scroll, and the rows under them."""
        say = self.program.words.say
        title = Words("text.title", words=say("Rules"), role="title", px=40, ink="title")
        told = say("{caption}: {content}", caption=say("Search"), content=self.query.text)
        field = Field(
            FIELD,
            told,
            typed=self.query,
            prompt=say("Search"),
            change=self._search,
            enter=self._open_first,
            focused=self.focus == FIELD,
        )
        head = Column([title, field], gap=12).lay(kit, room.w)
        rows: list[Element] = [*self.rows()]
        if not rows:
            nothing = say("Nothing in the book is called that.")
            rows = [sentence("text.nothing", nothing, px=19)]
        top = room.y + head.h + kit.px(16)
        view = Rect(room.x, top, room.w - 2 * ring_room(kit.places), room.bottom - top)
        return [*head.at(room.x, room.y)], Pane(
            Column(rows, gap=0).lay(kit, view.w), view, kit.places
        )

    def rows(self) -> list[Entry]:
        """Returns the rows of the contents or of the search."""
        words = self.program.words
        if self.query.text.strip():
            found = self._index.hits(self.query.text)
            return list(hits(found, words, self.here, self.open_afresh))
        return list(contents(self._book, words, self.here, self.open_afresh))

    def _text(self) -> Element:
        program, section = self.program, self.sections[self.number]
        chapter = next(c.title for c in self._book if section in c.sections)
        return section_text(
            section, chapter, self._cards, program.words, program.cards, self._follow
        )

    def _feet(self) -> Element:
        """Returns the buttons: the contents where they have no column of their own, back to where a
        link was followed, the pages before and after, and close."""
        say, buttons = self.program.words.say, list[Element]()
        if not self._both:
            label = say("Read on") if self._listing else say("Contents")
            buttons.append(Button(LIST, label=label, act=self._turn_over))
        if self._both or not self._listing:
            at, last = self.number, len(self.sections) - 1
            if self._earlier:
                buttons.append(Button(EARLIER, label=say("Back"), act=self._go_back))
            before, after = say("The page before"), say("The next page")
            number = Words(words=f"{at + 1} / {last + 1}", role="label", px=19, ink="caption")
            buttons += [
                Button(BEFORE, before, act=self._before_this, enabled=at > 0, label="‹", least=0),
                number,
                Button(NEXT, after, act=self._after_this, enabled=at < last, label="›", least=0),
            ]
        close = Button(BACK, label=say("Close"), key=self.program.words.key("back"), act=self.leave)
        return Ends(Row(buttons), close)

    def paint_ground(self, surface: Canvas) -> None:
        """Draws the sheet and, between two columns, a rule of gold."""
        super().paint_ground(surface)
        laid = self.laid
        if laid.aside is not None:
            top, bottom = laid.view.y, laid.aside.view.bottom
            upright = foil.rule(round(bottom - top), upright=True, ink=self.theme.line)
            middle = (laid.aside.view.right + laid.view.x) / 2 + ring_room(self.kit.places)
            surface.blit(upright, (round(middle), round(top)))

    def resized(self) -> None:
        """Builds the page anew, as the window, the letters or the language have changed."""
        self._index = SearchIndex(self._book, self.program.words)
        super().resized()
        self.bring_in_sight(SECTION + self.here)

    # Where the page leads

    @property
    def number(self) -> int:
        """Number of the open section, from 0."""
        return [section.key for section in self.sections].index(self.here)

    def open(self, key: str, scrolled: float = 0) -> None:
        """Opens a section, scrolled by so many pixels."""
        self._chosen, self._listing = key, False
        self._show(key)
        self.scroll(scrolled)
        self.bring_in_sight(SECTION + key)

    def _show(self, key: str) -> None:
        self.here, self.scrolled_by = key, 0.0
        self.renew()

    def open_afresh(self, key: str) -> None:
        """Opens a section that was chosen by itself, so that no way leads back to others."""
        self._earlier.clear()
        self.open(key)

    def _turn_pages(self, by: int) -> None:
        """Opens the next section, or the one before, if there is one."""
        at = self.number + by
        if 0 <= at < len(self.sections):
            self.open_afresh(self.sections[at].key)

    def _before_this(self) -> None:
        self._turn_pages(-1)

    def _after_this(self) -> None:
        self._turn_pages(1)

    def _follow(self, key: str) -> None:
        """Opens the section to which a link leads."""
        self._earlier.append((self.here, self.scrolled_by))
        self.focus = ""
        self.open(key)

    def _go_back(self) -> None:
        """Opens the section from which a link was followed last, if there is one."""
        if self._earlier:
            key, scrolled_by = self._earlier.pop()
            self.open(key, scrolled_by)

    def _turn_over(self) -> None:
        """Shows the contents instead of the text, or the text again."""
        self._listing, self.focus, self.scrolled_by = not self._listing, "", 0.0
        self.renew()

    def _step_back(self) -> None:
        """Clears the search; without one, goes from the contents to the text; otherwise leaves."""
        if self.query.text:
            self.focus = ""
            self._search(replace(self.query, text="", caret=0))
        elif self._listing:
            self._turn_over()
        else:
            self.leave()

    # The search

    def _search(self, query: Typed) -> None:
        """Starts a search; an empty one brings the contents back. A text beside the contents
        becomes the first result, or without results the section that was chosen last."""
        self.query, self.aside_by = query, 0.0
        if self._both:
            found = self._index.hits(query.text)
            first = found[0].key if found else self._chosen
            if first != self.here:
                self._show(first)
        self.renew()
        if not query.text:
            self.bring_in_sight(SECTION + self.here)

    def _open_first(self) -> None:
        """Opens the first passage of the book that the search has found."""
        if rows := self.rows():
            self.press(rows[0].id)

    @property
    def writing(self) -> bool:
        """Always true, as letters start a search wherever the focus is."""
        return True

    def typed(self, text: str) -> None:
        """Adds letters to the search, wherever the focus is."""
        query = self.query.typed(text)
        if query.text.strip():
            self._listing = not self._both
            self.focus = FIELD
            self._search(query)

    # Keys

    def key(self, event: pygame.Event) -> None:
        """Scrolls the text or turns pages while nothing is in focus."""
        key = event.key
        if key == BOOK_KEY:
            self.leave()
        elif key == pygame.K_ESCAPE:
            self._step_back()
        elif key in SCREENS:
            self._scroll_by_screen(SCREENS[key])
        elif key == pygame.K_BACKSPACE and self.focus != FIELD:
            self._go_back()
        elif not self.focus and key in SIDEWAYS:
            self._turn_pages(SIDEWAYS[key])
        elif not self.focus and key in UP_AND_DOWN:
            self.scroll(UP_AND_DOWN[key] * self.places.px(STEP))
        else:
            super().key(event)

    def _scroll_by_screen(self, by: int) -> None:
        """Scrolls the text by what is in sight of it, or turns the page at its end."""
        before, line = self.scrolled_by, self.places.text(BODY) * LEADING
        self.scroll(by * (self.laid.view.h - OVERLAP * line))
        if before == self.scrolled_by:
            self._turn_pages(by)


def cards_of(program: Program) -> Mapping[str, Sequence[Card]]:
    """Returns all cards that the book can show, by their faces."""
    boxes = [zone for rules in program.rules.values() for zone in rules.box.values()]
    by_face = attrgetter("face")
    cards = sorted({card.id: card for zone in boxes for card in zone}.values(), key=by_face)
    return {face: list(alike) for face, alike in groupby(cards, key=by_face)}
