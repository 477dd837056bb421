"""The Doors of a game on a path out of the night, each as far along as the turn in which it opened,
and under it what the dangers on the way took."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import pygame

from game.screen.look import icons, palette, shapes
from game.screen.pages.result.door_figures import DoorFigure, label_height
from game.screen.pages.result.losses_row import APART, Token
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Row, Slab
from game.screen.ui.element import Box, Element, Kit, Placed
from game.table.layout.places import Rect

GAP, THICK, BEYOND, SIGN, ASIDE = 14, 9, 24, 38, 1.3
"""Distance between two Doors, thickness of the path, how far it goes on beyond them, and size of
the signs at its ends, by the design; and the room that a sign takes by its size."""
MARK, ENLARGED, TALLEST = 0.9, 1.45, 0.3
"""Greatest size of the mark of a turn, by the breadth of the path and by the distance of two marks;
greatest size of a Door on one line by its usual size, and its height by the height in sight."""
DOORS, AIRY, CLOSER, SHARE = 0.68, 0.36, 0.6, 0.8
"""Part of the free room on a line that makes the Doors larger, and where some opened in the same
turn, while the rest is for the turns; distance of Doors of one turn by that of Doors of two turns,
and the part of the room for the turns that may be taken for that."""
UNDER, ASTRAY = 16, 0.5
"""Distance of the losses from the path by the design, and how far the losses of a turn may stand
from it, by their width."""
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
class Turns(Slab):
    """The turns between two Doors on the path: a mark for each, `many` of them after the turn
    `after`."""

    many: int = 0
    after: int = 0

    def moments(self, rect: Rect) -> Mapping[int, float]:
        """Returns where each turn lies."""
        step = rect.w / (self.many + 1)
        return {self.after + n: rect.x + n * step for n in range(1, self.many + 1)}

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        step, line = rect.w / (self.many + 1), max(1.0, kit.px(THICK) / 6)
        side = MARK * min(rect.h, step)
        for x in self.moments(rect).values():
            bead = Rect.around((x, rect.centre[1]), side, side)
            shapes.box(surface, bead, side / 2, palette.IVORY)
            shapes.outline(surface, bead, side / 2, line, NIGHT)


@dataclass(frozen=True)
class NightPath(Element):
    """These Doors on the path, which leads into the `dawn` after a victory. On one line they stand
    as far apart as the turns between them, of `turns` in all, and closer to each other if they
    opened in the same one; shut ones stand at its end. On several lines they stand side by side.
    Each of the `losses` stands under its turn if all have room there, otherwise they stand on a
    line of their own."""

    doors: Sequence[DoorFigure]
    dawn: bool
    turns: int
    losses: Sequence[Element] = ()

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        path = self._path(kit, width)
        if not self.losses:
            return path
        below = self._in_time(kit, path)
        if below is None:
            below = Row(self.losses, gap=APART, align="middle").lay(kit, width)
        y = path.h + kit.px(UNDER)
        return Box(width, y + below.h, (*path.parts, *below.at(0, y)))

    def _in_time(self, kit: Kit, path: Box) -> Box | None:
        """Returns the losses by their turns, and what heads them under the start of the path, or
        before that if they have no room after it. Returns None if they have none even so."""
        when = self._moments(path)
        tokens = [one for one in self.losses if isinstance(one, Token)]
        heads = [one for one in self.losses if not isinstance(one, Token)]
        gap, head = kit.px(APART), Row(heads, gap=APART).lay(kit, path.w)
        end, parts = head.w + 2 * gap, list[Placed]()
        for turn in sorted({token.met for token in tokens}):
            group = Row([token for token in tokens if token.met == turn], gap=APART)
            box = group.lay(kit, path.w)
            wanted = when.get(turn, path.w) - box.w / 2
            x = max(wanted, end)
            if x - wanted > ASTRAY * box.w or x + box.w > path.w:
                return None
            if not parts:
                start = min(aside_px(kit), x - 2 * gap - head.w)
                parts += head.at(start, (box.h - head.h) / 2)
            parts += box.at(x, 0)
            end = x + box.w + gap
        return Box(path.w, max(part.rect.bottom for part in parts), tuple(parts))

    def _moments(self, path: Box) -> Mapping[int, float]:
        """Returns where each turn lies on a path of one line."""
        if sum(isinstance(part.leaf, Path) for part in path.parts) > 1:
            return {}
        when, doors = dict[int, float](), dict[int, list[float]]()
        for part in path.parts:
            if isinstance(part.leaf, Turns):
                when |= part.leaf.moments(part.rect)
            elif isinstance(part.leaf, DoorFigure):
                turn = part.leaf.gained.turn if part.leaf.gained else self.turns
                doors.setdefault(turn, []).append(part.rect.centre[0])
        return when | {turn: (min(xs) + max(xs)) / 2 for turn, xs in doors.items()}

    def _path(self, kit: Kit, width: float) -> Box:
        """Returns the Doors and the path, laid out."""
        side = aside_px(kit) + kit.px(BEYOND)
        box = Row(self.doors, gap=GAP, align="middle").lay(kit, width - 2 * side)
        lines = list[list[Placed]]()
        for door in box.at(side, 0):
            if not lines or door.rect.x < lines[-1][-1].rect.x:
                lines.append([])
            lines[-1].append(door)
        if len(lines) == 1:
            return self._by_turn(kit, lines[0], width, side)
        parts, step = list[Placed](), 1 / len(lines)
        for number, line in enumerate(lines):
            path = Path(start=number * step, end=(number + 1) * step, dawn=self.dawn)
            top, foot = min(door.rect.y for door in line), max(door.rect.bottom for door in line)
            left, right = line[0].rect.x - side, line[-1].rect.right + side
            parts.append(Placed(path, Rect(left, top, right - left, foot - top)))
            parts += (door.moved(0, foot - door.rect.bottom) for door in line)
        return Box(width, box.h, tuple(parts))

    def _by_turn(self, kit: Kit, doors: Sequence[Placed], width: float, side: float) -> Box:
        """Lays out the Doors, which have room beside each other, by the turns in which they
        opened."""
        when = [0, *(door.gained.turn if door.gained else self.turns for door in self.doors)]
        passes = [now > before for before, now in pairwise(when[1:])]
        gap, label = kit.px(GAP), label_height(kit)
        room = width - 2 * side - gap * sum(passes)
        wide = sum(door.rect.w for door in doors)
        tall = max(door.rect.h for door in doors) - label
        part = DOORS if all(passes) else AIRY
        larger = min(ENLARGED, 1 + (room / wide - 1) * part, max(1.0, kit.sight * TALLEST / tall))
        high, free = tall * larger + label, room - wide * larger
        # Doors of one turn stand so much closer that they are seen to belong together.
        each = wide * larger / len(doors) * (1 / CLOSER - 1) - gap
        away = 0.0 if all(passes) else min(each, free * SHARE / max(1, sum(passes)))
        turn, x, start = (free - away * sum(passes)) / max(1, when[-1]), side, side
        passed, placed = list[Placed](), list[Placed]()
        y, thick = high - label, kit.px(THICK)
        for door, before, now in zip(doors, when, when[1:], strict=False):
            if placed and now > before:
                x += gap + away
            x += turn * (now - before)
            if now > before + 1:
                between = Rect(start, y - thick / 2, x - start, thick)
                passed.append(Placed(Turns(many=now - before - 1, after=before), between))
            own = Rect(x, 0, door.rect.w * larger, (door.rect.h - label) * larger + label)
            placed.append(Placed(door.leaf, replace(own, y=high - own.h)))
            start = x = own.right
        path = Placed(Path(dawn=self.dawn), Rect(0, 0, width, high))
        return Box(width, high, (path, *passed, *placed))


def aside_px(kit: Kit) -> float:
    """Returns the pixels from the end of a path to the outer edge of the sign beside it."""
    return kit.px(SIGN) * ASIDE
