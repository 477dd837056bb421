"""Two players at one screen: what they are called, and how they share it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.rules.chance import first_seat_by_seed
from game.rules.state import Seat, Visibility

Manner = Literal["open", "curtain", "peek"]
"""Open hands; hidden hands with a curtain between the turns; hidden hands that lie face down
until their owner peeks at them."""
LONGEST_NAME = 20
"""Letters of a player's name."""
Starter = Literal["first", "second", "seed"]


@dataclass(frozen=True)
class Player:
    """A name of at most `LONGEST_NAME` letters, and the emblem that marks what is its bearer's."""

    name: str
    emblem: str


@dataclass(frozen=True)
class Party:
    """The players by seat. `fixed` seats stay left and right: only open hands have them."""

    players: tuple[Player, Player]
    manner: Manner = "open"
    starter: Starter = "seed"
    fixed: bool = False

    @property
    def names(self) -> tuple[str, str]:
        """By seat."""
        first, second = self.players
        return first.name, second.name

    @property
    def visibility(self) -> Visibility:
        """Whether each may see the other's cards."""
        return "open" if self.manner == "open" else "hidden"

    def first_seat(self, seed: str) -> Seat:
        """Who drafts and plays first in this deal (R34)."""
        return {"first": 0, "second": 1}.get(self.starter, first_seat_by_seed(seed))
