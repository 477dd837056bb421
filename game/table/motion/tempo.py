"""The tempo: how fast things move, and whether they travel at all; and how the set-up of a game is
shown in the same short time, however many cards it takes."""

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
"""Length of long pauses, by the usual ones."""
LOOKED_AT = 1.2
"""Seconds for which a met card lies there before it goes on, if everything goes in turn."""


@dataclass(frozen=True)
class Tempo:
    """Preferences of the player. `speed` is 1 as usual, or `INSTANT`; in `reduced` motion nothing
    travels. Pauses are `pauses` times as long as usual. If everything goes `in_turn`, nothing sets
    out while something else moves, so that a learner can follow."""

    speed: float = 1.0
    reduced: bool = False
    pauses: float = 1.0
    in_turn: bool = False

    def pause(self, usual: float, moving: float, met: bool) -> float:
        """Returns the seconds from one event to the next: `usual` is the pause of the event, its
        cards are `moving` for so long; `met` if it brings up a card that goes on by itself."""
        least = moving + LOOKED_AT * met if self.in_turn else 0.0
        return max(usual * self.pauses, least)

    @cached_property
    def travels(self) -> bool:
        return not self.reduced and self.speed != INSTANT


USUAL_TEMPO = Tempo()


def dealt(staging: Staging, event: Event, reduced: bool) -> Motion:
    """Returns the motion of an event of the set-up, before all of it is hurried."""
    if reduced or isinstance(event, DeckShuffled):
        return staging.motion_of(event, reduced)
    return DEALT


def pace_of_deal(staging: Staging, events: Sequence[Event], tempo: Tempo) -> float:
    """Returns how many times faster the set-up has to be shown; at least 1."""
    waits = sum(
        motion.stagger if staging.alike(event, following) else motion.pause
        for event, following in pairwise(events)
        for motion in [dealt(staging, event, tempo.reduced)]
    )
    if tempo.travels:
        shuffles = sum(isinstance(event, DeckShuffled) for event in events)
        waits += shuffles * SHUFFLE + 2 * DEALT.duration
    return max(1.0, waits / LONGEST_DEAL)
