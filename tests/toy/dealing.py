"""Decks of the toy edition with a written order."""

from __future__ import annotations

from game.rules.game import Game
from game.rules.state import DECK, Cards, Visibility
from tests.toy.edition import RULES


def cards(text: str) -> Cards:
    """Returns cards by their ids. Bars only help the reader."""
    return tuple(RULES.cards[name] for name in text.replace("|", " ").split())


def deck(top: str) -> Cards:
    """Returns all cards of the deck: these on top, the others below in printed order."""
    named = cards(top)
    return (*named, *(card for card in RULES.box[DECK] if card not in named))


def deal(top: str, *, seats: int = 1, visibility: Visibility = "open") -> Game:
    """Returns a game on a written deck."""
    return Game.start(RULES, seed="toy", seats=seats, visibility=visibility, deck=deck(top))
