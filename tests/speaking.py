"""Who speaks in the tests: the base game's sentences, in any language."""

from game.editions import OFFERED
from game.words import Words


def speaker(language: str = "en") -> Words:
    """All that the program says."""
    return Words(language, OFFERED.words)
