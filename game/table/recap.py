"""What happened in a turn, as cards: what two players show each other when the light goes over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from game.rules.card import Card
from game.rules.event import Event, TurnBegan
from game.rules.game import Game, opening
from game.rules.state import NOBODY, Seat
from game.rules.view import seen
from game.table.chronicle import SILENT, named
from game.table.staging import Staging


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
        if type(event) in staging.told_as:
            yield from (Recalled(*told) for told in staging.told_as[type(event)](event))
        elif not isinstance(event, SILENT):
            yield from (Recalled(card, "") for card in named(event))


def together(cards: Iterable[Recalled]) -> Iterator[Recalled]:
    """Unknown cards that follow each other and are told alike become one."""
    for first, alike in groupby(cards):
        yield replace(first, count=len(list(alike)))
