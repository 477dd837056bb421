"""Challenges: the steps of a ladder for players who win often."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.records.deals.deal import Deal
from game.rules.ruleset import Ruleset

Change = Callable[[Ruleset], Ruleset]
PREFIX = "ladder-"


@dataclass(frozen=True)
class Challenge:
    """A step of the ladder. `number` counts from 1, the easiest first; `title` and `told` are texts
    for players; `seats` is 1 or 2. The deal is that of `seed`, by rules with these `changes`."""

    number: int
    title: str
    told: str
    seats: int
    seed: str
    changes: tuple[Change, ...]

    @property
    def edition(self) -> str:
        """Name of its edition in saves."""
        return f"{PREFIX}{self.number}"

    @property
    def deal(self) -> Deal:
        return Deal(self.seed, self.edition, self.seats)

    def extend(self, rules: Ruleset) -> Ruleset:
        """Returns the rules of the challenge, from those of the base game."""
        for change in self.changes:
            rules = change(rules)
        return rules
