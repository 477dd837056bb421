"""What the partner did in the turn before: shown for a moment when the next one begins, and again
whenever a player asks for it."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.view import View
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.table.around.recap_drawing import RecapPanel
from game.screen.table.table_state import TableState
from game.table.hands.things import Thing
from game.table.layout.pair import Pair
from game.table.layout.recap_places import recap_room
from game.table.layout.staged import over_rows
from game.table.motion.tempo import INSTANT
from game.table.recap import Recap, recap
from game.table.session import TableSession

RECAP = 2.0
"""Seconds that it is shown by itself, at every speed."""
FADE = 0.25
"""Seconds in which it comes and goes."""


class LookingBack:
    """Shows a recap when a turn has begun on the table, until its time is over or something is
    answered, but not in a lesson; or because `state.recalled` says so, as long as it does. Nothing
    waits for it."""

    def __init__(self, program: Program, session: TableSession, state: TableState) -> None:
        self._program = program
        self._session = session
        self._state = state
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

    def advance(self, dt: float) -> bool:
        """`dt` seconds pass; whether something else is shown now."""
        self._left = max(0.0, self._left - dt)
        self._begin()
        was_asked, self._asked = self._asked, self._state.recalled
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

    def _begin(self) -> None:
        """A turn may have begun of which all is told."""
        session, turn = self._session, self._view.turn
        director, rested = session.director, self._rests
        # It comes once the picture of what has landed is there: that would fade in with it.
        self._rests = not (director.telling or director.moving)
        if rested and self._rests and turn != self._turn:
            taught = self._state.lesson is not None  # a tutor speaks of cards it would cover
            if turn > self._turn and session.game.pending is not None and not taught:
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

    @property
    def _panel(self) -> RecapPanel | None:
        """As it lies now."""
        layout, party = self._session.director.layout, self._state.party
        if self._told is None or party is None or not isinstance(layout.places, Pair):
            return None
        program, view, places = self._program, self._view, layout.places
        aside = over_rows(view, self._session.staging, self._session.ranking)
        room = recap_room(places, 1 - view.active, aside)
        drawn = program.words, program.text, program.cards
        said = program.words.turn(self._told.number, party.names[self._told.seat])
        return RecapPanel(*drawn, view, places, room, self._told.cards, said, small=aside)

    @property
    def shows(self) -> bool:
        """Whether a recap is on the table."""
        return self._told is not None

    def things(self) -> Iterator[Thing]:
        """The texts on it."""
        panel = self._panel
        return panel.things() if panel else iter(())

    def paint(self, surface: Canvas) -> None:
        """On a panel."""
        if panel := self._panel:
            panel.paint(surface)
