"""The planner's reading of the Oniverse."""

from __future__ import annotations

from game.editions.base.cards import KEY, only_place
from game.editions.oniverse import deck_powers, hand_powers, welcome
from game.editions.oniverse.denizens import (
    AFAR,
    BEYOND,
    DENIZENS,
    FACES,
    IN_A_GAME,
    OF_EACH,
    RALLIED,
    of_face,
)
from game.editions.oniverse.hand_powers import KEPT
from game.players.planner.reading import Reading
from game.rules.card import Colour
from game.rules.state import HAND, LIMBO, owned
from game.rules.view import View

TO_COME, IN_LIMBO, OPEN, ELSEWHERE = 0, 1, 2, 3


def ninth(view: View) -> int:
    """Returns where the Door to the Oniverse is."""
    if view.unseen.get(BEYOND.face, 0) or BEYOND in view.known_top:
        return TO_COME
    if BEYOND in view.cards(LIMBO):
        return IN_LIMBO
    return OPEN if any(BEYOND in doors for doors in view.doors) else ELSEWHERE


def of_whole(view: View) -> list[int]:
    """Returns the answers about the game: where the ninth Door is, beside the Doors that are open
    and the Keys that are held; of each Denizen how many are rallied by either seat and not seen
    yet; Denizens to come beside the size of the deck; and what the Magpies keep."""
    seat = view.active
    mine = view.cards(owned(RALLIED, seat))
    others = view.cards(owned(RALLIED, 1 - seat)) if view.seats > 1 else ()
    hand = (*view.cards(owned(HAND, seat)), *view.shared)
    keys = sum(card.kind == KEY for card in hand)
    door, opened = ninth(view), sum(map(len, view.doors))
    hidden = sum(view.unseen.get(face, 0) for face in FACES)
    to_come = max(0, hidden - (len(DENIZENS) - IN_A_GAME))
    kept = view.cards(owned(KEPT, seat))
    powers = [
        (len(of_face(mine, face)) * 3 + len(of_face(others, face))) * 3
        + min(view.unseen.get(face, 0), OF_EACH)
        for face in FACES
    ]
    return [
        door * 14 + min(opened, 13),
        door * 6 + min(keys, 5),
        *powers,
        to_come * 9 + min(view.deck_count // 10, 8),
        min(len(mine), 4) * 6 + len(hand),
        min(len(kept), 2) * 3 + min(sum(card.kind == KEY for card in kept), 2),
    ]


def of_colour(view: View, colour: Colour) -> list[int]:
    """Returns how many cards of the colour the Magpies keep, beside those of the hand, and its open
    Doors."""
    kept = [card for card in view.cards(owned(KEPT, view.active)) if only_place(card) is colour]
    hand = (*view.cards(owned(HAND, view.active)), *view.shared)
    own = sum(only_place(card) is colour for card in hand)
    opened = sum(only_place(door) is colour for door in view.doors[view.active])
    return [(min(len(kept), 2) * 4 + min(own, 3)) * 4 + min(opened, 3)]


READING = Reading(
    "oniverse",
    plays=lambda view: AFAR in view.table,
    whole=(56, 24, *[27] * len(FACES), 81, 30, 9),
    of_whole=of_whole,
    colour=(48,),
    of_colour=of_colour,
    waits=tuple(
        step.__name__
        for step in (
            *(deck_powers.Kindle, deck_powers.CastNet, deck_powers.OrderByLamp),
            *(deck_powers.SinkCatch, deck_powers.OrderCatch, hand_powers.Entrust),
            *(hand_powers.ChooseGoods, welcome.WelcomeDenizen, welcome.Rally, welcome.TurnAway),
        )
    ),
)
