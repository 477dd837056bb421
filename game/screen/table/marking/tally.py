"""The progress of cards that wait for something: beads down their right edge, one for each step,
and smoke over the picture that thins with every step."""

from __future__ import annotations

import pygame

from game.screen.look import palette
from game.screen.look.shapes import drawn_once
from game.screen.sheet import Canvas
from game.table.layout.poses import Pose

BEAD, BETWEEN, LEAST = 0.13, 1.28, 8
"""Diameter of a bead by the width of its card, the distance of two by that, and the least diameter
in pixels."""
EDGE = 0.045
"""Distance of the beads from the upper and the right edge, by the width of their card."""
FINE = 4
"""Factor by which beads are drawn finer before they are scaled down."""
SMOKE, HIGH, DENSE = 0.74, 0.463, 150
"""Width of the smoke by that of the card, height of its middle by the height of the card, and how
dense it is at first, to 255."""
GRAIN = 48
"""Width in pixels of the smoke before it is scaled."""


def draw_tally(surface: Canvas, pose: Pose, tally: tuple[int, int], flat: bool) -> None:
    """Draws the smoke and the beads of a card that has come so far of so many steps. On a flat card
    nothing is hidden."""
    count, wanted = tally
    if not flat and count < wanted:
        picture = smoke(round(pose.width * SMOKE), round(DENSE * (1 - count / wanted)))
        y = pose.y + (HIGH - 0.5) * pose.height
        surface.blit(picture, picture.get_rect(center=(round(pose.x), round(y))))
    size = max(LEAST, round(pose.width * BEAD))
    picture = beads(count, wanted, size)
    x, y = pose.x + pose.width * (0.5 - EDGE), pose.y - pose.height / 2 + pose.width * EDGE
    surface.blit(picture, picture.get_rect(topright=(round(x), round(y))))


@drawn_once
def smoke(wide: int, dense: int) -> pygame.Surface:
    """Returns a cloud of this width in pixels, thicker in its middle. It is shared and must not be
    changed."""
    small = pygame.Surface((GRAIN, GRAIN), pygame.SRCALPHA)
    middle = (GRAIN - 1) / 2
    for x in range(GRAIN):
        for y in range(GRAIN):
            far = ((x - middle) ** 2 + (y - middle) ** 2) ** 0.5 / middle
            part = max(0.0, 1 - far) ** 0.75
            small.set_at((x, y), (*palette.NIGHT[:3], round(dense * part)))
    return pygame.transform.smoothscale(small, (wide, round(wide * 1.12)))


@drawn_once
def beads(count: int, wanted: int, size: int) -> pygame.Surface:
    """Returns so many beads below each other of which the first `count` are lit. The picture is
    shared and must not be changed."""
    step = size * BETWEEN
    wide, high = size * 1.7, step * (wanted - 1) + size * 1.7
    picture = pygame.Surface((round(wide * FINE), round(high * FINE)), pygame.SRCALPHA)
    whole = picture.get_rect()
    pygame.draw.rect(picture, (*palette.NIGHT[:3], 215), whole, border_radius=whole.w // 2)
    last = wanted - count == 1
    for number in range(wanted):
        at = whole.w / 2, (size * 0.85 + step * number) * FINE
        if number < count:
            pygame.draw.circle(picture, palette.LEGAL[:3], at, size * FINE / 2)
        else:
            ink = palette.LEGAL if last else palette.IVORY
            edge = round(size * FINE * 0.17)
            pygame.draw.circle(picture, (*ink[:3], 235), at, size * FINE / 2, edge)
    return pygame.transform.smoothscale(picture, (round(wide), round(high)))
