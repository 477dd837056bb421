"""The kinds of games that the planner learns from: compiled ones, and those that only the rules
know."""

import random
from dataclasses import dataclass

from game.editions import OFFERED
from game.rules.state import Visibility

Numbers = tuple[int, int, int, int, int]
"""Glyphs, level of Towers, level of the Book, seats, hidden hands."""


@dataclass(frozen=True)
class Kind:
    """A kind of games: the name of the edition, how many play, and what they see of each other."""

    edition: str
    seats: int = 1
    visibility: Visibility = "open"

    @property
    def name(self) -> str:
        words = (self.edition, *(("two",) if self.seats > 1 else ()))
        return " ".join((*words, *(("hidden",) if self.visibility == "hidden" else ())))


KINDS: dict[str, tuple[Numbers, int]] = {
    "base": ((0, 0, 0, 1, 0), 6),
    "glyphs": ((1, 0, 0, 1, 0), 12),
    "towers": ((0, 1, 0, 1, 0), 12),
    "towers-2": ((0, 2, 0, 1, 0), 8),
    "book": ((0, 0, 1, 1, 0), 14),
    "book-2": ((0, 0, 2, 1, 0), 8),
    "glyphs towers": ((1, 1, 0, 1, 0), 4),
    "glyphs book": ((1, 0, 1, 1, 0), 5),
    "towers book": ((0, 1, 1, 1, 0), 4),
    "glyphs towers book": ((1, 1, 1, 1, 0), 8),
    "glyphs towers-2 book-2": ((1, 2, 2, 1, 0), 3),
    "two open": ((0, 0, 0, 2, 0), 11),
    "two hidden": ((0, 0, 0, 2, 1), 6),
    "two glyphs": ((1, 0, 0, 2, 0), 3),
    "two towers": ((0, 1, 0, 2, 0), 3),
    "two book": ((0, 0, 1, 2, 0), 4),
    "two book hidden": ((0, 0, 1, 2, 1), 2),
    "two glyphs towers book": ((1, 1, 1, 2, 0), 2),
}
"""Kinds of compiled games, and how many of 115 games each is."""
REHEARSED: dict[str, tuple[Numbers, int]] = {
    **KINDS,
    "base": ((0, 0, 0, 1, 0), 14),
    "glyphs towers-2": ((1, 2, 0, 1, 0), 2),
    "towers-2 book": ((0, 2, 1, 1, 0), 2),
    "towers book-2": ((0, 1, 2, 1, 0), 2),
    "glyphs book-2": ((1, 0, 2, 1, 0), 2),
    "towers-2 book-2": ((0, 2, 2, 1, 0), 2),
    "two towers-2": ((0, 2, 0, 2, 0), 4),
    "two book-2": ((0, 0, 2, 2, 0), 4),
    "two glyphs towers": ((1, 1, 0, 2, 0), 4),
    "two glyphs book": ((1, 0, 1, 2, 0), 3),
    "two towers book": ((0, 1, 1, 2, 0), 3),
    "two glyphs towers-2 book-2": ((1, 2, 2, 2, 0), 1),
}
"""Kinds that go on beside the games by the rules."""
SINGLES = {
    "crossroads": 5,
    "dreams": 5,
    "catchers": 6,
    "oniverse": 5,
    "crossroads-2": 3,
    "dreams-2": 3,
    "dreams-3": 3,
    "catchers-2": 4,
}
"""Editions that only the rules know, and how many games each of them is played alone; two play it
half as often, and hidden at its first level."""
BY_RULES = 48
"""Games by the rules that each process plays in a round, and of the compiled ones besides."""
COMPILED = 160


def kinds_of(chunk: int) -> list[Kind]:
    """The kinds of games by the rules that a process plays in a round: single editions, then
    combinations by chance."""
    rng = random.Random(f"kinds {chunk}")
    singles = [Kind(name) for name, share in SINGLES.items() for _ in range(share)]
    for name, share in SINGLES.items():
        singles += [Kind(name, 2)] * (share // 2)
        singles += [Kind(name, 2, "hidden")] * (share > 4)
    kinds = rng.sample(singles, BY_RULES * 2 // 3)
    while len(kinds) < BY_RULES - 1:
        names = {rng.choice([*SINGLES]), rng.choice(OFFERED.all_names[1:])}
        edition = OFFERED.joined(names)
        kinds.append(Kind(edition, rng.choice((1, 1, 2))))
    everything = [rng.choice(edition.names) for edition in OFFERED.added]
    return [*kinds, Kind(OFFERED.joined(everything), 1 + chunk % 2)]


def rehearsed(number: int) -> list[str]:
    """The compiled games of a round."""
    shares = [name for name, (_, share) in REHEARSED.items() for _ in range(share)]
    return [shares[(number * COMPILED + at) % len(shares)] for at in range(COMPILED)]
