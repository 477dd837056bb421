"""What can be counted of a game from what one seat knows of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from functools import lru_cache
from typing import NamedTuple

from game.rules.card import DOOR, Card, Colour, Kind
from game.rules.state import Cards, Seat
from game.rules.view import View

MISSING = "missing"
"""What is told of a slot without a Door is the hint of this name, followed by : and its place."""
Trio = Callable[[Cards], Colour | None]
"""The rule of a game that says of which colour three cards are a trio."""


class Run(NamedTuple):
    """The cards at the end of a row that count towards a trio of a colour (R10)."""

    colour: Colour
    cards: Cards


@lru_cache(maxsize=64)
def all_of(box: Cards, kind: Kind) -> frozenset[Card]:
    """The cards of a kind in a box."""
    return frozenset(card for card in box if card.kind == kind)


def door_total(view: View) -> int:
    """How many Doors the game has, wherever they lie."""
    return len(all_of(view.box, DOOR))


def door_places(view: View) -> tuple[Colour, ...]:
    """The places that this game has Doors of."""
    there = {colour for door in all_of(view.box, DOOR) for colour in door.colours}
    return tuple(colour for colour in Colour if colour in there)


def spare_doors(view: View) -> int:
    """How many Doors there are besides those of which each of two needs one of every place."""
    return door_total(view) - view.seats * len(door_places(view)) if view.seats > 1 else 0


def still_to_come(view: View, kind: Kind) -> int:
    """How many cards of a kind may still come up: all that are not gone for good."""
    return len(all_of(view.box, kind).difference(view.gone))


def run(view: View, seat: Seat, trio: Trio) -> Run | None:
    """The run of a seat's row."""
    return run_of(view.rows[seat][view.spent[seat] :], trio)


def run_of(row: Cards, trio: Trio) -> Run | None:
    """The run of these cards, of which no trio was made yet: the last of them that would be one if
    the last lay there often enough."""
    for count in (3, 2, 1):
        last = row[-count:]
        if len(last) == count:
            colour = trio(last + last[-1:] * (3 - count))
            if colour is not None:
                return Run(colour, last)
    return None


def by_place(view: View, unseen: Mapping[str, int]) -> Mapping[Colour, Mapping[Kind, int]]:
    """How many unseen cards there are of each place and kind, by how many there are of each face;
    of those that belong to one place alone."""
    faces = {card.face: card for card in view.box if len(card.colours) == 1}
    counts: dict[Colour, dict[Kind, int]] = {}
    for face, card in faces.items():
        (place,) = card.colours
        here = counts.setdefault(place, {})
        here[card.kind] = here.get(card.kind, 0) + unseen.get(face, 0)
    return counts


class Coming(NamedTuple):
    """What may still come of a place: its cards for the hand, and those that open a Door alone."""

    cards: int
    openers: int


def coming(view: View, openers: Set[Kind]) -> Mapping[Colour, Coming]:
    """What of each place nobody at the table has seen who knows no more than everybody: `openers`
    are the kinds that open a Door alone, and no part of the other cards."""
    counts, openly = {}, view.openly
    for place, kinds in by_place(openly, openly.unseen).items():
        others = (kind for kind in kinds if kind in view.kinds and kind not in openers)
        filling = (kinds[kind] for kind in others if view.kinds[kind].fills)
        counts[place] = Coming(sum(filling), sum(kinds.get(kind, 0) for kind in openers))
    return counts
