"""The Glyphs at the table: what is laid where, and how an Incantation moves, shines and sounds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.editions.glyphs.incantation import (
    CardsSunk,
    IncantationSeen,
    OpenShown,
)
from game.rules.card import DOOR, Card
from game.rules.event import Event
from game.rules.state import DECK, DOORS, owned
from game.table.layout.poses import Pose
from game.table.motion.choreography import ABOVE, Change, Steps
from game.table.motion.cues import Cue, Moment, once
from game.table.motion.lights import Effect, Lamp
from game.table.motion.motions import CROSS_FADE, Motion
from game.table.motion.tempo import LOOKED_AT
from game.table.motion.timeline import OUT, still
from game.table.staging import Landmark, Sign, Staging
from game.words import Words, msgid


def by_incantation(words: Words, count: int) -> str:
    """Only if there were any: most games have none."""
    return words.say("{n} by Incantation", n=count) if count else ""


def gleaming(lamp: Lamp, event: IncantationSeen) -> Iterator[Effect]:
    """The Doors among the cards light up, one after the other."""
    doors = [card.id for card in event.cards if card.kind == DOOR]
    for number, key in enumerate(doors):
        yield from lamp.light("glow", key, lamp.at(key), lamp.motion.duration, number)


def shown(event: IncantationSeen) -> Iterator[tuple[Card, str]]:
    """All of them lie before everybody."""
    yield from ((card, msgid("shown")) for card in event.cards)


def sinks(change: Change, start: Pose, end: Pose, motion: Motion) -> Steps:
    """A card that is left alone sinks unasked: it lies there first, so that one can read which it
    is and where it goes. Of several the order was confirmed, and they go at once."""
    waits = rests(change.event)
    rest = (still(start, waits, above=ABOVE),) if waits else ()
    return (*rest, *change.flight(start, end, motion))


def rests(event: Event | None) -> float:
    """Seconds in which the cards of an event lie there before they sink."""
    return LOOKED_AT if isinstance(event, CardsSunk) and len(event.order) == 1 else 0.0


def sinking(moment: Moment, event: CardsSunk) -> Iterator[Cue]:
    """The cards slide to the deck once they set out."""
    for cue in moment.flight(DECK, len(event.order)):
        yield replace(cue, delay=cue.delay + rests(event))


STAGING = Staging(
    meanings={OpenShown: lambda command, view: (command.door.id, owned(DOORS, view.active))},
    motions={
        IncantationSeen: Motion(0.52, OUT, each=0.09, land=0.0, wait=0.9),
        CardsSunk: Motion(0.4, each=0.07, land=0.0, fade=0.2),
    },
    stills={
        IncantationSeen: replace(CROSS_FADE, wait=0.8),
        CardsSunk: replace(CROSS_FADE, wait=0.8),
    },
    ways={CardsSunk: sinks},
    lights={IncantationSeen: gleaming},
    sounds={
        IncantationSeen: once("incantation"),
        CardsSunk: sinking,
    },
    weights=("incantation",),
    openings={OpenShown: "incantation"},
    ways_told={"incantation": by_incantation},
    told_as={IncantationSeen: shown, CardsSunk: lambda event: []},
    signs={OpenShown: Sign("kind-G", msgid("by Incantation"))},
    landmarks={IncantationSeen: Landmark("kind-G", msgid("Incantation"))},
)
