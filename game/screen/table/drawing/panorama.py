"""The panorama of the places behind the Doors. Each part wakes when its Door has come to lie
there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import pairwise

import pygame

from game.rules.card import Colour
from game.rules.state import ROW, owned
from game.screen.look import palette
from game.screen.look.pictures import picture
from game.screen.look.shapes import until_resized
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Rect, Size, panorama_borders
from game.table.motion.director import Director
from game.table.motion.motions import CROSS_FADE
from game.table.motion.tempo import INSTANT

STEPS = 12
"""Number of steps in which a part wakes or falls asleep."""
WAKING = 1.2
"""Seconds in which a part wakes or falls asleep."""
SOFT = 0.012
"""Distance on each side of a border over which the light of a part fades, by the width of the
panorama."""
SLICES = 12
"""Number of slices in which it fades."""
CALM, COARSE = 196, 12
"""Darkness under the row of each of two players, 0 to 255, and the factor by which its picture is
drawn smaller to soften its edge."""

Levels = tuple[tuple[int, ...], ...]
"""How far the parts of each place are awake, from 0 to STEPS."""
Still = tuple[pygame.Surface, tuple[int, int]]
"""The picture of a part of the table with a place, and its upper left corner."""


class Tiles(dict[tuple[Rect, int], tuple[Levels, Still | None]]):
    """The last picture of each place of a panorama, and how far it was awake."""

    cache_clear = dict.clear


_tiles = until_resized(Tiles())


def let_go() -> None:
    """Forgets all pictures of panoramas."""
    _tiles.clear()
    _stills.cache_clear()


class Panorama:
    """Tracks how far each part is awake, and draws the panorama. With high contrast it draws
    nothing."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._lying: set[str] = set()
        """The ids of the Doors that have landed. A Door that is then held keeps its light."""
        self._levels: list[Levels] = []
        self._since = 0.0
        self._expected: set[Rect] = set()
        """The panoramas whose lit pictures are read or being read."""
        self.waking = False
        """Whether any part wakes or falls asleep."""

    def advance(self, dt: float, director: Director) -> bool:
        """Advances by `dt` seconds. Returns whether anything has to be drawn anew."""
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
        """Returns how far each part will be awake."""
        view, places = director.view, director.layout.places
        moving = director.moving | director.elsewhere
        doors = [card for side in view.doors for card in side]
        self._lying &= {door.id for door in doors}
        won = view.result == "won"  # its lights still open the last Door
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
        """Draws the panorama over the empty table."""
        if self._program.settings.high_contrast:
            return
        for seat, levels in enumerate(self._levels):
            rect = places.panorama(seat)
            self._expect(rect)
            for place in range(len(Colour)):
                drawn = self._tile(rect, place, around(levels, place))
                if drawn is not None:
                    surface.blit(*drawn)
            row = places.zones.get(owned(ROW, seat))
            if row is not None and len(self._levels) > 1:
                # With two players, each narrow panorama also lies behind the cards of the row.
                surface.blit(_calm((round(row.w), round(row.h))), (round(row.x), round(row.y)))

    def _tile(self, strip: Rect, place: int, levels: Levels) -> Still | None:
        """Returns the picture of a place, made anew only when its light has changed; None outside
        the window."""
        drawn = _tiles.get((strip, place))
        if drawn is None or drawn[0] != levels:
            drawn = levels, _tile(self._program.backdrop, strip, place, levels)
            _tiles[strip, place] = drawn
        return drawn[1]

    def _expect(self, strip: Rect) -> None:
        """Has the lit pictures read in the background, before the first Door opens."""
        if strip not in self._expected:
            self._expected.add(strip)
            self._program.grounds.make(partial(_stills, self._program.backdrop, strip, "awake"))


def shape(sides: list[Levels]) -> list[list[int]]:
    """Returns how many parts each place of each side has."""
    return [[len(place) for place in levels] for levels in sides]


def nearer(now: Levels, goal: Levels, steps: int) -> Levels:
    """Returns the levels so many steps nearer to the goal."""
    places = zip(now, goal, strict=True)
    return tuple(
        tuple(
            min(wanted, level + steps) if wanted > level else max(wanted, level - steps)
            for level, wanted in zip(*place, strict=True)
        )
        for place in places
    )


def around(levels: Levels, place: int) -> Levels:
    """Returns the levels of a place, and of the parts that border on it."""
    before = levels[place - 1][-1:] if place else ()
    after = levels[place + 1][:1] if place + 1 < len(levels) else ()
    return before, levels[place], after


def _tile(ground: pygame.Surface, strip: Rect, place: int, levels: Levels) -> Still | None:
    """Returns the part of the table with a place, and its upper left corner; None outside the
    window. The picture may be shared and must not be changed."""
    asleep, parts = _stills(ground, strip, "asleep")[place], {n for part in levels for n in part}
    if asleep is None or parts == {0}:
        return asleep
    (picture, corner), awake = asleep, _stills(ground, strip, "awake")[place]
    assert awake is not None, "both are cut alike"
    if parts == {STEPS}:
        return awake
    drawn, lit = picture.copy(), awake[0]
    for left, right, level in bands(place, levels):
        x, end = (round(strip.x + part * strip.w) - corner[0] for part in (left, right))
        # A blit with an alpha of 255 takes ten times as long as one without.
        lit.set_alpha(None if level == STEPS else round(255 * level / STEPS))
        drawn.blit(lit, (x, 0), (x, 0, end - x, drawn.get_height()))
    lit.set_alpha(None)
    return drawn, corner


def bands(place: int, levels: Levels) -> Iterator[tuple[float, float, float]]:
    """Yields upright bands of a place: left and right edge by the width of the panorama, and how
    far the band is awake. A part wakes as a whole, with soft borders."""
    before, own, after = levels
    borders = panorama_borders(place, len(own))
    known = [*(before or own[:1]), *own, *(after or own[-1:])]
    left = 0.0
    for border, (level, other) in zip(borders, pairwise(known), strict=True):
        yield left, border - SOFT, level
        for slice_ in range(SLICES):
            x = border - SOFT + 2 * SOFT * slice_ / SLICES
            part = (slice_ + 0.5) / SLICES
            yield x, x + 2 * SOFT / SLICES, level + (other - level) * part
        left = border + SOFT
    yield left, 1.0, known[-1]


@until_resized
@lru_cache(maxsize=2)
def _calm(size: Size) -> pygame.Surface:
    """Returns the dark ground under a row, with soft edges. The picture is shared and must not be
    changed."""
    small = pygame.Surface((max(8, size[0] // COARSE), max(8, size[1] // COARSE)), pygame.SRCALPHA)
    small.fill((*palette.WELL[:3], 0))
    small.fill((*palette.WELL[:3], CALM), small.get_rect().inflate(-4, -2))
    return pygame.transform.smoothscale(pygame.transform.box_blur(small, 2), size)


@until_resized
@lru_cache(maxsize=4)
def _stills(ground: pygame.Surface, strip: Rect, state: str) -> list[Still | None]:
    """Returns a picture of the table with each place in this state; None for a place outside the
    window. The pictures are shared, and their pixels must not be changed."""
    size = round(strip.w), round(strip.h)
    sheet = pygame.transform.smoothscale(picture(f"panorama/{state}.jpg"), size).convert_alpha()
    mask = pygame.transform.smoothscale(picture("panorama/mask.png").convert_alpha(), size)
    sheet.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MULT)
    stills: list[Still | None] = []
    for place in range(len(Colour)):
        left, right = (round(x * size[0]) for x in panorama_borders(place, 1))
        part = pygame.Rect(left, 0, right - left, size[1])
        at = part.move(round(strip.x), round(strip.y)).clip(ground.get_rect())
        if at:
            drawn = ground.subsurface(at).copy()
            drawn.blit(sheet, (0, 0), at.move(-round(strip.x), -round(strip.y)))
            stills.append((drawn, at.topleft))
        else:
            stills.append(None)
    return stills
