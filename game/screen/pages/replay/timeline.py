"""The line along which a replay is drawn, with marks for what mattered in the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

import pygame

from game.screen.look import icons, palette, shapes
from game.screen.materials import foil, slabs
from game.screen.materials.wells import sink
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Point, Rect
from game.table.replay import Mark, Recording
from game.table.staging import Landmark

SIGN_PX, KNOB, GROOVE = 22, 20, 7
"""Heights of a mark, of the knob and of the groove, by the design."""
CLOSE = 0.92
"""Least distance between two marks, by the width of one."""
TICK = 0.4
"""Height of a mark for whose sign there is no room, by that of a sign."""
CAUGHT = 7
"""Distance in pixels up to which a press counts for a mark."""


@dataclass(frozen=True)
class Timeline:
    """The line of a recording in its rectangle. It begins and ends where the knob has room. `known`
    is the number of the last event that is on the line, if not all are."""

    recording: Recording
    rect: Rect
    places: Places
    known: int | None = None

    @property
    def _last(self) -> int:
        return self.recording.last if self.known is None else self.known

    @property
    def marks(self) -> Sequence[Mark]:
        """The marks of the events that are on the line."""
        return [mark for mark in self.recording.marks if mark.at <= self._last]

    @property
    def landmarks(self) -> Sequence[Landmark]:
        """The kinds of marks on the line, in the order in which the game lists them."""
        happened = {type(mark.event) for mark in self.marks}
        known = self.recording.landmarks
        return [*dict.fromkeys(known[event] for event in known if event in happened)]

    @property
    def _knob(self) -> float:
        return max(14.0, self.places.px(KNOB))

    @property
    def _sign(self) -> float:
        return max(15.0, min(self.places.px(SIGN_PX), self.rect.h * 0.5))

    @property
    def groove(self) -> Rect:
        """The rectangle along which the knob moves."""
        tall, knob = max(5.0, self.places.px(GROOVE)), self._knob
        y = self.rect.bottom - knob / 2 - 2
        return Rect(self.rect.x + knob / 2, y - tall / 2, self.rect.w - knob, tall)

    def x_of(self, at: int) -> float:
        """Returns the x of the event of this number."""
        return self.groove.x + self.groove.w * at / max(1, self._last)

    def at_x(self, x: float) -> int:
        """Returns the number of the event nearest to `x`."""
        part = (x - self.groove.x) / self.groove.w
        return round(max(0.0, min(1.0, part)) * self._last)

    def pressed(self, point: Point) -> int:
        """Returns the number of the event that a press means: that of a mark nearby, if the press
        is above the groove, or else that of the nearest event."""
        near = [mark for mark in self.marks if self._away(mark, point) <= CAUGHT]
        nearest = min(near, key=lambda mark: self._away(mark, point), default=None)
        return nearest.at if nearest and point[1] < self.groove.y else self.at_x(point[0])

    def _away(self, mark: Mark, point: Point) -> float:
        return abs(self.signs[mark.at].centre[0] - point[0])

    @cached_property
    def signs(self) -> Mapping[int, Rect]:
        """The rectangle of each mark, by the number of its event. It lies over the event, or beside
        other marks."""
        side, marks = self._sign, self._drawn
        places = [self.x_of(mark.at) for mark in marks]
        y = self.rect.y + 1 + side / 2
        left, right = self.rect.x + side / 2, self.rect.right - side / 2
        middles = spread(places, side * CLOSE, left, right)
        drawn = {
            mark.at: Rect.around((x, y), side, side) for mark, x in zip(marks, middles, strict=True)
        }
        tall = side * TICK
        ticks = {
            mark.at: Rect.around((self.x_of(mark.at), y + (side - tall) / 2), tall / 2, tall)
            for mark in self.marks
            if mark.at not in drawn
        }
        return drawn | ticks

    @property
    def _drawn(self) -> Sequence[Mark]:
        """The marks that are drawn with their signs: all if they have room, otherwise those of the
        rarest kinds first."""
        marks, often = self.marks, Counter(mark.landmark.icon for mark in self.marks)
        most = max(1, int((self.rect.w - self._sign) / (self._sign * CLOSE)))
        rarest = sorted(marks, key=lambda mark: often[mark.landmark.icon])
        return sorted(rarest[:most], key=lambda mark: mark.at)

    def draw(self, surface: Canvas, at: int) -> None:
        """Draws the groove, gold up to the event of number `at`, and the knob."""
        places, groove, knob = self.places, self.groove, self._knob
        sink(surface, places, groove, groove.h / 2)
        foil.outline(surface, groove, groove.h / 2, 1, 150)
        reached = self.x_of(at) - groove.x
        if reached >= groove.h:
            shapes.box(surface, replace(groove, w=reached), groove.h / 2, *palette.GOLD_BUTTON)
        here = Rect.around((self.x_of(at), groove.centre[1]), knob, knob)
        shapes.box(surface, here.grown(2), knob / 2 + 2, palette.CHIP)
        slabs.slab(surface, here, knob / 2, knob * 0.14, slabs.KNOB, places)

    def draw_mark(self, surface: Canvas, mark: Mark, rect: Rect, passed: bool, lit: bool) -> None:
        """Draws a mark in its rectangle, on a thread over its event, paler if it is still to come.
        One without room for its sign is a dot."""
        ink = ink_of(mark.landmark)
        ink = palette.IVORY if lit else ink if passed else palette.faded(ink, 150)
        x, y = (round(value) for value in rect.centre)
        place, tall = round(self.x_of(mark.at)), round(self.groove.y) - round(rect.bottom)
        surface.blit(_thread(place - x, max(1, tall), ink), (min(x, place), round(rect.bottom)))
        if rect.w < self._sign:
            shapes.box(surface, replace(rect, h=rect.w), rect.w / 2, ink, ink)
            return
        picture = icons.draw(mark.landmark.icon, round(rect.w), ink)
        surface.blit(picture, picture.get_rect(center=(x, y)))


@lru_cache(maxsize=128)
def _thread(across: int, down: int, ink: palette.Colour) -> pygame.Surface:
    """Returns the thread from a mark to its event, which lies so many pixels to the right and
    below. The picture is shared: only read it."""
    picture = pygame.Surface((abs(across) + 1, down), pygame.SRCALPHA)
    start, end = (0, abs(across)) if across >= 0 else (-across, 0)
    pygame.draw.aaline(picture, palette.faded(ink, ink[3] * 3 // 4), (start, 0), (end, down))
    return picture


def spread(places: Sequence[float], apart: float, left: float, right: float) -> list[float]:
    """Returns the places, which are in rising order, moved as little as possible so that they lie
    `apart` from each other between `left` and `right`."""
    groups: list[tuple[float, int]] = []
    for number, place in enumerate(places):
        # Once the room of the places before it is taken off, places that are far enough apart still
        # rise.
        middle, count = place - number * apart, 1
        while groups and groups[-1][0] > middle:
            other, many = groups.pop()
            middle = (middle * count + other * many) / (count + many)
            count += many
        groups.append((middle, count))
    last = right - max(0, len(places) - 1) * apart
    level = [max(left, min(last, middle)) for middle, count in groups for _ in range(count)]
    return [middle + number * apart for number, middle in enumerate(level)]


def ink_of(landmark: Landmark) -> palette.Colour:
    """Returns the ink of a mark: silver for a loss, gold for all else. The shape says what it
    is."""
    return palette.SILVER if landmark.lost else palette.GOLD_TEXT
