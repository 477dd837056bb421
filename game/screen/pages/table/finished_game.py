"""A game that is over: its result comes up, and from there one goes back to look at the table."""

from __future__ import annotations

from functools import partial

from game.screen.effects.drawn_lights import let_go
from game.screen.pages.table.table_state import TableState
from game.screen.panels.open_panel import OpenPanel
from game.screen.scene import Program, Scene
from game.table.sitting import Sitting


class FinishedGame:
    """Waits for the end of the game on a table."""

    def __init__(
        self,
        program: Program,
        sitting: Sitting,
        state: TableState,
        panels: OpenPanel,
        table: Scene,
    ) -> None:
        self._program = program
        self._sitting = sitting
        self._state = state
        self._panels = panels
        self._table = table

    def follow(self, unkept: str, before: Scene | None) -> None:
        """When the end has been told its result comes up, once; `unkept` and `before` are for
        it."""
        director = self._sitting.director
        told = director.view.result is not None and not director.telling
        if told and self._state.leave is None:
            self._program.cards.faces.strips.forget()
            let_go()  # the picture of the page is large
            # What the end has left of the light stays until the page has come up.
            self._program.show_result(self._table, self._sitting, self.look, unkept, before)

    def look(self, result: Scene, panel: str) -> None:
        """The table with nothing to be answered, from which one goes back to this page; with a
        panel open on it, or with none if that is empty."""
        self._state.leave = partial(self._program.back_to, result)
        self._panels.close_all()
        if panel:
            self._panels.toggle(panel)
        self._program.back_to(self._table)
