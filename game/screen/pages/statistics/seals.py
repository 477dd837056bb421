"""The emblem of an achievement: a seal of gold foil, or an empty place while it is not reached."""

from __future__ import annotations

import math

import pygame

from game.screen.look import icons, palette
from game.screen.look.shapes import drawn_once
from game.screen.materials import dashes, foil
from game.table.layout.places import Rect

FINE = 4
"""Scale at which a seal is drawn before it is reduced, for smooth edges."""
TEETH, DEEP = 22, 0.035
"""Number of teeth at the edge, and their depth by the radius."""
RING, SIGN = 0.76, 0.5
"""Radius of the ring pressed into the seal, by that of the seal, and height of the sign, by that of
the seal."""
SHADOW = palette.faded(palette.UNDER, 130)


@drawn_once
def seal(sign: str, px: int, reached: bool, plain: bool) -> pygame.Surface:
    """Returns the seal in a square of `px` pixels: gold with teeth if it was reached, otherwise an
    empty place with a broken outline. The picture is shared: only read it."""
    if not reached:
        return _empty(sign, px, plain)
    picture = pygame.Surface((px, px), pygame.SRCALPHA)
    shape = _toothed(px)
    shade = shape.copy()
    shade.fill(SHADOW, special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(shade, (0, max(1, px // 30)))
    if plain:
        shape.fill(palette.IVORY, special_flags=pygame.BLEND_RGBA_MULT)
    else:
        foil.gild(shape, colours=palette.LETTER_FOIL)
    # A dark rim, as gold is lost on light paper.
    rim, line = _toothed(px), max(1, px // 40)
    rim.fill(palette.WHITE if plain else palette.SLIP_LINE, special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(rim, (0, 0))
    inner = pygame.transform.smoothscale(shape, (px - 2 * line, px - 2 * line))
    picture.blit(inner, (line, line))
    dark = palette.faded(palette.GOLD_BUTTON_TEXT, 150)
    picture.blit(_ring(px, dark), (0, 0))
    high = round(px * SIGN)
    for colour, down in ((palette.faded(palette.WHITE, 120), 1), (palette.GOLD_BUTTON_TEXT, 0)):
        pressed = icons.shape(sign, high)
        pressed.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(pressed, pressed.get_rect(center=(px // 2, px // 2 + down)))
    return picture


def _empty(sign: str, px: int, plain: bool) -> pygame.Surface:
    picture = pygame.Surface((px, px), pygame.SRCALPHA)
    large = pygame.Surface((px * FINE, px * FINE), pygame.SRCALPHA)
    middle = px * FINE // 2
    pygame.draw.circle(
        large, palette.WELL if plain else palette.LEAF_HOLLOW, (middle, middle), middle * 0.9
    )
    picture.blit(pygame.transform.smoothscale(large, (px, px)), (0, 0))
    rect = Rect(0, 0, px, px).grown(-px * 0.06)
    ink = palette.CAPTION_IDLE if plain else palette.SLIP_LINE
    line = max(1.0, px / 44)
    dashes.dashed(picture, rect, line, px / 11, px / 14, ink, rect.w / 2)
    drawn = icons.shape(sign, round(px * SIGN))
    drawn.fill(ink, special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(drawn, drawn.get_rect(center=(px // 2, px // 2)))
    return picture


def _toothed(px: int) -> pygame.Surface:
    """Returns a white disc with a toothed edge."""
    large = pygame.Surface((px * FINE, px * FINE), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))
    middle, points = px * FINE / 2, []
    for step in range(TEETH * 16):
        turn = math.tau * step / (TEETH * 16)
        away = middle * 0.96 * (1 - DEEP + DEEP * math.cos(TEETH * turn))
        points.append((middle + away * math.cos(turn), middle + away * math.sin(turn)))
    pygame.draw.polygon(large, palette.WHITE, points)
    return pygame.transform.smoothscale(large, (px, px))


def _ring(px: int, ink: palette.Colour) -> pygame.Surface:
    large = pygame.Surface((px * FINE, px * FINE), pygame.SRCALPHA)
    large.fill((*ink[:3], 0))
    middle = px * FINE // 2
    pygame.draw.circle(large, ink, (middle, middle), middle * RING, max(FINE, px * FINE // 40))
    return pygame.transform.smoothscale(large, (px, px))
