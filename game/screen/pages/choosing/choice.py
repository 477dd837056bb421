"""Which editions are chosen for a game, each as it is or harder."""

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
        return cls(editions, frozenset(name.split(JOINED_BY)) & {*editions.all_names[1:]})

    @property
    def name(self) -> str:
        """What the game is called in saves."""
        return self.editions.joined(self.chosen)

    def has(self, edition: Edition) -> bool:
        """Whether an edition is added, as it is or harder."""
        return not self.chosen.isdisjoint(edition.names)

    def is_harder(self, edition: Edition) -> bool:
        """Whether its harder variant is."""
        return edition.harder_name in self.chosen

    def turned(self, edition: Edition) -> Choice:
        """It is added, or no longer."""
        rest = self.chosen - {*edition.names}
        return replace(self, chosen=rest if self.has(edition) else rest | {edition.name})

    def hardened(self, edition: Edition) -> Choice:
        """Its harder variant is added, or it as it is again."""
        name = edition.name if self.is_harder(edition) else edition.harder_name
        return replace(self, chosen=(self.chosen - {*edition.names}) | {name})
