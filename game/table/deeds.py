"""Who did what in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from game.rules.card import Card
from game.rules.event import Answered, Event, TurnBegan
from game.rules.game import Game, opening
from game.rules.state import Cards, Seat, State
from game.rules.steps import Command
from game.table.staging import Staging
from game.words import Words


@dataclass(frozen=True)
class Gained:
    """How a Door was gained for good: the command by which, and the turn in which."""

    by: type[Command[Any]] | None
    turn: int


@dataclass(frozen=True)
class Loss:
    """What was given when something had to be: who gave it, in which turn, by which command."""

    seat: Seat
    turn: int
    by: type[Command[Any]]


def gains(game: Game) -> dict[Card, Gained]:
    """Every Door that is open at the end."""
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
    """The same Doors, and the commands alone."""
    return {door: gained.by for door, gained in gains(game).items()}


def losses(game: Game, staging: Staging) -> Iterator[Loss]:
    """In the order in which they were suffered."""
    seat, turn = game.state.first_seat, 0
    for event in game.log:
        if isinstance(event, TurnBegan):
            seat, turn = event.seat, event.number
        elif isinstance(event, Answered) and staging.command(event.command).loses:
            yield Loss(seat, turn, type(event.command))


def all_doors(state: State) -> Cards:
    """The Doors on the table, seat by seat."""
    return tuple(door for seat in range(state.seats) for door in state.doors(seat))


def ways(doors: Mapping[Card, type[Command[Any]] | None], staging: Staging) -> Counter[str]:
    """How many of these Doors were gained in each way that has a name."""
    named = (staging.command(by).opens for by in doors.values() if by is not None)
    return Counter(way.name for way in named if way is not None)


@dataclass(frozen=True)
class Deeds:
    """What one player did in a game: how many Doors that are open at its end were gained, how many
    of them in each way that has a name, and how many events of each class there were."""

    doors: int
    ways: Mapping[str, int]
    times: Mapping[type[Event], int]


def deeds(game: Game, staging: Staging) -> tuple[Deeds, ...]:
    """The deeds of every seat."""
    opened = openings(game)
    times = Counter((getattr(event, "seat", None), type(event)) for event in game.log)
    made = []
    for seat in range(game.state.seats):
        doors = {door: opened[door] for door in game.state.doors(seat)}
        counted = {event: times[seat, event] for event in staging.deeds}
        made.append(Deeds(len(doors), ways(doors, staging), counted))
    return tuple(made)


def facts(deeds: Deeds, words: Words, staging: Staging) -> Iterator[str]:
    """Deeds in words; of some only if there were any."""
    if staging.openings:
        yield words.doors_by(deeds.doors, ways_told(deeds.ways, words, staging))
    for event, deed in staging.deeds.items():
        count = deeds.times[event]
        if count or deed.always:
            yield deed.told(words, count)


def ways_told(ways: Mapping[str, int], words: Words, staging: Staging) -> str:
    """How many Doors were gained in which way."""
    told = (way.told(words, ways.get(way.name, 0)) for way in staging.openings.values())
    return words.say(", ").join(filter(None, told))


def told(deeds: Deeds, words: Words, staging: Staging) -> str:
    """Deeds on one line."""
    return words.say(", ").join(facts(deeds, words, staging))
