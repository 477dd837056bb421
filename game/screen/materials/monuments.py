"""The monuments on the floor of a table for one, under the deck: a place lights up on one as the
first of its Doors opens."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Set

import pygame

from game.rules.card import Colour
from game.screen.look import icons, palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.sheet import Canvas
from game.table.layout.places import Point, Rect, Size
from game.table.staging import Monument

FINE = 2
"""Factor by which a monument is drawn finer before it is scaled down."""
HALO = 150
"""Strength of the light about it, 0 to 255, once all places are awake; it begins at a third."""
SEED = 5
DUSK = (255, 252, 255), (178, 172, 202)
"""Light of the night on it, at its top and at its foot."""


def draw_monument(surface: Canvas, rect: Rect, monument: Monument, awake: Set[Colour]) -> None:
    """Draws a monument that fills a rectangle. `awake` are the places with an open Door."""
    picture = _standing((round(rect.w), round(rect.h)), monument, frozenset(awake))
    surface.blit(picture, (round(rect.x), round(rect.y)))


@drawn_once
def _standing(size: Size, monument: Monument, awake: frozenset[Colour]) -> pygame.Surface:
    wide, high = size[0] * FINE, size[1] * FINE
    large = pygame.Surface((wide, high), pygame.SRCALPHA)
    strength = HALO * (1 + len(awake) / 2) / 3
    large.blit(_halo((wide, high), palette.MONUMENT_LIGHT[monument], strength), (0, 0))
    lying = pygame.Rect(0, 0, wide * 0.84, high * 0.07)
    lying.center = round(wide * 0.5), round(high * 0.955)
    pygame.draw.ellipse(large, palette.WELL_SHADE, lying)
    body = pygame.Surface((wide, high), pygame.SRCALPHA)
    MONUMENTS[monument](body, awake)
    dusk = pygame.transform.scale(shapes.gradient(high, DUSK[0], DUSK[1]), (wide, high))
    body.blit(dusk, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    large.blit(body, (0, 0))
    return pygame.transform.smoothscale(large, size)


def _halo(size: Size, colour: palette.Colour, strength: float) -> pygame.Surface:
    """Returns a soft light that is lost towards the edges."""
    small = pygame.Surface((64, 64), pygame.SRCALPHA)
    for ring in range(32, 0, -1):
        alpha = round(strength * (1 - ring / 32) ** 2)
        pygame.draw.circle(small, (*colour[:3], alpha), (32, 32), ring)
    return pygame.transform.smoothscale(small, size)


def _signpost(picture: pygame.Surface, awake: Set[Colour]) -> None:
    """Draws a post with one board for each place."""
    wide, high = picture.get_size()
    top, foot, half = high * 0.05, high * 0.955, wide * 0.035
    dark, lit = palette.BOARDS[1], palette.BOARDS[2]
    middle = wide * 0.5
    post = [(middle - half, top), (middle + half, top)]
    post += [(middle + half * 1.5, foot), (middle - half * 1.5, foot)]
    pygame.draw.polygon(picture, palette.mixed(dark, palette.BOARDS[0], 0.5), post)
    pygame.draw.line(picture, lit, post[0], post[3], max(2, round(half * 0.4)))
    knob = max(3, round(half * 1.7))
    pygame.draw.circle(picture, palette.GOLD, (middle, top + knob * 0.4), knob)
    tall, long = high * 0.135, wide * 0.86
    for number, place in enumerate(Colour):
        way = 1 if number % 2 else -1
        y, tilt = high * (0.13 + 0.172 * number), way * tall * 0.12
        tail, tip = middle - way * long * 0.38, middle + way * long * 0.56
        neck = tip - way * tall * 0.5
        board: list[Point] = [
            (tail, y + tilt),
            (neck, y),
            (tip, y + tall / 2),
            (neck, y + tall),
            (tail, y + tall + tilt),
        ]
        shade = [(x, low + tall * 0.12) for x, low in board]
        pygame.draw.polygon(picture, palette.faded(palette.BLACK, 150), shade)
        pygame.draw.polygon(picture, _tint(place, place in awake), board)
        grain = palette.faded(palette.RAMPS[place.value][4], 255)
        for part in 0.36, 0.7:
            ends = (tail, y + tilt + tall * part), (neck, y + tall * part)
            pygame.draw.line(picture, grain, *ends, max(1, round(tall * 0.025)))
        under = [board[3], board[4], (tail, y + tall * 0.84 + tilt), (neck, y + tall * 0.84)]
        pygame.draw.polygon(picture, grain, under)
        rim = palette.GOLD if place in awake else palette.RAMPS[place.value][2]
        pygame.draw.lines(picture, rim, True, board, max(2, round(tall * 0.06)))
        ink = palette.IVORY if place in awake else palette.RAMPS[place.value][2]
        _sign(picture, f"place-{place.value}", tall * 0.74, ink, (middle, y + tall * 0.53))


def _stone(picture: pygame.Surface, awake: Set[Colour]) -> None:
    """Draws a standing stone that bears the Glyph, and under it the crest of each place."""
    wide, high = picture.get_size()
    outline = (0.16, 0.96), (0.2, 0.3), (0.34, 0.07), (0.58, 0.03), (0.78, 0.2), (0.86, 0.96)
    stone = [(wide * x, high * y) for x, y in outline]
    front = [(wide * (x - 0.05 * (x > 0.5)), high * y) for x, y in outline]
    pygame.draw.polygon(picture, palette.STONE[0], stone)
    pygame.draw.polygon(picture, palette.STONE[1], front)
    pygame.draw.lines(picture, palette.STONE[2], False, front[:4], max(2, round(wide * 0.014)))
    chance = random.Random(SEED)
    for number in range(34):
        x, y = chance.uniform(0.26, 0.68) * wide, chance.uniform(0.14, 0.93) * high
        side, way = wide * chance.uniform(0.02, 0.05), (-1, 1)[number % 2]
        mark = (x, y), (x + side, y + way * side), (x + 2 * side, y)
        pygame.draw.lines(picture, palette.STONE[3], False, mark, max(2, round(wide * 0.009)))
    side = wide * 0.46
    knot = palette.mixed(palette.SILVER, palette.GOLD_TEXT, 0.4)
    _sign(picture, "kind-G", side, palette.faded(palette.BLACK, 200), (wide * 0.495, high * 0.315))
    _sign(picture, "kind-G", side, knot, (wide * 0.48, high * 0.305))
    for number, place in enumerate(Colour):
        at = wide * (0.36 + 0.26 * (number % 2)), high * (0.6 + 0.185 * (number // 2))
        ink = palette.RAMPS[place.value][1 if place in awake else 3]
        if place in awake:
            light = _halo((round(wide * 0.34),) * 2, palette.RAMPS[place.value][3], 220)
            picture.blit(light, light.get_rect(center=at))
        _sign(picture, f"place-{place.value}", wide * 0.19, ink, at)


def _tint(place: Colour, awake: bool) -> palette.Colour:
    ramp = palette.RAMPS[place.value]
    return ramp[3] if awake else palette.mixed(ramp[4], ramp[3], 0.3)


def _sign(picture: pygame.Surface, name: str, side: float, ink: palette.Colour, at: Point) -> None:
    sign = icons.draw(name, max(4, round(side)), ink)
    picture.blit(sign, sign.get_rect(center=(round(at[0]), round(at[1]))))


MONUMENTS: Mapping[Monument, Callable[[pygame.Surface, Set[Colour]], None]] = {
    "signpost": _signpost,
    "stone": _stone,
}
"""The functions that draw the monuments, each into a picture."""
