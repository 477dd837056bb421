"""The common part of the pages of deals: their tabs, and the ways from a deal to a table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from datetime import date
from functools import cached_property, partial

from game.records.deals.deal import Deal
from game.records.deals.weeks import monday_of, week_deal
from game.records.journal.record import Record
from game.records.journal.trouble import Trouble
from game.rules.card import DOOR, Card
from game.screen.pages.deals.attempts import Attempts, State
from game.screen.program import Program, Shelf
from game.screen.ui.buttons import Button
from game.screen.ui.element import Element
from game.screen.ui.page import Page
from game.screen.ui.sheet_layout import Sheet


class DealsPage(Page, ABC):
    """A page of deals. A subclass gives the title and the body. A message from `tell` stands at the
    foot until the next press."""

    place = "garden"
    shelf: Shelf = "today"

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._told = ""
        self.look()

    def look(self) -> None:
        """Looks up in the journal what the page shows, and tells what goes wrong."""
        self._try(self.search)

    @abstractmethod
    def search(self) -> None:
        """Looks up in the journal what the page shows. Raises Trouble."""

    def resized(self) -> None:
        self.look()
        super().resized()

    def sheet(
        self, title: str, body: Element, aside: str = "", arrows: Sequence[Element] = ()
    ) -> Sheet:
        """Returns the sheet with the tabs; `aside` stands at its foot while there is no message."""
        say = self.program.words.say
        labels: dict[Shelf, str] = {
            "today": say("Today"),
            "week": say("This week"),
            "calendar": say("Calendar"),
            "ladder": say("Ladder"),
            "any": say("Any deal"),
        }
        tabs = [
            Button(
                f"button.deals.{shelf}",
                label=label,
                shown=shelf == self.shelf,
                act=partial(self.program.ways.deals, shelf),
            )
            for shelf, label in labels.items()
            if shelf != "week" or self.has_week(self.program.games.today())
        ]
        told = self._told or aside
        return Sheet(title, body, tabs, [*arrows, self.back()], told, width=1700, hangs=True)

    def tell(self, words: str) -> None:
        """Shows a message at the foot."""
        self._told = words
        self.renew()

    def press(self, key: str) -> None:
        self._told = ""
        super().press(key)

    # What several of them show

    def has_week(self, day: date) -> bool:
        """Returns whether the week of a day has a game that is installed here."""
        return week_deal(monday_of(day), 1).edition in self.program.rules

    def called(self, seats: int) -> str:
        """Returns the words for one or two players."""
        say = self.program.words.say
        return say("Alone") if seats == 1 else say("For two")

    @property
    def results(self) -> dict[State, str]:
        """The words for the states of a deal that was tried."""
        say = self.program.words.say
        return {"running": say("In progress"), "won": say("Victory"), "lost": say("Defeat")}

    @cached_property
    def doors(self) -> list[Card]:
        """A Door of each face."""
        every = self.program.rules["base"].all_cards
        return [*{card.face: card for card in every if card.kind == DOOR}.values()]

    def begin_button(
        self, play: str, go_on: str, deal: Deal, attempts: Attempts, first: bool, least: float = 128
    ) -> Button:
        """Returns the button that goes on with a game of a deal, or begins one. Its id is `go_on`
        or `play`. To play is the primary act if it comes `first`."""
        say = self.program.words.say
        if attempts.running is not None:
            act = partial(self.go_on, attempts.running)
            return Button(go_on, label=say("Continue"), primary=True, act=act, least=least)
        label = say("Play this deal") if attempts.shown is None else say("Play again")
        return Button(
            play, label=label, primary=first, act=partial(self.deal_out, deal), least=least
        )

    # Ways to the tables

    def deal_out(self, deal: Deal) -> None:
        """Starts a game of this deal: at once for one player, or by the page on which two set the
        table."""
        if deal.seats == 1:
            self.program.games.new_game(deal.seed, deal.edition)
        else:
            self.program.ways.set_table(deal, self)

    def go_on(self, record: Record) -> None:
        """Opens the table of a game, whether it is over or not."""

        def resume() -> None:
            self.program.scene = self.program.games.resume(record.id, self)

        self._try(resume)

    def show_again(self, record: Record) -> None:
        """Replays a finished game from its beginning."""
        self._try(partial(self.program.games.replay, record.id, self))

    def share(self, record: Record) -> None:
        """Opens the page with the text about a game that can be shared."""
        games, ways = self.program.games, self.program.ways
        self._try(lambda: ways.share(games.journal.load(record.id).game))

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except Trouble as trouble:
            self.tell(self.program.words.trouble(trouble.why))
