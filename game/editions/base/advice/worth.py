"""The worth of each answer of the base game by a rule of thumb: how the players stand after it. A
Door is worth 10; the other terms are few enough for a person to count.

Finish trios; keep Keys for Nightmares and Doors; without a Key give the hand rather than five cards
of the deck; get rid of what no Door needs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.editions.base.advice.hand_prospects import Standing, losing, standings
from game.editions.base.cards import KEY, MOON, NIGHTMARE, SUN, TRIO, only_place
from game.editions.base.door import Claim, OpenDoor
from game.editions.base.explore import CompleteTrio, Discard, Play, PlayOrDiscard, Search
from game.editions.base.nightmare import (
    REVEALED_CARDS,
    FaceNightmare,
    LoseDoor,
    LoseHand,
    PayKey,
    RevealFive,
)
from game.editions.base.partners import Draft, OfferSwap, Swap, Take
from game.editions.base.prophecy import Foresee, Prophesy
from game.editions.base.warnings.blocking import holds_door
from game.rules.card import DOOR, Card, Colour
from game.rules.state import HAND_SIZE, SHARED_SIZE
from game.rules.steps import Command
from game.rules.view import View

A_DOOR = 10.0
LAID = (0.0, 0.8, 2.6)
"""Worth of cards of a place side by side in the row of a player alone, by their number."""
MANY_NIGHTMARES = 5
"""Number of Nightmares to come below which the first two Keys are worth less."""


@dataclass(frozen=True)
class Weights:
    """The weights of everything that counts beside Doors. For two players they were found by play
    like those for one: each of two needs only one Door of a place, and sees less of the cards."""

    nearly: tuple[float, float, float] = (2.8, 1.6, 0.5)
    """Worth of a trio, by the number of cards that it lacks in the row and the hand."""
    at_once: float = 0.5
    """Worth if none is lacking, and the first can be laid next."""
    without_key: float = 2.5
    """Worth if all cards of a trio are there, and none of them is a Key."""
    laid: tuple[float, float, float] = LAID
    """Worth of cards of a place side by side in the row, by their number."""
    keys: tuple[float, float, float] = (2.1, 2.3, 2.8)
    """Worth of the first, the second and the third Key of the hand."""
    fits_a_door: float = 2.1
    """Worth of a Key of a place of which a Door may still be drawn."""
    between: float = 0.6
    """Worth of a card of a place that needs no Door any more: it may lie between two runs."""
    two_moons: float = -1.8
    """Worth of two Moons of one place: only with other symbols are they a trio."""
    spare: float = 7.5
    """Number of cards of a place that should be left besides those its Doors need."""
    too_short: float = -9.8
    """Worth if there are none."""
    few_between: float = -0.5
    """Worth of each Moon or Key that a place lacks to lie between its Suns."""
    new_hand: float = 0.8
    """Worth of a new hand."""
    five_cards: float = -16.0
    """Worth of five cards of the deck."""


ALONE = Weights()
TWO = Weights(
    nearly=(2.8, 1.7, 0.7),
    at_once=0.85,
    without_key=2.3,
    laid=(0.0, 0.85, 3.7),
    keys=(2.35, 2.15, 2.75),
    fits_a_door=0.85,
    between=0.5,
    two_moons=-1.2,
    spare=7.8,
    too_short=-8.5,
    few_between=-0.55,
    new_hand=0.9,
    five_cards=-17.0,
)
WEIGHTS = {1: ALONE, 2: TWO}
"""Weights by the number of players."""
PARTNER = 0.41
"""Weight of the partner's standing beside one's own."""


def total(sides: Sequence[Standing]) -> float:
    """Returns the worth of these standings; that of the player who is asked comes first."""
    own, *others = sides
    return worth(own) + PARTNER * sum(worth(side) for side in others) + cards_left(sides)


def worth(at: Standing) -> float:
    """Returns the worth of one seat's standing."""
    return doors(at) + trios(at) + keys(at) + spare_cards(at)


def wanted(at: Standing) -> list[Colour]:
    """Returns the places with a Door to be gained."""
    return [place for place, missing in at.missing.items() if missing]


def doors(at: Standing) -> float:
    return -A_DOOR * sum(at.missing.values())


def trios(at: Standing) -> float:
    """Returns the worth of the trios that are near. A card of several places helps only one."""
    near = [nearness(at, place) for place in wanted(at)]
    shared = [card for card in at.hand if len(card.colours) > 1]
    if not shared:
        return sum(near)
    plain = at.holding(*(card for card in at.hand if card not in shared))
    without = [nearness(plain, place) for place in wanted(at)]
    gains = sorted((a - b for a, b in zip(near, without, strict=True)), reverse=True)
    return sum(without) + sum(gains[: len(shared)])


def nearness(at: Standing, place: Colour) -> float:
    """Returns the worth of the next trio of a place."""
    short = at.short(place)
    weights = WEIGHTS[at.seats]
    total = weights.nearly[short] if short < TRIO else 0.0
    total += weights.at_once if at.short(place, now=True) == 0 else 0.0
    total += weights.without_key if not at.short(place, without=KEY) else 0.0
    return total + weights.laid[at.laid(place)]


def keys(at: Standing) -> float:
    """Returns the worth of the Keys, kept for Nightmares and Doors."""
    feared = min(1.0, at.nightmares / MANY_NIGHTMARES)
    weights = WEIGHTS[at.seats]
    first, second, third = weights.keys
    total = feared * first * (at.keys > 0) + feared * second * (at.keys > 1) + third * (at.keys > 2)
    fitting = {place for card in at.hand if card.kind == KEY for place in card.colours}
    opened = min(at.keys, len(fitting.intersection(wanted(at), at.to_come)))
    return total + weights.fits_a_door * opened


def spare_cards(at: Standing) -> float:
    """Returns the worth of the cards of the hand that help no trio."""
    needed = wanted(at)
    between = sum(
        c.kind != KEY and bool(c.colours) and not c.colours & set(needed) for c in at.hand
    )
    alike = sum(at.symbols(place).count(MOON) > 1 for place in needed)
    weights = WEIGHTS[at.seats]
    return weights.between * between + weights.two_moons * alike


def cards_left(sides: Sequence[Standing]) -> float:
    """Returns the worth of the cards left, of which every place needs enough for all players."""
    total, left, weights = 0.0, sides[0].left, WEIGHTS[sides[0].seats]
    for place in Colour:
        needing = [side for side in sides if side.missing[place]]
        missing = sum(side.missing[place] for side in needing)
        if missing:
            cards = sides[0].cards_left(place)
            spare = cards + sum(side.laid(place) for side in needing) - TRIO * missing
            short = 2.0 if spare < 0 else max(0.0, 1 - spare / weights.spare)
            total += weights.too_short * short
            others = cards - left.get((place, SUN), 0)
            total += weights.few_between * max(0, 2 + 2 * missing - others)
    return total


NEW_HAND = 0.8
"""Worth of a new hand, whatever the occasion."""
SWAP = -0.6
"""Worth of a swap."""
HOPELESS = -1000.0
SOON = (4.0, 3.0, 2.0, 1.0)
"""Weight of the next card, of the one after it, and so on."""
FEARED, OPENED, SHUT = -20.0, 20.0, -5.0
"""Worth of what a Prophecy finds: a Nightmare, a Door with its Key in the hand, and a Door
without."""


def action(view: View, decision: PlayOrDiscard) -> Callable[[Command[Any]], float]:
    """Judges what lies in the row, or is gone, and what the hand still holds."""
    own, *others = standings(view)

    def of(command: Command[Any]) -> float:
        match command:
            case Play(card=card):
                return total((own.played(card), *losing(others, card)))
            case Discard(card=card):
                return total(losing((own, *others), card))
        return 0.0

    return of


def trio(view: View, decision: CompleteTrio) -> Callable[[Command[Any]], float]:
    """Judges a search: a Door that is needed is looked for."""
    own = standings(view)[0]
    finds = own.missing[decision.colour] and holds_door(decision.colour, view)
    return lambda command: (1.0 if finds else -1.0) * isinstance(command, Search)


def door(view: View, decision: OpenDoor) -> Callable[[Command[Any]], float]:
    """Judges the Door gained for its Key against the Key kept."""
    own, *others = standings(view)
    place = only_place(decision.door)
    opened = own.with_door(place) if place else own

    def of(command: Command[Any]) -> float:
        if not isinstance(command, Claim):
            return total((own, *others))
        return total(losing((opened, *others), command.key))

    return of


def nightmare(view: View, decision: FaceNightmare) -> Callable[[Command[Any]], float]:
    """Judges what is left after each price; a deck that runs out is the end."""
    own, *others = sides = standings(view)
    size = HAND_SIZE[view.seats] + SHARED_SIZE[view.seats]
    short, weights = view.deck_count <= REVEALED_CARDS, WEIGHTS[view.seats]

    def of(command: Command[Any]) -> float:
        match command:
            case PayKey(key=key):
                return total(losing(sides, key))
            case LoseDoor(door=door):
                place = only_place(door)
                return total((own.with_door(place, -1) if place else own, *others))
            case LoseHand():
                lasting = 0.0 if view.deck_count > size else HOPELESS
                return total(losing(sides, *own.hand)) + weights.new_hand + lasting
            case RevealFive():
                return total(sides) + weights.five_cards + (HOPELESS if short else 0.0)
        return total(sides)

    return of


def help_of_next(view: View) -> Callable[[Card | None], float]:
    """Returns a judge of how good it is to draw a card."""
    sides = standings(view)
    now = total(sides)
    keys = {place for card in sides[0].hand if card.kind == KEY for place in card.colours}

    def help_of(card: Card | None) -> float:
        if card is None:
            return 0.0
        if card.kind == NIGHTMARE:
            return FEARED
        if card.kind == DOOR:
            return OPENED if card.colours & keys else SHUT
        return total((sides[0].holding(*sides[0].hand, card), *sides[1:])) - now

    return help_of


def prophecy(view: View, decision: Prophesy) -> Callable[[Foresee], float]:
    """Judges a Prophecy: a Nightmare goes, or what helps least, and what helps most comes first. A
    Door is never thrown away."""
    help_of = help_of_next(view)
    helps = {card: help_of(card) for card in view.prophecy}

    def of(command: Foresee) -> float:
        soon = sum(n * helps[card] for n, card in zip(SOON, command.order, strict=False))
        thrown = HOPELESS if command.discard.kind == DOOR else 0.0
        return soon - len(SOON) * helps[command.discard] + thrown

    return of


def draft(view: View, decision: Draft) -> Callable[[Command[Any]], float]:
    """Judges the hand with each card."""
    own = standings(view)[0]
    return lambda take: worth(own.holding(*own.hand, take.card)) if isinstance(take, Take) else 0.0


def swap(view: View, decision: OfferSwap) -> Callable[[Command[Any]], float]:
    """Judges a swap: both hold what is shared, so it gives the partner a card and takes one."""
    others = standings(view)[1:]

    def of(command: Command[Any]) -> float:
        if not isinstance(command, Swap):
            return sum(worth(other) for other in others)
        given, taken = command.personal, command.shared
        kept = [[card for card in other.hand if card is not taken] for other in others]
        after = [o.holding(*cards, given) for o, cards in zip(others, kept, strict=True)]
        return sum(worth(other) for other in after) + SWAP

    return of
