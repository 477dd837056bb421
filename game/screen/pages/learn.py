"""The lessons: what there is to learn, how far the player has come and how to go on; and the
farewell at the end of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from game.learning.lesson import Lesson
from game.learning.tutor import Progress
from game.records.statistics.achievement import Achievement
from game.screen.lettering.text import write
from game.screen.look import icons, palette, shapes
from game.screen.materials import slabs
from game.screen.pages.result.endings import MIST
from game.screen.pages.stage_model import LEAST_MEDAL, LOW, MEDAL, StageModel, figures
from game.screen.pages.statistics.seals import seal
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.sheet import Canvas
from game.screen.table.asking.book_button import BOOK
from game.screen.ui.arrange import Beside, Card, Column, Grid, Picture, Tall
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Element, Kit, Leaf
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.theme import PAINTED, PLAIN, Ink, Theme
from game.screen.ui.words import Words, sentence
from game.table.layout.places import Rect
from game.table.motion.motions import PAGE

PART = "button.part."
ACROSS = 3
"""Most parts side by side."""
NARROW = 1.5
"""Size of the letters from which a stage stands beside its words."""
DAWN = replace(
    PAINTED,
    inks={
        **PAINTED.inks,
        "title": palette.DAWN_HEADING,
        "body": palette.DAWN_INK,
    },
)
"""Theme of words on the light of the dawn."""
State = Literal["done", "here", "new"]
"""State of a part: done, the one to go on with, or new."""


@dataclass(frozen=True)
class Medal(Leaf):
    """The number of a part in a ring. It is gold with a star once the part is done."""

    number: int = 0
    part_state: State = "new"

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        side = round(max(LEAST_MEDAL, kit.places.text(MEDAL)))
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
            kit.theme.outline(surface, rect, radius, kit.px(2.4))
        else:
            shapes.outline(surface, rect, radius, max(1.6, kit.px(1.6)), ink)
        px = round(rect.h * 0.5)
        write(surface, kit.text, str(self.number), "title", px, ink, rect.centre)


@dataclass(frozen=True)
class Programme(Element):
    """The parts of a lesson in a grid. Their stages are so high that it fills the height in
    sight."""

    parts: Sequence[Element]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        grid, low = Grid(self.parts, most=ACROSS, least=440, gap=14), int(kit.px(LOW))
        free = kit.sight - grid.lay(replace(kit, sight=low), width).h
        rows = -(-len(self.parts) // ACROSS)
        return grid.lay(replace(kit, sight=low + free / rows), width)


class LearnPage(Page):
    """Shows one lesson with its parts. Each part can be begun; the gold button goes on where the
    lesson was left. The tabs hold the lessons of the base game or those of the expansions, so that
    a newcomer need not choose among all."""

    name = "learn"
    place = "observatory"

    def __init__(
        self, program: Program, last: Lesson | None = None, before: Scene | None = None
    ) -> None:
        """Shows the `last` lesson, or else the first that is not done."""
        super().__init__(program, before)
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
        share = words.say("{number} of {total} parts done", number=done, total=total)
        told = Words("text.about", words=about, role="body_italic", px=22, ink="strong")
        return Sheet(
            title=words.say("Learn"),
            tabs=self._lessons(),
            body=Tall([told], Programme(self._parts())),
            told=share if done else "",
            feet=self._ways(),
            width=1700,
            hangs=True,
        )

    def _lessons(self) -> Sequence[Element]:
        """Returns the tabs of the group of the shown lesson, and the button to the other group."""
        say, offered = self.program.words.say, self.program.lessons.offered
        shown = self._first_ones[self._shown]
        tabs = [
            Button(
                f"button.lesson.{number}",
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
        return [*tabs, Button("button.others", label=label, act=partial(self._show, other))]

    def _ways(self) -> Sequence[Element]:
        """Returns the buttons at the foot."""
        say, lessons, lesson = self.program.words.say, self.program.lessons, self._lesson
        ways = self.program.ways
        over = not self._progress.part and bool(self._progress.done)
        label = say("Begin again") if over else say("Begin")
        label = say("Go on") if self._progress.part else label
        begin, real = partial(lessons.begin, lesson), partial(lessons.real_one, lesson)
        watch, named = partial(ways.watch, lesson.seats), say("Watch a game")
        played = Button("button.new_game", label=say("A real game"), primary=True, act=real)
        return [
            *([played] if over else []),
            Button("button.go_on", label=label, primary=not over, act=begin),
            Button("button.watch", label=say("Watch"), said=named, act=watch),
            Button(BOOK, label=say("Rules"), key=self.program.words.key("rules"), act=ways.book),
            self.back(),
        ]

    def _parts(self) -> Sequence[Element]:
        lesson, progress, say = self._lesson, self._progress, self.program.words.say
        notes: dict[State, str] = {"done": say("Done"), "here": say("You are here"), "new": ""}
        left = progress.part or ("" if progress.done else lesson.parts[0].name)
        rows, narrow = [], self.places.letters >= NARROW
        for number, part in enumerate(lesson.parts, 1):
            state: State = "done" if part.name in progress.done else "new"
            state = "here" if part.name == left else state
            title, note = say(part.title), notes[state] if progress.part or state != "here" else ""
            lines = [Words(words=title, role="body_bold", px=25, ink="strong")]
            if note:
                ink: Ink = "told" if state == "here" else "body"
                lines.append(Words(words=note, px=18, ink=ink))
            medal = Medal(number=number, part_state=state)
            stage = StageModel(
                figures=tuple(figures(part)),
                cards=self.program.cards,
                number=number - 1,
                narrow=narrow,
            )
            told = Beside(medal, Column(lines, gap=0), gap=18)
            rows.append(
                Card(
                    Beside(stage, told, gap=24) if narrow else Column([stage, told], gap=10),
                    id=f"{PART}{part.name}",
                    said=f"{number}. {title}. {note}".removesuffix(". "),
                    look="picked" if state == "here" else "row",
                    edge=10,
                    top=True,
                    act=partial(self.program.lessons.begin, lesson, part.name),
                )
            )
        return rows

    def _show(self, number: int) -> None:
        self._shown = number
        self.renew()
        self._look_up()


class LessonOver(Page):
    """Says farewell after a lesson, and leads to a real game, which `begin` deals."""

    name = "lesson_over"

    def __init__(
        self,
        program: Program,
        lesson: Lesson,
        begin: Callable[[], None],
        reached: Sequence[Achievement] = (),
    ) -> None:
        super().__init__(program)
        self._fade = PAGE
        self._new = reached
        self._begin = begin
        self._told = lesson.farewell or (lesson.title,)

    @property
    def theme(self) -> Theme:
        return PLAIN if self.program.settings.high_contrast else DAWN

    def build(self) -> Sheet:
        say, ways = self.program.words.say, self.program.ways
        title, *others = map(say, self._told)
        lines = [
            sentence(f"text.told.{number}", words, "middle", "body", 26)
            for number, words in enumerate(others)
        ]
        seals = [Grid([self._plaque(row) for row in self._new])] if self._new else []
        return Sheet(
            title=title,
            body=Column([*lines, *seals], gap=20, align="middle"),
            feet=[
                Button("button.new_game", label=say("A real game"), primary=True, act=self._begin),
                Button("button.learn", label=say("Lessons"), act=self.program.lessons.show),
                Button(
                    "button.title",
                    label=say("Title"),
                    key=self.program.words.key("back"),
                    act=ways.title,
                ),
            ],
            escape="button.title",
            small=True,
            width=1040,
        )

    def _plaque(self, row: Achievement) -> Element:
        """Returns an achievement with its seal."""
        say, plain = self.program.words.say, self.program.settings.high_contrast
        title, told = say(row.title), say(row.told)
        made = partial(seal, row.emblem, reached=True, plain=plain)
        words = [
            Words(words=title, role="title", px=27, ink="title"),
            Words(words=told, px=20, ink="body"),
        ]
        picture = Picture(wide=84, high=84, least=40, make=lambda px, _: made(px))
        said = say("{title}: {told}", title=title, told=told)
        child = Beside(picture, Column(words, gap=4))
        return Card(child, id=f"text.reached.{row.name}", said=said, look=None)

    def paint_ground(self, surface: Canvas) -> None:
        """Draws the light of the dawn, or a sheet in high contrast."""
        if self.theme.plain:
            super().paint_ground(surface)
        else:
            program = self.program
            surface.blit(program.grounds.only("dawn", program.size), (0, 0))
            shapes.box(surface, self.laid.panel, self.places.px(46), MIST)

    def take_fade(self) -> float:
        """Returns the seconds for which the page fades in, once; 0 after that."""
        fade, self._fade = self._fade, 0.0
        return fade
