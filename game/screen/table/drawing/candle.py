"""The candle behind the deck. It burns down as the deck empties, and its light is the light of the
table."""

from __future__ import annotations

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
NOTCHES, LIGHTS = 24, 5
"""Number of heights between a whole candle and the last of it, and of strengths of its light."""
REACH, DARKEST = 230, 165
"""Reach of its light, by the design; and the light on the rest of the table when the deck is empty,
0 to 255."""
HALF = 0.5
"""Share of the deck from which on the rest of the table grows darker."""
COARSE = 24
"""Factor by which the picture of the dark is drawn smaller."""
FINE = 4


def foot(places: Places) -> Point:
    """Returns the middle of the upper edge of the deck, behind which the candle stands."""
    deck = places.zones[DECK]
    return deck.centre[0], deck.y


def taken(places: Places) -> Rect:
    """Returns the rectangle of the whole candle."""
    (x, y), tall = foot(places), places.px(WAX + STUB + FLAME)
    return Rect(x - places.px(WIDE) / 2, y - tall, places.px(WIDE), tall)


def draw_candle(surface: Canvas, places: Places, share: float, left: DeckLeft) -> None:
    """Draws the candle; `share` is how much of the deck is there, 0 to 1."""
    if left == DeckLeft.NONE:
        return
    x, y = foot(places)
    wax = places.px(STUB + WAX * round(share * NOTCHES) / NOTCHES)
    size = max(6, round(places.px(WIDE))), max(2, round(wax))
    flame = max(10, round(places.px(FLAME) * (1.0 if left == DeckLeft.MANY else 0.8)))
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
    if light < 255:
        dark = _dark(surface.get_size(), foot(places), round(places.px(2 * REACH)), light)
        surface.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


@until_resized
@lru_cache(maxsize=1)
def _glow(width: int) -> pygame.Surface:
    """Returns the light about the flame, which is added to the table. It is shared and must not be
    changed."""
    return wide_mote(width, palette.CANDLELIGHT, STEPS)


@until_resized
@lru_cache(maxsize=1)
def _dark(size: Size, middle: Point, reach: int, light: int) -> pygame.Surface:
    """Returns a picture that is multiplied into the table. It is shared and must not be changed."""
    small = pygame.Surface((size[0] // COARSE + 1, size[1] // COARSE + 1))
    small.fill((light, light, light))
    x, y = middle[0] / COARSE, middle[1] / COARSE
    for ring in range(12):
        lit = light + (255 - light) * (ring + 1) // 12
        pygame.draw.circle(small, (lit, lit, lit), (x, y), reach * (1.6 - ring / 9) / COARSE)
    small = pygame.transform.box_blur(small, 3)
    return pygame.transform.smoothscale(small, size).convert()


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
