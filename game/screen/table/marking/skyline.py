"""The skyline of a line of cards that is wanted whole: its free places, and whole symbols at the
sides of its cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

import pygame

from game.rules.card import Kind
from game.screen.look import icons, palette, shapes
from game.screen.look.shapes import drawn_once
from game.screen.materials import dashes
from game.screen.sheet import Canvas
from game.table.asking import symbols
from game.table.layout.places import Rect, Size
from game.table.layout.poses import Pose, Sprite
from game.table.layout.spreads import marked_places
from game.table.motion.director import Director
from game.table.staging import Skyline

WITHIN, LEAST = 0.9, 34
"""Part of a free place that its frame takes, and its least width in design pixels."""
WIDE = 0.62
"""Width of the outline in a free place, by that of its frame."""
RISING = 0.66, 0.54, 0.74, 0.6
"""Heights of the outlines, by that of the frame."""
MISSING, BETWEEN = 70, 0.3
"""Opacity of a small sign of what does not stand yet, 0 to 255, and distance of such signs by their
width."""
PLATE, INWARD, SYMBOL, FINE = 0.28, 0.02, 0.72, 4
"""Width of the plate of a symbol by that of a card, how far the outermost ones lie inward, by that,
which still hides those of the face; width of the symbol by that of its plate, and the factor by
which a plate is drawn finer before it is scaled down."""


def draw_free(surface: Canvas, director: Director, zone: str) -> None:
    """Draws the free places of a skyline, each with the outline of what may stand there."""
    places, line = director.layout.places, director.staging.skylines[zone]
    if line.stand(director.view) >= line.wanted:
        return
    ground = places.ground(places.zones[zone])
    cards = [one.pose.x for one in director.layout.sprites.values() if one.zone == zone]
    count = len(cards)
    for number, place in enumerate(marked_places(count, zone, places)):
        rect = Rect(place.x, place.y, place.w * WITHIN, ground - place.y)
        # As far from a card, which fills its place, as from each other.
        aside = (place.w - rect.w) / 2 if cards else 0
        middle = place.centre[0] + (-aside if cards and place.x < cards[0] else aside)
        rect = replace(rect, x=middle - rect.w / 2)
        if rect.w < places.px(LEAST):
            continue
        dash, gap, ink = places.px(7), places.px(6), palette.faded(palette.GOLD, 120)
        dashes.dashed(surface, rect, max(1.0, places.px(1.5)), dash, gap, ink, places.px(9))
        size = round(rect.w * WIDE), round(rect.h * RISING[number % len(RISING)])
        picture = outline(line.kind, size)
        at = round(rect.centre[0]), round(ground)
        surface.blit(picture, picture.get_rect(midbottom=at))


@drawn_once
def outline(kind: Kind, size: Size) -> pygame.Surface:
    """Returns a slender outline of a kind in haze. It is shared and must not be changed."""
    picture = icons.draw(symbols.of_kind(kind), max(size), palette.WHITE)
    # Signs have a margin, and it is to stand on the ground.
    sign = picture.subsurface(picture.get_bounding_rect())
    return shapes.tinted(pygame.transform.smoothscale(sign, size), *palette.HAZE)


def draw_symbols(surface: Canvas, lying: Iterable[tuple[Sprite, Pose]], line: Skyline) -> None:
    """Draws the symbols at the sides of the cards of a skyline, each whole over its half on the
    edge: in sight also where the next card lies closer."""
    cards = sorted(
        ((pose, sprite.card) for sprite, pose in lying if sprite.card is not None),
        key=lambda one: one[0].x,
    )
    seams = [after.x - after.width / 2 for _, (after, _) in pairwise(cards)]
    for number, (pose, card) in enumerate(cards):
        left, right = pose.x - pose.width / 2, pose.x + pose.width / 2
        if number < len(seams):
            right = min(right, seams[number])
        else:
            right -= INWARD * pose.width
        if number == 0:
            left += INWARD * pose.width
        for x, side in zip((left, right), line.sides(card), strict=True):
            for kind in side:
                y = pose.y + (line.heights[kind] - 0.5) * pose.height
                picture = plate(kind, icons.ramp_of(card)[5], round(pose.width * PLATE))
                surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


@drawn_once
def little(kind: Kind, stand: int, wanted: int, wide: int, tall: int) -> pygame.Surface:
    """Returns so many small signs of a kind side by side, within this width and height in pixels:
    those that `stand` in gold, and the others that are `wanted` faintly. The picture is shared and
    must not be changed."""
    signs = []
    for number in range(wanted):
        ink = palette.GOLD if number < stand else palette.faded(palette.GOLD, MISSING)
        sign = icons.draw(symbols.of_kind(kind), tall, ink)
        signs.append(sign.subsurface(sign.get_bounding_rect()))
    most = wide / (wanted + BETWEEN * (wanted - 1))
    part = min(1.0, most / signs[0].get_width())
    each, high = (max(1, round(length * part)) for length in signs[0].get_size())
    step = each * (1 + BETWEEN)
    picture = pygame.Surface((round(step * (wanted - 1)) + each, high), pygame.SRCALPHA)
    picture.fill((*palette.GOLD[:3], 0))
    for number, sign in enumerate(signs):
        picture.blit(pygame.transform.smoothscale(sign, (each, high)), (round(number * step), 0))
    return picture


@drawn_once
def plate(kind: Kind, ground: palette.Colour, px: int) -> pygame.Surface:
    """Returns a symbol on a round plate of this width. It is shared and must not be changed."""
    wide = px * FINE
    picture = pygame.Surface((wide, wide), pygame.SRCALPHA)
    ink = palette.LETTER_FOIL[2]
    picture.fill((*ink[:3], 0))
    pygame.draw.circle(picture, ink, (wide / 2, wide / 2), wide / 2)
    pygame.draw.circle(picture, ground, (wide / 2, wide / 2), wide / 2 - FINE * 1.5)
    symbol = icons.draw(symbols.of_kind(kind), round(wide * SYMBOL), ink)
    picture.blit(symbol, symbol.get_rect(center=(wide // 2, wide // 2)))
    return pygame.transform.smoothscale(picture, (px, px))
