"""The deals of a day: one for one player, one for two."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import partial

from game.records.deals.days import day_deal, known_to_be_winnable
from game.records.deals.deal import BASE_NAME
from game.records.journal.record import Record
from game.screen.pages.dates import day_told
from game.screen.pages.deals.attempts import Attempts, is_ranked, of_month, streak
from game.screen.pages.deals.deals_page import DealsPage, Tall
from game.screen.pages.deals.tickets import Ticket
from game.screen.pages.game_summary import standing
from game.screen.pages.games.small_doors import KnownDoors, counted
from game.screen.program import Program
from game.screen.ui.arrange import Grid
from game.screen.ui.buttons import Button
from game.screen.ui.page import Sheet
from game.screen.ui.words import Words
from game.table.counting import Groups, door_slots

PLAY, GO_ON = "button.play.", "button.go_on."
LOOK, REPLAY, SHARE = "button.look.", "button.replay.", "button.share."


class DayPage(DealsPage):
    """Shows the deals of today, or of a `day` that was opened in the calendar and leads back
    there."""

    name = "deals"

    def __init__(self, program: Program, day: date | None = None) -> None:
        self._today = program.games.today()
        self._day = day or self._today
        self._opened = day is not None
        self.shelf = "today" if self._day == self._today else "calendar"
        self._doors = KnownDoors(program.games.journal)
        self._forget()
        super().__init__(program)

    def _forget(self) -> None:
        self._streak = 0
        self._attempts = {seats: Attempts() for seats in (1, 2)}

    def search(self) -> None:
        self._forget()
        journal, rules = self.program.games.journal, self.program.rules
        if self._day == self._today:
            self._streak = streak(journal, self._today)
        found = of_month(journal, self._day)
        self._attempts = {seats: found.get((self._day, seats), Attempts()) for seats in (1, 2)}
        for attempts in self._attempts.values():
            record = attempts.shown or attempts.running
            if record is not None and record.edition in rules:
                self._doors.learn(record, rules)

    # What is shown

    def build(self) -> Sheet:
        words = self.program.words
        today = self._day == self._today
        title = words.say("Today’s deal") if today else day_told(words, self._day)
        row = ""
        if self._streak >= 2:
            row = words.plural("Won {n} day in a row.", "Won {n} days in a row.", self._streak)
        about = Words("text.about", words=self._about, role="body_italic", px=21, ink="strong")
        tickets = Grid([self._ticket(seats) for seats in (1, 2)], most=2, least=440, gap=24)
        return self.sheet(title, Tall([about], tickets), aside=row)

    @property
    def _about(self) -> str:
        """Sentences about the deals of this day: what they count for, and whether they can be
        won."""
        say = self.program.words.say
        told = say("This day is over: its deals can still be played, but no longer count for it.")
        if self._day == self._today:
            told = say(
                "{date}. The same cards for everybody, until the day ends in UTC.",
                date=day_told(self.program.words, self._day),
            )
        if known_to_be_winnable(self._day):
            told = " ".join((told, say("Both deals can be won.")))
        else:
            told = " ".join((told, say("Nobody knows yet whether they can be won.")))
        if self.program.settings.edition != BASE_NAME:
            told = " ".join((told, say("They are of the base game.")))
        return told

    def _ticket(self, seats: int) -> Ticket:
        say, attempts = self.program.words.say, self._attempts[seats]
        gone = self.program.games.tried_and_gone(day_deal(self._day, seats))
        states = {
            "new": say("Played and deleted") if gone else say("Not played yet"),
            "running": say("In progress"),
            "won": say("Victory"),
            "lost": say("Defeat"),
        }
        told = attempts.shown or attempts.running
        groups, known = self._slots(seats, told)
        return Ticket(
            seats,
            attempts,
            called=say("Alone") if seats == 1 else say("For two"),
            state=states[attempts.state],
            facts=self._facts(told) if told else "",
            groups=groups,
            known=known,
            cards=self.program.cards,
            today=self._day == self._today,
            buttons=[*self._ways(seats)],
        )

    def _ways(self, seats: int) -> Iterator[Button]:
        """Yields the buttons of a deal. To go on comes before anything new."""
        say, attempts = self.program.words.say, self._attempts[seats]
        shown, running = attempts.shown, attempts.running
        if running is not None:
            go_on = partial(self.go_on, running)
            yield Button(
                f"{GO_ON}{seats}", label=say("Continue"), primary=True, act=go_on, least=300
            )
        else:
            label = say("Play again") if shown is not None else say("Play this deal")
            play, first = partial(self.deal_out, day_deal(self._day, seats)), shown is None
            yield Button(f"{PLAY}{seats}", label=label, primary=first, act=play, least=300)
        if shown is not None:
            for key, label, act in (
                (LOOK, say("Look"), self.go_on),
                (REPLAY, say("Replay"), self.show_again),
                (SHARE, say("Compare"), self.share),
            ):
                yield Button(f"{key}{seats}", label=label, act=partial(act, shown))

    def _facts(self, record: Record) -> str:
        words = self.program.words
        if record.result is None:
            facts = [*standing(words, self.program.rules, record)]
        else:
            facts = [words.cards_left(record.deck), words.turns(record.turn)]
        if record.rewinds:
            facts.append(words.rewinds(record.rewinds))
        if not is_ranked(record):
            facts.append(words.say("not for the day"))
        return "   ·   ".join(facts)

    def _slots(self, seats: int, record: Record | None) -> tuple[Groups, bool]:
        """Returns the Doors of this game, or of one that is not yet played, and whether it is known
        which are gained."""
        deal = day_deal(self._day, seats)
        rules = self.program.rules[deal.edition]
        if record is None:
            return door_slots(deal.begun(rules).state, rules), True
        doors = self._doors.of(record)
        return (doors, True) if doors is not None else (counted(rules, record), False)

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
