"""What happened in a turn, as cards: what two players show each other when the light goes over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from game.rules.card import Card
from game.rules.event import Answered, Event, TurnBegan
from game.rules.game import Game, opening
from game.rules.state import LIMBO, NOBODY, Seat
from game.rules.view import seen
from game.table.chronicle import SILENT, named
from game.table.latest import Latest
from game.table.staging import Staging
from game.words import msgid

DISCARDED, TO_LIMBO = msgid("discarded"), msgid("to Limbo")
"""What has become of a card that was lost."""
SEVERAL = {DISCARDED: msgid("to the discard pile")}
"""What is said of several cards at once, where that is not what is said of each."""


@dataclass(frozen=True)
class Recalled:
    """A card that a turn was about, or so many of which nobody may know more than that; `word`,
    still to be said, is what became of it, or empty."""

    card: Card | None
    word: str
    count: int = 1


@dataclass(frozen=True)
class Recap:
    """The turn of this number, which was this seat's: its cards in the order in which they were
    met. It holds none that was not before everybody's eyes."""

    seat: Seat
    number: int
    cards: tuple[Recalled, ...]


def recap(game: Game, number: int, staging: Staging) -> Recap | None:
    """The turn of this number as nobody in particular saw it; None if there was none."""
    turn: TurnBegan | None = None
    events: list[Event] = []
    for event in seen(opening(game.rules), game.log, NOBODY):
        if isinstance(event, TurnBegan):
            if turn is not None:
                break
            turn = event if event.number == number else None
        elif turn is not None:
            events.append(event)
    if turn is None:
        return None
    return Recap(turn.seat, turn.number, tuple(together(recalled(events, staging))))


def recalled(events: Iterable[Event], staging: Staging) -> Iterator[Recalled]:
    """The cards of public events, as their edition has them told; else those that they name."""
    for event in events:
        if cards := staging.event(event).cards:
            yield from (Recalled(*told) for told in cards(event))
        elif not isinstance(event, SILENT):
            yield from (Recalled(card, "") for card in named(event))


def together(cards: Iterable[Recalled]) -> Iterator[Recalled]:
    """Unknown cards that follow each other and are told alike become one."""
    for first, alike in groupby(cards):
        yield replace(first, count=len(list(alike)))


def lost(latest: Latest, staging: Staging) -> tuple[Recalled, ...]:
    """The cards that had to be given by the last answer, those first that were discarded."""
    answer, state = latest.events[0], latest.before
    if not isinstance(answer, Answered) or not staging.command(answer.command).loses:
        return ()
    gone = []
    for event in latest.events:
        state = event.evolve(state)
        if staging.event(event).lost:
            limbo = state.zone(LIMBO)
            gone += [Recalled(c, TO_LIMBO if c in limbo else DISCARDED) for c in named(event)]
    return tuple(sorted(gone, key=lambda one: one.word == TO_LIMBO))
