"""Elements that place others: below each other, beside each other, in columns, on a surface."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import pygame

from game.screen.look import icons, palette
from game.screen.materials import foil
from game.screen.materials.flourish import STAR, draw_rule
from game.screen.sheet import Canvas
from game.screen.ui.element import Act, Box, Element, Kit, Leaf, Placed
from game.screen.ui.theme import WHITE, Surface
from game.table.layout.places import Rect

Align = Literal["left", "middle", "right"]
PART: dict[Align, float] = {"left": 0.0, "middle": 0.5, "right": 1.0}
"""Part of the free room that lies to the left of what is aligned, 0 to 1."""

ICON = 28
"""Size of an icon before words, by the design, beside letters of the usual size."""


@dataclass(frozen=True)
class Column(Element):
    """Elements below each other, `gap` lengths of the design apart."""

    children: Sequence[Element]
    gap: float = 12
    align: Align = "left"

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        boxes = [child.lay(kit, width) for child in self.children]
        apart, wide = kit.px(self.gap), width if self.align != "left" else 0.0
        wide = max([wide, *(box.w for box in boxes)])
        high = sum(box.h for box in boxes) + apart * max(0, len(boxes) - 1)
        y, parts = 0.0, list[Placed]()
        for box in boxes:
            parts += box.at((wide - box.w) * PART[self.align], y)
            y += box.h + apart
        return Box(wide, high, tuple(parts))

    def least_width(self, kit: Kit) -> float:
        return max((child.least_width(kit) for child in self.children), default=0.0)


@dataclass(frozen=True)
class Row(Element):
    """Elements beside each other, centred on one line, and on further lines where they have no
    room, all about equally long, so that none holds a lonely element. Lines aligned in the middle
    take the whole width. `gap` is by the design."""

    children: Sequence[Element]
    gap: float = 16
    align: Align = "left"

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        apart, between = kit.px(self.gap), kit.px(min(self.gap, 12))
        boxes = [child.lay(kit, width) for child in self.children]
        lines = self._lines(boxes, apart, width)
        if len(lines) > 1:
            narrower = range(int(max(box.w for box in boxes)), int(width))
            most = len(lines)
            few = bisect_left(
                narrower, True, key=lambda room: len(self._lines(boxes, apart, room)) <= most
            )
            if few < len(narrower):
                lines = self._lines(boxes, apart, narrower[few])
        wides = [sum(box.w for box in line) + apart * max(0, len(line) - 1) for line in lines]
        wide = width if self.align == "middle" else max(wides)
        y, parts = 0.0, list[Placed]()
        for line, own in zip(lines, wides, strict=True):
            high, x = max((box.h for box in line), default=0.0), (wide - own) * PART[self.align]
            for box in line:
                parts += box.at(x, y + (high - box.h) / 2)
                x += box.w + apart
            y += high + between
        return Box(wide, y - between, tuple(parts))

    @staticmethod
    def _lines(boxes: Sequence[Box], apart: float, room: float) -> list[list[Box]]:
        """Returns the boxes in as few lines as this room in pixels allows."""
        lines, x = [list[Box]()], 0.0
        for box in boxes:
            if lines[-1] and x + box.w > room + 0.5:
                lines.append([])
                x = 0.0
            lines[-1].append(box)
            x += box.w + apart
        return lines

    def least_width(self, kit: Kit) -> float:
        return max((child.least_width(kit) for child in self.children), default=0.0)


@dataclass(frozen=True)
class Ends(Element):
    """Two elements at the two ends of a line, or one below the other where the line is too short.
    The `first` takes all the width that the second leaves, but at least half of the line. `gap` is
    the least distance between them by the design."""

    first: Element
    second: Element
    gap: float = 24

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        gap = max(12.0, kit.px(self.gap))
        second = self.second.lay(kit, width)
        first = self.first.lay(kit, max(width - second.w - gap, width / 2))
        if first.w + gap + second.w <= width + 0.5:
            high = max(first.h, second.h)
            parts = (
                *first.at(0, (high - first.h) / 2),
                *second.at(width - second.w, (high - second.h) / 2),
            )
            return Box(width, high, parts)
        first = self.first.lay(kit, width)
        y = first.h + kit.gap if first.h and second.h else first.h
        parts = (*first.at(0, 0), *second.at(max(0.0, width - second.w), y))
        return Box(width, y + second.h, parts)

    def least_width(self, kit: Kit) -> float:
        return max(self.first.least_width(kit), self.second.least_width(kit))

    def natural_width(self, kit: Kit) -> float:
        """Returns the width in pixels that both elements need beside each other."""
        most = kit.places.size[0]
        gap = max(12.0, kit.px(self.gap))
        return self.first.lay(kit, most).w + gap + self.second.lay(kit, most).w


@dataclass(frozen=True)
class Grid(Element):
    """Elements in columns of equal width, at most `most` of them. There are as many columns as
    break no label and are at least `least` wide by the design; larger letters need more. Three of
    which only two have room stand below each other. If `even`, all elements of a line are equally
    high."""

    children: Sequence[Element]
    most: int = 3
    least: float = 0
    gap: float = 12
    even: bool = True
    across: float = 0
    """Gap between two columns by the design, where that is more than `gap`."""

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        if not self.children:
            return Box(0.0, 0.0)
        apart = kit.px(max(self.gap, self.across))
        need = max(self.least_width(kit), kit.px(self.least) * kit.places.letters, 1.0)
        room = int((width + apart) / (need + apart))
        count = max(1, min(self.most, room, len(self.children)))
        lines = -(-len(self.children) // count)
        count = max(1, -(-len(self.children) // max(1, lines)))
        if count == 2 and len(self.children) == 3:
            count = 1
        wide = (width - apart * (count - 1)) / count
        y, parts = 0.0, list[Placed]()
        for start in range(0, len(self.children), count):
            line = self.children[start : start + count]
            boxes = [child.lay(kit, wide) for child in line]
            high = max(box.h for box in boxes)
            if self.even:
                boxes = [child.lay(kit, wide, high) for child in line]
            for number, box in enumerate(boxes):
                parts += box.at(number * (wide + apart), y)
            y += high + kit.px(self.gap)
        return Box(width, max(0.0, y - kit.px(self.gap)), tuple(parts))

    def least_width(self, kit: Kit) -> float:
        return max((child.least_width(kit) for child in self.children), default=0.0)


@dataclass(frozen=True)
class Beside(Element):
    """An element of a fixed width and another at its right, centred on one line, or aligned at
    their upper edges if `top`. `gap` is by the design."""

    first: Element
    second: Element
    gap: float = 14
    top: bool = False

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        first, apart = self.first.lay(kit, width), kit.px(self.gap)
        second = self.second.lay(kit, max(1.0, width - first.w - apart))
        high = max(first.h, second.h, least)
        down = 0.0 if self.top else 0.5
        parts = (
            *first.at(0, (high - first.h) * down),
            *second.at(first.w + apart, (high - second.h) * down),
        )
        return Box(first.w + apart + second.w, high, parts)

    def least_width(self, kit: Kit) -> float:
        first = self.first.lay(kit, 0.0).w
        return first + kit.px(self.gap) + self.second.least_width(kit)


@dataclass(frozen=True)
class Slab(Leaf):
    """A raised surface, which `Card` lays under other elements. Without a look nothing is drawn."""

    look: Surface | None = "row"

    @property
    def focusable(self) -> bool:
        """Whether the focus can stand on the surface: also while it is disabled, so that it can be
        read."""
        return self.pressable

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if self.look is None:
            return
        lit = hover and self.pressable and self.enabled
        kit.theme.slab(surface, rect, self.radius(kit, rect), self.look, kit.places, lit)


@dataclass(frozen=True)
class Card(Element):
    """An element on a raised surface that is as wide as there is room for.

    With an `act` the whole surface can be pressed. With an `id` the description knows it as one
    thing, called `said`. Without a look no surface is drawn. `edge` is the margin by the design."""

    child: Element
    id: str = ""
    said: str = ""
    hint: str = ""
    act: Act | None = None
    enabled: bool = True
    state: tuple[str, ...] = ()
    look: Surface | None = "row"
    edge: float = 14
    top: bool = False
    """Whether the element stands at the upper edge of a surface that is higher than it needs."""

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        edge = self._edge(kit)
        inner = self.child.lay(kit, max(1.0, width - 2 * edge), max(0.0, least - 2 * edge))
        high = max(least, inner.h + 2 * edge, kit.places.target if self.act else 0.0)
        slab = Slab(
            id=self.id,
            said=self.said,
            hint=self.hint,
            act=self.act,
            enabled=self.enabled,
            state=self.state,
            look=self.look,
        )
        parts = (
            Placed(slab, Rect(0, 0, width, high)),
            *inner.at(edge, edge if self.top else (high - inner.h) / 2),
        )
        return Box(width, high, parts)

    def least_width(self, kit: Kit) -> float:
        return self.child.least_width(kit) + 2 * self._edge(kit)

    def _edge(self, kit: Kit) -> float:
        return max(8.0, kit.px(self.edge)) if self.look else 0.0


@dataclass(frozen=True)
class Space(Element):
    """Free room, `h` high and `w` wide by the design."""

    h: float = 0
    w: float = 0

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        return Box(kit.px(self.w), kit.px(self.h))


@dataclass(frozen=True)
class Tall(Element):
    """Elements below each other, of which one is `tall`. The `kit.sight` of that one is the height
    that the others leave."""

    above: Sequence[Element]
    tall: Element
    below: Sequence[Element] = ()
    gap: float = 14

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        others = Column([*self.above, Space(), *self.below], self.gap).lay(kit, width)
        kit = replace(kit, sight=kit.sight - others.h)
        return Column([*self.above, self.tall, *self.below], self.gap).lay(kit, width)


@dataclass(frozen=True)
class Picture(Leaf):
    """A picture, `wide` and `high` by the design, whose longer side is at least `least` pixels.
    `make` draws it for a width and height in pixels; it is only read, as it may be shared."""

    wide: float = 0
    high: float = 0
    least: float = 0
    make: Callable[[int, int], pygame.Surface] | None = None

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        scale = max(kit.px(1), self.least / max(self.wide, self.high, 1))
        return round(self.wide * scale), round(self.high * scale)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if self.make is not None:
            picture = self.make(round(rect.w), round(rect.h))
            x, y = (
                rect.centre[0] - picture.get_width() / 2,
                rect.centre[1] - picture.get_height() / 2,
            )
            surface.blit(picture, (round(x), round(y)))


@dataclass(frozen=True)
class Icon(Leaf):
    """An icon before a caption or a sentence, by its name; it grows with the letters."""

    icon: str = ""

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        side = kit.places.text(ICON)
        return side, side

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        drawn = icons.draw(self.icon, round(rect.h), kit.theme.inks["caption"])
        surface.blit(drawn, drawn.get_rect(center=(round(rect.centre[0]), round(rect.centre[1]))))


@dataclass(frozen=True)
class Rule(Leaf):
    """A thin line of gold that fades to the right; a white line in high contrast."""

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        return width, max(1.0, kit.px(2))

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if kit.theme.plain:
            area = (round(rect.x), round(rect.y), round(rect.w), max(1, round(rect.h)))
            surface.fill(WHITE, area)
        else:
            draw_rule(surface, rect.x, rect.right, rect.y, kit.theme.line or palette.GOLD)


@dataclass(frozen=True)
class Divide(Leaf):
    """A star between two rules that fade away from it."""

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        return width, kit.px(STAR)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        star, ink, (x, y) = round(rect.h), kit.theme.line, rect.centre
        sign = icons.draw("spark", star, ink) if ink else foil.icon("spark", star)
        surface.blit(sign, (round(x - star / 2), round(y - star / 2)))
        long = round(rect.w * 0.45)
        surface.blit(foil.rule(long, ink=ink), (round(x + star), round(y)))
        surface.blit(foil.rule(long, mirrored=True, ink=ink), (round(x - star) - long, round(y)))


@dataclass(frozen=True)
class Bounded(Element):
    """An element that is at most `most` wide by the design, or up to `large` with large letters."""

    child: Element
    most: float
    large: float = 0
    align: Align = "middle"

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        most = kit.px(kit.places.eased(self.most, self.large or self.most))
        box = self.child.lay(kit, min(width, most), least)
        return Box(width, box.h, tuple(box.at((width - box.w) * PART[self.align], 0)))

    def least_width(self, kit: Kit) -> float:
        return self.child.least_width(kit)
