"""The cloths over the hands of two players: night velvet in folds, hemmed with gold, with the
emblem of the owner. They slide down over the cards, and up again."""

from __future__ import annotations

import math

import pygame

from game.rules.state import HAND, Seat
from game.screen.look import emblems, icons, palette
from game.screen.look.palette import Colour
from game.screen.look.shapes import drawn_once
from game.screen.sheet import Canvas
from game.screen.stage import Image
from game.table.layout.places import Point, Rect, Size
from game.table.layout.poses import cloth_over
from game.table.motion.director import Director
from game.table.motion.motions import FALL
from game.table.motion.timeline import IN_OUT
from game.table.party import Party

COARSE = 8
"""Divisor at which the soft folds are painted before they are stretched."""
FOLD = 0.34
"""Width of a fold, by the height of the cloth."""
TRIM = 0.0021
"""Scale of the trimmings, by the height of the cloth in pixels."""
EMBLEM, RAISED = 0.32, 0.24
"""Height of the emblem and of its middle, by that of the cloth: a button has room under it."""
DEEP, HIGH = (palette.RAMPS[name] for name in ("B", "NM"))
VELVET: tuple[Colour, ...] = (
    palette.mixed(DEEP[5], HIGH[5], 0.5),
    palette.mixed(DEEP[4], HIGH[4], 0.65),
    palette.mixed(DEEP[3], HIGH[3], 0.62),
    palette.mixed(DEEP[2], HIGH[2], 0.6),
)
"""Colours from a crease to the sheen on the edge of a fold."""
BRAID, FRINGE, CORD = 34, 36, 9
"""Heights of the braid and of the fringe, and width of a cord, at scale 1."""
FINE = 3
"""Scale at which trimmings are drawn before they are reduced."""
ROUND = (0, 1, 2, 3, 5, 2, 1, 4, 0)
"""Shades of gold across a cord, as steps of the foil."""


class Cloths:
    """The cloths, each fallen to some part. Without a party there is none."""

    def __init__(self, party: Party | None) -> None:
        self._party = party
        self._over: dict[Seat, Rect] = {}
        """Place of each cloth, now or last."""
        self._fallen: dict[Seat, float] = {}
        """Part of each cloth that is seen, from 0 to 1."""

    def advance(self, dt: float, director: Director) -> bool:
        """Lets `dt` seconds pass. Returns whether a cloth has come to rest or sets out."""
        was, speed = self.moving, director.tempo.speed
        step = dt * speed / FALL if speed and director.tempo.travels else 1.0
        for seat in range(2) if self._party else ():
            rect, before = _over(director, seat), self._fallen.get(seat)
            if rect is not None:
                self._over[seat] = rect
            goal = 0.0 if rect is None else 1.0
            if before is None:
                before = goal  # the state when the table was laid
            self._fallen[seat] = min(before + step, 1.0) if goal else max(before - step, 0.0)
        return was != self.moving

    @property
    def moving(self) -> frozenset[Seat]:
        """Seats whose cloths are moving."""
        return frozenset(seat for seat, part in self._fallen.items() if 0 < part < 1)

    def paint(self, surface: Canvas, director: Director) -> None:
        """Draws the cloths that lie still."""
        away = self.moving | self._passing(director).keys()
        for seat in range(2) if self._party else ():
            rect = _over(director, seat)
            if rect is not None and seat not in away and seat in self._fallen:
                surface.blit(self._picture(seat, rect), (round(rect.x), round(rect.y)))

    def images(self, director: Director) -> list[Image]:
        """Returns the pictures of the cloths that pass with their hands, and of the moving ones,
        each with its visible lower part."""
        images, passing = list[Image](), self._passing(director)
        for seat, (x, y) in passing.items():
            rect = self._over[seat]
            images.append((self._picture(seat, rect), (round(rect.x + x), round(rect.y + y))))
        for seat in self.moving - passing.keys():
            rect, part = self._over[seat], IN_OUT(self._fallen[seat])
            picture = self._picture(seat, rect)
            width, height = picture.get_size()
            seen = round(height * part)
            lower = picture.subsurface((0, height - seen, width, seen))
            images.append((lower, (round(rect.x), round(rect.y))))
        return images

    def _passing(self, director: Director) -> dict[Seat, Point]:
        """Returns how far each covered hand that changes sides is from its place, by its seat."""
        if self._party is None or director.sides is None or director.view.visibility == "open":
            return {}
        return {
            sprite.owner: (pose.x - sprite.pose.x, pose.y - sprite.pose.y)
            for sprite, pose in director.sprites
            if sprite.owner is not None and sprite.zone == HAND and sprite.card is None
        }

    def _picture(self, seat: Seat, rect: Rect) -> pygame.Surface:
        assert self._party is not None, "alone there is nothing to hide"
        return cloth((round(rect.w), round(rect.h)), self._party.players[seat].emblem)


def _over(director: Director, seat: Seat) -> Rect | None:
    """Returns the cloth over the hidden cards of a seat, if there are any. Cards that are hidden
    from the only person at the screen need none, as nobody will lift it."""
    alone = director.view.visibility == "open"
    return None if alone else cloth_over(director.layout, seat)


@drawn_once
def cloth(size: Size, emblem: str) -> pygame.Surface:
    """Returns a cloth of this size with an emblem. The picture is shared and must not be
    changed."""
    width, height = size
    trim = border(width, TRIM * height)
    picture = pygame.Surface(size, pygame.SRCALPHA)
    rest = height - trim.get_height() // 2
    picture.blit(_folds((width, rest), max(2, round(width / (FOLD * height)))), (0, 0))
    picture.blit(trim, (0, height - trim.get_height()))
    px = round(min(EMBLEM * height, 0.6 * width))
    sign = emblems.draw(emblem, px, palette.faded(emblems.COLOURS[emblem], 170))
    picture.blit(sign, sign.get_rect(center=(width // 2, round(height * RAISED))))
    return picture.convert_alpha()


def _folds(size: Size, folds: int) -> pygame.Surface:
    """Returns the velvet alone, in this number of folds."""
    width, height = (max(2, side // COARSE) for side in size)
    small = pygame.Surface((width, height))
    for column in range(width):
        for line in range(height):
            small.set_at((column, line), _tone(column / (width - 1), line / (height - 1), folds))
    return pygame.transform.smoothscale(small, size)


def _tone(x: float, y: float, folds: int) -> Colour:
    """Returns the colour of a point, x and y from 0 to 1. Light lies on a flank of each fold."""
    part = (folds * x + 0.12 * y * math.sin(math.tau * (2.3 * x + 0.7))) % 1
    flank = 0.5 + 0.5 * math.cos(math.tau * (part - 0.4))
    crease = math.exp(-((min(part, 1 - part) / 0.085) ** 2))
    light = max(0.0, min(0.999, 0.16 + 0.62 * flank**1.4 - 0.3 * crease - 0.1 * y))
    at = light * (len(VELVET) - 1)
    return palette.mixed(VELVET[int(at)], VELVET[int(at) + 1], at % 1)


def border(width: int, scale: float) -> pygame.Surface:
    """Returns a straight strip of braid with fringe below."""
    braid, fringe = round(BRAID * scale), round(FRINGE * scale)
    strip = pygame.Surface((width, braid + fringe), pygame.SRCALPHA)
    strip.blit(_braid(width, braid, scale), (0, 0))
    hanging = fringes(width, fringe, scale)
    strip.blit(hanging, (0, braid))
    return strip


def _braid(width: int, height: int, scale: float) -> pygame.Surface:
    """Returns two cords with sparks on dark cloth between them."""
    braid = pygame.Surface((width, height), pygame.SRCALPHA)
    braid.fill(palette.mixed(palette.RAMPS["NM"][4], palette.RAMPS["NM"][5], 0.4))
    edge = max(3, round(height * 0.2))
    cord = pygame.Surface((1, len(ROUND)), pygame.SRCALPHA)
    for y, step in enumerate(ROUND):
        cord.set_at((0, y), palette.FOIL[step])
    cord = pygame.transform.smoothscale(cord, (1, edge))
    for y in (0, height - edge):
        braid.blit(pygame.transform.scale(cord, (width, edge)), (0, y))
    room = height - 2 * edge
    spark = icons.draw("spark", max(6, round(room * 1.15)), palette.LEGAL)
    dot = max(1, round(2.2 * scale))
    apart = room * 2.2
    for i in range(int(width / apart) + 2):
        x = round(i * apart)
        braid.blit(spark, spark.get_rect(center=(x, height // 2)))
        pygame.draw.circle(braid, palette.GOLD_TEXT, (round(x + apart / 2), height // 2), dot)
    return braid


def fringes(width: int, height: int, scale: float) -> pygame.Surface:
    """Returns cords side by side, rounded at their ends."""
    side = max(3, round(CORD * scale))
    cord = _cord(side, height)
    strip = pygame.Surface((width, height), pygame.SRCALPHA)
    for x in range(0, width, side):
        strip.blit(cord, (x, 0))
    return strip


def _cord(width: int, height: int) -> pygame.Surface:
    large = pygame.Surface((width * FINE, height * FINE), pygame.SRCALPHA)
    across = pygame.Surface((len(ROUND), 1), pygame.SRCALPHA)
    for x, step in enumerate(ROUND):
        across.set_at((x, 0), palette.FOIL[step])
    band = pygame.transform.smoothscale(across, (width * FINE, 1))
    large.blit(pygame.transform.scale(band, large.get_size()), (0, 0))
    for y in range(0, height * FINE, max(3, width * FINE // 2)):
        twist = (0, y + width), (width * FINE, y)
        pygame.draw.line(large, palette.FOIL[0], *twist, FINE)
    shape = pygame.Surface(large.get_size(), pygame.SRCALPHA)
    pygame.draw.rect(
        shape,
        palette.WHITE,
        shape.get_rect(),
        border_bottom_left_radius=width * FINE // 2,
        border_bottom_right_radius=width * FINE // 2,
    )
    large.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(large, (width, height))
