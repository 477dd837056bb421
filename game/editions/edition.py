"""What an edition brings: one record that each package fills."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from game.editions.blurb import Blurb
from game.learning.lesson import Lesson
from game.learning.rules_book import Chapter
from game.learning.whisper import Whisper
from game.merging import merged
from game.players.advice import Player
from game.records.deals.challenge import Challenge
from game.records.statistics.achievement import Achievement
from game.records.statistics.figures import Counting
from game.rules.ruleset import Ruleset
from game.table.staging import Staging
from game.words import Sentences

Extend = Callable[[Ruleset], Ruleset]


@dataclass(frozen=True)
class Level:
    """A harder way to play an edition: `extend` adds its rows instead of those of the edition, and
    `other` is a sentence that says in what it differs from the first level."""

    extend: Extend
    other: str


@dataclass(frozen=True)
class Edition:
    """`name` is what saved games call it; `extend` adds its rows to the rules it is played with.
    `show` has a row for each of its events, commands, decisions, zones, kinds of cards and sounds:
    how it is told, given, moved and heard, and how good it is; `words` is what is said of no single
    one of these. `levels` are the harder ways to play it, the second level first: saved games call
    them `name-2`, `name-3` and so on. `blurb` stands on its box, where players choose. `lessons`
    teach it, `whispers` tell of it in passing and `book` explains it. `counting` says what is
    counted of its finished games, `achievements` what can be reached in them. `challenges` are
    games by its rules with changes of their own, of which `challenge_words` are said. `strongest`
    loads who plays it best alone, late, and raises OSError or ValueError."""

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

    @property
    def extends(self) -> Mapping[str, Extend]:
        """What adds its rows at each level, by what saved games call it there."""
        harder = {f"{self.name}-{n}": level.extend for n, level in enumerate(self.levels, 2)}
        return {self.name: self.extend, **harder}

    @property
    def names(self) -> tuple[str, ...]:
        """What saved games call it at each level, the first one first."""
        return tuple(self.extends)

    @property
    def rules_words(self) -> Sentences:
        """All that is said of its rules."""
        return merged({f"the show of {self.name}": self.show.sentences, self.name: self.words})

    @property
    def sentences(self) -> Sentences:
        """The same, and what games with it are called."""
        if self.blurb is None:
            return self.rules_words
        others = ["", *(level.other for level in self.levels)]
        named = dict(zip(self.names, self.blurb.namings(others), strict=True))
        return merged({self.name: self.rules_words, "its box": Sentences(games=named)})
