"""The editions on offer, and every game that they make up."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from game.editions.checked_rows import (
    contradictions,
    incomplete,
    named_twice,
    unfillable,
    unknown_rows,
    untold,
)
from game.editions.edition import Edition, Extend
from game.learning.whisper import Whisper
from game.merging import merged
from game.players.advice import Player
from game.players.careful import Careful, Worth, together
from game.players.random_player import RandomPlayer
from game.records.deals.challenge import Challenge
from game.records.statistics.achievement import Achievement
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.table.staging import Staging
from game.words import JOINED_BY, Sentences

log = logging.getLogger("eight-doors")

OLDER = "-hard"
"""What older saves have behind the name of an edition for its second level."""


class Played:
    """What the games of one name are played with: the base game and the editions added to it, and
    no others. Each part is put together when it is first asked for."""

    def __init__(
        self, rules: Ruleset, editions: Sequence[Edition], besides: Sentences | None = None
    ) -> None:
        """`besides` is said in a challenge."""
        self._rules = rules
        self._editions = editions
        self._besides = besides or Sentences()

    @cached_property
    def words(self) -> Sentences:
        """What is said of its rules."""
        words: Sentences = self._merged(lambda edition: edition.rules_words)
        return merged({"the rules": words, "the challenges": self._besides})

    @cached_property
    def show(self) -> Staging:
        """How it is shown and played. Raises ValueError where nobody would know how."""
        show: Staging = self._merged(lambda edition: edition.show)
        complaints = *contradictions(show), *unfillable(show), *untold(self._rules, self.words)
        for complaint in complaints:
            raise ValueError(complaint)
        return show

    def _merged(self, part: Callable[[Edition], Any]) -> Any:
        """This part of all of them. Raises ValueError for a row that two of them give, or that
        stands under what these rules do not have."""
        parts = {edition.name: part(edition) for edition in self._editions}
        given = {name: one for name, one in parts.items() if one is not None}
        for name, one in given.items():
            for complaint in unknown_rows(one, self._rules):
                raise ValueError(f"{name}: {complaint}")
        return merged(given)

    @cached_property
    def whispers(self) -> Sequence[Whisper]:
        """What is told of its rules in passing."""
        return [whisper for edition in self._editions for whisper in edition.whispers]

    @cached_property
    def worth(self) -> Worth:
        """How good answers are in it."""
        return together(self.show.worth)

    def count(self, game: Game) -> Mapping[str, int]:
        """What is counted of such a game when it is over, by name; each edition counts its own
        things only."""
        counting = (edition.counting for edition in self._editions if edition.counting)
        return {name: n for one in counting for name, n in one.count(game).items()}

    def reached(self, game: Game) -> frozenset[str]:
        """The names of the achievements that were reached in such a game."""
        rows = (row for edition in self._editions for row in edition.achievements)
        return frozenset(row.name for row in rows if row.by_game and row.by_game(game))


class Editions(Mapping[str, Ruleset]):
    """The editions on offer, the base game first, and the rules of every game they make up.

    What is said and shown of their rules stands under the classes of the rules, and no two editions
    define the same. A game is played with the parts of its own editions, `of` its name; pages that
    tell of all games have `words` and `show`, which hold the rows of all.

    A game is called after the editions that are added to the base, in the order in which they are
    on offer, joined by `+`; without any, after the base. A game of an older save is found by the
    name that it has there, and keeps it. A challenge is found by a name of its own, but is not
    among the editions on offer.
    """

    def __init__(self, *offered: Edition) -> None:
        """Raises ValueError for a name that an edition may not have."""
        self.base, *added = offered
        for complaint in misnamed(offered):
            raise ValueError(complaint)
        self.added: Sequence[Edition] = added
        """Those that can be added to the base game."""
        self._rules: dict[str, Ruleset] = {}
        self._older = {one.name + OLDER: one.names[1] for one in added if one.levels}
        self._played: dict[str, Played] = {}
        self.lessons = tuple(lesson for edition in offered for lesson in edition.lessons)
        self.whispers = tuple(whisper for edition in offered for whisper in edition.whispers)
        self.book = tuple(chapter for edition in offered for chapter in edition.book)
        self.counting = tuple(edition.counting for edition in offered if edition.counting)
        self.achievements = tuple(row for edition in offered for row in edition.achievements)
        self.challenges = self.base.challenges
        self._challenges = {challenge.edition: challenge for challenge in self.challenges}

    @cached_property
    def words(self) -> Sentences:
        """What is said of the rules of all games."""
        added = {edition.name: edition.sentences for edition in self.added}
        besides = self.base.challenge_words
        said = merged({self.base.name: self.base.rules_words, "its challenges": besides, **added})
        older = {old: said.games[new] for old, new in self._older.items() if new in said.games}
        return merged({"all editions": said, "older saves": Sentences(games=older)})

    @cached_property
    def show(self) -> Staging:
        """How the rules of all games are shown."""
        return merged({edition.name: edition.show for edition in (self.base, *self.added)})

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

    def of(self, name: str) -> Played:
        """What games of this name are played with."""
        if name not in self._played:
            wanted = {*self.canonical(name).split(JOINED_BY)}
            added = [one for one in self.added if not wanted.isdisjoint(one.names)]
            besides = self.base.challenge_words if name in self._challenges else None
            self._played[name] = Played(self[name], [self.base, *added], besides)
        return self._played[name]

    def sentences_of(self, name: str) -> Sentences:
        """What is said of the rules of games of this name."""
        return self.of(name).words

    def count(self, game: Game) -> Mapping[str, int]:
        """What the editions of a finished game count of it, by name."""
        return self.of(game.rules.edition).count(game)

    def reached(self, game: Game) -> frozenset[str]:
        """The names of the achievements that were reached in this very game."""
        return self.of(game.rules.edition).reached(game)

    @property
    def achievement_groups(self) -> Sequence[tuple[Edition, Sequence[Achievement]]]:
        """The achievements of each edition that has any."""
        return [(one, one.achievements) for one in (self.base, *self.added) if one.achievements]

    @property
    def counted(self) -> list[str]:
        """The names of all that `count` counts."""
        groups = [group for one in self.counting for group in one.groups]
        return [count.name for group in groups for count in group.counts]

    def adviser(self, edition: str, seats: int) -> Player:
        """The strongest player there is for games of this name with so many seats."""
        if edition == self.base.name and seats == 1 and self._strongest:
            return self._strongest
        return Careful(self.of(edition).worth)

    def player(self, name: str, edition: str, seats: int, seed: str) -> Player:
        """The player of this name for a game; what it does by chance follows from the seed. Raises
        KeyError for a name that nobody has who plays such games."""
        strongest = self.adviser(edition, seats)
        players = (strongest, Careful(self.of(edition).worth), RandomPlayer(seed))
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

    def canonical(self, name: str) -> str:
        """What a new game is called that is played as the games of this name are: older saves have
        another name for the second level of an edition."""
        return JOINED_BY.join(self._older.get(one, one) for one in name.split(JOINED_BY))

    def joined(self, chosen: Collection[str]) -> str:
        """What the game with these is called, each named as in `all_names`."""
        names = [[name for name in edition.names if name in chosen] for edition in self.added]
        return JOINED_BY.join(one[0] for one in names if one) or self.base.name

    def _combined(self, name: str) -> Ruleset:
        """Raises ValueError where two of its editions have the same for their own, or the rules
        lack what each game has to have."""
        rules = self.base.extend(Ruleset())
        if name in self._challenges:
            rules = self._challenges[name].extend(rules)
        elif name != self.base.name:
            called = self.canonical(name).split(JOINED_BY)
            for extend in self._chosen(called):
                rules = extend(rules)
            if len(called) > 1:
                alone = {one: self[one] for one in called}
                for complaint in named_twice(alone, self[self.base.name]):
                    raise ValueError(complaint)
        for complaint in incomplete(rules):
            raise ValueError(f"{name}: {complaint}")
        return replace(rules, edition=name)

    def _chosen(self, wanted: Sequence[str]) -> Sequence[Extend]:
        """What the editions of these names add to the rules, each at its level."""
        known = dict[str, Extend]()
        in_order = []
        for edition in self.added:
            known |= edition.extends
            in_order += [one for one in wanted if one in edition.extends][:1]
        if wanted != in_order:
            raise KeyError(JOINED_BY.join(wanted))
        return [known[one] for one in wanted]


def misnamed(offered: Sequence[Edition]) -> Iterator[str]:
    """A sentence for each edition that is called as another, or at one of its levels, and for each
    whose name would be read as those of several."""
    known = {challenge.edition: "a challenge" for one in offered for challenge in one.challenges}
    for edition in offered:
        if JOINED_BY in edition.name:
            yield f'"{edition.name}" is no name of an edition: {JOINED_BY} joins several of them.'
        for name in (*edition.names, *[edition.name + OLDER][: len(edition.levels)]):
            if name in known:
                yield f'The edition "{edition.name}" and {known[name]} are both called "{name}".'
            known[name] = f'the edition "{edition.name}"'
