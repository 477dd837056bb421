"""The table of times and curves: how everything moves and for how long, event by event. The second
half is the same for reduced motion, in which nothing travels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.rules.event import Answered, Awaiting, DeckShuffled, Event, GameLost, GameWon, TurnBegan
from game.table.motion.timeline import IN_OUT, OUT, Curve


@dataclass(frozen=True)
class Motion:
    """How the cards of an event move, in seconds.

    `each` passes between one card of the event and the next, `stagger` until the next event of
    the same kind, `wait` until one of another kind (as long as the movement lasts if it is not
    given; `again` that after a card which takes the light and is not the first one); what stays in
    its zone closes the gap `late`; the still picture fades over to the new one in `fade`.
    """

    duration: float
    curve: Curve = IN_OUT
    arc: float = 0.12
    tilt: float = 4.0
    land: float = 0.12
    each: float = 0.0
    stagger: float = 0.09
    wait: float | None = None
    again: float | None = None
    late: float = 0.0
    fade: float = 0.0

    @property
    def pause(self) -> float:
        """Until an event of another kind may begin."""
        return self.duration if self.wait is None else self.wait


@dataclass(frozen=True)
class Span:
    """When a light is seen, in seconds: so long after what it belongs to, for so long; where there
    are several, so much later each."""

    duration: float
    after: float = 0.0
    each: float = 0.0


# What the player moves

SETTLE = Motion(0.22, OUT, arc=0.0, tilt=0.0, land=0.0)
"""A card that was let go glides home; the others close the gap."""
LIFT = Motion(0.14, OUT, arc=0.0, tilt=0.0, land=0.0)
"""A card rises under the pointer."""
MAKE_ROOM = Motion(0.16, OUT, arc=0.0, tilt=0.0, land=0.0)

# What the game moves

USUAL = Motion(0.32)
DRAW = Motion(0.38, stagger=0.07, wait=0.15)
ENDS = GameWon, GameLost
SHOWN = DeckShuffled, *ENDS
"""Events of any game that take their time also where no card changes its place."""
Motions = Mapping[type[Event], Motion]
VICTORY, LEAVING = 1.75, 0.45
"""From a victory until its page comes up; and until all but the Doors has left the table."""
MOTIONS: Motions = {
    Answered: replace(SETTLE, wait=0.0),
    Awaiting: replace(SETTLE, wait=0.0),
    DeckShuffled: Motion(0.3, land=0.0, wait=0.08),
    TurnBegan: Motion(0.4, wait=0.06),
    # Its Doors take all of its time; where pauses are longer it takes no more.
    GameWon: Motion(0.5, wait=0.45 * VICTORY, fade=LEAVING),
    GameLost: Motion(0.5, wait=1.8, fade=0.6),
}
"""What does not take the usual time in any game. Another event moves as its edition says, or as
usual: from layout to layout."""
TURNING, SWAPPED = 0.4, 0.5
"""Seconds in which the light goes over to the other player, and both sides of a table change
places."""
PAGE = 0.4
"""The page at the end of a game comes up."""
FALL = 0.3
"""Of the cloth over a hand; to be lifted takes as long."""
TO_EDGE, FROM_EDGE = 0.16, 0.22
"""A card that turns over in its place: until its edge is seen, and after."""
KEY_FLIES, QUARTER_TURN = 0.18, 0.22
"""The Key leaves its card, and turns in the keyhole."""
APPROACH, RISING = 0.38, 0.16
"""To the rim of Limbo before the spiral, and up from its depth after it."""
NO, REFUSAL = 5.0, 0.18
SPIRAL, SMALL = 1.25, 0.25
CROSSING = 0.26
"""The shadow passes over a card before it falls."""
SPLIT, HALVES, PARTING, INTERLEAVE, SQUARE_UP = 46.0, 8, 0.14, 0.045, 0.12
"""A shuffle: how far apart, in how many parts; seconds of parting, of each part, of the end."""
SHUFFLE = PARTING + (HALVES - 1) * INTERLEAVE + SQUARE_UP
"""All of it."""
LOOKED_THROUGH, RISES, HELD, LEAF, GOES_HOME = 0.3, 0.35, 0.08, 0.7, 0.45
"""A Door that is gained: the deck is looked through, it rises to the middle of the table, is held
there, its leaf opens, and it flies to its slot."""
LATER = 0.6
"""Of this time, what a Door takes whose place is open already."""
SPREAD, EYES = 0.45, 0.15
"""The Nightmare's wings open, and then its eyes."""
RISEN, FROM, STIRS = 0.7, 0.6, 0.35
"""A Nightmare has come up after so many seconds, from this part of its size; and its wings begin to
open after so many."""
DARKENING = 1.7
"""The light goes out from the edge in."""
TO_ARC = Span(0.7, after=0.15, each=0.07)
"""The Doors fly into their arc."""
UNFOLDS = Span(0.62, after=0.36, each=0.14)
"""The sheets of the table unfold."""
LETTERED = Span(0.24, after=1.15, each=0.05)
"""The letters of the heading appear."""

LIGHTS: Mapping[str, Span] = {
    "dust": Span(0.36),
    "sweep": Span(0.42),
    "glow": Span(0.36, each=0.09),
    "bracket": Span(0.62, after=0.2),
    "key": Span(KEY_FLIES + QUARTER_TURN + 0.1),
    "leafing": Span(LOOKED_THROUGH + 0.6 * RISES),
    "opening": Span(HELD + LEAF + GOES_HOME),
    "motes": Span(LEAF + 0.9 * GOES_HOME),
    "ring": Span(0.45),
    "wings": Span(SPREAD + EYES),
    "tear": Span(0.9),
    "trail": Span(0.8),
    "shadow": Span(CROSSING),
    "victory": Span(VICTORY + 0.5),
    "defeat": Span(2.2),
}
"""Every light of `lights`, by its kind."""

# The deal

LONGEST_DEAL = 1.3
"""Seconds in which a deck is shuffled and dealt, however many cards that takes."""
DEALT = Motion(0.3, stagger=0.05, wait=0.06)
"""Every card that is dealt or set aside, and those that go back to the deck."""

# Reduced motion

CROSS_FADE = Motion(0.0, wait=0.26, stagger=0.14, fade=0.12)
"""Nothing travels, the old picture fades into the new one."""
STILL: Motions = {
    DeckShuffled: replace(CROSS_FADE, wait=0.5),
    GameWon: replace(CROSS_FADE, wait=0.8),
    GameLost: replace(CROSS_FADE, wait=1.2),
}
"""Events that are seen for longer than others in any game."""
FADE = 0.12
"""A light comes and goes in this time."""
STILL_LIGHTS: Mapping[str, Span | None] = {
    "dust": None,
    "sweep": None,
    "glow": None,
    "bracket": Span(0.7),
    "key": Span(0.5),
    "leafing": None,
    "opening": Span(0.6 + 2 * FADE),
    "motes": None,
    "ring": Span(0.7),
    "wings": None,
    "tear": None,
    "trail": Span(0.5),
    "shadow": Span(0.4),
    "victory": None,
    "defeat": Span(1.6),
}
"""The same lights at rest: they come and go in their places. Where there is none, the fading of
the picture says all."""
