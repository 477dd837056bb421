"""Names of the games to test. A new edition is among them by itself."""

from itertools import combinations

from game.editions import OFFERED

BASE: str = OFFERED.base.name
ALONE = [edition.name for edition in OFFERED.added]
PAIRS = [OFFERED.joined(pair) for pair in combinations(ALONE, 2)]
ALL = OFFERED.joined(ALONE)
HARDER = [name for edition in OFFERED.added for name in edition.names[1:]]
"""Names of each edition alone, at each of its harder levels."""
HARDEST = OFFERED.joined([edition.names[-1] for edition in OFFERED.added])
"""Name of the editions together, each at its hardest level."""
ADDED = [*ALONE, *PAIRS, ALL, *HARDER, HARDEST]
"""Every game with expansions, except for combinations of three or more that are not all."""


def own_answers(name: str) -> set[str]:
    """Returns the names of the commands that the editions of a game add to the base game."""
    answers = {kind.__name__ for kind in OFFERED[name].commands}
    return answers - {kind.__name__ for kind in OFFERED[BASE].commands}
