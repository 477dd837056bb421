"""Smooth rounded shapes: drawn large and reduced at the corners, stretched between them. They are
kept, with everything that is made of them, as long as there is room."""

from collections.abc import Callable
from functools import lru_cache, partial, wraps
from typing import ParamSpec, Protocol, TypeVar

import pygame

from game.screen.look.kept import Kept
from game.screen.look.palette import Colour
from game.screen.sheet import Canvas, Veil, brush
from game.table.layout.places import Rect, Size

SUPERSAMPLED = 4
LARGE = 300_000
"""Pixels of shapes that are not kept: they are rare and would take too much room."""


class Cache(Protocol):
    """A function that keeps its results."""

    def cache_clear(self) -> None:
        """Drops all results that are kept."""


Cached = TypeVar("Cached", bound=Cache)
Asked = ParamSpec("Asked")
Drawn = TypeVar("Drawn")
_caches: list[Cache] = []
KEPT = Kept(6 * 1024 * 1024, 1.15)
"""Results of the functions that are `drawn_once`."""


def until_resized(cached: Cached) -> Cached:
    """Lets the cache of this function be dropped with all other shapes."""
    _caches.append(cached)
    return cached


def drawn_once(draw: Callable[Asked, Drawn]) -> Callable[Asked, Drawn]:
    """Keeps what a function draws as long as there is room among all shapes, until the size of the
    window changes. Results must not be changed. Parts of a kept picture are drawn again for
    each."""

    @wraps(draw)
    def kept(*args: Asked.args, **named: Asked.kwargs) -> Drawn:
        if KEPT.making:
            return draw(*args, **named)
        return KEPT.get((draw, args, *named.items()), partial(draw, *args, **named))

    return kept


@lru_cache(maxsize=64)
def _corner(radius: int) -> pygame.Surface:
    """Returns the upper left quarter of a white disc."""
    large = radius * SUPERSAMPLED
    quarter = pygame.Surface((large, large), pygame.SRCALPHA)
    quarter.fill((255, 255, 255, 0))
    pygame.draw.circle(quarter, (255, 255, 255, 255), (large, large), large)
    return pygame.transform.smoothscale(quarter, (radius, radius))


def rounded(width: int, height: int, radius: int) -> pygame.Surface:
    """Returns a white rounded rectangle."""
    width, height = max(1, width), max(1, height)
    radius = max(1, min(radius, width // 2, height // 2))
    shape = pygame.Surface((width, height), pygame.SRCALPHA)
    shape.fill((255, 255, 255, 255))
    corner = _corner(radius)
    for right in (False, True):
        for low in (False, True):
            at = (width - radius if right else 0, height - radius if low else 0)
            shape.fill((255, 255, 255, 0), (*at, radius, radius))
            shape.blit(
                pygame.transform.flip(corner, right, low), at, special_flags=pygame.BLEND_RGBA_MAX
            )
    return shape


def outlined(width: int, height: int, radius: int, line: int) -> pygame.Surface:
    """Returns the outline of a white rounded rectangle."""
    shape = rounded(width, height, radius)
    inside = rounded(width - 2 * line, height - 2 * line, max(1, radius - line))
    inside.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shape.blit(inside, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    return shape


@lru_cache(maxsize=64)
def gradient(height: int, top: Colour, bottom: Colour) -> pygame.Surface:
    """Returns a strip, one pixel wide, from one colour to another."""
    strip = pygame.Surface((1, 2), pygame.SRCALPHA)
    strip.set_at((0, 0), top)
    strip.set_at((0, 1), bottom)
    return pygame.transform.smoothscale(strip, (1, max(1, height)))


def forget() -> None:
    """Drops all shapes: in a window of another size none of them is drawn again."""
    for cached in _caches:
        cached.cache_clear()
    KEPT.forget()


def suit(size: Size) -> None:
    """Adapts to the size of the window: drops all shapes, and has more or less room."""
    forget()
    KEPT.suit(size)


def tinted(shape: pygame.Surface, top: Colour, bottom: Colour | None = None) -> pygame.Surface:
    """Returns a white shape in one colour, or from one at the top to another at the bottom."""
    result = shape.copy()
    if bottom is None:
        result.fill(top, special_flags=pygame.BLEND_RGBA_MULT)
    else:
        strip = pygame.transform.scale(gradient(shape.get_height(), top, bottom), shape.get_size())
        result.blit(strip, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def _drawn(
    size: Size, radius: int, line: int, top: Colour, bottom: Colour | None
) -> pygame.Surface:
    """Returns a rounded rectangle in its colours; with a `line`, only its outline."""
    shape = outlined(*size, radius, line) if line else rounded(*size, radius)
    return tinted(shape, top, bottom)


_painted = drawn_once(_drawn)


def _paint(
    surface: Canvas, rect: Rect, radius: float, line: int, top: Colour, bottom: Colour | None
) -> None:
    if bottom is None and not surface.get_flags() & pygame.SRCALPHA:
        _patchwork(surface, rect, radius, line, top)
        return
    size = round(rect.w), round(rect.h)
    make = _painted if size[0] * size[1] < LARGE else _drawn
    picture = make(size, round(radius), line, top, bottom)
    surface.blit(picture, (round(rect.x), round(rect.y)))


def box(
    surface: Canvas, rect: Rect, radius: float, top: Colour, bottom: Colour | None = None
) -> None:
    """Draws a filled rounded rectangle, in one colour or from one at the top to another at the
    bottom. Colours have an alpha."""
    _paint(surface, rect, radius, 0, top, bottom)


def outline(
    surface: Canvas,
    rect: Rect,
    radius: float,
    line: float,
    top: Colour,
    bottom: Colour | None = None,
) -> None:
    """Draws the outline of a rounded rectangle, `line` pixels wide and at least one."""
    _paint(surface, rect, radius, max(1, round(line)), top, bottom)


def _patchwork(surface: Canvas, rect: Rect, radius: float, line: int, colour: Colour) -> None:
    """Draws a rounded rectangle, or with a `line` its outline, of four corners and plain patches
    between them: nothing as large as itself has to be made or kept."""
    x, y, w, h = (round(value) for value in (rect.x, rect.y, rect.w, rect.h))
    r = max(1, min(round(radius), w // 2, h // 2))
    disc = _painted((2 * r, 2 * r), r, line, colour, None)
    for right in (False, True):
        for low in (False, True):
            at = x + w - r if right else x, y + h - r if low else y
            surface.blit(disc, at, (r * right, r * low, r, r))
    deep = line or r
    patches = [(x + r, y, w - 2 * r, deep), (x + r, y + h - deep, w - 2 * r, deep)]
    if line:
        patches += [(x, y + r, line, h - 2 * r), (x + w - line, y + r, line, h - 2 * r)]
    else:
        patches += [(x, y + r, w, h - 2 * r)]
    for left, top, wide, high in patches:
        if wide > 0 and high > 0:
            brush(surface, Veil(colour), (left, top, wide, high))
