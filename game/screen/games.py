"""The way to a table: for a new game, for one of the journal, and back to one that could not be
kept."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.editions import EDITIONS
from game.folders import own_folder
from game.journal.keeper import Keeper
from game.journal.record import Record
from game.journal.store import Journal
from game.journal.trouble import Trouble, Why
from game.rules.game import Game
from game.screen.logfile import log
from game.screen.scenes.table import Table
from game.table.desk import Desk
from game.table.party import Party

if TYPE_CHECKING:
    from game.screen.app import App


class Games:
    """Every table has a keeper. A table whose last command is not on the disk is held until it is:
    while the program runs nothing is lost that was shown."""

    def __init__(self, app: App) -> None:
        self.journal = Journal(
            own_folder() / "journal.sqlite", EDITIONS, lambda: datetime.now().astimezone()
        )
        self._app = app
        self._tables: list[Table] = []
        """Those of this run that may still have to be written."""

    def begin(self, game: Game, party: Party | None = None) -> Table:
        """The table of a new game; it is on the disk before it is seen."""
        log.info("new game, players: %s", game.state.seats)
        table = self._laid(game, Desk(party), Keeper(self.journal, game))
        table.keep()
        return table

    def resume(self, number: int) -> Table:
        """The table of a game of the journal, at its very decision. Raises Trouble."""
        saved = self.journal.load(number)
        try:
            desk = Desk.read(saved.desk)
        except ValueError as refusal:
            log.error("game %s cannot be laid: %s", number, refusal)
            raise Trouble(Why.DAMAGED) from None
        log.info("game %s goes on after %s answers", number, saved.record.answers)
        keeper = Keeper(self.journal, saved.game, saved)
        return self._laid(saved.game, desk, keeper, undone=saved.undone, resumed=True)
