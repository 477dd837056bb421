"""Where everything lies on the page at the end of a game: the Doors in an arc, or in a row where an
arc has no room, and what is told below each other."""

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
"""Widths of what is told under the arc and of the heading, and lower edge of the page, by the
design."""
ALONE, TOGETHER, LARGE = 1120, 1340, 1800
"""Widths of what is told under a row of Doors for one and for two players, and for either with
large letters, by the design."""
MARGIN, UNDER_HEADING, BETWEEN = 30, 6, 22
UNDER_FACTS, UNDER_NOTE, OVER_BUTTONS = 20, 12, 26
"""Distances between the parts, by the design."""
NOTE, WHY, FACTS = 21, 30, 20
"""Heights of the letters, by the design."""
AIR, CALM = 14, 700
"""Margin of what lies on a mist, and the y down to which the picture under an arc is calm, by the
design."""
LOW = "facts", "record", "apart", "reached"
"""The parts that may reach further down than the calm part of the picture."""
DOOR, STEP = 104, 1.24
"""Width of a Door in a row by the design, and distance from one to the next by that width."""
LEAST = 34
"""Width of the smallest Door in pixels."""
MOST = 0.985
"""Greatest height of the page, by that of the window."""


@dataclass(frozen=True)
class ResultLayout:
    """The page with letters of one size, and with the Doors in an arc or in a row. If `drawn`, the
    losses are shown as a row of tokens. The buttons and the width of the page keep to the letters
    of `whole`, and the page is at least wide enough for `room_for_buttons`."""

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
        """Width of the column of one player."""
        return (self._room - self.places.px(BETWEEN)) / 2

    @cached_property
    def _parts(self) -> Mapping[str, tuple[float, float]]:
        """The height of each part, from above, and the free room under it."""
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
        """Height of all parts in pixels."""
        parts = sum(tall + gap for tall, gap in self._parts.values())
        return parts + (0 if self.arched else 2 * self.places.px(MARGIN))

    @property
    def fits(self) -> bool:
        """Whether all parts have room."""
        if self.arched:
            return self._top + self.height <= self.places.at(0, FOOT)[1]
        return self.height <= self.places.size[1] * MOST

    @property
    def _top(self) -> float:
        """The y of the first part."""
        if self.arched:
            return self.places.at(*HEADING)[1] - heading_px(self.places) * 0.6
        return (self.places.size[1] - self.height) / 2 + self.places.px(MARGIN)

    @property
    def panel(self) -> Rect:
        """The rectangle of all parts in the middle of the window, or the whole window with an
        arc."""
        width, height = self.places.size
        if self.arched:
            return Rect(0, 0, width, height)
        widest = max(self._width, self.room_for_buttons)
        return Rect.around((width / 2, height / 2), widest, self.height)

    @property
    def _calm(self) -> Rect:
        """The rectangle of the parts that lie where the picture under an arc is not calm."""
        rows = [self._row(part) for part in [*self._parts][:-1] if part in LOW]
        low = [row for row in rows if row.bottom > self.places.at(0, CALM)[1]]
        if not low:
            return Rect(0, 0, 0, 0)
        band = replace(low[0], h=low[-1].bottom - low[0].y)
        return band.grown(self.places.px(AIR))

    def _row(self, part: str) -> Rect:
        """Returns the rectangle of a part, without the free room under it."""
        y, height = self._top, self._parts[part][0]
        for key, (tall, gap) in self._parts.items():
            if key == part:
                break
            y += tall + gap
        if part == "buttons":
            height -= self.places.px(OVER_BUTTONS)
            # With an arc they lie at the foot, so that the picture is seen between them and what is
            # told.
            low = self.places.at(0, FOOT)[1] - height
            y = low if self.arched else y + self.places.px(OVER_BUTTONS)
        x = (self.places.size[0] - self._room) / 2
        return Rect(x, y, self._room, height)

    def _broken(self, words: str, px: int, role: str = "body") -> Lines:
        """Returns the lines of a text. None of them ends with the dot between two facts."""
        lines = wrapped(self.text, words, role, self.places.text(px), int(self._room))
        return tuple(line.rstrip(BETWEEN_FACTS) for line in lines)

    @property
    def _broken_facts(self) -> Lines:
        return self._broken(dotted(self.told.facts), FACTS, "label")

    # The Doors

    @property
    def _door_width(self) -> float:
        """Width of a Door in a row."""
        step = self._room / max(1, len(self.doors))
        return max(LEAST, min(self.places.px(DOOR), step / STEP))

    @property
    def _row_of_doors(self) -> float:
        """Height of a row of Doors with what is written under them."""
        label = self.places.px(UNDER) + label_px(self.places) * 1.3
        return self._door_width * CARD_RATIO + label if self.doors else 0.0

    @property
    def poses(self) -> list[Pose]:
        """The poses of all Doors, in their order."""
        if self.arched:
            return door_arc(self.places, len(self.doors))
        row, width = self._row("doors"), self._door_width
        y, middle = row.y + width * CARD_RATIO / 2, (len(self.doors) - 1) / 2
        x = row.centre[0]
        return [Pose(x + (n - middle) * width * STEP, y, width) for n in range(len(self.doors))]

    def _label_room(self, poses: list[Pose]) -> float:
        """Returns the greatest width of what is written under a Door."""
        return (poses[0].width * (1.5 if self.arched else STEP)) - 4 if poses else 0.0

    # What is told

    @property
    def lines(self) -> Iterator[Line]:
        """The sentences across the page."""
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
        """The rectangle of the heading, which has to fit between the Doors of an arc."""
        row = self._row("heading")
        width = min(row.w, self.places.px(CROWN)) if self.arched else row.w
        return Rect.around(row.centre, width, row.h)

    @cached_property
    def plaques(self) -> Plaques:
        """The achievements in their places."""
        if "reached" not in self._parts:
            return ()
        return self.reached.plaques(self.text, self.places, self._row("reached"))

    def part_of(self, column: PlayerColumn) -> Rect:
        """Returns the rectangle of a player's column."""
        row = self._row("columns")
        x = row.x if column.seat == 0 else row.right - self.column
        return Rect(x, row.y, self.column, row.h)

    @property
    def foot(self) -> Rect:
        """The rectangle of the buttons."""
        return self._row("buttons")

    def things(self) -> list[Thing]:
        """Returns what can be read."""
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
        """Draws all but the buttons."""
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
    """Returns the page with the largest letters that fit, in an arc if possible. Where even the
    smallest letters have no room, it leaves out the losses and some achievements."""
    for drawn, smaller, arched in product((True, False), page.places.smaller(), (True, False)):
        reached = page.reached if drawn else replace(page.reached, most=FEW)
        tried = replace(page, places=smaller, arched=arched, drawn=drawn, reached=reached)
        if tried.fits:
            break
    return tried
