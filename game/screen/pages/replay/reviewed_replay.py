"""The replay of a game that was reviewed."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.game import Game
from game.screen.pages.replay.better_marks import BetterMove
from game.screen.pages.replay.replay_page import Replay
from game.screen.program import Program
from game.screen.scene import Scene
from game.table.saved_table import SavedTable


class ReviewedReplay(Replay):
    """Shows what would have been `better` at the decisions after the events of these numbers."""

    def __init__(
        self,
        program: Program,
        game: Game,
        desk: SavedTable,
        before: Scene,
        at: int,
        better: Mapping[int, BetterMove],
    ) -> None:
        super().__init__(program, game, desk, before, at)
        self._table.better = better
