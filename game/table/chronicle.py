"""The log of a game as people read it: event by event, and a turn as the cards that it was about,
which two players show each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from game.rules.card import Card
from game.rules.event import Answered, Awaiting, Event, TurnBegan
from game.rules.game import Game, opening
from game.rules.state import LIMBO, NOBODY, Cards, Seat
from game.rules.view import View, seen
from game.table.staging import Staging
from game.table.watching import Latest, named
from game.words import msgid

SILENT = Answered, Awaiting
"""Events that tell nothing new beside the events around them."""
DISCARDED, TO_LIMBO = msgid("discarded"), msgid("to Limbo")
"""Words for what became of a lost card."""
SEVERAL = {DISCARDED: msgid("to the discard pile")}
"""Words for several cards at once, where they differ from the word for one."""


@dataclass(frozen=True)
class Entry:
    """An event in the log. A TurnBegan is the heading of its turn."""

    event: Event
    turn: int
    """Number of the turn; 0 during the set-up."""
    cards: Cards
    """Cards that its sentence names."""

    @property
    def heading(self) -> bool:
        return isinstance(self.event, TurnBegan)


def chronicle(events: Iterable[Event]) -> list[Entry]:
    """Returns the entries for events as their reader may see them, in the order they happened."""
    entries, turn = [], 0
    for event in events:
        if isinstance(event, TurnBegan):
            turn = event.number
        if not isinstance(event, SILENT):
            entries.append(Entry(event, turn, named(event)))
    return entries


def whole_story(game: Game) -> Iterator[Event]:
    """Yields the events of a game that is over, as everybody may read them. An event that names a
    card which does not lie face up now is told as everybody could know it then."""
    view = View.ended(game.state, game.state.active)
    up = {card for zone in view.zones for card in view.cards(zone)}
    public = seen(opening(game.rules), game.log, NOBODY)
    for event, told in zip(game.log, public, strict=True):
        yield event if up.issuperset(named(event)) else told


@dataclass(frozen=True)
class Recalled:
    """A card that a turn was about, or `count` unknown ones; `word`, not yet translated, tells what
    became of it, or is empty."""

    card: Card | None
    word: str
    count: int = 1


@dataclass(frozen=True)
class Recap:
    """The turn of this number and seat: its cards in the order in which they appeared. It holds
    only cards that everybody has seen."""

    seat: Seat
    number: int
    cards: tuple[Recalled, ...]


def recap(game: Game, number: int, staging: Staging) -> Recap | None:
    """Returns the turn of this number as everybody saw it; None if there was none."""
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
    """Yields the cards of public events, as their edition tells them, or all that they name."""
    for event in events:
        if cards := staging.event(event).cards:
            yield from (Recalled(card, label) for card, label in cards(event))
        elif not isinstance(event, SILENT):
            yield from (Recalled(card, "") for card in named(event))


def together(cards: Iterable[Recalled]) -> Iterator[Recalled]:
    """Joins unknown cards that follow each other with the same word."""
    for first, alike in groupby(cards):
        yield replace(first, count=len(list(alike)))


def lost(latest: Latest, staging: Staging) -> tuple[Recalled, ...]:
    """Returns the cards that the last answer had to give, discarded ones first."""
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
