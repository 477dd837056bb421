"""The mood of the table, for the music."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.state import DECK, DOORS, owned
from game.rules.view import View
from game.table.layout.staged import staged_card
from game.table.motion.director import Director
from game.table.staging import Staging

LAST_CARDS = 10
"""Cards of the deck with which the end is heard to come."""


def gloomy(staging: Staging, view: View) -> bool:
    """Returns whether defeat, or a Nightmare that is met alone, takes the colour from the table."""
    return view.result == "lost" or staged_card(view, staging) is not None


@dataclass(frozen=True)
class Mood:
    """Public facts about the shown table: whether a game draws the last cards of its deck, the
    letters of the places at which somebody has opened a Door, and whether the table is dark."""

    late: bool = False
    awake: frozenset[str] = frozenset()
    dark: bool = False


def mood(director: Director) -> Mood:
    view = director.view
    doors = (door for seat in range(view.seats) for door in view.cards(owned(DOORS, seat)))
    awake = frozenset(place.value for door in doors for place in door.colours)
    late = view.result is None and director.arrivals.counts[DECK] <= LAST_CARDS
    return Mood(late, awake, gloomy(director.staging, view))
