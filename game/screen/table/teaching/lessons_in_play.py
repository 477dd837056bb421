"""The ways to a lesson: to its table, from one part to the next, and out of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from game.learning.lesson import Lesson
from game.learning.tutor import Progress, Tutor
from game.records.deals.deal import Deal
from game.records.journal.trouble import Trouble
from game.records.statistics.achievement import Achievement, Steps
from game.rules.event import Answered
from game.screen.pages.party.party_form import who_sits_here
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.window import memory
from game.screen.window.loading import lazy_pages
from game.table.motion.motions import CROSS_FADE, PAGE
from game.table.saved_table import SavedTable

if TYPE_CHECKING:
    from game.table.session import TableSession


class LessonsInPlay:
    """Lays lessons on the table, one at a time. Their progress is in the settings, and the journal
    has none of their games."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._last: Lesson | None = None
        """The lesson that was played last."""
        self._table: Scene | None = None
        """The table of the lesson, until the player leaves it."""
        self._reached_before: Sequence[Achievement] = ()
        """The achievements that were reached before the lesson began."""

    @property
    def offered(self) -> Sequence[Lesson]:
        """The lessons, in the order in which they are taught."""
        return self._program.rules.lessons

    def progress(self, lesson: Lesson) -> Progress:
        """Returns the progress in a lesson."""
        return Progress.read(lesson, self._program.settings.lessons.get(lesson.name))

    @property
    def learnt(self) -> Sequence[Steps]:
        """Number of parts that are done, for each lesson of the game that is taught first."""
        first = [lesson for lesson in self.offered if lesson.edition == self.offered[0].edition]
        return [Steps(len(self.progress(one).done), len(one.parts)) for one in first]

    @property
    def reached(self) -> Sequence[Achievement]:
        """The achievements that are reached by lessons."""
        rows, learnt = self._program.rules.achievements, self.learnt
        asked = ((row, row.by_lessons(learnt)) for row in rows if row.by_lessons is not None)
        return [row for row, steps in asked if steps.done == steps.of]

    @property
    def left(self) -> Lesson | None:
        """A lesson that was left before all of it was done; None if there is none."""
        for lesson in self.offered:
            progress = self.progress(lesson)
            if progress.part and len(progress.done) < len(lesson.parts):
                return lesson
        return None

    def show(self, lesson: Lesson | None = None, before: Scene | None = None) -> None:
        """Shows the page with all lessons, open at this one, or at the last one. `before` is the
        page to which it leads back."""
        self._table = None
        self._program.scene = lazy_pages().learn(self._program, lesson or self._last, before)

    def begin(self, lesson: Lesson, part: str = "") -> None:
        """Begins a lesson where it was left, or at the part with this name."""
        memory.give_back()
        self._reached_before = self.reached
        self._lay(Tutor(lesson, self._program.settings.lessons.get(lesson.name), part))

    def _lay(self, tutor: Tutor) -> None:
        """Lays the table for the game of a tutor. A fresh game is dealt; a game with answers fades
        in."""
        # The import is slow, and the title needs no table.
        from game.screen.table.table_page import Table
        from game.screen.table.teaching.lesson_at_table import LessonAtTable

        program, game = self._program, tutor.game
        fresh = not any(isinstance(event, Answered) for event in game.log)
        lesson = LessonAtTable(program, tutor, self._follow)
        party = who_sits_here(program, game.state.visibility) if tutor.lesson.seats == 2 else None
        table = Table(program, game, SavedTable(party), lesson, (), not fresh)
        session = table.session
        session.back.holds = True  # the lesson also teaches what may come in between
        table.keep()
        if fresh:
            session.deal()
        else:
            fade = CROSS_FADE.fade if program.tempo.reduced else PAGE
            session.director.turn_to(session.view, fade)
        self._table, self._last = table, tutor.lesson
        program.scene = table

    def _follow(self, tutor: Tutor, table: Scene, session: TableSession) -> None:
        """Goes on once everything is told: to another table if the tutor has another game, or out
        of the lesson at its end."""
        if tutor.over:
            real_one = partial(self.real_one, tutor.lesson)
            table.settle()
            self._table = None
            new = [one for one in self.reached if one not in self._reached_before]
            page = lazy_pages().lesson_over(self._program, tutor.lesson, real_one, new)
            self._program.come_up(page)
        elif tutor.game is not session.game:
            self._lay(tutor)

    def real_one(self, lesson: Lesson) -> None:
        """Begins a real game like that of the lesson, on the next of its kind deals if it has any.
        Two players first say who they are."""
        games, seed = self._program.games, None
        if lesson.kind:
            with suppress(Trouble):
                seed = lesson.kind[games.journal.count("finished") % len(lesson.kind)]
        if lesson.seats == 1:
            games.new_game(seed, lesson.edition)
        else:
            deal = Deal(seed, lesson.edition, lesson.seats) if seed else None
            self._program.ways.set_table(deal, edition=lesson.edition)

    @property
    def way_back(self) -> Callable[[], None] | None:
        """A function that returns to the current lesson; None if there is none."""
        if self._last is None or self._program.scene is not self._table:
            return None
        return partial(self.begin, self._last)
