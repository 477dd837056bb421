"""What can be played: the base game, and what is added to it. Each edition is a folder here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from game.editions.base import box
from game.editions.base.table import STAGING
from game.editions.base.words import SENTENCES
from game.merging import merged
from game.rules.ruleset import Ruleset
from game.table.staging import Staging
from game.words import Sentences

JOINED_BY = "+"


@dataclass(frozen=True)
class Edition:
    """`name` is what saved games call it; `extend` adds its rows to the rules it is played with;
    `words` is what is said of them, `table` what lies, moves, shines and sounds in another way than
    everything does. `screen` loads its presentation, late: that needs pygame."""

    name: str
    extend: Callable[[Ruleset], Ruleset]
    words: Sentences
    table: Staging = field(default_factory=Staging)
    screen: Callable[[], Any] | None = None


class Editions(Mapping[str, Ruleset]):
    """The editions on offer, the base game first, and the rules of every game they make up.

    What is said and shown of their rules stands under the classes of the rules, and no two editions
    define the same: all of it together serves every game, `words` for what is said, `table` for
    what is shown.

    A game is called after the editions that are added to the base, in the order in which they are
    on offer, joined by `+`; without any, after the base.
    """

    def __init__(self, *offered: Edition) -> None:
        self._base, *self._added = offered
        self._rules: dict[str, Ruleset] = {}
        self.words = merged([edition.words for edition in offered])
        self.table = merged([edition.table for edition in offered])

    def __getitem__(self, name: str) -> Ruleset:
        """The rules of the game of this name. Raises KeyError if there is none."""
        if name not in self._rules:
            self._rules[name] = self._combined(name)
        return self._rules[name]

    def __iter__(self) -> Iterator[str]:
        """The names of the base game and of each edition added alone."""
        yield from (edition.name for edition in (self._base, *self._added))

    def __len__(self) -> int:
        return 1 + len(self._added)

    @cached_property
    def screen(self) -> Any:
        """The presentations of those editions that have one. Loads pygame."""
        offered = self._base, *self._added
        return merged([edition.screen() for edition in offered if edition.screen])

    def _combined(self, name: str) -> Ruleset:
        rules = self._base.extend(Ruleset())
        if name != self._base.name:
            for edition in self._chosen(name):
                rules = edition.extend(rules)
        return replace(rules, edition=name)

    def _chosen(self, name: str) -> Sequence[Edition]:
        """The added editions of a name."""
        wanted = name.split(JOINED_BY)
        chosen = [edition for edition in self._added if edition.name in wanted]
        if wanted != [edition.name for edition in chosen]:
            raise KeyError(name)
        return chosen


def base_screen() -> Any:
    """How the decisions of the base game are put to the player."""
    from game.editions.base.screen import PRESENTATION

    return PRESENTATION


BASE_GAME = Edition("base", box.extend, SENTENCES, STAGING, base_screen)
OFFERED = Editions(BASE_GAME)
