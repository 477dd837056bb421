"""What is counted of one finished game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.records.journal.record import Record
from game.rules.event import Defeat
from game.rules.state import Visibility

APART = "rewound", "branched", "hinted", "again", "imported"
"""Why a game counts apart: it was rewound, it began in the middle of another one, its players were
advised, they had met the deal before, or it was not played here."""


@dataclass(frozen=True)
class Figures:
    """`game` is its number in the journal, `played` its place among all, `began` and `ended` dates
    of ISO 8601. `apart` says why it counts apart, in words of APART, and is empty for a game that
    counts. `counts` holds what its edition counts, by name, and `feats` the names of the
    achievements that it reached by itself."""

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
    """0 where nobody measured it."""
    marks: tuple[str, ...]
    apart: tuple[str, ...]
    counts: Mapping[str, int]
    feats: frozenset[str]

    @classmethod
    def of(cls, record: Record, counts: Mapping[str, int], feats: frozenset[str]) -> Figures:
        """Of a finished game of the journal."""
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
    """Why a game counts apart, in the order of APART; empty if it counts."""
    told = {
        "rewound": record.rewinds > 0,
        "hinted": hinted(record),
        "imported": record.imported,
    }
    found = {why for why, holds in told.items() if holds} | set(marks(record))
    return tuple(why for why in APART if why in found)


def hinted(record: Record) -> bool:
    """Whether its players were advised."""
    return hints(record) > 0


def hints(record: Record) -> int:
    """How often they were."""
    return number(record.desk.get("hints"))


def marks(record: Record) -> tuple[str, ...]:
    """Those of its desk; whoever wrote it."""
    told = record.desk.get("marks")
    return tuple(mark for mark in told if isinstance(mark, str)) if isinstance(told, list) else ()


def number(plain: object) -> int:
    """What a desk counts, whoever wrote it."""
    return plain if type(plain) is int and plain > 0 else 0
