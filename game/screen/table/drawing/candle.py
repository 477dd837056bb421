"""The candle behind the deck. It burns down as the deck empties, and its light is the light of the
table."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from game.rules.state import DECK
from game.screen.effects.small_lights import STEPS, wide_mote
from game.screen.look import palette
from game.screen.look.shapes import drawn_once, until_resized
from game.screen.sheet import Canvas
from game.table.counting import DeckLeft
from game.table.layout.places import Places, Point, Rect, Size

WAX, STUB, WIDE = 42, 10, 30
"""Height of the wax above the deck, of the last of it, and its width, by the design."""
FLAME = 38
"""Height of the flame, by the design."""
LOW_WAX, LOW_STUB, LOW_FLAME = 8, 8, 30
"""The heights of a candle under the plate of the aims, by the design."""
NOTCHES, LIGHTS = 24, 5
"""Number of heights between a whole candle and the last of it, and of strengths of its light."""
REACH, DARKEST = 230, 165
"""Reach of its light, by the design; and the light on the rest of the table when the deck is empty,
0 to 255."""
HALF = 0.5
"""Share of the deck from which on the rest of the table grows darker."""
COARSE, SOFT = 24, 3
"""Factor by which the picture of the dark is drawn smaller, and the points over which it is then
softened."""
FINE = 4


def foot(places: Places) -> Point:
    """Returns the middle of the upper edge of the deck, behind which the candle stands."""
    deck = places.zones[DECK]
    return deck.centre[0], deck.y


def heights(places: Places) -> tuple[float, float, float]:
    """Returns the heights of the wax, of the last of it and of the flame, in pixels."""
    if places.plate_over_deck:
        return places.px(LOW_WAX), places.px(LOW_STUB), places.px(LOW_FLAME)
    return places.px(WAX), places.px(STUB), places.px(FLAME)


def taken(places: Places) -> Rect:
    """Returns the rectangle of the whole candle."""
    (x, y), tall = foot(places), sum(heights(places))
    return Rect(x - places.px(WIDE) / 2, y - tall, places.px(WIDE), tall)


def draw_candle(surface: Canvas, places: Places, share: float, left: DeckLeft) -> None:
    """Draws the candle; `share` is how much of the deck is there, 0 to 1."""
    if left == DeckLeft.NONE:
        return
    x, y = foot(places)
    most, least, tongue = heights(places)
    wax = least + most * round(share * NOTCHES) / NOTCHES
    size = max(6, round(places.px(WIDE))), max(2, round(wax))
    flame = max(10, round(tongue * (1.0 if left == DeckLeft.MANY else 0.8)))
    picture = _candle(size, flame)
    surface.blit(picture, (round(x - picture.get_width() / 2), round(y - size[1]) - flame))


def draw_light(surface: Canvas, places: Places, share: float) -> None:
    """Draws the light of the candle. It lies on the floor about the deck: nearer to the Doors their
    edges would be lost in it."""
    if not share:
        return
    lit = 0.62 + 0.38 * round(share * LIGHTS) / LIGHTS
    glow = _glow(2 * round(places.px(REACH) * lit))
    (x, y), around = places.zones[DECK].centre, glow.get_width() / 2
    surface.blit(glow, (round(x - around), round(y - around)), special_flags=pygame.BLEND_RGB_ADD)


def draw_dark(surface: Canvas, places: Places, share: float) -> None:
    """Darkens the table but for what is near the deck, the more the emptier it is."""
    light = round(DARKEST + (255 - DARKEST) * min(1.0, round(share * LIGHTS) / LIGHTS / HALF))
    if light == 255:
        return
    glass = pygame.Rect(0, 0, *surface.get_size())
    lit, corner = _lit(glass.size, foot(places), round(places.px(2 * REACH)), light)
    near = lit.get_rect(topleft=corner).clip(glass)
    surface.blit(lit, corner, special_flags=pygame.BLEND_RGB_MULT)
    for dark in (
        (0, 0, near.left, glass.h),
        (near.right, 0, glass.w - near.right, glass.h),
        (near.left, 0, near.w, near.top),
        (near.left, near.bottom, near.w, glass.h - near.bottom),
    ):
        if dark[2] > 0 and dark[3] > 0:
            surface.fill((light, light, light), dark, pygame.BLEND_RGB_MULT)


@until_resized
@lru_cache(maxsize=1)
def _glow(width: int) -> pygame.Surface:
    """Returns the light about the flame, which is added to the table. It is shared and must not be
    changed."""
    return wide_mote((width, width), palette.CANDLELIGHT, STEPS)


@until_resized
@lru_cache(maxsize=1)
def _lit(
    size: Size, middle: Point, reach: int, light: int
) -> tuple[pygame.Surface, tuple[int, int]]:
    """Returns what is multiplied into the table near the deck, which has so much light at its edge,
    and its corner. It is shared and must not be changed."""
    (x, y), wide = (at / COARSE for at in middle), 1.6 * reach / COARSE + 2 * SOFT
    left, top = max(0, math.floor(x - wide)), max(0, math.floor(y - wide))
    right, low = (
        math.ceil(min(at + wide, side / COARSE)) for at, side in zip((x, y), size, strict=True)
    )
    small = pygame.Surface((right - left, low - top))
    small.fill((light, light, light))
    for ring in range(12):
        lit = light + (255 - light) * (ring + 1) // 12
        spread = reach * (1.6 - ring / 9) / COARSE
        pygame.draw.circle(small, (lit, lit, lit), (x - left, y - top), spread)
    small = pygame.transform.box_blur(small, SOFT)
    # Scaled at once in the format of the glass: a second copy would be large.
    whole = pygame.transform.smoothscale(small, (small.width * COARSE, small.height * COARSE))
    return whole, (left * COARSE, top * COARSE)


@drawn_once
def _candle(size: Size, flame: int) -> pygame.Surface:
    """Returns the picture of the wax with its flame above. It is shared and must not be changed."""
    (wide, wax), fine = size, FINE
    large = pygame.Surface((wide * fine, (wax + flame) * fine), pygame.SRCALPHA)
    large.fill((*palette.WAX[0][:3], 0))
    top, middle, radius = flame * fine, wide * fine // 2, wide * fine // 5
    for x in range(wide * fine):
        # A round body: the light comes from the left.
        part = abs(x / (wide * fine) - 0.36) / 0.64
        colour = palette.mixed(palette.WAX[0], palette.WAX[1], part**1.4)
        pygame.draw.line(large, colour, (x, top), (x, top + wax * fine))
    body = pygame.Surface(large.get_size(), pygame.SRCALPHA)
    body.fill((255, 255, 255, 0))
    pygame.draw.rect(body, palette.WHITE, (0, top, wide * fine, wax * fine + radius),
                     border_top_left_radius=radius, border_top_right_radius=radius)  # fmt: skip
    large.blit(body, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    for across, deep in ((0.12, 0.5), (0.72, 0.36), (0.88, 0.62)):
        drop = pygame.Rect(0, 0, wide * fine * 0.16, min(wax, wide) * fine * deep + radius)
        drop.midtop = round(wide * fine * across), top
        pygame.draw.rect(large, palette.WAX[0], drop, border_radius=drop.w // 2)
    hollow = pygame.Rect(0, 0, wide * fine, radius * 1.5)
    hollow.midtop = middle, top - radius // 2
    pygame.draw.ellipse(large, palette.WAX[2], hollow)
    pygame.draw.line(
        large, palette.BLACK, (middle, top + radius // 3), (middle, top - 6 * fine), fine
    )
    for colour, share in zip(palette.FLAME, (1.0, 0.66, 0.36), strict=True):
        _tongue(large, colour, (middle, top - 2 * fine), flame * fine * share * 0.92)
    return pygame.transform.smoothscale(large, (wide, wax + flame))


def _tongue(surface: pygame.Surface, colour: palette.Colour, low: Point, tall: float) -> None:
    """Draws a flame from its lower end."""
    x, y = low
    half = tall * 0.24
    side = [(half * (4 * t * (1 - t)) ** 0.7 * (1.25 - 0.6 * t), tall * t**1.15)
            for t in (i / 16 for i in range(17))]  # fmt: skip
    points = [(x + a, y - b) for a, b in side] + [(x - a, y - b) for a, b in reversed(side)]
    pygame.draw.polygon(surface, colour, points)
