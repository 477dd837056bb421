"""The end of a lesson: the dawn, and what now."""

from __future__ import annotations

from collections.abc import Callable

from game.learning.lesson import Lesson
from game.screen.controls.buttons import Button
from game.screen.pages.notice.notice_page import Notice, Told
from game.screen.pages.result.inks import inks_of
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.table.motion.motions import PAGE

LEARN = "button.learn"


class LessonOver(Notice):
    """Says farewell, and leads to a real game, which `begin` deals."""

    def __init__(self, program: Program, lesson: Lesson, begin: Callable[[], None]) -> None:
        self._fade = PAGE
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
        self._inks = inks_of(won=True, plain=self.program.settings.high_contrast)
        self.inks = self._inks.heading, self._inks.body
        super().resized()
        self.escape = "button.title"

    def paint(self, surface: Canvas) -> None:
        """On the light of the dawn itself; on paper where nothing is to adorn a page."""
        if self._inks.picture:
            surface.blit(self.program.grounds.take(self._inks.picture, self.program.size), (0, 0))
            self.write(surface)
        else:
            super().paint(surface)

    def take_fade(self) -> float:
        """It comes up over what the end of the lesson has left of the light."""
        fade, self._fade = self._fade, 0.0
        return fade
