"""The places behind the Doors: each half wakes when its Door has come to lie there."""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import pairwise

import pygame

from game.rules.card import Colour
from game.screen.look.pictures import picture
from game.screen.look.shapes import until_resized
from game.screen.scene import Program
from game.screen.sheet import Canvas
from game.table.layout import panorama
from game.table.layout.places import Places, Rect, Size
from game.table.motion.director import Director
from game.table.motion.motions import CROSS_FADE
from game.table.motion.tempo import INSTANT

STEPS = 12
"""In so many steps a part wakes or falls asleep."""
WAKING = 1.2
"""Seconds in which it does."""
SOFT = 0.012
"""So far to both sides of its border the light of a part fades, in widths of the panorama."""

Levels = tuple[tuple[int, ...], ...]
"""How far the parts of each place are awake, 0 to STEPS."""


class Panorama:
    """Knows how far each part is awake and draws all of it. Nothing is drawn with flat faces."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._lying: set[str] = set()
        """The Doors that have come to lie where they belong: one that is held keeps its light."""
        self._levels: list[Levels] = []
        self._since = 0.0
        self._expected: Size = (0, 0)
        self.waking = False
        """Whether any part wakes or falls asleep."""

    def advance(self, dt: float, director: Director) -> bool:
        """`dt` seconds pass; whether there is anything to draw anew."""
        goal, tempo = self._goal(director), director.tempo
        if shape(goal) != shape(self._levels) or tempo.speed == INSTANT:
            changed, self._levels, self.waking = goal != self._levels, goal, False
            return changed
        self.waking = goal != self._levels
        if not self.waking:
            self._since = 0.0
            return False
        self._since += dt * tempo.speed
        step = (CROSS_FADE.fade if tempo.reduced else WAKING) / STEPS
        steps = int(self._since / step)
        self._since -= steps * step
        if steps:
            self._levels = [nearer(*side, steps) for side in zip(self._levels, goal, strict=True)]
        return steps > 0

    def _goal(self, director: Director) -> list[Levels]:
        """How it will be."""
        view, places = director.view, director.layout.places
        moving = director.moving | director.elsewhere
        doors = [card for side in view.doors for card in side]
        self._lying &= {door.id for door in doors}
        won = view.result == "won"  # while its lights still open the last Door
        self._lying |= {door.id for door in doors if won or door.id not in moving}
        sides = []
        for seat in range(view.seats):
            here = [door for door in view.doors[seat] if door.id in self._lying]
            side = []
            for place, colour in enumerate(Colour):
                count = sum(colour in door.colours for door in here)
                parts = max(1, places.slots_of(place))
                side.append(tuple(STEPS * (part < count) for part in range(parts)))
            sides.append(tuple(side))
        return sides

    def paint(self, surface: Canvas, places: Places) -> None:
        """Over the empty table."""
        if self._program.settings.high_contrast:
            return
        for seat, levels in enumerate(self._levels):
            rect = panorama.strip(places, seat)
            self._expect(whole(rect))
            for place in range(len(Colour)):
                drawn = _tile(self._program.backdrop, rect, place, around(levels, place))
                if drawn is not None:
                    surface.blit(*drawn)

    def _expect(self, size: Size) -> None:
        """The lit sheet is made beside the game, before the first Door opens."""
        if size != self._expected:
            self._expected = size
            self._program.grounds.make(partial(_sheet, size, "awake"))


def whole(strip: Rect) -> Size:
    """The size of a strip in pixels."""
    return round(strip.w), round(strip.h)


def shape(sides: list[Levels]) -> list[list[int]]:
    """How many parts each place of each side has."""
    return [[len(place) for place in levels] for levels in sides]


def nearer(now: Levels, goal: Levels, steps: int) -> Levels:
    """So many steps from one to the other."""
    places = zip(now, goal, strict=True)
    return tuple(
        tuple(
            min(wanted, level + steps) if wanted > level else max(wanted, level - steps)
            for level, wanted in zip(*place, strict=True)
        )
        for place in places
    )


def around(levels: Levels, place: int) -> Levels:
    """Of a place, and of what borders on it."""
    before = levels[place - 1][-1:] if place else ()
    after = levels[place + 1][:1] if place + 1 < len(levels) else ()
    return before, levels[place], after


@until_resized
@lru_cache(maxsize=10)
def _tile(
    ground: pygame.Surface, strip: Rect, place: int, levels: Levels
) -> tuple[pygame.Surface, tuple[int, int]] | None:
    """The part of the table with a place, and its upper left corner; nothing outside of the window.
    Not to be changed: it is shared."""
    size = whole(strip)
    left, right = (round(x * size[0]) for x in panorama.borders(place, 1))
    part = pygame.Rect(left, 0, right - left, size[1])
    at = part.move(round(strip.x), round(strip.y)).clip(ground.get_rect())
    if not at:
        return None
    part = at.move(-round(strip.x), -round(strip.y))
    drawn = ground.subsurface(at).copy()
    drawn.blit(_sheet(size, "asleep"), (0, 0), part)
    before, own, after = levels
    if any((*before, *own, *after)):
        lit = _sheet(size, "awake").subsurface(part).copy()
        lit.blit(_light(size, place, levels).subsurface(part), (0, 0), None, pygame.BLEND_RGBA_MULT)
        drawn.blit(lit, (0, 0))
    return drawn, at.topleft


COLUMNS = 540
"""Of the small picture from which the light is enlarged."""


def _light(size: Size, place: int, levels: Levels) -> pygame.Surface:
    """White, where and as far as the parts about a place are awake."""
    before, own, after = levels
    bounds = panorama.borders(place, len(own))
    known = [before[0] if before else own[0], *own, after[0] if after else own[-1]]
    small = pygame.Surface((COLUMNS, 1), pygame.SRCALPHA)
    for column in range(COLUMNS):
        x, level = (column + 0.5) / COLUMNS, float(known[0])
        for border, (one, other) in zip(bounds, pairwise(known), strict=True):
            level += (other - one) * min(1.0, max(0.0, 0.5 + (x - border) / (2 * SOFT)))
        small.set_at((column, 0), (255, 255, 255, round(255 * level / STEPS)))
    return pygame.transform.smoothscale(small, size)


@until_resized
@lru_cache(maxsize=4)
def _sheet(size: Size, state: str) -> pygame.Surface:
    """The whole strip, its edges soft. Not to be changed: it is shared."""
    drawn = pygame.transform.smoothscale(picture(f"panorama/{state}.jpg"), size).convert_alpha()
    mask = pygame.transform.smoothscale(picture("panorama/mask.png").convert_alpha(), size)
    drawn.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MULT)
    return drawn
