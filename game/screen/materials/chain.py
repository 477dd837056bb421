"""Two chains of foil across a place that cannot be filled now, and the lock that holds them."""

from __future__ import annotations

import math

import pygame

from game.screen.look import icons, palette
from game.screen.look.shapes import drawn_once
from game.screen.materials import foil
from game.screen.sheet import Canvas
from game.table.layout.places import Point, Rect, Size

FINE = 4
"""Scale at which links are drawn before they are reduced."""
LINK, LEAST = 0.18, 8.0
"""Length of a link, by the width of the place, and at least in pixels."""
THICK, LEAN = 0.22, 0.58
"""Width of the iron of a link, and of a link that is seen from its face, by its length."""
OVERLAP = 0.74
"""Distance between links, by their length: each lies in the next."""
LOW = 0.4
"""Distance of the lock below the middle, by the length of a link."""
RIM = 0.11
"""Width of the dark edge around all iron, by the length of a link."""
LOCK, CREST = (3.3, 3.05), 2.3
"""Width and height of the lock's body, and height of its crest, by the length of a link."""


def chained(surface: Canvas, rect: Rect, crest: str) -> None:
    """Draws the chains over a place, with this crest on the lock."""
    picture = _chains((round(rect.w), round(rect.h)), crest)
    surface.blit(picture, (round(rect.x), round(rect.y)))


@drawn_once
def _chains(size: Size, crest: str) -> pygame.Surface:
    large = size[0] * FINE, size[1] * FINE
    link = max(LINK * size[0], LEAST) * FINE
    ring = pygame.Surface(large, pygame.SRCALPHA)
    dark = pygame.Surface(large, pygame.SRCALPHA)
    for picture, more in ((dark, link * RIM), (ring, 0.0)):
        picture.fill((*palette.WHITE[:3], 0))
        _crossed(picture, link, more)
        _lock(picture, link, more)
    iron = pygame.transform.smoothscale(ring, size)
    foil.gild(iron)
    edge = pygame.transform.smoothscale(dark, size)
    edge.fill(palette.BLACK, special_flags=pygame.BLEND_RGBA_MULT)
    edge.blit(iron, (0, 0))
    emblem = icons.draw(crest, round(link / FINE * CREST), palette.GOLD_BUTTON_TEXT)
    edge.blit(
        emblem, emblem.get_rect(center=(size[0] // 2, round(size[1] / 2 + link / FINE * LOW)))
    )
    return edge


def _crossed(picture: pygame.Surface, link: float, more: float) -> None:
    """Draws chains from corner to corner, both ways. `more` is added to the iron on each side."""
    width, height = picture.get_size()
    inset = link * 0.4
    for left, right in ((inset, width - inset), (width - inset, inset)):
        start, end = (left, inset), (right, height - inset)
        count = max(3, round(math.dist(start, end) / (link * OVERLAP)))
        angle = math.atan2(end[1] - start[1], end[0] - start[0])
        for number in range(count):
            part = (number + 0.5) / count
            x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
            _link(picture, (x, y), link, angle, more, edgewise=number % 2 == 1)


def _link(
    picture: pygame.Surface, at: Point, link: float, angle: float, more: float, edgewise: bool
) -> None:
    """Draws one link in white, seen from its face or edgewise."""
    thick = link * THICK
    tall = thick if edgewise else link * LEAN
    side = math.ceil(link + 2 * more) + 2
    flat = pygame.Surface((side, side), pygame.SRCALPHA)
    flat.fill((*palette.WHITE[:3], 0))
    box = pygame.Rect(0, 0, round(link + 2 * more), round(tall + 2 * more))
    box.center = side // 2, side // 2
    line = 0 if edgewise else round(thick + 2 * more)
    pygame.draw.rect(flat, palette.WHITE, box, line, border_radius=box.h // 2)
    turned = pygame.transform.rotate(flat, -math.degrees(angle))
    picture.blit(turned, turned.get_rect(center=(round(at[0]), round(at[1]))))


def _lock(picture: pygame.Surface, link: float, more: float) -> None:
    """Draws the lock in white, where the chains cross."""
    x, y = picture.get_width() / 2, picture.get_height() / 2 + link * LOW
    wide, tall = (link * side + 2 * more for side in LOCK)
    body = pygame.Rect(round(x - wide / 2), round(y - tall / 2), round(wide), round(tall))
    bow = pygame.Rect(0, 0, round(link * 1.9 + 2 * more), round(link * 2 + 2 * more))
    bow.midtop = round(x), round(body.y - link * 1.1)
    bent = round(link * THICK + 2 * more)
    pygame.draw.rect(picture, palette.WHITE, bow, bent, border_radius=bow.w // 2)
    pygame.draw.rect(picture, palette.WHITE, body, border_radius=round(link * 0.3))
