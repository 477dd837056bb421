"""Deeds of the players in a finished game, and a short text about it that two people compare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from game.rules.card import Card, Colour
from game.rules.event import Answered, Event, TurnBegan
from game.rules.game import Game, opening
from game.rules.state import DECK, Cards, Seat, State
from game.rules.steps import Command
from game.table.counting import door_slots
from game.table.staging import Staging
from game.words import Words

SQUARES: Mapping[Colour, str] = {
    Colour.OBSERVATORY: "🟥",
    Colour.AQUARIUM: "🟦",
    Colour.GARDEN: "🟩",
    Colour.LIBRARY: "🟫",
}
SHUT, SEVERAL = "⬛", "🟪"
"""Signs of a Door that is not gained, and of a Door of no single place."""
DOORS = "🚪"
MET = "🌙"
"""Sign of a Nightmare."""


@dataclass(frozen=True)
class Gained:
    """The command by which a Door was gained for good, and the turn."""

    by: type[Command[Any]] | None
    turn: int


@dataclass(frozen=True)
class Loss:
    """A loss that had to be: the seat, the turn, and the command that chose what to give."""

    seat: Seat
    turn: int
    by: type[Command[Any]]


def gains(game: Game) -> dict[Card, Gained]:
    """Returns how each Door that is open at the end was gained."""
    state, by = opening(game.rules), None
    doors: dict[Card, Gained] = {}
    for event in game.log:
        if isinstance(event, Answered):
            by = type(event.command)
        after = event.evolve(state)
        if after.zones is not state.zones:
            lay = all_doors(state)
            doors |= {door: Gained(by, state.turn) for door in all_doors(after) if door not in lay}
        state = after
    return {door: doors[door] for door in all_doors(state)}


def openings(game: Game) -> dict[Card, type[Command[Any]] | None]:
    """Returns the commands that gained these Doors."""
    return {door: gained.by for door, gained in gains(game).items()}


def losses(game: Game, staging: Staging) -> Iterator[Loss]:
    """Yields the losses in the order in which they were suffered."""
    seat, turn = game.state.first_seat, 0
    for event in game.log:
        if isinstance(event, TurnBegan):
            seat, turn = event.seat, event.number
        elif isinstance(event, Answered) and staging.command(event.command).loses:
            yield Loss(seat, turn, type(event.command))


def all_doors(state: State) -> Cards:
    return tuple(door for seat in range(state.seats) for door in state.doors(seat))


def ways(doors: Mapping[Card, type[Command[Any]] | None], staging: Staging) -> Counter[str]:
    """Returns how many of these Doors were gained in each way that has a name."""
    named = (staging.command(by).opens for by in doors.values() if by is not None)
    return Counter(way.name for way in named if way is not None)


@dataclass(frozen=True)
class Deeds:
    """Deeds of one player: the number of Doors open at the end, how many of them were gained in
    each way that has a name, and the number of events of each class."""

    doors: int
    ways: Mapping[str, int]
    times: Mapping[type[Event], int]


def deeds(game: Game, staging: Staging) -> tuple[Deeds, ...]:
    """Returns the deeds of every seat."""
    opened = openings(game)
    times = Counter((getattr(event, "seat", None), type(event)) for event in game.log)
    made = []
    for seat in range(game.state.seats):
        doors = {door: opened[door] for door in game.state.doors(seat)}
        counted = {event: times[seat, event] for event in staging.deeds}
        made.append(Deeds(len(doors), ways(doors, staging), counted))
    return tuple(made)


def facts(deeds: Deeds, words: Words, staging: Staging) -> Iterator[str]:
    """Yields deeds in words; some only if there were any."""
    if staging.openings:
        yield words.doors_by(deeds.doors, ways_told(deeds.ways, words, staging))
    for event, deed in staging.deeds.items():
        count = deeds.times[event]
        if count or deed.always:
            yield deed.told(words, count)


def ways_told(ways: Mapping[str, int], words: Words, staging: Staging) -> str:
    told = (way.told(words, ways.get(way.name, 0)) for way in staging.openings.values())
    return words.say(", ").join(filter(None, told))


def told(deeds: Deeds, words: Words, staging: Staging) -> str:
    return words.say(", ").join(facts(deeds, words, staging))


def comparison(words: Words, game: Game, staging: Staging, title: str) -> str:
    """Returns four lines about a finished game that tell no card: the title, victory or defeat, the
    Doors by place with the Nightmares that were met, and the cards left after how many turns."""
    state = game.state
    ended = words.say("Victory") if state.result == "won" else words.say("Defeat")
    groups = door_slots(state, game.rules)
    doors = " ".join(
        "".join(square(slot.door) if slot.gained else SHUT for slot in group) for group in groups
    )
    met = MET * sum(1 for _ in losses(game, staging))
    left, turns = words.cards_left(len(state.zone(DECK))), words.turns(state.turn)
    return "\n".join((title, ended, f"{DOORS} {doors} {met}".rstrip(), f"{left}   ·   {turns}"))


def square(door: Card) -> str:
    """Returns the sign of a Door that is gained."""
    if len(door.colours) != 1:
        return SEVERAL
    (place,) = door.colours
    return SQUARES[place]
