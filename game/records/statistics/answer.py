"""What is asked of the statistics, and what they answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.records.statistics.figures import Figures
from game.records.statistics.outcomes import Outcomes, Rate
from game.rules.event import Defeat
from game.rules.state import Visibility

LARGEST = 1 << 62
"""No game was played later."""


@dataclass(frozen=True)
class Selection:
    """Which games: of one edition or of several, of so many seats, of one visibility, or of any
    (None); those that were played later than the number `after`, and not later than `until`."""

    edition: str | tuple[str, ...] | None = None
    seats: int | None = None
    visibility: Visibility | None = None
    after: int = 0
    until: int = LARGEST

    @property
    def editions(self) -> tuple[str, ...] | None:
        """The names of the editions, None for all."""
        return (self.edition,) if isinstance(self.edition, str) else self.edition

    def has(self, figures: Figures) -> bool:
        """Whether a game is one of these."""
        return (
            (self.editions is None or figures.edition in self.editions)
            and self.seats in (None, figures.seats)
            and self.visibility in (None, figures.visibility)
            and self.after < figures.played <= self.until
        )


EVERYTHING = Selection()


@dataclass(frozen=True)
class Answer:
    """What the finished games of a selection come to. All but the last is of the games that count;
    `outcomes` has them in the order in which they were played."""

    outcomes: Outcomes
    turns: int = 0
    """Of all games together, as are seconds, doors and counts."""
    seconds: int = 0
    timed: int = 0
    """Games of which the time is known."""
    doors: int = 0
    """That were open at the end."""
    counts: Mapping[str, int] = field(default_factory=dict)
    """What editions count, by name; a name that is missing was never counted."""
    decks: Mapping[int, int] = field(default_factory=dict)
    """How many games were won with so many cards left."""
    lengths: Mapping[int, int] = field(default_factory=dict)
    """How many games were won in so many turns."""
    defeats: Mapping[Defeat, int] = field(default_factory=dict)
    """How many games were lost for each reason."""
    reached: Mapping[int, int] = field(default_factory=dict)
    """How many games were lost with so many Doors open."""
    apart: Mapping[str, int] = field(default_factory=dict)
    """How many games count apart, by each word of APART; one game may stand under several."""
    aside: int = 0
    """How many games count apart, each once."""
    hinted: Rate = field(default_factory=Rate)
    """Of the games played here whose players were advised, which count apart."""
