"""Achievements: found in the journal alone, or in the lessons that players have done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.records.statistics.figures import Figures
from game.rules.game import Game


class Steps(NamedTuple):
    """Progress: `done` of the steps `of` an achievement."""

    done: int
    of: int


@dataclass(frozen=True)
class Achievement:
    """`name` is for files, `title` and `told` are texts for players, not yet translated, and
    `emblem` names an icon. One of three functions finds it: `by_game` tells of a finished game
    whether it reached it, and counts only where the game does; `by_games` finds the first that did,
    among the figures of all finished games in the order of play, those that count apart included,
    or else the progress where that can be counted; `by_lessons` tells the progress from the done
    parts of each of the first lessons."""

    name: str
    title: str
    told: str
    emblem: str
    by_game: Callable[[Game], bool] | None = None
    by_games: Callable[[Iterable[Figures]], Figures | Steps | None] | None = None
    by_lessons: Callable[[Sequence[Steps]], Steps] | None = None
