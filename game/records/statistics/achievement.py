"""An achievement: something that players come to, found in the journal alone, or in what they have
learnt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.records.statistics.figures import Figures
from game.rules.game import Game


class Steps(NamedTuple):
    """How far one has come: so many are `done` `of` all that it takes."""

    done: int
    of: int


@dataclass(frozen=True)
class Achievement:
    """`name` is for files, `title` and `told` are for players, still to be said, and `emblem` is
    the name of an icon. Either `by_game` says of a finished game whether it was reached in it, or
    `by_games` finds, among the figures of all finished games in the order in which they were
    played, those that count apart too, the first with which it was reached, or else how far one
    has come where that can be counted; or `by_lessons` tells that, of how many parts of each of the
    first lessons are done."""

    name: str
    title: str
    told: str
    emblem: str
    by_game: Callable[[Game], bool] | None = None
    by_games: Callable[[Iterable[Figures]], Figures | Steps | None] | None = None
    by_lessons: Callable[[Sequence[Steps]], Steps] | None = None

    def found(self, games: Iterable[Figures]) -> Figures | Steps | None:
        """The game with which it was reached, among the figures of all finished games in the order
        in which they were played; else how far one has come, None where that is not counted. What
        was done in a game that counts apart is not reached by it."""
        if self.by_lessons is not None:
            return None
        if self.by_games is not None:
            return self.by_games(games)
        return next((one for one in games if self.name in one.feats and not one.apart), None)
