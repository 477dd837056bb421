"""A slider, which sets a number along a line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.screen.lettering.text import write_from
from game.screen.look import palette, shapes
from game.screen.sheet import Canvas
from game.screen.ui.buttons import LABEL, Labelled
from game.screen.ui.element import Act, Box, Kit, Placed
from game.screen.ui.words import Lines
from game.table.hands.things import Kind
from game.table.layout.places import Rect

MOST, STEP = 100, 5
"""Largest value, and the step from one value to the next."""


def stepped(value: float) -> int:
    """Returns the nearest whole step, 0 to 100."""
    return min(MOST, max(0, round(value / STEP) * STEP))


@dataclass(frozen=True)
class Slider(Labelled):
    """A value from 0 to 100 under a label. `told` is the value in words; `change` is given each
    value that the slider is moved to, and `kept` is called when it is let go."""

    value: int = 0
    told: str = ""
    change: Callable[[int], None] | None = None
    kept: Act | None = None

    @property
    def pressable(self) -> bool:
        return True

    @property
    def kind(self) -> Kind:
        return "slider"

    @property
    def content(self) -> int:
        return self.value

    def _told_width(self, kit: Kit) -> float:
        return kit.text.width(self.told, "number", kit.places.text(LABEL))

    def beside(self, kit: Kit) -> float:
        return 2 * self._margin(kit) + self._told_width(kit) + kit.gap

    @staticmethod
    def _margin(kit: Kit) -> float:
        return max(10.0, kit.px(16))

    @staticmethod
    def _knob(kit: Kit) -> float:
        return max(16.0, kit.px(22))

    def _written(self, kit: Kit, lines: Lines) -> float:
        return len(lines) * kit.text.line_height("label", kit.places.text(LABEL))

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        written = self._written(kit, self.lines(kit, width))
        high = max(kit.places.target, written + self._knob(kit) + 1.2 * self._margin(kit), least)
        return Box(width, high, (Placed(self, Rect(0, 0, width, high)),))

    def radius(self, kit: Kit, rect: Rect) -> float:
        return kit.px(14)

    def _line(self, kit: Kit, rect: Rect) -> Rect:
        """Returns the rectangle of the line along which the middle of the knob moves."""
        knob, away = self._knob(kit), self._margin(kit)
        inner = rect.grown(-away)
        y = rect.bottom - away * 0.6 - knob / 2
        return Rect(inner.x + knob / 2, y - knob * 0.16, inner.w - knob, knob * 0.32)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        kit.theme.slab(surface, rect, self.radius(kit, rect), "row", kit.places, hover)
        px, away, ink = kit.places.text(LABEL), self._margin(kit), kit.theme.inks["strong"]
        step = kit.text.line_height("label", px)
        y = rect.y + away * 0.6 + step / 2
        at = rect.right - away - self._told_width(kit), y
        write_from(surface, kit.text, self.told, "number", px, ink, at)
        for line in self.lines(kit, rect.w):
            write_from(surface, kit.text, line, "label", px, ink, (rect.x + away, y))
            y += step
        self._draw_line(kit, surface, rect)

    def _draw_line(self, kit: Kit, surface: Canvas, rect: Rect) -> None:
        line, knob = self._line(kit, rect), self._knob(kit)
        if kit.theme.plain:
            shapes.outline(surface, line, line.h / 2, 2, kit.theme.inks["strong"])
        else:
            kit.theme.sink(surface, line, line.h / 2, kit.places)
            kit.theme.outline(surface, line, line.h / 2, 1)
        reached = line.w * self.value / MOST
        if reached >= line.h:
            shapes.box(surface, replace(line, w=reached), line.h / 2, *kit.theme.bar)
        at = Rect.around((line.x + reached, line.centre[1]), knob, knob)
        shapes.box(surface, at.grown(2), knob / 2 + 2, palette.CHIP)
        kit.theme.slab(surface, at, knob / 2, "knob", kit.places, lit=False)

    def turn(self, by: int) -> bool:
        self._set(stepped(self.value + by * STEP))
        self.keep()
        return True

    def draw_to(self, kit: Kit, rect: Rect, x: float) -> bool:
        line = self._line(kit, rect)
        self._set(stepped((x - line.x) / line.w * MOST))
        return True

    def keep(self) -> None:
        if self.kept is not None:
            self.kept()

    def become(self, content: str | float) -> None:
        if isinstance(content, float):
            self._set(stepped(content))
            self.keep()

    def _set(self, value: int) -> None:
        if self.change is not None:
            self.change(value)
