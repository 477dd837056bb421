"""How a game went, as a short text that two people compare: it tells no card."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.card import Card, Colour
from game.rules.game import Game
from game.rules.state import DECK
from game.table.deeds import losses
from game.table.door_slots import Slot, gained
from game.table.staging import Staging
from game.words import Words

SQUARES: Mapping[Colour, str] = {
    Colour.OBSERVATORY: "🟥",
    Colour.AQUARIUM: "🟦",
    Colour.GARDEN: "🟩",
    Colour.LIBRARY: "🟫",
}
SHUT, SEVERAL = "⬛", "🟪"
"""A Door that is not gained; one of no single place."""
DOORS = "🚪"
MET = "🌙"
"""A Nightmare."""


def comparison(words: Words, game: Game, staging: Staging, title: str) -> str:
    """Four lines about a finished game: its title, won or lost, the Doors by place with the
    Nightmares that were met, and how many cards were left after how many turns."""
    state = game.state
    ended = words.say("Victory") if state.result == "won" else words.say("Defeat")
    doors = " ".join("".join(map(_square, group)) for group in gained(state, game.rules))
    met = MET * sum(1 for _ in losses(game, staging))
    left, turns = words.cards_left(len(state.zone(DECK))), words.turns(state.turn)
    return "\n".join((title, ended, f"{DOORS} {doors} {met}".rstrip(), f"{left}   ·   {turns}"))


def _square(slot: Slot) -> str:
    return square(slot.door) if slot.gained else SHUT


def square(door: Card) -> str:
    """The sign of a Door that is gained."""
    if len(door.colours) != 1:
        return SEVERAL
    (place,) = door.colours
    return SQUARES[place]
