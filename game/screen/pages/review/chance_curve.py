"""The chance of victory over the turns of a game, with what mattered in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.screen.lettering.fitting import draw_lines, fitted
from game.screen.lettering.paragraphs import LEADING
from game.screen.look import icons, palette, shapes
from game.screen.look.curves import draw_curve, draw_hair_line
from game.screen.pages.replay.timeline import spread
from game.screen.pages.statistics.pens import LABEL_PX, Pens
from game.screen.sheet import Canvas
from game.table.hands.things import Thing
from game.table.layout.places import Point, Rect

HIGH = 11.5
"""Of a chart without its title, at least, by the height of its letters."""
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
class ChanceCurve:
    """Over all stations, at least one. `first` and `last` name the turns at its ends, `marks` are
    what 0, 0.5 and 1 are called, `told` what the page says of it all; `lit` is the key of the
    station that is pointed at or in focus, or empty."""

    id: str
    title: str
    stations: tuple[Station, ...]
    first: str
    last: str
    marks: tuple[str, str, str]
    told: str
    lit: str = ""

    def height(self, width: float, pens: Pens) -> float:
        """With its frame."""
        lines = self._readout_lines(width, pens)
        return pens.titled(self.title, width) + pens.label_px * (HIGH + LEADING * lines)

    def _readout_lines(self, width: float, pens: Pens) -> int:
        """How many lines the longest of all that may be said takes."""
        px, room = pens.label_px, width - 2 * pens.margin
        wide = max(pens.text.width(said, "body", px) for said in self._sayings())
        return 1 if wide <= room else 2

    def _sayings(self) -> Iterator[str]:
        yield self.told
        yield from (station.said for station in self.stations)

    def _room(self, frame: Rect, pens: Pens) -> tuple[Rect, Rect]:
        """The line or two that tell of a turn, and all that is under them."""
        room, px = pens.inside(frame, self.title), pens.label_px
        high = px * LEADING * self._readout_lines(frame.w, pens)
        under = replace(room, y=room.y + high, h=room.h - high)
        return replace(room, h=high), under

    def field(self, frame: Rect, pens: Pens) -> Rect:
        """That of the line: over it is a lane for what was bright, and under it one for what was
        dark."""
        _, under = self._room(frame, pens)
        px, text = pens.label_px, pens.text
        aside = max(text.width(mark, "number", px) for mark in self.marks) + pens.gap
        lane = px * SIGN + pens.gap * 0.5
        top, foot = under.y + lane + px * 0.3, under.bottom - px * 1.5 - lane
        return Rect(under.x + aside, top, under.w - aside - px * 0.6, foot - top)

    def _points(self, field: Rect) -> list[Point]:
        """Where the stations are."""
        return [
            (field.x + field.w * one.x, field.bottom - field.h * one.chance)
            for one in self.stations
        ]

    def columns(self, frame: Rect, pens: Pens) -> Iterator[tuple[Station, Rect]]:
        """What belongs to each station: half of the way to those beside it."""
        field = self.field(frame, pens)
        xs = [x for x, _ in self._points(field)]
        px = pens.label_px
        for number, station in enumerate(self.stations):
            left = (xs[number - 1] + xs[number]) / 2 if number else xs[0] - px * 0.6
            end = xs[-1] + px * 0.6
            right = (xs[number] + xs[number + 1]) / 2 if number + 1 < len(xs) else end
            yield station, Rect(left, field.y - px * 1.6, right - left, field.h + px * 3.2)

    def things(self, frame: Rect, pens: Pens) -> list[Thing]:
        """All of it in one sentence, and every turn."""
        told = Thing(self.id, "text", f"{self.title}. {self.told}", frame)
        stations = (
            Thing(station.key, "zone", station.said, column, zone=station.key)
            for station, column in self.columns(frame, pens)
        )
        return [told, *stations]

    def draw(self, surface: Canvas, frame: Rect, pens: Pens) -> None:
        """In its frame."""
        pens.draw_frame(surface, frame, self.title)
        readout, under = self._room(frame, pens)
        field, px, text = self.field(frame, pens), pens.label_px, pens.text
        lit = next((one for one in self.stations if one.key == self.lit), None)
        said, ink = (lit.said, palette.IVORY) if lit else (self.told, palette.BODY)
        lines = fitted(text, pens.places, said, "body", LABEL_PX, ink, readout.w, 2)
        draw_lines(surface, lines, readout.x, readout.centre[1], readout.h)
        for number, mark in enumerate(self.marks):
            y = field.bottom - field.h * number / 2
            written = text.render(mark, "number", px, palette.CAPTION_IDLE)
            at = field.x - pens.gap - written.get_width(), y - written.get_height() / 2
            surface.blit(written, (round(at[0]), round(at[1])))
            draw_hair_line(surface, field, y)
        shares = tuple((one.x, one.chance) for one in self.stations)
        draw_curve(surface, field, shares, px, pens.plain)
        self._draw_lane(surface, field, pens, dark=False)
        self._draw_lane(surface, field, pens, dark=True)
        self._draw_dots(surface, field, pens)
        for words, right in ((self.first, False), (self.last, True)):
            label = text.fitted(words, "label", px, palette.BODY, field.w * 0.48)
            x = field.right - label.get_width() if right else field.x
            surface.blit(label, (round(x), round(under.bottom - label.get_height())))

    def _draw_dots(self, surface: Canvas, field: Rect, pens: Pens) -> None:
        """A ring where something better was left, and a dot at the turn that is told of."""
        reach, ring = pens.label_px * DOT, palette.IVORY if pens.plain else palette.GOLD_TEXT
        for station, (x, y) in zip(self.stations, self._points(field), strict=True):
            dot = Rect.around((x, y), 2 * reach, 2 * reach)
            if station.key == self.lit:
                thread = Rect(x - 0.5, field.y, 1, field.h)
                shapes.box(surface, thread, 0, palette.faded(palette.IVORY, 110))
                shapes.box(surface, dot.grown(reach * 0.5), reach * 1.5, palette.IVORY)
            elif station.costly:
                shapes.box(surface, dot, reach, palette.PAPER)
                shapes.outline(surface, dot, reach, max(1.5, reach * 0.4), ring)

    def _draw_lane(self, surface: Canvas, field: Rect, pens: Pens, *, dark: bool) -> None:
        """The bright signs over the field, or the dark ones under it; as small as they have to
        be."""
        signs = [(x, sign) for x, sign in self._signs(field) if sign.dark == dark]
        if not signs:
            return
        side = pens.label_px * SIGN
        apart = min(side * APART, field.w / max(1, len(signs) - 1))
        side = min(side, max(8.0, apart / APART))
        away = side / 2 + pens.gap * 0.4
        y = field.bottom + away if dark else field.y - away
        middles = spread([x for x, _ in signs], apart, field.x, field.right)
        ink = ink_of(dark, pens.plain)
        for (_, sign), x in zip(signs, middles, strict=True):
            picture = icons.draw(sign.icon, round(side), ink)
            surface.blit(picture, picture.get_rect(center=(round(x), round(y))))

    def _signs(self, field: Rect) -> Iterator[tuple[float, Sign]]:
        for station, (x, _) in zip(self.stations, self._points(field), strict=True):
            yield from ((x, sign) for sign in station.signs)


def ink_of(dark: bool, plain: bool) -> palette.Colour:
    """Of a sign: what was dark is silver. Its shape and its lane say it, too."""
    if plain:
        return palette.IVORY
    return palette.SILVER_TEXT if dark else palette.GOLD_TEXT


def near(stations: Sequence[Station], at: int) -> Station:
    """The last of these by an event of this number, or the first."""
    earlier = [station for station in stations if station.at <= at]
    return earlier[-1] if earlier else stations[0]
