"""How far a contest has come: one line that is written over at a terminal, a line at each tenth
elsewhere."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from datetime import timedelta
from time import monotonic
from typing import TextIO

from game.players.arena.contest import Outcome
from game.players.arena.decimals import decimal, percent
from game.players.arena.rates import wilson
from game.words import Words

WIDTH = 20
"""Of the bar, at most."""
ENDLESS = 1000
"""Columns of what is no terminal."""
BLOCKS, PLAIN = "█░", "#-"
TENTHS = 10
SELDOM = 0.1
"""Seconds between two pictures of the line."""


class Progress:
    """What is told on a stream while so many games are played, some of them `before`."""

    def __init__(self, words: Words, stream: TextIO, games: int, before: Sequence[Outcome]) -> None:
        self._words = words
        self._stream = stream
        self._games = games
        self._before = self._done = len(before)
        self._won = sum(outcome.won for outcome in before)
        self._began = self._painted = monotonic()
        self._tenth = self._done * TENTHS // games
        self._length = 0
        """Of the line that is to be written over."""
        self._signs = BLOCKS if can_write(stream, BLOCKS) else PLAIN

    def tell(self, outcome: Outcome) -> None:
        """One more game is over."""
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
        """Leaves the line as it is at last, and the next one free."""
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
        """A bar, if there is room for it, and figures."""
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
    """Whether a stream has these letters."""
    try:
        text.encode(stream.encoding or "ascii")
    except (UnicodeError, LookupError):
        return False
    return True
