"""The ticket of a deal of a day, for one or two: its Doors, its result, and its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.state import REVEALED
from game.screen.cards.faces import CORNER
from game.screen.cards.sprites import CardImages
from game.screen.look import palette, shapes
from game.screen.materials import foil
from game.screen.pages.deals.attempts import Attempts
from game.screen.pages.deals.signs import SignLeaf, sign_of
from game.screen.pages.games.small_doors import doors_width, draw_doors
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Beside, Card, Column, Row, Slab
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.theme import Ink
from game.screen.ui.words import Words, caption, sentence
from game.table.counting import Groups, Slot
from game.table.layout.places import CARD_RATIO, Rect
from game.table.layout.poses import Pose, Sprite

DOORS = 4
"""Number of Doors in a row."""
LOWEST, TALLEST = 90, 270
"""Least and greatest height of a Door, by the design."""
GAP, LINES = 10, 8
"""Distances between two rows of Doors and between two lines of a ticket, by the design."""
DIMMED = 70
"""Opacity of the shade over Doors of a deal that nobody has tried yet, 0 to 255."""


@dataclass(frozen=True)
class TicketDoors(Leaf):
    """The Doors of a deal, four in a row, all shut while the deal is not `tried`. `known` says
    whether it is known which of them are gained."""

    groups: Groups = ()
    tried: bool = False
    known: bool = False
    cards: CardImages | None = None
    room: float = 0.0
    """Greatest height in pixels."""

    @property
    def _lines(self) -> Sequence[tuple[Slot, ...]]:
        slots = [slot for group in self.groups for slot in group]
        return [tuple(slots[at : at + DOORS]) for at in range(0, len(slots), DOORS)]

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        lines, gap = len(self._lines), kit.px(GAP)
        high = (self.room - gap * (lines - 1)) / lines
        high = min(max(high, kit.px(LOWEST)), kit.px(TALLEST), self._widest(width))
        return width, high * lines + gap * (lines - 1)

    def _widest(self, room: float) -> float:
        """Returns the height of a Door, in pixels, at which the longest row fills the room."""
        return room / max(doors_width((line,), 1.0) for line in self._lines)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        lines, gap, cards = self._lines, kit.px(GAP), self.cards
        assert cards is not None
        high, y = (rect.h - gap * (len(lines) - 1)) / len(lines), rect.y
        for line in lines:
            wide = doors_width((line,), high)
            room = Rect(rect.centre[0] - wide / 2, y, wide, high)
            if self.tried or cards.faces.flat:
                draw_doors(surface, (line,), room, cards, kit.places, self.known)
            else:
                draw_shut(surface, line, room, cards)
            y += high + gap


def draw_shut(surface: Canvas, line: Sequence[Slot], room: Rect, cards: CardImages) -> None:
    """Draws the Doors of a deal that nobody has tried yet side by side, in a room of their
    width."""
    wide = room.h / CARD_RATIO
    for number, slot in enumerate(line):
        x = room.x + wide / 2 + number * (room.w - wide) / max(1, len(line) - 1)
        pose = Pose(x, room.centre[1], round(wide))
        surface.blit(*cards.resting(Sprite("", slot.door, REVEALED, pose), pose))
        face = Rect.around((x, room.centre[1]), wide, room.h).grown(1)
        shapes.box(surface, face, wide * CORNER, palette.faded(palette.TABLE_EDGE, DIMMED))


@dataclass(frozen=True)
class TicketSlab(Slab):
    """The surface of a ticket, with a line of foil if its deal is of today."""

    today: bool = False

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        super().draw(kit, surface, rect, hover)
        if self.today and kit.theme.plain:
            line = max(3.0, kit.px(4))
            shapes.outline(surface, rect, self.radius(kit, rect), line, palette.LEGAL)
        elif self.today:
            foil.outline(surface, rect, self.radius(kit, rect), kit.px(2))


@dataclass(frozen=True)
class Ticket(Element):
    """The ticket of a deal for so many `seats`. Its Doors fill the height in sight. Its buttons lie
    at the foot: the first one by itself, the others below."""

    seats: int
    attempts: Attempts
    called: str
    state: str
    facts: str
    groups: Groups
    known: bool
    cards: CardImages
    today: bool
    buttons: Sequence[Button]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        edge = max(12.0, kit.px(28))
        inner = width - 2 * edge
        rows = [Row(part, 12, "middle") for part in (self.buttons[:1], self.buttons[1:]) if part]
        foot = Column(rows, gap=12, align="middle").lay(kit, inner)
        told = self._told(0.0).lay(kit, inner).h
        gap = kit.px(14)
        room = kit.sight - 2 * edge - foot.h - gap - told - kit.px(LINES)
        head = self._told(max(room, 1.0)).lay(kit, inner)
        high = max(least, head.h + foot.h + 2 * edge + gap, kit.sight)
        slab = Placed(TicketSlab(today=self.today), Rect(0, 0, width, high))
        parts = (*head.at(edge, edge), *foot.at(edge, high - edge - foot.h))
        return Box(width, high, (slab, *parts))

    def _told(self, room: float) -> Element:
        """Returns all but the buttons, with so many pixels of height for the Doors, or without
        Doors at 0."""
        won, sign = self.attempts.state == "won", sign_of(self.attempts)
        doors = TicketDoors(
            groups=self.groups if room else (),
            tried=self.attempts.state != "new",
            known=self.known,
            cards=self.cards,
            room=room,
        )
        ink: Ink = "title" if won else "strong"
        state: Element = Words(words=self.state, role="title", px=32, ink=ink)
        if sign is not None:
            state = Beside(SignLeaf(sign=sign, side=32), state)
        facts = [sentence("", self.facts, "middle", px=20)] if self.facts else []
        doors_line = [doors] if room else []
        said = ". ".join(words for words in (self.called, self.state, self.facts) if words)
        lines = Column([caption("", self.called), *doors_line, state, *facts], LINES, "middle")
        return Card(lines, id=f"text.deal.{self.seats}", said=said, look=None)

    def least_width(self, kit: Kit) -> float:
        least = max(button.least_width(kit) for button in self.buttons)
        return least + 2 * max(12.0, kit.px(28))
