"""Who did what in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.editions.base.explore import CardDiscarded, CardPlayed
from game.editions.base.nightmare import DoorLost, NightmareDrawn
from game.editions.base.partners import CardsSwapped
from game.editions.base.prophecy import ProphecySeen
from game.editions.base.routines import DoorGained, KeyDiscarded
from game.rules.card import Card
from game.rules.event import Event
from game.words import Words


def opened_by_key(events: Iterable[Event]) -> dict[Card, bool]:
    """Every Door that is open at the end, and whether a Key opened it: if not, a trio did."""
    doors: dict[Card, bool] = {}
    before: Event | None = None
    for event in events:
        if isinstance(event, DoorGained):
            doors[event.door] = isinstance(before, KeyDiscarded)
        elif isinstance(event, DoorLost):
            del doors[event.door]
        before = event
    return doors


@dataclass(frozen=True)
class Deeds:
    """What one player did in a game. The Doors are those that are open at its end."""

    by_trio: int
    by_key: int
    played: int
    discarded: int
    """By the action of a turn: what a Door or a Nightmare costs is not counted."""
    prophecies: int
    nightmares: int
    """Those that were met."""
    swaps: int


def deeds(events: Iterable[Event], seats: int) -> tuple[Deeds, ...]:
    """The deeds of every seat."""
    log = tuple(events)
    owners = {event.door: event.seat for event in log if isinstance(event, DoorGained)}
    doors = Counter((owners[door], by_key) for door, by_key in opened_by_key(log).items())
    times = Counter((getattr(event, "seat", None), type(event)) for event in log)
    return tuple(
        Deeds(
            by_trio=doors[seat, False],
            by_key=doors[seat, True],
            played=times[seat, CardPlayed],
            discarded=times[seat, CardDiscarded],
            prophecies=times[seat, ProphecySeen],
            nightmares=times[seat, NightmareDrawn],
            swaps=times[seat, CardsSwapped],
        )
        for seat in range(seats)
    )


def facts(deeds: Deeds, words: Words) -> Iterator[str]:
    """Deeds in words; of the swaps and Prophecies only if there were any."""
    yield words.plural(
        "{n} Door ({trio} by trio, {key} by Key)",
        "{n} Doors ({trio} by trio, {key} by Key)",
        deeds.by_trio + deeds.by_key,
        trio=deeds.by_trio,
        key=deeds.by_key,
    )
    yield words.plural("{n} card played", "{n} cards played", deeds.played)
    yield words.plural("{n} card discarded", "{n} cards discarded", deeds.discarded)
    if deeds.swaps:
        yield words.plural("{n} swap", "{n} swaps", deeds.swaps)
    if deeds.prophecies:
        yield words.plural("{n} Prophecy", "{n} Prophecies", deeds.prophecies)
    yield words.plural("{n} Nightmare", "{n} Nightmares", deeds.nightmares)


def told(deeds: Deeds, words: Words) -> str:
    """Deeds on one line."""
    return words.say(", ").join(facts(deeds, words))
