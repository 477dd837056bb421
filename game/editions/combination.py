"""The editions on offer, and every game that they make up."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from game.adviser.advice import Player
from game.adviser.careful import Careful, Worth, together
from game.adviser.random_player import RandomPlayer
from game.deals.challenge import Challenge
from game.editions.edition import HARDER, Edition
from game.merging import merged
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.statistics.achievement import Achievement
from game.words import JOINED_BY

log = logging.getLogger("eight-doors")


class Editions(Mapping[str, Ruleset]):
    """The editions on offer, the base game first, and the rules of every game they make up.

    What is said and shown of their rules stands under the classes of the rules, and no two editions
    define the same: all of it together serves every game, `words` for what is said, `table` for
    what is shown.

    A game is called after the editions that are added to the base, in the order in which they are
    on offer, joined by `+`; without any, after the base. A challenge is found by a name of its own,
    but is not among the editions on offer.
    """

    def __init__(self, *offered: Edition) -> None:
        self.base, *added = offered
        self.added: Sequence[Edition] = added
        """Those that can be added to the base game."""
        self._rules: dict[str, Ruleset] = {}
        self.words = merged([self.base.words, *(edition.sentences for edition in added)])
        self.table = merged([edition.table for edition in offered])
        self.lessons = tuple(lesson for edition in offered for lesson in edition.lessons)
        self.whispers = tuple(whisper for edition in offered for whisper in edition.whispers)
        self.book = tuple(chapter for edition in offered for chapter in edition.book)
        self.counting = tuple(edition.counting for edition in offered if edition.counting)
        self.achievements = tuple(row for edition in offered for row in edition.achievements)
        self.challenges = self.base.challenges
        self._challenges = {challenge.edition: challenge for challenge in self.challenges}

    def __getitem__(self, name: str) -> Ruleset:
        """The rules of the game of this name. Raises KeyError if there is none."""
        if name not in self._rules:
            self._rules[name] = self._combined(name)
        return self._rules[name]

    def __iter__(self) -> Iterator[str]:
        """The names of the base game and of each edition added alone."""
        yield from (edition.name for edition in (self.base, *self.added))

    def __len__(self) -> int:
        return 1 + len(self.added)

    def count(self, game: Game) -> Mapping[str, int]:
        """What all editions count of a finished game, by name; each counts its own things only."""
        return {name: n for one in self.counting for name, n in one.count(game).items()}

    @property
    def achievement_groups(self) -> Sequence[tuple[Edition, Sequence[Achievement]]]:
        """The achievements of each edition that has any."""
        return [(one, one.achievements) for one in (self.base, *self.added) if one.achievements]

    @property
    def counted(self) -> list[str]:
        """The names of all that `count` counts."""
        groups = [group for one in self.counting for group in one.groups]
        return [count.name for group in groups for count in group.counts]

    def worth(self, name: str) -> Worth:
        """How good answers are in the games of this name, by the editions they are played with and
        no others."""
        wanted = {one.removesuffix(HARDER) for one in name.split(JOINED_BY)}
        added = [edition.worth for edition in self.added if edition.name in wanted]
        return together([self.base.worth, *added])

    def adviser(self, edition: str, seats: int) -> Player:
        """The strongest player there is for games of this name with so many seats."""
        if edition == self.base.name and seats == 1 and self._strongest:
            return self._strongest
        return Careful(self.worth(edition))

    def player(self, name: str, edition: str, seats: int, seed: str) -> Player:
        """The player of this name for a game; what it does by chance follows from the seed. Raises
        KeyError for a name that nobody has who plays such games."""
        strongest = self.adviser(edition, seats)
        players = (strongest, Careful(self.worth(edition)), RandomPlayer(seed))
        return {player.name: player for player in players}[name]

    @cached_property
    def _strongest(self) -> Player | None:
        """Who plays the base game best alone; None, with a word in the log, if he cannot come."""
        load = self.base.strongest
        try:
            return load() if load else None
        except (OSError, ValueError) as trouble:
            log.warning("Without what was learnt of the game: %s", trouble)
            return None

    @cached_property
    def screen(self) -> Any:
        """The presentations of those editions that have one. Loads pygame."""
        offered = self.base, *self.added
        return merged([edition.screen() for edition in offered if edition.screen])

    def challenge(self, name: str) -> Challenge | None:
        """The challenge of which games of this name are; None for other games."""
        return self._challenges.get(name)

    @property
    def all_names(self) -> list[str]:
        """The names of the base game and of what can be added to it, joined by `+` in this
        order."""
        return [self.base.name, *(name for edition in self.added for name in edition.names)]

    @property
    def listed(self) -> str:
        """The same as a sentence, for programs and command lines."""
        known = ", ".join(f'"{name}"' for name in self.all_names)
        return f"An edition is one of {known}, or several joined by {JOINED_BY}, in this order."

    def joined(self, chosen: Collection[str]) -> str:
        """What the game with these is called, each named as in `all_names`."""
        names = [[name for name in edition.names if name in chosen] for edition in self.added]
        return JOINED_BY.join(one[0] for one in names if one) or self.base.name

    def _combined(self, name: str) -> Ruleset:
        rules = self.base.extend(Ruleset())
        if name in self._challenges:
            rules = self._challenges[name].extend(rules)
        elif name != self.base.name:
            for extend in self._chosen(name):
                rules = extend(rules)
        return replace(rules, edition=name)

    def _chosen(self, name: str) -> Sequence[Callable[[Ruleset], Ruleset]]:
        """What the editions of a name add to the rules, each as it is or harder."""
        wanted = name.split(JOINED_BY)
        known: dict[str, Callable[[Ruleset], Ruleset]] = {}
        in_order = []
        for edition in self.added:
            known[edition.name] = edition.extend
            if edition.harder:
                known[edition.name + HARDER] = edition.harder
            in_order += [one for one in wanted if one.removesuffix(HARDER) == edition.name][:1]
        if wanted != in_order or not set(wanted) <= set(known):
            raise KeyError(name)
        return [known[one] for one in wanted]
