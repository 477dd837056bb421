"""Counts in a game: cards that may still come, Doors that are gained, and how far the deck, the
clock of the game, has run down."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from game.rules.card import DOOR, Card, Colour, Kind
from game.rules.ruleset import Ruleset
from game.rules.state import Cards, Seat, State, Trio
from game.rules.view import View, of_last_views

MISSING = "missing"
"""Name of the hint about a slot without a Door; a colon and its place follow."""
FEW_OF, LAST_OF = 5, 15
"""A deck is low at a fifth of all cards of the game, and at its last cards at a fifteenth."""
FINE = 8
"""Number of last cards with an edge for every two. The others have an edge for every eight."""


class Run(NamedTuple):
    """The cards at the end of a row that count towards a trio of a colour (R10)."""

    colour: Colour
    cards: Cards


@lru_cache(maxsize=64)
def all_of(box: Cards, kind: Kind) -> frozenset[Card]:
    return frozenset(card for card in box if card.kind == kind)


def door_total(view: View) -> int:
    return len(all_of(view.box, DOOR))


def door_places(view: View) -> tuple[Colour, ...]:
    there = {colour for door in all_of(view.box, DOOR) for colour in door.colours}
    return tuple(colour for colour in Colour if colour in there)


def places_held(view: View, seat: Seat) -> Set[Colour]:
    """Returns the places of which a seat has a Door. One of several places counts for none."""
    single = (door.colours for door in view.doors[seat] if len(door.colours) == 1)
    return {colour for colours in single for colour in colours}


def spare_doors(view: View) -> int:
    """Returns how many Doors of a game for two are left when each player has one of every place."""
    return door_total(view) - view.seats * len(door_places(view)) if view.seats > 1 else 0


def spares_left(view: View, place: Colour) -> int:
    """Returns how many Doors of a place are still to be won in a game for two besides the one that
    each player needs: either of them may have them."""
    here = frozenset({place})
    there = sum(door.colours == here for door in all_of(view.box, DOOR))
    return there - sum(max(1, _of(here, own)) for own in view.doors)


def doors_that_count(view: View) -> int:
    """Returns how many Doors are open of those that a game is won with. Of two players each needs
    one of every place: whoever holds the last Door of a place besides holds one too many."""
    if view.seats == 1:
        return len(view.doors[0])
    counted, every = 0, all_of(view.box, DOOR)
    for colours in {door.colours for door in every}:
        there = sum(door.colours == colours for door in every)
        most = max(1, there - 1)
        counted += sum(min(most, _of(colours, own)) for own in view.doors)
    return counted


def _of(colours: Set[Colour], doors: Cards) -> int:
    return sum(door.colours == colours for door in doors)


def still_to_come(view: View, kind: Kind) -> int:
    """Returns how many cards of a kind may still come up: all that are not gone for good."""
    return len(all_of(view.box, kind).difference(view.gone))


def run(view: View, seat: Seat, trio: Trio) -> Run | None:
    return run_of(view.rows[seat][view.spent[seat] :], trio)


def run_of(row: Cards, trio: Trio) -> Run | None:
    """Returns the run at the end of these cards, which have made no trio yet: the longest that
    would be a trio if its last card lay there often enough."""
    for count in (3, 2, 1):
        last = row[-count:]
        if len(last) == count:
            colour = trio(last + last[-1:] * (3 - count))
            if colour is not None:
                return Run(colour, last)
    return None


def by_place(view: View, unseen: Mapping[str, int]) -> Mapping[Colour, Mapping[Kind, int]]:
    """Returns how many unseen cards there are of each place and kind, from the numbers of each
    face. Cards of no single place do not count."""
    counts: dict[Colour, dict[Kind, int]] = {}
    for face, place, kind in _of_one_place(view.box):
        here = counts.setdefault(place, {})
        here[kind] = here.get(kind, 0) + unseen.get(face, 0)
    return counts


@of_last_views
def _openly_unseen(view: View) -> Mapping[Colour, Mapping[Kind, int]]:
    """Returns the same of what nobody at the table has seen."""
    return by_place(view.openly, view.openly.unseen)


@lru_cache(maxsize=8)
def _of_one_place(box: Cards) -> tuple[tuple[str, Colour, Kind], ...]:
    """The faces in a box that belong to one place alone, with their place and kind."""
    cards = {card.face: card for card in box if len(card.colours) == 1}
    return tuple((face, place, card.kind) for face, card in cards.items() for place in card.colours)


class Coming(NamedTuple):
    """Cards that may still come of a place: those for the hand, and those that open a Door
    alone."""

    cards: int
    openers: int


def coming(view: View, openers: Set[Kind]) -> Mapping[Colour, Coming]:
    """Returns what is still to come of each place, as everybody may know it. `openers` are the
    kinds that open a Door alone; the other cards do not include them."""
    counts = {}
    for place, kinds in _openly_unseen(view).items():
        others = (kind for kind in kinds if kind in view.kinds and kind not in openers)
        filling = (kinds[kind] for kind in others if view.kinds[kind].fills)
        counts[place] = Coming(sum(filling), sum(kinds.get(kind, 0) for kind in openers))
    return counts


@dataclass(frozen=True)
class Slot:
    """A place for a Door, and whether it is gained."""

    door: Card
    gained: bool


Groups = tuple[tuple[Slot, ...], ...]
"""The slots of each player, or of both together while nobody knows whose the Doors are; last those
that neither has and either may gain."""


def door_slots(state: State, rules: Ruleset) -> Groups:
    """Returns the Doors that a game is won with, each as gained or not. A single player needs every
    Door; two players need one of every place each, and either may gain those that are left."""
    every = [card for card in rules.all_cards if card.kind == DOOR]
    places = list(dict.fromkeys(door.colours for door in every))
    doors = sorted(every, key=lambda door: places.index(door.colours))
    if state.seats == 1:
        return (tuple(Slot(door, door in state.doors(0)) for door in doors),)
    own: tuple[list[Slot], ...] = ([], [])
    spare: list[Slot] = []
    for place in places:
        if len(place) > 1:
            continue
        there = [door for door in doors if door.colours == place]
        if len(there) < len(own):
            # Whoever finds it has it for both.
            for seat, slots in enumerate(own):
                slots += [Slot(door, True) for door in there if door in state.doors(seat)]
            free = [door for door in there if all(Slot(door, True) not in slots for slots in own)]
            spare += [Slot(door, False) for door in free]
            continue
        left = len(there) - len(own)
        for seat, slots in enumerate(own):
            held = [door for door in state.doors(seat) if door.colours == place][: 1 + max(0, left)]
            left -= max(0, len(held) - 1)
            slots += [Slot(door, True) for door in held] or [Slot(there[0], False)]
        spare += [Slot(there[-1], False)] * left
    for door in (door for door in doors if len(door.colours) > 1):
        gained = [slots for seat, slots in enumerate(own) if door in state.doors(seat)]
        (gained[0] if gained else spare).append(Slot(door, bool(gained)))
    return tuple(tuple(slots) for slots in (*own, spare) if slots)


class DeckLeft(IntEnum):
    MANY = 0
    FEW = 1
    LAST = 2
    ONE = 3
    NONE = 4


def deck_left(view: View, count: int) -> DeckLeft:
    if count <= 1:
        return DeckLeft.ONE if count else DeckLeft.NONE
    if count <= len(view.box) // LAST_OF:
        return DeckLeft.LAST
    return DeckLeft.FEW if count <= len(view.box) // FEW_OF else DeckLeft.MANY


def edges(count: int) -> int:
    """Returns how many edges are seen under the uppermost of `count` cards."""
    last = min(count, FINE)
    return last // 2 + -(-(count - last) // FINE)
