"""How a game is set up before the players' eyes: its deck is shuffled and dealt in the same short
time, however many cards that takes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.rules.event import DeckShuffled, Event
from game.table.motion.motions import DEALT, LONGEST_DEAL, SHUFFLE, Motion
from game.table.motion.tempo import Tempo
from game.table.staging import Staging


def dealt(staging: Staging, event: Event, reduced: bool) -> Motion:
    """The time that an event of the set-up takes, before all of it is hurried."""
    if reduced or isinstance(event, DeckShuffled):
        return staging.motion_of(event, reduced)
    return DEALT


def pace(staging: Staging, events: Sequence[Event], tempo: Tempo) -> float:
    """How many times as fast as that these events have to be shown; 1 at least."""
    waits = sum(
        motion.stagger if staging.alike(event, following) else motion.pause
        for event, following in pairwise(events)
        for motion in [dealt(staging, event, tempo.reduced)]
    )
    if tempo.travels:
        shuffles = sum(isinstance(event, DeckShuffled) for event in events)
        waits += shuffles * SHUFFLE + 2 * DEALT.duration
    return max(1.0, waits / LONGEST_DEAL)
