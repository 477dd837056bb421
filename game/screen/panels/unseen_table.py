"""The table of unseen cards, with a row for each place and a column for each symbol."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.screen.lettering.text import write, write_from
from game.screen.look import icons, palette, shapes
from game.screen.look.palette import Colour
from game.screen.panels.unseen_counts import Number, Row, Table
from game.screen.sheet import Canvas
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.theme import Ink
from game.table.asking import symbols
from game.table.layout.places import Rect

PX = 19
"""Height of the letters by the design."""
NAMES, NUMBER, AIR = 0.42, 1.75, 0.8
"""Least part of the width for the names of the rows; width of the column of a number and the space
beside the word over the sums, by the height of the letters."""
LOW, HIGH, TALLEST = 1.4, 2.0, 58
"""Least and greatest height of a row by that of its letters, and its greatest height by the
design."""


@dataclass(frozen=True)
class Symbol(Leaf):
    """An icon in the middle of its room. Without a `colour` it has the colour of captions."""

    icon: str = ""
    colour: Colour | None = None

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        px = round(kit.places.text(PX) * 1.5)
        icon = icons.draw(self.icon, px, self.colour or kit.theme.inks["caption"])
        surface.blit(icon, icon.get_rect(center=(round(rect.centre[0]), round(rect.centre[1]))))


@dataclass(frozen=True)
class Figure(Leaf):
    """A number, or the word over the sums, in the middle of its room."""

    words: str = ""
    role: str = "number"
    ink: Ink = "strong"

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        px = kit.places.text(PX)
        high = round(px * 1.1) if self.role == "number" else px
        (x, y), ink = rect.centre, kit.theme.inks[self.ink]
        write(surface, kit.text, self.words, self.role, high, ink, (x, y + px * 0.1))


@dataclass(frozen=True)
class RowName(Leaf):
    """The name of a row, on a stripe if the row is `striped`, from the left edge of its room."""

    words: str = ""
    striped: bool = False
    indent: float = 0.0
    """Pixels before the name. The name is left out if it is wider than `room` pixels."""
    room: float = 0.0

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        px = kit.places.text(PX)
        if self.striped and not kit.theme.plain:
            shapes.box(surface, rect.grown(-1), 6, palette.TRAY)
        if kit.text.width(self.words, "body_bold", px) <= self.room:
            at = rect.x + self.indent, rect.centre[1] + px * 0.08
            ink = kit.theme.inks["strong"]
            write_from(surface, kit.text, self.words, "body_bold", px, ink, at)


@dataclass(frozen=True)
class UnseenTable(Element):
    """The table, with rows as high as the element `below` leaves room for, and that element."""

    table: Table
    total: str
    """The word over the sums."""
    says: Callable[[Number], str]
    """Returns the description of a number."""
    below: Element

    def least_width(self, kit: Kit) -> float:
        return kit.places.text(PX) * (NUMBER * (self.table.last + 2) + 2)

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        px, below = kit.places.text(PX), self.below.lay(kit, width)
        rows = len(self.table.rows) + 1
        most = min(max(kit.px(TALLEST), px * HIGH), (kit.sight - below.h - px) / rows)
        high = max(px * LOW, most)
        columns = Columns(self.table, self.total, kit, width)
        parts = [*self._head(columns, high)]
        for number, row in enumerate(self.table.rows):
            parts += self._row(row, number, columns, high)
        y = rows * high + px * 0.5
        return Box(width, y + below.h, (*parts, *below.at(0, y)))

    def _head(self, columns: Columns, high: float) -> Iterator[Placed]:
        for number, kind in enumerate(self.table.kinds):
            yield Placed(Symbol(icon=symbols.of_kind(kind)), columns.cell(number, 0, high))
        head = Figure(words=self.total, role="label", ink="caption")
        yield Placed(head, columns.cell(self.table.last, 0, high))

    def _row(self, row: Row, number: int, columns: Columns, high: float) -> Iterator[Placed]:
        px = columns.px
        y, before = (number + 1) * high, px * 0.4
        if row.icon:
            before += round(px * 1.5) + px * 0.5
        room = columns.cell(row.numbers[0].column, y, high).x - before
        name = RowName(words=row.name, striped=number % 2 == 0, indent=before, room=room)
        yield Placed(name, Rect(0, y, columns.width, high))
        if row.icon:
            square = Rect(px * 0.4, y, round(px * 1.5), high)
            yield Placed(Symbol(icon=row.icon, colour=row.ink), square)
        for each in row.numbers:
            ink: Ink = "strong" if each.count else "idle"
            if each.column == self.table.last and each.count:
                ink = "title"
            figure = Figure(
                f"text.unseen.{each.key}", self.says(each), words=str(each.count), ink=ink
            )
            yield Placed(figure, columns.cell(each.column, y, high))


@dataclass(frozen=True)
class Columns:
    """The widths of the columns of the table in a width in pixels: the names, a column for each
    symbol, and the sums."""

    table: Table
    total: str
    kit: Kit
    width: float

    @property
    def px(self) -> int:
        """Height of the letters, in pixels."""
        return self.kit.places.text(PX)

    @property
    def _sums(self) -> float:
        return self.kit.text.width(self.total, "label", self.px) + self.px * AIR

    @property
    def _names(self) -> float:
        """Width of the column of the names, in pixels. Where the numbers leave too little room, it
        holds only the icons."""
        before = self.px * 1.4 + round(self.px * 1.5)
        widths = (
            self.kit.text.width(row.name, "body_bold", self.px)
            for row in self.table.rows
            if row.icon
        )
        wide = max(widths, default=0) + before
        most = self.width - self.table.last * self.px * NUMBER - self._sums
        return min(most, max(self.width * NAMES, wide)) if wide <= most else before

    def cell(self, column: int, y: float, high: float) -> Rect:
        """Returns the rectangle of a cell in the row at the height `y`."""
        width = (self.width - self._names - self._sums) / max(1, self.table.last)
        wide = self._sums if column == self.table.last else width
        return Rect(self._names + column * width, y, wide, high)
