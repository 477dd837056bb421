"""The moment in which a turn passes to the other player. Nothing acts in it, so that a late press
does not play a card of the next turn."""

from __future__ import annotations

from game.table.motion.director import Director

GUARD = 0.4
"""Seconds of the guard, at any speed and in any manner of sharing the screen."""


class Passing:
    """Counts the time since a turn of two players has begun on the screen."""

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
