"""Where everything is on the page at the end of a game: one part below another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from game.screen.lettering.paragraphs import LEADING, Lines, wrapped
from game.screen.lettering.text import Text
from game.screen.look import palette
from game.screen.look.flourish import draw_flourish
from game.screen.look.glass import draw_panel
from game.screen.pages.menu import rows_height
from game.screen.pages.result.player_columns import PlayerColumn
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Places, Rect

ALONE, TOGETHER, LARGE = 1120, 1340, 1800
"""Widths of the panel for one and for two, and for either in large letters, by the design."""
MARGIN, UNDER_HEADING, BETWEEN, OVER_BUTTONS = 44, 10, 30, 40
"""Heights between the parts, by the design."""
RECORD = 23
"""Height of the line about both players, by the design."""
BESIDE = 200
"""What adorns the heading on each side, by the design."""
MOST = 0.98
"""The part of the window that the panel may take."""
NO_BREAK = "\u00a0"


@dataclass(frozen=True)
class Line:
    """A sentence with its place, perhaps on several lines."""

    id: str
    said: str
    role: str
    px: int
    ink: palette.Colour
    lines: Lines
    rect: Rect

    @property
    def thing(self) -> Thing:
        """What can be read."""
        return Thing(self.id, "text", self.said, self.rect)

    def draw(self, surface: Canvas, text: Text) -> None:
        """Its lines, each in the middle."""
        step = self.rect.h / len(self.lines)
        for i, words in enumerate(self.lines):
            line = text.fitted(words, self.role, self.px, self.ink, self.rect.w)
            middle = round(self.rect.centre[0]), round(self.rect.y + step * (i + 0.5))
            surface.blit(line, line.get_rect(center=middle))


@dataclass(frozen=True)
class ResultLayout:
    """The page in letters of one size."""

    heading: str
    why: str
    facts: tuple[str, ...]
    columns: tuple[PlayerColumn, ...]
    record: str
    """Of both players; alone it is empty."""
    text: Text
    places: Places

    @property
    def _width(self) -> float:
        wide = self.places.px(self.places.eased(TOGETHER if self.columns else ALONE, LARGE))
        return min(wide, self.places.size[0] - 16)

    @property
    def _room(self) -> float:
        return self._width - 2 * self.places.px(MARGIN)

    @property
    def column(self) -> float:
        """The width of one player's part."""
        return (self._room - self.places.px(BETWEEN)) / 2

    @cached_property
    def _heights(self) -> tuple[float, ...]:
        """Of heading, reason, both players' parts, their record, facts and buttons, each with what
        is under it."""
        px, places = self.places.px, self.places
        parts = [
            column.height(self.text, places, self.column) + px(BETWEEN) for column in self.columns
        ]
        record = self._broken(self.record, RECORD) if self.record else ()
        return (
            places.display(76) * 1.2 + px(UNDER_HEADING),
            places.text(26) * LEADING * len(self._broken(self.why, 26)) + px(BETWEEN),
            max(parts, default=0.0),
            places.text(RECORD) * LEADING * len(record) + px(UNDER_HEADING) if record else 0.0,
            places.text(21) * LEADING * len(self._broken_facts) + px(OVER_BUTTONS),
            rows_height(places, 2),
        )

    @property
    def height(self) -> float:
        """Of the panel."""
        return sum(self._heights) + 2 * self.places.px(MARGIN)

    @property
    def panel(self) -> Rect:
        """In the middle of the window."""
        width, height = self.places.size
        return Rect.around((width / 2, height / 2), self._width, self.height)

    def _row(self, number: int) -> Rect:
        """One of the parts, without what is under it."""
        aside = BETWEEN if self.columns else 0
        under = (UNDER_HEADING, BETWEEN, aside, UNDER_HEADING, OVER_BUTTONS, 0)[number]
        panel, margin = self.panel, self.places.px(MARGIN)
        y = panel.y + margin + sum(self._heights[:number])
        height = self._heights[number] - self.places.px(under)
        return Rect(panel.x + margin, y, self._room, height)

    def _broken(self, words: str, px: int) -> Lines:
        return wrapped(self.text, words, "body", self.places.text(px), int(self._room))

    @property
    def _broken_facts(self) -> Lines:
        """A line may end after a fact, not within it."""
        whole = (fact.replace(" ", NO_BREAK) for fact in self.facts)
        return self._broken(f"{NO_BREAK * 3}·{NO_BREAK * 2} ".join(whole), 21)

    @property
    def lines(self) -> tuple[Line, ...]:
        """Every sentence across the page."""
        text, gold, pale = self.places.text, palette.GOLD_TEXT, palette.BODY
        big, facts = self.places.display(76), "   ·   ".join(self.facts)
        why, told = self._broken(self.why, 26), self._broken_facts
        return (
            Line("text.result", self.heading, "title", big, gold, (self.heading,), self._row(0)),
            Line("text.reason", self.why, "body", text(26), palette.IVORY, why, self._row(1)),
            *self._record,
            Line("text.facts", facts, "body", text(21), pale, told, self._row(4)),
        )

    @property
    def _record(self) -> Iterator[Line]:
        """The line of both players, where there is anything to tell."""
        if self.record:
            px, said = self.places.text(RECORD), self._broken(self.record, RECORD)
            row = self._row(3)
            yield Line("text.record", self.record, "body", px, palette.CAPTION, said, row)

    def part_of(self, column: PlayerColumn) -> Rect:
        """Where a player's part is."""
        row = self._row(2)
        x = row.x if column.seat == 0 else row.right - self.column
        return Rect(x, row.y, self.column, row.h)

    @property
    def foot(self) -> Rect:
        """Where the buttons stand."""
        return self._row(5)

    def things(self) -> list[Thing]:
        """What can be read."""
        columns = [
            column.things(self.text, self.places, self.part_of(column)) for column in self.columns
        ]
        return [
            *(line.thing for line in self.lines),
            *(thing for told in columns for thing in told),
        ]

    def draw(self, surface: Canvas) -> None:
        """All but the buttons."""
        draw_panel(surface, self.panel, self.places, solid=True)
        for line in self.lines:
            line.draw(surface, self.text)
        self._adorn(surface, self.lines[0])
        for column in self.columns:
            column.draw(surface, self.text, self.places, self.part_of(column))

    def _adorn(self, surface: Canvas, heading: Line) -> None:
        """Stars beside the heading, where it leaves room for them."""
        width = self.text.width(heading.said, heading.role, heading.px)
        if width + self.places.px(2 * BESIDE) <= heading.rect.w:
            written = Rect.around(heading.rect.centre, width, heading.rect.h)
            draw_flourish(surface, written, self.places, long=150)


def lay_out(
    told: tuple[str, str],
    facts: Sequence[str],
    columns: tuple[PlayerColumn, ...],
    record: str,
    text: Text,
    places: Places,
) -> ResultLayout:
    """The page, in the largest letters in which all of it has room; `told` is the heading and the
    reason."""
    for smaller in places.smaller():
        page = ResultLayout(*told, tuple(facts), columns, record, text, smaller)
        if page.height <= places.size[1] * MOST:
            break
    return page
