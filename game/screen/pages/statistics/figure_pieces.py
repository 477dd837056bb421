"""The pieces of the page of statistics, made from an answer: figures, charts and sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from game.records.statistics.answer import Answer, Rate
from game.records.statistics.figures import CountGroup
from game.screen.pages.statistics.charts import (
    Bars,
    Columns,
    Course,
    Ink,
    Part,
    framed,
    numbers,
    tiles,
)
from game.screen.ui.arrange import Card, Column
from game.screen.ui.element import Element
from game.screen.ui.words import Words as Written
from game.screen.ui.words import sentence
from game.words import Words

LAST = 20, 100
"""Numbers of the latest games over which a rate is told, besides the rate over all."""
POINTS = 160
"""Greatest number of points of the line."""
FEW = 5
"""Least number of games over which the line shows a rate."""
STEPS = 1, 2, 5, 10, 20, 50, 100
MOST_COLUMNS = 8
FIGURE = "text.figure."
Piece = tuple[Element, int]
"""A figure or chart, and the number of columns of the page that it spans; 0 is all of them."""
WHY_APART: Mapping[str, Callable[[Words, int], str]] = {
    "rewound": lambda words, n: words.plural(
        "{n} was rewound: what had come up was known.",
        "{n} were rewound: what had come up was known.",
        n,
    ),
    "branched": lambda words, n: words.plural(
        "{n} was played on from a replay: what comes up may be known.",
        "{n} were played on from a replay: what comes up may be known.",
        n,
    ),
    "hinted": lambda words, n: words.plural(
        "{n} was played with advice.", "{n} were played with advice.", n
    ),
    "sleepwalker": lambda words, n: words.plural(
        "{n} was played with the sleepwalker.", "{n} were played with the sleepwalker.", n
    ),
    "again": lambda words, n: words.plural(
        "{n} was a deal that had been played before.",
        "{n} were deals that had been played before.",
        n,
    ),
    "imported": lambda words, n: words.plural(
        "{n} came from a file: nobody knows whose it is.",
        "{n} came from files: nobody knows whose they are.",
        n,
    ),
}
"""Sentences about a number of games that count apart, for each word of APART."""


class FigurePieces:
    """The pieces for an answer, in the language of the words."""

    def __init__(self, words: Words, answer: Answer, groups: Sequence[CountGroup]) -> None:
        self._words = words
        self._answer = answer
        self._groups = groups

    def all(self) -> list[Piece]:
        """Returns the pieces in reading order. Without a game that counts, these are only the ones
        about games that count apart."""
        answer, pieces = self._answer, list[Piece]()
        groups = [group for group in self._groups if self._counts_any(group)]
        told = bool(answer.outcomes.told)
        if told:
            pieces.append((tiles([*self._tiles()]), 0))
        if answer.hinted.games:
            pieces.append((Card(numbers([*self._with_hints()])), 0))
        if answer.sleepwalked.games:
            pieces.append((Card(numbers([*self._with_sleepwalker()])), 0))
        if told:
            pieces += self._charts(groups)
        if answer.aside:
            pieces.append((self._apart(), 1))
        if told:
            pieces += self._lists(groups)
        return pieces

    def _charts(self, groups: Sequence[CountGroup]) -> Iterator[Piece]:
        say, answer = self._words.say, self._answer
        if answer.outcomes.all.games >= FEW:
            yield self._course(), 2
        yield self._endings(), 1
        if answer.decks:
            left = Columns([*self._columns("left", answer.decks, "gold")])
            yield framed("left", say("Cards left when won"), left), 1
        for group in groups:
            if group.parts:
                yield framed(group.name, say(group.title), Bars(self._counts_of(group))), 1
        if answer.reached:
            doors = Columns([*self._columns("open", answer.reached, "night")])
            yield framed("open", say("Doors open when lost"), doors), 1

    def _lists(self, groups: Sequence[CountGroup]) -> Iterator[Piece]:
        for group in groups:
            if not group.parts:
                title = self._words.say(group.title)
                yield framed(group.name, title, numbers(self._counts_of(group))), 2

    # Numbers

    def _percent(self, rate: Rate) -> str:
        return self._words.say("{n}%", n=round(rate.share * 100))

    def _tiles(self) -> Iterator[Part]:
        say, plural, told = self._words.say, self._words.plural, self._answer.outcomes
        rate = told.all
        yield self._tile("games", str(rate.games), say("Games"),
                         plural("{n} finished game", "{n} finished games", rate.games))  # fmt: skip
        said = plural("{n} game won", "{n} games won", rate.won)
        yield self._tile("won", str(rate.won), say("Won"), said)
        said = say("Of all games {share} were won.", share=self._percent(rate))
        yield self._tile("rate", self._percent(rate), say("Of all"), said, rate.share)
        for games in LAST:
            last = told.last(games)
            said = say("Of the last {n} games {share} were won.", n=last.games,
                       share=self._percent(last))  # fmt: skip
            label = say("Last {n}", n=games)
            yield self._tile(f"last.{games}", self._percent(last), label, said, last.share)
        said = plural("{n} game won in a row so far", "{n} games won in a row so far", told.streak)
        yield self._tile("streak", str(told.streak), say("Streak"), said)
        said = plural("At best {n} game won in a row", "At best {n} games won in a row", told.best)
        yield self._tile("best", str(told.best), say("Best streak"), said)
        turns = round(self._answer.turns / rate.games)
        said = plural("{n} turn in a game, on average", "{n} turns in a game, on average", turns)
        yield self._tile("turns", str(turns), say("Turns a game"), said)
        if self._answer.timed:
            minutes = max(1, round(self._answer.seconds / self._answer.timed / 60))
            said = plural(
                "{n} minute for a game, on average", "{n} minutes for a game, on average", minutes
            )
            yield self._tile("time", say("{n} min", n=minutes), say("A game takes"), said)

    def _with_hints(self) -> Iterator[Part]:
        """Yields the figures of games with hints, which are counted by themselves."""
        say, plural, rate = self._words.say, self._words.plural, self._answer.hinted
        said = plural("{n} finished game with hints", "{n} finished games with hints", rate.games)
        yield self._tile("hinted.games", str(rate.games), say("Games with hints"), said)
        said = plural("{n} game won with hints", "{n} games won with hints", rate.won)
        yield self._tile("hinted.won", str(rate.won), say("Won with hints"), said)
        share = self._percent(rate)
        said = say("Of all games with hints {share} were won.", share=share)
        yield self._tile("hinted.rate", share, say("Of all with hints"), said, rate.share)

    def _with_sleepwalker(self) -> Iterator[Part]:
        """Yields the figures of games with the sleepwalker, which are counted by themselves."""
        say, plural, rate = self._words.say, self._words.plural, self._answer.sleepwalked
        said = plural(
            "{n} finished game with the sleepwalker",
            "{n} finished games with the sleepwalker",
            rate.games,
        )
        label = say("Games with the sleepwalker")
        yield self._tile("sleepwalker.games", str(rate.games), label, said)
        said = plural(
            "{n} game won with the sleepwalker", "{n} games won with the sleepwalker", rate.won
        )
        label = say("Won with the sleepwalker")
        yield self._tile("sleepwalker.won", str(rate.won), label, said)
        share = self._percent(rate)
        said = say("Of all games with the sleepwalker {share} were won.", share=share)
        label = say("Of all with the sleepwalker")
        yield self._tile("sleepwalker.rate", share, label, said, rate.share)

    def _tile(self, key: str, number: str, label: str, said: str, share: float = -1) -> Part:
        return Part(f"{FIGURE}{key}", label, share, number, said)

    # Charts

    def _course(self) -> Element:
        say, outcomes = self._words.say, self._answer.outcomes
        course, over = outcomes.course(POINTS, LAST[0]), LAST[0]
        # The rate of the first few games jumps so far that it would dwarf all others.
        course = [point for point in course if point[0] >= FEW]
        games, now = outcomes.all.games, course[-1][1]
        said = self._course_said(course)
        title = say("Won of the last {n}, game by game", n=over)
        line = Course(
            shares=tuple(rate.share for _, rate in course),
            first=self._words.plural("after {n} game", "after {n} games", course[0][0]),
            last=self._words.plural("after {n} game", "after {n} games", games),
            marks=(say("{n}%", n=0), say("{n}%", n=50), say("{n}%", n=100)),
            now=self._percent(now),
        )
        words = Written(words=title, role="label", px=21, ink="caption")
        column = Column([words, line], gap=6)
        return Card(column, edge=12, id=f"{FIGURE}course", said=said, hint=said, top=True)

    def _course_said(self, course: Sequence[tuple[int, Rate]]) -> str:
        """Returns the line in words: its beginning, its lowest and highest point, and its end."""
        say = self._words.say
        whole = course[LAST[0] - 1 :] or course[-1:]
        ends = (pick(whole, key=lambda at: at[1].share) for pick in (min, max))
        kept = dict((course[0], *ends, course[-1]))
        points = say(", ").join(
            say("after {n}: {share}", n=n, share=self._percent(kept[n])) for n in sorted(kept)
        )
        return say("Won of the last {n} games: {points}", n=LAST[0], points=points)

    def _endings(self) -> Element:
        """Returns how games ended: victories, and defeats by their reasons, the most frequent
        first."""
        say, answer = self._words.say, self._answer
        won = answer.outcomes.all.won
        parts = [self._part("ended.won", say("Victory"), won, "gold")]
        for reason, times in sorted(answer.defeats.items(), key=lambda row: (-row[1], row[0])):
            label = self._words.lost_by(reason)
            parts.append(self._part(f"lost.{reason}", label, times, "night"))
        return framed("ended", say("How games ended"), Bars(parts))

    def _part(self, key: str, label: str, n: int, ink: Ink, icon: str = "") -> Part:
        said = self._words.say("{label}: {n}", label=label, n=n)
        return Part(f"{FIGURE}{key}", label, n, str(n), said, ink, icon)

    def _columns(self, key: str, counts: Mapping[int, int], ink: Ink) -> Iterator[Part]:
        """Yields the numbers of games as columns, in steps that leave few of them."""
        least, most = 0, max(counts)
        step = next(s for s in STEPS if (most - least) // s < MOST_COLUMNS)
        for start in range(least, most + 1, step):
            end = start + step - 1
            n = sum(times for number, times in counts.items() if start <= number <= end)
            label = str(start) if step == 1 else f"{start}–{end}"
            said = self._words.plural("{label}: {n} game", "{label}: {n} games", n, label=label)
            yield Part(f"{FIGURE}{key}.{start}", label, n, str(n), said, ink)

    def _counts_any(self, group: CountGroup) -> bool:
        return any(self._answer.counts.get(count.name) for count in group.counts)

    def _counts_of(self, group: CountGroup) -> tuple[Part, ...]:
        """Returns what an edition counts."""
        counts = self._answer.counts
        return tuple(
            self._part(
                count.name,
                self._words.say(count.told),
                counts.get(count.name, 0),
                "gold",
                count.icon,
            )
            for count in group.counts
        )

    # Games that stand apart

    def _apart(self) -> Element:
        """Returns the games that count apart: a line for each reason. A game may be in several
        lines."""
        words, answer = self._words, self._answer
        title = words.plural("{n} game counts apart", "{n} games count apart", answer.aside)
        told = {
            f"{FIGURE}apart.{why}": tell(words, answer.apart[why])
            for why, tell in WHY_APART.items()
            if answer.apart.get(why)
        }
        if sum(answer.apart.values()) > answer.aside:
            several = words.say("A game may stand in several of these lines.")
            told[f"{FIGURE}apart.several"] = several
        lines = [sentence(key, said, px=20) for key, said in told.items()]
        return framed("apart", title, Column(lines, gap=2))


def blank_tiles(words: Words) -> Element:
    """Returns the tiles of the figures that the first game will fill."""
    say, none = words.say, "–"
    labels = say("Games"), say("Won"), say("Of all"), say("Streak"), say("Best streak")
    every = *labels, say("Turns a game"), say("A game takes")
    return tiles([Part("", label, -1, none, "") for label in every], "idle_row")
