"""Where everything is on the page at the end of a game: the Doors in an arc, or in a row where
that has no room, and what is told, one part below another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product

from game.screen.cards.sprites import CardImages
from game.screen.effects.dawn import heading_px
from game.screen.lettering.paragraphs import LEADING, Lines, wrapped
from game.screen.lettering.text import Text
from game.screen.look import palette, shapes
from game.screen.pages.menu import rows_height
from game.screen.pages.result.door_figures import UNDER, DoorFigure, label_px
from game.screen.pages.result.inks import Inks
from game.screen.pages.result.losses_row import LossesRow
from game.screen.pages.result.player_columns import PlayerColumn
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.door_arc import HEADING, door_arc
from game.table.layout.places import CARD_RATIO, Places, Rect
from game.table.layout.poses import Pose

WITHIN, CROWN, FOOT = 1090, 640, 1050
"""Under the arc, by the design: the width of what is told and of the heading, the lower edge."""
ALONE, TOGETHER, LARGE = 1120, 1340, 1800
"""Widths of it under a row of Doors, for one and for two, and for either in large letters."""
MARGIN, UNDER_HEADING, BETWEEN, OVER_BUTTONS = 30, 6, 22, 26
"""Heights between the parts, by the design."""
RECORD, WHY, FACTS = 23, 30, 22
"""Heights of the letters, by the design."""
DOOR, STEP = 104, 1.24
"""The width of a Door in a row, by the design, and from one to the next by its width."""
LEAST = 34
"""Pixels: the width of the smallest Door."""
MOST = 0.985
"""The part of the window that all of it may take."""
NO_BREAK = "\u00a0"


@dataclass(frozen=True)
class Told:
    """What the page says: heading, reason, facts, and the record of both players; alone that is
    empty."""

    heading: str
    why: str
    facts: tuple[str, ...]
    record: str = ""


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
    """The page in letters of one size, the Doors in an arc or in a row; `drawn` with what was
    lost as a row of tokens."""

    told: Told
    columns: tuple[PlayerColumn, ...]
    doors: tuple[DoorFigure, ...]
    losses: LossesRow
    text: Text
    places: Places
    inks: Inks
    arched: bool = True
    drawn: bool = True

    @property
    def _width(self) -> float:
        px = self.places.px
        if self.arched:
            return px(WITHIN)
        usual = TOGETHER if self.columns else ALONE
        return min(px(self.places.eased(usual, LARGE)), self.places.size[0] - 16)

    @property
    def _room(self) -> float:
        return self._width - (0 if self.arched else 2 * self.places.px(MARGIN))

    @property
    def column(self) -> float:
        """The width of one player's part."""
        return (self._room - self.places.px(BETWEEN)) / 2

    @cached_property
    def _heights(self) -> tuple[float, ...]:
        """Of the Doors in a row, heading, reason, both players' parts, their record, what was
        lost, facts and buttons, each with what is under it."""
        px, places = self.places.px, self.places
        columns = [
            column.height(self.text, places, self.column, self.drawn) + px(BETWEEN)
            for column in self.columns
        ]
        record = self._broken(self.told.record, RECORD) if self.told.record else ()
        return (
            0.0 if self.arched else self._row_of_doors + px(UNDER_HEADING),
            heading_px(places) * 1.2 + px(UNDER_HEADING),
            places.text(WHY) * LEADING * len(self._broken(self.told.why, WHY)) + px(BETWEEN),
            max(columns, default=0.0),
            places.text(RECORD) * LEADING * len(record) + px(UNDER_HEADING) if record else 0.0,
            self.losses.height(places) + px(BETWEEN) if self.drawn else 0.0,
            places.text(FACTS) * LEADING * len(self._broken_facts) + px(OVER_BUTTONS),
            rows_height(places, 2),
        )

    @property
    def height(self) -> float:
        """Of all of it."""
        return sum(self._heights) + (0 if self.arched else 2 * self.places.px(MARGIN))

    @property
    def fits(self) -> bool:
        """Whether it has room."""
        if self.arched:
            return self._top + self.height <= self.places.at(0, FOOT)[1]
        return self.height <= self.places.size[1] * MOST

    @property
    def _top(self) -> float:
        """Where the first part begins."""
        if self.arched:
            return self.places.at(*HEADING)[1] - heading_px(self.places) * 0.6
        return (self.places.size[1] - self.height) / 2 + self.places.px(MARGIN)

    @property
    def panel(self) -> Rect:
        """In the middle of the window: all of it; what lies in an arc takes up the window."""
        width, height = self.places.size
        if self.arched:
            return Rect(0, 0, width, height)
        return Rect.around((width / 2, height / 2), self._width, self.height)

    def _row(self, number: int) -> Rect:
        """One of the parts, without what is under it."""
        aside = BETWEEN if self.columns else 0
        record = UNDER_HEADING if self.told.record else 0
        lost = BETWEEN if self.drawn else 0
        doors = 0 if self.arched else UNDER_HEADING
        gaps = (doors, UNDER_HEADING, BETWEEN, aside, record, lost, OVER_BUTTONS, 0)
        y = self._top + sum(self._heights[:number])
        height = self._heights[number] - self.places.px(gaps[number])
        if self.arched and number == len(gaps) - 1:
            # The buttons stand at the foot: between them and what is told the picture is seen.
            y = self.places.at(0, FOOT)[1] - height
        x = (self.places.size[0] - self._room) / 2
        return Rect(x, y, self._room, height)

    def _broken(self, words: str, px: int) -> Lines:
        return wrapped(self.text, words, "body", self.places.text(px), int(self._room))

    @property
    def _broken_facts(self) -> Lines:
        """A line may end after a fact, not within it."""
        whole = (fact.replace(" ", NO_BREAK) for fact in self.told.facts)
        return self._broken(f"{NO_BREAK * 3}·{NO_BREAK * 2} ".join(whole), FACTS)

    # The Doors

    @property
    def _door_width(self) -> float:
        """Of a Door in a row."""
        step = self._room / max(1, len(self.doors))
        return max(LEAST, min(self.places.px(DOOR), step / STEP))

    @property
    def _row_of_doors(self) -> float:
        """The height of a row of Doors."""
        label = self.places.px(UNDER) + label_px(self.places) * 1.3
        return self._door_width * CARD_RATIO + label if self.doors else 0.0

    @property
    def poses(self) -> list[Pose]:
        """Of all Doors, in their order."""
        if self.arched:
            return door_arc(self.places, len(self.doors))
        row, width = self._row(0), self._door_width
        y, middle = row.y + width * CARD_RATIO / 2, (len(self.doors) - 1) / 2
        x = row.centre[0]
        return [Pose(x + (n - middle) * width * STEP, y, width) for n in range(len(self.doors))]

    def _label_room(self, poses: list[Pose]) -> float:
        """How wide what is written under a Door may be."""
        return (poses[0].width * (1.5 if self.arched else STEP)) - 4 if poses else 0.0

    # What is told

    @property
    def lines(self) -> tuple[Line, ...]:
        """Every sentence across the page."""
        text, inks, told = self.places.text, self.inks, self.told
        big, facts = heading_px(self.places), "   ·   ".join(told.facts)
        why, broken = self._broken(told.why, WHY), self._broken_facts
        heading, reason, foot = self._heading, self._row(2), self._row(6)
        return (
            Line("text.result", told.heading, "title", big, inks.heading, (told.heading,), heading),
            Line("text.reason", told.why, "body", text(WHY), inks.body, why, reason),
            *self._record,
            Line("text.facts", facts, "body", text(FACTS), inks.body, broken, foot),
        )

    @property
    def _heading(self) -> Rect:
        """Where the heading is: under an arc between the Doors of its crown."""
        row = self._row(1)
        width = min(row.w, self.places.px(CROWN)) if self.arched else row.w
        return Rect.around(row.centre, width, row.h)

    @property
    def _record(self) -> Iterator[Line]:
        """The line of both players, where there is anything to tell."""
        if self.told.record:
            px, said = self.places.text(RECORD), self._broken(self.told.record, RECORD)
            ink, row = self.inks.caption, self._row(4)
            yield Line("text.record", self.told.record, "body", px, ink, said, row)

    def part_of(self, column: PlayerColumn) -> Rect:
        """Where a player's part is."""
        row = self._row(3)
        x = row.x if column.seat == 0 else row.right - self.column
        return Rect(x, row.y, self.column, row.h)

    @property
    def foot(self) -> Rect:
        """Where the buttons stand."""
        return self._row(7)

    def things(self) -> list[Thing]:
        """What can be read."""
        columns = [
            column.things(self.text, self.places, self.part_of(column), self.drawn)
            for column in self.columns
        ]
        doors = zip(self.doors, self.poses, strict=True)
        return [
            *(line.thing for line in self.lines),
            *(door.thing(pose, self.places) for door, pose in doors),
            *(thing for told in columns for thing in told),
            *(self.losses.things(self._row(5)) if self.drawn else ()),
        ]

    def draw(self, surface: Canvas, cards: CardImages) -> None:
        """All but the buttons."""
        if self.inks.mist and not self.arched:
            shapes.box(surface, self.panel, self.places.px(26), self.inks.mist)
        for line in self.lines:
            line.draw(surface, self.text)
        poses = self.poses
        for door, pose in zip(self.doors, poses, strict=True):
            door.draw(surface, cards, pose)
        room = self._label_room(poses)
        for door, pose in zip(self.doors, poses, strict=True):
            door.draw_label(surface, self.text, self.places, pose, room, self.inks)
        for column in self.columns:
            part = self.part_of(column)
            how = self.inks, self.drawn
            column.draw(surface, cards, self.text, self.places, part, *how)
        if self.drawn:
            row = self._row(5)
            self.losses.draw(surface, cards, self.text, self.places, row, self.inks)


def lay_out(page: ResultLayout) -> ResultLayout:
    """The page in the largest letters in which all of it has room; in an arc if it may be, and
    where even the usual letters have none, without what was lost."""
    for drawn, smaller, arched in product((True, False), page.places.smaller(), (True, False)):
        tried = replace(page, places=smaller, arched=arched, drawn=drawn)
        if tried.fits:
            break
    return tried
