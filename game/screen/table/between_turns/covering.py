"""The moment in which a turn passes to the other player, and hidden hands: when the cloth falls
over a hand, and who lifts it."""

from __future__ import annotations

from typing import Literal

from game.rules.state import Seat
from game.screen.table.between_turns.lifting import KEYS, Lifting
from game.table.motion.director import Director
from game.table.session import TableSession

GUARD = 0.4
"""Seconds of the guard, at any speed and in any manner of sharing the screen."""
SEEN = 1.5
"""Seconds for which a player still sees the own cards after a turn."""
Moves = Literal["", "cover", "lift"]
"""Movement of the cloth that begins now; empty for none."""


def is_hidden(session: TableSession) -> bool:
    """Returns whether there are cards that only one player may see."""
    state = session.game.state
    return session.hides and state.turn > 0 and state.result is None


class Covering:
    """Decides when the hand of the active player is covered and uncovered. Its methods return a
    move, and the caller moves the cloth. With open hands it does nothing."""

    def __init__(self, session: TableSession) -> None:
        self._session = session
        self.lifting = Lifting()
        self.only_held = False
        """Whether two presses lift no cloth, but only one that is long."""
        self._seen = 0.0
        """Seconds since all of the last turn was shown, while nobody lifts the cloth."""
        self._key: tuple[Seat, float] | None = None
        """The seat of the player whose key is down, and for how many seconds."""
        self._glancing = False
        """Whether the cards are seen only while a key or button is held down."""
        self._last: tuple[int, bool] = (0, True)
        """The turn that was on the table, and whether its cards lay face up."""

    @property
    def may_lift(self) -> bool:
        """Whether there is a cloth to lift, and its turn is on the table."""
        session, viewer = self._session, self._session.viewer
        return is_hidden(session) and viewer.covers and session.director.view.turn == viewer.turn

    @property
    def may_cover(self) -> bool:
        """True if there is a hand that the cloth can cover."""
        session = self._session
        return is_hidden(session) and bool(session.shown or session.viewer.parting)

    @property
    def busy(self) -> bool:
        """True if the button or the key is held down."""
        return self.lifting.filled > 0

    def advance(self, dt: float, pauses: float) -> Moves:
        """Advances by `dt` seconds. The cloth falls once the player has seen what the turn brought;
        longer `pauses` multiply that time, and the time for the second of two presses."""
        session, lifting = self._session, self.lifting
        now = session.director.view.turn, session.shown
        if is_hidden(session) and now != self._last and not session.shown:
            lifting.fell()
        self._last = now
        lifting.advance(dt, pauses)
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
        """Handles a press of the button or of the player's key."""
        if not (self.may_lift and self.lifting.pressed()) or self.only_held:
            return ""
        self._glancing = False
        return "lift"

    def key_down(self) -> Moves:
        """Handles the key of the active player going down, which acts like the button."""
        self._key = self._session.seat, 0.0
        return self.pressed()

    def held(self, seconds: float) -> bool:
        """Tells for how many seconds the button or the key has been down. Returns whether this
        lifts the cloth."""
        enough = self.may_lift and self.lifting.held(seconds)
        if enough:
            self._glancing = self._session.manner == "peek"
        return enough

    def button_up(self) -> Moves:
        """Handles the release of the button, unless the key is still down."""
        return "" if self._key is not None else self._let_go()

    def key_up(self, key: int | None) -> Moves:
        """Handles the release of a key. `key` is None if the window has lost the focus, which
        covers cards that are only peeked at."""
        moves: Moves = ""
        if self._key is not None and key in (None, KEYS[self._key[0]]):
            self._key = None
            moves = self._let_go()
        return "cover" if key is None and self._session.manner == "peek" else moves

    def _let_go(self) -> Moves:
        self.lifting.held(0.0)
        return "cover" if self._glancing else ""

    def moved(self, shown: bool) -> None:
        """Notes that the cloth was lifted, if the cards are `shown`, or that it fell."""
        if shown:
            self.lifting.lifted()
            self._seen = 0.0
        else:
            self._glancing = False
            self.lifting.fell()


class Passing:
    """Counts the time since a turn of two players has begun on the screen. For a moment nothing
    acts, so that a late press does not play a card of the next turn."""

    def __init__(self, director: Director) -> None:
        self._director = director
        self._turn = director.view.turn
        self._since = GUARD

    @property
    def quiet(self) -> bool:
        """Whether the turn has only just passed, or a key has just cut its movements short."""
        return self._since < GUARD or self._passed

    @property
    def _passed(self) -> bool:
        view = self._director.view
        return view.seats > 1 and view.result is None and view.turn != self._turn

    def advance(self, dt: float) -> bool:
        """Advances by `dt` seconds. Returns whether the guard has ended with them."""
        guarded = self.quiet
        if self._passed or self._director.telling:
            self._since = 0.0 if self._passed else self._since
        else:
            self._since += dt
        self._turn = self._director.view.turn
        return guarded and not self.quiet
