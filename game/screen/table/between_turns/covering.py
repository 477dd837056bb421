"""Hidden hands at the table: when the cloth falls over a hand, and who lifts it."""

from __future__ import annotations

from typing import Literal

from game.rules.state import Seat
from game.screen.table.between_turns.lifting import KEYS, Lifting
from game.table.session import TableSession

SEEN = 1.5
"""Seconds for which the player still sees the own cards when a turn is over."""
Moves = Literal["", "cover", "lift"]
"""What the cloth does now, if anything."""


def is_hidden(session: TableSession) -> bool:
    """Whether there are cards that only one player may see."""
    state = session.game.state
    return session.manner != "open" and state.turn > 0 and state.result is None


class Covering:
    """Sees when the hand of the one whose turn it is is covered and uncovered; whoever holds the
    table is told, and moves the cloth. With open hands there is nothing to do."""

    def __init__(self, session: TableSession) -> None:
        self._session = session
        self.lifting = Lifting()
        """What was done to lift the cloth."""
        self._seen = 0.0
        """Seconds since all of the turn that is over was shown, while nobody lifts the cloth."""
        self._key: tuple[Seat, float] | None = None
        """The player whose key is down, and for how many seconds."""
        self._glancing = False
        """Whether the cards are seen only while something is held down."""
        self._last: tuple[int, bool] = (0, True)
        """The turn that was on the table, and whether its cards lay face up."""

    @property
    def may_lift(self) -> bool:
        """Whether there is a cloth to be lifted: not before its turn is on the table."""
        session, viewer = self._session, self._session.viewer
        return is_hidden(session) and viewer.covers and session.director.view.turn == viewer.turn

    @property
    def may_cover(self) -> bool:
        """Whether there is a hand on which the cloth can be laid."""
        session = self._session
        return is_hidden(session) and bool(session.shown or session.viewer.parting)

    @property
    def busy(self) -> bool:
        """Whether the button or the key is held down."""
        return self.lifting.filled > 0

    def advance(self, dt: float, pauses: float) -> Moves:
        """`dt` seconds pass: the cloth falls when the player has seen what the turn brought, which
        takes so many times longer where there are longer `pauses`."""
        session, lifting = self._session, self.lifting
        now = session.director.view.turn, session.shown
        if is_hidden(session) and now != self._last and not session.shown:
            lifting.fell()
        self._last = now
        lifting.advance(dt)
        if self._key is not None:
            seat, seconds = self._key
            self._key = seat, seconds + dt
            if self.held(seconds + dt):
                return "lift"
        over = session.viewer.parting is not None and not session.director.telling
        if not (over and (lifting.armed or self.busy)):
            self._seen = self._seen + dt if over else 0.0
        return "cover" if self._seen >= SEEN * pauses else ""

    def pressed(self) -> Moves:
        """The button or the own key is pressed."""
        if not (self.may_lift and self.lifting.pressed()):
            return ""
        self._glancing = False
        return "lift"

    def key_down(self) -> Moves:
        """The key of the one whose turn it is went down: it is like the button."""
        self._key = self._session.seat, 0.0
        return self.pressed()

    def held(self, seconds: float) -> bool:
        """The button or the key is held down for so long; whether that is enough."""
        enough = self.may_lift and self.lifting.held(seconds)
        if enough:
            self._glancing = self._session.manner == "peek"
        return enough

    def button_up(self) -> Moves:
        """The button is no longer held down, unless the key is."""
        return "" if self._key is not None else self._let_go()

    def key_up(self, key: int | None) -> Moves:
        """A key came up; or the window is no longer in front, and cards that are to be peeked at
        are covered."""
        moves: Moves = ""
        if self._key is not None and key in (None, KEYS[self._key[0]]):
            self._key = None
            moves = self._let_go()
        return "cover" if key is None and self._session.manner == "peek" else moves

    def _let_go(self) -> Moves:
        self.lifting.held(0.0)
        return "cover" if self._glancing else ""

    def moved(self, shown: bool) -> None:
        """The cloth was lifted, and the cards are `shown`; or it fell."""
        if shown:
            self.lifting.lifted()
            self._seen = 0.0
        else:
            self._glancing = False
            self.lifting.fell()
