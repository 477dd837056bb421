"""A second toy edition: lamps. Its decisions choose among many cards, of the deck, of the discard
pile and of a zone of its own, and set two cards apart. It brings rules and words, but nothing that
says how they lie, move or are asked."""

from typing import Any

from game.editions import BASE_GAME, Edition, Editions
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.rules.state import DECK
from tests.toy2.rules import extend
from tests.toy2.show import SENTENCES, STAGING

LAMPLIGHT = Edition("lamplight", extend, STAGING, SENTENCES)
EDITIONS = Editions(BASE_GAME, LAMPLIGHT)
RULES = EDITIONS["lamplight"]
"""Rules of a game with the lamps."""


def deal(top: str, rules: Ruleset = RULES, **given: Any) -> Game:
    """Returns a game on a deck with these cards on top."""
    cards = [RULES.cards[name] for name in top.split()]
    rest = [card for card in RULES.box[DECK] if card not in cards]
    return Game.start(rules, seed="lamps", deck=(*cards, *rest), **given)
