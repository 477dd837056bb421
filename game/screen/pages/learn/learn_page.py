"""The page of the lessons: what there is to learn, how far one has come, and where to go on."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame

from game.learning.lesson import Lesson
from game.learning.progress import Progress
from game.screen.controls.buttons import draw_button
from game.screen.controls.focus_ring import draw_focus
from game.screen.look import palette
from game.screen.materials.flourish import draw_rule
from game.screen.materials.paper import draw_sheet
from game.screen.pages.games.list_layout import ListLayout, Note
from game.screen.pages.learn.part_list import PartList, PartRow, State, draw_row, laid_out
from game.screen.pages.menu import BACK, Entry, MenuScene
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.table.asking.book_button import BOOK
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Rect

GO_ON, REAL, WATCH = "button.go_on", "button.new_game", "button.watch"
LESSON, PART = "button.lesson.", "button.part."
OTHERS = "button.others"
"""To the lessons of what is added to the game, and back to the first ones."""
ABOUT_PX = 22
STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}
PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class LearnPage(MenuScene):
    """One lesson at a time is shown, with its parts. Each of them can be begun; the gold button
    goes on where the lesson was left. At the head stand the lessons of the base game, or those of
    all that is added to it: a newcomer is not to choose among all of them."""

    name = "learn"

    def __init__(self, program: Program, last: Lesson | None = None) -> None:
        """Open at the `last` lesson, or else at the first that is not done."""
        super().__init__(program, [], middle=(0, 0))
        self._first = 0
        """The first line of parts in sight."""
        offered = program.lessons.offered
        self._first_ones = [one.edition == offered[0].edition for one in offered]
        """Of each lesson whether it is of the same game as the first."""
        unfinished = [last] if last in offered else filter(self._unfinished, offered)
        self._shown = offered.index(next(iter(unfinished), offered[0]))
        self._place()
        self._look_up()

    def _look_up(self) -> None:
        """The part where the lesson was left comes in sight."""
        for _ in range(self._list.lines if self._progress.part else 0):
            if any(row.state == "here" for row in self._list.rows) or not self._scroll(1):
                break

    def _unfinished(self, lesson: Lesson) -> bool:
        return len(self.program.lessons.progress(lesson).done) < len(lesson.parts)

    @property
    def _lesson(self) -> Lesson:
        return self.program.lessons.offered[self._shown]

    @property
    def _progress(self) -> Progress:
        return self.program.lessons.progress(self._lesson)

    def resized(self) -> None:
        super().resized()
        self._place()

    # Where things are

    @property
    def _page(self) -> ListLayout:
        return ListLayout(self.places, self.program.text)

    def _place(self) -> None:
        """What can be pressed, each in its place."""
        self.changed = True
        self._list, page = self._parts(), self._page
        self._tabs = page.at_end(self._lessons(), page.head)
        self._feet = page.at_end([button for button, _ in self._ways()], page.foot)

    def _lessons(self) -> list[Button]:
        """Those of the group of which one is shown, and what leads to the other group."""
        say, offered = self.program.words.say, self.program.lessons.offered
        shown = self._first_ones[self._shown]
        tabs = [
            Button(f"{LESSON}{number}", say(lesson.title), shown=number == self._shown)
            for number, lesson in enumerate(offered)
            if self._first_ones[number] == shown
        ]
        if all(self._first_ones):
            return tabs
        return [*tabs, Button(OTHERS, say("Expansions") if shown else say("First lessons"))]

    def _ways(self) -> list[Entry]:
        """What the buttons at the foot do."""
        say, lessons, lesson = self.program.words.say, self.program.lessons, self._lesson
        over = not self._progress.part and bool(self._progress.done)
        label = say("Begin again") if over else say("Begin")
        label = say("Go on") if self._progress.part else label
        real = Button(REAL, say("A real game"), primary=True), partial(lessons.real_one, lesson)
        go_on = Button(GO_ON, label, primary=not over), partial(lessons.begin, lesson)
        watched = Button(WATCH, say("Watch"), said=say("Watch a game"))
        watch = watched, partial(self.program.ways.watch, lesson.seats)
        book = Button(BOOK, say("Rules"), hint="F1"), self.program.ways.book
        back = Button(BACK, say("Back"), hint=say("Esc")), self.program.ways.title
        return [*([real] if over else []), go_on, watch, book, back]

    def _parts(self) -> PartList:
        lesson, progress, say = self._lesson, self._progress, self.program.words.say
        notes: dict[State, str] = {"done": say("Done"), "here": say("You are here"), "new": ""}
        left = progress.part or ("" if progress.done else lesson.parts[0].name)
        rows = []
        for number, part in enumerate(lesson.parts, 1):
            state: State = "done" if part.name in progress.done else "new"
            state = "here" if part.name == left else state
            title, note = say(part.title), notes[state] if progress.part or state != "here" else ""
            said = f"{number}. {title}. {note}".removesuffix(". ")
            button = Button(f"{PART}{part.name}", title, said=said)
            rows.append(PartRow(button, number, title, state, note))
        laid = laid_out(rows, self.program.text, self.places, self._room, self._first)
        self._first = laid.first
        return laid

    @property
    def _room(self) -> Rect:
        """Of the list, under what the lesson is about."""
        rows, about = self._page.rows, self._about
        top = about.bottom + self._page.margin * 0.4
        return replace(rows, y=top, h=rows.bottom - top, w=rows.w - self._page.margin)

    @property
    def _about(self) -> Rect:
        rows, places = self._page.rows, self.places
        tall = places.text(ABOUT_PX) * (1.5 if places.letters == 1 else 2.7)
        return replace(rows, h=tall)

    def buttons(self) -> list[Button]:
        """The one that goes on first: Enter presses it."""
        return [*self._feet, *(row.button for row in self._list.rows), *self._tabs]

    def _notes(self) -> list[Note]:
        """The title, what the lesson is about, and how much of it is done."""
        words, page, lesson = self.program.words, self._page, self._lesson
        edge = min(button.rect.x for button in self._tabs)
        head = replace(page.head, w=edge - self.places.px(20) - page.head.x)
        foot = replace(page.foot, w=self._feet[0].rect.x - self.places.px(20) - page.foot.x)
        about = words.say(lesson.about)
        if lesson.seats > 1:
            about = " ".join((about, words.say("One person may play both.")))
        done, total = len(self._progress.done), len(lesson.parts)
        told = words.say("{number} of {total} parts done", number=done, total=total)
        return [
            Note("text.title", words.say("Learn"), head, "title", 40, palette.GOLD_TEXT),
            Note("text.about", about, self._about, "body_italic", ABOUT_PX,
                 palette.IVORY),
            *([Note("text.told", told, foot, "body", 20, palette.BODY)] if done else []),
        ]  # fmt: skip

    def texts(self) -> list[Thing]:
        return [Thing(note.id, "text", note.words, note.room) for note in self._notes()]

    def paint(self, surface: Canvas) -> None:
        page, rows = self._page, self._list
        surface.blit(self.program.vignette("observatory"), (0, 0))
        draw_sheet(surface, page.panel, self.places)
        draw_rule(surface, page.head.x, page.head.right, page.head.bottom + page.margin * 0.3)
        for row in rows.rows:
            at = row.button.id == self._hover, row.button.id == self._focus
            draw_row(surface, row, self.program.text, self.places, *at)
        page.write(surface, self._notes())
        page.draw_bar(surface, rows.first, rows.shown, rows.lines)
        for button in (*self._tabs, *self._feet):
            draw_button(surface, button, self.program.text, self.places, button.id == self._hover)
            if button.id == self._focus:
                draw_focus(surface, self.places, button.rect, button.rect.h / 2)

    # What a press brings about

    def _press(self, key: str) -> None:
        kind, _, name = key.rpartition(".")
        self._entries = self._ways()
        super()._press(key)
        if kind + "." == LESSON:
            self._show(int(name))
        elif key == OTHERS:
            self._show(self._first_ones.index(not self._first_ones[self._shown]))
        elif kind + "." == PART:
            self.program.lessons.begin(self._lesson, name)

    def _show(self, number: int) -> None:
        """Another lesson."""
        self._shown, self._first = number, 0
        self._place()
        self._look_up()

    def _step_back(self) -> None:
        self.program.ways.title()

    # The wheel and the keys

    def wheel(self, thing: Thing | None, steps: int) -> None:
        """Shows what is above, or with negative steps below."""
        self._scroll(-steps)

    def _scroll(self, by: int) -> bool:
        """Turns the list by lines; whether there was anything to show."""
        first = max(0, min(self._first + by, self._list.lines - self._list.shown))
        moved, self._first = first != self._first, first
        self._place()
        return moved

    def key(self, event: pygame.Event) -> None:
        """The focus takes the list along at its edges."""
        if event.key in PAGES:
            self._scroll(PAGES[event.key] * self._list.shown)
        elif event.key not in STEPS or not self._at_edge(STEPS[event.key]):
            super().key(event)

    def _at_edge(self, step: int) -> bool:
        """Whether the focus stands on the last line in sight and the list went on."""
        line = [row.button.id for row in self._list.edge(step)]
        if self._focus not in line or not self._scroll(step):
            return False
        column = line.index(self._focus)
        edge = self._list.edge(step)
        self.stand(edge[min(column, len(edge) - 1)].button.id)
        return True
