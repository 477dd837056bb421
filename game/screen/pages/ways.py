"""The ways to the pages of the program."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.screen.pages.title.title_page import Title
from game.screen.program import Program, Shelf
from game.screen.scene import Scene
from game.screen.ui.page import Page
from game.screen.window.loading import lazy_pages
from game.table.party import Party

if TYPE_CHECKING:
    from datetime import date

    from game.records.deals.deal import Deal
    from game.rules.game import Game
    from game.table.saved_table import SavedTable
    from game.table.session import TableSession


class PageWays:
    """Opens the pages of the program from anywhere. All pages but the title are loaded when the
    first of them is opened."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def title(self) -> None:
        """Opens the title page."""
        self._program.scene = Title(self._program)

    def games(self) -> None:
        """Opens the games of the journal."""
        self._program.scene = lazy_pages().games(self._program)

    def show(self, name: str) -> None:
        """Opens the page of this name, which leads back to the current scene."""
        left = self._program.left()
        if not self._went_back(left, name):
            self._program.cut_to(lazy_pages().named[name](self._program, left))

    def _went_back(self, left: Scene | None, name: str) -> bool:
        """Goes back to the page of this name if the scene that was left leads back to one, and
        returns whether it does. Two pages that open each other would never lead out again."""
        older = left.leads_back_to(name) if isinstance(left, Page) else None
        if older is not None:
            self._program.back_to(older)
        return older is not None

    def about(self) -> None:
        """Opens the page about the program."""
        self._program.scene = lazy_pages().about(self._program)

    def book(self, section: str = "", before: Scene | None = None) -> None:
        """Opens the book of rules at this section. It leads back to the scene `before`, or to the
        current one."""
        left = self._program.left()
        if section or before or not self._went_back(left, lazy_pages().book.name):
            self._program.cut_to(lazy_pages().book(self._program, before or left, section))

    def choose(self, seats: int) -> None:
        """Opens the choice of editions for so many seats, or the game at once where there is only
        one."""
        program = self._program
        if program.rules.added:
            program.scene = lazy_pages().choosing(program, seats)
        elif seats == 1:
            program.games.new_game()
        else:
            self.set_table()

    def set_table(
        self, deal: Deal | None = None, before: Scene | None = None, edition: str = "base"
    ) -> None:
        """Opens the page on which two players set the table, for this deal or a new one."""
        self._program.scene = lazy_pages().party(self._program, deal, before, edition)

    def deals(self, shelf: Shelf = "today", day: date | None = None) -> None:
        """Opens a shelf of the deals: those of a day or of a week, the calendar, the ladder, or any
        deal."""
        self._program.scene = lazy_pages().deals[shelf](self._program, day)

    def share(self, game: Game) -> None:
        """Opens the page that shares a game, which leads back to the current scene."""
        scene = self._program.left()
        if scene is not None:
            self._program.cut_to(lazy_pages().share(self._program, game, scene))

    def goal(
        self,
        party: Party,
        before: Scene,
        start: Callable[[], None] | None = None,
        edition: str = "base",
    ) -> None:
        """Opens the page that tells these two what they play for, and then starts their game."""
        self._program.scene = lazy_pages().goal(self._program, party, before, start, edition)

    def settings(self) -> None:
        """Opens the settings, which lead back to the current scene."""
        self.show("settings")

    def watch(self, seats: int, before: Scene | None = None, rate: float = 1.0) -> None:
        """Opens the page on which the adviser plays a new deal. It leads back to the scene
        `before`, or to the current one."""
        left = self._program.left()
        page = lazy_pages().watched_deal(self._program, seats, before or left, rate)
        self._program.cut_to(page)

    def watch_on(self, game: Game, party: Party | None, before: Scene | None = None) -> None:
        """Opens the page on which the adviser plays on from where a game stands, with the unseen
        cards shuffled anew. It leads back to the scene `before`, or to the current one."""
        left = self._program.left()
        self._program.cut_to(lazy_pages().watched_on(self._program, game, party, before or left))

    def result(
        self,
        table: Scene,
        session: TableSession,
        look: Callable[[Scene, str], None],
        unkept: str = "",
        number: int = 0,
        before: Scene | None = None,
    ) -> None:
        """Opens the end of a game over its table. Back leads to the scene `before`, or to the
        title."""
        table.settle()
        self._program.come_up(
            lazy_pages().result(
                self._program,
                session.game,
                session.view,
                session.desk,
                look,
                unkept,
                number,
                before,
            )
        )

    def replay(self, game: Game, desk: SavedTable, before: Scene | None, at: int = 0) -> None:
        """Opens the replay of a game, which leads back to the scene `before`, or to the title."""
        self._program.cut_to(lazy_pages().replay(self._program, game, desk, before, at))

    def review(self, game: Game, desk: SavedTable, number: int, before: Scene) -> None:
        """Opens the review of a finished game, which leads back to the scene `before`."""
        self._program.cut_to(lazy_pages().review(self._program, game, desk, number, before))
