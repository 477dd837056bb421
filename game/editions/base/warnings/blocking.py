"""A second Door of one place while the partner has none: it blocks both players (R43, E30)."""

from __future__ import annotations

from functools import lru_cache

from game.editions.base.cards import only_place
from game.editions.base.door import Claim, OpenDoor
from game.editions.base.explore import CompleteTrio, Search
from game.rules.card import DOOR, Colour
from game.rules.state import DOORS, Cards, Seat, owned
from game.rules.view import View


@lru_cache(maxsize=32)
def doors_among(box: Cards, place: Colour) -> Cards:
    return tuple(card for card in box if card.kind == DOOR and only_place(card) is place)


def doors_of(place: Colour, view: View) -> Cards:
    return doors_among(view.box, place)


def owned_of(place: Colour, view: View, seat: Seat) -> int:
    count = 0
    for door in view.zones.get(owned(DOORS, seat), ()):
        count += door is not None and only_place(door) is place
    return count


def spare_doors(place: Colour, view: View) -> int:
    """Returns how many Doors of a place are shut besides the one that each of two still needs
    (X3.2): whoever opens them, all of them are needed."""
    if view.seats == 1:
        return 0
    held = (owned_of(place, view, seat) for seat in range(view.seats))
    return max(0, len(doors_of(place, view)) - sum(max(1, count) for count in held))


def still_to_gain(place: Colour, view: View, seat: Seat) -> int:
    """Returns how many Doors of a place a seat may still have to gain: alone all of them, of two
    players one and those that are spare (R28, R43)."""
    wanted = len(doors_of(place, view)) if view.seats == 1 else 1
    return max(0, wanted - owned_of(place, view, seat)) + spare_doors(place, view)


def blocked_places(view: View, seat: Seat) -> frozenset[Colour]:
    """Returns the places of which a seat has no Door because the other seat has every one."""
    if view.seats != 2:
        return frozenset()
    other = 1 - seat
    held = {only_place(door) for door in view.doors[other]}
    return frozenset(
        place
        for place in Colour
        if place in held and owned_of(place, view, other) == len(doors_of(place, view))
    )


def last_is_taken(place: Colour, view: View) -> bool:
    """Returns whether the active seat, which has a Door of a place, would take the last one that
    the partner could have."""
    if view.seats != 2:
        return False
    own, left = owned_of(place, view, view.active), len(doors_of(place, view)) - 1
    return own > 0 and own == left


def holds_door(place: Colour, view: View) -> bool:
    """Returns whether a search may find a Door of a place, as far as the viewer knows."""
    faces = {door.face for door in doors_of(place, view)}
    known = {card.face for card in view.known_top}
    return bool(faces & known) or any(view.unseen.get(face) for face in faces)


def place_asked_of(view: View) -> Colour | None:
    asked = view.pending
    if isinstance(asked, CompleteTrio):
        return asked.colour
    return only_place(asked.door) if isinstance(asked, OpenDoor) else None


def search_blocks(search: Search, view: View) -> bool:
    """Returns whether a search would block the partner. Everybody at the table may know that."""
    place = place_asked_of(view)
    return place is not None and holds_door(place, view) and last_is_taken(place, view)


def claim_blocks(claim: Claim, view: View) -> bool:
    place = place_asked_of(view)
    return place is not None and last_is_taken(place, view)


def searched_unasked(trio: CompleteTrio, view: View) -> Search | None:
    """Returns the search that a trio makes by itself, where that costs nothing. The player is asked
    where a search would find no Door or could find another one, would block the partner, or would
    shuffle away known cards on top, and where such a Door lies elsewhere, too. That there are such
    cards is no secret, nor is where the Doors lie: so neither is the question."""
    search = Search()
    in_vain = not holds_door(trio.colour, view)
    other = finds_another(trio, view) or lies_caught(trio, view)
    asked = in_vain or other or view.known_top or search_blocks(search, view)
    return None if asked else search


def finds_another(trio: CompleteTrio, view: View) -> bool:
    """Returns whether a trio may find a Door of several places instead."""
    return any(
        card.kind == DOOR and trio.colour in card.colours and view.unseen.get(card.face)
        for card in view.box
        if only_place(card) is None
    )


def lies_caught(trio: CompleteTrio, view: View) -> bool:
    """Returns whether a Door for a trio lies where Limbo was caught, and may be taken from
    there."""
    caught = [card for name, row in view.table.items() if row.catches for card in view.cards(name)]
    return any(card.kind == DOOR and trio.colour in card.colours for card in caught)
