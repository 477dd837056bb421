"""When the table loses its colour."""

from __future__ import annotations

from game.rules.state import DISCARD, HAND
from game.rules.view import View
from game.table.layout.fans import held_up, is_ordered
from game.table.mood import gloomy
from game.table.motion.director import Director


def light(director: Director, view: View) -> tuple[bool, bool]:
    """Whether the table is gloomy, and whether its tray lies in half light."""
    between, ranking = director.staging.decision(view.pending).between, director.arrangement.ranking
    veils = is_ordered(view, ranking) or (held_up(view, ranking) and not between)
    return gloomy(director.staging, view), veils


def settled(director: Director) -> bool:
    """Whether nothing lands soon: while a picture fades in it would fade in with it."""
    sprites = director.layout.sprites
    landing = (HAND, DISCARD) if held_up(director.view, director.arrangement.ranking) else (HAND,)
    return all(sprites[key].zone not in landing for key in director.moving & sprites.keys())


class Gloom:
    """Darkens the table one frame late: then the picture it fades from has let go of the cards
    that begin to move, and they are not seen twice."""

    def __init__(self, director: Director) -> None:
        self.on, self.veils = light(director, director.view)
        self._coming = False

    def shows(self, director: Director) -> bool:
        """Whether the light is that of what is shown."""
        return (self.on, self.veils) == light(director, director.view)

    def will_change(self, director: Director) -> bool:
        """Whether it becomes gloomy, or ends to be, with anything that is still to be shown."""
        return any(gloomy(director.staging, view) != self.on for _, view in director.queue)

    def follow(self, director: Director, at_once: bool, calm: bool) -> bool:
        """One frame passes, `calm` if nothing else changed in it; whether the table has changed.
        Where no card moves there is nothing to wait for."""
        late, self._coming = self._coming, not self.shows(director)
        calm = calm and (self.on != gloomy(director.staging, director.view) or settled(director))
        if self._coming and ((late and calm) or at_once):
            self.on, self.veils = light(director, director.view)
            self._coming = False
            return True
        return False
