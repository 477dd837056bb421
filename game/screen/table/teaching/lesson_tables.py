"""Lays the table of a lesson."""

from __future__ import annotations

from collections.abc import Callable

from game.learning.tutor import Tutor
from game.rules.event import Answered
from game.screen.pages.party.remembered import who_sits_here
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.table.table_page import Table
from game.screen.table.teaching.lesson_at_table import LessonAtTable
from game.table.motion.motions import CROSS_FADE, PAGE
from game.table.saved_table import SavedTable
from game.table.session import TableSession


def laid(
    program: Program, tutor: Tutor, lead: Callable[[Tutor, Scene, TableSession], None]
) -> Table:
    """Returns the table for the game of a tutor. A fresh game is dealt; a game with answers fades
    in. `lead` brings what comes next."""
    game = tutor.game
    fresh = not any(isinstance(event, Answered) for event in game.log)
    lesson = LessonAtTable(program, tutor, lead)
    party = who_sits_here(program, game.state.visibility) if tutor.lesson.seats == 2 else None
    table = Table(program, game, SavedTable(party), lesson, (), not fresh)
    table.session.back.holds = True  # the lesson also teaches what may come in between
    table.keep()
    if fresh:
        table.session.deal()
    else:
        fade = CROSS_FADE.fade if program.tempo.reduced else PAGE
        table.session.director.turn_to(table.session.view, fade)
    return table
