"""When the table loses its colour."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules.state import DISCARD, HAND
from game.rules.view import View
from game.table.layout.fans import held_up, is_ordered
from game.table.layout.staged import staged_card
from game.table.mood import gloomy
from game.table.motion.director import Director


@dataclass(frozen=True)
class Light:
    """The light of a table: whether it is gloomy, whether that is so because a card stands in the
    middle and casts its shadow, and whether what lies under cards that are held up has less."""

    gloomy: bool = False
    staged: bool = False
    veiled: bool = False


DAYLIGHT = Light()
"""The light of a table where nothing takes any of it."""


def light(director: Director, view: View) -> Light:
    """The light in which a view is shown."""
    between, ranking = director.staging.decision(view.pending).between, director.arrangement.ranking
    veiled = is_ordered(view, ranking) or (held_up(view, ranking) and not between)
    staged = staged_card(view, director.staging) is not None
    return Light(gloomy(director.staging, view), staged, veiled)


def settled(director: Director) -> bool:
    """Whether nothing lands soon: while a picture fades in it would fade in with it."""
    sprites = director.layout.sprites
    landing = (HAND, DISCARD) if held_up(director.view, director.arrangement.ranking) else (HAND,)
    return all(sprites[key].zone not in landing for key in director.moving & sprites.keys())


class Gloom:
    """Darkens the table one frame late: then the picture it fades from has let go of the cards
    that begin to move, and they are not seen twice."""

    def __init__(self, director: Director) -> None:
        self.light = light(director, director.view)
        self._coming = False

    def shows(self, director: Director) -> bool:
        """Whether the light is that of what is shown."""
        return self.light == light(director, director.view)

    def coming(self, director: Director) -> Light | None:
        """The next other light, with anything that is still to be shown."""
        for _, view in director.queue:
            coming = light(director, view)
            if (coming.gloomy, coming.veiled) != (self.light.gloomy, self.light.veiled):
                return coming
        return None

    def follow(self, director: Director, at_once: bool, calm: bool) -> bool:
        """One frame passes, `calm` if nothing else changed in it; whether the table has changed.
        Where no card moves there is nothing to wait for."""
        becomes = light(director, director.view)
        if becomes.gloomy == self.light.gloomy:
            self.light = replace(self.light, staged=becomes.staged)
        late, self._coming = self._coming, self.light != becomes
        calm = calm and (self.light.gloomy != becomes.gloomy or settled(director))
        if self._coming and ((late and calm) or at_once):
            self.light = becomes
            self._coming = False
            return True
        return False
