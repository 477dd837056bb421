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
from game.players.careful import Careful, RandomPlayer, Worth, together
from game.players.planner.reading import Reading
from game.records.deals.challenge import Challenge
from game.records.statistics.achievement import Achievement
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.table.staging import Staging
from game.words import JOINED_BY, Sentences

log = logging.getLogger("eight-doors")

OLDER = "-hard"
"""Suffix of the name of an edition in older saves, for its second level."""


class Played:
    """All that games of one name are played with: the base game and the editions added to it, and
    no others. Each part is put together when it is first asked for."""

    def __init__(
        self, rules: Ruleset, editions: Sequence[Edition], besides: Sentences | None = None
    ) -> None:
        """`besides` are the sentences of a challenge."""
        self._rules = rules
        self._editions = editions
        self._besides = besides or Sentences()

    @cached_property
    def words(self) -> Sentences:
        """The sentences about the rules of this game."""
        words: Sentences = self._merged(lambda edition: edition.rules_words)
        return merged({"the rules": words, "the challenges": self._besides})

    @cached_property
    def show(self) -> Staging:
        """Rows by which it is shown and played. Raises ValueError where one is missing or wrong."""
        show: Staging = self._merged(lambda edition: edition.show)
        complaints = *contradictions(show), *unfillable(show), *untold(self._rules, self.words)
        for complaint in complaints:
            raise ValueError(complaint)
        return show

    def _merged(self, part: Callable[[Edition], Any]) -> Any:
        """Returns this part of all editions together. Raises ValueError for a row that two of them
        give, or that stands under what these rules do not have."""
        parts = {edition.name: part(edition) for edition in self._editions}
        given = {name: one for name, one in parts.items() if one is not None}
        for name, one in given.items():
            for complaint in unknown_rows(one, self._rules):
                raise ValueError(f"{name}: {complaint}")
        return merged(given)

    @cached_property
    def whispers(self) -> Sequence[Whisper]:
        return [whisper for edition in self._editions for whisper in edition.whispers]

    @cached_property
    def worth(self) -> Worth:
        """Judges of the answers in it."""
        return together(self.show.worth)

    def count(self, game: Game) -> Mapping[str, int]:
        """Returns what is counted of a finished game, by name; each edition counts only its own
        things."""
        counting = (edition.counting for edition in self._editions if edition.counting)
        return {name: n for one in counting for name, n in one.count(game).items()}

    def reached(self, game: Game) -> frozenset[str]:
        """Returns the names of the achievements that were reached in a finished game."""
        rows = (row for edition in self._editions for row in edition.achievements)
        return frozenset(row.name for row in rows if row.by_game and row.by_game(game))


class Editions(Mapping[str, Ruleset]):
    """The editions on offer, the base game first, and the rules of every game they make up.

    Rows about the rules stand under the classes of the rules, and no two editions define the same
    class. A game is played with the parts of its own editions: `of` its name. Pages about all games
    have `words` and `show`, which hold all rows.

    The name of a game joins the names of the editions that are added to the base by `+`, in the
    order in which they are on offer; without any, it is that of the base. A game of an older save
    is found by the name that it has there, and keeps it. A challenge is found by a name of its own,
    but is not among the editions on offer.
    """

    def __init__(self, *offered: Edition) -> None:
        """Raises ValueError for a name that an edition may not have."""
        self.base, *added = offered
        for complaint in misnamed(offered):
            raise ValueError(complaint)
        self.added: Sequence[Edition] = added
        """Editions that can be added to the base game."""
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
        """Sentences about the rules of all games."""
        added = {edition.name: edition.sentences for edition in self.added}
        besides = self.base.challenge_words
        said = merged({self.base.name: self.base.rules_words, "its challenges": besides, **added})
        older = {old: said.games[new] for old, new in self._older.items() if new in said.games}
        return merged({"all editions": said, "older saves": Sentences(games=older)})

    @cached_property
    def show(self) -> Staging:
        """Rows by which the rules of all games are shown."""
        return merged({edition.name: edition.show for edition in (self.base, *self.added)})

    def __getitem__(self, name: str) -> Ruleset:
        """Returns the rules of the game of this name. Raises KeyError if there is none."""
        if name not in self._rules:
            self._rules[name] = self._combined(name)
        return self._rules[name]

    def __iter__(self) -> Iterator[str]:
        """Yields the names of the base game and of each edition added alone."""
        yield from (edition.name for edition in (self.base, *self.added))

    def __len__(self) -> int:
        return 1 + len(self.added)

    def of(self, name: str) -> Played:
        if name not in self._played:
            wanted = {*self.canonical(name).split(JOINED_BY)}
            added = [one for one in self.added if not wanted.isdisjoint(one.names)]
            besides = self.base.challenge_words if name in self._challenges else None
            self._played[name] = Played(self[name], [self.base, *added], besides)
        return self._played[name]

    def sentences_of(self, name: str) -> Sentences:
        return self.of(name).words

    def count(self, game: Game) -> Mapping[str, int]:
        """Returns what the editions of a finished game count of it, by name."""
        return self.of(game.rules.edition).count(game)

    def reached(self, game: Game) -> frozenset[str]:
        """Returns the names of the achievements that were reached in this very game."""
        return self.of(game.rules.edition).reached(game)

    @property
    def achievement_groups(self) -> Sequence[tuple[Edition, Sequence[Achievement]]]:
        return [(one, one.achievements) for one in (self.base, *self.added) if one.achievements]

    @property
    def counted(self) -> list[str]:
        """Names of all that `count` counts."""
        groups = [group for one in self.counting for group in one.groups]
        return [count.name for group in groups for count in group.counts]

    def adviser(self, edition: str, seats: int) -> Player:
        """Returns the strongest player of games of this name with so many seats."""
        careful = Careful(self.of(edition).worth)
        if edition == self.base.name and seats == 1:
            return self._strongest or careful
        return self._planner(edition, careful) or careful

    def _planner(self, edition: str, careful: Player) -> Player | None:
        """Returns the player who has learnt all games but challenges; None, with a line in the log,
        if it cannot be loaded."""
        from game.players.planner.player import Planner, learnt

        if edition in self._challenges:
            return None
        try:
            return Planner(self[edition], learnt(self.readings), careful)
        except (OSError, ValueError) as trouble:
            log.warning("Without what was learnt of games with expansions: %s", trouble)
            return None

    @property
    def readings(self) -> tuple[Reading, ...]:
        """The readings by which the planner sees the added editions."""
        return tuple(one.reading for one in self.added if one.reading)

    def player(self, name: str, edition: str, seats: int, seed: str) -> Player:
        """Returns the player of this name for a game; its chance follows from the seed. Raises
        KeyError if no such player plays these games."""
        strongest = self.adviser(edition, seats)
        players = (strongest, Careful(self.of(edition).worth), RandomPlayer(seed))
        return {player.name: player for player in players}[name]

    @cached_property
    def _strongest(self) -> Player | None:
        """The best player of the base game alone; None, with a line in the log, if it cannot be
        loaded."""
        load = self.base.strongest
        try:
            return load() if load else None
        except (OSError, ValueError) as trouble:
            log.warning("Without what was learnt of the game: %s", trouble)
            return None

    def challenge(self, name: str) -> Challenge | None:
        """Returns the challenge of this name; None for other games."""
        return self._challenges.get(name)

    @property
    def all_names(self) -> list[str]:
        """Names of the base game and of all that can be joined to it by `+`, in this order."""
        return [self.base.name, *(name for edition in self.added for name in edition.names)]

    @property
    def listed(self) -> str:
        """Sentence that lists all names, for programs and command lines."""
        known = ", ".join(f'"{name}"' for name in self.all_names)
        return f"An edition is one of {known}, or several joined by {JOINED_BY}, in this order."

    def canonical(self, name: str) -> str:
        """Returns the name that a new game of this kind has: older saves have another name for the
        second level of an edition."""
        return JOINED_BY.join(self._older.get(one, one) for one in name.split(JOINED_BY))

    def joined(self, chosen: Collection[str]) -> str:
        """Returns the name of the game with these editions, each named as in `all_names`."""
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
        """Returns the functions that add the editions of these names, each at its level."""
        known = dict[str, Extend]()
        in_order = []
        for edition in self.added:
            known |= edition.extends
            in_order += [one for one in wanted if one in edition.extends][:1]
        if wanted != in_order:
            raise KeyError(JOINED_BY.join(wanted))
        return [known[one] for one in wanted]


def misnamed(offered: Sequence[Edition]) -> Iterator[str]:
    """Yields a sentence for each edition with the name of another one or of one of its levels, and
    for each whose name would be read as those of several."""
    known = {challenge.edition: "a challenge" for one in offered for challenge in one.challenges}
    for edition in offered:
        if JOINED_BY in edition.name:
            yield f'"{edition.name}" is no name of an edition: {JOINED_BY} joins several of them.'
        for name in (*edition.names, *[edition.name + OLDER][: len(edition.levels)]):
            if name in known:
                yield f'The edition "{edition.name}" and {known[name]} are both called "{name}".'
            known[name] = f'the edition "{edition.name}"'
