"""The way to a table: for a new game, for one of the journal, and back to one that could not be
kept."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from game.folders import journal_file
from game.journal.file.store import Journal
from game.journal.keeper import Keeper
from game.journal.record import Record
from game.journal.trouble import Trouble, Why
from game.rules.game import Game
from game.screen.scene import Program, Scene, Waiting
from game.screen.window import memory
from game.screen.window.log_file import log
from game.seeds import new_seed
from game.table.desk import Desk
from game.table.party import Party
from game.table.taking_back import Undone

if TYPE_CHECKING:
    from game.screen.pages.table.table_page import Table


def now() -> datetime:
    """The time here, and where here is, if the system names a zone that there can be."""
    time = datetime.now()
    with suppress(ValueError, OverflowError, OSError):
        return time.astimezone()
    return time


class GamesInPlay:
    """Every table has a keeper. A table whose last command is not on the disk is held until it is:
    while the program runs nothing is lost that was shown."""

    def __init__(self, program: Program) -> None:
        self.journal = Journal(journal_file(), program.rules, now)
        self._program = program
        self._tables: list[Table] = []
        """Those of this run that may still have to be written."""

    def new_game(self, seed: str | None = None, edition: str = "base") -> None:
        """A game for one; the same deal if a seed is given."""
        rules = self._program.rules[edition]
        self._dealt(self.begin(Game.start(rules, seed=seed or new_seed())))

    def new_pair(self, party: Party, seed: str | None = None, edition: str = "base") -> None:
        """A game for two; the same deal if a seed is given."""
        program, seed = self._program, seed or new_seed()
        rules, visibility = program.rules[edition], party.visibility
        first = party.first_seat(seed)
        game = Game.start(rules, seed=seed, seats=2, visibility=visibility, first_seat=first)
        self._dealt(self.begin(game, party))

    def _dealt(self, table: Table) -> None:
        table.sitting.deal()
        self._program.scene = table

    def begin(self, game: Game, party: Party | None = None) -> Table:
        """The table of a new game; it is on the disk before it is seen."""
        log.info("new game, players: %s", game.state.seats)
        memory.give_back()
        table = self._laid(game, Desk(party), Keeper(self.journal, game), (), False)
        table.keep()
        return table

    def resume(self, number: int, before: Scene | None = None) -> Table:
        """The table of a game of the journal, at its very decision; the end of a finished one
        leads back to the page before. Raises Trouble."""
        saved = self.journal.load(number)
        try:
            desk = Desk.of(saved.desk, saved.game)
        except ValueError as refusal:
            log.error("game %s cannot be laid: %s", number, refusal)
            raise Trouble(Why.FOREIGN) from None
        log.info("game %s goes on after %s answers", number, saved.record.answers)
        if desk.party is not None:
            desk = replace(desk, party=desk.party.named(self._program.words))
        keeper = Keeper(self.journal, saved.game, saved)
        table = self._laid(saved.game, desk, keeper, saved.undone, True)
        table.before = before if saved.game.pending is None else None
        return table

    def again(self, table: Table) -> Table:
        """The same game at a fresh table, as the journal has it, or else as it was played. Raises
        Trouble."""
        if table.keeper.trouble is None:
            return self.resume(table.keeper.id)
        sitting = table.sitting
        return self._laid(sitting.game, sitting.desk, table.keeper, sitting.back.undone, True)

    @property
    def last(self) -> Table | None:
        """The table that was laid last."""
        return self._tables[-1] if self._tables else None

    def unkept(self) -> Table | None:
        """The last table with a command that is not on the disk, though it was tried again."""
        for table in self._tables:
            if table.keeper.trouble is not None:
                table.keep()
        held = [table for table in self._tables if table.keeper.trouble is not None]
        return held[-1] if held else None

    @property
    def all_kept(self) -> bool:
        """Whether everything is on the disk, as far as was last tried."""
        return all(table.keeper.trouble is None for table in self._tables)

    def trouble(self) -> Trouble | None:
        """Why there is something that is not on the disk, if there is."""
        held = self.unkept()
        return held.keeper.trouble if held is not None else None

    def newest(self) -> Record | None:
        """The unfinished game of the journal that was played last."""
        try:
            return next(iter(self._first_look()), None)
        except Trouble as trouble:
            self.tell(trouble)
            return None

    def _first_look(self) -> list[Record]:
        """A damaged journal is mended when it is first looked into, and then it can be read."""
        try:
            return self.journal.records("running")
        except Trouble:
            if not self.journal.mended:
                raise
        return self.journal.records("running")

    def news(self) -> str:
        """What is to be told on the next page that has room for it, once."""
        preferences, words = self._program.preferences, self._program.words
        for mended in self.journal.mended:
            log.error("%s", mended)
            preferences.notices.append(words.mended(mended.file.name, mended.brought))
        self.journal.mended.clear()
        return preferences.take_notices()

    def waiting(self) -> Waiting | None:
        """The game that was played last and is not finished, or is not on the disk."""
        held = self.unkept()
        if held is not None:
            return Waiting(None, partial(self.go_on, held))
        record = self.newest()
        return Waiting(record, partial(self.go_on, record)) if record is not None else None

    def go_on(self, waiting: Table | Record) -> None:
        """This game at a fresh table; or the title, which tells why that cannot be."""
        program = self._program
        try:
            if isinstance(waiting, Record):
                program.scene = self.resume(waiting.id)
            else:
                program.scene = self.again(waiting)
        except Trouble as trouble:
            self.tell(trouble)
            program.show_title()

    def tell(self, trouble: Trouble) -> None:
        """What went wrong is told on the next page that has room for it."""
        log.warning("journal: %s", trouble)
        self._program.preferences.notices.append(self._program.words.trouble(trouble.why))

    def _laid(
        self,
        game: Game,
        desk: Desk,
        keeper: Keeper,
        undone: Undone,
        resumed: bool,
    ) -> Table:
        # A table takes long to load, and the title asks only what there is to go on with.
        from game.screen.pages.table.table_page import Table

        table = Table(self._program, game, desk, keeper, undone, resumed)
        unkept = [t for t in self._tables if t.keeper.trouble and t.keeper is not keeper]
        self._tables = [*unkept, table]
        return table
