"""The table of times and curves: how everything moves and for how long, event by event. Its second
half is for reduced motion, in which nothing travels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.rules.event import Answered, Awaiting, DeckShuffled, Event, GameLost, GameWon, TurnBegan
from game.table.motion.timeline import IN_OUT, OUT, Curve


@dataclass(frozen=True)
class Motion:
    """Times of the cards of an event, in seconds.

    `each` is the time between two cards of the event, `stagger` until the next event of the same
    kind, `wait` until one of another kind (by default as long as the movement lasts; `again`
    instead after a card that takes the light and is not the first one). Cards that stay in their
    zone close the gap after `late`; the still picture fades over to the new one in `fade`.
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
        """Seconds until an event of another kind may begin."""
        return self.duration if self.wait is None else self.wait


@dataclass(frozen=True)
class Span:
    """Times of a light in seconds: it begins so long `after` what it belongs to, and lasts for its
    `duration`; `each` is the delay between several."""

    duration: float
    after: float = 0.0
    each: float = 0.0


# Movements by the player

SETTLE = Motion(0.22, OUT, arc=0.0, tilt=0.0, land=0.0)
"""A released card glides home; the others close the gap."""
LIFT = Motion(0.14, OUT, arc=0.0, tilt=0.0, land=0.0)
"""A card rises under the pointer."""
MAKE_ROOM = Motion(0.16, OUT, arc=0.0, tilt=0.0, land=0.0)

# Movements by the game

USUAL = Motion(0.32)
DRAW = Motion(0.38, stagger=0.07, wait=0.15)
ENDS = GameWon, GameLost
SHOWN = DeckShuffled, *ENDS
"""Events of every game that take their time even if no card changes its place."""
Motions = Mapping[type[Event], Motion]
VICTORY, LEAVING = 1.75, 0.45
"""Seconds from a victory to its page, and until only the Doors are left on the table."""
MOTIONS: Motions = {
    Answered: replace(SETTLE, wait=0.0),
    Awaiting: replace(SETTLE, wait=0.0),
    DeckShuffled: Motion(0.3, land=0.0, wait=0.08),
    TurnBegan: Motion(0.4, wait=0.06),
    # Its Doors take all of this time, even with longer pauses.
    GameWon: Motion(0.5, wait=0.45 * VICTORY, fade=LEAVING),
    GameLost: Motion(0.5, wait=1.8, fade=0.6),
}
"""Unusual motions of events of every game. Others move as their edition says, or as usual."""
TURNING, SWAPPED, NAMES_GO = 0.4, 0.4, 0.095
"""Seconds in which the light goes to the other player, and both sides change places, and for which
these wait while what is told beside them fades."""
NAMES_FADE = 0.08
"""Seconds in which what is told beside both sides fades, before they change places and after
that."""
DIMS = TURNING / 2
"""Seconds of that light's way in which the frame of the player who has played goes out. Then that
of the other comes up."""
SIDES_FADE = 0.1
"""Seconds in which the floor under players who sit across fades over, once their sides have gone
half of their way."""
PAGE = 0.4
"""Seconds in which the page at the end of a game comes up."""
FALL = 0.3
"""Seconds in which the cloth falls over a hand, or is lifted."""
TO_EDGE, FROM_EDGE = 0.16, 0.22
"""Seconds until a card that turns over in its place shows its edge, and after that."""
KEY_STIRS, KEY_FLIES, QUARTER_TURN = 0.08, 0.26, 0.2
"""Seconds in which the card of a Key rises, the Key leaves it, and turns in the keyhole."""
KEY_USED = KEY_STIRS + KEY_FLIES + QUARTER_TURN
"""Seconds until a Key has turned, or its card has struck a Nightmare."""
APPROACH, RISING = 0.38, 0.16
"""Seconds to the rim of Limbo before the spiral, and up from its depth after it."""
NO, REFUSAL = 5.0, 0.18
SPIRAL, SMALL = 1.25, 0.25
CROSSING = 0.26
"""Seconds in which the shadow passes over a card before it falls."""
SPLIT, HALVES, PARTING, INTERLEAVE, SQUARE_UP = 46.0, 8, 0.14, 0.045, 0.12
"""A shuffle: distance and number of its parts; seconds of parting, of each part, and of the end."""
SHUFFLE = PARTING + (HALVES - 1) * INTERLEAVE + SQUARE_UP
"""Seconds of a whole shuffle."""
LOOKED_THROUGH, RISES, HELD, LEAF, GOES_HOME = 0.3, 0.35, 0.08, 0.7, 0.45
"""Seconds for a gained Door: the deck is looked through, the Door rises to the middle of the table,
is held there, opens its leaf, and flies to its slot."""
LATER = 0.6
"""Part of this time that a Door takes whose place is open already."""
SPREAD, EYES = 0.45, 0.15
"""Seconds in which a Nightmare's wings open, and then its eyes."""
RISEN, FROM, STIRS, DRAWS_BACK = 0.7, 0.6, 0.35, 0.3
"""Seconds until a Nightmare has come up, the part of its size from which it rises, seconds until
its wings begin to open, and seconds in which it then draws back to its place."""
DARKENING = 1.7
"""Seconds in which the light goes out from the edge in."""
TO_ARC = Span(0.7, after=0.15, each=0.07)
"""The Doors fly into their arc."""
UNFOLDS = Span(0.62, after=0.36, each=0.14)
"""The sheets of the table unfold."""
FREED = Span(0.4, after=1.3)
"""The Doors leave their cards before their places."""
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
    "sway": Span(2.6),
    "wave": Span(2.2),
    "snap": Span(0.45),
    "shadow": Span(CROSSING),
    "victory": Span(VICTORY + 0.5),
    "defeat": Span(2.2),
}
"""Times of the lights by their kinds."""

# The deal

LONGEST_DEAL = 1.3
"""Most seconds in which a deck is shuffled and dealt, however many cards that takes."""
DEALT = Motion(0.3, stagger=0.05, wait=0.06)
"""Motion of every card that is dealt, set aside or goes back to the deck."""

# Reduced motion

CROSS_FADE = Motion(0.0, wait=0.26, stagger=0.14, fade=0.12)
"""The old picture fades into the new one, and nothing travels."""
STILL: Motions = {
    DeckShuffled: replace(CROSS_FADE, wait=0.5),
    GameWon: replace(CROSS_FADE, wait=0.3),
    GameLost: replace(CROSS_FADE, wait=0.6),
}
"""Events of every game that are seen for longer than others."""
FADE = 0.12
"""Seconds in which a light comes or goes."""
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
    "sway": None,
    "wave": None,
    "snap": Span(0.5),
    "shadow": Span(0.4),
    "victory": None,
    "defeat": Span(1.6),
}
"""Lights in reduced motion: they come and go in their places; some are left out."""
