"""Choice of editions for a game, and of the level of each."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.editions import Edition, Editions
from game.words import JOINED_BY


@dataclass(frozen=True)
class Choice:
    """A choice of editions. `chosen` holds the names of those that are added to the base game."""

    editions: Editions
    chosen: frozenset[str] = frozenset()

    @classmethod
    def of(cls, editions: Editions, name: str) -> Choice:
        """Returns the choice for the game of this name. Parts of it that are unknown are left
        out."""
        added = frozenset(editions.canonical(name).split(JOINED_BY))
        return cls(editions, added & {*editions.all_names[1:]})

    @property
    def name(self) -> str:
        """Name of the game in saves."""
        return self.editions.joined(self.chosen)

    def has(self, edition: Edition) -> bool:
        """Returns whether an edition is added, at any level."""
        return not self.chosen.isdisjoint(edition.names)

    def turned(self, edition: Edition) -> Choice:
        """Returns the choice with the edition added at its first level, or taken out."""
        rest = self.chosen - {*edition.names}
        return replace(self, chosen=rest if self.has(edition) else rest | {edition.name})

    def levelled(self, edition: Edition, name: str) -> Choice:
        """Returns the choice with the edition added at the level of this name. If that is the
        harder of two levels and is chosen already, the first one is chosen again."""
        again = len(edition.names) == 2 and name in self.chosen
        wanted = edition.name if again else name
        return replace(self, chosen=(self.chosen - {*edition.names}) | {wanted})
