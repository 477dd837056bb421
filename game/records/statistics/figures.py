"""Figures of one finished game, and what editions count of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.records.journal.record import Record
from game.rules.event import Defeat, Event
from game.rules.game import Game
from game.rules.state import Visibility

APART = "rewound", "branched", "hinted", "sleepwalker", "again", "imported"
"""Reasons why a game counts apart: it was rewound, it began in the middle of another game, its
players were advised, the sleepwalker played for one of them, they had met the deal before, or it
was not played here."""


@dataclass(frozen=True)
class Figures:
    """`game` is the number in the journal, `played` the place among all games, `began` and `ended`
    are dates in ISO 8601. `apart` has the reasons why it counts apart, in words of APART; it is
    empty for a game that counts. `counts` has what its edition counts, by name, and `feats` the
    names of the achievements that it reached by itself."""

    game: int
    played: int
    began: str
    ended: str
    edition: str
    seats: int
    visibility: Visibility
    seed: str
    won: bool
    reason: Defeat | None
    turns: int
    doors: int
    deck: int
    seconds: int
    """Playing time; 0 if nobody measured it."""
    marks: tuple[str, ...]
    apart: tuple[str, ...]
    counts: Mapping[str, int]
    feats: frozenset[str]

    @classmethod
    def of(cls, record: Record, counts: Mapping[str, int], feats: frozenset[str]) -> Figures:
        return cls(
            game=record.id,
            played=record.played,
            began=record.began,
            ended=record.touched,
            edition=record.edition,
            seats=record.seats,
            visibility=record.visibility,
            seed=record.seed,
            won=record.result == "won",
            reason=record.reason,
            turns=record.turn,
            doors=record.doors,
            deck=record.deck,
            seconds=number(record.desk.get("seconds")),
            marks=marks(record),
            apart=apart(record),
            counts=counts,
            feats=feats,
        )


def apart(record: Record) -> tuple[str, ...]:
    """Returns the reasons why a game counts apart, in the order of APART."""
    told = {"rewound": record.rewinds > 0, "hinted": hinted(record), "imported": record.imported}
    found = {why for why, holds in told.items() if holds} | set(marks(record))
    return tuple(why for why in APART if why in found)


def hinted(record: Record) -> bool:
    return hints(record) > 0


def hints(record: Record) -> int:
    return number(record.desk.get("hints"))


def marks(record: Record) -> tuple[str, ...]:
    """Returns the marks of a saved table, whoever wrote it."""
    told = record.desk.get("marks")
    return tuple(mark for mark in told if isinstance(mark, str)) if isinstance(told, list) else ()


def number(plain: object) -> int:
    """Returns a number of a saved table, whoever wrote it; 0 for anything else."""
    return plain if type(plain) is int and plain > 0 else 0


@dataclass(frozen=True)
class Count:
    """`name` is for files; `told` is a short label, not yet translated; `icon` may be empty."""

    name: str
    told: str
    icon: str = ""


@dataclass(frozen=True)
class CountGroup:
    """Counts that are shown together, under a title that is not yet translated. `parts` if they are
    parts of one whole, such as the ways to answer a decision."""

    name: str
    title: str
    counts: tuple[Count, ...]
    parts: bool = False


@dataclass(frozen=True)
class Counting:
    """`count` looks through a finished game, and returns each count of the `groups` by name."""

    count: Callable[[Game], Mapping[str, int]]
    groups: tuple[CountGroup, ...]


def events_counted(names: Mapping[type[Event], str]) -> Callable[[Game], Mapping[str, int]]:
    """Returns a function that counts the events of these kinds in a game, under these names."""
    return lambda game: Counter(names[type(event)] for event in game.log if type(event) in names)
