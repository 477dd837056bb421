"""A toy edition: Bells, and the tower they hang in. Nothing is shipped of it; what it can do, every
edition can that brings rules and words and nothing else."""

from game.editions import BASE_GAME, Edition, Editions
from game.words import Words
from tests.toy.rules import extend
from tests.toy.words import SENTENCES

TOY = Edition("toy", extend, SENTENCES)
EDITIONS = Editions(BASE_GAME, TOY)
RULES = EDITIONS["toy"]
"""The rules of a game with it."""


def speaker() -> Words:
    """All that the program says of the base game and of the toy."""
    return Words("en", EDITIONS.words)
