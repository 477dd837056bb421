"""Figures as files for other programs: a table, or one JSON object."""

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
"""What a program for tables calculates begins so, in letters of any width."""
LAST = 20, 100
"""Of so many last games the rate is told."""


def plain(figures: Figures) -> dict[str, Any]:
    """As JSON values."""
    told = asdict(figures) | {"result": "won" if figures.won else "lost"}
    named = {name: told[name] for name in COLUMNS}
    lists = {"marks": list(figures.marks), "apart": list(figures.apart)}
    return {**named, **lists, "counts": told["counts"], "achievements": sorted(figures.feats)}


def as_csv(games: Iterable[Figures], counted: Sequence[str]) -> bytes:
    """One row a game, under the names of its columns, with what is `counted` at their end. No cell
    is a formula, whatever a seed or a mark looks like."""
    table = io.StringIO(newline="")
    writer = csv.writer(table)
    writer.writerow([*COLUMNS, *counted])
    for figures in games:
        told = plain(figures)
        told |= {name: " ".join(told[name]) for name in ("marks", "apart")}
        counts = [figures.counts.get(name, 0) for name in counted]
        writer.writerow([cell(told[name]) for name in COLUMNS] + counts)
    # Programs for tables know by its mark that this is UTF-8.
    return table.getvalue().encode("utf-8-sig", "replace")


def cell(value: object) -> object:
    """A text that no program takes for a formula; a number as it is."""
    if not isinstance(value, str):
        return value
    bare = unicodedata.normalize("NFKC", value).lstrip()
    formula = bare.startswith(tuple(FORMULA)) or value[:1].isspace()
    return f"'{value}" if formula else value


def as_json(games: Iterable[Figures], answer: Answer) -> bytes:
    """All games, each on a line, and what those that count come to."""
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
        },
    }
    lines = ",\n".join(json.dumps(plain(figures)) for figures in games)
    return f'{json.dumps(told)[:-1]}, "games": [\n{lines}\n]}}\n'.encode("ascii")
