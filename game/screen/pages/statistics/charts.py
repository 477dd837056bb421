"""The charts for figures: tiles, bars, columns, a line, and lists of numbers."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

import pygame

from game.screen.lettering.text import write, write_from
from game.screen.look import icons, palette, shapes
from game.screen.look.curves import draw_curve, draw_hair_line
from game.screen.look.palette import Colour
from game.screen.look.shapes import drawn_once
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Card, Column, Ends, Grid, Picture, Space
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.theme import Surface
from game.screen.ui.words import Lines, Words, broken
from game.table.layout.places import Rect, Size

Ink = Literal["gold", "night"]
"""Inks of bars: of what was won, and of what was not."""
LABEL = 20
"""Height of the letters at a bar or a tile, by the design."""
NIGHT = palette.RAMPS["NM"]
NAMES, STEP = 0.46, 1.32
"""Greatest part of the width for the names of bars, and distance between two lines of a name by the
height of its letters."""
COLUMNS_HIGH, LINE_HIGH, WIDEST = 5.2, 5.8, 2.6
"""Height of a chart of columns, height of a line, and greatest width of a column, by the height of
the letters."""
MOST, NARROWEST = 4, 17
"""Greatest number of columns of the page, and their least width by the height of the letters."""


@dataclass(frozen=True)
class Part:
    """A bar, a column or a number. `label` is its name, `value` its length, `told` the value in
    words, and `said` a sentence with both. `icon` may stand before the label. A bar lies between
    the values `start` and `value`."""

    id: str
    label: str
    value: float
    told: str
    said: str
    ink: Ink = "gold"
    icon: str = ""
    start: float = 0


def framed(key: str, title: str, child: Element) -> Element:
    """Returns a chart under its title, on a surface."""
    words = Words(f"text.chart.{key}", words=title, role="label", px=21, ink="caption")
    return Card(Column([words, child], gap=6), top=True, edge=12)


# Tiles


def tiles(shown: Sequence[Part], look: Surface = "row") -> Element:
    """Returns the figures that count most as large numbers over their labels. A value of 0 to 1 is
    a share, and has a bar, too; one of -1 has none."""
    cards = []
    for part in shown:
        lines: list[Element] = [
            Words(words=part.told, role="number", px=36, ink="title", align="middle"),
            Words(words=part.label, role="label", px=LABEL, align="middle"),
        ]
        if part.value >= 0:
            lines.append(Meter(share=part.value))
        column = Column(lines, gap=4, align="middle")
        said = part.said
        cards.append(Card(column, part.id, said, said, look=look, top=True, edge=10))
    return Grid(cards, most=12, least=104, gap=10)


@dataclass(frozen=True)
class Meter(Leaf):
    """A bar as long as a share of its groove, 0 to 1; `high` is its height by the design."""

    share: float = 0.0
    high: float = 5

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        return width, max(3.0, kit.px(self.high))

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if kit.theme.plain:
            shapes.outline(surface, rect, rect.h / 2, 1, kit.theme.inks["idle"])
        else:
            kit.theme.sink(surface, rect, rect.h / 2, kit.places)
        if self.share:
            filled = Rect(rect.x, rect.y, max(rect.h, rect.w * self.share), rect.h)
            draw_bar(kit, surface, filled, "gold")


# Bars


@dataclass(frozen=True)
class Bars(Element):
    """Bars below each other, each with its name before it and its number after it. Their lengths
    are by the longest, or by `most` if that is more."""

    shown: Sequence[Part]
    most: float = 0

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        px, text = kit.places.text(LABEL), kit.text
        icon = px * 1.6 if any(part.icon for part in self.shown) else 0.0
        longest = max(text.width(part.label, "body", px) for part in self.shown)
        names = min(longest + 1, width * NAMES - icon)
        numbers = max(text.width(part.told, "number", px) for part in self.shown)
        ends = [end for part in self.shown for end in (part.start, part.value)]
        lowest, most = min(0.0, *ends), max(self.most, *ends) or 1
        parts, y = list[Placed](), 0.0
        for part in self.shown:
            lines = broken(text, part.label, "body", px, int(names), 0.0)
            bar = Bar(
                id=part.id,
                said=part.said,
                hint=part.said,
                part=part,
                lines=lines,
                lowest=lowest,
                most=most,
                before=icon,
                names=names,
                numbers=numbers,
            )
            high = max(len(lines) * px * STEP, px * 1.5)
            parts.append(Placed(bar, Rect(0, y, width, high)))
            y += high
        return Box(width, y, tuple(parts))


@dataclass(frozen=True, kw_only=True)
class Bar(Leaf):
    """A bar in a groove from the value `lowest` to `most`. Its icon, name and number take the
    widths `before`, `names` and `numbers` in pixels."""

    part: Part
    lines: Lines
    lowest: float
    most: float
    before: float
    names: float
    numbers: float

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        part, px, inks, middle = self.part, kit.places.text(LABEL), kit.theme.inks, rect.centre[1]
        if part.icon:
            picture = icons.draw(part.icon, round(px * 1.25), inks["caption"])
            surface.blit(picture, (round(rect.x), round(middle - picture.get_height() / 2)))
        y = middle - px * STEP * (len(self.lines) - 1) / 2
        for line in self.lines:
            at = rect.x + self.before, y
            write_from(surface, kit.text, line, "body", px, inks["body"], at)
            y += px * STEP
        left, gap = rect.x + self.before + self.names, kit.gap
        high = min(rect.h * 0.5, px * 0.9)
        wide = rect.right - self.numbers - 2 * gap - left
        groove = Rect(left + gap, middle - high / 2, wide, high)
        kit.theme.sink(surface, groove, high / 3, kit.places)
        low, top = sorted((part.start, part.value))
        if top > low:
            unit = groove.w / (self.most - self.lowest)
            long = max(high if self.lowest == low == 0 else 1.0, (top - low) * unit)
            x = groove.x + (low - self.lowest) * unit
            draw_bar(kit, surface, Rect(x, groove.y, long, high), part.ink)
        x = rect.right - kit.text.width(part.told, "number", px)
        write_from(surface, kit.text, part.told, "number", px, inks["strong"], (x, middle))


# Columns


@dataclass(frozen=True)
class Columns(Element):
    """Columns beside each other on a line of foil, each with its number above it and its label
    below; where labels have no room beside each other, some are left out. Their heights are by the
    highest."""

    shown: Sequence[Part]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        high = kit.places.text(LABEL) * COLUMNS_HIGH
        most, count = max(part.value for part in self.shown) or 1, len(self.shown)
        step, columns = width / count, list[Placed]()
        every = math.ceil(self.least_width(kit) / max(1.0, width))
        for number, part in enumerate(self.shown):
            labelled = (count - 1 - number) % every == 0
            leaf = OneColumn(
                id=part.id,
                said=part.said,
                hint=part.said,
                part=part if labelled else replace(part, label=""),
                most=most,
            )
            columns.append(Placed(leaf, Rect(number * step, 0, step, high)))
        return Box(width, high, tuple(columns))

    def least_width(self, kit: Kit) -> float:
        px = kit.places.text(LABEL)
        widest = max(kit.text.width(part.label, "label", px) for part in self.shown)
        return math.ceil((widest + px * 0.25) * len(self.shown))


@dataclass(frozen=True, kw_only=True)
class OneColumn(Leaf):
    """A column of a chart, with its number. The highest column has the value `most`."""

    part: Part
    most: float

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        part, px, inks = self.part, kit.places.text(LABEL), kit.theme.inks
        line, middle = px * 1.25, rect.centre[0]
        foot, tall = rect.bottom - line, rect.h - 2 * line
        wide = min(rect.w * 0.66, px * WIDEST)
        high = max(3.0, tall * part.value / self.most) if part.value else 0.0
        if high:
            column = Rect(middle - wide / 2, foot - high, wide, high)
            draw_bar(kit, surface, column, part.ink)
            at = middle, foot - high - line / 2
            write(surface, kit.text, part.told, "number", px, inks["strong"], at)
        at = middle, foot + line / 2 + 1
        if part.label:
            write(surface, kit.text, part.label, "label", px, inks["body"], at)
        draw_hair_line(surface, rect, foot, inks["caption"])


# A line


@dataclass(frozen=True, kw_only=True)
class Course(Leaf):
    """A share that changed from game to game, as a line. `shares` are 0 to 1, for the games from
    `first` to `last`; `marks` are the labels at 0, 0.5 and 1, and `now` is the last share in
    words."""

    shares: tuple[float, ...]
    first: str
    last: str
    marks: tuple[str, ...]
    now: str

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        px = kit.places.text(LABEL)
        lines = max(len(self._ends(kit, width, words)) for words in (self.first, self.last))
        return width, px * (LINE_HIGH + 1.2 * (lines - 1))

    @staticmethod
    def _ends(kit: Kit, width: float, words: str) -> Lines:
        return broken(kit.text, words, "label", kit.places.text(LABEL), int(width * 0.4), 0.0)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        text, px, inks, gap = kit.text, kit.places.text(LABEL), kit.theme.inks, kit.gap
        aside = max(text.width(mark, "number", px) for mark in self.marks) + gap
        end = text.width(self.now, "number", px) + gap * 1.6
        under = rect.h - px * (LINE_HIGH - 2.3)
        field = Rect(rect.x + aside, rect.y + px * 0.6, rect.w - aside - end, rect.h - under)
        for number, mark in enumerate(self.marks):
            y = field.bottom - field.h * number / 2
            x = field.x - gap - text.width(mark, "number", px)
            write_from(surface, text, mark, "number", px, inks["idle"], (x, y))
            draw_hair_line(surface, field, y, inks["idle"])
        step = 1 / max(1, len(self.shares) - 1)
        points = tuple((number * step, share) for number, share in enumerate(self.shares))
        draw_curve(surface, field, points, px, inks["title"], lit=not kit.theme.plain)
        at = field.right + gap, field.bottom - field.h * self.shares[-1]
        write_from(surface, text, self.now, "number", px, inks["title"], at)
        for words, right in ((self.first, False), (self.last, True)):
            y = field.bottom + px * 1.1
            for line in self._ends(kit, rect.w, words):
                x = field.right - text.width(line, "label", px) if right else field.x
                write_from(surface, text, line, "label", px, inks["body"], (x, y))
                y += px * 1.2


# Lists


def numbers(shown: Sequence[Part]) -> Element:
    """Returns numbers that need no comparison, each with its name, in a few columns."""
    cards = []
    for part in shown:
        name = Words(words=part.label, px=LABEL)
        told = Words(words=part.told, role="number", px=LABEL, ink="strong")
        cards.append(Card(Ends(name, told), id=part.id, said=part.said, hint=part.said, look=None))
    return Grid(cards, most=4, least=230, gap=4, across=40)


def invitation(key: str, said: str, plain: bool) -> Element:
    """Returns the words for a page without anything to show yet, under a keyhole in the middle."""
    keyhole = emblem("keyhole", 200, plain)
    words = Words(key, words=said, role="body_italic", px=27, ink="strong", align="middle")
    return Column([Space(60), keyhole, words, Space(60)], gap=24, align="middle")


def emblem(icon: str, side: float, plain: bool) -> Picture:
    """Returns an icon in foil, `side` wide and high by the design."""
    ink = partial(icons.draw, colour=palette.WHITE if plain else palette.LEAF_TITLE)
    return Picture(wide=side, high=side, make=lambda px, _: ink(icon, px))


@dataclass(frozen=True)
class Spans(Element):
    """Elements line by line in up to four columns. All elements of a line are equally high. Each
    is given with the number of columns that it spans, where 0 is all of them."""

    children: Sequence[tuple[Element, int]]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        gap, px = kit.gap, kit.places.text(LABEL)
        count = min(MOST, max(1, int((width + gap) / (px * NARROWEST + gap))))
        step, y, parts = (width - gap * (count - 1)) / count, 0.0, list[Placed]()
        for line in self._lines(count):
            widths = [step * columns + gap * (columns - 1) for _, columns in line]
            widths[-1] = width - sum(widths[:-1]) - gap * (len(line) - 1)
            rows = [(child, wide) for (child, _), wide in zip(line, widths, strict=True)]
            high, x = max(child.lay(kit, wide).h for child, wide in rows), 0.0
            for child, wide in rows:
                parts += child.lay(kit, wide, high).at(x, y)
                x += wide + gap
            y += high + gap
        return Box(width, max(0.0, y - gap), tuple(parts))

    def _lines(self, count: int) -> Iterator[list[tuple[Element, int]]]:
        """Yields the elements of each line with the numbers of columns that they take."""
        line, left = list[tuple[Element, int]](), count
        for child, columns in self.children:
            wants = min(columns or count, count)
            if line and (wants > left or not columns):
                yield line
                line, left = [], count
            line.append((child, wants))
            left -= wants
        if line:
            yield line


def draw_bar(kit: Kit, surface: Canvas, rect: Rect, ink: Ink) -> None:
    size = max(2, round(rect.w)), max(2, round(rect.h))
    won = ink == "gold"
    picture = _bar(size, kit.theme.bar if won else (NIGHT[1], NIGHT[2]), strokes=not won)
    surface.blit(picture, (round(rect.x), round(rect.y)))


@drawn_once
def _bar(size: Size, colours: tuple[Colour, Colour], *, strokes: bool) -> pygame.Surface:
    """Returns the picture of a bar. Strokes across it mark what was not won without colour. The
    picture is shared: only read it."""
    shape = shapes.rounded(*size, max(1, min(6, min(size) // 3)))
    picture = shapes.tinted(shape, *colours)
    if strokes:
        drawn = pygame.Surface(size, pygame.SRCALPHA)
        step, (wide, high) = 7, size
        for x in range(-high, wide, step):
            pygame.draw.aaline(drawn, palette.faded(NIGHT[4], 255), (x, high), (x + high, 0))
        drawn.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        picture.blit(drawn, (0, 0))
    return picture
