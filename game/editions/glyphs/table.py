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
from game.rules.state import DECK, DOORS, owned
from game.table.motion.cues import once
from game.table.motion.lights import Effect, Lamp
from game.table.motion.motions import CROSS_FADE, Motion
from game.table.motion.timeline import OUT
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


STAGING = Staging(
    meanings={OpenShown: lambda command, view: (command.door.id, owned(DOORS, view.active))},
    motions={
        IncantationSeen: Motion(0.52, OUT, each=0.09, land=0.0, wait=0.9),
        CardsSunk: Motion(0.4, each=0.07, land=0.0, fade=0.2),
    },
    stills={IncantationSeen: replace(CROSS_FADE, wait=0.8)},
    lights={IncantationSeen: gleaming},
    sounds={
        IncantationSeen: once("incantation"),
        CardsSunk: lambda moment, event: moment.flight(DECK, len(event.order)),
    },
    weights=("incantation",),
    openings={OpenShown: "incantation"},
    ways_told={"incantation": by_incantation},
    told_as={IncantationSeen: shown, CardsSunk: lambda event: []},
    signs={OpenShown: Sign("kind-G", msgid("by Incantation"))},
    landmarks={IncantationSeen: Landmark("kind-G", msgid("Incantation"))},
)
