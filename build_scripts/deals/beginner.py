"""Plays the base game as a sensible beginner does, who knows the rules and looks one turn ahead.

It is given what the seat may know, and never the order of the deck.
"""

import random
from collections.abc import Sequence
from typing import Any, TypeVar

from game.editions.base.box import BASE
from game.editions.base.cards import KEY, NIGHTMARE
from game.editions.base.door import Claim, LetGo, OpenDoor
from game.editions.base.explore import CompleteTrio, Decline, Discard, Play, PlayOrDiscard, Search
from game.editions.base.nightmare import FaceNightmare, LoseDoor, LoseHand, PayKey, RevealFive
from game.editions.base.partners import Draft, Keep, OfferSwap, Swap
from game.editions.base.prophecy import Foresee, Prophesy
from game.editions.base.warnings.blocking import doors_of, holds_door, owned_of
from game.rules.card import DOOR, Card, Colour
from game.rules.game import Game
from game.rules.steps import Command
from game.rules.view import View
from game.table import counting

SLIPS = 0.05
"""Share of the moves in which a beginner plays or discards whatever comes to hand."""
A_THIRD, A_SECOND, NEW = 30.0, 16.0, 4.0
"""Worth of the third and the second card of a place, and of one of another place."""
BREAKS = 10.0
"""Cost of beginning another place when two cards of one lie there already."""
KEEPS = 9.0
"""Worth of a Key in the hand."""
Answer = Command[Any]
A = TypeVar("A", bound=Answer)


def play_through(game: Game, rng: random.Random) -> bool:
    """Plays a game to its end. Returns whether it is won."""
    while game.pending is not None:
        view = View.of(game.state, game.state.active)
        game.submit(answered(view, game.legal(), rng))
    return game.state.result == "won"


def answered(view: View, legal: Sequence[Answer], rng: random.Random) -> Answer:
    """A beginner's answer, one of the legal ones."""
    decision = view.pending
    if isinstance(decision, PlayOrDiscard):
        return action(view, legal, rng)
    if isinstance(decision, CompleteTrio):
        wanted = wants(decision.colour, view) and holds_door(decision.colour, view)
        return Search() if wanted else Decline()
    if isinstance(decision, OpenDoor):
        keys = of(Claim, legal)
        return keys[0] if keys and wants(only_place(decision.door), view) else LetGo()
    if isinstance(decision, FaceNightmare):
        return cheapest(view, legal)
    if isinstance(decision, Prophesy):
        return ordered(view)
    if isinstance(decision, OfferSwap):
        return swapped(view, legal)
    assert isinstance(decision, Draft)
    return rng.choice(legal)


def of(kind: type[A], legal: Sequence[Answer]) -> list[A]:
    return [answer for answer in legal if isinstance(answer, kind)]


def only_place(card: Card) -> Colour:
    """The place of a card of the base game that has one."""
    (place,) = card.colours
    return place


def wants(place: Colour, view: View) -> bool:
    """Returns whether a Door of this place still helps the one who acts."""
    own = owned_of(place, view, view.active)
    return not own if view.seats == 2 else own < len(doors_of(place, view))


def action(view: View, legal: Sequence[Answer], rng: random.Random) -> Answer:
    """The action that seems best, any one of equals."""
    actions: list[Play | Discard] = [*of(Play, legal), *of(Discard, legal)]
    places = [answer for answer in actions if answer.card.kind != KEY]
    if places and rng.random() < SLIPS:
        return rng.choice(places)
    return max(actions, key=lambda answer: worth(answer, view) + rng.random())


def swapped(view: View, legal: Sequence[Answer]) -> Answer:
    """A card of which only the partner needs the place, for one of which only the other does."""

    def helps(swap: Swap) -> bool:
        given, taken = only_place(swap.personal), only_place(swap.shared)
        return not wants(given, view) and wants(taken, view)

    return next((swap for swap in of(Swap, legal) if helps(swap)), Keep())


def in_hand(view: View) -> list[Card]:
    """Returns the cards that can be used."""
    return [card for card in (*view.hand, *view.shared) if card is not None]


def worth(answer: Play | Discard, view: View) -> float:
    of_card = worth_played if isinstance(answer, Play) else worth_discarded
    return of_card(answer.card, view)


def worth_played(card: Card, view: View) -> float:
    """The third of a place opens a Door; what follows in the hand is worth something, too."""
    place = only_place(card)
    run = counting.run(view, view.active, BASE.trio)
    length = len(run.cards) if run and run.colour == place else 0
    needed = wants(place, view)
    worth = {0: NEW, 1: A_SECOND, 2: A_THIRD}[length] if needed else 0.0
    rest = [other for other in in_hand(view) if other is not card and place in other.colours]
    follows = [other for other in rest if other.kind != card.kind]
    if needed and length < 2:
        worth += 3 * min(len(follows), 1) + 2 * min(len(rest), 2)
    if run and run.colour != place and len(run.cards) == 2 and wants(run.colour, view):
        worth -= BREAKS
    if card.kind == KEY and not (length == 2 and needed):
        worth -= KEEPS
    return worth


def worth_discarded(card: Card, view: View) -> float:
    """Worth of discarding a card: the one that helps least goes, if nothing can be played that
    helps."""
    if card.kind == KEY:
        return -KEEPS + (4.0 if view.deck_count > 5 else -9.0)
    place = only_place(card)
    alike = sum(other.face == card.face for other in in_hand(view))
    return (0.0 if wants(place, view) else 6.0) + 0.5 * alike


def cheapest(view: View, legal: Sequence[Answer]) -> Answer:
    """A Key, best one that opens nothing any more; then the hand, while the deck lasts; a Door
    last of all."""
    keys, hands, tops = of(PayKey, legal), of(LoseHand, legal), of(RevealFive, legal)
    spare = [paid for paid in keys if not wants(only_place(paid.key), view)]
    lasting = hands if view.deck_count > 10 else []
    return (*spare, *keys, *lasting, *of(LoseDoor, legal), *tops, *hands)[0]


def ordered(view: View) -> Foresee:
    """A Nightmare goes, or a card that helps least; Doors come when their Key is in the hand."""
    seen = [card for card in view.prophecy if card is not None]
    keys = {place for card in in_hand(view) if card.kind == KEY for place in card.colours}

    def help_of(card: Card) -> float:
        if card.kind == NIGHTMARE:
            return -20.0
        if card.kind == DOOR:
            return 20.0 if card.colours & keys else 10.0
        return (8.0 if card.kind == KEY else 0.0) + (2.0 if wants(only_place(card), view) else 0.0)

    def soon(card: Card) -> float:
        return -5.0 if card.kind == DOOR and not card.colours & keys else help_of(card)

    gone = min(seen, key=help_of)
    order = sorted((card for card in seen if card is not gone), key=soon, reverse=True)
    return Foresee(gone, tuple(order))
