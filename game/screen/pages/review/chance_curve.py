"""The chance of victory over the turns of a game, with what mattered in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from game.screen.lettering.text import write_from
from game.screen.look import icons, palette, shapes
from game.screen.look.curves import draw_curve, draw_hair_line
from game.screen.pages.replay.timeline import spread
from game.screen.pages.statistics.charts import LABEL
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Column
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.words import Lines, Roomy, Words, broken
from game.table.hands.things import Thing
from game.table.layout.places import Point, Rect

CURVE = "button.curve"
"""Id of the curve, on which the arrow keys to the sides move from turn to turn."""
HIGH = 11.5
"""Least height of the curve with its lanes, by the height of the letters."""
SIGN, APART = 1.15, 1.05
"""Width of a sign by the height of the letters, and distance between two signs by that width."""
DOT, BEYOND = 0.3, 0.6
"""Radius of a dot on the line, and room at both ends of the line, by the height of the letters."""
STEP = 1.2
"""Distance between two lines of the names of the ends, by the height of the letters."""


@dataclass(frozen=True)
class Sign:
    """Something that happened: its icon, its name, and whether it was dark."""

    icon: str
    told: str
    dark: bool


@dataclass(frozen=True)
class Station:
    """A point of the curve. `at` is the number of its event; `x` is how far the game has come and
    `chance` the chance of victory, both 0 to 1; `said` tells of it in words. `signs` are what
    happened up to the next station. It is `costly` if a better choice was missed there."""

    key: str
    at: int
    x: float
    chance: float
    said: str
    signs: tuple[Sign, ...] = ()
    costly: bool = False


@dataclass(frozen=True)
class ChanceCurve(Element):
    """The curve under its title and a sentence: about all of it, or about the station with the key
    `lit`. `first` and `last` name the turns at the ends, and `marks` are the labels at 0, 0.5 and
    1. `show` is given the event of the station that is pressed, and `along` the number of turns by
    which the focus moves."""

    title: str
    stations: tuple[Station, ...]
    first: str
    last: str
    marks: tuple[str, str, str]
    told: str
    lit: str
    current: Station
    show: Callable[[int], None]
    along: Callable[[int], None]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        said = next((one.said for one in self.stations if one.key == self.lit), "")
        sayings = self.told, *(station.said for station in self.stations)
        lines = [
            Words(words=self.title, role="label", px=19, ink="caption"),
            Roomy(words=said or self.told, px=LABEL, ink="strong" if said else "body",
                  others=sayings),
        ]  # fmt: skip
        head = Column(lines, gap=4).lay(kit, width)
        y, px = head.h + kit.gap, kit.places.text(LABEL)
        high = max(px * HIGH, least - y)
        curve = Curve(CURVE, self.title, act=partial(self.show, self.current.at), chart=self)
        rect = Rect(0, y, width, high)
        turns = [
            Placed(Turn(one.key, one.said, act=partial(self.show, one.at)), column)
            for one, column in curve.columns(kit, rect)
        ]
        return Box(width, y + high, (*head.parts, Placed(curve, rect), *turns))


@dataclass(frozen=True)
class Turn(Leaf):
    """The area of a station, for the pointer. The focus stands on the whole curve instead."""

    @property
    def pressable(self) -> bool:
        return False

    def thing(self, rect: Rect) -> Thing:
        return Thing(self.id, "zone", self.said, rect, zone=self.id)


@dataclass(frozen=True)
class Curve(Leaf):
    """The line itself, between a lane of bright signs and one of dark signs."""

    chart: ChanceCurve | None = None

    def turn(self, by: int) -> bool:
        if self.chart is not None:
            self.chart.along(by)
        return True

    @property
    def _chart(self) -> ChanceCurve:
        assert self.chart is not None
        return self.chart

    def _end(self, kit: Kit, rect: Rect, words: str) -> Lines:
        return broken(kit.text, words, "label", kit.places.text(LABEL), int(rect.w * 0.4), 0.0)

    def field(self, kit: Kit, rect: Rect) -> Rect:
        """Returns the rectangle in which the line is drawn."""
        chart, px, text = self._chart, kit.places.text(LABEL), kit.text
        aside = max(text.width(mark, "number", px) for mark in chart.marks) + kit.gap
        lane = px * SIGN + kit.gap * 0.5
        ends = max(len(self._end(kit, rect, words)) for words in (chart.first, chart.last))
        top, foot = rect.y + lane + px * 0.3, rect.bottom - px * (STEP * ends + 0.3) - lane
        return Rect(rect.x + aside, top, rect.w - aside - px * BEYOND, foot - top)

    def _points(self, field: Rect) -> list[Point]:
        return [
            (field.x + field.w * one.x, field.bottom - field.h * one.chance)
            for one in self._chart.stations
        ]

    def columns(self, kit: Kit, rect: Rect) -> Iterator[tuple[Station, Rect]]:
        """Yields the stations with their areas, each of which reaches half way to the next ones."""
        field, px = self.field(kit, rect), kit.places.text(LABEL)
        xs = [x for x, _ in self._points(field)]
        between = [(one + other) / 2 for one, other in pairwise(xs)]
        edges = [xs[0] - px * BEYOND, *between, xs[-1] + px * BEYOND]
        for number, station in enumerate(self._chart.stations):
            left, right = edges[number], edges[number + 1]
            yield station, Rect(left, rect.y, right - left, rect.h)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        chart, px, inks, text = self._chart, kit.places.text(LABEL), kit.theme.inks, kit.text
        field = self.field(kit, rect)
        for number, mark in enumerate(chart.marks):
            y = field.bottom - field.h * number / 2
            x = field.x - kit.gap - text.width(mark, "number", px)
            write_from(surface, text, mark, "number", px, inks["idle"], (x, y))
            draw_hair_line(surface, field, y, inks["idle"])
        shares = tuple((one.x, one.chance) for one in chart.stations)
        draw_curve(surface, field, shares, px, inks["title"], lit=not kit.theme.plain)
        self._draw_lane(kit, surface, field, dark=False)
        self._draw_lane(kit, surface, field, dark=True)
        self._draw_dots(kit, surface, field)
        for words, right in ((chart.first, False), (chart.last, True)):
            lines = self._end(kit, rect, words)
            y = rect.bottom - px * STEP * (len(lines) - 0.5)
            for line in lines:
                x = field.right - text.width(line, "label", px) if right else field.x
                write_from(surface, text, line, "label", px, inks["body"], (x, y))
                y += px * STEP

    def _draw_dots(self, kit: Kit, surface: Canvas, field: Rect) -> None:
        """Draws a ring where a better choice was missed, and a dot at the turn that is lit."""
        chart, reach = self._chart, kit.places.text(LABEL) * DOT
        inks = kit.theme.inks
        for station, (x, y) in zip(chart.stations, self._points(field), strict=True):
            dot = Rect.around((x, y), 2 * reach, 2 * reach)
            if station.key == chart.lit:
                thread = Rect(x - 0.5, field.y, 1, field.h)
                shapes.box(surface, thread, 0, palette.faded(inks["strong"], 110))
                shapes.box(surface, dot.grown(reach * 0.5), reach * 1.5, inks["strong"])
            elif station.costly:
                shapes.box(surface, dot, reach, kit.theme.looks["button"].top)
                line = max(1.5, reach * 0.4)
                shapes.outline(surface, dot, reach, line, inks["title"])

    def _draw_lane(self, kit: Kit, surface: Canvas, field: Rect, *, dark: bool) -> None:
        """Draws the bright signs over the field, or the dark ones under it, only as small as they
        must be."""
        signs = [
            (x, sign)
            for station, (x, _) in zip(self._chart.stations, self._points(field), strict=True)
            for sign in station.signs
            if sign.dark == dark
        ]
        if not signs:
            return
        side = kit.places.text(LABEL) * SIGN
        apart = min(side * APART, field.w / max(1, len(signs) - 1))
        side = min(side, max(8.0, apart / APART))
        away = side / 2 + kit.gap * 0.4
        y = field.bottom + away if dark else field.y - away
        middles = spread([x for x, _ in signs], apart, field.x, field.right)
        # The shape of dark signs and their lane tell them apart, too.
        ink = kit.theme.inks["idle" if dark else "title"]
        for (_, sign), x in zip(signs, middles, strict=True):
            picture = icons.draw(sign.icon, round(side), ink)
            surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


def near(stations: Sequence[Station], at: int) -> Station:
    """Returns the last station up to the event of this number, or the first one."""
    earlier = [station for station in stations if station.at <= at]
    return earlier[-1] if earlier else stations[0]
