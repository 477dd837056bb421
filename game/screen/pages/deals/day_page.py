"""The deals of a day: one for one player, one for two, each on a ticket."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial

from game.records.deals.days import day_deal, known_to_be_winnable
from game.records.deals.deal import BASE_NAME
from game.records.journal.record import Record
from game.screen.pages.dates import day_told
from game.screen.pages.deals.attempts import Attempts, is_ranked, of_month, streak
from game.screen.pages.deals.deals_page import DealsPage, Tall
from game.screen.pages.deals.signs import draw_edge, sign_of
from game.screen.pages.game_summary import standing
from game.screen.pages.games.small_doors import KnownDoors, SmallDoors
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Beside, Card, Column, Grid, Row, Slab
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Element, Kit, Placed
from game.screen.ui.page import Sheet
from game.screen.ui.words import DOT, Words, caption, sentence
from game.table.counting import door_slots
from game.table.layout.places import Rect

DOORS = 4
"""Number of Doors in a row of a ticket."""
LOWEST, TALLEST = 90, 270
"""Least and greatest height of a Door, by the design."""
BETWEEN, LINES = 10, 8
"""Distances between two rows of Doors and between two lines of a ticket, by the design."""


@dataclass(frozen=True)
class TicketSlab(Slab):
    """The surface of a ticket, with a line of foil if its deal is of `today`."""

    today: bool = False

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        super().draw(kit, surface, rect, hover)
        if self.today:
            draw_edge(kit, surface, rect, self.radius(kit, rect), 2)


@dataclass(frozen=True)
class Ticket(Element):
    """The ticket of a deal, called `said`: `above` its `doors` and `below` them stands what is told
    of it. The Doors fill the height in sight. The buttons lie at the foot, the first one by
    itself."""

    id: str
    said: str
    above: Element
    doors: SmallDoors
    below: Sequence[Element]
    buttons: Sequence[Button]
    today: bool

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        edge, gap = max(12.0, kit.px(28)), kit.px(14)
        inner = width - 2 * edge
        rows = [Row(part, 12, "middle") for part in (self.buttons[:1], self.buttons[1:]) if part]
        foot = Column(rows, gap=12, align="middle").lay(kit, inner)
        told = self._told([]).lay(kit, inner)
        room = kit.sight - 2 * edge - foot.h - gap - told.h - kit.px(LINES)
        head = self._told([self._doors(kit, inner, room)]).lay(kit, inner)
        high = max(least, head.h + foot.h + 2 * edge + 2 * gap)
        slab = Placed(TicketSlab(today=self.today), Rect(0, 0, width, high))
        parts = (*head.at(edge, edge), *foot.at(edge, high - edge - foot.h))
        return Box(width, high, (slab, *parts))

    def _told(self, doors: Sequence[Element]) -> Element:
        lines = Column([self.above, *doors, *self.below], LINES, "middle")
        return Card(lines, id=self.id, said=self.said, look=None)

    def _doors(self, kit: Kit, width: float, room: float) -> Element:
        """Returns the Doors in rows, for a room of so many pixels of height."""
        slots = [slot for group in self.doors.groups for slot in group]
        lines = [
            replace(self.doors, groups=(tuple(slots[at : at + DOORS]),))
            for at in range(0, len(slots), DOORS)
        ]
        high = (room - kit.px(BETWEEN) * (len(lines) - 1)) / len(lines)
        widest = width / max(line.breadth(1.0) for line in lines)
        tall = min(max(high, kit.px(LOWEST)), kit.px(TALLEST), widest)
        return Column([replace(line, tall=tall) for line in lines], BETWEEN, "middle")

    def least_width(self, kit: Kit) -> float:
        least = max(button.least_width(kit) for button in self.buttons)
        return least + 2 * max(12.0, kit.px(28))


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
        super().__init__(program)

    def search(self) -> None:
        self._streak, self._attempts = 0, {seats: Attempts() for seats in (1, 2)}
        journal, rules = self.program.games.journal, self.program.rules
        if self._day == self._today:
            self._streak = streak(journal, self._today)
        found = of_month(journal, self._day)
        self._attempts |= {seats: its for (day, seats), its in found.items() if day == self._day}
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
        told = [say("This day is over: its deals can still be played, but no longer count for it.")]
        if self._day == self._today:
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

    def _ticket(self, seats: int) -> Ticket:
        say, attempts = self.program.words.say, self._attempts[seats]
        deal, record = day_deal(self._day, seats), attempts.shown or attempts.running
        gone = self.program.games.tried_and_gone(deal)
        new = say("Played and deleted") if gone else say("Not played yet")
        called, state = self.called(seats), self.results.get(attempts.state, new)
        facts = self._facts(record) if record else ""
        rules = self.program.rules[deal.edition]
        groups, known = door_slots(deal.begun(rules).state, rules), True
        if record is not None:
            groups, known = self._doors.of(record, rules)
        result: Element = Words(
            words=state, role="title", px=32, ink="title" if attempts.state == "won" else "strong"
        )
        if sign := sign_of(attempts, side=32):
            result = Beside(sign, result)
        return Ticket(
            f"text.deal.{seats}",
            ". ".join(filter(None, (called, state, facts))),
            caption("", called),
            SmallDoors(
                groups=groups, known=known, cards=self.program.cards, tried=attempts.state != "new"
            ),
            [result, *([sentence("", facts, "middle", px=20)] if facts else [])],
            [*self._ways(seats)],
            today=self._day == self._today,
        )

    def _ways(self, seats: int) -> Iterator[Button]:
        """Yields the buttons of a deal. To go on comes before anything new."""
        say, attempts, deal = (
            self.program.words.say,
            self._attempts[seats],
            day_deal(self._day, seats),
        )
        play, go_on, shown = f"button.play.{seats}", f"button.go_on.{seats}", attempts.shown
        yield self.begin_button(play, go_on, deal, attempts, first=shown is None, least=300)
        if shown is not None:
            for key, label, act in (
                ("look", say("Look"), self.go_on),
                ("replay", say("Replay"), self.show_again),
                ("share", say("Compare"), self.share),
            ):
                yield Button(f"button.{key}.{seats}", label=label, act=partial(act, shown))

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
        return DOT.join(facts)

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
