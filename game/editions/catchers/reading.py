"""The planner's reading of Dreamcatchers."""

from __future__ import annotations

from game.editions.base.cards import KEY, NIGHTMARE, only_place
from game.editions.catchers.freeing import ChooseFreeing, OfferFreeing, OpenFailsafe
from game.editions.catchers.hoops import (
    CATCHERS,
    FAILSAFE,
    HOOPS,
    LOST_DREAM,
    LOST_DREAMS,
    CatchLimbo,
    LoseCatcher,
    Tear,
    dreams_caught,
    seen_hanging,
    seen_on,
)
from game.players.planner.reading import Reading
from game.rules.card import DOOR, Card, Colour
from game.rules.state import HAND, Cards, owned
from game.rules.view import View

TORN = 36
"""Answer for a Dreamcatcher that does not hang any more."""


def load(cards: Cards) -> int:
    """Returns a number for what lies on a Dreamcatcher."""
    nightmares = sum(card.kind == NIGHTMARE for card in cards)
    doors = sum(card.kind == DOOR for card in cards)
    dreams = sum(card.kind == LOST_DREAM for card in cards)
    return (min(nightmares, 3) * 3 + min(doors, 2)) * 3 + min(dreams, 2)


def caught(view: View) -> list[Card]:
    return [card for hoop in HOOPS for card in seen_on(view, hoop)]


def of_whole(view: View) -> list[int]:
    """Returns the answers about the game: the Dreamcatchers that hang, the empty ones and the
    Failsafe Books; Lost Dreams that are caught, that are to come, and that are in Limbo; Nightmares
    and Doors that are caught; open Doors and the deck beside the Lost Dreams that are missing; and
    what lies on each Dreamcatcher."""
    hanging = seen_hanging(view)
    empty = sum(not seen_on(view, hoop) for hoop in hanging)
    books = len(view.cards(FAILSAFE))
    hung = dreams_caught(view)
    missing = len(LOST_DREAMS) - hung
    to_come = sum(view.unseen.get(card.face, 0) for card in LOST_DREAMS)
    there = caught(view)
    nightmares = sum(card.kind == NIGHTMARE for card in there)
    doors = sum(card.kind == DOOR for card in there)
    opened = sum(map(len, view.doors))
    loads = sorted(load(seen_on(view, hoop)) for hoop in hanging)
    loads += [TORN] * (len(HOOPS) - len(hanging))
    return [
        (len(hanging) * 5 + empty) * 3 + books,
        hung * 5 + to_come,
        min(len(view.limbo), 4) * 5 + empty,
        min(nightmares, 10) * 5 + len(hanging),
        min(doors, 8) * 3 + books,
        min(opened, 12) * 5 + missing,
        min(view.deck_count // 8, 9) * 5 + missing,
        *loads,
    ]


def of_colour(view: View, colour: Colour) -> list[int]:
    """Returns how many Doors of the colour are caught and are not yet open, and whether a Key of it
    is held."""
    hung = sum(card.kind == DOOR and only_place(card) is colour for card in caught(view))
    opened = sum(only_place(door) is colour for doors in view.doors for door in doors)
    hand = (*view.cards(owned(HAND, view.active)), *view.shared)
    key = any(card.kind == KEY and colour in card.colours for card in hand)
    return [(min(hung, 3) * 4 + min(opened, 3)) * 2 + key]


READING = Reading(
    "catchers",
    plays=lambda view: CATCHERS[0] in view.table,
    whole=(75, 25, 25, 55, 27, 65, 50, *[TORN + 1] * len(HOOPS)),
    of_whole=of_whole,
    colour=(32,),
    of_colour=of_colour,
    hopeless=lambda view: any(card.kind == LOST_DREAM for card in view.gone),
    waits=tuple(
        step.__name__
        for step in (OfferFreeing, ChooseFreeing, OpenFailsafe, CatchLimbo, LoseCatcher, Tear)
    ),
)
