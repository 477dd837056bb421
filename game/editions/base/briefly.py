"""What happened in the base game since the last answer, in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from game.editions.base.door import DoorMissed
from game.editions.base.explore import (
    SearchFailed,
)
from game.editions.base.nightmare import (
    DoorLost,
    TopDiscarded,
)
from game.editions.base.routines import (
    CardSetAside,
    DoorGained,
    HandDiscarded,
    LocationDrawn,
)
from game.rules.card import DOOR, Card
from game.rules.state import SHARED
from game.words import Words


def places(words: Words, doors: Sequence[Card]) -> str:
    """Of which places these Doors are, in their order."""
    return words.say(", ").join(words.place(colour) for door in doors for colour in door.colours)


def count(words: Words, n: int) -> str:
    """A number that begins a sentence."""
    number = words.number(n)
    return number[:1].upper() + number[1:]


def gained(words: Words, events: Sequence[DoorGained]) -> str:
    doors, n = [event.door for event in events], len(events)
    told = {"number": count(words, n), "places": places(words, doors)}
    return words.plural("A Door opened: {places}.", "{number} Doors opened: {places}.", n, **told)


def lost(words: Words, events: Sequence[DoorLost]) -> str:
    doors, n = [event.door for event in events], len(events)
    told = {"number": count(words, n), "places": places(words, doors)}
    return words.plural("A Door lost: {places}.", "{number} Doors lost: {places}.", n, **told)


def missed(words: Words, events: Sequence[DoorMissed]) -> str:
    doors, n = [event.door for event in events], len(events)
    told = {"number": count(words, n), "places": places(words, doors)}
    return words.plural("A Door missed: {places}.", "{number} Doors missed: {places}.", n, **told)


def search_failed(words: Words, events: Sequence[SearchFailed]) -> str:
    door = words.of_place(events[0].colour, words.kind(DOOR))
    return words.say("No {door} in the deck.", door=door)


def hand_lost(words: Words, events: Sequence[HandDiscarded]) -> str:
    n = sum(len(event.cards) for event in events)
    return words.plural(
        "A card of the hand lost.", "{number} cards of the hand lost.", n, number=count(words, n)
    )


def deck_lost(words: Words, events: Sequence[TopDiscarded]) -> str:
    n = len(events)
    return words.plural(
        "A card of the deck lost.", "{number} cards of the deck lost.", n, number=count(words, n)
    )


def set_aside(words: Words, events: Sequence[CardSetAside]) -> str:
    n = len(events)
    return words.plural(
        "A card went to Limbo.", "{number} cards went to Limbo.", n, number=count(words, n)
    )


def drawn(words: Words, events: Sequence[LocationDrawn]) -> str:
    """Those of the hand, then the shared ones; of a hand that is not one's own, how many."""
    shared = [event.card for event in events if event.zone == SHARED]
    own = [event.card for event in events if event.zone != SHARED]
    known, hidden = [card for card in own if card is not None], own.count(None)
    told = (
        words.say("Drawn: {cards}.", cards=words.cards(known)) if known else "",
        words.plural(
            "A card drawn face down.",
            "{number} cards drawn face down.",
            hidden,
            number=count(words, hidden),
        )
        if hidden
        else "",
        words.say("Shared: {cards}.", cards=words.cards(shared)) if shared else "",
    )
    return " ".join(filter(None, told))
