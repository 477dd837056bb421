"""The parts of a game that the sleepwalker has played: spans of answers, kept with the saved table
as marks such as `sleepwalker:1:45-120`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from game.rules.event import Answered
from game.rules.game import Game, opening
from game.rules.state import Seat, owned

SLEEPWALKER = "sleepwalker"
"""Mark of a game in which the sleepwalker has played: the program, in the seat of a player. As long
as it sits there, a second mark has the seat, such as `sleepwalker:1`."""
MOST = 40
"""Spans that are kept, the latest: a saved table has few marks."""
MARK = re.compile(rf"{SLEEPWALKER}:([01]):(\d{{1,6}})-(\d{{1,6}})")


class Sleepwalk(NamedTuple):
    """A span of a game in which the sleepwalker gave all answers of a `seat`: from the `first` to
    the `last`, by the numbers of their events."""

    seat: Seat
    first: int
    last: int

    @property
    def mark(self) -> str:
        return f"{owned(SLEEPWALKER, self.seat)}:{self.first}-{self.last}"


def sleepwalks(marks: Iterable[str]) -> tuple[Sleepwalk, ...]:
    """Returns the spans among the marks of a saved table, in their order."""
    found = (MARK.fullmatch(mark) for mark in marks)
    spans = (Sleepwalk(*(int(number) for number in one.groups())) for one in found if one)
    return tuple(sorted(spans, key=lambda span: (span.first, span.last)))


def up_to(walks: Iterable[Sleepwalk], length: int) -> tuple[Sleepwalk, ...]:
    """Returns what is left of the spans if only so many events are."""
    cut = (walk._replace(last=min(walk.last, length - 1)) for walk in walks)
    return tuple(walk for walk in cut if walk.first <= walk.last)


def walked(
    walks: tuple[Sleepwalk, ...], seat: Seat, at: int, goes_on: bool
) -> tuple[Sleepwalk, ...]:
    """Returns the spans with an answer, the event of number `at`. If the sleepwalker has not left
    its seat since its last answer, the last span `goes_on`."""
    if goes_on and walks and walks[-1].seat == seat:
        return (*walks[:-1], walks[-1]._replace(last=at))
    return (*walks, Sleepwalk(seat, at, at))[-MOST:]


def own_answers(game: Game, walks: Iterable[Sleepwalk]) -> list[int]:
    """Returns the numbers of all answers that the sleepwalker gave."""
    spans, state, found = [*walks], opening(game.rules), []
    for at, event in enumerate(game.log):
        seat = state.active
        if isinstance(event, Answered) and any(sleeps(span, seat, at) for span in spans):
            found.append(at)
        state = event.evolve(state)
    return found


def sleeps(walk: Sleepwalk, seat: Seat, at: int) -> bool:
    """Returns whether an answer of this seat, the event of number `at`, lies in this span."""
    return walk.seat == seat and walk.first <= at <= walk.last
