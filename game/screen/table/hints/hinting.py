"""Gives hints at the table to whoever asks."""

from __future__ import annotations

from dataclasses import replace

from game.rules.event import Event
from game.rules.state import ROW
from game.screen.panels.open_panel import OpenPanel
from game.screen.program import Program
from game.screen.table.hints.best_answers import BEST, Acts, BestAnswers
from game.screen.table.hints.hint_state import Hint, hint_of
from game.screen.table.hints.thinker import Thinker
from game.screen.table.teaching.lesson_at_table import LessonAtTable
from game.screen.ui.theme import theme_for
from game.table.session import TableSession


class Hinting:
    """Handles the hint button. The first press shows what the adviser would do, the second all best
    answers, and the third puts the hint away, as any answer does. A hint counts once for each
    decision, when it is told, and never in a `lesson`. The methods return the new hint, or None
    once it is put away."""

    def __init__(
        self,
        program: Program,
        session: TableSession,
        panels: OpenPanel,
        thinker: Thinker,
        lesson: LessonAtTable | None,
        acts: Acts,
    ) -> None:
        self._program = program
        self._session = session
        self._panels = panels
        self._thinker = thinker
        self._lesson = lesson
        self._acts = acts
        self._about: tuple[Event, ...] = ()
        """The log when the hint was asked for."""
        self._told: set[tuple[Event, ...]] = set()
        """The logs of all hints that were told."""

    def pressed(self, hint: Hint | None) -> Hint | None:
        """Handles a press of the hint button."""
        if hint is None:
            if not self._thinker.possible or (self._lesson and not self._lesson.hints):
                return None
            self._about = tuple(self._session.game.log)
            self._thinker.ask()
            return self._telling(Hint())
        if hint.all_of:
            self.put_away()
            return None
        return self._opened(replace(hint, all_of=True))

    def put_away(self) -> None:
        """Closes the panel of the best answers."""
        if isinstance(self._panels.panel, BestAnswers):
            self._panels.close_all()

    def followed(self, hint: Hint, posed: bool) -> Hint | None:
        """Updates the hint after a frame: tells it once the adviser is done, and drops it with its
        decision. `posed` tells whether a question is put before a command."""
        panel = self._panels.panel
        asked = self._thinker.possible and self._about == tuple(self._session.game.log)
        closed = hint.all_of and hint.best and not isinstance(panel, BestAnswers)
        menu = panel is not None and panel.name == "menu"
        if closed or menu or (hint.all_of and posed) or not asked:
            self.put_away()
            return None
        return self._telling(hint)

    def _telling(self, hint: Hint) -> Hint:
        """Tells the hint if the adviser is done, and counts it before it is seen."""
        advice, session = self._thinker.advice, self._session
        if hint.best or advice is None:
            return hint
        if self._about not in self._told and self._lesson is None:
            self._told.add(self._about)
            session.hint()
        told = hint_of(advice, session.view, self._program.words)
        return self._opened(replace(hint, best=told.best, beyond=told.beyond))

    def _opened(self, hint: Hint) -> Hint:
        """Returns the hint, after opening the panel if all best answers are to be seen."""
        if hint.all_of and hint.best:
            words, text, view = self._program.words, self._program.text, self._session.view
            theme = theme_for(self._program.settings.high_contrast)
            self._panels.show(BestAnswers(text, words, theme, view, hint, self._acts))
        return hint

    def offered(self, hint: Hint | None) -> tuple[str, ...]:
        """Returns the row that makes room for the advised card, as for a chosen one."""
        command = hint.shown.command if hint is not None and hint.shown else None
        lays = (lay for lay in self._session.drops.lays if command and lay.command == command)
        return tuple(lay.zone for lay in lays if lay.zone.startswith(ROW))


def pointed_at(hint: Hint | None, key: str) -> Hint | None:
    """Returns the hint with the best answer under the pointer or focus as the one on the table."""
    name, _, number = key.rpartition(".")
    if hint is not None and hint.all_of and name == BEST and int(number) <= len(hint.best):
        return replace(hint, at=int(number) - 1)
    return hint
