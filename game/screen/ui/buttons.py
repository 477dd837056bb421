"""The elements that can be pressed: buttons, switches with a knob in a groove, and choices with a
ring that is ticked."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.screen.lettering.text import write, write_from
from game.screen.look import icons, palette, shapes
from game.screen.sheet import Canvas
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.screen.ui.theme import Ink, Surface
from game.screen.ui.words import Lines, broken
from game.table.hands.things import Kind, Thing
from game.table.layout.places import Point, Rect
from game.words import PadSign

LABEL, KEY, DETAIL = 19, 15, 20
"""Heights of letters by the design: of labels, of keys on buttons, of sentences in switches."""
LEADING = 1.25
"""Distance between two lines of a label, by the height of its letters."""
CAP = 0.66
"""Greatest height of the frame around a key, by that of its button."""
GROOVE, TICK = 1.75, 0.72
"""Width of the groove of a switch, by that of the ring of a choice, and of the tick in it by its
height."""


@dataclass(frozen=True)
class Labelled(Leaf):
    """A leaf with a label, which is broken into lines where the leaf is not wide enough."""

    label: str = ""

    @property
    def name(self) -> str:
        return self.said or self.label

    def beside(self, kit: Kit) -> float:
        """Returns the part of the leaf's width, in pixels, that the label cannot have."""
        return 2 * kit.places.px(14) + kit.places.target * 0.5

    def lines(self, kit: Kit, width: float) -> Lines:
        """Returns the lines of the label in a leaf of this width in pixels."""
        room = int(max(1.0, width - self.beside(kit)))
        return broken(kit.text, self.label, "label", kit.places.text(LABEL), room, 0.0)

    def least_width(self, kit: Kit) -> float:
        letters = kit.text.width(self.label, "label", kit.places.text(LABEL))
        return math.ceil(letters + self.beside(kit)) + 1

    def size(self, kit: Kit, width: float) -> tuple[float, float]:
        width = min(width, self.least_width(kit))
        high = len(self.lines(kit, width)) * kit.places.text(LABEL) * LEADING
        return width, max(kit.places.target, high + kit.px(20))

    def radius(self, kit: Kit, rect: Rect) -> float:
        return min(rect.h, kit.places.target) / 2

    def write_label(self, kit: Kit, surface: Canvas, ink: Ink, lines: Lines, centre: Point) -> None:
        """Writes the lines of the label, centred at a point."""
        px, colour = kit.places.text(LABEL), kit.theme.inks[ink]
        step = px * LEADING
        y = centre[1] - step * (len(lines) - 1) / 2
        for line in lines:
            write(surface, kit.text, line, "label", px, colour, (centre[0], y))
            y += step


@dataclass(frozen=True)
class Button(Labelled):
    """A pill to press. The `primary` act of a page is gold; of several buttons that show one view
    each, one is `shown`, and for all other buttons that is None; one that matters little is
    `quiet`. `key` names the key that does the same, and is written beside the label."""

    primary: bool = False
    shown: bool | None = None
    quiet: bool = False
    key: str = ""
    least: float = 128
    """Least width by the design."""

    @property
    def kind(self) -> Kind:
        return "tab" if self.shown is not None else ""

    @property
    def content(self) -> int:
        return int(bool(self.shown))

    def _key_width(self, kit: Kit) -> float:
        if not self.key:
            return 0.0
        px = kit.places.text(KEY)
        wide = kit.text.width(self.key, "label", px) + kit.px(14) * kit.places.letters
        return max(px * 1.6, wide)

    def beside(self, kit: Kit) -> float:
        key = self._key_width(kit)
        return super().beside(kit) + (key + kit.px(10) * kit.places.letters if key else 0.0)

    def least_width(self, kit: Kit) -> float:
        return max(kit.px(self.least), super().least_width(kit))

    @property
    def _look(self) -> tuple[Surface, Ink]:
        if not self.enabled:
            return "idle", "idle"
        if self.primary:
            return "primary", "on_gold"
        if self.quiet and not self.shown:
            return "quiet", "on_quiet"
        return "picked" if self.shown else "button", "strong"

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        (look, ink), radius = self._look, self.radius(kit, rect)
        kit.theme.slab(surface, rect, radius, look, kit.places, hover and self.enabled)
        lines, key = self.lines(kit, rect.w), self._key_width(kit)
        room = key + kit.px(10) * kit.places.letters if key else 0.0
        x, y = rect.centre
        self.write_label(kit, surface, ink, lines, (x - room / 2, y))
        if key:
            px, colour = kit.places.text(KEY), kit.theme.inks[ink]
            wide = max(kit.text.width(line, "label", kit.places.text(LABEL)) for line in lines)
            at = x - room / 2 + wide / 2 + room - key / 2
            box = Rect.around((at, y), key, min(px * 1.5, rect.h * CAP))
            round_off = box.h / 2 if isinstance(self.key, PadSign) else kit.px(6)
            shapes.outline(surface, box, round_off, 1, palette.faded(colour, 150))
            write(surface, kit.text, self.key, "label", px, colour, box.centre)


@dataclass(frozen=True)
class Wide(Element):
    """A button that is as wide as there is room for."""

    button: Button

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        high = max(least, self.button.size(kit, width)[1])
        return Box(width, high, (Placed(self.button, Rect(0, 0, width, high)),))

    def least_width(self, kit: Kit) -> float:
        return self.button.least_width(kit)


@dataclass(frozen=True)
class Switch(Labelled):
    """A switch, or one of several choices, as wide as there is room for. It is `picked` while it is
    on, and `one_of` several choices unless it is turned on and off by itself. `detail` is a
    sentence under the label, and `detail_id` the id of that sentence in the description."""

    picked: bool = False
    one_of: bool = False
    detail: str = ""
    detail_id: str = ""

    @property
    def kind(self) -> Kind:
        return "choice" if self.one_of else "switch"

    def beside(self, kit: Kit) -> float:
        return 2 * self._margin(kit) + self._mark(kit) + self._gap(kit)

    def _mark(self, kit: Kit) -> float:
        """Returns the width in pixels of the ring or groove before the label."""
        return ring_px(kit) * (1 if self.one_of else GROOVE)

    @staticmethod
    def _margin(kit: Kit) -> float:
        return max(10.0, kit.px(16))

    @staticmethod
    def _gap(kit: Kit) -> float:
        return max(6.0, kit.px(9))

    def _head(self, kit: Kit, width: float) -> float:
        """Returns the height of the label with its ring, in pixels."""
        lines = len(self.lines(kit, width)) * kit.places.text(LABEL) * LEADING
        return max(ring_px(kit), lines)

    def _detail(self, kit: Kit, width: float) -> Lines:
        room = int(width - (2 * self._margin(kit) if self.one_of else self.beside(kit)))
        px = kit.places.text(DETAIL)
        return broken(kit.text, self.detail, "body", px, room, 0.0) if self.detail else ()

    def _before(self, kit: Kit) -> float:
        """Returns how far in pixels the sentence is from the margin: that of a switch begins where
        the label does, that of a choice is in the middle."""
        return 0.0 if self.one_of else self._mark(kit) + self._gap(kit)

    def _detail_step(self, kit: Kit) -> float:
        return kit.places.text(DETAIL) * LEADING

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        margin, head = self._margin(kit), self._head(kit, width)
        detail = self._detail(kit, width)
        high = max(kit.places.target, head + margin)
        if detail:
            under = len(detail) * self._detail_step(kit)
            high = head + self._gap(kit) / 2 + under + 1.5 * margin
            text = Leaf(id=self.detail_id or f"text.{self.id}.detail", said=self.detail)
            y = 0.75 * margin + head + self._gap(kit) / 2
            x = margin + self._before(kit)
            told = Placed(text, Rect(x, y, width - margin - x, under))
            return Box(width, max(least, high), (self._whole(width, max(least, high)), told))
        return Box(width, max(least, high), (self._whole(width, max(least, high)),))

    def _whole(self, width: float, high: float) -> Placed:
        return Placed(self, Rect(0, 0, width, high))

    def radius(self, kit: Kit, rect: Rect) -> float:
        return kit.px(14) if self.detail else super().radius(kit, rect)

    def thing(self, rect: Rect) -> Thing | None:
        picked = replace(self, picked=False, state=(*self.state, "selected"))
        return picked.thing(rect) if self.picked else super().thing(rect)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        look: Surface = "picked" if self.picked else "faint"
        if not self.enabled:
            look = "idle"
        lit, radius = hover and self.enabled, self.radius(kit, rect)
        kit.theme.slab(surface, rect, radius, look, kit.places, lit)
        ink: Ink = "strong" if self.enabled else "idle"
        mark, gap, px = self._mark(kit), self._gap(kit), kit.places.text(LABEL)
        lines = self.lines(kit, rect.w)
        wide = max(kit.text.width(line, "label", px) for line in lines)
        x, y = rect.x + self._margin(kit), rect.centre[1]
        if self.one_of:
            x = rect.centre[0] - (mark + gap + wide) / 2
        if self.detail:
            y = rect.y + 0.75 * self._margin(kit) + self._head(kit, rect.w) / 2
        draw = draw_ring if self.one_of else draw_groove
        draw(kit, surface, (x + mark / 2, y), ring_px(kit), self.picked, self.enabled)
        self.write_label(kit, surface, ink, lines, (x + mark + gap + wide / 2, y))
        step = self._detail_step(kit)
        y += self._head(kit, rect.w) / 2 + gap / 2 + step / 2
        for line in self._detail(kit, rect.w):
            px = kit.places.text(DETAIL)
            colour = kit.theme.inks["body" if self.enabled else "idle"]
            if self.one_of:
                write(surface, kit.text, line, "body", px, colour, (rect.centre[0], y))
            else:
                write_from(surface, kit.text, line, "body", px, colour, (x + mark + gap, y))
            y += step


def ring_px(kit: Kit) -> int:
    """Returns the width of the ring of a choice in pixels."""
    return round(kit.places.text(20) * 1.1)


def draw_ring(
    kit: Kit, surface: Canvas, centre: Point, px: int, picked: bool, enabled: bool = True
) -> None:
    """Draws the ring of a choice, `px` pixels wide, with a tick if it is picked."""
    rect, inks = Rect.around(centre, px, px), kit.theme.inks
    if picked and enabled:
        shapes.box(surface, rect, px / 2, *kit.theme.bar)
    elif kit.theme.plain or not enabled:
        ink = inks["strong" if enabled else "idle"]
        shapes.outline(surface, rect, px / 2, max(2.0, px * 0.09), ink)
    else:
        kit.theme.outline(surface, rect, px / 2, px * 0.09)
    if picked:
        tick = icons.draw("tick", px, kit.theme.tick if enabled else inks["idle"])
        surface.blit(tick, (round(rect.x), round(rect.y)))


def draw_groove(
    kit: Kit, surface: Canvas, centre: Point, px: int, picked: bool, enabled: bool = True
) -> None:
    """Draws the groove of a switch, `px` pixels high: its knob lies at the right, with gold and a
    tick behind it, while the switch is on."""
    groove = Rect.around(centre, px * GROOVE, px)
    knob = px * (0.72 if kit.theme.plain else 0.86)
    away = (groove.w - px) / 2 * (1 if picked else -1)
    at = Rect.around((centre[0] + away, centre[1]), knob, knob)
    if picked and enabled:
        shapes.box(surface, groove, px / 2, *kit.theme.bar)
    elif not kit.theme.plain:
        kit.theme.sink(surface, groove, px / 2, kit.places)
    ink = kit.theme.inks["strong" if enabled else "idle"]
    if kit.theme.plain:
        shapes.outline(surface, groove, px / 2, max(2.0, px * 0.09), ink)
        shapes.box(surface, at, knob / 2, kit.theme.tick if picked and enabled else ink)
    else:
        kit.theme.outline(surface, groove, px / 2, 1)
        look: Surface = "knob" if picked else "button"
        kit.theme.slab(surface, at, knob / 2, look, kit.places, lit=False)
    if picked:
        tick = icons.draw("tick", round(px * TICK), kit.theme.tick if enabled else ink)
        left = (groove.x + at.x) / 2 + px * 0.06  # where the round end leaves less room
        surface.blit(tick, tick.get_rect(center=(round(left), round(centre[1]))))


@dataclass(frozen=True)
class PictureSwitch(Switch):
    """A switch with a picture in place of its label, ticked at its corner while it is on. `make`
    draws the picture for a height in pixels; `said` is its name in the description."""

    make: Callable[[int], pygame.Surface] | None = None
    tall: float = 60
    """Height by the design."""
    square: bool = False
    """Whether the switch is a square of the size of a target; otherwise it is as wide as there is
    room for."""

    def least_width(self, kit: Kit) -> float:
        return kit.places.target

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        high = max(kit.places.target, kit.px(self.tall), least)
        if self.square:
            width = high = kit.places.target
        return Box(width, high, (self._whole(width, high),))

    def radius(self, kit: Kit, rect: Rect) -> float:
        return kit.px(14)

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        look: Surface = "picked" if self.picked else "faint"
        kit.theme.slab(surface, rect, self.radius(kit, rect), look, kit.places, hover)
        if self.make is not None:
            picture = self.make(round(rect.h * 0.76))
            x, y = rect.centre
            wide, high = picture.get_size()
            surface.blit(picture, (round(x - wide / 2), round(y - high / 2)))
        if self.picked:
            ring = ring_px(kit)
            draw_ring(kit, surface, (rect.right - ring / 2, rect.y + ring / 2), ring, True)
