"""The figures of all games as files for other programs: a table, and one JSON object."""

from __future__ import annotations

import csv
import io
import json
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from game import __version__
from game.records.statistics.answer import Answer
from game.records.statistics.figures import Figures

FORMAT = 1
COLUMNS = (
    *("game", "played", "began", "ended", "edition", "seats", "visibility", "seed", "result"),
    *("reason", "turns", "doors", "deck", "seconds", "marks", "apart"),
)
FORMULA = "=+-@"
"""First characters of formulas in spreadsheets, in letters of any width."""
LAST = 20, 100
"""Numbers of last games whose rate is exported."""


def plain(figures: Figures) -> dict[str, Any]:
    """Returns figures as JSON values."""
    told = asdict(figures) | {"result": "won" if figures.won else "lost"}
    named = {name: told[name] for name in COLUMNS}
    lists = {"marks": list(figures.marks), "apart": list(figures.apart)}
    return {**named, **lists, "counts": told["counts"], "achievements": sorted(figures.feats)}


def as_csv(games: Iterable[Figures], counted: Sequence[str]) -> bytes:
    """Returns a table with one row for each game and a head; what is `counted` stands in the last
    columns. No cell is a formula, whatever a seed or a mark looks like."""
    table = io.StringIO(newline="")
    writer = csv.writer(table)
    writer.writerow([*COLUMNS, *counted])
    for figures in games:
        told = plain(figures)
        told |= {name: " ".join(told[name]) for name in ("marks", "apart")}
        counts = [figures.counts.get(name, 0) for name in counted]
        writer.writerow([cell(told[name]) for name in COLUMNS] + counts)
    # Spreadsheets recognise UTF-8 by its byte order mark.
    return table.getvalue().encode("utf-8-sig", "replace")


def cell(value: object) -> object:
    """Returns a text that no program takes for a formula; a number unchanged."""
    if not isinstance(value, str):
        return value
    bare = unicodedata.normalize("NFKC", value).lstrip()
    formula = bare.startswith(tuple(FORMULA)) or value[:1].isspace()
    return f"'{value}" if formula else value


def as_json(games: Iterable[Figures], answer: Answer) -> bytes:
    """Returns all games, each on a line, with the totals of those that count."""
    outcomes = answer.outcomes
    told = {
        "format": FORMAT,
        "program": __version__,
        "sums": {
            "games": outcomes.all.games,
            "won": outcomes.all.won,
            **{f"won_of_last_{n}": outcomes.last(n).won for n in LAST},
            "streak": outcomes.streak,
            "best_streak": outcomes.best,
            "turns": answer.turns,
            "seconds": answer.seconds,
            "games_timed": answer.timed,
            "doors": answer.doors,
            "counts": answer.counts,
            "cards_left_when_won": answer.decks,
            "turns_when_won": answer.lengths,
            "reasons_of_defeats": answer.defeats,
            "doors_when_lost": answer.reached,
            "apart": answer.apart,
            "games_apart": answer.aside,
            "games_with_hints": answer.hinted.games,
            "won_with_hints": answer.hinted.won,
            "games_with_sleepwalker": answer.sleepwalked.games,
            "won_with_sleepwalker": answer.sleepwalked.won,
        },
    }
    lines = ",\n".join(json.dumps(plain(figures)) for figures in games)
    return f'{json.dumps(told)[:-1]}, "games": [\n{lines}\n]}}\n'.encode("ascii")
