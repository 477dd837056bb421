"""The moment in which a turn passes to the other player, and in which nothing acts: whoever pressed
for the last turn does not play a card of the next one."""

from __future__ import annotations

from game.table.motion.director import Director

GUARD = 0.4
"""Seconds, at any speed and however two share the screen."""


class Passing:
    """Counts the time since a turn of two has begun on the glass."""

    def __init__(self, director: Director) -> None:
        self._director = director
        self._turn = director.view.turn
        self._since = GUARD

    @property
    def quiet(self) -> bool:
        """Whether the turn has only just passed, or a key has just cut short how it did."""
        return self._since < GUARD or self._passed

    @property
    def _passed(self) -> bool:
        view = self._director.view
        return view.seats > 1 and view.result is None and view.turn != self._turn

    def advance(self, dt: float) -> bool:
        """`dt` seconds pass; whether the guard has ended with them."""
        guarded = self.quiet
        if self._passed or self._director.telling:
            self._since = 0.0 if self._passed else self._since
        else:
            self._since += dt
        self._turn = self._director.view.turn
        return guarded and not self.quiet
