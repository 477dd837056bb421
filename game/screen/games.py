"""The way to a table: for a new game, for one of the journal, and back to one that could not be
kept."""

from __future__ import annotations

from datetime import datetime
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
    nothing that was shown is lost while the program runs."""

    def __init__(self, app: App) -> None:
        self.journal = Journal(
            own_folder() / "journal.sqlite", EDITIONS, lambda: datetime.now().astimezone()
        )
        self._app = app
        self._held: list[Table] = []

    def begin(self, game: Game, party: Party | None = None) -> Table:
        """The table of a new game; it is on the disk before it is seen."""
        table = Table(self._app, game, Desk(party), Keeper(self.journal, game))
        log.info("new game: %s seats", game.state.seats)
        table.keep()
        return self._taken_care_of(table)

    def resume(self, number: int) -> Table:
        """The table of a game of the journal, at its very decision. Raises Trouble."""
        saved = self.journal.load(number)
        try:
            desk = Desk.read(saved.desk)
        except ValueError as refusal:
            log.error("game %s: %s", number, refusal)
            raise Trouble(Why.DAMAGED) from None
        keeper = Keeper(self.journal, saved.game, saved)
        log.info("game %s goes on after %s answers", number, saved.record.answers)
        return Table(self._app, saved.game, desk, keeper, undone=saved.undone, resumed=True)

    def newest(self) -> Record | None:
        """The unfinished game that was played last."""
        try:
            return next(iter(self.journal.records("running")), None)
        except Trouble as trouble:
            self._app.notices.append(self._app.words.trouble(trouble.why))
            return None

    def _taken_care_of(self, table: Table) -> Table:
        return table
