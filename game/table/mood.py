"""The mood of the table, for the music."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.state import DOORS, owned
from game.rules.view import View
from game.table.counting import DeckLeft
from game.table.layout.staged import staged_card
from game.table.motion.director import Director
from game.table.staging import Staging


def gloomy(staging: Staging, view: View) -> bool:
    """Returns whether defeat, or a Nightmare that is met alone, takes the colour from the table."""
    return view.result == "lost" or staged_card(view, staging) is not None


@dataclass(frozen=True)
class Mood:
    """Public facts about the shown table: how far the deck has run down, the letters of the places
    at which somebody has opened a Door, and whether the table is dark."""

    left: DeckLeft = DeckLeft.MANY
    awake: frozenset[str] = frozenset()
    dark: bool = False


def mood(director: Director) -> Mood:
    view = director.view
    doors = (door for seat in range(view.seats) for door in view.cards(owned(DOORS, seat)))
    awake = frozenset(place.value for door in doors for place in door.colours)
    return Mood(director.arrivals.left, awake, gloomy(director.staging, view))
