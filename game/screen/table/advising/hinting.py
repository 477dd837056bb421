"""Who asks for a hint at the table gets one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.rules.event import Event
from game.rules.state import ROW
from game.rules.steps import Command
from game.screen.panels.open_panel import OpenPanel
from game.screen.program import Program
from game.screen.table.advising.best_answers import BEST, Acts, Around, BestAnswers
from game.screen.table.advising.hint_state import Hint, best_of
from game.screen.table.advising.thinker import Thinker
from game.screen.table.table_state import TableState
from game.table.desk import TODAY
from game.table.layout.places import Rect
from game.table.session import TableSession


class Hinting:
    """The first press shows what the adviser would do, the second one the best answers, the third
    puts the hint away, as any answer does. Each decision is counted once, when it is told,
    but none in a lesson."""

    def __init__(
        self,
        program: Program,
        session: TableSession,
        state: TableState,
        panels: OpenPanel,
        thinker: Thinker,
        taken: Callable[[], Sequence[Rect]],
        room: Callable[[], Rect | None],
    ) -> None:
        """`taken` is what lies on the table, beside which the best answers are to stand, and `room`
        that of the words of the prompt where these give way to them."""
        self._program = program
        self._session = session
        self._state = state
        self._panels = panels
        self._thinker = thinker
        self._around = Around(taken, room, self._at)
        self.give: Callable[[Command[Any]], None] = lambda command: None
        """Is told which of the best answers is pressed."""
        self._about: tuple[Event, ...] = ()
        """What had come about when the hint was asked for."""
        self._told: set[tuple[Event, ...]] = set()
        """The same of all hints that were told."""

    def press(self) -> None:
        """The button is pressed."""
        hint, lesson = self._state.hint, self._state.lesson
        if hint is None and self._thinker.possible and (lesson is None or lesson.hints):
            self._about = tuple(self._session.game.log)
            self._state.hint = Hint()
            self._thinker.ask()
            self._tell()
        elif hint is not None and hint.all_of:
            self.put_away()
        elif hint is not None:
            self._state.hint = replace(hint, all_of=True)
            self._open()

    def put_away(self) -> None:
        """Nothing is shown of it any longer."""
        self._state.hint = None
        if isinstance(self._panels.panel, BestAnswers):
            self._panels.close_all()

    def advance(self, held: bool) -> bool:
        """A frame has passed, while something is `held` or nothing is; whether something else is
        shown now."""
        before = self._state.hint
        if before is not None:
            self._follow(before)
        if not held:
            self._make_room()
        return before != self._state.hint

    def _follow(self, before: Hint) -> None:
        """It is told once that was thought to its end, or goes with its decision."""
        panel = self._panels.panel
        asked = self._thinker.possible and self._about == tuple(self._session.game.log)
        closed = before.all_of and before.best and not isinstance(panel, BestAnswers)
        menu = panel is not None and panel.name == "menu"
        posed = before.all_of and self._state.posed is not None
        if closed or menu or posed or not asked:
            self.put_away()
        else:
            self._tell()

    def _make_room(self) -> None:
        """A row does for the card that would come, as for one that is chosen."""
        session, hint = self._session, self._state.hint
        command = hint.shown.command if hint is not None and hint.shown else None
        lays = (lay for lay in session.drops.lays if command and lay.command == command)
        zones = tuple(lay.zone for lay in lays if lay.zone.startswith(ROW))
        if not session.selected and zones != session.arrangement.offered:
            session.arranging.offer(zones)

    def point(self, key: str) -> None:
        """The pointer or the focus is at a thing: of the best answers the one is shown at which it
        is."""
        hint, (name, _, number) = self._state.hint, key.rpartition(".")
        if hint is not None and hint.all_of and name == BEST and int(number) <= len(hint.best):
            self._state.hint = replace(hint, at=int(number) - 1)

    def _tell(self) -> None:
        """What was thought to its end is told, and counted before it is seen."""
        hint, advice, session = self._state.hint, self._thinker.advice, self._session
        if hint is None or hint.best or advice is None:
            return
        if self._about not in self._told and self._state.lesson is None:
            self._told.add(self._about)
            session.hint()
        marks = {*session.desk.marks} - {TODAY}
        warns = session.hints == 1 and not (session.desk.rewinds or marks)
        self._state.hint = replace(hint, best=best_of(advice, session.view), warns=warns)
        self._open()

    def _open(self) -> None:
        """The panel with all of them, if they are to be seen."""
        hint, program, view = self._state.hint, self._program, self._session.view
        if hint is not None and hint.all_of and hint.best:
            drawn, acts = (program.text, program.words), Acts(self._answer, self._turn)
            self._panels.show(BestAnswers(*drawn, view, hint.best, self._around, acts))

    @property
    def on_line(self) -> bool:
        """Whether the best answers stand in the place of the words of the prompt."""
        panel = self._panels.panel
        return isinstance(panel, BestAnswers) and panel.on_line(self._session.director.window)

    def _at(self) -> int:
        return self._state.hint.at if self._state.hint is not None else 0

    def _turn(self, number: int) -> None:
        if self._state.hint is not None:
            self._state.hint = replace(self._state.hint, at=number)

    def _answer(self, command: Command[Any]) -> None:
        self.put_away()
        self.give(command)
