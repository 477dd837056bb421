"""Decks arranged for lessons, and games begun at a part of a lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from game.learning.lesson import GoOn, Part
from game.rules.card import Card
from game.rules.chance import shuffled
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.rules.state import DECK, Cards
from game.rules.view import View

T = TypeVar("T")


def unshuffled(order: Sequence[T], number: int, seed: str) -> list[T]:
    """Returns how cards have to lie so that shuffle `number` brings them into this order."""
    before = list(order)
    for at, place in enumerate(shuffled(range(len(order)), seed, number)):
        before[place] = order[at]
    return before


def cards_of(rules: Ruleset, ids: str) -> Cards:
    return tuple(rules.cards[name] for name in ids.split())


def rest_of(rules: Ruleset, used: Cards) -> Cards:
    """Returns the other cards of the deck, in printed order."""
    return tuple(card for card in rules.box[DECK] if card not in used)


def before_return(order: Cards, card: Card, number: int, seed: str) -> list[Card]:
    """Returns how the other cards have to lie so that they come in this order once `card` has
    returned from Limbo to the bottom, and shuffle `number` has mixed all of them. Where the card
    itself comes follows from the seed."""
    last = len(order)
    at = shuffled(range(last + 1), seed, number).index(last)
    before = unshuffled((*order[:at], card, *order[at:]), number, seed)
    assert before.pop() is card
    return before


def game_after(deal: Callable[[], Game], *parts: Part) -> Game:
    """Returns a dealt game in which these parts were done, with the first answer that leads on each
    time. The parts may ask for nothing but answers and reading."""
    game = deal()
    for step in (step for part in parts for step in part.steps):
        view = View.of(game.state, game.state.active)
        if not step.wise(GoOn(), view):
            game.submit(next(one for one in game.legal() if step.wise(one, view)))
    return game
