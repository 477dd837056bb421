"""Sums over games: what a page needs of a hundred thousand games is added up from these."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.records.statistics.answer import Answer
from game.records.statistics.figures import Figures
from game.records.statistics.outcomes import Outcomes, Rate

Sums = Counter[str]
"""Each number under its name, and what is counted by something under two words: `deck 12`."""

SHAPE = "2"
"""Which numbers there are: figures that were kept by another shape are made again."""


def summed(games: Iterable[Figures]) -> Sums:
    """Of these games; of one that counts apart only that it does, and why."""
    sums: Sums = Counter()
    for figures in games:
        if figures.apart:
            sums["aside"] += 1
            sums.update(f"apart {why}" for why in figures.apart)
            if "hinted" in figures.apart and "imported" not in figures.apart:
                sums["hinted"] += 1
                sums["hinted won"] += figures.won
            continue
        sums["turns"] += figures.turns
        sums["seconds"] += figures.seconds
        sums["timed"] += figures.seconds > 0
        sums["doors"] += figures.doors
        for name, number in figures.counts.items():
            sums[f"count {name}"] += number
        if figures.won:
            sums[f"deck {figures.deck}"] += 1
            sums[f"length {figures.turns}"] += 1
        else:
            sums[f"reached {figures.doors}"] += 1
            sums[f"defeat {figures.reason}"] += 1
    return sums


def answer(sums: Sums, outcomes: Outcomes) -> Answer:
    """What these sums, and the victories and defeats of the same games, tell."""
    hinted = Rate(sums["hinted"], sums["hinted won"])
    by: dict[str, dict[str, int]] = {}
    for name, number in sums.items():
        kind, _, what = name.partition(" ")
        by.setdefault(kind, {})[what] = number

    def by_number(kind: str) -> dict[int, int]:
        return {int(what): n for what, n in sorted(by.get(kind, {}).items(), key=as_number)}

    return Answer(
        outcomes=outcomes,
        turns=sums["turns"],
        seconds=sums["seconds"],
        timed=sums["timed"],
        doors=sums["doors"],
        counts=by.get("count", {}),
        decks=by_number("deck"),
        lengths=by_number("length"),
        defeats=by.get("defeat", {}),
        reached=by_number("reached"),
        apart=by.get("apart", {}),
        aside=sums["aside"],
        hinted=hinted,
    )


def as_number(counted: tuple[str, int]) -> int:
    return int(counted[0])
