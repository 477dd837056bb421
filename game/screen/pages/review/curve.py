"""The chance of victory over the turns of a game, with what mattered in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.screen.lettering.text import write_from
from game.screen.look import icons, palette, shapes
from game.screen.look.curves import draw_curve, draw_hair_line
from game.screen.pages.replay.timeline import spread
from game.screen.pages.statistics.charts import LABEL
from game.screen.sheet import Canvas
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.words import SENTENCES, Lines, broken
from game.table.asking.buttons import NOWHERE
from game.table.hands.things import Thing
from game.table.layout.places import Point, Rect

HIGH = 11.5
"""Height of the chart without what is told over it, by the height of its letters."""
SIGN, APART = 1.15, 1.05
"""The width of a sign by the height of the letters, and from one to the next by that."""
DOT = 0.3
"""Half the width of a dot on the line, by the height of the letters."""


@dataclass(frozen=True)
class Sign:
    """Something that came about: its icon, what it is called, and whether it was dark."""

    icon: str
    told: str
    dark: bool


@dataclass(frozen=True)
class Station:
    """A point of the curve: `at` is the number of its event, `x` how far the game has come there
    and `chance` that of victory, both from 0 to 1; `said` tells it in words. `signs` are what came
    about from there to the next one. At one that is `costly` something better was left."""

    key: str
    at: int
    x: float
    chance: float
    said: str
    signs: tuple[Sign, ...] = ()
    costly: bool = False


@dataclass(frozen=True)
class ChanceCurve(Element):
    """The curve over all stations, at least one. `first` and `last` name the turns at its ends,
    `marks` are what 0, 0.5 and 1 are called, `told` what the page says of it all; `lit` gives the
    key of the station that is pointed at or in focus, or nothing. The focus stands on the curve as
    a whole, by `key`."""

    key: str
    title: str
    stations: tuple[Station, ...]
    first: str
    last: str
    marks: tuple[str, str, str]
    told: str
    lit: Callable[[], str]
    act: Callable[[], None]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        px = kit.places.text(LABEL)
        sayings = (self.told, *(station.said for station in self.stations))
        most = max(len(said_lines(kit, said, width)) for said in sayings)
        over = px * SENTENCES * most
        high = max(over + px * HIGH, least)
        lane = px * SIGN + kit.gap * 0.5
        aside = max(kit.text.width(mark, "number", px) for mark in self.marks) + kit.gap
        top, foot = over + lane + px * 0.3, high - px * 1.5 - lane
        field = Rect(aside, top, width - aside - px * 0.6, foot - top)
        drawn = DrawnCurve(self.key, self.title, act=self.act, curve=self, field=field, over=over)
        parts = [Placed(drawn, Rect(0, 0, width, high))]
        parts += self._columns(field, px)
        return Box(width, high, tuple(parts))

    def _columns(self, field: Rect, px: float) -> Iterator[Placed]:
        """Yields what belongs to each station: half of the way to those beside it."""
        xs = [x for x, _ in self.points(field)]
        for number, station in enumerate(self.stations):
            left = (xs[number - 1] + xs[number]) / 2 if number else xs[0] - px * 0.6
            end = xs[-1] + px * 0.6
            right = (xs[number] + xs[number + 1]) / 2 if number + 1 < len(xs) else end
            rect = Rect(left, field.y - px * 1.6, right - left, field.h + px * 3.2)
            yield Placed(Turn(station.key, station.said), rect)

    def points(self, field: Rect) -> list[Point]:
        """Returns where the stations are."""
        return [
            (field.x + field.w * one.x, field.bottom - field.h * one.chance)
            for one in self.stations
        ]


def said_lines(kit: Kit, said: str, width: float) -> Lines:
    """Returns the lines of what is told over the curve."""
    return broken(kit.text, said, "body", kit.places.text(LABEL), int(width), 0.0)


@dataclass(frozen=True)
class Turn(Leaf):
    """A turn on the curve, which can be pointed at."""

    def thing(self, rect: Rect) -> Thing | None:
        return Thing(self.id, "zone", self.said, rect, zone=self.id)


@dataclass(frozen=True)
class DrawnCurve(Leaf):
    """The picture of a curve: its `field`, in pixels from its own corner, and how much is left over
    it for what is told."""

    curve: ChanceCurve | None = None
    field: Rect = NOWHERE
    over: float = 0

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        curve, px, text, inks = self.curve, kit.places.text(LABEL), kit.text, kit.theme.inks
        if curve is None:
            return
        own = self.field
        field = Rect(rect.x + own.x, rect.y + own.y, own.w, own.h)
        key = curve.lit()
        lit = next((one for one in curve.stations if one.key == key), None)
        lines = said_lines(kit, lit.said if lit else curve.told, rect.w)
        y = rect.y + (self.over - px * SENTENCES * (len(lines) - 1)) / 2
        for line in lines:
            ink = inks["strong" if lit else "body"]
            write_from(surface, text, line, "body", px, ink, (rect.x, y))
            y += px * SENTENCES
        for number, mark in enumerate(curve.marks):
            y = field.bottom - field.h * number / 2
            x = field.x - kit.gap - text.width(mark, "number", px)
            write_from(surface, text, mark, "number", px, inks["idle"], (x, y))
            draw_hair_line(surface, field, y)
        shares = tuple((one.x, one.chance) for one in curve.stations)
        draw_curve(surface, field, shares, px, kit.theme.plain)
        self._draw_lane(kit, surface, field, dark=False)
        self._draw_lane(kit, surface, field, dark=True)
        self._draw_dots(kit, surface, field, key)
        for words, right in ((curve.first, False), (curve.last, True)):
            x = field.right - text.width(words, "label", px) if right else field.x
            at = x, rect.bottom - px * 0.6
            write_from(surface, text, words, "label", px, inks["body"], at)

    def _draw_dots(self, kit: Kit, surface: Canvas, field: Rect, lit: str) -> None:
        """Draws a ring where something better was left, and a dot at the turn that is told of."""
        if self.curve is None:
            return
        reach, ring = kit.places.text(LABEL) * DOT, kit.theme.inks["title"]
        white = kit.theme.inks["strong"]
        for station, (x, y) in zip(self.curve.stations, self.curve.points(field), strict=True):
            dot = Rect.around((x, y), 2 * reach, 2 * reach)
            if station.key == lit:
                thread = Rect(x - 0.5, field.y, 1, field.h)
                shapes.box(surface, thread, 0, palette.faded(white, 110))
                shapes.box(surface, dot.grown(reach * 0.5), reach * 1.5, white)
            elif station.costly:
                shapes.box(surface, dot, reach, palette.PAPER)
                shapes.outline(surface, dot, reach, max(1.5, reach * 0.4), ring)

    def _draw_lane(self, kit: Kit, surface: Canvas, field: Rect, *, dark: bool) -> None:
        """Draws the bright signs over the field, or the dark ones under it; as small as they have
        to be."""
        signs = [(x, sign) for x, sign in self._signs(field) if sign.dark == dark]
        if not signs:
            return
        side = kit.places.text(LABEL) * SIGN
        apart = min(side * APART, field.w / max(1, len(signs) - 1))
        side = min(side, max(8.0, apart / APART))
        away = side / 2 + kit.gap * 0.4
        y = field.bottom + away if dark else field.y - away
        middles = spread([x for x, _ in signs], apart, field.x, field.right)
        ink = palette.SILVER_TEXT if dark else kit.theme.inks["title"]
        if kit.theme.plain:
            ink = kit.theme.inks["strong"]
        for (_, sign), x in zip(signs, middles, strict=True):
            picture = icons.draw(sign.icon, round(side), ink)
            surface.blit(picture, picture.get_rect(center=(round(x), round(y))))

    def _signs(self, field: Rect) -> Iterator[tuple[float, Sign]]:
        if self.curve is not None:
            points = self.curve.points(field)
            for station, (x, _) in zip(self.curve.stations, points, strict=True):
                yield from ((x, sign) for sign in station.signs)


def near(stations: Sequence[Station], at: int) -> Station:
    """The last of these by an event of this number, or the first."""
    earlier = [station for station in stations if station.at <= at]
    return earlier[-1] if earlier else stations[0]
