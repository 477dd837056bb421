"""Chooses which sentence about the rules is whispered at the table, and notes which ones were."""

from __future__ import annotations

from dataclasses import replace

from game.learning.whisper import Late, Whisper, chosen, of_late
from game.rules.view import View
from game.screen.program import Program
from game.screen.table.asking.second_line import urgent, whispers
from game.screen.table.ui import TableUi, waits
from game.table.session import TableSession

HEARD = 1.5
"""Seconds for which a sentence must have been visible to count as told."""


class Whispering:
    """Whispers at most one sentence for each decision, until it is answered. A sentence that was
    told is noted in the settings, and never comes again."""

    def __init__(self, program: Program, session: TableSession) -> None:
        self._program = program
        self._session = session
        self._moment: object = None
        """The moment for which the sentence was chosen."""
        self._stood = 0.0
        """Seconds for which it could be read."""
        self._events = 0
        """The number of events when it was chosen."""
        self._late: Late = frozenset()
        """The recent events for which it was chosen."""
        self._gave_way = False
        """Whether something else took its place; then those events are told of later."""

    @property
    def unheard(self) -> bool:
        """Whether the sentence was not yet visible for long enough to be read."""
        return self._stood < HEARD and not self._gave_way

    def whispered(self, dt: float, ui: TableUi, at_rest: bool, warned: bool) -> Whisper | None:
        """Returns the sentence to whisper after `dt` seconds, if any. Only time with the table
        `at_rest` counts as read, and only while the player is not `warned`."""
        session, whisper = self._session, ui.whisper
        parts = len(session.game.log), session.seat, session.viewer.parting is None
        now = (*parts, self._program.settings.whispers)
        if now != self._moment:
            if not self._gave_way or len(session.game.log) <= self._events:
                self._late = of_late(session.game.log)
            self._moment, self._stood, self._gave_way = now, 0.0, False
            self._events = len(session.game.log)
            whisper = self._chosen(taught=ui.lesson is not None)
        if whisper is None or not self.unheard or not at_rest or warned:
            return whisper
        if not (ui.onward or ui.hint) and self._is_asked(replace(ui, whisper=whisper)):
            self._gave_way = any(urgent(self._program.words, session))
            self._stood += 0.0 if self._gave_way else dt
            if self._stood >= HEARD:
                settings = self._program.settings
                told = *settings.whispered, whisper.name
                self._program.change(replace(settings, whispered=told))
        return whisper

    def _is_asked(self, ui: TableUi) -> bool:
        """Returns whether the prompt has a place for the sentence."""
        asked = self._session.pending is not None and waits(self._session, ui)
        return asked and whispers(self._session, ui)

    def _chosen(self, taught: bool) -> Whisper | None:
        program, session = self._program, self._session
        settings, view = program.settings, self._view
        if taught or session.viewer.parting is not None or not settings.whispers:
            return None
        lessons = program.lessons
        done = {name for one in lessons.offered for name in lessons.progress(one).done}
        told = frozenset(settings.whispered)
        whispers = program.rules.of(session.game.rules.edition).whispers
        return chosen(whispers, view, self._late, told, done)

    @property
    def _view(self) -> View:
        """The decision as everybody at the table can see it. A sentence for one player alone would
        tell the other what that player had in hand."""
        session = self._session
        state = session.viewer.agreed(session.game.state)
        if not session.hides:
            return View.of(state, session.seat)
        return replace(View.covered(state, session.seat), pending=session.game.pending)
