"""Random games for tests of replays."""

import random

from game.editions.base.box import BASE
from game.rules.game import Game
from game.rules.state import Visibility


def random_game(
    seed: str, seats: int = 1, visibility: Visibility = "open", most: int = 500
) -> Game:
    """Returns a game that was played at random to its end or for `most` answers."""
    chance = random.Random(seed)
    game = Game.start(BASE, seed=seed, seats=seats, visibility=visibility)
    for _ in range(most):
        if game.pending is None:
            break
        eager = [x for x in game.legal() if type(x).__name__ in ("Play", "Search", "Claim")]
        game.submit(chance.choice(eager if eager and chance.random() < 0.8 else game.legal()))
    return game
