"""Games of lessons whose decks are arranged, begun at a part of the lesson."""

from __future__ import annotations

from collections.abc import Callable

from game.editions.base.lessons.dealt import unshuffled
from game.learning.lesson import GoOn, Part
from game.rules.card import Card
from game.rules.chance import shuffled
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.rules.state import DECK, Cards
from game.rules.view import View


def cards_of(rules: Ruleset, ids: str) -> Cards:
    """Cards by their ids."""
    return tuple(rules.cards[name] for name in ids.split())


def rest_of(rules: Ruleset, used: Cards) -> Cards:
    """The other cards of the deck, in the order in which they are printed."""
    return tuple(card for card in rules.box[DECK] if card not in used)


def before_return(order: Cards, card: Card, number: int, seed: str) -> list[Card]:
    """How the others have to lie so that they come in this order once `card` has returned from
    Limbo, to the bottom, and shuffle `number` has mixed all of them. Where it comes itself follows
    from the seed."""
    last = len(order)
    at = shuffled(range(last + 1), seed, number).index(last)
    before = unshuffled((*order[:at], card, *order[at:]), number, seed)
    assert before.pop() is card
    return before


def game_after(deal: Callable[[], Game], *parts: Part) -> Game:
    """A dealt game in which these parts were done, with the first answer that leads on each time.
    They ask for nothing but answers and reading."""
    game = deal()
    for step in (step for part in parts for step in part.steps):
        view = View.of(game.state, game.state.active)
        if not step.wise(GoOn(), view):
            game.submit(next(one for one in game.legal() if step.wise(one, view)))
    return game
