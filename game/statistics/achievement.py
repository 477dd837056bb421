"""An achievement: something that careful players come to, found in the journal alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.rules.game import Game
from game.statistics.figures import Figures


@dataclass(frozen=True)
class Achievement:
    """`name` is for files, `title` and `told` are for players, still to be said, and `emblem` is
    the name of an icon. Either `by_game` says of a finished game whether it was reached in it, or
    `by_games` finds, among the figures of all finished games in the order in which they were
    played, those that count apart too, the first with which it was reached."""

    name: str
    title: str
    told: str
    emblem: str
    by_game: Callable[[Game], bool] | None = None
    by_games: Callable[[Iterable[Figures]], Figures | None] | None = None

    def first(self, games: Iterable[Figures]) -> Figures | None:
        """The game with which it was reached, among the figures of all finished games in the order
        in which they were played; None if it was not. What was done in a game that counts apart is
        not reached by it."""
        if self.by_games is not None:
            return self.by_games(games)
        return next((one for one in games if self.name in one.feats and not one.apart), None)
