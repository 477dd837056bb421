"""Planners whose weights say nothing sensible, and games in the middle."""

import random
from collections.abc import Callable, Iterator

from game.editions import OFFERED
from game.players.careful import Careful
from game.players.learnt.weights import Weights
from game.players.planner.features import COLOUR_ROWS, WHOLE_ROWS
from game.players.planner.net import Learnt, shape_of
from game.players.planner.player import Planner
from game.players.planner.reading import Readings
from game.rules.game import Game
from game.rules.state import DECK, replace

PLANNED = [
    *("base", "glyphs", "towers-2", "book", "crossroads", "dreams", "catchers", "oniverse"),
    "glyphs+towers+crossroads+dreams+catchers+oniverse+book",
]
READINGS = Readings(OFFERED.readings, WHOLE_ROWS, COLOUR_ROWS)


def by_chance(edition: str, seed: int = 1) -> Planner:
    """Returns a planner with weights by chance."""
    rng = random.Random(seed)
    return planner(edition, lambda: rng.gauss(0, 0.05))


def blank(edition: str) -> Planner:
    """Returns a planner to whom all that it cannot see for certain is an even chance."""
    return planner(edition, lambda: 0.0)


def planner(edition: str, weight: Callable[[], float]) -> Planner:
    shaped = shape_of(READINGS).tables
    tables = {
        name: tuple(tuple(weight() for _ in range(wide)) for _ in range(high))
        for name, (high, wide) in shaped.items()
    }
    rules, careful = OFFERED[edition], Careful(OFFERED.of(edition).worth)
    return Planner(rules, Learnt(Weights(tables), OFFERED.readings), careful)


def asked(edition: str, seed: str, every: int = 1) -> Iterator[Game]:
    """Yields a game played by chance at every so manieth decision."""
    game, rng, number = Game.start(OFFERED[edition], seed=seed), random.Random(seed), 0
    while game.pending is not None:
        number += 1
        if number % every == 0:
            yield game
        game.submit(rng.choice(game.legal()))


def shuffled(game: Game, seed: int) -> Game:
    """Returns the same game with the cards of its deck that nobody knows in another order."""
    state, rng = game.state, random.Random(seed)
    known = {*state.known_top[0], *state.known_bottom[0]}
    unknown = [card for card in state.deck if card not in known]
    rng.shuffle(unknown)
    rest = iter(unknown)
    deck = tuple(card if card in known else next(rest) for card in state.deck)
    other = game.copy()
    other.state = replace(state, zones={**state.zones, DECK: deck})
    return other
