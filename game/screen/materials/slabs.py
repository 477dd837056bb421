"""Raised things, to press or to read: night or gold in a line of foil, over a soft shadow."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.screen.look import palette, shapes
from game.screen.look.palette import Colour
from game.screen.look.shapes import drawn_once
from game.screen.materials import foil
from game.screen.sheet import Canvas
from game.table.layout.places import Places, Rect, Size


@dataclass(frozen=True)
class Look:
    """Colours of the body at the top and the bottom, light along its upper edge, and colour of its
    line; None stands for foil."""

    top: Colour
    bottom: Colour
    light: int = 40
    line: Colour | None = None
    strength: int = 255
    shadow: int = 110
    lit: Colour = palette.HOVER
    """Added while the pointer is over it."""


NIGHT = Look(*palette.NIGHT_BUTTON)
FAINT = Look(*palette.NIGHT_BUTTON, strength=150)
QUIET = Look(*palette.NIGHT_BUTTON, light=0, line=palette.IDLE_LINE, shadow=0)
GOLD = Look(*palette.GOLD_BUTTON, light=150, line=palette.GOLD_RIM)
PICKED = Look(*palette.PICKED, line=palette.LEGAL)
IDLE = Look(*palette.IDLE_BUTTON, light=0, line=palette.IDLE_LINE, shadow=0)
SILVER = Look(*palette.SILVER_BUTTON, light=150, line=palette.SILVER_RIM)
SILVERED = Look(*palette.NIGHT_BUTTON, line=palette.SILVER_RIM)
CHIP = Look(palette.CHIP, palette.CHIP, light=0)
CHOSEN_CHIP = Look(palette.CHIP, palette.CHIP, light=0, line=palette.LEGAL)
KNOB = Look(*palette.GOLD_BUTTON[::-1], light=0)
THUMB = Look(*palette.GOLD_BUTTON, light=0, shadow=0)
ROW = Look(*palette.ROW, light=24, strength=120, shadow=60)
CAP = Look(*palette.KEY_CAP, light=70, line=palette.faded(palette.IVORY, 120))
GLASS = Look(*palette.PANEL)
PLAIN = Look(palette.TOKEN, palette.TOKEN, light=0, line=palette.IVORY)


def slab(
    surface: Canvas,
    rect: Rect,
    radius: float,
    line: float,
    look: Look,
    places: Places,
    lit: bool = False,
) -> None:
    """Draws a slab; `lit` while the pointer is over it."""
    size, unit = (round(rect.w), round(rect.h)), places.px(1)
    corner = max(1, min(round(radius), min(size) // 2))
    picture = _made(size, corner, round(line * foil.FINE) / foil.FINE, unit, look, lit)
    margin = _margin(unit)
    surface.blit(picture, (round(rect.x) - margin, round(rect.y) - margin))


def _margin(unit: float) -> int:
    """Returns the margin for the shadow."""
    return max(5, round(8 * unit))


@drawn_once
def _made(
    size: Size, radius: int, line: float, unit: float, look: Look, lit: bool
) -> pygame.Surface:
    margin = _margin(unit)
    picture = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    body = shapes.rounded(*size, radius)
    at = margin, margin
    if look.shadow:
        down = max(2, round(3 * unit))
        shadow = shapes.tinted(body, (0, 0, 8, look.shadow))
        picture.fill((0, 0, 8, 0))
        picture.blit(shadow, (margin, margin + down))
        picture = pygame.transform.box_blur(picture, max(1, round(3 * unit)))
        # No shadow under the body: glass shows the table, not its own shadow.
        hole = shapes.tinted(body, (0, 0, 0, 255))
        picture.blit(hole, at, special_flags=pygame.BLEND_RGBA_SUB)
    filled = shapes.tinted(body, look.top, look.bottom)
    if look.light:
        _shine(filled, size, radius, line, look.light)
    if lit:
        filled.blit(shapes.tinted(body, look.lit), (0, 0))
    picture.blit(filled, at)
    rect = Rect(margin, margin, *size)
    if look.line is None:
        foil.outline(picture, rect, radius, line, look.strength)
    else:
        shapes.outline(picture, rect, radius, line, look.line)
    return picture


def _shine(filled: pygame.Surface, size: Size, radius: int, line: float, light: int) -> None:
    """Draws a thin light inside the upper edge, as of glass."""
    inset = max(1, round(line))
    inner = size[0] - 2 * inset, size[1] - 2 * inset
    if min(inner) < 4:
        return
    edge = shapes.outlined(*inner, max(1, radius - inset), 1)
    half = (255, 255, 255, light), (255, 255, 255, 0)
    filled.blit(shapes.tinted(edge, *half), (inset, inset))
