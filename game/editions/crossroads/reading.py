"""The planner's reading of Crossroads and Dead Ends."""

from __future__ import annotations

from game.editions.base.cards import KEY, MOON, SUN, TRIO, only_place
from game.editions.crossroads.crossroad import CROSSROADS, is_crossroad, with_second_crossroad
from game.editions.crossroads.dead_end import DEAD_END, Escape
from game.players.planner.reading import Reading
from game.rules.card import Colour
from game.rules.state import HAND, owned
from game.rules.view import View

OF_DECK = {card.face for card in CROSSROADS}


def of_whole(view: View) -> list[int]:
    """Returns the answers about the game: which Crossroads are held and whether they have to be the
    second card, Dead Ends held beside what else is and beside those to come, Crossroads to come
    beside the size of the deck, and where a Crossroad lies at the end of the row."""
    harder = int(view.trio is with_second_crossroad)
    hand = (*view.cards(owned(HAND, view.active)), *view.shared)
    wild = [card.kind for card in hand if is_crossroad(card)]
    suns, moons, keys = min(wild.count(SUN), 3), wild.count(MOON), wild.count(KEY)
    held = sum(card.kind == DEAD_END for card in hand)
    left = view.unseen.get(DEAD_END, 0)
    to_come = sum(count for face, count in view.unseen.items() if face in OF_DECK)
    size = min(view.deck_count // 12, 8)
    row = view.rows[view.active][view.spent[view.active] :]
    end = next((n for n, card in enumerate(row[:-TRIO:-1], 1) if is_crossroad(card)), 0)
    return [
        ((suns * 3 + moons) * 2 + keys) * 2 + harder,
        held * 6 + len(hand) - held,
        held * 11 + left,
        left * 9 + size,
        to_come * 9 + size,
        end * 2 + harder,
    ]


def of_colour(view: View, colour: Colour) -> list[int]:
    """Returns how many cards of the colour are held beside the number of Crossroads, and how many
    of its own lie at the end of the row."""
    hand = (*view.cards(owned(HAND, view.active)), *view.shared)
    own = sum(only_place(card) is colour for card in hand)
    wild = sum(map(is_crossroad, hand))
    row = view.rows[view.active][view.spent[view.active] :]
    ends = sum(only_place(card) is colour for card in row[:-TRIO:-1])
    return [(min(own, 5) * 4 + min(wild, 3)) * 3 + ends]


READING = Reading(
    "crossroads",
    plays=lambda view: DEAD_END in view.kinds,
    whole=(48, 36, 66, 99, 63, 6),
    of_whole=of_whole,
    colour=(72,),
    of_colour=of_colour,
    waits=(Escape.__name__,),
)
