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
BROKEN, LOOPS = (25, 62), (130, 350, 22)
"""Angles in degrees, from the right and down, between which a torn ring is broken open; and between
which loops of its web are left, and the width of each."""
HANGING = ((222, 0.5, 0.05), (252, 0.66, -0.05), (284, 0.42, 0.06), (312, 0.3, -0.04))
"""Threads that hang from a torn ring: their angles, their lengths by its width, and how far they
bend aside, by that."""
TORN_RIM, STRAND, LOOP, BENDS = 0.054, 0.016, 0.18, 12
"""Width of the rim of a torn ring and of its threads, by its own; depth of its loops, by its
radius; and number of straight parts of each."""
ROOM = 0.75
"""Least height of that room, by that width: in less, only short feathers of the hoop's own hang."""


@drawn_once
def threads(size: Size, ink: palette.Colour) -> pygame.Surface:
    """Returns two threads that part from each other on their way down. The picture is shared and
    must not be changed."""
    wide, tall = size[0] * FINE, size[1] * FINE
    picture = pygame.Surface((wide, tall), pygame.SRCALPHA)
    picture.fill((*ink[:3], 0))
    for end in (FINE, wide - FINE):
        pygame.draw.line(picture, ink, (wide / 2, 0), (end, tall), FINE + 1)
    return pygame.transform.smoothscale(picture, size)


@drawn_once
def torn_ring(wide: int) -> pygame.Surface:
    """Returns the ring, of this width in pixels, of a hoop that has torn: grey, broken open, with
    what is left of its web hanging from it. The picture is shared and must not be changed."""
    side, ink = wide * FINE, palette.TORN
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    picture.fill((*ink[:3], 0))
    middle, rim, line = side / 2, round(side * TORN_RIM), max(2, round(side * STRAND))

    def on_ring(angle: float, part: float) -> tuple[float, float]:
        """Returns a point at this angle in degrees, from the right and down, by the radius."""
        turn, away = math.radians(angle), (side / 2 - rim) * part
        return middle + away * math.cos(turn), middle + away * math.sin(turn)

    first, last = BROKEN
    for angle in range(last, first + 360):
        pygame.draw.circle(picture, ink, on_ring(angle, 1 + rim / side), rim / 2)
    for angle in range(*LOOPS):
        points = [
            on_ring(angle + LOOPS[2] * i / BENDS, 1 - LOOP * math.sin(math.pi * i / BENDS))
            for i in range(BENDS + 1)
        ]
        pygame.draw.lines(picture, ink, False, points, line)
    for angle, long, bent in HANGING:
        x, y = on_ring(angle, 1)
        points = [
            (x + side * bent * math.sin(math.pi * i / BENDS), y + side * long * i / BENDS)
            for i in range(BENDS + 1)
        ]
        pygame.draw.lines(picture, ink, False, points, line)
    return pygame.transform.smoothscale(picture, (wide, wide))


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
def feather(long: int) -> pygame.Surface:
    """Returns a feather of this length in pixels. The picture is shared and must not be changed.
    Raises Incomplete."""
    whole = picture(FEATHER).convert_alpha()
    wide = max(1, round(long * whole.get_width() / whole.get_height()))
    return pygame.transform.smoothscale(whole, (wide, long))
