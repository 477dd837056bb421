"""What makes a deal: all that two people need to say to have the same cards before them."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.chance import first_seat_by_seed
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.rules.state import Seat, Visibility

BASE_NAME = "base"
"""What the game without additions is called."""


@dataclass(frozen=True)
class Deal:
    """`seed` gives all shuffles, `edition` names the game, `seats` is 1 or 2, and `first` is the
    seat that begins; None leaves that to the seed."""

    seed: str
    edition: str = BASE_NAME
    seats: int = 1
    first: Seat | None = None

    @classmethod
    def told(cls, seed: str, edition: str, seats: int, first_seat: Seat) -> Deal:
        """Where `first_seat` began. That is told only where the seed would have it otherwise."""
        by_seed = cls(seed, edition, seats)
        return (
            by_seed if by_seed.first_seat == first_seat else cls(seed, edition, seats, first_seat)
        )

    @property
    def first_seat(self) -> Seat:
        """The seat that begins."""
        if self.first is not None or self.seats == 1:
            return self.first or 0
        return first_seat_by_seed(self.seed)

    def begun(self, rules: Ruleset, visibility: Visibility = "open") -> Game:
        """The game of this deal as far as its first decision; `rules` are those of its edition.

        Raises ValueError, with a sentence, for what no game can start with.
        """
        return Game.start(
            rules,
            seed=self.seed,
            seats=self.seats,
            visibility=visibility,
            first_seat=self.first_seat,
        )


def deal_of(game: Game) -> Deal:
    """The deal of a game. Who begins is told only where the seed would have it otherwise."""
    state = game.state
    return Deal.told(state.seed, game.rules.edition, state.seats, state.first_seat)
