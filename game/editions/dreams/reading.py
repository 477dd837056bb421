"""The planner's reading of Happy Dreams and Dark Premonitions."""

from __future__ import annotations

from game.editions.base.cards import NIGHTMARE
from game.editions.dreams import coming_true, effects, happy_dream, premonitions
from game.editions.dreams.premonitions import (
    PREMONITION_CARDS,
    PREMONITIONS,
    UNFORESEEN,
    doors_in_sight,
    doors_of_a_place,
    progress,
)
from game.players.planner.reading import Reading
from game.rules.card import Colour
from game.rules.state import DISCARD
from game.rules.view import View

OF_PLACE = dict(
    zip(
        Colour,
        (premonitions.RED, premonitions.BLUE, premonitions.GREEN, premonitions.BROWN),
        strict=True,
    )
)
GONE, RESERVE, FACE_UP = 0, 1, 2


def where(view: View, face_up: frozenset[object], reserve: frozenset[object]) -> list[int]:
    """Returns where each Premonition is."""
    return [
        FACE_UP if card in face_up else RESERVE if card in reserve else GONE
        for card in PREMONITION_CARDS
    ]


def of_whole(view: View) -> list[int]:
    """Returns the answers about the game: of each Premonition where it is and how far; Happy Dreams
    to come, and open Doors, beside the Premonitions that lie face up; and Nightmares that were
    met."""
    face_up, doors = view.cards(PREMONITIONS), doors_in_sight(view)
    places = where(view, frozenset(face_up), frozenset(view.cards(UNFORESEEN)))
    answers = []
    for card, place in zip(PREMONITION_CARDS, places, strict=True):
        reached, needed = progress(card, doors)
        answers.append(place * 6 + needed - reached)
    happy = view.unseen.get(effects.HAPPY_DREAM, 0)
    met = sum(card.kind == NIGHTMARE for card in view.cards(DISCARD))
    return [
        *answers,
        happy * 9 + len(face_up),
        min(len(doors), 12) * 9 + len(face_up),
        min(happy, 4) * 9 + min(view.deck_count // 10, 8),
        min(met, 10),
    ]


def of_colour(view: View, colour: Colour) -> list[int]:
    """Returns which Premonition waits for Doors of the colour, beside how many are open, and that
    of any pair."""
    face_up = view.cards(PREMONITIONS)
    own = 1 + [*Colour].index(colour) if OF_PLACE[colour] in face_up else 0
    doors = min(doors_of_a_place(doors_in_sight(view)).get(colour, 0), 3)
    return [own * 4 + doors, int(premonitions.PAIR in face_up) * 4 + doors]


READING = Reading(
    "dreams",
    plays=lambda view: PREMONITIONS in view.table,
    whole=(*[18] * 8, 45, 117, 45, 11),
    of_whole=of_whole,
    colour=(20, 8),
    of_colour=of_colour,
    waits=tuple(
        step.__name__
        for step in (
            *(effects.LoseLocations, effects.LoseHappyDreams, effects.LoseKeys, effects.ChooseKey),
            *(effects.AskForDoor, effects.AskForPair, effects.ChooseDoor, premonitions.TurnUp),
            *(coming_true.ChoosePremonition, coming_true.PassPremonition),
            *(happy_dream.FollowDream, happy_dream.Sift, happy_dream.SiftCards),
            *(happy_dream.OrderTheSifted, happy_dream.ChooseWish, happy_dream.FadeDream),
        )
    ),
)
