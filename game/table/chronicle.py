"""The log of a game as it is read: which events tell something, in which turn, of which cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.rules.card import Card
from game.rules.event import Answered, Awaiting, DeckShuffled, Event, TurnBegan
from game.rules.game import Game, opening
from game.rules.state import NOBODY, Cards
from game.rules.view import View, seen
from game.table import watching
from game.table.staging import Discreet, Staging
from game.words import Names, Words

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


def news(game: Game, words: Words, names: Names, staging: Staging) -> list[str]:
    """What everybody may know of the turn that is over. No card is named that lies in a hand, known
    or not: nobody looks at hands while this is read."""
    entries = chronicle(seen(opening(game.rules), game.log, NOBODY))
    hands = {card for seat in range(2) for card in game.state.hand(seat)}
    told, discreet = last_turn(entries, staging), staging.discreet
    return list(_told(told, hands, discreet, words, names))


def _told(
    entries: Sequence[Entry],
    hands: set[Card],
    discreet: Mapping[type[Event], Discreet],
    words: Words,
    names: Names,
) -> Iterator[str]:
    for entry in entries:
        if not hands & set(entry.cards):
            yield words.event(entry.event, names)
        elif type(entry.event) in discreet:
            yield discreet[type(entry.event)](words, names, entry.event)


def just_begun(log: Iterable[Event]) -> bool:
    """Whether nothing was answered yet in the turn that is going on."""
    turn = False
    for event in log:
        turn = isinstance(event, TurnBegan) or (turn and not isinstance(event, Answered))
    return turn


def last_turn(entries: Sequence[Entry], staging: Staging) -> Sequence[Entry]:
    """What happened in the turn before the one that has just begun; before the first one, how the
    game was set up as far as that is told."""
    begun = [i for i, entry in enumerate(entries) if isinstance(entry.event, TurnBegan)]
    if len(begun) < 2:
        return [entry for entry in entries if type(entry.event) in staging.begins]
    return entries[begun[-2] + 1 : begun[-1]]
