"""The signs that a table is only looked at: a ribbon of old paper over it, and a bar under it that
plays the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from game.screen.look import icons, palette, shapes
from game.screen.pages.replay.timeline import Timeline, ink_of
from game.screen.sheet import Canvas
from game.screen.table.drawing.table_buttons import draw_button
from game.screen.ui.arrange import Beside, Ends, Row, Slab
from game.screen.ui.buttons import Button
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.words import Roomy, Words
from game.table.asking.buttons import Button as TableButton
from game.table.hands.things import Thing
from game.table.layout.places import Rect
from game.table.replay import Mark, Recording
from game.table.staging import Landmark

LINE, MARK = "button.timeline", "mark."
"""Ids of the line, and of a mark on it before the number of its event."""
APART, GROUPS, AIR = 6, 18, 8
"""Distance between two buttons of the bar, distance between two groups of them, and margin of the
bar, by the design."""
TITLE, LEGEND, SIGN = 24, 15, 1.25
"""Heights of the letters of the ribbon and of the legend, by the design, and of a sign before
letters, by their height."""
TALL = 0.17
"""Most height of the title and its heading, by that of the window."""
ROOMY = 1100
"""Least width in pixels of a window that explains the marks, if it is high enough as well."""


NO_BUTTON = TableButton("", "")


@dataclass(frozen=True)
class Paper(Slab):
    """A strip of old paper, on which nothing of the table can be pressed."""

    def thing(self, rect: Rect) -> Thing:
        return Thing(self.id, "zone", self.said, rect)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        shapes.box(surface, rect, 0, *palette.SEPIA)


@dataclass(frozen=True)
class Pictured(Leaf):
    """A button with an icon. Its name and key are shown while it is pointed at or in focus."""

    button: TableButton = NO_BUTTON

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        return (side(kit),) * 2

    @property
    def pressable(self) -> bool:
        return True

    def radius(self, kit: Kit, rect: Rect) -> float:
        return rect.h / 2

    def thing(self, rect: Rect) -> Thing:
        return replace(self.button.thing, rect=rect)

    def named(self, rect: Rect) -> TableButton:
        """Returns the button in its rectangle, for the tag with its name."""
        return replace(self.button, rect=rect)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        draw_button(surface, self.named(rect), kit.text, kit.places, hover, pictured=True)


def pictured(button: TableButton) -> Pictured:
    """Returns the button for this one."""
    return Pictured(button.id, enabled=button.enabled, button=button)


def side(kit: Kit) -> float:
    """Returns the width and height of a button with an icon in pixels."""
    return max(44.0, kit.px(46))


@dataclass(frozen=True)
class Icon(Leaf):
    """An icon as high as letters of this height by the design, in one of the colours of gold."""

    icon: str = ""
    high: float = TITLE
    ink: palette.Colour = palette.GOLD_TEXT

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        return (kit.places.text(self.high),) * 2

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        surface.blit(icons.draw(self.icon, round(rect.h), self.ink), (round(rect.x), round(rect.y)))


@dataclass(frozen=True)
class Ribbon(Element):
    """The title with a sign before it, the turn in the `heading`, and the buttons at the right.
    There is room for each of the `headings`. Large letters may have no room for the title: it is
    only said then."""

    sign: str
    title: str
    heading: str
    headings: tuple[str, ...]
    buttons: Sequence[Button]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        title = Words(words=self.title, role="label", px=TITLE, ink="caption", capitals=True)
        line = self._line([title]).lay(kit, width - 2 * margin(kit))
        if line.h > kit.places.size[1] * TALL:
            line = self._line([]).lay(kit, width - 2 * margin(kit))
        high = round(max(side(kit) + 4, kit.px(62), line.h + 2 * kit.px(AIR)))
        paper = Placed(Paper("zone.ribbon", self.title), Rect(0, 0, width, high))
        return Box(width, high, (paper, *line.at(margin(kit), (high - line.h) / 2)))

    def _line(self, title: Sequence[Element]) -> Element:
        heading = Roomy(
            words=self.heading, role="title", px=TITLE, ink="strong", others=self.headings
        )
        told = Row([Icon(icon=self.sign), *title, heading], gap=14)
        said = f"{self.title} {self.heading}".strip()
        return Ends(Spoken("text.replay", said, told), Row(self.buttons, gap=12))


@dataclass(frozen=True)
class Spoken(Element):
    """Elements that the description knows as one text."""

    id: str
    said: str
    child: Element

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        box = self.child.lay(kit, width)
        whole = Slab(self.id, self.said, look=None)
        return Box(box.w, box.h, (Placed(whole, Rect(0, 0, box.w, box.h)), *box.parts))


def margin(kit: Kit) -> float:
    """Returns the free room at both ends of the ribbon and the bar in pixels."""
    return max(8.0, kit.px(24))


@dataclass(frozen=True)
class Bar(Element):
    """The buttons that play and step, the line, and the button for the speed, which is as wide as
    its longest label needs. Below them stands the `legend`, where the window has room for one; the
    room is kept for all landmarks that the game may still come to."""

    said: str
    buttons: Sequence[Pictured]
    line: Line
    speed: Button
    speeds: Sequence[str]
    legend: Mapping[Landmark, str]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        own, left, air = side(kit), margin(kit), max(4.0, kit.px(AIR))
        wide = max(replace(self.speed, label=each).least_width(kit) for each in self.speeds)
        high = max(own, self.speed.size(kit, wide)[1])
        x, top, parts = left, air + (high - own) / 2, list[Placed]()
        for button in self.buttons:
            parts.append(Placed(button, Rect(x, top, own, own)))
            x += own + max(2.0, kit.px(APART))
        x += kit.px(GROUPS - APART)
        end = width - left - wide
        line = self.line.lay(kit, end - kit.px(GROUPS) - x)
        parts += line.at(x, top)
        parts.append(Placed(self.speed, Rect(end, air, wide, high)))
        y = air + high
        if min(kit.places.size[0], kit.places.size[1] * 1.6) >= ROOMY:
            room = self._legend(self.line.recording.expected).lay(kit, width - 2 * left).h
            told = self._legend(self.line.timeline(kit, Rect(0, 0, 1, 1)).landmarks)
            parts += told.lay(kit, width - 2 * left).at(left, y + 0.5 * air)
            y += room + 0.5 * air
        whole = Rect(0, 0, width, round(y + air))
        return Box(width, whole.h, (Placed(Paper("zone.bar", self.said), whole), *parts))

    def _legend(self, landmarks: Iterable[Landmark]) -> Element:
        """Returns the legend that tells what these landmarks mean."""
        each = [
            Beside(
                Icon(icon=mark.icon, high=LEGEND * SIGN, ink=ink_of(mark)),
                Words(words=self.legend[mark], px=LEGEND, ink="strong"),
                gap=5,
            )
            for mark in landmarks
        ]
        told = ", ".join(self.legend[mark] for mark in landmarks)
        return Spoken("text.key" if told else "", told, Row(each, gap=22, align="middle"))


@dataclass(frozen=True)
class Line(Element):
    """The line of a recording, played up to the event `at`, with its marks. `said` tells where the
    replay is; `names` and `told` hold the name of each mark and what happened there. `known` is the
    number of the last event on the line, if not all are."""

    recording: Recording
    at: int
    said: str
    told: Mapping[int, tuple[str, str]]
    known: int | None = None

    def timeline(self, kit: Kit, rect: Rect) -> Timeline:
        """Returns the line of the game in a rectangle."""
        return Timeline(self.recording, rect, kit.places, self.known)

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        high = side(kit)
        rect = Rect(0, 0, width, high)
        timeline = self.timeline(kit, rect)
        groove = Placed(Groove(LINE, self.said, line=self), rect)
        marks = [
            Placed(self._mark(mark, timeline.signs[mark.at], width), timeline.signs[mark.at])
            for mark in timeline.marks
        ]
        return Box(width, high, (groove, *marks))

    def _mark(self, mark: Mark, rect: Rect, width: float) -> MarkOnLine:
        name, hint = self.told[mark.at]
        return MarkOnLine(
            f"{MARK}{mark.at}", name, hint, line=self, mark=mark, beyond=rect.x, wide=width
        )


@dataclass(frozen=True)
class Groove(Leaf):
    """The line itself: a press turns to the event nearest to it."""

    line: Line | None = None

    @property
    def pressable(self) -> bool:
        return True

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if self.line is not None:
            self.line.timeline(kit, rect).draw(surface, self.line.at)


@dataclass(frozen=True)
class MarkOnLine(Leaf):
    """A mark over its event, `beyond` pixels from the beginning of the line, which is `wide` pixels
    long."""

    line: Line | None = None
    mark: Mark | None = None
    beyond: float = 0.0
    wide: float = 0.0

    def thing(self, rect: Rect) -> Thing:
        return Thing(self.id, "zone", self.said, rect, zone=self.id, hint=self.hint)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if self.line is not None and self.mark is not None:
            whole = Rect(rect.x - self.beyond, rect.y - 1, self.wide, side(kit))
            passed = self.mark.at <= self.line.at
            self.line.timeline(kit, whole).draw_mark(surface, self.mark, rect, passed, hover)
