"""The tag of a small card: its pennant, enlarged, with a tail of its own."""

from __future__ import annotations

import pygame

from game.screen.look import palette

TAIL, FROM_EDGE = 0.22, 0.14
"""Height of the tail by the width of a tag, and where on the cloth its colour is found, by that."""
FINE = 4
"""Factor by which the outline is drawn finer before it is scaled down."""
EDGE = palette.faded(palette.WELL, 150)


def swallowtail(cloth: pygame.Surface) -> pygame.Surface:
    """Returns this upper part of a pennant with a swallow's tail below it, in a line of shade."""
    (wide, high), tail = cloth.get_size(), round(cloth.get_width() * TAIL)
    tag = pygame.Surface((wide, high + tail), pygame.SRCALPHA)
    at = round(wide * FROM_EDGE)
    tag.fill(cloth.get_at((at, high - 1 - at // 2)))
    tag.blit(cloth, (0, 0))
    foot = high + tail
    shape = [(0, 0), (wide, 0), (wide, foot), (wide / 2, high), (0, foot)]
    large = [(x * FINE, y * FINE) for x, y in shape]
    mask = pygame.Surface((wide * FINE, foot * FINE), pygame.SRCALPHA)
    line = mask.copy()
    mask.fill((255, 255, 255, 0))
    pygame.draw.polygon(mask, palette.WHITE, large)
    line.fill((*EDGE[:3], 0))
    pygame.draw.lines(line, EDGE, False, [*large[1:], large[0]], 2 * FINE)
    tag.blit(pygame.transform.smoothscale(line, tag.get_size()), (0, 0))
    mask = pygame.transform.smoothscale(mask, tag.get_size())
    tag.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return tag
