"""What the partner did in the turn before: shown for a moment when the next one begins, and again
whenever a player asks for it."""

from __future__ import annotations

from game.rules.view import View
from game.screen.program import Program
from game.screen.table.drawing.recap_drawing import RecapPanel
from game.screen.table.ui import TableUi
from game.table.chronicle import Recap, recap
from game.table.layout.pair import Pair
from game.table.layout.recap_places import recap_room
from game.table.layout.staged import over_rows
from game.table.motion.tempo import INSTANT
from game.table.session import TableSession

RECAP = 2.0
"""Seconds that it is shown by itself, at every speed."""
FADE = 0.25
"""Seconds in which it comes and goes."""


class LookingBack:
    """Shows a recap when a turn has begun on the table, until its time is over or something is
    answered, but not where one is `taught`; or because a player has asked for it. Nothing waits for
    it."""

    def __init__(self, program: Program, session: TableSession, taught: bool) -> None:
        self._program = program
        self._session = session
        self._taught = taught
        self._turn = session.director.view.turn
        """The last one of which a recap was due, or which had begun before."""
        self._rests = False
        """Whether nothing moved before."""
        self._left = 0.0
        """Seconds for which it is still shown by itself."""
        self._answers = 0
        """How long the log was when it came up."""
        self._asked = False
        self._told: Recap | None = None
        self._fades = False

    def advance(self, dt: float, recalled: bool) -> bool:
        """`dt` seconds pass, and a player has `recalled` the last turn or not; whether something
        else is shown now."""
        self._left = max(0.0, self._left - dt)
        self._begin()
        was_asked, self._asked = self._asked, recalled
        answered = len(self._session.game.log) != self._answers
        if answered or (was_asked and not self._asked):
            self._left = 0.0
        before, self._told = self._told, self._due()
        self._fades = before != self._told
        return self._fades

    @property
    def busy(self) -> bool:
        """Whether a turn has begun of which it will be told in the next frame."""
        return not self._session.director.telling and self._view.turn != self._turn

    @property
    def waits(self) -> bool:
        """Whether it will go when its time is over, or is yet to come."""
        return self._left > 0 or self.busy

    def _begin(self) -> None:
        """A turn may have begun of which all is told."""
        session, turn = self._session, self._view.turn
        director, rested = session.director, self._rests
        # It comes once the picture of what has landed is there: that would fade in with it.
        self._rests = not (director.telling or director.moving)
        if rested and self._rests and turn != self._turn:
            # A tutor speaks of cards that it would cover.
            if turn > self._turn and session.game.pending is not None and not self._taught:
                self._left = RECAP * self._program.tempo.pauses
                self._answers = len(session.game.log)
            self._turn = turn

    def _due(self) -> Recap | None:
        """What is to be shown now."""
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
        """Seconds in which it comes or goes; told once."""
        fades, self._fades = self._fades, False
        return FADE if fades and self._program.tempo.speed != INSTANT else 0.0

    def panel(self, ui: TableUi) -> RecapPanel | None:
        """What is shown now, as it lies."""
        layout, party = self._session.director.layout, ui.party
        if self._told is None or party is None or not isinstance(layout.places, Pair):
            return None
        program, view, places = self._program, self._view, layout.places
        aside = over_rows(view, self._session.staging, self._session.ranking)
        room = recap_room(places, 1 - view.active, aside)
        said = program.words.turn(self._told.number, party.names[self._told.seat])
        return RecapPanel(
            program.words,
            program.text,
            program.cards,
            view,
            places,
            room,
            self._told.cards,
            said,
            small=aside,
        )

    @property
    def shows(self) -> bool:
        """Whether a recap is on the table."""
        return self._told is not None
