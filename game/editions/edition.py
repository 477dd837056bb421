"""The record of all that an edition brings; each package fills one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from game.learning.lesson import Lesson
from game.learning.rules_book import Chapter
from game.learning.whisper import Whisper
from game.merging import merged
from game.players.advice import Player
from game.players.planner.reading import Reading
from game.records.deals.challenge import Challenge
from game.records.statistics.achievement import Achievement
from game.records.statistics.figures import Counting
from game.rules.ruleset import Ruleset
from game.table.staging import Staging
from game.words import Sentences, Words, msgid

Naming = Callable[[Words, int], tuple[str, str]]


@dataclass(frozen=True)
class Blurb:
    """The text on the box of an edition, for players who choose. All of it is still to be said: a
    title, one sentence about it, what it adds to win, and what helps; the last two may be empty.
    `for_two` is what it adds to win for two players, if that is told otherwise; where it adds
    nothing to win, what else is different for them."""

    title: str
    told: str
    to_win: str
    helps: str
    for_two: str = ""

    def wanted(self, seats: int) -> str:
        """Returns what it adds to win for so many players."""
        return self.differs(seats) if self.to_win else ""

    def differs(self, seats: int) -> str:
        """Returns what games with it are different in for so many players."""
        return self.for_two or self.to_win if seats > 1 else self.to_win

    def namings(self, others: Sequence[str]) -> Iterator[Naming]:
        """Yields, for each level, the name of games at that level and what differs in them.
        `others` says for each level how it differs from the first."""
        for level, other in enumerate(others, 1):
            yield self._naming(level, len(others), other)

    def _naming(self, level: int, levels: int, other: str) -> Naming:
        def row(words: Words, seats: int) -> tuple[str, str]:
            told = [words.say(sentence) for sentence in (self.differs(seats), other) if sentence]
            return self._titled(words, level, levels), " ".join(told)

        return row

    def _titled(self, words: Words, level: int, levels: int) -> str:
        """Returns the title at a level: the second of two is simply the harder one."""
        title = words.say(self.title)
        if level == 1:
            return title
        if levels == 2:
            return words.say(msgid("{title} (harder)"), title=title)
        return words.say(msgid("{title}, level\u00a0{level}"), title=title, level=level)


Extend = Callable[[Ruleset], Ruleset]


@dataclass(frozen=True)
class Level:
    """A harder way to play an edition. `extend` adds its rows instead of those of the edition, and
    `other` is a sentence that says how it differs from the first level."""

    extend: Extend
    other: str


@dataclass(frozen=True)
class Edition:
    """One edition. `name` stands in saved games; `extend` adds its rows to the rules. `show` has a
    row for each of its events, commands, decisions, zones, kinds of cards and sounds: how it is
    told, given, moved and heard, and how good it is. `words` are the sentences about none of these
    alone. `levels` are the harder ways to play it, from the second level on: saved games call them
    `name-2`, `name-3` and so on. `blurb` stands on its box, `lessons` teach it, `whispers` tell its
    rules in passing and `book` explains it. `counting` is what is counted of its finished games,
    `achievements` what can be reached in them. `challenges` are games by its rules with changes of
    their own, which `challenge_words` tell. `strongest` loads the best player of it alone, late,
    and raises OSError or ValueError. `reading` is what the planner reads of it."""

    name: str
    extend: Extend
    show: Staging = field(default_factory=Staging)
    words: Sentences = field(default_factory=Sentences)
    levels: tuple[Level, ...] = ()
    blurb: Blurb | None = None
    lessons: tuple[Lesson, ...] = ()
    whispers: tuple[Whisper, ...] = ()
    book: tuple[Chapter, ...] = ()
    counting: Counting | None = None
    achievements: tuple[Achievement, ...] = ()
    challenges: tuple[Challenge, ...] = ()
    challenge_words: Sentences = field(default_factory=Sentences)
    strongest: Callable[[], Player] | None = None
    reading: Reading | None = None

    @property
    def extends(self) -> Mapping[str, Extend]:
        """Functions that add its rows at each level, by the names of the levels in saved games."""
        harder = {f"{self.name}-{n}": level.extend for n, level in enumerate(self.levels, 2)}
        return {self.name: self.extend, **harder}

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the edition in saved games, one for each level, the first level first."""
        return tuple(self.extends)

    @property
    def rules_words(self) -> Sentences:
        """The sentences about the rules of the edition."""
        return merged({f"the show of {self.name}": self.show.sentences, self.name: self.words})

    @property
    def sentences(self) -> Sentences:
        """The sentences about the rules of the edition, and the names of games with it."""
        if self.blurb is None:
            return self.rules_words
        others = ["", *(level.other for level in self.levels)]
        named = dict(zip(self.names, self.blurb.namings(others), strict=True))
        return merged({self.name: self.rules_words, "its box": Sentences(games=named)})
