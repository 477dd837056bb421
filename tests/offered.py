"""The games to test, as they are on offer: a new edition is among them at once."""

from __future__ import annotations

from itertools import combinations

from game.editions import OFFERED

BASE: str = OFFERED.base.name
ALONE = [edition.name for edition in OFFERED.added]
PAIRS = [OFFERED.joined(pair) for pair in combinations(ALONE, 2)]
ALL = OFFERED.joined(ALONE)
HARDER = [name for edition in OFFERED.added for name in edition.names[1:]]
"""Every edition alone at each of its harder levels."""
HARDEST = OFFERED.joined([edition.names[-1] for edition in OFFERED.added])
"""All editions, each at its last level."""
ADDED = [*ALONE, *PAIRS, ALL, *HARDER, HARDEST]
"""Every game that has more than the base, but for the middle of the combinations."""


def own_answers(name: str) -> set[str]:
    """The names of the commands that the editions of a game bring."""
    answers = {kind.__name__ for kind in OFFERED[name].commands}
    return answers - {kind.__name__ for kind in OFFERED[BASE].commands}
