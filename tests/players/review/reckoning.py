"""An adviser that answers quickly, games for it to look at, and their reviews."""

import random
from math import exp
from pathlib import Path

from game.editions.base.box import BASE
from game.players.advice import Advice, Weighed
from game.players.review.review import Review, Reviewing, review
from game.rules.course import Concede
from game.rules.game import Game
from tests.playthroughs.retelling import Playthrough

VICTORY = Path(__file__).parents[2] / "playthroughs" / "solo_victory.txt"


class Quick:
    """An adviser whose chance follows from the open Doors and the cards left. The first answer is
    best, and each of the others a little worse than the one before. It weighs only the first
    `most`."""

    name = "quick"
    version = "quick 1"

    def __init__(self, most: int = 1000) -> None:
        self.most = most

    def think(self, view, decision, legal):
        missing = 8 - len(view.doors[0])
        best = 1 / (1 + exp(missing / 4 - view.deck_count / 20))
        weighed = []
        for at, command in enumerate(legal[: self.most]):
            weighed.append(Weighed(command, best * (1 - 0.1 * at / len(legal))))
            yield
        return Advice(tuple(weighed))


def dealt(seed: str = "review") -> Game:
    return Game.start(BASE, seed=seed)


def played(seed: str = "review", answers: int = 1000) -> Game:
    """Returns a game that was played at random for so many answers."""
    return go_on(dealt(seed), seed, answers)


def played_well(seed: str = "review", answers: int = 1000, blunder: int = 0) -> Game:
    """Returns a game that was played as the quick adviser advises, except for answer number
    `blunder` (from 1), which is the worst one."""
    game, number = dealt(seed), 0
    while game.pending is not None and number < answers:
        number += 1
        game.submit(game.legal()[-1 if number == blunder else 0])
    return game


def go_on(game: Game, seed: str, answers: int = 1000) -> Game:
    chance = random.Random(seed)
    while game.pending is not None and answers:
        game.submit(chance.choice(game.legal()))
        answers -= 1
    return game


def conceded(answers: int) -> Game:
    game = played(answers=answers)
    game.submit(Concede())
    return game


def won() -> Game:
    *_, (game, _, _, _) = Playthrough.read(VICTORY.read_text("utf-8")).play()
    return game


def finished(thinking: Reviewing) -> Review:
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return end.value


def reviewed(game: Game, player: Quick | None = None) -> Review:
    return finished(review(game, player or Quick(), {}))
