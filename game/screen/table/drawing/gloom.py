"""The light of the table, which loses its colour in a gloomy moment."""

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
    """The light of a table: `gloomy` if it loses its colour; `staged` if a card in the middle casts
    its shadow; `veiled` if the table under held-up cards is darker."""

    gloomy: bool = False
    staged: bool = False
    veiled: bool = False


DAYLIGHT = Light()


def light(director: Director, view: View) -> Light:
    """Returns the light in which a view is shown."""
    between, ranking = director.staging.decision(view.pending).between, director.arrangement.ranking
    veiled = is_ordered(view, ranking) or (held_up(view, ranking) and not between)
    staged = staged_card(view, director.staging) is not None
    return Light(gloomy(director.staging, view), staged, veiled)


def settled(director: Director) -> bool:
    """Returns whether no card lands soon that would fade in together with the new light."""
    sprites = director.layout.sprites
    landing = (HAND, DISCARD) if held_up(director.view, director.arrangement.ranking) else (HAND,)
    return all(sprites[key].zone not in landing for key in director.moving & sprites.keys())


class Gloom:
    """Changes the light one frame late. By then the picture that it fades from has let go of the
    cards that begin to move, so that they are not seen twice."""

    def __init__(self, director: Director) -> None:
        self.light = light(director, director.view)
        self._coming = False

    def shows(self, director: Director) -> bool:
        """Returns whether the light is that of the current view."""
        return self.light == light(director, director.view)

    def coming(self, director: Director) -> Light | None:
        """Returns the next light among the views still to be shown, if it differs."""
        for _, view in director.queue:
            coming = light(director, view)
            if (coming.gloomy, coming.veiled) != (self.light.gloomy, self.light.veiled):
                return coming
        return None

    def follow(self, director: Director, at_once: bool, calm: bool) -> bool:
        """Changes the light if one is due, in a `calm` frame in which nothing else changed, or
        `at_once` where no card moves. Returns whether it has changed."""
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
