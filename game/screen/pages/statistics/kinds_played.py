"""Which games were played, by what was added to the base game: the choice of the statistics."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.editions import Editions
from game.records.deals.deal import BASE_NAME
from game.screen.pages.game_summary import game_called
from game.words import JOINED_BY, Words

LADDER = "ladder"
"""All challenges together, among the editions."""
Kinds = Mapping[str, tuple[str, tuple[str, ...]]]
"""What each kind is called, and the names of its games."""


def kinds_played(words: Words, rules: Editions, played: Iterable[str]) -> Kinds:
    """Those of the fewest boxes first, and all challenges as one at the end."""
    names = sorted(played, key=lambda name: (name.count(JOINED_BY), name != BASE_NAME, name))
    steps = tuple(name for name in names if rules.challenge(name) is not None)
    kinds = {name: (game_called(words, name), (name,)) for name in names if name not in steps}
    return {**kinds, **({LADDER: (words.say("Ladder"), steps)} if steps else {})}
