"""A page with a list: where its rows lie, and how they are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from game.screen.cards.sprites import CardImages
from game.screen.controls.buttons import button_width
from game.screen.lettering.fitting import closest, draw_lines, fitted, measured
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.materials import slabs
from game.screen.materials.flourish import draw_rule
from game.screen.materials.paper import draw_sheet
from game.screen.materials.wells import sink
from game.screen.pages.games.small_doors import draw_doors, width
from game.screen.sheet import Canvas
from game.table.asking.buttons import Button
from game.table.counting import Groups
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect

HEADING_PX, FACTS_PX = 24, 19
DOT = "\u00a0\u00a0\u00a0·\u00a0\u00a0 "
"""Between two facts, at the end of a line at most."""
LEFT = 0.24
"""The part of a line that is left for words before its buttons, at least."""
LEFT_IN_ROW = 0.52
"""The same of a row of the list: there is more to be said."""
EDGE = 10
"""Between the edge of a row and its words and buttons where these stand under them, by the
design."""
APART = 0.08
"""Between two rows, by what is from one to the next."""
DOORS, TALLEST = (0.76, 0.64, 0.54), 84
"""Heights of the Doors by that of their row, of which no more than so much counts, by the
design."""


def whole(words: str) -> str:
    """No line begins with the dot between two facts."""
    return words.replace("   ·   ", DOT)


@dataclass(frozen=True)
class Row:
    """One line of the list: what it is, more about it, and what can be done with it."""

    key: str
    heading: str
    facts: str
    buttons: tuple[Button, ...]
    doors: Groups = ()
    known: bool = False
    """Whether it is known which of the Doors are gained."""
    beside: str = ""
    """The facts that still are to be read where the Doors are seen."""


@dataclass(frozen=True)
class Note:
    """Words in a room, on at most two lines, and smaller if they must be; `px` is a height of the
    design."""

    id: str
    words: str
    room: Rect
    role: str
    px: int
    ink: palette.Colour


@dataclass(frozen=True)
class Line:
    """A row in its place."""

    row: Row
    rect: Rect
    buttons: tuple[Button, ...]
    room: Rect
    """What they leave for the words."""
    under: bool = False
    """Whether they stand under these, as the Doors do then."""


@dataclass(frozen=True)
class ListLayout:
    """The page in a window of one size."""

    places: Places
    text: Text

    @property
    def panel(self) -> Rect:
        """The glass, which has room for a few rows in every window."""
        ease = self.places.eased
        return self.places.span(ease(150, 30), ease(60, 20), ease(1770, 1890), ease(1020, 1060))

    @property
    def margin(self) -> float:
        """Between the edge and the content."""
        return max(14.0, self.places.px(34))

    @property
    def head(self) -> Rect:
        """The title and the shelves."""
        inner = self.panel.grown(-self.margin)
        return replace(inner, h=self.places.target)

    @property
    def foot(self) -> Rect:
        """What was said last, and the buttons that leave."""
        inner = self.panel.grown(-self.margin)
        return replace(inner, y=inner.bottom - self.places.target, h=self.places.target)

    @property
    def rows(self) -> Rect:
        """The room of the list."""
        inner, gap = self.panel.grown(-self.margin), self.margin * 0.7
        top = self.head.bottom + gap
        return replace(inner, y=top, h=self.foot.y - gap - top)

    @property
    def heading_px(self) -> int:
        """The height of what a row is."""
        return self.places.text(HEADING_PX)

    @property
    def facts_px(self) -> int:
        """The height of what is said about it."""
        return self.places.text(FACTS_PX)

    @property
    def row_height(self) -> float:
        """Of one row with the space below it."""
        if self.most_lines == 1:
            letters = (self.heading_px + self.facts_px) * 1.3
            return max(letters, self.places.target) + self.places.px(26)
        facts = closest(self.text, "body", self.facts_px)
        letters = closest(self.text, "body_bold", self.heading_px) + 2 * facts
        least = (letters + self.places.target + 3 * self._edge) / (1 - APART)
        return self.rows.h / max(1, int(self.rows.h / least))

    @property
    def _edge(self) -> float:
        return max(6.0, self.places.px(EDGE))

    @property
    def most_lines(self) -> int:
        """On how many lines each of the two may stand: large letters need more room."""
        return 1 if self.places.letters == 1 else 2

    @property
    def fitting(self) -> int:
        """How many rows are seen at once."""
        return max(1, int(self.rows.h / self.row_height + 0.01))

    def line(self, row: Row, number: int) -> Line:
        """A row at a place of the list, from 0."""
        room, height = self.rows, self.row_height
        y, wide = room.y + number * height, room.w - self.margin
        rect = Rect(room.x, y, wide, height * (1 - APART))
        under = self.most_lines > 1 and len(row.buttons) > 1
        return self._under(row, rect) if under else self._at_right(row, rect)

    def _at_right(self, row: Row, rect: Rect) -> Line:
        for smaller in self.places.smaller():
            buttons = [replace(button, letters=smaller.letters) for button in row.buttons]
            placed = self.beside(buttons, rect.right - self.places.px(16), rect.centre[1])
            if placed[0].rect.x > rect.x + rect.w * LEFT_IN_ROW:
                break
        aside = min(rect.h * 0.25, 24)
        edge = placed[0].rect.x - rect.x
        return Line(row, rect, placed, replace(rect, x=rect.x + aside, w=edge - 2 * aside))

    def _under(self, row: Row, rect: Rect) -> Line:
        """Large letters have all of the row; under them stand the buttons, beside the Doors."""
        high, edge = self.places.target, self._edge
        room = rect.grown(-2 * edge)
        room = replace(room, y=rect.y + edge, h=rect.h - high - 3 * edge)
        least = room.x + (width(row.doors, high) + 2 * edge if row.doors else 0)
        for smaller in self.places.smaller():
            buttons = [replace(button, letters=smaller.letters) for button in row.buttons]
            placed = self.beside(buttons, room.right, rect.bottom - edge - high / 2)
            if placed[0].rect.x >= least:
                break
        return Line(row, rect, placed, room, under=True)

    def beside(self, buttons: Sequence[Button], right: float, y: float) -> tuple[Button, ...]:
        """Buttons in a row that ends at the right."""
        placed: list[Button] = []
        for button in reversed(buttons):
            width = button_width(button, self.text, self.places)
            rect = Rect(right - width, y - self.places.target / 2, width, self.places.target)
            placed.insert(0, replace(button, rect=rect))
            right -= width + self.places.px(12)
        return tuple(placed)

    def at_end(self, buttons: Sequence[Button], line: Rect) -> tuple[Button, ...]:
        """Buttons at the right end of a line, in the largest letters that leave room for words
        before them."""
        for smaller in self.places.smaller():
            written = [replace(button, letters=smaller.letters) for button in buttons]
            placed = self.beside(written, line.right - self.margin / 2, line.centre[1])
            if placed[0].rect.x >= line.x + line.w * LEFT:
                break
        return placed

    def shared_out(self, line: Line) -> tuple[Rect, Rect | None]:
        """What the words of a row have beside its buttons, and its Doors: no word is cut for them,
        for that they are rather smaller, or not there."""
        room, row, apart = line.room, line.row, self.places.px(20)
        if line.under:
            return room, self._doors_under(line)
        told = (row.heading, "body_bold", HEADING_PX), (row.beside, "body", FACTS_PX)
        for part in DOORS if row.doors else ():
            high = min(line.rect.h, self.places.px(TALLEST)) * part
            wide = width(row.doors, high)
            words = replace(room, w=max(1.0, room.w - wide - apart))
            if all(self._whole(*said, words.w) for said in told):
                doors = Rect(room.right - wide, line.rect.centre[1] - high / 2, wide, high)
                return words, doors
        return room, None

    @staticmethod
    def _doors_under(line: Line) -> Rect | None:
        """As high as the buttons, if there is room for them."""
        first, doors = line.buttons[0].rect, line.row.doors
        place = Rect(line.room.x, first.y, width(doors, first.h) if doors else 0, first.h)
        return place if doors and place.right <= first.x else None

    def _whole(self, words: str, role: str, px: int, room: float) -> bool:
        """Whether all of it can be read in this room."""
        told = whole(words)
        lines = measured(self.text, self.places, told, role, px, room, self.most_lines)[1]
        return " ".join(lines) == told

    def things_of(self, line: Line) -> list[Thing]:
        """What can be read of a row."""
        whole = f"{line.row.heading}. {line.row.facts}"
        return [Thing(f"text.{line.row.key}", "text", whole, line.room)]

    def draw(self, surface: Canvas, lines: Sequence[Line], images: CardImages) -> None:
        """The sheet, and the words and Doors of the rows; the buttons are drawn by whoever has
        them."""
        draw_sheet(surface, self.panel, self.places)
        head = self.head
        draw_rule(surface, head.x, head.right, head.bottom + self.margin * 0.3)
        for line in lines:
            places = self.places
            slabs.slab(surface, line.rect, places.px(12), places.px(1), slabs.ROW, places)
            room, doors = self.shared_out(line)
            if doors is not None:
                draw_doors(surface, line.row.doors, doors, images, places, line.row.known)
            facts = line.row.beside if doors else line.row.facts
            self._write(surface, line.row.heading, facts, room)

    def _write(self, surface: Canvas, heading: str, facts: str, room: Rect) -> None:
        lines = (
            fitted(self.text, self.places, whole(words), role, px, ink, room.w, self.most_lines)
            for words, role, px, ink in (
                (heading, "body_bold", HEADING_PX, palette.IVORY),
                (facts, "body", FACTS_PX, palette.BODY),
            )
        )
        draw_lines(surface, [*chain(*lines)], room.x, room.centre[1], room.h)

    def write(self, surface: Canvas, notes: Iterable[Note]) -> None:
        """What stands beside and above the rows."""
        for note in notes:
            room, told = note.room, (note.words, note.role, note.px, note.ink)
            for smaller in self.places.smaller():
                _, words = measured(self.text, smaller, *told[:3], room.w, 2)
                if " ".join(words) == note.words:
                    break
            lines = fitted(self.text, smaller, *told, room.w, 2)
            draw_lines(surface, lines, room.x, room.centre[1], room.h)

    def draw_bar(self, surface: Canvas, first: int, shown: int, total: int) -> None:
        """How far the list goes on above and below, where it does."""
        if shown >= total:
            return
        room, width = self.rows, max(5.0, self.places.px(7))
        groove = Rect(room.right - width, room.y, width, room.h)
        sink(surface, self.places, groove, width / 2)
        height = max(self.places.target / 2, room.h * shown / total)
        y = room.y + (room.h - height) * first / (total - shown)
        thumb = Rect(groove.x, y, width, height)
        slabs.slab(surface, thumb, width / 2, 1, slabs.THUMB, self.places)
