"""The two threads on which something hangs, and the feathers below that."""

from __future__ import annotations

import math

import pygame

from game.screen.look import palette
from game.screen.look.pictures import picture
from game.screen.look.shapes import drawn_once
from game.table.layout.places import Size
from game.table.layout.spreads import RING

FINE = 3
"""Factor by which threads are drawn finer before they are scaled down."""
FEATHER = "faces/hung/feather.webp"
STRANDS = (
    (-0.36, 0.57, 0.42),
    (0.36, 0.57, 0.42),
    (-0.21, 0.77, 0.5),
    (0.21, 0.77, 0.5),
    (0, 0.95, 0.62),
)
"""Places of the feathers, by the width of what hangs and from its middle; how far they reach down
the room below the hoop, by its height; and their lengths by that width."""
LOOSE, BENDS = ((-0.3, 0.75, 1.0), (0.36, 0.55, 0.62)), 12
"""How far each of two torn threads bends aside, by the width of both; which part of a half wave
that is; and its length, by that of the longer one; and the number of straight parts of each."""
FRAYED, HAIR = 0.18, 0.12
"""Length of the frayed end of a torn thread, by that of the longer one, and how far it spreads, by
the width of both."""
ROOM = 0.75
"""Least height of that room, by that width: in less, only short feathers of the hoop's own hang."""


@drawn_once
def threads(size: Size) -> pygame.Surface:
    """Returns two threads that part from each other on their way down. The picture is shared and
    must not be changed."""
    wide, tall = size[0] * FINE, size[1] * FINE
    picture = pygame.Surface((wide, tall), pygame.SRCALPHA)
    ink = palette.faded(palette.LIMBO, 210)
    picture.fill((*ink[:3], 0))
    for end in (FINE, wide - FINE):
        pygame.draw.line(picture, ink, (wide / 2, 0), (end, tall), FINE + 1)
    return pygame.transform.smoothscale(picture, size)


@drawn_once
def torn_threads(size: Size) -> pygame.Surface:
    """Returns what is left of two threads that have torn: one shorter than the other, loose, and
    frayed at the end. The picture is shared and must not be changed."""
    wide, tall = size[0] * FINE, size[1] * FINE
    picture = pygame.Surface((wide, tall), pygame.SRCALPHA)
    ink = palette.faded(palette.LIMBO, 210)
    picture.fill((*ink[:3], 0))
    for bent, wave, long in LOOSE:
        line = []
        for step in range(BENDS + 1):
            down = step / BENDS
            x = wide * (0.5 + bent * math.sin(math.pi * wave * down))
            line.append((x, tall * (long - FRAYED) * down))
        pygame.draw.lines(picture, ink, False, line, FINE + 1)
        x, y = line[-1]
        for away in (-1, 0, 1):
            end = x + away * wide * HAIR, y + tall * FRAYED * (1 - 0.3 * abs(away))
            pygame.draw.line(picture, ink, (x, y), end, FINE // 2)
    return pygame.transform.smoothscale(picture, size)


@drawn_once
def feathers(size: Size) -> pygame.Surface | None:
    """Returns five feathers on long threads, as wide as what hangs; they are bound to a hoop about
    the middle of the upper edge, and hang down to the lower edge. Returns None if there is no room
    for them. The picture is shared and must not be changed. Raises Incomplete."""
    wide, tall = size
    free = tall - wide * RING / 2
    if free < wide * ROOM:
        return None
    fine = wide * FINE, tall * FINE
    strings = pygame.Surface(fine, pygame.SRCALPHA)
    ink = palette.faded(palette.LIMBO, 170)
    strings.fill((*ink[:3], 0))
    ends = []
    for across, down, length in STRANDS:
        x, low = wide * (0.5 + across), wide * RING / 2 + free * down
        bound = wide * ((RING / 2) ** 2 - across**2) ** 0.5
        top = low - wide * length
        ends.append((round(wide * length), x, top))
        pygame.draw.line(strings, ink, (x * FINE, bound * FINE), (x * FINE, top * FINE + FINE), 4)
    hanging = pygame.transform.smoothscale(strings, size)
    for long, x, top in ends:
        one = feather(long)
        hanging.blit(one, one.get_rect(midtop=(round(x), round(top))))
    return hanging


@drawn_once
def feather(long: int, angle: float = 0.0, strength: int = 255) -> pygame.Surface:
    """Returns a feather of this length in pixels, turned by an angle in degrees; `strength` is its
    opacity, 0 to 255. The picture is shared and must not be changed. Raises Incomplete."""
    whole = picture(FEATHER).convert_alpha()
    wide = max(1, round(long * whole.get_width() / whole.get_height()))
    small = pygame.transform.smoothscale(whole, (wide, long))
    if angle:
        small = pygame.transform.rotozoom(small, angle, 1.0)
    small.set_alpha(strength)
    return small
