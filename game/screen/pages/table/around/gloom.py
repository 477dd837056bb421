"""When the table loses its colour."""

from __future__ import annotations

from game.editions.base.cards import NIGHTMARE
from game.rules.state import REVEALED
from game.rules.view import View


def gloomy(view: View) -> bool:
    """Whether a Nightmare takes the colour from the table, or defeat does."""
    return view.result == "lost" or any(c.kind == NIGHTMARE for c in view.cards(REVEALED))


class Gloom:
    """Darkens the table one frame late: then the picture it fades from has let go of the cards
    that begin to move, and they are not seen twice."""

    def __init__(self, view: View) -> None:
        self.on = gloomy(view)
        self._coming = False

    def shows(self, view: View) -> bool:
        """Whether the light is that of the view."""
        return self.on == gloomy(view)

    def follow(self, view: View, at_once: bool, calm: bool) -> bool:
        """One frame passes, `calm` if nothing else changed in it; whether the table has changed.
        Where no card moves there is nothing to wait for."""
        late, self._coming = self._coming, not self.shows(view)
        if self._coming and ((late and calm) or at_once):
            self.on = not self.on
            self._coming = False
            return True
        return False
