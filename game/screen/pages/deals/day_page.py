"""The deals of a day: one for one player, one for two, each on a ticket."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from game.records.deals.days import day_deal, known_to_be_winnable
from game.records.deals.deal import BASE_NAME, Deal
from game.screen.pages.dates import day_told
from game.screen.pages.deals.attempts import Attempts, of_month, streak
from game.screen.pages.deals.tickets import TicketsPage
from game.screen.program import Program
from game.screen.ui.arrange import Tall
from game.screen.ui.element import Element
from game.screen.ui.sheet_layout import Sheet
from game.screen.ui.words import Words, sentence


class DayPage(TicketsPage):
    """Shows the deals of today, or of a `day` that was opened in the calendar and leads back
    there."""

    name = "deals"

    def __init__(self, program: Program, day: date | None = None) -> None:
        self._today = program.games.today()
        self._day = day or self._today
        self._opened, self._streak = day is not None, 0
        self.shelf = "today" if self._day == self._today else "calendar"
        super().__init__(program)

    @property
    def current(self) -> bool:
        return self._day == self._today

    def deal(self, seats: int) -> Deal:
        return day_deal(self._day, seats)

    def found(self) -> Mapping[int, Attempts]:
        journal, self._streak = self.program.games.journal, 0
        if self.current:
            self._streak = streak(journal, self._today)
        of_all = of_month(journal, self._day).items()
        return {seats: its for (day, seats), its in of_all if day == self._day}

    # What is shown

    def build(self) -> Sheet:
        words = self.program.words
        title = words.say("Today’s deal") if self.current else day_told(words, self._day)
        row = ""
        if self._streak >= 2:
            row = words.plural("Won {n} day in a row.", "Won {n} days in a row.", self._streak)
        about = Words("text.about", words=self._about, role="body_italic", px=23, ink="strong")
        tickets = self.tickets(words.say("not for the day"), {n: [self._aim(n)] for n in (1, 2)})
        return self.sheet(title, Tall([about], tickets), aside=row)

    def _aim(self, seats: int) -> Element:
        """Returns what so many players have to reach."""
        blurb = self.program.rules.base.blurb
        aim = self.program.words.say(blurb.wanted(seats)) if blurb is not None else ""
        return sentence(f"text.aim.{seats}", aim, "middle", px=22)

    @property
    def _about(self) -> str:
        """Sentences about the deals of this day: what they count for, and whether they can be
        won."""
        say = self.program.words.say
        told = [say("This day is over: its deals can still be played, but no longer count for it.")]
        if self.current:
            date = day_told(self.program.words, self._day)
            told = [
                say("{date}. The same cards for everybody, until the day ends in UTC.", date=date)
            ]
        if known_to_be_winnable(self._day):
            told.append(say("Both deals can be won."))
        else:
            told.append(say("Nobody knows yet whether they can be won."))
        if self.program.settings.edition != BASE_NAME:
            told.append(say("They are for the base game."))
        return " ".join(told)

    def advance(self, dt: float) -> None:
        """Shows the deals of the next day when today ends."""
        super().advance(dt)
        if not self._opened and self.program.games.today() != self._day:
            self._today = self._day = self.program.games.today()
            self.resized()

    def leave(self) -> None:
        """Leads to the calendar, if the day was opened there."""
        if self._opened:
            self.program.ways.deals("calendar", self._day)
        else:
            super().leave()
