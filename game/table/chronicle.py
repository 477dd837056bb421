"""The log of a game as it is read: which events tell something, in which turn, of which cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.rules.event import Answered, Awaiting, DeckShuffled, Event, TurnBegan
from game.rules.game import Game, opening
from game.rules.state import NOBODY, Cards
from game.rules.view import View, seen
from game.table import watching

SILENT = Answered, Awaiting
"""They tell nothing that the events around them do not tell."""


@dataclass(frozen=True)
class Entry:
    """An event to be told; one that is a TurnBegan is the heading of its turn."""

    event: Event
    turn: int
    """0 while the game is set up."""
    cards: Cards
    """Those that its sentence names."""

    @property
    def heading(self) -> bool:
        """Whether a turn begins with it."""
        return isinstance(self.event, TurnBegan)


def chronicle(events: Iterable[Event]) -> list[Entry]:
    """What can be told of events as their reader may see them, in the order they happened."""
    entries, turn = [], 0
    for event in events:
        if isinstance(event, TurnBegan):
            turn = event.number
        if not isinstance(event, SILENT):
            entries.append(Entry(event, turn, named(event)))
    return entries


def named(event: Event) -> Cards:
    """The cards in the fields of an event; of a shuffle none, for its sentence tells no order."""
    if isinstance(event, DeckShuffled):
        return ()
    return tuple(watching.named(event))


def whole_story(game: Game) -> Iterator[Event]:
    """The events of a game that is over, as all may read them: of an event that names a card which
    does not lie face up now, what everybody could know of it."""
    view = View.ended(game.state, game.state.active)
    up = {card for zone in view.zones for card in view.cards(zone)}
    public = seen(opening(game.rules), game.log, NOBODY)
    for event, told in zip(game.log, public, strict=True):
        yield event if up.issuperset(named(event)) else told
