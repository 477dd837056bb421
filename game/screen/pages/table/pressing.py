"""What a button of the table does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from game.rules.course import Concede
from game.rules.steps import Command
from game.screen.controls.buttons import Button
from game.screen.pages.table.around.gloom import Gloom
from game.screen.pages.table.around.headline import (
    CONCEDE,
    PANELS,
    QUIT,
    REDO,
    SETTINGS,
    TITLE,
    UNDO,
)
from game.screen.pages.table.around.recap_drawing import RECAP
from game.screen.pages.table.asking.posed_questions import GOES_THROUGH, Rewind, posed_before
from game.screen.pages.table.asking.questions import RESULT, START_OVER
from game.screen.pages.table.covering import Covering
from game.screen.pages.table.surroundings import barred, warning
from game.screen.pages.table.table_state import TableState
from game.screen.panels.frame import PUT_AWAY
from game.screen.panels.open_panel import OpenPanel
from game.screen.scene import Program
from game.table.pointing import TOKEN, token
from game.table.sitting import Sitting

COMMANDS: Mapping[str, Command[Any] | Rewind] = {CONCEDE: Concede(), UNDO: Rewind()}
"""By the buttons of the corner."""


class Pressing:
    """Carries out what a button says, or poses the question that comes before. `answers` are the
    buttons of the prompt."""

    def __init__(
        self,
        program: Program,
        sitting: Sitting,
        state: TableState,
        panels: OpenPanel,
        covering: Covering,
        answers: Callable[[], Sequence[Button]],
    ) -> None:
        self._program = program
        self._sitting = sitting
        self._state = state
        self._panels = panels
        self._covering = covering
        self._answers = answers
        sitting.asks_first = self._asks_first
        panels.lead = self.press
        self._ways: Mapping[str, Callable[[], None]] = {
            QUIT: program.quit,
            TITLE: program.show_title,
            SETTINGS: program.show_settings,
            START_OVER: sitting.start_over,
            REDO: sitting.redo,
            RESULT: self._leave,
            **{token(seat): partial(state.pointing.take, seat) for seat in range(2)},
        }

    def press(self, key: str) -> None:
        """The button of this id is pressed: a gesture begins with it."""
        sitting, state, words = self._sitting, self._state, self._program.words
        buttons = self._answers()
        posed = state.posed or warning(words, sitting, state)
        recalled = state.recalled
        sitting.forget()
        state.begin()
        if key not in self._ways or not key.startswith(TOKEN):
            state.pointing.put_back()
        state.posed = None
        self._program.sound.ring("press")
        if posed is not None and key in GOES_THROUGH:
            self._do(posed.command)
        elif key in COMMANDS and key not in barred(sitting):
            self._ask_or_do(COMMANDS[key])
        elif key == RECAP:
            state.recalled = not recalled
        elif key == PUT_AWAY:
            self._panels.put_away()
        elif key in PANELS:
            self._panels.toggle(PANELS[key])
        elif key in self._ways:
            self._ways[key]()
        self._covering.press(key)
        for button in buttons:
            if button.id == key and button.command and button.enabled:
                self._ask_or_do(button.command)

    def _leave(self) -> None:
        """Back to the result of a game that is looked at."""
        if self._state.leave is not None:
            self._state.leave()

    def _ask_or_do(self, command: Command[Any] | Rewind) -> None:
        if not self._asks_first(command):
            self._do(command)

    def _asks_first(self, command: Command[Any] | Rewind) -> bool:
        """Whether a question is put before it: it is put now. What is pressed right after the cloth
        moved is not meant."""
        if self._state.lifting.quiet:
            return True
        state, settings = self._state, self._program.settings
        state.posed = posed_before(command, self._sitting, settings, state.presentation)
        return state.posed is not None

    def _do(self, command: Command[Any] | Rewind) -> None:
        """Nothing more is asked before it."""
        if isinstance(command, Rewind):
            self._sitting.undo()
            self._state.gloom = Gloom(self._sitting.director)
        else:
            self._sitting.submit(command)
