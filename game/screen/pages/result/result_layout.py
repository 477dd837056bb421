"""Where everything is on the page at the end of a game: the Doors in an arc, or in a row where
that has no room, and what is told, one part below another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product

from game.screen.cards.sprites import CardImages
from game.screen.effects.dawn import heading_px
from game.screen.lettering.paragraphs import LEADING, Lines, wrapped
from game.screen.lettering.text import Text
from game.screen.look import shapes
from game.screen.pages.menu import rows_height
from game.screen.pages.result.door_figures import UNDER, DoorFigure, label_px
from game.screen.pages.result.inks import Inks
from game.screen.pages.result.losses_row import LossesRow
from game.screen.pages.result.player_columns import PlayerColumn
from game.screen.pages.result.reached_row import FEW, Plaques, ReachedRow
from game.screen.pages.result.told_lines import BETWEEN_FACTS, Line, Told, dotted
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import CARD_RATIO, Places, Rect
from game.table.layout.poses import Pose
from game.table.motion.finale import HEADING, door_arc

WITHIN, CROWN, FOOT = 1090, 640, 1050
"""Under the arc, by the design: the width of what is told and of the heading, the lower edge."""
ALONE, TOGETHER, LARGE = 1120, 1340, 1800
"""Widths of it under a row of Doors, for one and for two, and for either in large letters."""
MARGIN, UNDER_HEADING, BETWEEN = 30, 6, 22
UNDER_FACTS, UNDER_NOTE, OVER_BUTTONS = 20, 12, 26
"""Heights between the parts, by the design."""
NOTE, WHY, FACTS = 21, 30, 20
"""Heights of the letters, by the design."""
AIR, CALM = 14, 700
"""About what lies on a mist, and down to where the picture under an arc is calm, by the design."""
LOW = "facts", "record", "apart", "reached"
"""The parts that may reach further."""
DOOR, STEP = 104, 1.24
"""The width of a Door in a row, by the design, and from one to the next by its width."""
LEAST = 34
"""Pixels: the width of the smallest Door."""
MOST = 0.985
"""The part of the window that all of it may take."""


@dataclass(frozen=True)
class ResultLayout:
    """The page in letters of one size, the Doors in an arc or in a row; `drawn` with what was
    lost as a row of tokens. The buttons, and with them its width, keep to the letters of `whole`;
    the page is at least so wide that they have `room_for_buttons`."""

    told: Told
    columns: tuple[PlayerColumn, ...]
    doors: tuple[DoorFigure, ...]
    losses: LossesRow
    reached: ReachedRow
    text: Text
    places: Places
    inks: Inks
    whole: Places
    room_for_buttons: float
    arched: bool = True
    drawn: bool = True

    @property
    def _width(self) -> float:
        px = self.places.px
        if self.arched:
            return px(WITHIN)
        usual = TOGETHER if self.columns else ALONE
        return min(px(self.whole.eased(usual, LARGE)), self.places.size[0] - 16)

    @property
    def _room(self) -> float:
        return self._width - (0 if self.arched else 2 * self.places.px(MARGIN))

    @property
    def column(self) -> float:
        """The width of one player's part."""
        return (self._room - self.places.px(BETWEEN)) / 2

    @cached_property
    def _parts(self) -> Mapping[str, tuple[float, float]]:
        """All that there is, from above: its height and what is left free under it."""
        px, places, told = self.places.px, self.places, self.told
        columns = [c.height(self.text, places, self.column, self.drawn) for c in self.columns]
        why, facts = self._broken(told.why, WHY), self._broken_facts
        drawn = self.drawn and (self.losses.tokens or self.losses.left is not None)
        heights = {
            "doors": (0.0 if self.arched else self._row_of_doors, px(UNDER_HEADING)),
            "heading": (heading_px(places) * 1.2, px(UNDER_HEADING)),
            "reason": (places.text(WHY) * LEADING * len(why), px(BETWEEN)),
            "columns": (max(columns, default=0.0), px(BETWEEN)),
            "losses": (self.losses.height(places) if drawn else 0.0, px(BETWEEN)),
            "facts": (places.text(FACTS) * LEADING * len(facts), px(UNDER_FACTS)),
            **{key: (self._note_height(said), px(UNDER_NOTE)) for key, said in told.notes},
            "reached": (self.reached.height(self.text, places, self._room), 0.0),
        }
        parts = {key: (tall, gap) for key, (tall, gap) in heights.items() if tall}
        return parts | {"buttons": (px(OVER_BUTTONS) + rows_height(self.whole, 2), 0.0)}

    def _note_height(self, said: str) -> float:
        return self.places.text(NOTE) * LEADING * len(self._broken(said, NOTE, "label"))

    @property
    def height(self) -> float:
        """Of all of it."""
        parts = sum(tall + gap for tall, gap in self._parts.values())
        return parts + (0 if self.arched else 2 * self.places.px(MARGIN))

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
        widest = max(self._width, self.room_for_buttons)
        return Rect.around((width / 2, height / 2), widest, self.height)

    @property
    def _calm(self) -> Rect:
        """What reaches down to where the picture under an arc is not calm."""
        rows = [self._row(part) for part in [*self._parts][:-1] if part in LOW]
        low = [row for row in rows if row.bottom > self.places.at(0, CALM)[1]]
        if not low:
            return Rect(0, 0, 0, 0)
        band = replace(low[0], h=low[-1].bottom - low[0].y)
        return band.grown(self.places.px(AIR))

    def _row(self, part: str) -> Rect:
        """One of the parts, without what is under it."""
        y, height = self._top, self._parts[part][0]
        for key, (tall, gap) in self._parts.items():
            if key == part:
                break
            y += tall + gap
        if part == "buttons":
            height -= self.places.px(OVER_BUTTONS)
            # At the foot of an arc: between them and what is told the picture is seen.
            low = self.places.at(0, FOOT)[1] - height
            y = low if self.arched else y + self.places.px(OVER_BUTTONS)
        x = (self.places.size[0] - self._room) / 2
        return Rect(x, y, self._room, height)

    def _broken(self, words: str, px: int, role: str = "body") -> Lines:
        """On several lines, none of which ends with a dot between two facts."""
        lines = wrapped(self.text, words, role, self.places.text(px), int(self._room))
        return tuple(line.rstrip(BETWEEN_FACTS) for line in lines)

    @property
    def _broken_facts(self) -> Lines:
        return self._broken(dotted(self.told.facts), FACTS, "label")

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
        row, width = self._row("doors"), self._door_width
        y, middle = row.y + width * CARD_RATIO / 2, (len(self.doors) - 1) / 2
        x = row.centre[0]
        return [Pose(x + (n - middle) * width * STEP, y, width) for n in range(len(self.doors))]

    def _label_room(self, poses: list[Pose]) -> float:
        """How wide what is written under a Door may be."""
        return (poses[0].width * (1.5 if self.arched else STEP)) - 4 if poses else 0.0

    # What is told

    @property
    def lines(self) -> Iterator[Line]:
        """Every sentence across the page."""
        text, inks, told = self.places.text, self.inks, self.told
        big, facts = heading_px(self.places), "   ·   ".join(told.facts)
        why, broken = self._broken(told.why, WHY), self._broken_facts
        heading, reason, foot = self._heading, self._row("reason"), self._row("facts")
        yield Line(
            "text.result", told.heading, "title", big, inks.heading, (told.heading,), heading
        )
        yield Line("text.reason", told.why, "body", text(WHY), inks.body, why, reason)
        yield Line("text.facts", facts, "label", text(FACTS), inks.body, broken, foot)
        for key, said in told.notes:
            lines, row = self._broken(said, NOTE, "label"), self._row(key)
            ink = inks.heading if key == "record" else inks.caption
            yield Line(f"text.{key}", said, "label", text(NOTE), ink, lines, row)

    @property
    def _heading(self) -> Rect:
        """Where the heading is: under an arc between the Doors of its crown."""
        row = self._row("heading")
        width = min(row.w, self.places.px(CROWN)) if self.arched else row.w
        return Rect.around(row.centre, width, row.h)

    @cached_property
    def plaques(self) -> Plaques:
        """The achievements, each in its place."""
        if "reached" not in self._parts:
            return ()
        return self.reached.plaques(self.text, self.places, self._row("reached"))

    def part_of(self, column: PlayerColumn) -> Rect:
        """Where a player's part is."""
        row = self._row("columns")
        x = row.x if column.seat == 0 else row.right - self.column
        return Rect(x, row.y, self.column, row.h)

    @property
    def foot(self) -> Rect:
        """Where the buttons stand."""
        return self._row("buttons")

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
            *self._losses_read,
        ]

    @property
    def _losses_read(self) -> list[Thing]:
        if "losses" not in self._parts:
            return []
        return self.losses.things(self.text, self.places, self._row("losses"))

    def draw(self, surface: Canvas, cards: CardImages) -> None:
        """All but the buttons."""
        if self.inks.mist:
            under = self._calm if self.arched else self.panel
            if under.h:
                shapes.box(surface, under, min(under.h / 2, self.places.px(46)), self.inks.mist)
        for line in self.lines:
            line.draw(surface, self.text)
        poses = self.poses
        for door, pose in zip(self.doors, poses, strict=True):
            door.draw(surface, cards, pose)
        room, size = self._label_room(poses), (self.text, self.places)
        short = any(door.label_width(*size) > room for door in self.doors)
        for door, pose in zip(self.doors, poses, strict=True):
            door.draw_label(surface, *size, pose, short, self.inks)
        for column in self.columns:
            part = self.part_of(column)
            how = self.inks, self.drawn
            column.draw(surface, cards, self.text, self.places, part, *how)
        self.reached.draw(surface, self.text, self.places, self.plaques, self.inks)
        if "losses" in self._parts:
            row = self._row("losses")
            self.losses.draw(surface, cards, self.text, self.places, row, self.inks)


def lay_out(page: ResultLayout) -> ResultLayout:
    """The page in the largest letters in which all of it has room; in an arc if it may be, and
    where even the usual letters have none, without what was lost, and with less of what was
    reached."""
    for drawn, smaller, arched in product((True, False), page.places.smaller(), (True, False)):
        reached = page.reached if drawn else replace(page.reached, most=FEW)
        tried = replace(page, places=smaller, arched=arched, drawn=drawn, reached=reached)
        if tried.fits:
            break
    return tried
