"""The end of a lesson: the dawn, the achievements that it has brought, and what now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.learning.lesson import Lesson
from game.records.statistics.achievement import Achievement
from game.screen.pages.notice.notice_page import LARGE_ROOM, ROOM, Notice, Told
from game.screen.pages.result.inks import inks_of
from game.screen.pages.result.reached_row import Plaques, reached_row, set_seals, told_plaques
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.hands.things import Thing
from game.table.layout.places import Rect
from game.table.motion.motions import PAGE

LEARN = "button.learn"
APART = 36
"""Above and below the achievements, by the design."""


class LessonOver(Notice):
    """Says farewell, and leads to a real game, which `begin` deals."""

    def __init__(
        self,
        program: Program,
        lesson: Lesson,
        begin: Callable[[], None],
        reached: Sequence[Achievement] = (),
    ) -> None:
        self._fade = PAGE
        self._reached = reached
        heading, *others = lesson.farewell or (lesson.title,)

        def tell() -> Told:
            say = program.words.say
            entries = [
                (Button("button.new_game", say("A real game"), primary=True), begin),
                (Button(LEARN, say("Lessons")), program.lessons.show),
                (Button("button.title", say("Title"), hint=say("Esc")), program.ways.title),
            ]
            return say(heading), [say(line) for line in others], entries

        super().__init__(program, "lesson_over", tell)

    def resized(self) -> None:
        self._row = reached_row(self._reached, self.program.words)
        self._inks = inks_of(won=True, plain=self.program.settings.high_contrast)
        self.inks = self._inks.heading, self._inks.body
        super().resized()
        self.escape = "button.title"

    @property
    def _plaques(self) -> Plaques:
        """The achievements, below the last sentence."""
        places, last = self.places, self._lines()[-1][2]
        wide = places.px(places.eased(ROOM, LARGE_ROOM))
        room = Rect(places.at(960, 0)[0] - wide / 2, last.bottom + places.px(APART), wide, 0)
        return self._row.plaques(self.program.text, places, room)

    def texts(self) -> list[Thing]:
        return [*super().texts(), *told_plaques(self._plaques, self.program.words)]

    @property
    def foot(self) -> Rect:
        """The buttons stand below them."""
        usual = super().foot
        low = max((one.rect.bottom for one in self._plaques), default=0.0)
        return replace(usual, y=max(usual.y, low + self.places.px(APART)))

    def write(self, surface: Canvas) -> None:
        """What is told, the achievements with their seals, and the buttons."""
        super().write(surface)
        program, plaques = self.program, self._plaques
        self._row.draw(surface, program.text, self.places, plaques, self._inks)
        for picture, at in set_seals(plaques, program.settings.high_contrast):
            surface.blit(picture, at)

    def paint(self, surface: Canvas) -> None:
        """On the light of the dawn itself; on paper where nothing is to adorn a page."""
        program = self.program
        if self._inks.picture:
            surface.blit(program.grounds.only(self._inks.picture, program.size), (0, 0))
            self.write(surface)
        else:
            super().paint(surface)

    def take_fade(self) -> float:
        """It comes up over what the end of the lesson has left of the light."""
        fade, self._fade = self._fade, 0.0
        return fade
