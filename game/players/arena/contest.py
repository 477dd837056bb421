"""What is to be played, and what is kept of each game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from game.rules.chance import first_seat_by_seed
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.rules.state import Visibility

First = Literal["seed", "0", "1"]
"""Who begins: a seat, or whom the deal lets begin."""


@dataclass(frozen=True)
class Contest:
    """Games of one player on deals that follow from a seed: the same deals for every player.

    `player` is the name of one of ours, or the command line of a bot, which has `patience` seconds
    for an answer. With two seats, both are played by it. `learnt` is the version of what our player
    has learnt, if it has: another one is another player.
    """

    player: str
    bot: bool
    seed: str
    seats: int = 1
    edition: str = "base"
    visibility: Visibility = "open"
    first: First = "seed"
    patience: float = 10.0
    learnt: str = ""

    def deal(self, number: int) -> str:
        """The seed of a game; they are numbered from 1."""
        return f"{self.seed}-{number}"

    def start(self, rules: Ruleset, number: int) -> Game:
        """A game, as far as its first decision. Raises ValueError, with a sentence, for what no
        game can start with."""
        deal = self.deal(number)
        first = first_seat_by_seed(deal) if self.first == "seed" else int(self.first)
        return Game.start(
            rules,
            seed=deal,
            seats=self.seats,
            visibility=self.visibility,
            first_seat=first if self.seats == 2 else 0,
        )

    @property
    def conditions(self) -> Mapping[str, str]:
        """By what a deal is played, in the words of a file of results."""
        return {
            "edition": self.edition,
            "seats": str(self.seats),
            "visibility": self.visibility,
            "first": self.first,
        }


@dataclass(frozen=True)
class Outcome:
    """What became of a game.

    `reason` says in a word why it was lost, and is empty if it was won; `flaw` tells more of an
    answer that was not legal. `decisions` are those that were asked, `thinking` the seconds that
    all answers took and `slowest` those of one. `chances` are those of victory that were reckoned
    with at the start of each turn, from 0 to 1; none by a player who reckons none.
    """

    number: int
    won: bool
    reason: str
    turns: int
    decisions: int
    thinking: float
    slowest: float
    chances: tuple[float, ...] = ()
    flaw: str = ""
