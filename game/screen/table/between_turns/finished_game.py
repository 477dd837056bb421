"""A game that is over. Its result comes up, and from there the player can return to the table; a
game that was looked up shows its table first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.screen.effects.drawn_lights import let_go
from game.screen.panels.open_panel import OpenPanel
from game.screen.program import Program
from game.screen.scene import Scene
from game.screen.table.drawing import panorama
from game.table.asking.questions import LEAVE, REPLAY, RESULT, REVIEW
from game.table.session import TableSession


class FinishedGame:
    """Waits for the end of the game at one table."""

    def __init__(
        self,
        program: Program,
        session: TableSession,
        panels: OpenPanel,
        table: Scene,
    ) -> None:
        self._program = program
        self._session = session
        self.onward: Mapping[str, Callable[[], None]] = {}
        """What the buttons of a finished game do while its table is looked at, by id; the last goes
        one step back. Empty during the game and while its end is told."""
        self._panels = panels
        self._table = table
        self._number = 0
        """The number of the game in the journal, once it is known."""

    def follow(self, unkept: str, number: int, before: Scene | None) -> None:
        """Shows the result once the end has been told; the page takes `unkept` and `number`. A game
        that was looked up on the page `before` gets buttons to that page and to its result
        instead."""
        director = self._session.director
        if director.view.result is None or director.telling or self.onward:
            return
        if before is not None:
            back = partial(self._program.back_to, before)
            self.onward = {
                **self._looks_back(number),
                RESULT: partial(self._show_result, number),
                LEAVE: back,
            }
        else:
            self._number = number
            # The picture of the result page is large, so the pictures of the table are let go.
            self._program.cards.faces.let_go()
            self._program.cards.forget()
            panorama.let_go()
            let_go()
            # What the end has left of the light stays until the page has come up.
            self._program.ways.result(self._table, self._session, self.look, unkept, number)

    def _show_result(self, number: int) -> None:
        """Shows the result over the table that was looked up, with a way back to it."""
        table = self._table
        self._program.ways.result(table, self._session, self.look, "", number, table)

    def _looks_back(self, number: int) -> Mapping[str, Callable[[], None]]:
        """Returns the ways to replay the game and to review it, which lead back to the table."""
        session, program, table = self._session, self._program, self._table
        game, desk = session.game, session.desk
        return {
            REPLAY: partial(program.ways.replay, game, desk, table),
            REVIEW: partial(program.ways.review, game, desk, number, table),
        }

    def look(self, result: Scene, panel: str) -> None:
        """Shows the table of the finished game, with a way back to the page `result`. A `panel` is
        opened by its name; empty opens none."""
        back = partial(self._program.back_to, result)
        self.onward = {**self._looks_back(self._number), RESULT: back}
        self._panels.close_all()
        if panel:
            self._panels.toggle(panel)
        self._program.back_to(self._table)
