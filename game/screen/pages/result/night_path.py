"""The Doors of a game in the order in which they opened, on a path out of the night."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.screen.look import icons, palette, shapes
from game.screen.pages.result.door_figures import DoorFigure, label_height
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Row, Slab
from game.screen.ui.element import Box, Element, Kit, Placed
from game.table.layout.places import Rect

GAP, THICK, BEYOND, SIGN, ASIDE = 14, 9, 24, 38, 1.3
"""Distance between two Doors, thickness of the path, how far it goes on beyond them, and size of
the signs at its ends, by the design; and the room that a sign takes by its size."""
NIGHT, DUSK, DAWN = (palette.ramp(code)[0] for code in ("2B2A66", "8C4A86", "EE9A6C"))
"""Colours of the path from the night into the dawn."""


def in_turn(doors: Sequence[DoorFigure]) -> list[DoorFigure]:
    """Returns the open Doors in the order in which they were gained, before the shut ones."""
    never = max((door.gained.turn for door in doors if door.gained), default=0) + 1
    return sorted(doors, key=lambda door: door.gained.turn if door.gained else never)


@dataclass(frozen=True)
class Path(Slab):
    """A path under a line of Doors, through the night from one part of it to another, 0 to 1. The
    Moon is at its start, and the Sun at the end of one that leads into the `dawn`."""

    start: float = 0.0
    end: float = 1.0
    dawn: bool = False

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        side, aside = round(kit.px(SIGN)), aside_px(kit)
        high, y = round(max(3.0, kit.px(THICK))), rect.bottom - label_height(kit)
        size = round(rect.w - 2 * aside), high
        strip = pygame.Surface((size[0], 1), pygame.SRCALPHA)
        for x in range(size[0]):
            strip.set_at((x, 0), self._colour(x / size[0]))
        path = pygame.transform.scale(strip, size)
        ends = pygame.Surface(size, pygame.SRCALPHA)
        shapes.box(ends, Rect(0, 0, *size), high / 2, palette.WHITE)
        path.blit(ends, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(path, (round(rect.x + aside), round(y - high / 2)))
        moon = [("kind-M", rect.x + side / 2)] if self.start == 0 else []
        sun = [("kind-S", rect.right - side / 2)] if self.end == 1 and self.dawn else []
        for icon, middle in (*moon, *sun):
            sign = icons.draw(icon, side, kit.theme.inks["title"])
            surface.blit(sign, sign.get_rect(center=(round(middle), round(y))))

    def _colour(self, part: float) -> palette.Colour:
        """Returns the colour at this part of the path: one that ends in the night grows dark."""
        time = 2 * (self.start + (self.end - self.start) * part)
        if not self.dawn:
            return palette.mixed(DUSK, NIGHT, time / 2)
        return palette.mixed(NIGHT, DUSK, time) if time < 1 else palette.mixed(DUSK, DAWN, time - 1)


@dataclass(frozen=True)
class NightPath(Element):
    """These Doors side by side on the path, which leads into the `dawn` after a victory."""

    doors: Sequence[DoorFigure]
    dawn: bool

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        side = aside_px(kit) + kit.px(BEYOND)
        box = Row(self.doors, gap=GAP, align="middle").lay(kit, width - 2 * side)
        doors = [*box.at(side, 0)]
        lines: dict[int, list[Rect]] = {}
        for door in doors:
            lines.setdefault(round(door.rect.bottom), []).append(door.rect)
        paths, step = [], 1 / len(lines)
        for number, line in enumerate(lines.values()):
            path = Path(start=number * step, end=(number + 1) * step, dawn=self.dawn)
            top, left = min(rect.y for rect in line), line[0].x - side
            wide, high = line[-1].right + side - left, line[0].bottom - top
            paths.append(Placed(path, Rect(left, top, wide, high)))
        return Box(width, box.h, (*paths, *doors))


def aside_px(kit: Kit) -> float:
    """Returns the pixels from the end of a path to the outer edge of the sign beside it."""
    return kit.px(SIGN) * ASIDE
