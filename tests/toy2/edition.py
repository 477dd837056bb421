"""A second toy edition: lamps. Its decisions choose among many cards, of the deck, of the discard
pile and of a zone of its own, and set two cards apart. It brings rules and words, but nothing that
says how they lie, move or are asked."""

from game.editions import BASE_GAME, Edition, Editions
from game.words import Words
from tests.toy2.rules import extend
from tests.toy2.show import SENTENCES, STAGING

LAMPLIGHT = Edition("lamplight", extend, STAGING, SENTENCES)
EDITIONS = Editions(BASE_GAME, LAMPLIGHT)
RULES = EDITIONS["lamplight"]
"""Rules of a game with the lamps."""


def speaker() -> Words:
    """Returns all words of the base game and the lamps."""
    return Words("en", EDITIONS.words)
