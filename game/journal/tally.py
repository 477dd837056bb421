"""What came of several finished games: how many were won, and how many in a row."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.journal.record import Record


@dataclass(frozen=True)
class Tally:
    """So many `games` are over and `won`; of the last ones `streak` were won in a row, and never
    more in a row than `best`. Those that were rewound count apart: they neither go on with a streak
    nor end it."""

    games: int = 0
    won: int = 0
    streak: int = 0
    best: int = 0
    rewound: int = 0

    @classmethod
    def of(cls, records: Iterable[Record]) -> Tally:
        """Of finished games, in the order in which they were played."""
        games = won = streak = best = rewound = 0
        for record in records:
            if record.rewinds:
                rewound += 1
                continue
            victory = record.result == "won"
            games, won, streak = games + 1, won + victory, streak + 1 if victory else 0
            best = max(best, streak)
        return cls(games, won, streak, best, rewound)
