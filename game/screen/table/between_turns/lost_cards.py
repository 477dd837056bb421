"""The cards that the last answer cost, shown until the next one."""

from __future__ import annotations

from game.screen.program import Program
from game.screen.table.between_turns.looking_back import FADE, LookingBack
from game.screen.table.drawing.lost_slip import LostSlip
from game.screen.table.ui import TableUi
from game.table.chronicle import Recalled, lost
from game.table.mood import gloomy
from game.table.motion.tempo import INSTANT
from game.table.session import TableSession
from game.table.watching import Latest


class LostCards:
    """Shows the lost cards once they have left, at every speed, until the player puts them away. A
    recap, which tells of the same cards, comes first. All these cards lay before everybody."""

    def __init__(self, program: Program, session: TableSession, recap: LookingBack) -> None:
        self._program = program
        self._session = session
        self._recap = recap
        self._put_away: Latest | None = None
        """The answer whose lost cards were put away."""
        self._known: tuple[Latest | None, tuple[Recalled, ...]] = None, ()
        """The last answer that was looked up, and its lost cards."""
        self._told: tuple[Recalled, ...] = ()
        """The lost cards that are shown now."""
        self._fades = False
        self._rests = False
        """True if no card moved in the last frame."""

    def advance(self, ui: TableUi) -> bool:
        """Prepares the slip about the lost cards, and shows it in the next frame. Returns whether
        something else is shown now."""
        self._put_away, due = ui.put_away, self._due
        rested, self._rests = self._rests, not self._session.director.moving
        # Cards that have landed in this frame would fade in with the slip.
        self._fades = due != self._told and (rested or bool(self._told))
        if not self._fades:
            return False
        dim = gloomy(self._session.staging, self._session.director.view)
        if due and self._written(due).prepare(dim):
            self._fades = False
            return False
        self._told = due
        return True

    @property
    def busy(self) -> bool:
        """True if something else will be shown in the next frame."""
        return self._due != self._told

    @property
    def _due(self) -> tuple[Recalled, ...]:
        """The lost cards to show now. They wait for the picture of the landed cards."""
        session, latest = self._session, self._session.viewer.latest
        director = session.director
        over = session.game.pending is None
        if latest is None or latest is self._put_away or over or self._recap.shows:
            return ()
        if director.telling or (director.moving and not self._told):
            return ()
        if self._known[0] is not latest:
            self._known = latest, lost(latest, session.staging)
        return self._known[1]

    def take_fade(self) -> float:
        """Returns the seconds of a fade that is due, and clears it."""
        fades, self._fades = self._fades, False
        return FADE if fades and self._program.tempo.speed != INSTANT else 0.0

    @property
    def slip(self) -> LostSlip | None:
        """The slip about the lost cards that are shown, if any are."""
        return self._written(self._told) if self._told else None

    def _written(self, told: tuple[Recalled, ...]) -> LostSlip:
        return LostSlip(self._program.cards, self._session.director.layout.places, told)
