"""The page of the lessons: what there is to learn, how far the player has come, and how to go
on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from game.learning.lesson import Lesson
from game.learning.tutor import Progress
from game.screen.lettering.text import write
from game.screen.look import icons, palette, shapes
from game.screen.materials import foil, slabs
from game.screen.pages.statistics.charts import Meter
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.table.asking.book_button import BOOK
from game.screen.ui.arrange import Beside, Card, Column, Grid, Space
from game.screen.ui.buttons import Button
from game.screen.ui.element import Element, Kit, Leaf
from game.screen.ui.page import Page, Sheet
from game.screen.ui.theme import Ink
from game.screen.ui.words import Words
from game.table.layout.places import Rect

GO_ON, REAL, WATCH = "button.go_on", "button.new_game", "button.watch"
LESSON, PART = "button.lesson.", "button.part."
OTHERS = "button.others"
"""Id of the button that leads to the lessons of the expansions, and back to the first ones."""
State = Literal["done", "here", "new"]
"""State of a part: done, the one to go on with, or new."""


@dataclass(frozen=True)
class Medal(Leaf):
    """The number of a part in a ring. It is gold with a star once the part is done."""

    number: int = 0
    part_state: State = "new"

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        side = round(max(40.0, kit.places.text(58)))
        return side, side

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        radius = rect.h / 2
        if self.part_state == "done":
            slabs.slab(surface, rect, radius, kit.px(1.4), slabs.GOLD, kit.places)
            star = icons.draw("spark", round(rect.h * 0.66), palette.GOLD_BUTTON_TEXT)
            surface.blit(star, star.get_rect(center=(round(rect.centre[0]), round(rect.centre[1]))))
            return
        here = self.part_state == "here"
        ink = kit.theme.inks["title" if here else "idle"]
        if here and not kit.theme.plain:
            foil.outline(surface, rect, radius, kit.px(2.4))
        else:
            shapes.outline(surface, rect, radius, max(1.6, kit.px(1.6)), ink)
        px = round(rect.h * 0.5)
        write(surface, kit.text, str(self.number), "title", px, ink, rect.centre)


class LearnPage(Page):
    """Shows one lesson with its parts. Each part can be begun; the gold button goes on where the
    lesson was left. The tabs hold the lessons of the base game or those of the expansions, so that
    a newcomer need not choose among all."""

    name = "learn"
    place = "observatory"

    def __init__(self, program: Program, last: Lesson | None = None) -> None:
        """Shows the `last` lesson, or else the first that is not done."""
        super().__init__(program)
        offered = program.lessons.offered
        self._first_ones = [one.edition == offered[0].edition for one in offered]
        """For each lesson, whether it belongs to the same game as the first."""
        unfinished = [last] if last in offered else filter(self._unfinished, offered)
        self._shown = offered.index(next(iter(unfinished), offered[0]))
        self._look_up()

    def _look_up(self) -> None:
        """Brings the part where the lesson was left in sight."""
        self.scroll(-self.laid.most)
        self.bring_in_sight(f"{PART}{self._progress.part}")

    def _unfinished(self, lesson: Lesson) -> bool:
        return len(self.program.lessons.progress(lesson).done) < len(lesson.parts)

    @property
    def _lesson(self) -> Lesson:
        return self.program.lessons.offered[self._shown]

    @property
    def _progress(self) -> Progress:
        return self.program.lessons.progress(self._lesson)

    def build(self) -> Sheet:
        words, lesson = self.program.words, self._lesson
        about = words.say(lesson.about)
        if lesson.seats > 1:
            about = " ".join((about, words.say("One person may play both.")))
        done, total = len(self._progress.done), len(lesson.parts)
        told = words.say("{number} of {total} parts done", number=done, total=total)
        return Sheet(
            title=words.say("Learn"),
            tabs=self._lessons(),
            body=Column(
                [self._head(about), Grid(self._parts(), most=3, least=440, gap=14)], gap=20
            ),
            told=told if done else "",
            feet=self._ways(),
        )

    def _head(self, about: str) -> Element:
        """Returns the title of the lesson, what it is about, and how much of it is done."""
        say, lesson, progress = self.program.words.say, self._lesson, self._progress
        lines: list[Element] = [
            Words(words=say(lesson.title), role="title", px=30, ink="title"),
            Words("text.about", words=about, role="body_italic", px=22, ink="strong"),
            Space(6),
            Meter(share=len(progress.done) / len(lesson.parts), high=10),
        ]
        return Card(Column(lines, gap=6), look="faint", edge=20)

    def _lessons(self) -> Sequence[Element]:
        """Returns the tabs of the group of the shown lesson, and the button to the other group."""
        say, offered = self.program.words.say, self.program.lessons.offered
        shown = self._first_ones[self._shown]
        tabs = [
            Button(
                f"{LESSON}{number}",
                label=say(lesson.title),
                shown=number == self._shown,
                act=partial(self._show, number),
            )
            for number, lesson in enumerate(offered)
            if self._first_ones[number] == shown
        ]
        if all(self._first_ones):
            return tabs
        label = say("Expansions") if shown else say("First lessons")
        other = self._first_ones.index(not shown)
        return [*tabs, Button(OTHERS, label=label, act=partial(self._show, other))]

    def _ways(self) -> Sequence[Element]:
        """Returns the buttons at the foot."""
        say, lessons, lesson = self.program.words.say, self.program.lessons, self._lesson
        ways = self.program.ways
        over = not self._progress.part and bool(self._progress.done)
        label = say("Begin again") if over else say("Begin")
        label = say("Go on") if self._progress.part else label
        real = Button(
            REAL, label=say("A real game"), primary=True, act=partial(lessons.real_one, lesson)
        )
        return [
            *([real] if over else []),
            Button(GO_ON, label=label, primary=not over, act=partial(lessons.begin, lesson)),
            Button(
                WATCH,
                label=say("Watch"),
                said=say("Watch a game"),
                act=partial(ways.watch, lesson.seats),
            ),
            Button(BOOK, label=say("Rules"), key="F1", act=ways.book),
            self.back(),
        ]

    def _parts(self) -> Sequence[Element]:
        lesson, progress, say = self._lesson, self._progress, self.program.words.say
        notes: dict[State, str] = {"done": say("Done"), "here": say("You are here"), "new": ""}
        left = progress.part or ("" if progress.done else lesson.parts[0].name)
        rows = []
        for number, part in enumerate(lesson.parts, 1):
            state: State = "done" if part.name in progress.done else "new"
            state = "here" if part.name == left else state
            title, note = say(part.title), notes[state] if progress.part or state != "here" else ""
            lines = [Words(words=title, role="body_bold", px=25, ink="strong")]
            if note:
                ink: Ink = "told" if state == "here" else "body"
                lines.append(Words(words=note, px=18, ink=ink))
            medal = Medal(number=number, part_state=state)
            rows.append(
                Card(
                    Beside(medal, Column(lines, gap=0), gap=22),
                    id=f"{PART}{part.name}",
                    said=f"{number}. {title}. {note}".removesuffix(". "),
                    look="picked" if state == "here" else "row",
                    act=partial(self.program.lessons.begin, lesson, part.name),
                )
            )
        return rows

    def _show(self, number: int) -> None:
        """Shows the lesson of this number."""
        self._shown = number
        self.renew()
        self._look_up()
