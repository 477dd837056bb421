"""Hollows in the table: niches for cards, and grooves."""

from __future__ import annotations

import pygame

from game.screen.cards.faces import CORNER
from game.screen.look import palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.sheet import Canvas
from game.table.layout.places import PANEL_RIM, RIM, Places, Rect, Size

EDGE = 2
"""Most pixels of the line outside of the hollow."""
ARCHED = 1.25
"""Height of a niche by its width from which on it has an arch."""
SMALL = 0.2
"""Greatest radius of the corners of a hollow for cards, by its shorter side."""
FINE = 3
LIT, LIGHT = 0.25, 170
"""Part of its colour in the light that falls over the sill of an arch, and how dense that is, 0 to
255."""


def well(
    surface: Canvas, places: Places, rect: Rect, line: palette.Colour, opacity: int = 255
) -> None:
    """Draws a niche for a card. The `opacity` is from 0 to 255."""
    size, ink = (round(rect.w), round(rect.h)), palette.faded(line, 200)
    arched = size[1] >= ARCHED * size[0]
    picture = _well(size, rim(places, rect), places.px(1), ink, opacity, arched)
    surface.blit(picture, (round(rect.x) - EDGE, round(rect.y) - EDGE))


def panel(surface: Canvas, places: Places, rect: Rect, line: int) -> None:
    """Draws a hollow in which the cards of a zone lie; its corners are those of a tray. The opacity
    of its `line` is from 0 to 255."""
    size, ink = (round(rect.w), round(rect.h)), palette.faded(palette.GOLD, line)
    picture = _well(size, panel_rim(places, rect), places.px(1), ink, opacity=255, arched=False)
    surface.blit(picture, (round(rect.x) - EDGE, round(rect.y) - EDGE))


def panel_rim(places: Places, rect: Rect) -> float:
    """Returns the radius of the corners of such a hollow, which is less in a small one."""
    return min(places.px(PANEL_RIM), min(rect.w, rect.h) * SMALL)


def rim(places: Places, rect: Rect) -> float:
    """Returns the radius of the corners of a niche: that of a card in it, and no more than in a
    niche for one card."""
    return min(rect.w * CORNER, places.px(RIM))


NIGHT = palette.WELL, palette.WELL_SHADE
"""The colours of a hollow in the table or in dark paper: its ground and the shadow in it."""
LEAF = palette.LEAF_HOLLOW, palette.LEAF_HOLLOW_SHADE
"""The colours of a hollow in light paper."""
Hollow = tuple[palette.Colour, palette.Colour]


def sink(
    surface: Canvas, places: Places, rect: Rect, radius: float, hollow: Hollow = NIGHT
) -> None:
    """Draws a hollow; its upper edge throws a shadow into it."""
    size, corner = (round(rect.w), round(rect.h)), max(1, round(radius))
    surface.blit(_hollow(size, corner, places.px(1), hollow), (round(rect.x), round(rect.y)))


@drawn_once
def _well(
    size: Size, radius: float, unit: float, ink: palette.Colour, opacity: int, arched: bool
) -> pygame.Surface:
    picture = pygame.Surface((size[0] + 2 * EDGE, size[1] + 2 * EDGE), pygame.SRCALPHA)
    picture.fill((*palette.WELL[:3], 0))
    picture.blit(_hollow(size, max(1, round(radius)), unit), (EDGE, EDGE))
    line = max(1, round(1.4 * unit))
    shapes.outline(picture, Rect(EDGE, EDGE, *size), radius, line, ink)
    if arched:
        picture.blit(_arch(size, unit, ink), (EDGE, EDGE))
    picture.set_alpha(opacity)
    return picture


@drawn_once
def _arch(size: Size, unit: float, ink: palette.Colour) -> pygame.Surface:
    """Returns the arch within a niche: darker behind it, with a sill over which light falls in."""
    width, height = (length * FINE for length in size)
    inset, sill = round(7 * unit) * FINE, round(5 * unit) * FINE
    large = pygame.Surface((width, height), pygame.SRCALPHA)
    large.fill((*ink[:3], 0))
    half = width // 2 - inset
    opening = pygame.Rect(inset, inset, 2 * half, height - inset - sill)
    edge = max(FINE, round(1.1 * unit * FINE))
    _draw_arch(large, palette.faded(ink, 120), opening.inflate(2 * edge, 2 * edge), half)
    _draw_arch(large, palette.faded(palette.NICHE, 0), opening, half)
    within = pygame.Surface(opening.size, pygame.SRCALPHA)
    within.fill((255, 255, 255, 0))
    _draw_arch(within, palette.WHITE, within.get_rect(), half)
    lit = palette.faded(palette.mixed(palette.NICHE, ink, LIT), LIGHT)
    large.blit(shapes.tinted(within, palette.NICHE, lit), opening)
    low = pygame.Rect(inset // 2, height - sill, width - inset, sill)
    pygame.draw.rect(large, palette.faded(ink, 90), low)
    return pygame.transform.smoothscale(large, size)


def _draw_arch(
    surface: pygame.Surface, colour: palette.Colour, rect: pygame.Rect, half: int
) -> None:
    """Fills a rectangle with a round top, of a radius of `half` pixels."""
    pygame.draw.rect(
        surface, colour, rect, border_top_left_radius=half, border_top_right_radius=half
    )


@drawn_once
def _hollow(size: Size, radius: int, unit: float, colours: Hollow = NIGHT) -> pygame.Surface:
    soft = max(1, min(round(10 * unit), min(size) // 4))
    body = shapes.rounded(*size, radius)
    hollow = shapes.tinted(body, colours[0])
    shade = shapes.tinted(body, colours[1])
    lit = pygame.Surface(size, pygame.SRCALPHA)
    inner = shapes.rounded(size[0] - 2 * soft, size[1] - 2 * soft, max(1, radius - soft // 2))
    alpha = colours[1][3]
    lit.blit(shapes.tinted(inner, (0, 0, 0, alpha)), (soft, soft + soft // 2))
    lit = pygame.transform.box_blur(lit, max(1, soft // 2))
    shade.blit(lit, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    hollow.blit(shade, (0, 0))
    return hollow
