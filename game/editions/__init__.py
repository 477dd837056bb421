"""What can be played: the base game, and what is added to it. Each edition is a folder here."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from game.adviser.advice import Player
from game.adviser.careful import Careful, Worth, together
from game.adviser.random_player import RandomPlayer
from game.deals.challenge import Challenge
from game.editions.base import box
from game.editions.base.achievements.base_achievements import BASE_ACHIEVEMENTS
from game.editions.base.advice.worth import WORTH
from game.editions.base.blurb import BASE_BLURB
from game.editions.base.book import BASE_BOOK
from game.editions.base.counting import COUNTING
from game.editions.base.lessons.evening_for_two import EVENING_FOR_TWO
from game.editions.base.lessons.first_night import FIRST_NIGHT
from game.editions.base.table import STAGING
from game.editions.base.whispers import WHISPERS
from game.editions.base.words import SENTENCES
from game.editions.blurb import Blurb
from game.editions.book import box as book
from game.editions.book.blurb import BOOK_BLURB
from game.editions.book.lessons import THE_BOOK_OF_STEPS
from game.editions.book.rules_book import STEPS_BOOK
from game.editions.book.table import STAGING as BOOK_STAGING
from game.editions.book.whispers import STEPS_WHISPERS
from game.editions.book.words import SENTENCES as BOOK_SENTENCES
from game.editions.glyphs import box as glyphs
from game.editions.glyphs.blurb import GLYPHS_BLURB
from game.editions.glyphs.counting import ACHIEVEMENTS as GLYPH_ACHIEVEMENTS
from game.editions.glyphs.counting import COUNTING as GLYPH_COUNTING
from game.editions.glyphs.lessons import THE_GLYPHS
from game.editions.glyphs.rules_book import GLYPHS_BOOK
from game.editions.glyphs.table import STAGING as GLYPH_STAGING
from game.editions.glyphs.whispers import GLYPH_WHISPERS
from game.editions.glyphs.words import SENTENCES as GLYPH_SENTENCES
from game.editions.glyphs.worth import WORTH as GLYPH_WORTH
from game.editions.ladder.achievements import LADDER_ACHIEVEMENTS
from game.editions.ladder.challenges import CHALLENGES
from game.editions.ladder.words import SENTENCES as LADDER_SENTENCES
from game.editions.towers import box as towers
from game.editions.towers.blurb import TOWERS_BLURB
from game.editions.towers.lessons import THE_TOWERS
from game.editions.towers.rules_book import TOWERS_BOOK
from game.editions.towers.whispers import TOWER_WHISPERS
from game.editions.towers.words import SENTENCES as TOWER_SENTENCES
from game.learning.lesson import Lesson
from game.learning.rules_book import Chapter
from game.learning.whisper import Whisper
from game.merging import merged
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.statistics.achievement import Achievement
from game.statistics.counting import Counting
from game.table.staging import Staging
from game.words import JOINED_BY, Sentences

HARDER = "-hard"
"""What the harder variant of an edition has behind its name."""
log = logging.getLogger("eight-doors")


@dataclass(frozen=True)
class Edition:
    """`name` is what saved games call it; `extend` adds its rows to the rules it is played with,
    and `harder`, if there is a harder variant, its rows instead: that is called `name-hard`.
    `blurb` stands on its box, where players choose. `words` is what is said of them, `table`
    what lies, moves, shines and sounds in another way than everything does. `lessons` teach it,
    `whispers` tell of it in passing and `book` explains it. `counting` says what is counted of
    its finished games, `achievements` what can be reached in them. `challenges` are games by its
    rules with changes of their own. `worth` says how good an answer is, for a player who goes by
    a rule of thumb; what several editions say of one is added. `strongest` loads who plays it
    best alone, late, and raises OSError or ValueError; `screen` its presentation, late: that
    needs pygame."""

    name: str
    extend: Callable[[Ruleset], Ruleset]
    words: Sentences
    harder: Callable[[Ruleset], Ruleset] | None = field(default=None, kw_only=True)
    blurb: Blurb | None = field(default=None, kw_only=True)
    table: Staging = field(default_factory=Staging)
    lessons: tuple[Lesson, ...] = ()
    whispers: tuple[Whisper, ...] = ()
    book: tuple[Chapter, ...] = ()
    counting: Counting | None = None
    achievements: tuple[Achievement, ...] = ()
    challenges: tuple[Challenge, ...] = ()
    worth: Worth = field(default_factory=dict)
    strongest: Callable[[], Player] | None = None
    screen: Callable[[], Any] | None = None

    @property
    def harder_name(self) -> str:
        """What saved games call its harder variant."""
        return self.name + HARDER

    @property
    def names(self) -> tuple[str, ...]:
        """What saved games call it: as it is and, if it has a harder variant, so."""
        return (self.name, self.harder_name) if self.harder else (self.name,)

    @property
    def sentences(self) -> Sentences:
        """All that is said of it, also what games with it are called."""
        if self.blurb is None:
            return self.words
        named = dict(self.blurb.namings(self.name, self.harder_name))
        return merged([self.words, Sentences(games=named)])


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
        self.worth = together([edition.worth for edition in offered])
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
    def counted(self) -> list[str]:
        """The names of all that `count` counts."""
        groups = [group for one in self.counting for group in one.groups]
        return [count.name for group in groups for count in group.counts]

    def adviser(self, edition: str, seats: int) -> Player:
        """The strongest player there is for games of this name with so many seats."""
        if edition == self.base.name and seats == 1 and self._strongest:
            return self._strongest
        return Careful(self.worth)

    def player(self, name: str, edition: str, seats: int, seed: str) -> Player:
        """The player of this name for a game; what it does by chance follows from the seed. Raises
        KeyError for a name that nobody has who plays such games."""
        strongest = self.adviser(edition, seats)
        players = (strongest, Careful(self.worth), RandomPlayer(seed))
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


def base_screen() -> Any:
    """How the decisions of the base game are put to the player."""
    from game.editions.base.screen import PRESENTATION

    return PRESENTATION


def book_screen() -> Any:
    """How the decisions of the Book are put to the player."""
    from game.editions.book.screen import PRESENTATION

    return PRESENTATION


def dreamer() -> Player:
    """Who plays the base game best alone. Raises OSError or DamagedWeights."""
    from game.editions.base.dreamer.player import Dreamer

    return Dreamer.learnt()


def glyphs_screen() -> Any:
    """How the Glyphs are presented: that needs pygame."""
    from game.editions.glyphs.screen import PRESENTATION

    return PRESENTATION


BASE_GAME = Edition(
    "base",
    box.extend,
    merged([SENTENCES, LADDER_SENTENCES]),
    STAGING,
    blurb=BASE_BLURB,
    lessons=(FIRST_NIGHT, EVENING_FOR_TWO),
    book=BASE_BOOK,
    whispers=WHISPERS,
    counting=COUNTING,
    achievements=(*BASE_ACHIEVEMENTS, *LADDER_ACHIEVEMENTS),
    challenges=CHALLENGES,
    worth=WORTH,
    strongest=dreamer,
    screen=base_screen,
)
GLYPHS = Edition(
    "glyphs",
    glyphs.extend,
    GLYPH_SENTENCES,
    table=GLYPH_STAGING,
    counting=GLYPH_COUNTING,
    achievements=GLYPH_ACHIEVEMENTS,
    worth=GLYPH_WORTH,
    screen=glyphs_screen,
    lessons=(THE_GLYPHS,),
    whispers=GLYPH_WHISPERS,
    book=GLYPHS_BOOK,
    blurb=GLYPHS_BLURB,
)
TOWERS = Edition(
    "towers",
    towers.extend,
    TOWER_SENTENCES,
    harder=towers.extend_harder,
    lessons=(THE_TOWERS,),
    whispers=TOWER_WHISPERS,
    book=TOWERS_BOOK,
    blurb=TOWERS_BLURB,
)
BOOK = Edition(
    "book",
    book.extend,
    BOOK_SENTENCES,
    BOOK_STAGING,
    harder=book.extend_harder,
    screen=book_screen,
    lessons=(THE_BOOK_OF_STEPS,),
    whispers=STEPS_WHISPERS,
    book=STEPS_BOOK,
    blurb=BOOK_BLURB,
)
OFFERED = Editions(BASE_GAME, GLYPHS, TOWERS, BOOK)
