"""How fast things move, and whether they travel at all; and how a game is set up before the
players' eyes in the same short time, however many cards that takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from game.rules.event import DeckShuffled, Event
from game.table.motion.motions import DEALT, LONGEST_DEAL, SHUFFLE, Motion
from game.table.staging import Staging

INSTANT = 0.0
SPEEDS = (0.5, 1.0, 2.0, INSTANT)
LONG_PAUSES = 2.0
"""So many times as long as usual."""
LOOKED_AT = 1.2
"""Seconds in which a card that was met lies there before it goes on, where all goes in turn."""


@dataclass(frozen=True)
class Tempo:
    """How the player likes things to move: so many times as fast as usual, or not at all
    (`INSTANT`); with reduced motion nothing travels. What is told stays for `pauses` times as long
    as usual before something else moves. Where all goes `in_turn` nothing sets out while something
    else moves, so that whoever learns can follow."""

    speed: float = 1.0
    reduced: bool = False
    pauses: float = 1.0
    in_turn: bool = False

    def pause(self, usual: float, moving: float, met: bool) -> float:
        """Seconds from one event to the next: `usual` are those of the event, for so long its cards
        are `moving`; `met` if it brings up a card that goes on by itself."""
        least = moving + LOOKED_AT * met if self.in_turn else 0.0
        return max(usual * self.pauses, least)

    @cached_property
    def travels(self) -> bool:
        """Whether cards move from place to place."""
        return not self.reduced and self.speed != INSTANT


USUAL_TEMPO = Tempo()


def dealt(staging: Staging, event: Event, reduced: bool) -> Motion:
    """The time that an event of the set-up takes, before all of it is hurried."""
    if reduced or isinstance(event, DeckShuffled):
        return staging.motion_of(event, reduced)
    return DEALT


def pace_of_deal(staging: Staging, events: Sequence[Event], tempo: Tempo) -> float:
    """How many times as fast as that the events of the set-up have to be shown; 1 at least."""
    waits = sum(
        motion.stagger if staging.alike(event, following) else motion.pause
        for event, following in pairwise(events)
        for motion in [dealt(staging, event, tempo.reduced)]
    )
    if tempo.travels:
        shuffles = sum(isinstance(event, DeckShuffled) for event in events)
        waits += shuffles * SHUFFLE + 2 * DEALT.duration
    return max(1.0, waits / LONGEST_DEAL)
