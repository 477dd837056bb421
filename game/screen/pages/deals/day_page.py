"""The deals of a day: one for one player, one for two."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import partial

from game.records.deals.days import day_deal, known_to_be_winnable
from game.records.deals.deal import BASE_NAME
from game.records.journal.record import Record
from game.records.journal.trouble import Trouble
from game.screen.look import palette
from game.screen.pages.dates import day_told
from game.screen.pages.deals.attempts import Attempts, is_ranked, of_month, streak
from game.screen.pages.deals.dealing import deal_out, go_on, share_record, show_again
from game.screen.pages.deals.deals_scene import DealsScene
from game.screen.pages.deals.tickets import Ticket
from game.screen.pages.game_summary import standing
from game.screen.pages.games.list_layout import Note
from game.screen.pages.games.small_doors import KnownDoors, counted
from game.screen.pages.menu import Entry
from game.screen.program import Program, Shelf
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.counting import Groups, door_slots
from game.table.hands.things import Thing
from game.table.layout.places import Rect

ABOUT_PX = 21
PLAY, GO_ON = "button.play.", "button.go_on."
LOOK, REPLAY, SHARE = "button.look.", "button.replay.", "button.share."


class DayPage(DealsScene):
    """Of today, or of a `day` that was opened in the calendar and leads back there."""

    name = "deals"

    def __init__(self, program: Program, day: date | None = None) -> None:
        super().__init__(program)
        self._today = program.games.today()
        self._day = day or self._today
        self._opened = day is not None
        self.shelf: Shelf = "today" if self._day == self._today else "calendar"
        self._doors = KnownDoors(program.games.journal)
        self._tickets: tuple[Ticket, ...] = ()
        self.resized()

    def resized(self) -> None:
        self._look()
        super().resized()

    def _look(self) -> None:
        """What the journal knows of this day."""
        try:
            journal = self.program.games.journal
            self._streak = streak(journal, self._today) if self._day == self._today else 0
            found = of_month(journal, self._day)
            self._attempts = {n: found.get((self._day, n), Attempts()) for n in (1, 2)}
            for attempts in self._attempts.values():
                self._learn(attempts)
        except Trouble as trouble:
            self._streak = 0
            self._attempts = {n: Attempts() for n in (1, 2)}
            self.tell(self.program.words.trouble(trouble.why))

    def _learn(self, attempts: Attempts) -> None:
        record = attempts.shown or attempts.running
        if record is not None and record.edition in self.program.rules:
            self._doors.learn(record, self.program.rules)

    # What is said

    @property
    def called(self) -> str:
        if self._day == self._today:
            return self.program.words.say("Today’s deal")
        return day_told(self.program.words, self._day)

    @property
    def aside(self) -> str:
        words = self.program.words
        if self._streak < 2:
            return ""
        return words.plural("Won {n} day in a row.", "Won {n} days in a row.", self._streak)

    def remarks(self, room: Rect) -> list[Note]:
        say, ink = self.program.words.say, palette.IVORY
        if self._day == self._today:
            told = say(
                "{date}. The same cards for everybody, until the day ends in UTC.",
                date=day_told(self.program.words, self._day),
            )
        else:
            told = say(
                "This day is over: its deals can still be played, but no longer count for it."
            )
        if known_to_be_winnable(self._day):
            told = " ".join((told, say("Both deals can be won.")))
        else:
            told = " ".join((told, say("Nobody knows yet whether they can be won.")))
        if self.program.settings.edition != BASE_NAME:
            told = " ".join((told, say("They are of the base game.")))
        return [Note("text.about", told, self._about(room), "body_italic", ABOUT_PX, ink)]

    def _about(self, room: Rect) -> Rect:
        places = self.places
        tall = places.text(ABOUT_PX) * (1.5 if places.letters == 1 else 2.7)
        return Rect(room.x, room.y, room.w, tall)

    # Where things are

    def entries(self, room: Rect) -> list[Entry]:
        text, places = self.program.text, self.places
        top, apart = self._about(room).bottom + places.px(14), max(10.0, places.px(24))
        wide = (room.w - apart) / 2
        self._tickets, made = (), list[Entry]()
        for seats in (1, 2):
            entries = self._ways(seats)
            buttons = tuple(button for button, _ in entries)
            rect = Rect(room.x + (seats - 1) * (wide + apart), top, wide, room.bottom - top)
            ticket = self._ticket(seats, buttons).laid_out(rect, text, places)
            self._tickets += (ticket,)
            acts = [act for _, act in entries]
            made += zip(ticket.buttons, acts, strict=True)
        foot = min(ticket.foot for ticket in self._tickets)
        self._tickets = tuple(replace(ticket, foot=foot) for ticket in self._tickets)
        return made

    def _ways(self, seats: int) -> list[Entry]:
        """To go on comes before anything new."""
        say, attempts = self.program.words.say, self._attempts[seats]
        deal = day_deal(self._day, seats)
        shown, running = attempts.shown, attempts.running
        made: list[Entry] = []
        if running is not None:
            button = Button(f"{GO_ON}{seats}", say("Continue"), primary=True)
            made.append((button, partial(go_on, self, running)))
        else:
            label = say("Play again") if shown is not None else say("Play this deal")
            button = Button(f"{PLAY}{seats}", label, primary=shown is None)
            made.append((button, partial(deal_out, self, deal)))
        if shown is not None:
            look = Button(f"{LOOK}{seats}", say("Look"))
            replay = Button(f"{REPLAY}{seats}", say("Replay"))
            share = Button(f"{SHARE}{seats}", say("Compare"))
            made.append((look, partial(go_on, self, shown)))
            made.append((replay, partial(show_again, self, shown)))
            made.append((share, partial(share_record, self, shown)))
        return made

    def _ticket(self, seats: int, buttons: tuple[Button, ...]) -> Ticket:
        say, attempts = self.program.words.say, self._attempts[seats]
        caption = say("Alone") if seats == 1 else say("For two")
        gone = self.program.games.tried_and_gone(day_deal(self._day, seats))
        states = {
            "new": say("Played and deleted") if gone else say("Not played yet"),
            "running": say("In progress"),
            "won": say("Victory"),
            "lost": say("Defeat"),
        }
        told = attempts.shown or attempts.running
        facts = self._facts(told) if told else ""
        groups, known = self._slots(seats, told)
        return Ticket(
            seats, attempts, caption, states[attempts.state], facts, groups, known, buttons
        )

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
        """The Doors of this game, or of one that is not yet played."""
        rules = self.program.rules[day_deal(self._day, seats).edition]
        if record is None:
            return door_slots(day_deal(self._day, seats).begun(rules).state, rules), True
        doors = self._doors.of(record)
        return (doors, True) if doors is not None else (counted(rules, record), False)

    def texts(self) -> list[Thing]:
        return [*super().texts(), *(ticket.thing for ticket in self._tickets)]

    def draw(self, surface: Canvas, room: Rect) -> None:
        today = self._day == self._today
        for ticket in self._tickets:
            ticket.draw(surface, self.program.text, self.places, self.program.cards, today)
            for button in ticket.buttons:
                self.draw_pill(surface, button)

    def advance(self, dt: float) -> None:
        """When a day ends while its deals are looked at, those of the next one come."""
        if not self._opened and self.program.games.today() != self._day:
            self._today = self._day = self.program.games.today()
            self.resized()

    def leave(self) -> None:
        """To the calendar, if one came from there."""
        if self._opened:
            self.program.ways.deals("calendar", self._day)
        else:
            super().leave()
