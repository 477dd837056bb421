"""What a challenge is: a step of the ladder for those who win often."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.records.deals.deal import Deal
from game.rules.ruleset import Ruleset

Change = Callable[[Ruleset], Ruleset]
PREFIX = "ladder-"


@dataclass(frozen=True)
class Challenge:
    """`number` counts from 1, the easiest first; `title` and `told` are for players, and `seats`
    are 1 or 2. Its deal is that of `seed`, by the rules of the base game after these `changes`."""

    number: int
    title: str
    told: str
    seats: int
    seed: str
    changes: tuple[Change, ...]

    @property
    def edition(self) -> str:
        """What games of it are called in saves."""
        return f"{PREFIX}{self.number}"

    @property
    def deal(self) -> Deal:
        """What is dealt."""
        return Deal(self.seed, self.edition, self.seats)

    def extend(self, rules: Ruleset) -> Ruleset:
        """The rules it is played by."""
        for change in self.changes:
            rules = change(rules)
        return rules
