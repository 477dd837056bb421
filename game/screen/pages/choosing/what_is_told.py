"""The texts of the page of a new game about each box and the chosen combination."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from game.editions import Edition, Editions
from game.players.win_rates import Rate
from game.records.statistics.answer import Answer, Selection
from game.records.statistics.statistics import Statistics
from game.screen.pages.difficulty import difficulty
from game.screen.pages.game_summary import game_called
from game.screen.pages.result.what_came import unbroken
from game.words import JOINED_BY, Words

LEAST = 2
"""Least number of victories in a row that are told."""


@dataclass(frozen=True)
class Fact:
    """A sentence under its caption, and both in one line. One about difficulty has a `rate`."""

    caption: str
    content: str
    line: str
    rate: Rate | None = None


@dataclass(frozen=True)
class Told:
    """The text about a box: its title, a sentence, and facts."""

    title: str
    about: str
    facts: Sequence[Fact]

    @property
    def rate(self) -> Rate | None:
        """The rate of victories in games with this box alone; None if it was not measured."""
        return next((fact.rate for fact in self.facts if fact.rate is not None), None)

    @property
    def said(self) -> str:
        """The whole text in one string, for screen readers."""
        lines = (f"{self.title}.", self.about, *(fact.line for fact in self.facts))
        return " ".join(filter(None, lines))


def of_edition(words: Words, edition: Edition, seats: int, record: str, rate: Rate | None) -> Told:
    """Returns what is told of an edition to so many players, with their `record` in it. The `rate`
    is that of games with nothing else."""
    say, blurb = words.say, edition.blurb
    title, about, known = game_called(words, edition.name), "", dict[str, str]()
    if blurb is not None:
        title, about = say(blurb.title), say(blurb.told)
        known = {say("To win"): blurb.wanted(seats), say("What helps"): blurb.helps}
        if not blurb.to_win:
            known[say("For two")] = blurb.differs(seats)
        for level, harder in enumerate(edition.levels, 2):
            single = len(edition.levels) == 1
            known[say("Harder") if single else say("Level\u00a0{level}", level=level)] = (
                harder.other
            )
    facts = [fact(words, caption, say(told)) for caption, told in known.items() if told]
    if rate is not None:
        hard = fact(words, say("Difficulty by itself"), difficulty(words, rate))
        facts.append(replace(hard, rate=rate))
    if record:
        facts.append(fact(words, say("Your games"), record))
    return Told(title, about, facts)


def of_choice(words: Words, editions: Editions, name: str, seats: int, record: str) -> Told:
    """Returns what is told of the game of this name: what each of its editions adds to win."""
    say, chosen = words.say, {*editions.canonical(name).split(JOINED_BY)}
    facts = []
    for edition in (editions.base, *editions.added):
        level = next((n for n, one in enumerate(edition.names) if one in chosen), None)
        if edition.blurb is None or (level is None and edition is not editions.base):
            continue
        wanted = [edition.blurb.wanted(seats), edition.levels[level - 1].other if level else ""]
        if told := " ".join(say(sentence) for sentence in wanted if sentence):
            called = game_called(words, edition.names[level or 0])
            facts.append(fact(words, called, told))
    if record:
        facts.append(fact(words, say("Your games"), record))
    return Told(say("To win this game"), "", facts)


def fact(words: Words, caption: str, content: str) -> Fact:
    line = words.say("{caption}: {content}", caption=caption, content=content)
    return Fact(caption, content, line)


class Records:
    """The records of the players, as the statistics know them. Games alone and games for two are
    counted by themselves, and only those with a place later than `after`."""

    def __init__(self, statistics: Statistics, editions: Editions, seats: int, after: int) -> None:
        played = {name: {*name.split(JOINED_BY)} for name in statistics.editions()}
        each = {
            edition.name: [name for name in played if not played[name].isdisjoint(edition.names)]
            for edition in (editions.base, *editions.added)
        }
        groups = {**{name: [name] for name in played}, **each}
        self._known: Mapping[str, Answer] = {
            name: statistics.ask(Selection(tuple(names), seats, None, after))
            for name, names in groups.items()
            if names
        }

    def told(self, words: Words, name: str) -> str:
        """Returns the record with an edition, or with the game of this name; empty before the first
        game."""
        answer = self._known.get(name)
        if answer is None or not answer.outcomes.all.games:
            return ""
        return words.say(", ").join(map(unbroken, parts(words, answer)))


def parts(words: Words, answer: Answer) -> Iterator[str]:
    """Yields how many games were finished and won, and what the best of them were."""
    outcomes = answer.outcomes
    yield words.plural("{n} game", "{n} games", outcomes.all.games)
    yield words.plural("{n} won", "{n} won", outcomes.all.won)
    if answer.decks:
        most = max(answer.decks)
        yield words.plural("at best with {n} card left", "at best with {n} cards left", most)
    if outcomes.best >= LEAST:
        yield words.say("best streak: {n}", n=outcomes.best)
