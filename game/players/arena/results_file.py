"""The outcomes of a contest as a table that other programs read: CSV, a row for each game.

CONTRIBUTING explains its columns. A contest goes on where its file ends.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping
from io import StringIO
from pathlib import Path

from game import __version__
from game.players.arena.contest import KEPT, Contest, Outcome

COLUMNS = (
    *("number", "deal", "program", "player", "learnt", "edition", "seats", "visibility", "first"),
    *("result", "reason", "turns", "decisions", "thinking", "slowest", "chances"),
)
HEADS = ",".join(COLUMNS).encode() + b"\n"


class Foreign(Exception):
    """Raised for a file that is no table of this contest. `row` is the first that does not belong
    to it (the heads are row 1), and `sound` tells whether it is a row of another contest."""

    def __init__(self, row: int, sound: bool) -> None:
        super().__init__(row, sound)
        self.row = row
        self.sound = sound


class Results:
    """The table of a contest in a file, and the outcomes it held before: `done`. Rows are written
    as games end."""

    def __init__(self, file: Path, contest: Contest) -> None:
        """Begins a table, or goes on with it. Raises OSError and Foreign."""
        content = file.read_bytes() if file.exists() else b""
        self._contest = contest
        self.done, sound = held(content, lambda number: marks(contest, number))
        self._stream = file.open("r+b" if content else "wb")
        self._stream.truncate(sound)
        self._stream.seek(sound)
        if not sound:
            self._stream.write(HEADS)

    def add(self, outcome: Outcome) -> None:
        """Writes a whole row before anything else happens. Raises OSError."""
        line = StringIO()
        cells = row_of(self._contest, outcome).values()
        csv.writer(line, lineterminator="\n").writerow(cells)
        self._stream.write(line.getvalue().encode())
        self._stream.flush()

    def close(self) -> None:
        self._stream.close()


def rival_outcomes(file: Path, contest: Contest) -> list[Outcome]:
    """Returns the outcomes that a file holds of the same games, whoever played them. Raises OSError
    and Foreign."""

    def alike(number: int) -> Mapping[str, str]:
        return {"deal": contest.deal(number), **contest.conditions}

    return held(file.read_bytes(), alike)[0]


def held(content: bytes, expected: Callable[[int], Mapping[str, str]]) -> tuple[list[Outcome], int]:
    """Returns the outcomes in a file, and how many of its bytes hold them: the last row may have
    been cut off or damaged while it was written. The row of a game has to hold what is `expected`.
    Raises Foreign."""
    if HEADS.startswith(content):
        return [], 0
    if not content.startswith(HEADS):
        raise Foreign(1, sound=False)
    outcomes: list[Outcome] = []
    sound = len(HEADS)
    *lines, rest = content[sound:].split(b"\n")
    for number, line in enumerate(lines, 1):
        try:
            row = dict(zip(COLUMNS, cells(line), strict=True))
            outcome = outcome_of(row)
        except ValueError:
            if line is lines[-1] and not rest:
                break
            raise Foreign(number + 1, sound=False) from None
        if row != row | dict(expected(number)):
            raise Foreign(number + 1, sound=True)
        outcomes.append(outcome)
        sound += len(line) + 1
    return outcomes, sound


def cells(line: bytes) -> list[str]:
    """Returns the cells of a row. Raises ValueError for what is none."""
    try:
        return next(csv.reader([line.decode()], strict=True), [])
    except csv.Error as error:
        raise ValueError(str(error)) from None


def marks(contest: Contest, number: int) -> dict[str, str]:
    """Returns what a row tells of its contest."""
    return {
        "number": str(number),
        "deal": contest.deal(number),
        "program": __version__,
        "player": f"bot: {contest.player}" if contest.bot else contest.player,
        "learnt": contest.learnt,
        **contest.conditions,
    }


def row_of(contest: Contest, outcome: Outcome) -> dict[str, str]:
    """Returns the row of an outcome."""
    return marks(contest, outcome.number) | {
        "result": "won" if outcome.won else "lost",
        "reason": outcome.reason,
        "turns": str(outcome.turns),
        "decisions": str(outcome.decisions),
        "thinking": f"{outcome.thinking:.6f}",
        "slowest": f"{outcome.slowest:.6f}",
        "chances": " ".join(f"{chance:.{KEPT}f}" for chance in outcome.chances),
    }


def outcome_of(row: Mapping[str, str]) -> Outcome:
    """Returns the outcome that a row tells. Raises ValueError if the row is not one of ours."""
    chances = tuple(float(chance) for chance in row["chances"].split())
    if row["result"] not in ("won", "lost") or not all(0 <= chance <= 1 for chance in chances):
        raise ValueError(row)
    return Outcome(
        number=int(row["number"]),
        won=row["result"] == "won",
        reason=row["reason"],
        turns=int(row["turns"]),
        decisions=int(row["decisions"]),
        thinking=float(row["thinking"]),
        slowest=float(row["slowest"]),
        chances=chances,
    )
