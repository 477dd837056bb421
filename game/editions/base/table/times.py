"""How fast the cards of each event of the base game move, and for how long."""

from __future__ import annotations

from dataclasses import replace

from game.editions.base.door import DoorDrawn, DoorMissed
from game.editions.base.explore import CardDiscarded, CardPlayed, SearchFailed, TrioCompleted
from game.editions.base.nightmare import DoorLost, NightmareDiscarded, NightmareDrawn, TopDiscarded
from game.editions.base.partners import CardDrafted, CardsSwapped, MarketShared
from game.editions.base.prophecy import CardsReturned, ProphecyDiscarded, ProphecySeen
from game.editions.base.routines import (
    CardSetAside,
    DoorGained,
    HandDiscarded,
    KeyDiscarded,
    LocationDrawn,
)
from game.editions.base.turn import LimboReturned
from game.table.motion.motions import CROSS_FADE, DRAW, RISEN, USUAL, Motion, Motions
from game.table.motion.timeline import IN, OUT

MOTIONS: Motions = {
    # Under the row, or it would turn over across the first of its cards.
    LocationDrawn: replace(DRAW, arc=-0.1),
    CardSetAside: Motion(0.6, IN, stagger=0.07, wait=0.3),
    TopDiscarded: DRAW,
    CardPlayed: Motion(0.42, wait=0.12),
    CardDiscarded: replace(USUAL, wait=0.15),
    KeyDiscarded: replace(USUAL, wait=0.76),
    TrioCompleted: Motion(0.36, each=0.09, land=0.0, wait=0.55),
    ProphecySeen: Motion(0.52, OUT, each=0.06, land=0.0, fade=0.2),
    ProphecyDiscarded: replace(USUAL, wait=0.2),
    CardsReturned: Motion(0.32, each=0.06, land=0.0, fade=0.2),
    DoorDrawn: Motion(0.5, wait=0.1),
    NightmareDrawn: Motion(RISEN, wait=1.25, again=RISEN + 0.3, fade=0.22),
    DoorGained: Motion(0.5, wait=0.7),
    # What is drawn next comes no sooner than the Door has left the middle.
    DoorMissed: Motion(0.6, IN, wait=0.15),
    DoorLost: Motion(0.6, IN, wait=0.4),
    SearchFailed: Motion(0.0, wait=0.8),
    HandDiscarded: Motion(0.32, each=0.06, wait=0.1),
    NightmareDiscarded: Motion(0.9, wait=0.45, late=0.3, fade=0.3),
    LimboReturned: Motion(0.45, each=0.01, land=0.0, wait=0.15),
    CardDrafted: USUAL,
    MarketShared: replace(USUAL, each=0.06),
    CardsSwapped: replace(USUAL, wait=0.2),
}
"""What does not take the usual time."""
STILLS: Motions = {
    KeyDiscarded: replace(CROSS_FADE, wait=0.5),
    TrioCompleted: replace(CROSS_FADE, wait=0.6),
    ProphecyDiscarded: replace(CROSS_FADE, wait=0.4),
    NightmareDrawn: replace(CROSS_FADE, wait=0.5),
    DoorGained: replace(CROSS_FADE, wait=0.7),
    SearchFailed: replace(CROSS_FADE, wait=0.8),
}
"""Events that are seen for longer than others in reduced motion."""
