"""Settings on common surfaces: choices side by side in one groove, and all lines of a group below
each other on one slip of paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.screen.lettering.text import write, write_from
from game.screen.look import palette, shapes
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Grid, Slab
from game.screen.ui.buttons import DETAIL, LABEL, LEADING, Switch, draw_groove, draw_ring, ring_px
from game.screen.ui.element import Box, Element, Kit, Placed
from game.screen.ui.theme import Ink, Surface
from game.table.layout.places import Rect

LARGER = 1.2
"""Height of the groove at the end of a line, by that of one before a label."""
INSET, SUNK, AIR = 4, 6, 8
"""Distance by the design of the chosen tile from the edge of its groove, and of the groove from the
edge of its line, and least height of a tile over that of its label."""


@dataclass(frozen=True)
class Segment(Switch):
    """One of several choices in a groove. Only the one that is picked is raised, and ticked."""

    one_of: bool = True

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        if not self.detail:
            high = self._head(kit, width) + kit.px(2 * (SUNK + INSET) + AIR)
            return super().lay(kit, width, max(least, high))
        sunk = kit.px(SUNK)
        box = super().lay(kit, width, least - 2 * sunk)
        high, (_, told) = box.h + 2 * sunk, box.parts
        below = replace(told, rect=replace(told.rect, y=told.rect.y + sunk))
        return Box(width, high, (self._whole(width, high), below))

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        tile, theme = rect.grown(-kit.px(SUNK + INSET)), kit.theme
        if self.picked or hover or theme.plain:
            look: Surface = "picked" if self.picked else "faint"
            theme.slab(surface, tile, self.radius(kit, tile), look, kit.places, hover)
        mark, px = self._mark(kit) if self.picked else 0.0, kit.places.text(LABEL)
        gap, lines = self._gap(kit) if self.picked else 0.0, self.lines(kit, rect.w)
        wide = max(kit.text.width(line, "label", px) for line in lines)
        x, y = rect.centre[0] - (mark + gap + wide) / 2, rect.centre[1]
        detail, step = self._detail(kit, rect.w), self._detail_step(kit)
        if detail:
            y = rect.y + kit.px(SUNK) + 0.75 * self._margin(kit) + self._head(kit, rect.w) / 2
        if self.picked:
            draw_ring(kit, surface, (x + mark / 2, y), ring_px(kit), True)
        self.write_label(kit, surface, "strong", lines, (x + mark + gap + wide / 2, y))
        y += self._head(kit, rect.w) / 2 + self._gap(kit) / 2 + step / 2
        for line in detail:
            colour = theme.inks["body"]
            middle = rect.centre[0], y
            write(surface, kit.text, line, "body", kit.places.text(DETAIL), colour, middle)
            y += step


@dataclass(frozen=True)
class Groove(Slab):
    """The hollow in which choices lie, so many pixels `within` them; its corners have a radius of
    `corner` pixels."""

    corner: float = 0
    within: float = 0

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        if kit.theme.plain:
            return
        hollow = rect.grown(-self.within)
        kit.theme.sink(surface, hollow, self.corner, kit.places)
        kit.theme.outline(surface, hollow, self.corner, 1)


@dataclass(frozen=True)
class Choices(Element):
    """All choices of a setting, side by side in one groove, on further lines where they have no
    room. The groove lies in the middle of a line that is higher than it."""

    segments: Sequence[Segment]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        box = Grid(self.segments, most=len(self.segments), gap=0).lay(kit, width)
        if box.h < least:
            # As much air at the sides as over and under the groove, if the choices have room then.
            down = (least - box.h) / 2
            inner = self.lay(kit, width - 2 * down)
            if inner.h > box.h:
                inner = self.lay(kit, width)
            return Box(width, least, tuple(inner.at((width - inner.w) / 2, down)))
        own = self.segments[0].radius(kit, box.parts[0].rect) + kit.px(INSET)
        sunk = kit.px(SUNK)
        groove = Groove(corner=min(own, box.h / 2 - sunk), within=sunk)
        return Box(width, box.h, (Placed(groove, Rect(0, 0, width, box.h)), *box.parts))

    def least_width(self, kit: Kit) -> float:
        return max(segment.least_width(kit) for segment in self.segments)


@dataclass(frozen=True)
class SwitchLine(Switch):
    """A switch on a line of a list: its name and its sentence at the left, its groove at the right
    end."""

    def _mark(self, kit: Kit) -> float:
        return super()._mark(kit) * LARGER

    def _before(self, kit: Kit) -> float:
        return 0.0

    def radius(self, kit: Kit, rect: Rect) -> float:
        return kit.px(12)

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        box = super().lay(kit, width)
        down = max(0.0, least - box.h) / 2
        told = (part.moved(0, down) for part in box.parts[1:])
        high = box.h + 2 * down
        return Box(width, high, (self._whole(width, high), *told))

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        able, px, margin = self.enabled, kit.places.text(LABEL), self._margin(kit)
        if hover and able:
            kit.theme.slab(surface, rect, self.radius(kit, rect), "faint", kit.places, True)
        ink: Ink = "strong" if able else "idle"
        lines, detail = self.lines(kit, rect.w), self._detail(kit, rect.w)
        at = rect.right - margin - self._mark(kit) / 2, rect.centre[1]
        draw_groove(kit, surface, at, round(ring_px(kit) * LARGER), self.picked, able)
        head, step = self._head(kit, rect.w), self._detail_step(kit)
        y = rect.centre[1]
        if detail:
            y -= (self._gap(kit) / 2 + len(detail) * step) / 2
        first = y - px * LEADING * (len(lines) - 1) / 2
        for number, line in enumerate(lines):
            at = rect.x + margin, first + number * px * LEADING
            write_from(surface, kit.text, line, "label", px, kit.theme.inks[ink], at)
        y += head / 2 + self._gap(kit) / 2 + step / 2
        px, colour = kit.places.text(DETAIL), kit.theme.inks["body" if able else "idle"]
        for line in detail:
            write_from(surface, kit.text, line, "body", px, colour, (rect.x + margin, y))
            y += step


@dataclass(frozen=True)
class Slip(Slab):
    """A slip of paper with fine lines across it, so many pixels below its upper edge."""

    lines: tuple[float, ...] = ()

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        super().draw(kit, surface, rect, hover)
        ink, away = kit.theme.line or palette.GOLD, max(10.0, kit.px(16))
        for y in self.lines:
            line = Rect(rect.x + away, round(rect.y + y), rect.w - 2 * away, 1)
            shapes.box(surface, line, 0, ink if kit.theme.plain else palette.faded(ink, 70))


@dataclass(frozen=True)
class SettingList(Element):
    """Switches and choices below each other on one slip of paper, with fine lines between them. On
    a slip that is higher than it must be, the lowest lines are higher."""

    lines: Sequence[SwitchLine | Choices]

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        y, parts, lines = 0.0, list[Placed](), list[float]()
        level = _level([line.lay(kit, width).h for line in self.lines], least)
        for line in self.lines:
            box = line.lay(kit, width, level)
            parts += box.at(0, y)
            y += box.h
            lines.append(y)
        slip = Slip(lines=tuple(lines[:-1]))
        return Box(width, y, (Placed(slip, Rect(0, 0, width, y)), *parts))

    def least_width(self, kit: Kit) -> float:
        return max(line.least_width(kit) for line in self.lines)


def _level(heights: Sequence[float], least: float) -> float:
    """Returns the height to which the lowest have to grow so that together they reach `least`, or
    0 if they do so already."""
    low = sorted(heights)
    for count in range(len(low), 0, -1):
        level = (least - sum(low[count:])) / count
        if level >= low[count - 1]:
            return level
    return 0.0
