"""The dream behind and under the cards: for each side the four places with their floor. Each part
wakes when its Door has come to lie there, and of two sides the light lies on the one that plays."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence, Set
from concurrent.futures import Future
from dataclasses import astuple, dataclass
from functools import lru_cache, partial
from itertools import pairwise

import pygame

from game.rules.card import Colour
from game.rules.state import ROW, Seat, owned
from game.rules.view import View
from game.screen.effects.small_lights import fading, wide_mote
from game.screen.look import palette
from game.screen.look.pictures import picture
from game.screen.look.shapes import until_resized
from game.screen.program import Program
from game.screen.sheet import Canvas
from game.screen.stage import Image, shining
from game.screen.table.drawing.preparing import last_of
from game.screen.window import memory
from game.table.layout.pair import Facing
from game.table.layout.places import (
    FLOOR_SPREAD,
    PANORAMA_WIDE,
    Places,
    Rect,
    Size,
    panorama_borders,
)
from game.table.motion.director import Director
from game.table.motion.motions import CROSS_FADE, NAMES_GO, SWAPPED, TURNING
from game.table.motion.tempo import INSTANT

STEPS = 12
"""Number of steps in which a part wakes or falls asleep."""
AHEAD = 0.35
"""Seconds before a Door has landed in which its place begins to wake."""
WAKING = 1.2
"""Seconds in which a part wakes or falls asleep."""
GATHERED, TALLER = 0.5, 0.7
"""Width half way of the light that goes to the other side, by that of a tray; and how much it is
higher than a tray between players who sit across, so that it is seen about the cards."""
SPILL = 60
"""Distance by which it reaches beyond the tray there, by the design."""
CELL, TILE = 12, 20
"""Side of a point of the light, by the design, and of the tiles that are lit together, in such
points."""
SOFT, FALL = 2, 7
"""Distance over which the border of a part is softened, and that of a side in shade, in points of
the light."""
SHADE = 138
"""Light on the side of a player who waits, 0 to 255."""
DREAMING = 46
"""How far the smaller dreams of two players are awake before any Door is, 0 to 255."""
RISE = 94
"""Distance over which the floor comes out of the places behind it, by the design."""
ENDS = 0.05
"""Part of the floor at each end that is lost in the table."""

Levels = tuple[tuple[int, ...], ...]
"""Steps, 0 to STEPS, to which the parts of each place are awake."""


@dataclass(frozen=True)
class World:
    """The place of one side's dream: its area of the window, the places, and their floor."""

    area: Rect
    strip: Rect
    floor: Rect


Lying = tuple[tuple[World, ...], list[Levels]]
"""Worlds, and how far the parts of each are awake."""
Ground = tuple[pygame.Rect, Future[pygame.Surface]]
"""An area of the table, and its picture."""


class Tiles(dict[tuple[int, int], tuple[bytes, pygame.Surface]]):
    """The last picture of each tile of the table, and the light on it."""

    cache_clear = dict.clear


_tiles = until_resized(Tiles())


def let_go() -> None:
    """Forgets all pictures of the dream."""
    _tiles.clear()
    _shaded.cache_clear()


class Panorama:
    """Tracks how far each part is awake and where the light lies, and draws the empty table. With
    high contrast the table is black and flat."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._lying: set[str] = set()
        """The ids of the Doors that have landed. A Door that is then held keeps its light."""
        self._levels: list[Levels] = []
        self._active = self._lit = 0
        """The seat that plays, and that to whose side the light goes, or where it lies."""
        self._over = 1.0
        """Part of its way that the light has gone, 0 to 1."""
        self._since = 0.0
        self._grounds: dict[tuple[tuple[World, ...], str], Ground] = {}
        """The table asleep and awake, only while its light changes or soon will."""
        self._expected: Lying | None = None
        """The light for which those were asked."""
        self._shown: Lying | None = None
        self.waking = False
        """True if any part wakes or falls asleep."""

    def advance(self, dt: float, director: Director) -> bool:
        """Advances by `dt` seconds. Returns whether anything has to be drawn anew."""
        goal, tempo = self._goal(director), director.tempo
        last, places = last_of(director), director.layout.places
        final = levels_of(last, places, {door.id for side in last.doors for door in side})
        if final == goal == self._levels:
            self._grounds.clear()
            self._expected = None
        elif not self._program.settings.high_contrast:
            self._expect(places, final)
        turned = self._turn(dt, director)
        if shape(goal) != shape(self._levels) or tempo.speed == INSTANT:
            changed, self._levels, self.waking = goal != self._levels, goal, False
            return changed or turned
        self.waking = goal != self._levels
        if not self.waking:
            self._since = 0.0
            return turned
        self._since += dt * tempo.speed
        step = (CROSS_FADE.fade if tempo.reduced else WAKING) / STEPS
        steps = int(self._since / step)
        self._since -= steps * step
        if steps:
            self._levels = [
                nearer(now, then, steps) for now, then in zip(self._levels, goal, strict=True)
            ]
        return steps > 0 or turned

    def _turn(self, dt: float, director: Director) -> bool:
        """Sends the light to the side that will play. Returns whether this plays now: the sides
        themselves change their light then, with everything else that a turn changes."""
        view, tempo = director.view, director.tempo
        across = isinstance(director.layout.places, Facing)
        takes = NAMES_GO + SWAPPED if across else TURNING
        self._over = min(1.0, self._over + dt * tempo.speed / takes) if tempo.travels else 1.0
        if director.lit != self._lit:
            self._lit, self._over = director.lit, 0.0 if tempo.travels and self._levels else 1.0
        turned, self._active = view.active != self._active, view.active
        return turned

    @property
    def turning(self) -> bool:
        """True if the light is on its way to the other side."""
        return self._over < 1

    def lantern(self, places: Places) -> Iterator[Image]:
        """Yields the light on its way to the other side."""
        if not self.turning or self._program.settings.high_contrast or len(self._levels) < 2:
            return
        part = self._over * self._over * (3 - 2 * self._over)
        to = self._lit
        if isinstance(places, Facing):
            # Whoever plays is below, also before the table is laid out for that.
            to = places.lower
        start, end = (lit(places, seat) for seat in (1 - to, to))
        now = astuple(start), astuple(end)
        x, y, wide, high = (a + (b - a) * part for a, b in zip(*now, strict=True))
        if isinstance(places, Facing):
            y, high = y - high * TALLER / 2, high * (1 + TALLER)
        else:
            gathers = wide * (1 - GATHERED) * math.sin(math.pi * part)
            x, wide = x + gathers / 2, wide - gathers
        strength = fading(min(1.0, 4 * self._over, 2.5 * (1 - self._over)))
        if strength:
            light = wide_mote((round(wide), round(high)), palette.LANTERN, strength)
            yield shining(light, (round(x), round(y)))

    def _goal(self, director: Director) -> list[Levels]:
        """Returns how far each part will be awake."""
        view, moving = director.view, director.moving | director.elsewhere
        if director.tempo.travels:
            # The light sets out a little before the Door lies in its place.
            flying = director.arrivals.flying.items()
            moving -= {key for key, left in flying if left.duration <= AHEAD}
        doors = [card for side in view.doors for card in side]
        self._lying &= {door.id for door in doors}
        won = view.result == "won"  # its lights still open the last Door
        self._lying |= {door.id for door in doors if won or door.id not in moving}
        return levels_of(view, director.layout.places, self._lying)

    def paint(self, surface: Canvas, places: Places) -> None:
        """Draws the empty table with the dream on it."""
        if self._program.settings.high_contrast:
            surface.fill(palette.BLACK[:3])
            return
        if not self._levels:
            surface.blit(self._program.backdrop, (0, 0))
            return
        self._light(places)
        for (x, y), (_, tile) in _tiles.items():
            surface.blit(tile, (x, y))
        worlds = worlds_of(places, len(self._levels))
        if len(worlds) > 1:
            lights = tuple(255 if seat == self._active else SHADE for seat in range(len(worlds)))
            shade = _shaded(surface.get_size(), worlds, lights)
            surface.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)

    def _light(self, places: Places) -> None:
        """Makes those tiles anew on which the light has changed."""
        worlds, levels = lying(places, self._levels)
        if _tiles and self._shown == (worlds, levels):
            return
        if self._shown is None or self._shown[0] != worlds:
            _tiles.clear()
        self._shown = worlds, levels
        changed = self._changed(places, worlds, levels)
        for area, points in changed:
            tile = self._tile(worlds, area, points, together(changed))
            _tiles[area.topleft] = pygame.image.tobytes(points, "RGBA"), memory.apart(tile)

    def _expect(self, places: Places, final: list[Levels]) -> None:
        """Has that part of the table made in the background on which this light will fall."""
        worlds, levels = lying(places, final)
        if self._expected == (worlds, levels):
            return
        self._expected = worlds, levels
        if changed := self._changed(places, worlds, levels):
            for state in "asleep", "awake":
                self._ground(worlds, state, together(changed))

    def _changed(
        self, places: Places, worlds: tuple[World, ...], levels: list[Levels]
    ) -> list[tuple[pygame.Rect, pygame.Surface]]:
        """Returns the area of each tile that must be made for this light, and its points. It shares
        the last of them with the next tile."""
        cell, glass = max(4, round(places.px(CELL))), pygame.Rect(0, 0, *self._program.size)
        across, down = -(-glass.w // cell), -(-glass.h // cell)
        light, found = light_on(worlds, levels, (across + 1, down + 1), cell), []
        for x in range(0, across, TILE):
            for y in range(0, down, TILE):
                wide, high = min(TILE, across - x), min(TILE, down - y)
                points = light.subsurface((x, y, wide + 1, high + 1))
                area = pygame.Rect(x * cell, y * cell, wide * cell, high * cell)
                known = _tiles.get(area.topleft)
                if known is None or known[0] != pygame.image.tobytes(points, "RGBA"):
                    found.append((area, points))
        return found

    def _tile(
        self,
        worlds: tuple[World, ...],
        area: pygame.Rect,
        points: pygame.Surface,
        whole: pygame.Rect,
    ) -> pygame.Surface:
        """Returns a tile of the table on which the light of these points falls. `whole` is the area
        of all tiles that change with it."""

        def ground(state: str) -> pygame.Surface:
            box, made = self._ground(worlds, state, whole)
            return made.result().subsurface(area.clip(box).move(-box.x, -box.y))

        alphas = set(pygame.image.tobytes(points, "RGBA")[3::4])
        if alphas in ({0}, {255}):
            return ground("awake" if alphas == {255} else "asleep").copy()
        tile, lit = ground("asleep").copy(), ground("awake").convert_alpha()
        # To each point but the last belongs one cell, so that a tile meets the next without a seam.
        light = pygame.transform.smoothscale(points, area.size)
        lit.blit(light, (0, 0), None, pygame.BLEND_RGBA_MULT)
        tile.blit(lit, (0, 0))
        return tile

    def _ground(self, worlds: tuple[World, ...], state: str, area: pygame.Rect) -> Ground:
        """Returns the table in this state, at least in this area. It is made in the background."""
        size = self._program.size
        area = area.clip(pygame.Rect(0, 0, *size))
        found = self._grounds.get((worlds, state))
        if found is None or not found[0].contains(area):
            found = (
                area,
                self._program.grounds.on_table(size, partial(_ground, worlds, state, area)),
            )
            self._grounds[worlds, state] = found
        return found


def together(tiles: Sequence[tuple[pygame.Rect, pygame.Surface]]) -> pygame.Rect:
    """Returns the area about all these tiles."""
    areas = [area for area, _ in tiles]
    return areas[0].unionall(areas)


def lit(places: Places, seat: Seat) -> Rect:
    """Returns where the light lies while this seat plays: on its row, and none on the ground before
    that if each player has a side."""
    if owned(ROW, seat) not in places.zones:
        return places.world(seat)
    tray = places.tray(seat)
    return tray.grown(places.px(SPILL)) if isinstance(places, Facing) else tray


def levels_of(view: View, places: Places, lit: Set[str]) -> list[Levels]:
    """Returns how far each part of each side is awake where these Doors shine."""
    sides = []
    for seat in range(view.seats):
        here = [door for door in view.doors[seat] if door.id in lit]
        side = []
        for place, colour in enumerate(Colour):
            count = sum(colour in door.colours for door in here)
            parts = max(1, places.slots_of(place))
            side.append(tuple(STEPS * (part < count) for part in range(parts)))
        sides.append(tuple(side))
    return sides


def worlds_of(places: Places, seats: int) -> tuple[World, ...]:
    """Returns where the dream of each seat lies."""
    return tuple(
        World(places.world(seat), places.panorama(seat), places.floor(seat))
        for seat in range(seats)
    )


def lying(places: Places, levels: list[Levels]) -> Lying:
    """Returns all worlds and their light as they lie, from above. Where players sit across, their
    sides change places; the table under them stays."""
    worlds = worlds_of(places, len(levels))
    order = sorted(range(len(worlds)), key=lambda seat: worlds[seat].area.y)
    return tuple(worlds[seat] for seat in order), [levels[seat] for seat in order]


def shape(sides: list[Levels]) -> list[list[int]]:
    """Returns how many parts each place of each side has."""
    return [[len(place) for place in levels] for levels in sides]


def toward(level: int, wanted: int, steps: int) -> int:
    """Returns a level so many steps nearer to the wanted one."""
    return min(wanted, level + steps) if wanted > level else max(wanted, level - steps)


def nearer(now: Levels, goal: Levels, steps: int) -> Levels:
    """Returns the levels so many steps nearer to the goal."""
    places = zip(now, goal, strict=True)
    return tuple(
        tuple(toward(level, wanted, steps) for level, wanted in zip(*place, strict=True))
        for place in places
    )


def light_on(
    worlds: Sequence[World], sides: Sequence[Levels], size: Size, cell: int
) -> pygame.Surface:
    """Returns a small picture whose alpha is how far each point of the table is awake."""
    light = pygame.Surface(size, pygame.SRCALPHA)
    light.fill((255, 255, 255, 0))
    for world, levels in zip(worlds, sides, strict=True):
        light.set_clip(cells(world.area, cell))
        for place, parts in enumerate(levels):
            borders = panorama_borders(place, len(parts))
            for (left, right), level in zip(pairwise(borders), parts, strict=True):
                points = [*edge(world, left), *reversed(list(edge(world, right)))]
                corners = [(x / cell - 0.5, y / cell - 0.5) for x, y in points]
                pygame.draw.polygon(light, (255, 255, 255, 255 * level // STEPS), corners)
    light.set_clip(None)
    return pygame.transform.box_blur(light, SOFT)


def edge(world: World, border: float) -> Iterator[tuple[float, float]]:
    """Yields the points of a border between two parts, from above: upright behind the Doors, and
    on the floor ever further from the middle. The outermost lie outside of the world."""
    strip, floor, area = world.strip, world.floor, world.area
    middle = strip.x + strip.w / 2
    x = strip.x + border * strip.w
    if border in (0.0, 1.0):
        x = area.x - strip.w if border == 0 else area.right + strip.w
    yield x, min(area.y, strip.y)
    yield x, floor.y
    yield middle + (x - middle) * (1 + FLOOR_SPREAD), floor.bottom
    yield middle + (x - middle) * (1 + FLOOR_SPREAD), max(area.bottom, floor.bottom) + 1


def cells(area: Rect, cell: int) -> pygame.Rect:
    """Returns an area in points of the light."""
    left, top = round(area.x / cell), round(area.y / cell)
    return pygame.Rect(
        left, top, round(area.right / cell) - left + 1, round(area.bottom / cell) - top + 1
    )


@until_resized
@lru_cache(maxsize=1)
def _shaded(size: Size, worlds: tuple[World, ...], lights: tuple[int, ...]) -> pygame.Surface:
    """Returns a picture that is multiplied into the table, with so much light on each side. It is
    shared and must not be changed."""
    small = pygame.Surface((size[0] // (2 * CELL), size[1] // (2 * CELL)))
    for world, light in zip(worlds, lights, strict=True):
        small.fill((light, light, light), cells(world.area, 2 * CELL))
    small = pygame.transform.box_blur(small, FALL)
    return pygame.transform.smoothscale(small, size).convert()


def _ground(
    worlds: tuple[World, ...], state: str, area: pygame.Rect, backdrop: pygame.Surface
) -> pygame.Surface:
    """Returns an area of the empty table with all places in this state."""
    drawn = backdrop.subsurface(area).copy()
    for number, world in enumerate(worlds):
        rise = RISE * world.strip.w / PANORAMA_WIDE / world.floor.h
        strip, floor = picture("panorama/mask.png").convert_alpha(), _rising(rise)
        sheets = [
            (f"panorama/{state}.webp", world.strip, strip, 255),
            (f"panorama/floor-{state}.webp", world.floor, floor, 255),
        ]
        if len(worlds) > 1 and state == "asleep":
            sheets += [
                ("panorama/awake.webp", world.strip, strip, DREAMING),
                ("panorama/floor-awake.webp", world.floor, floor, DREAMING),
            ]
        for name, rect, mask, alpha in sheets:
            size = round(rect.w), round(rect.h)
            at = pygame.Rect(round(rect.x), round(rect.y), *size).clip(area)
            if not at:
                continue
            part = at.move(-round(rect.x), -round(rect.y))
            sheet = pygame.transform.smoothscale(picture(name), size).subsurface(part)
            sheet = sheet.convert_alpha()
            edges = pygame.transform.smoothscale(mask, size)
            edges.fill((255, 255, 255, alpha), None, pygame.BLEND_RGBA_MULT)
            sheet.blit(edges, (0, 0), part, pygame.BLEND_RGBA_MULT)
            if len(worlds) > 1:
                alone = _within(backdrop.get_size(), worlds, number)
                sheet.blit(alone, (0, 0), at, pygame.BLEND_RGBA_MULT)
            drawn.blit(sheet, at.move(-area.x, -area.y))
    memory.give_back()
    return drawn


def _rising(rise: float) -> pygame.Surface:
    """Returns the mask of the floor, which comes out of the places behind it over this share of its
    height."""
    side = 96
    mask = pygame.Surface((side, side), pygame.SRCALPHA)
    for y in range(side):
        for x in range(side):
            inward = min(1.0, (y + 0.5) / side / rise, min(x + 0.5, side - x - 0.5) / side / ENDS)
            mask.set_at((x, y), (255, 255, 255, round(255 * inward * inward * (3 - 2 * inward))))
    return mask


def _within(size: Size, worlds: Sequence[World], number: int) -> pygame.Surface:
    """Returns the mask of a side: it is lost in the night before the other begins."""
    small = pygame.Surface((size[0] // CELL, size[1] // CELL), pygame.SRCALPHA)
    small.fill((255, 255, 255, 255))
    for other, world in enumerate(worlds):
        if other != number:
            small.fill((255, 255, 255, 0), cells(world.area, CELL).inflate(2, 2))
    return pygame.transform.smoothscale(pygame.transform.box_blur(small, 3), size)
