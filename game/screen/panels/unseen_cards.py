"""The panel of unseen cards: how many of each face there are, and where they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Set
from dataclasses import dataclass, replace

from game.rules.card import Card, Kind
from game.rules.card import Colour as Place
from game.rules.state import HAND, owned
from game.rules.view import View
from game.screen.lettering.text import Text, write, write_from
from game.screen.look import icons, palette, shapes
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Beside, Column, Grid, Picture
from game.screen.ui.arrange import Card as Held
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.panel import CLOSE, PUT_AWAY, SheetPanel, beside, docked
from game.screen.ui.theme import Ink, Theme
from game.screen.ui.words import Words as Written
from game.screen.ui.words import sentence
from game.table.asking import symbols
from game.table.counting import by_place
from game.table.layout.places import Places, Rect
from game.words import Words

PX = 19
"""Height of the letters by the design."""
NAMES, NUMBER, AIR = 0.42, 1.75, 0.8
"""Least part of the width for the names of the rows; width of the column of a number and the space
beside the word over the sums, by the height of the letters."""
LOW, HIGH, TALLEST = 1.4, 2.0, 58
"""Least and greatest height of a row by that of its letters, and its greatest height by the
design."""


class UnseenPanel(SheetPanel):
    """A panel that counts the cards that a view cannot see. It lies over the table, or stands
    `aside` of it while the game goes on."""

    name = "unseen"
    whole = True

    def __init__(
        self, text: Text, words: Words, theme: Theme, view: View, aside: bool = False
    ) -> None:
        super().__init__(text, words, theme)
        self.view = view
        self.closes = PUT_AWAY if aside else CLOSE
        self._aside = aside
        self._landed = known(view)

    def follow(self, view: View, moving: Set[str]) -> None:
        """Counts for this view. A card that comes into sight counts only once it has landed."""
        seen = known(view)
        self._landed = {card for card in seen if card in self._landed or card.id not in moving}
        on_the_way = Counter(card.face for card in seen - self._landed)
        now = replace(view, unseen=Counter(view.unseen) + on_the_way)
        if now != self.view:
            self.view = now
            self.renew()

    def title(self) -> str:
        return self._words.say("Unseen cards")

    def area(self, places: Places) -> Rect:
        return beside(places) if self._aside else docked(places)

    def body(self) -> Element:
        view, words = self.view, self._words
        told = whereabouts(view, words), words.beneath(view), known_top(view, words)
        notes = [
            sentence(f"text.note.{number}", said, px=PX)
            for number, said in enumerate(filter(None, told))
        ]
        coming = [self._coming(number, card) for number, card in enumerate(view.known_top, 1)]
        below = Column([*notes, Grid(coming, most=2, least=260, gap=4)])
        return UnseenTable(table(view, words), words.say("Total"), self._says, below)

    def _says(self, number: Number) -> str:
        return self._words.say("{caption}: {content}", caption=number.name, content=number.count)

    def _coming(self, number: int, card: Card) -> Element:
        """Returns the row of a known card of the deck: how soon it comes, its symbol and its
        name."""
        name, symbol, ink = (
            self._words.card(card),
            symbols.of_kind(card.kind),
            icons.ramp_of(card)[1],
        )
        picture = Picture(wide=25, high=25, make=lambda px, _: icons.draw(symbol, px, ink))
        count = Written(words=str(number), role="number", px=PX, ink="title")
        said = Beside(picture, Written(words=name, px=PX, ink="strong"), gap=8)
        return Held(Beside(count, said, gap=14), id=f"text.known.{card.id}", said=name, look=None)


def known(view: View) -> set[Card]:
    """Returns the cards that lie where the view sees them."""
    return {card for name in view.zones for card in view.cards(name)}


@dataclass(frozen=True)
class Number:
    """A count of the table: its `key` for the program, the `name` of what it counts, and its
    `column`."""

    key: str
    name: str
    count: int
    column: int


@dataclass(frozen=True)
class Row:
    """A row of the table. `icon` is drawn in the colour `ink`; it is empty for a sum."""

    icon: str
    name: str
    numbers: tuple[Number, ...]
    ink: palette.Colour = palette.IVORY


@dataclass(frozen=True)
class Table:
    """The counts of unseen cards: the symbols over the columns, and the rows."""

    kinds: tuple[Kind, ...]
    rows: tuple[Row, ...]

    @property
    def last(self) -> int:
        """The number of the column of the sums."""
        return len(self.kinds)


def table(view: View, words: Words) -> Table:
    """Returns the table of the cards that can be drawn: a row for each place, the sums of the
    columns, a row for each name of cards with no place or with several, and the total."""
    coming = [card for card in view.box if card.kind in view.kinds]
    placed = [card for card in coming if len(card.colours) == 1]
    others = {card.face: card for card in coming if len(card.colours) != 1}
    kinds = tuple(dict.fromkeys(card.kind for card in placed))
    last, everything, unseen = len(kinds), words.say("Total"), by_place(view, view.unknown)
    everywhere = dict.fromkeys(kinds, 0)
    rows = []
    for place in Place:
        numbers = []
        for column, kind in enumerate(kinds):
            count = unseen.get(place, {}).get(kind)
            if count is not None:
                here = (card for card in placed if card.colours == {place} and card.kind == kind)
                name = words.card(next(here))
                numbers.append(Number(f"{place.value}{kind}", name, count, column))
                everywhere[kind] += count
        if numbers:
            name, count = words.place(place), sum(number.count for number in numbers)
            numbers.append(Number(place.value, name, count, last))
            rows.append(
                Row(symbols.of_place(place), name, tuple(numbers), palette.RAMPS[place.value][1])
            )
    if rows:
        every, together = words.say("All places"), sum(everywhere.values())
        sums = [
            Number(sum_key(kind), words.kind(kind), everywhere[kind], column)
            for column, kind in enumerate(kinds)
        ]
        rows.append(Row("", every, (*sums, Number("places", every, together, last))))
    named: dict[str, list[Card]] = {}
    for card in others.values():
        named.setdefault(words.many(card.kind) or words.card(card), []).append(card)
    for name, (card, *more) in named.items():
        count = sum(view.unknown.get(one.face, 0) for one in (card, *more))
        number = Number(card.kind if more else card.face, name, count, last)
        rows.append(Row(symbols.of_kind(card.kind), name, (number,), icons.ramp_of(card)[1]))
    faces = {card.face for card in coming}
    all_unseen = sum(count for face, count in view.unknown.items() if face in faces)
    total = Number("all", everything, all_unseen, last)
    return Table(kinds, (*rows, Row("", everything, (total,))))


def sum_key(kind: Kind) -> str:
    """Returns the key of the sum of a kind, which must differ from the keys of the places."""
    return kind if kind not in {place.value for place in Place} else f"kind.{kind}"


def whereabouts(view: View, words: Words) -> str:
    """Returns a sentence on where the unseen cards are."""
    if not view.unknown:
        return words.say("There is no unseen card any more.")
    if None in view.zones.get(owned(HAND, view.seat), ()):
        return words.say("These cards lie in the deck and in both hands.")
    if None in view.partner_hand:
        return words.say("These cards lie in the deck and in the other hand.")
    return words.say("All of these cards lie in the deck.")


def known_top(view: View, words: Words) -> str:
    """Returns the sentence before the known cards of the deck; empty if there are none."""
    if not view.known_top:
        return ""
    return words.plural(
        "The next card of the deck is known; it is not counted above:",
        "The next {n} cards of the deck are known, in this order; they are not counted above:",
        len(view.known_top),
    )


@dataclass(frozen=True)
class Symbol(Leaf):
    """An icon in the middle of its room. Without a `colour` it has the colour of captions."""

    icon: str = ""
    colour: palette.Colour | None = None

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
