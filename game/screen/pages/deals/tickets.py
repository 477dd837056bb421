"""Pages of two deals, one for one player and one for two, each on a ticket."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from game.records.deals.deal import Deal
from game.records.journal.record import Record
from game.rules.ruleset import Ruleset
from game.rules.state import DECK
from game.screen.pages.deals.attempts import Attempts, is_ranked
from game.screen.pages.deals.deals_page import DealsPage
from game.screen.pages.deals.signs import draw_edge, sign_of
from game.screen.pages.game_summary import standing
from game.screen.pages.games.small_doors import KnownDoors, SmallDoors
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Beside, Card, Column, Grid, Row, Slab, Space
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Element, Kit, Placed
from game.screen.ui.words import DOT, Words, caption, sentence
from game.table.counting import door_slots
from game.table.layout.places import Rect

ROWS = 2
"""Rows of Doors on a ticket."""
LOWEST, TALLEST = 130, 270
"""Least and greatest height of a Door, by the design."""
BETWEEN, LINES = 10, 8
"""Distances between two rows of Doors and between two lines of a ticket, by the design."""


@dataclass(frozen=True)
class TicketSlab(Slab):
    """The surface of a ticket, with a line of foil if its deal is `current`."""

    current: bool = False

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        super().draw(kit, surface, rect, hover)
        if self.current:
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
    current: bool

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        edge, gap = max(12.0, kit.px(28)), kit.px(14)
        inner = width - 2 * edge
        rows = [Row(part, 12, "middle") for part in (self.buttons[:1], self.buttons[1:]) if part]
        foot = Column(rows, gap=12, align="middle").lay(kit, inner)
        told = self._told([]).lay(kit, inner)
        room = kit.sight - 2 * edge - foot.h - 2 * gap - told.h - kit.px(LINES)
        head = self._told([self._doors(kit, inner, room)]).lay(kit, inner)
        high = max(least, head.h + foot.h + 2 * edge + 2 * gap)
        slab = Placed(TicketSlab(current=self.current), Rect(0, 0, width, high))
        parts = (*head.at(edge, edge), *foot.at(edge, high - edge - foot.h))
        return Box(width, high, (slab, *parts))

    def _told(self, doors: Sequence[Element]) -> Element:
        lines = Column([self.above, *doors, Space(4), *self.below], LINES, "middle")
        return Card(lines, id=self.id, said=self.said, look=None)

    def _doors(self, kit: Kit, width: float, room: float) -> Element:
        """Returns the Doors in rows, for a room of so many pixels of height."""
        slots = [slot for group in self.doors.groups for slot in group]
        many = -(-len(slots) // ROWS)
        lines = [
            replace(self.doors, groups=(tuple(slots[at : at + many]),))
            for at in range(0, len(slots), many)
        ]
        high = (room - kit.px(BETWEEN) * (len(lines) - 1)) / len(lines)
        widest = width / max(line.breadth(1.0) for line in lines)
        tall = min(max(high, kit.px(LOWEST)), kit.px(TALLEST), widest)
        return Column([replace(line, tall=tall) for line in lines], BETWEEN, "middle")

    def least_width(self, kit: Kit) -> float:
        least = max(button.least_width(kit) for button in self.buttons)
        return least + 2 * max(12.0, kit.px(28))


class TicketsPage(DealsPage):
    """A page of two tickets. A subclass says which are its deals, and finds their `attempts`."""

    def __init__(self, program: Program) -> None:
        self.attempts = dict[int, Attempts]()
        self._doors = KnownDoors(program.games.journal)
        super().__init__(program)

    @property
    @abstractmethod
    def current(self) -> bool:
        """True if a game of these deals counts now."""

    @abstractmethod
    def deal(self, seats: int) -> Deal:
        """Returns the deal for so many players."""

    @abstractmethod
    def found(self) -> Mapping[int, Attempts]:
        """Returns the games of the deals by their seats, as the journal knows them. Raises
        Trouble."""

    def search(self) -> None:
        self.attempts = {seats: Attempts() for seats in (1, 2)}
        rules = self.program.rules
        self.attempts |= self.found()
        for attempts in self.attempts.values():
            record = attempts.shown or attempts.running
            if record is not None and record.edition in rules:
                self._doors.learn(record, rules)

    def tickets(self, apart: str, hard: Mapping[int, Sequence[Element]]) -> Element:
        """Returns both tickets. `apart` is said of a game that does not count; what is told of how
        `hard` a deal is stands on its ticket."""
        both = [self._ticket(seats, apart, hard.get(seats, ())) for seats in (1, 2)]
        return Grid(both, most=2, least=440, gap=24)

    def _ticket(self, seats: int, apart: str, hard: Sequence[Element]) -> Ticket:
        say, attempts = self.program.words.say, self.attempts[seats]
        deal, record = self.deal(seats), attempts.shown or attempts.running
        gone = self.program.games.tried_and_gone(deal)
        new = say("Played and deleted") if gone else say("Not played yet")
        called, result = self.called(seats), self.results.get(attempts.state, new)
        rules = self.program.rules[deal.edition]
        facts = self._facts(record, apart) if record else self._waiting(rules)
        groups, known = door_slots(deal.begun(rules).state, rules), True
        if record is not None:
            groups, known = self._doors.of(record, rules)
        told: Element = Words(
            words=result, role="title", px=32, ink="title" if attempts.state == "won" else "strong"
        )
        if sign := sign_of(attempts, side=32):
            told = Beside(sign, told)
        return Ticket(
            f"text.deal.{seats}",
            ". ".join((called, result, facts)),
            Column([caption("", called), *hard], LINES, "middle"),
            SmallDoors(
                groups=groups, known=known, cards=self.program.cards, tried=attempts.state != "new"
            ),
            [told, sentence("", facts, "middle", px=22)],
            [*self._ways(seats)],
            current=self.current,
        )

    def _ways(self, seats: int) -> Iterator[Button]:
        """Yields the buttons of a deal. To go on comes before anything new."""
        say, attempts, deal = self.program.words.say, self.attempts[seats], self.deal(seats)
        play, go_on, shown = f"button.play.{seats}", f"button.go_on.{seats}", attempts.shown
        yield self.begin_button(play, go_on, deal, attempts, first=shown is None, least=300)
        if shown is not None:
            for key, label, act in (
                ("look", say("Look"), self.go_on),
                ("replay", say("Replay"), self.show_again),
                ("share", say("Compare"), self.share),
            ):
                yield Button(f"button.{key}.{seats}", label=label, act=partial(act, shown))

    def _waiting(self, rules: Ruleset) -> str:
        """Returns what waits in a deal that was not played yet."""
        plural = self.program.words.plural
        return DOT.join(
            (
                plural("{n} Door to open", "{n} Doors to open", rules.doors),
                plural("{n} card in the deck", "{n} cards in the deck", len(rules.box[DECK])),
            )
        )

    def _facts(self, record: Record, apart: str) -> str:
        words = self.program.words
        if record.result is None:
            facts = [*standing(words, self.program.rules, record)]
        else:
            facts = [words.cards_left(record.deck), words.turns(record.turn)]
        if record.rewinds:
            facts.append(words.rewinds(record.rewinds))
        if not is_ranked(record):
            facts.append(apart)
        return DOT.join(facts)
