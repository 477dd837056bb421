"""The deals of a week, with expansions: one for one player, one for two, each on a ticket."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date

from game.players.win_rates import win_rates
from game.records.deals.deal import Deal
from game.records.deals.weeks import known_to_be_winnable, monday_of, week_deal
from game.screen.pages.dates import day_told
from game.screen.pages.deals.attempts import Attempts, of_weeks
from game.screen.pages.deals.lids import Lids, boxes_of
from game.screen.pages.deals.tickets import TicketsPage
from game.screen.pages.difficulty import Scale, difficulty
from game.screen.program import Program
from game.screen.ui.arrange import Beside, Column, Row, Tall
from game.screen.ui.element import Element
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.words import Words, sentence


class WeekPage(TicketsPage):
    """Shows the deals of this week, or of the week of a `day` that was opened in the calendar and
    leads back there."""

    name = "week"

    def __init__(self, program: Program, day: date | None = None) -> None:
        self._this = monday_of(program.games.today())
        self._monday = monday_of(day) if day is not None else self._this
        self._opened = day is not None
        self.shelf = "week" if self.current else "calendar"
        super().__init__(program)

    @property
    def current(self) -> bool:
        return self._monday == self._this

    def deal(self, seats: int) -> Deal:
        return week_deal(self._monday, seats)

    def found(self) -> Mapping[int, Attempts]:
        of_all = of_weeks(self.program.games.journal, self.program.rules).items()
        return {seats: its for (monday, seats), its in of_all if monday == self._monday}

    # What is shown

    def build(self) -> Sheet:
        words = self.program.words
        say = words.say
        edition = self.deal(1).edition
        title = say("This week’s deal") if self.current else self._dated
        boxes = tuple(boxes_of(self.program.rules, edition))
        game = Words("text.game", words=words.game(edition)[0], role="title", px=26, ink="title")
        about = Words("text.about", words=self._about, role="body_italic", px=23, ink="strong")
        told = Column([game, about], gap=2)
        head = Beside(Lids(boxes=boxes), told, gap=20)
        hard = {seats: [*self._hard(seats)] for seats in (1, 2)}
        tickets = self.tickets(say("not for the week"), hard)
        return self.sheet(title, Tall([head], tickets))

    @property
    def _dated(self) -> str:
        date = day_told(self.program.words, self._monday)
        return self.program.words.say("The week of {date}", date=date)

    @property
    def _about(self) -> str:
        """Sentences about the deals of this week: what they count for, and whether they can be
        won."""
        say = self.program.words.say
        told = [
            say("This week is over: its deals can still be played, but no longer count for it.")
        ]
        if self.current:
            until = say("The same cards for everybody, until Sunday ends in UTC.")
            told = [f"{self._dated}.", until]
        if known_to_be_winnable(self._monday):
            told.append(say("Both deals can be won."))
        else:
            told.append(say("Nobody knows yet whether they can be won."))
        return " ".join(told)

    def _hard(self, seats: int) -> Iterator[Element]:
        """Yields how hard such games are for so many players, if that was measured."""
        if rate := win_rates().get((self.deal(seats).edition, seats)):
            told = difficulty(self.program.words, rate)
            yield Row([Scale(step=rate.step)], align="middle")
            yield sentence(f"text.difficulty.{seats}", told, "middle", px=22)

    def advance(self, dt: float) -> None:
        """Shows the deals of the next week when this one ends."""
        super().advance(dt)
        this = monday_of(self.program.games.today())
        if not self._opened and this != self._monday:
            self._this = self._monday = this
            self.resized()

    def leave(self) -> None:
        """Leads to the calendar, if the week was opened there."""
        if self._opened:
            self.program.ways.deals("calendar", self._monday)
        else:
            super().leave()
