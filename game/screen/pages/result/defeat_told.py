"""What is said of a defeat besides its reason: what was missing, and when it was certain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.event import Awaiting
from game.rules.game import Game, opening
from game.rules.view import View
from game.screen.pages.result.door_figures import DoorFigure
from game.words import Words

CONCEDED = "conceded"
NAMED_DOORS = 4
"""Greatest number of missing Doors whose places are named."""


def hopeless_turn(game: Game, words: Words) -> int | None:
    """Returns the first turn in which it is known that the game could no longer be won, or None."""
    state = opening(game.rules)
    for event in game.log:
        state = event.evolve(state)
        asked = isinstance(event, Awaiting) and state.result is None
        if asked and words.hopeless(View.of(state, state.active)):
            return state.turn
    return None


def defeat_told(
    words: Words, game: Game, doors: Sequence[DoorFigure], hopeless: int | None
) -> Iterator[str]:
    """Yields the sentences about a lost game. Of one that was conceded, they tell only when it
    could no longer be won."""
    if game.defeat != CONCEDED:
        shut = [place for door in doors if door.gained is None for place in door.card.colours]
        if 0 < len(shut) <= NAMED_DOORS:  # the figures tell how many there were of more
            yield words.doors_missing(shut)
        yield from words.lacking(View.of(game.state, 0))
    if hopeless:
        yield words.say("By turn {n} the game could no longer be won.", n=hopeless)
    elif game.defeat != CONCEDED:
        yield words.say("The game was lost in turn {n}.", n=game.state.turn)
