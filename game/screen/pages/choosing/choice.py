"""Which editions are chosen for a game, and each at which level."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.editions import Edition, Editions
from game.words import JOINED_BY


@dataclass(frozen=True)
class Choice:
    """`chosen` are the names of what is added to the base game."""

    editions: Editions
    chosen: frozenset[str] = frozenset()

    @classmethod
    def of(cls, editions: Editions, name: str) -> Choice:
        """That of the game of this name; of an unknown one only what there is of it."""
        added = frozenset(editions.canonical(name).split(JOINED_BY))
        return cls(editions, added & {*editions.all_names[1:]})

    @property
    def name(self) -> str:
        """What the game is called in saves."""
        return self.editions.joined(self.chosen)

    def has(self, edition: Edition) -> bool:
        """Whether an edition is added, at any level."""
        return not self.chosen.isdisjoint(edition.names)

    def turned(self, edition: Edition) -> Choice:
        """It is added at its first level, or no longer."""
        rest = self.chosen - {*edition.names}
        return replace(self, chosen=rest if self.has(edition) else rest | {edition.name})

    def levelled(self, edition: Edition, name: str) -> Choice:
        """It is added at the level of this name; at its first again, if this was the harder of two
        and is chosen."""
        again = len(edition.names) == 2 and name in self.chosen
        wanted = edition.name if again else name
        return replace(self, chosen=(self.chosen - {*edition.names}) | {wanted})
