"""A deal: what two people need to tell each other to play with the same cards. And lines that win a
deal, one byte for each answer: its index in `game.legal()`."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.rules.chance import first_seat_by_seed
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.rules.state import Seat, Visibility

BASE_NAME = "base"
"""Name of the edition without expansions."""
LONGEST = 255
"""Answers of a line."""


@dataclass(frozen=True)
class Deal:
    """`seed` decides all shuffles, `edition` names the game, `seats` is 1 or 2. `first` is the seat
    that begins; None leaves that to the seed."""

    seed: str
    edition: str = BASE_NAME
    seats: int = 1
    first: Seat | None = None

    @classmethod
    def told(cls, seed: str, edition: str, seats: int, first_seat: Seat) -> Deal:
        """Returns the deal. It names `first_seat` only if the seed would choose the other seat."""
        by_seed = cls(seed, edition, seats)
        return (
            by_seed if by_seed.first_seat == first_seat else cls(seed, edition, seats, first_seat)
        )

    @property
    def first_seat(self) -> Seat:
        if self.first is not None or self.seats == 1:
            return self.first or 0
        return first_seat_by_seed(self.seed)

    def begun(self, rules: Ruleset, visibility: Visibility = "open") -> Game:
        """Returns the game of this deal at its first decision, by the rules of its edition. Raises
        ValueError, with a sentence, if no game can start like this."""
        return Game.start(
            rules,
            seed=self.seed,
            seats=self.seats,
            visibility=visibility,
            first_seat=self.first_seat,
        )


def deal_of(game: Game) -> Deal:
    state = game.state
    return Deal.told(state.seed, game.rules.edition, state.seats, state.first_seat)


def packed(lines: Iterable[bytes]) -> bytes:
    """Returns the content of a file: for each line the number of its answers, then the answers."""
    return zlib.compress(b"".join(bytes((len(line),)) + line for line in lines), 9)


def unpacked(content: bytes) -> Iterator[bytes]:
    """Yields the lines of such a file."""
    held, at = zlib.decompress(content), 0
    while at < len(held):
        end = at + 1 + held[at]
        yield held[at + 1 : end]
        at = end


def followed(deal: Deal, rules: Ruleset, line: Iterable[int]) -> Game:
    """Returns the game of a deal after the answers of a line. Raises IndexError for an answer that
    does not exist, and IllegalCommand if the game ends before the line does."""
    game = deal.begun(rules)
    for answer in line:
        game.submit(game.legal()[answer])
    return game
