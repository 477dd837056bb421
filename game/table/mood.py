"""The mood of the table, for the music."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.state import DECK, DOORS, owned
from game.rules.view import View
from game.table.layout.staged import staged_card
from game.table.motion.director import Director
from game.table.staging import Staging

LAST_CARDS = 10, 5, 2
"""Cards of the deck with which the end is heard to come, to be near, and to be there."""


def gloomy(staging: Staging, view: View) -> bool:
    """Returns whether defeat, or a Nightmare that is met alone, takes the colour from the table."""
    return view.result == "lost" or staged_card(view, staging) is not None


@dataclass(frozen=True)
class Mood:
    """Public facts about the shown table: how late a game is by the last cards of its deck, from 0
    to 3; the letters of the places at which somebody has opened a Door; whether the table is dark;
    and whether the game is won."""

    late: int = 0
    awake: frozenset[str] = frozenset()
    dark: bool = False
    won: bool = False


def mood(director: Director) -> Mood:
    view = director.view
    doors = (door for seat in range(view.seats) for door in view.cards(owned(DOORS, seat)))
    awake = frozenset(place.value for door in doors for place in door.colours)
    deck = director.arrivals.counts[DECK]
    late = sum(deck <= few for few in LAST_CARDS) if view.result is None else 0
    return Mood(late, awake, gloomy(director.staging, view), view.result == "won")
