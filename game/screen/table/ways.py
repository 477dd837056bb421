"""The ways to other pages from the buttons of a table."""

from __future__ import annotations

from game.learning.lesson import GoOn, LookUp
from game.learning.rules_book import section_about
from game.screen.program import Program
from game.screen.table.asking.book_button import BOOK
from game.screen.table.drawing.headline import QUIT, RULES, SETTINGS, SHARE, TITLE, WATCH_ON
from game.screen.table.teaching.lesson_at_table import (
    GO_ON,
    LEAVE_LESSON,
    PART_AGAIN,
    SHOW_BETTER,
    LessonAtTable,
)
from game.table.asking.prompt import HOLD
from game.table.session import TableSession


def go(button: str, program: Program, session: TableSession, lesson: LessonAtTable | None) -> None:
    """Handles the button with this id, if it leads anywhere: to a page, or through the lesson."""
    ways = program.ways
    if button == QUIT:
        program.quit()
    elif button == TITLE:
        ways.title()
    elif button == SETTINGS:
        ways.settings()
    elif button in (BOOK, RULES):
        if lesson is not None:
            lesson.looks_up(LookUp.BOOK)
        # Everybody at the screen can see the current question.
        asked = session.director.view.pending
        ways.book(section_about(program.rules.book, asked) if button == BOOK else "")
    elif button == WATCH_ON:
        # The adviser tells what it would do here, which counts as a hint. It must not show a hidden
        # hand.
        if session.manner == "open" and session.game.pending is not None:
            session.hint()
            ways.watch_on(session.game, session.party)
    elif button == SHARE:
        ways.share(session.game)
    elif button == HOLD:
        session.back.holds = not session.back.holds
    elif lesson is not None and button == LEAVE_LESSON:
        lesson.leave()
    elif lesson is not None and button in (GO_ON, SHOW_BETTER):
        lesson.lets(GoOn())
    elif lesson is not None and button == PART_AGAIN:
        program.lessons.begin(lesson.tutor.lesson, lesson.tutor.part.name)
