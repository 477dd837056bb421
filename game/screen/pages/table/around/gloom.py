"""When the table loses its colour."""

from __future__ import annotations

from game.table.mood import gloomy
from game.table.motion.director import Director


class Gloom:
    """Darkens the table one frame late: then the picture it fades from has let go of the cards
    that begin to move, and they are not seen twice."""

    def __init__(self, director: Director) -> None:
        self.on = gloomy(director.staging, director.view)
        self._coming = False

    def shows(self, director: Director) -> bool:
        """Whether the light is that of what is shown."""
        return self.on == gloomy(director.staging, director.view)

    def will_change(self, director: Director) -> bool:
        """Whether the light changes with anything that is still to be shown."""
        return any(gloomy(director.staging, view) != self.on for _, view in director.queue)

    def follow(self, director: Director, at_once: bool, calm: bool) -> bool:
        """One frame passes, `calm` if nothing else changed in it; whether the table has changed.
        Where no card moves there is nothing to wait for."""
        late, self._coming = self._coming, not self.shows(director)
        if self._coming and ((late and calm) or at_once):
            self.on = not self.on
            self._coming = False
            return True
        return False
