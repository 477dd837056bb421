"""The ways to a table: for a new game, for one of the journal, and back to one that could not be
saved."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import cached_property, partial
from typing import TYPE_CHECKING

from game.folders import figures_file, journal_file, tried_days_file
from game.records.deals.days import EARLIEST, LATEST, day_deal
from game.records.deals.deal import Deal
from game.records.deals.weeks import monday_of, opening_of, week_deal
from game.records.journal.file.reading import Saved
from game.records.journal.file.store import Journal
from game.records.journal.keeper import Keeper
from game.records.journal.kept_files import TriedDays
from game.records.journal.record import Record
from game.records.journal.trouble import Trouble, Why, cause_in_files
from game.rules.game import Game
from game.rules.ruleset import Ruleset
from game.rules.state import Seat, owned
from game.screen.pages.party.party_form import who_sits_here
from game.screen.program import Program
from game.screen.scene import Scene, Waiting
from game.screen.window import memory
from game.screen.window.log_file import log
from game.seeds import new_seed
from game.table.party import Party
from game.table.saved_table import AGAIN, BRANCHED, TODAY, SavedTable
from game.table.sleepwalks import SLEEPWALKER
from game.table.taking_back import Undone

if TYPE_CHECKING:
    from game.records.statistics.statistics import Statistics
    from game.screen.table.table_page import Table


def now() -> datetime:
    """Returns the local time with its time zone, or without one if the system names an invalid
    zone."""
    time = datetime.now()
    with suppress(ValueError, OverflowError, OSError):
        return time.astimezone()
    return time


class GamesInPlay:
    """Lays games on tables, each with a keeper. A table whose last command is not on the disk is
    held until it is, so that nothing is lost while the program runs."""

    def __init__(self, program: Program, clock: Callable[[], datetime] = now) -> None:
        self.journal = Journal(journal_file(), program.rules, clock)
        self._tried_days = TriedDays(tried_days_file(), clock)
        self._clock = clock
        self._program = program
        self._tables: list[Table] = []
        """The tables of this run that may still have to be saved."""
        self._seen: list[Deal] = []

    @cached_property
    def statistics(self) -> Statistics:
        """The statistics of the finished games of the journal."""
        # Statistics are not needed before the title is shown.
        from game.records.statistics.statistics import Statistics

        rules = self._program.rules
        return Statistics(
            figures_file(),
            self.journal,
            count=rules.count,
            counted=rules.counted,
            reached=rules.reached,
            achievements=rules.achievements,
            canonical=rules.canonical,
        )

    def close(self) -> None:
        """Closes the files of the journal and the statistics."""
        self.statistics.close()
        self.journal.close()

    def new_game(self, seed: str | None = None, edition: str = "base") -> None:
        """Begins a game for one player; with a `seed`, the same deal."""
        rules, seed = self._rules_of_new(edition), seed or new_seed()
        marks = self.marks_for(Deal(seed, edition))
        self._dealt(self.begin(Game.start(rules, seed=seed), marks=marks))

    def new_pair(
        self,
        party: Party,
        seed: str | None = None,
        edition: str = "base",
        sleepwalker: Seat | None = None,
    ) -> None:
        """Begins a game for two players; with a `seed`, the same deal. The sleepwalker may play for
        one of them."""
        rules, seed = self._rules_of_new(edition), seed or new_seed()
        first, visibility = party.first_seat(seed), party.visibility
        marks = self.marks_for(Deal.told(seed, edition, 2, first))
        if sleepwalker is not None:
            marks = *marks, owned(SLEEPWALKER, sleepwalker)
        game = Game.start(rules, seed=seed, seats=2, visibility=visibility, first_seat=first)
        self._dealt(self.begin(game, party, marks))

    def _rules_of_new(self, edition: str) -> Ruleset:
        """Returns the rules of a new game of this edition, under its current name."""
        rules = self._program.rules
        return rules[rules.canonical(edition)]

    def play_from(self, game: Game) -> None:
        """Continues a game at its present position, without dealing."""
        party = (
            who_sits_here(self._program, game.state.visibility) if game.state.seats > 1 else None
        )
        table = self._laid(game, SavedTable(party), Keeper(self.journal, game), (), True)
        table.keep()
        self._program.scene = table

    def marks_for(self, deal: Deal) -> tuple[str, ...]:
        """Returns the marks for a game of this deal. AGAIN if its cards were met before: on a table
        of this run, watched in it, in the journal, or as a deal of a day or week whose game was
        deleted for good. Else TODAY if it is a deal of today or of this week. A journal that cannot
        be read counts as not met."""
        named = self._program.rules.canonical
        cards = deal.seed, named(deal.edition), deal.seats
        laid = (table.session.game for table in self._tables)
        if any(cards == (game.seed, named(game.rules.edition), game.state.seats) for game in laid):
            return (AGAIN,)
        if any(cards == (seen.seed, named(seen.edition), seen.seats) for seen in self._seen):
            return (AGAIN,)
        with suppress(Trouble):
            if cards[1] in map(named, self.journal.met(deal.seed, deal.seats)):
                return (AGAIN,)
        if self.tried_and_gone(Deal(deal.seed, named(deal.edition), deal.seats)):
            return (AGAIN,)
        today, seats = self.today(), deal.seats
        now = day_deal(today, seats), week_deal(monday_of(today), seats)
        return (TODAY,) if deal in now else ()

    def tried_and_gone(self, deal: Deal) -> bool:
        """Returns whether this deal of a day or week was tried in a game deleted for good."""
        return opening_of(deal) is not None and self._tried_days.holds(deal.seed)

    def empty_bin(self) -> None:
        """Deletes the games in the bin for good, but remembers which deals of days and weeks were
        tried in them. Raises Trouble, and then deletes nothing."""
        deleted = self.journal.records("deleted", 0, self.journal.count("deleted"))
        deals = [Deal(record.seed, record.edition, record.seats) for record in deleted]
        try:
            self._tried_days.add(deal.seed for deal in deals if opening_of(deal))
        except OSError as error:
            raise Trouble(cause_in_files(error)) from error
        self.journal.empty_bin()

    def seen(self, deal: Deal) -> None:
        """Notes that the cards of this deal were seen without a game, so that a player has met
        it."""
        self._seen.append(deal)

    def today(self) -> date:
        """Returns the date in UTC, between EARLIEST and LATEST."""
        time = self._clock()
        with suppress(ValueError, OverflowError, OSError):
            time = time.astimezone(UTC)
        return min(max(time.date(), EARLIEST), LATEST)

    def _dealt(self, table: Table) -> None:
        table.session.deal()
        self._program.scene = table

    def begin(
        self,
        game: Game,
        party: Party | None = None,
        marks: tuple[str, ...] = (),
    ) -> Table:
        """Returns the table of a new game, which is saved before it is seen."""
        return self._begun(game, SavedTable(party), marks)

    def _begun(self, game: Game, desk: SavedTable, marks: tuple[str, ...]) -> Table:
        log.info("new game, players: %s", game.state.seats)
        memory.give_back()
        desk = replace(desk, marks=tuple(sorted({*marks})))
        table = self._laid(game, desk, Keeper(self.journal, game), (), False)
        table.keep()
        return table

    def branch(self, game: Game, desk: SavedTable, at: int) -> None:
        """Begins a new game of the same players with the events of another game up to number `at`,
        after which a player decides. The other game stays as it is."""
        log.info("a game goes on from event %s of another", at)
        branched = Game(game.rules, game.log[: at + 1])
        advised = desk.hints_by(at + 1)
        carried = SavedTable(desk.party, hints=advised.hints, hinted=advised.hinted)
        marks = BRANCHED, *desk.sleepwalker_by(at + 1)
        self._program.scene = self._begun(branched, carried, marks)

    def resume(self, number: int, before: Scene | None = None) -> Table:
        """Returns the table of a game of the journal, at its last decision. From the end of a
        finished game the player returns to the page `before`. Raises Trouble."""
        saved, desk = self._looked_up(number)
        log.info("game %s goes on after %s answers", number, saved.record.answers)
        keeper = Keeper(self.journal, saved.game, saved)
        table = self._laid(saved.game, desk, keeper, saved.undone, True)
        table.before = before if saved.game.pending is None else None
        return table

    def replay(self, number: int, before: Scene) -> None:
        """Replays a game of the journal. Raises Trouble."""
        saved, desk = self._looked_up(number)
        log.info("game %s is shown once more", number)
        self._program.ways.replay(saved.game, desk, before)

    def review(self, number: int, before: Scene) -> None:
        """Reviews a finished game of the journal. Raises Trouble."""
        saved, desk = self._looked_up(number)
        log.info("game %s is reviewed", number)
        self._program.ways.review(saved.game, desk, number, before)

    def _looked_up(self, number: int) -> tuple[Saved, SavedTable]:
        """Returns a game of the journal, and who sits at its table. Raises Trouble."""
        saved = self.journal.load(number)
        try:
            desk = SavedTable.of(saved.desk, saved.game)
        except ValueError as refusal:
            log.error("game %s cannot be laid: %s", number, refusal)
            raise Trouble(Why.FOREIGN) from None
        party = desk.party.named(self._program.words) if desk.party else None
        return saved, replace(desk, party=party)

    def again(self, table: Table) -> Table:
        """Returns a fresh table with the same game, read from the journal, or as it was played if
        it could not be saved. Raises Trouble."""
        if table.keeper.trouble is None:
            return self.resume(table.keeper.id)
        session = table.session
        return self._laid(session.game, session.desk, table.keeper, session.back.undone, True)

    @property
    def last(self) -> Table | None:
        """The table that was laid last."""
        return self._tables[-1] if self._tables else None

    @property
    def way_back(self) -> Callable[[], None] | None:
        """A function that returns to that table; None if there is none."""
        return partial(self.go_on, self.last) if self.last else None

    def unkept(self) -> Table | None:
        """Returns the last table with a command that is not on the disk, after another try to save
        it."""
        for table in self._tables:
            if table.keeper.trouble is not None:
                table.keep()
        held = [table for table in self._tables if table.keeper.trouble is not None]
        return held[-1] if held else None

    @property
    def all_kept(self) -> bool:
        """True if everything is on the disk, as of the last try."""
        return all(table.keeper.trouble is None for table in self._tables)

    def trouble(self) -> Trouble | None:
        """Returns why something is not on the disk; None if everything is."""
        held = self.unkept()
        return held.keeper.trouble if held is not None else None

    def newest(self) -> Record | None:
        """Returns the unfinished game of the journal that was played last; None if there is none or
        the journal cannot be read."""
        try:
            return next(iter(self._first_look()), None)
        except Trouble as trouble:
            self.tell(trouble)
            return None

    def _first_look(self) -> list[Record]:
        """Returns the unfinished games. A damaged journal is repaired at the first look, and read
        at the second."""
        try:
            return self.journal.records("running")
        except Trouble:
            if not self.journal.mended:
                raise
        return self.journal.records("running")

    def news(self) -> str:
        """Returns the messages for the next page that has room for them, once."""
        preferences, words = self._program.preferences, self._program.words
        for mended in self.journal.mended:
            log.error("%s", mended)
            preferences.notices.append(words.mended(mended.file.name, mended.brought))
        self.journal.mended.clear()
        return preferences.take_notices()

    def waiting(self) -> Waiting | None:
        """Returns the game to go on with: one that is not on the disk, or the unfinished one that
        was played last."""
        held = self.unkept()
        if held is not None:
            return Waiting(None, partial(self.go_on, held))
        record = self.newest()
        return Waiting(record, partial(self.go_on, record)) if record is not None else None

    def go_on(self, waiting: Table | Record) -> None:
        """Continues this game at a fresh table, or shows the title with the reason why it
        cannot."""
        program = self._program
        try:
            if isinstance(waiting, Record):
                program.scene = self.resume(waiting.id)
            else:
                program.scene = self.again(waiting)
        except Trouble as trouble:
            self.tell(trouble)
            program.ways.title()

    def tell(self, trouble: Trouble) -> None:
        """Keeps the message about a failure for the next page that has room for it."""
        log.warning("journal: %s", trouble)
        self._program.preferences.notices.append(self._program.words.trouble(trouble.why))

    def _laid(
        self,
        game: Game,
        desk: SavedTable,
        keeper: Keeper,
        undone: Undone,
        resumed: bool,
    ) -> Table:
        # The import is slow, and the title asks only which games there are to go on with.
        from game.screen.table.table_page import Table

        table = Table(self._program, game, desk, keeper, undone, resumed)
        unkept = [t for t in self._tables if t.keeper.trouble and t.keeper is not keeper]
        self._tables = [*unkept, table]
        return table
