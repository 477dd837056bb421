"""Where those buttons of a table lead that neither answer nor open a panel."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.learning.lesson import GoOn, LookUp
from game.learning.rules_book import section_about
from game.screen.panels.table_menu import LEAVE_LESSON, PART_AGAIN
from game.screen.program import Program
from game.screen.table.asking.book_button import BOOK
from game.screen.table.drawing.headline import QUIT, RULES, SETTINGS, SHARE, TITLE, WATCH_ON
from game.screen.table.teaching.lesson_at_table import GO_ON, LessonAtTable
from game.table.asking.prompt import HOLD
from game.table.session import TableSession


class Ways:
    """Leads from one table to pages and back, and through a `lesson`, if there is one."""

    def __init__(
        self, program: Program, session: TableSession, lesson: LessonAtTable | None
    ) -> None:
        self._program = program
        self._session = session
        self._lesson = lesson
        self._ways: Mapping[str, Callable[[], None]] = {
            QUIT: program.quit,
            TITLE: program.ways.title,
            SETTINGS: program.ways.settings,
            BOOK: self._look_up,
            RULES: self._open_book,
            WATCH_ON: self._watch_on,
            SHARE: self._share,
            HOLD: self._hold,
            GO_ON: self._go_on,
            PART_AGAIN: self._begin_again,
            LEAVE_LESSON: program.lessons.show,
        }

    def go(self, button: str) -> None:
        """Handles the button with this id, if it leads anywhere."""
        if button in self._ways:
            self._ways[button]()

    def _look_up(self) -> None:
        """Opens the rules at the current question, as everybody at the screen can see it."""
        asked = self._session.director.view.pending
        self._open_book(section_about(self._program.rules.book, asked))

    def _open_book(self, section: str = "") -> None:
        if self._lesson is not None:
            self._lesson.looks_up(LookUp.BOOK)
        self._program.ways.book(section)

    def _watch_on(self) -> None:
        """Shows the adviser playing on in a copy of the game. That tells what it would do here, so
        it counts as a hint, and it is not possible where it would show a hidden hand."""
        session = self._session
        if session.manner == "open" and session.game.pending is not None:
            session.hint()
            self._program.ways.watch_on(session.game, session.party)

    def _share(self) -> None:
        self._program.ways.share(self._session.game)

    def _hold(self) -> None:
        """Switches whether the game pauses wherever something may come in between."""
        self._session.back.holds = not self._session.back.holds

    def _go_on(self) -> None:
        """Tells the lesson that the words of the tutor were read."""
        if self._lesson is not None:
            self._lesson.lets(GoOn())

    def _begin_again(self) -> None:
        """Begins the present part of the lesson anew."""
        if self._lesson is not None:
            tutor = self._lesson.tutor
            self._program.lessons.begin(tutor.lesson, tutor.part.name)
