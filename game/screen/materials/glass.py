"""Panels of night glass: a soft shadow, a gradient one can look through, and a double line of foil
with a star in each corner. Lengths are in design pixels."""

from __future__ import annotations

import math

import pygame

from game.screen.look import icons, palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.materials import foil, patches
from game.screen.materials.patches import Patch
from game.screen.sheet import Band, Canvas, brush
from game.table.layout.places import Places, Point, Rect, Size

RADIUS, LINE, HAIR = 14, 1.6, 0.9
EDGED, ASIDE = 255, 95
"""Opacity of the line about a tray, 0 to 255, and of that about what lies beside one."""
INSET, SCOOP, STAR = 5, 10, 4.6
"""Distance of the inner line from the edge; radius of its bows round the stars; radius of these."""
REACH = 26
"""Reach of the shadow."""
ORNATE = 160
"""Least height of a panel with stars."""


def draw_panel(surface: Canvas, rect: Rect, places: Places) -> None:
    """Draws night glass in a frame of foil."""
    size, unit = (round(rect.w), round(rect.h)), places.px(1)
    reach = min(round(REACH * unit), min(size) // 2 - round(RADIUS * unit))
    patches.blit(surface, _shadow(size, unit, reach), rect.grown(reach))
    _draw_body(surface, rect, round(RADIUS * unit))
    ornate = size[1] >= ORNATE * unit
    patches.blit(surface, _rim(size, unit, ornate, ornate or places.letters == 1), rect)


def draw_pane(
    surface: Canvas, rect: Rect, radius: float, places: Places, line: int = EDGED
) -> None:
    """Draws a sheet of dark glass that lies on the table, with an edge of foil. The opacity of its
    `line` is from 0 to 255."""
    draw_sheet(surface, rect, radius)
    foil.outline(surface, rect, radius, max(1.0, places.px(1.6)), line)


def draw_sheet(surface: Canvas, rect: Rect, radius: float) -> None:
    """Draws dark glass without an edge, through which one sees the floor."""
    shapes.box(surface, rect, radius, *palette.PANE)


def _draw_body(surface: Canvas, rect: Rect, radius: int) -> None:
    """Draws a narrow strip and stretches it: wide pictures would take much room."""
    x, y, w, h = (round(value) for value in (rect.x, rect.y, rect.w, rect.h))
    strip = _strip(h, radius)
    surface.blit(strip, (x, y), (0, 0, radius, h))
    column = Band(_column(strip, radius), y)
    brush(surface, column, (x + radius, y, w - 2 * radius, h))
    surface.blit(strip, (x + w - radius, y), (radius + 1, 0, radius, h))


@drawn_once
def _column(strip: pygame.Surface, radius: int) -> pygame.Surface:
    """Returns the column of one pixel in the middle of a strip of glass."""
    return strip.subsurface((radius, 0, 1, strip.get_height()))


@drawn_once
def _strip(height: int, radius: int) -> pygame.Surface:
    """Returns the glass, as narrow as possible."""
    strip = pygame.Surface((2 * radius + 1, height), pygame.SRCALPHA)
    whole = Rect(0, 0, *strip.get_size())
    shapes.box(strip, whole, radius, *palette.PANEL)
    return strip


@drawn_once
def _shadow(size: Size, unit: float, reach: int) -> list[Patch]:
    """Returns the shadow beside the glass; none shows through it."""
    radius = round(RADIUS * unit)
    side = 2 * (radius + reach) + 1
    tile = pygame.Surface((side + 2 * reach, side + 2 * reach), pygame.SRCALPHA)
    tile.fill((*palette.UNDER[:3], 0))
    shape = shapes.rounded(side, side, radius)
    tile.blit(shapes.tinted(shape, palette.UNDER), (reach, reach + reach // 4))
    for _ in range(2):
        tile = pygame.transform.box_blur(tile, max(1, reach // 5))
    hole = shapes.tinted(shape, (0, 0, 0, 255))
    tile.blit(hole, (reach, reach), special_flags=pygame.BLEND_RGBA_SUB)
    return patches.frame(tile, (size[0] + 2 * reach, size[1] + 2 * reach), reach + 1)


@drawn_once
def _rim(size: Size, unit: float, ornate: bool, double: bool) -> list[Patch]:
    """Returns the frame with stars, with a plain second line, or with neither."""
    corner = min(round((INSET + SCOOP + 4) * unit) + 2, min(size) // 2)
    tile = _rim_tile(corner, unit, ornate, double)
    return foil.gilded(patches.frame(tile, size, round((INSET + 2) * unit) + 2), size)


def _rim_tile(corner: int, unit: float, ornate: bool, double: bool) -> pygame.Surface:
    """Returns a corner of the frame, one pixel of edge, and so on."""
    fine, side = foil.FINE, 2 * corner + 1
    large = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
    large.fill((255, 255, 255, 0))
    line = max(fine, round(LINE * unit * fine))
    whole, radius = large.get_rect(), round(RADIUS * unit) * fine
    pygame.draw.rect(large, palette.WHITE, whole, line, border_radius=radius)
    inset, hair = max(3.0, INSET * unit) * fine, max(fine, round(HAIR * unit * fine))
    faint = palette.faded(palette.WHITE, 150)
    if not ornate:
        inner = whole.inflate(-2 * inset, -2 * inset)
        curve = max(fine, radius - round(inset * 0.8))
        if double:
            pygame.draw.rect(large, faint, inner, hair, border_radius=curve)
        return pygame.transform.smoothscale(large, (side, side))
    points = _scooped(whole.w, inset, SCOOP * unit * fine)
    pygame.draw.lines(large, faint, True, points, hair)
    star = icons.shape("spark", round(2 * STAR * unit * fine))
    near = inset + 3.6 * unit * fine
    for x in (near, whole.w - near):
        for y in (near, whole.w - near):
            large.blit(star, star.get_rect(center=(round(x), round(y))))
    return pygame.transform.smoothscale(large, (side, side))


def _scooped(side: int, inset: float, radius: float) -> list[Point]:
    """Returns a square with a bow in place of each corner."""
    points = []
    ends = inset, side - inset
    for x, y, start in (
        (ends[0], ends[0], 90),
        (ends[1], ends[0], 180),
        (ends[1], ends[1], 270),
        (ends[0], ends[1], 0),
    ):
        for step in range(13):
            angle = math.radians(start - step * 7.5)
            points.append((x + math.cos(angle) * radius, y + math.sin(angle) * radius))
    return points
