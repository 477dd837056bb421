"""The report of a contest, line by line, and its progress: one line that is written over at a
terminal, a line at each tenth elsewhere."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import timedelta
from statistics import fmean
from time import monotonic
from typing import TextIO

from game.players.arena import rates
from game.players.arena.contest import Contest, Outcome
from game.players.arena.rates import wilson
from game.words import Words, msgid


def decimal(words: Words, number: float, places: int) -> str:
    """Returns a number with so many places, at least one, after the point or comma."""
    whole, part = f"{number:.{places}f}".split(".")
    return words.say("{whole}.{part}", whole=whole, part=part)


def percent(words: Words, share: float) -> str:
    """Returns a share from 0 to 1 in percent."""
    return words.say("{n}%", n=decimal(words, 100 * share, 1))


FLAWS: Mapping[str, str] = {
    "illegal": msgid("an answer that is not legal"),
    "silent": msgid("no answer in time"),
    "ended": msgid("the bot ended before the game"),
    "babbling": msgid("more than was asked for"),
}
"""Reasons why a game is lost by a bot's own fault."""


def report(words: Words, contest: Contest, outcomes: Sequence[Outcome]) -> Iterator[str]:
    """Yields the lines about a contest of at least one game."""
    say = words.say
    games, won = len(outcomes), sum(outcome.won for outcome in outcomes)
    low, high = rates.wilson(won, games)
    yield words.plural(
        "{player} on {n} deal of the seed {seed}",
        "{player} on {n} deals of the seed {seed}",
        games,
        player=contest.player,
        seed=contest.seed,
    )
    yield say(
        "Won: {won} of {games}, {rate}; with 95% certainty {low} to {high}",
        won=won,
        games=games,
        rate=percent(words, won / games),
        low=percent(words, low),
        high=percent(words, high),
    )
    reasons = Counter(outcome.reason for outcome in outcomes if not outcome.won)
    for reason, count in reasons.most_common():
        told = say(FLAWS[reason]) if reason in FLAWS else words.lost_by(reason)
        yield say("Lost: {n}, {reason}", n=count, reason=told)
    yield say(
        "A game has {turns} turns and {decisions} decisions",
        turns=decimal(words, fmean(outcome.turns for outcome in outcomes), 1),
        decisions=decimal(words, fmean(outcome.decisions for outcome in outcomes), 1),
    )
    decisions = sum(outcome.decisions for outcome in outcomes)
    slowest = max(outcomes, key=lambda outcome: outcome.slowest)
    if decisions:
        yield say(
            "A decision takes {mean} ms, {most} ms at most (game {number})",
            mean=decimal(words, 1000 * sum(o.thinking for o in outcomes) / decisions, 2),
            most=decimal(words, 1000 * slowest.slowest, 2),
            number=slowest.number,
        )
    yield from calibration(words, rates.cases(outcomes))


def lost_by_no_rule(words: Words, outcome: Outcome) -> str:
    """Tells which game a bot lost by its own fault, and why."""
    told = words.say(FLAWS[outcome.reason])
    told = words.say("Game {n} is lost: {reason}.", n=outcome.number, reason=told)
    return f"{told} {outcome.flaw}".strip()


def calibration(words: Words, shown: Sequence[rates.Case]) -> Iterator[str]:
    """Yields lines that tell whether the chances that were shown came true; nothing where none was
    shown."""
    if not shown:
        return
    say = words.say
    yield ""
    yield say("Chances shown at the starts of turns, and how many of their games were won")
    heads = [say("from"), say("to"), say("cases")]
    heads += [say("shown on average"), say("won"), say("points off")]
    rows = [
        [
            words.say("{n}%", n=bar.low),
            words.say("{n}%", n=bar.low + 100 // rates.BINS),
            str(bar.count),
            percent(words, bar.shown),
            percent(words, bar.won),
            points(words, bar.won - bar.shown),
        ]
        for bar in rates.calibration(shown)
    ]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for row in (heads, *rows):
        yield "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True))
    yield say(
        "Brier score {score}; {constant} for whoever always says {rate}",
        score=decimal(words, rates.brier(shown), 4),
        constant=decimal(words, rates.constant_brier(shown), 4),
        rate=percent(words, fmean(won for _, won in shown)),
    )
    skill = rates.skill(shown)
    if skill is not None:
        yield say("Brier skill {skill}", skill=decimal(words, skill, 3))


def comparison(words: Words, ours: Sequence[Outcome], theirs: Sequence[Outcome]) -> str:
    """Tells how a contest compares with another on the same deals."""
    same = len({o.number for o in ours} & {o.number for o in theirs})
    found = rates.paired(ours, theirs)
    if found is None:
        return words.say("Too few deals were played by both to compare them")
    gain, half = found
    return words.plural(
        "On {n} deal that both have played: {gain} points, between {low} and {high}",
        "On {n} deals that both have played: {gain} points, between {low} and {high}",
        same,
        gain=points(words, gain),
        low=points(words, gain - half),
        high=points(words, gain + half),
    )


def points(words: Words, share: float) -> str:
    """Returns a difference of shares, with its sign."""
    return f"{'+' if share > 0 else ''}{decimal(words, 100 * share, 1)}"


WIDTH = 20
"""Width of the bar in columns, at most."""
ENDLESS = 1000
"""Columns of what is no terminal."""
BLOCKS, PLAIN = "█░", "#-"
TENTHS = 10
SELDOM = 0.1
"""Seconds between two pictures of the line."""


class Progress:
    """The line that is told on a stream while so many games are played, some of them `before`."""

    def __init__(self, words: Words, stream: TextIO, games: int, before: Sequence[Outcome]) -> None:
        self._words = words
        self._stream = stream
        self._games = games
        self._before = self._done = len(before)
        self._won = sum(outcome.won for outcome in before)
        self._began = self._painted = monotonic()
        self._tenth = self._done * TENTHS // games
        self._length = 0
        """Length of the line that is to be written over."""
        self._signs = BLOCKS if can_write(stream, BLOCKS) else PLAIN

    def tell(self, outcome: Outcome) -> None:
        """Tells that one more game is over."""
        self._done += 1
        self._won += outcome.won
        now = monotonic()
        tenth = self._done * TENTHS // self._games
        if self._stream.isatty():
            if now - self._painted >= SELDOM:
                self._painted = now
                self._over(self._line(now))
        elif tenth > self._tenth:
            self._tenth = tenth
            print(self._line(now), file=self._stream, flush=True)

    def end(self) -> None:
        """Leaves the line as it is, and the next one free."""
        if self._stream.isatty() and self._done:
            self._over(self._line(monotonic()))
            print(file=self._stream, flush=True)

    def clear(self) -> None:
        """Makes room for other lines."""
        if self._length:
            self._over("")
            self._stream.write("\r")

    def _over(self, line: str) -> None:
        self._stream.write(f"\r{line.ljust(self._length)}")
        self._stream.flush()
        self._length = len(line)

    def _line(self, now: float) -> str:
        """Returns a bar, if there is room for it, and figures."""
        say, words = self._words.say, self._words
        low, high = wilson(self._won, self._done)
        speed = (self._done - self._before) / max(now - self._began, SELDOM)
        left = (self._games - self._done) / speed if speed else 0.0
        told = [
            say("{done} of {games}", done=self._done, games=self._games),
            say(
                "{rate} won ({low} to {high})",
                rate=percent(words, self._won / self._done),
                low=percent(words, low),
                high=percent(words, high),
            ),
            say("{n} games/s", n=decimal(words, speed, 1 if speed >= 1 else 3)),
            say("{time} left", time=timedelta(seconds=round(left))),
        ]
        figures = ", ".join(told)
        columns = shutil.get_terminal_size().columns - 1 if self._stream.isatty() else ENDLESS
        width = max(0, min(WIDTH, columns - len(figures) - 1))
        full = width * self._done // self._games
        bar = self._signs[0] * full + self._signs[1] * (width - full)
        return f"{bar} {figures}".strip()[:columns]


def can_write(stream: TextIO, text: str) -> bool:
    """Returns whether a stream has these letters."""
    try:
        text.encode(stream.encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return True
