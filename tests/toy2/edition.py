"""A second toy edition: lamps. Its decisions choose among many cards, of the deck, of the discard
pile and of a zone of its own, and set two cards apart; it brings rules and words, and nothing that
says how they lie, move or are asked."""

from game.editions import BASE_GAME, Edition, Editions
from game.words import Words
from tests.toy2.rules import extend
from tests.toy2.show import SENTENCES, STAGING

LAMPLIGHT = Edition("lamplight", extend, STAGING, SENTENCES)
EDITIONS = Editions(BASE_GAME, LAMPLIGHT)
RULES = EDITIONS["lamplight"]
"""The rules of a game with it."""


def speaker() -> Words:
    """All that the program says of the base game and of the lamps."""
    return Words("en", EDITIONS.words)
