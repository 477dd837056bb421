"""The replay of a file with which the program was started."""

from __future__ import annotations

from game.rules.game import Game
from game.screen.pages.replay.replay_page import Replay
from game.screen.program import Program
from game.table.saved_table import SavedTable
from game.words import msgid


class FileReplay(Replay):
    """Plays at once. Back ends the program, as the game is in no journal."""

    way_out = msgid("Quit")

    def __init__(self, program: Program, game: Game, desk: SavedTable) -> None:
        super().__init__(program, game, desk, None)
        self._back = program.quit
        self.playback.play()
