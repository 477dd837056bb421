"""The end of a lesson: the dawn, the achievements that it brought, and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from game.learning.lesson import Lesson
from game.records.statistics.achievement import Achievement
from game.screen.look import palette
from game.screen.pages.achievements.seals import seal
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Beside, Card, Column, Grid, Picture
from game.screen.ui.buttons import Button
from game.screen.ui.element import Element
from game.screen.ui.page import Page, Sheet
from game.screen.ui.theme import PAINTED, PLAIN, Theme
from game.screen.ui.words import Words, sentence
from game.table.motion.motions import PAGE

LEARN, TITLE = "button.learn", "button.title"
DAWN = replace(
    PAINTED,
    inks={
        **PAINTED.inks,
        "title": palette.DAWN_HEADING,
        "strong": palette.DAWN_INK,
        "body": palette.DAWN_INK,
    },
)
"""Theme of words on the light of the dawn."""


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
            sentence(f"text.told.{number}", words, "middle", "strong", 26)
            for number, words in enumerate(others)
        ]
        seals = [Grid([self._plaque(row) for row in self._new])] if self._new else []
        return Sheet(
            title=title,
            body=Column([*lines, *seals], gap=20, align="middle"),
            feet=[
                Button("button.new_game", label=say("A real game"), primary=True, act=self._begin),
                Button(LEARN, label=say("Lessons"), act=self.program.lessons.show),
                Button(TITLE, label=say("Title"), key=say("Esc"), act=ways.title),
            ],
            escape=TITLE,
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

    def take_fade(self) -> float:
        """Returns the seconds for which the page fades in, once; 0 after that."""
        fade, self._fade = self._fade, 0.0
        return fade
