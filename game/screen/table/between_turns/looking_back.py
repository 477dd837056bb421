"""The recap of what the partner did in the last turn. It shows for a moment when the next turn
begins, and whenever a player asks for it."""

from __future__ import annotations

from game.rules.view import View
from game.screen.program import Program
from game.screen.table.drawing.recap_drawing import RecapPanel
from game.screen.table.ui import TableUi
from game.table.chronicle import Recap, recap
from game.table.layout.pair import Pair
from game.table.layout.recap_places import recap_rooms
from game.table.layout.staged import over_rows
from game.table.motion.tempo import INSTANT
from game.table.session import TableSession

RECAP = 2.0
"""Seconds for which the recap shows by itself, at every speed."""
AFTER = 0.3
"""Seconds after the last movement until it comes."""
FADE = 0.25
"""Seconds in which it fades in or out."""


class LookingBack:
    """Shows a recap when a turn has begun on the table, until its time is over or the player
    answers, or while a player asks for it. It does not come by itself in a lesson (`taught`).
    Nothing waits for it."""

    def __init__(self, program: Program, session: TableSession, taught: bool) -> None:
        self._program = program
        self._session = session
        self._taught = taught
        self._turn = session.director.view.turn
        """The last turn for which a recap was considered."""
        self._rested = 0.0
        """Seconds for which nothing has moved."""
        self._left = 0.0
        """Seconds for which it still shows by itself."""
        self._answers = 0
        """The length of the log when it came up."""
        self._asked = False
        self._told: Recap | None = None
        self._fades = False

    def advance(self, dt: float, recalled: bool) -> bool:
        """Advances by `dt` seconds; `recalled` tells whether a player asks for the last turn.
        Returns whether the recap has changed."""
        self._left = max(0.0, self._left - dt)
        self._begin(dt)
        was_asked, self._asked = self._asked, recalled
        answered = len(self._session.game.log) != self._answers
        if answered or (was_asked and not self._asked):
            self._left = 0.0
        before, self._told = self._told, self._due()
        self._fades = before != self._told
        return self._fades

    @property
    def busy(self) -> bool:
        """True if a turn has begun whose recap is about to come."""
        session = self._session
        asked = session.game.pending is not None and not session.director.telling
        return asked and self._view.turn != self._turn

    @property
    def waits(self) -> bool:
        """Whether a recap is yet to come, or will go when its time is over."""
        return self._left > 0 or self.busy

    def _begin(self, dt: float) -> None:
        """Starts the recap if a turn has begun and everything before it was told."""
        session, turn = self._session, self._view.turn
        director, tempo = session.director, self._program.tempo
        rests, rested = not (director.telling or director.moving), self._rested
        self._rested = rested + dt * (tempo.speed or 1.0) if rests else 0.0
        # The recap waits for the picture of the landed cards, which would otherwise fade in with
        # it.
        late = AFTER if tempo.travels else 0.0
        if rests and rested > late and turn != self._turn:
            # In a lesson the tutor speaks of cards that the recap would cover.
            looks = session.game.pending is not None and not session.viewer.sleepwalks
            if turn > self._turn and looks and not self._taught:
                self._left = RECAP * self._program.tempo.pauses
                self._answers = len(session.game.log)
            self._turn = turn

    def _due(self) -> Recap | None:
        """Returns the recap to show now."""
        number, session = self._view.turn - 1, self._session
        if self._view.seats == 1 or not (self._left or self._asked):
            return None
        if self._told is not None and self._told.number == number:
            return self._told
        told = recap(session.game, number, session.staging)
        return told if told is not None and told.cards else None

    @property
    def _view(self) -> View:
        return self._session.director.view

    def take_fade(self) -> float:
        """Returns the seconds of a fade that is due, and clears it."""
        fades, self._fades = self._fades, False
        return FADE if fades and self._program.tempo.speed != INSTANT else 0.0

    def panel(self, ui: TableUi) -> RecapPanel | None:
        """Returns the panel of the recap, if one is shown."""
        layout, party = self._session.director.layout, ui.party
        if self._told is None or party is None or not isinstance(layout.places, Pair):
            return None
        program, view = self._program, self._view
        aside = over_rows(view, self._session.staging, self._session.ranking)
        waits, told = 1 - view.active, self._told
        said = program.words.turn(told.number, party.names[told.seat])
        for room in recap_rooms(layout, view, waits, aside):
            panel = RecapPanel(
                program.words,
                program.text,
                program.cards,
                view,
                layout.places,
                room,
                told.cards,
                said,
            )
            if panel.fits:
                break
        return panel

    @property
    def shows(self) -> bool:
        """True if a recap is on the table."""
        return self._told is not None
