"""What can be counted of a game from what one seat knows of it."""

from __future__ import annotations

from game.editions.base.cards import NIGHTMARE
from game.rules.card import DOOR, Colour
from game.rules.state import Cards, Seat
from game.rules.view import View


def door_total(view: View) -> int:
    """How many Doors the game has, wherever they lie."""
    return sum(card.kind == DOOR for card in view.box)


def door_places(view: View) -> tuple[Colour, ...]:
    """The places that this game has Doors of."""
    there = {colour for card in view.box if card.kind == DOOR for colour in card.colours}
    return tuple(colour for colour in Colour if colour in there)


def nightmares_left(view: View) -> int:
    """How many Nightmares may still come up: all that are not in the discard pile."""
    return sum(card.kind == NIGHTMARE and card not in view.discard for card in view.box)


def run(view: View, seat: Seat) -> Cards:
    """The cards at the end of a row that count towards a trio (R10)."""
    row = view.rows[seat][view.spent[seat] :]
    found: Cards = ()
    for card in reversed(row):
        if found and card.colours != found[0].colours:
            break
        found = (card, *found)
    return found
