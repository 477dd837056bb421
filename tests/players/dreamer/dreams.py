"""Random weights, and positions from random games."""

import random
from functools import cache

from game.players.dreamer import moves
from game.players.dreamer.player import SHAPE
from game.players.learnt.weights import Weights

SPREAD = {"whole": 0.15, "colour": 0.15, "hidden": 0.1}


@cache
def by_chance(seed: int) -> Weights:
    """Returns weights that judge every position, but at random."""
    chance = random.Random(seed)
    tables = {}
    for name, (rows, columns) in SHAPE.tables.items():
        spread = SPREAD.get(name, 0.3)
        tables[name] = tuple(
            tuple(chance.gauss(0, spread) for _ in range(columns)) for _ in range(rows)
        )
    return Weights.from_bytes(Weights(tables).to_bytes())


def positions(seed: int, count: int) -> list[list[int]]:
    """Returns positions from random games, each before a card is drawn or at the start of a
    turn."""
    chance = random.Random(seed)
    met: list[list[int]] = []
    options, codes = [0] * moves.MOST_OPTIONS, [0] * moves.CODES
    position = [moves.WON] * moves.LENGTH
    while len(met) < count:
        if position[moves.STAGE] >= moves.WON:
            position = moves.opening()
        if position[moves.STAGE] < moves.START:
            moves.chances(position, codes)
            moves.draw(position, chance.choices(range(moves.CODES), codes)[0])
        else:
            moves.answer(position, options[chance.randrange(moves.options(position, options))])
        if position[moves.STAGE] <= moves.START:
            met.append(position[:])
    return met
