"""Light on foil: a band that runs over a card that is turned up, the light near the pointer, and
the foil of a large card, which moves against the paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

import pygame

from game.screen.cards.sprites import CardImages
from game.screen.effects.small_lights import STEPS, mote
from game.screen.look import palette
from game.screen.stage import Image, Lies, shining
from game.table.layout.places import Places, Point, Size
from game.table.layout.poses import Pose, Sprite
from game.table.motion.lights import Effect
from game.table.motion.timeline import IN_OUT

REACH = 0.2
"""Reach of the light around the pointer, by the height of the window."""
MOST = 8
"""Most degrees by which the light leans at the sides of the window."""
COARSE = 4
"""The light is soft, so it is made smaller by this factor."""
LEAN = 20
"""Slant of the band of light in degrees."""
SHIFT = 4
"""Distance that the foil moves to each side, by the design."""
SHADE = 150
"""Opacity of the shade under the foil, 0 to 255."""


def sweep(effect: Effect, sprite: Sprite, cards: CardImages) -> Iterator[Image]:
    """Yields a band of light that runs over the foil of a card from left to right."""
    mask = cards.foil(sprite, effect.pose)
    if mask is not None:
        yield shining(lit(mask[0], IN_OUT(effect.progress)), mask[1])


def lit(mask: pygame.Surface, part: float) -> pygame.Surface:
    """Returns the foil in the light of the band; `part`, 0 to 1, is how far the band has come."""
    width, height = mask.get_size()
    bright = band((width, height))
    left = round((2 * part - 0.5) * width - bright.get_width() / 2)
    light = pygame.Surface((width, height))
    under = pygame.Rect(left, 0, bright.get_width(), height)
    light.blit(mask, under, under)
    light.blit(bright, under, special_flags=pygame.BLEND_RGB_MULT)
    return light


@lru_cache(maxsize=4)
def band(size: Size) -> pygame.Surface:
    """Returns a bright slanting band for foil of this size. Do not change it: it is shared."""
    width, height = size
    lean = height * LEAN / 90
    whole = round(width * 0.7 + 2 * lean)
    picture = pygame.Surface((whole, height))
    for part, half in ((0.2, 0.34), (0.45, 0.24), (0.75, 0.14), (1.0, 0.06)):
        left, right = whole / 2 - half * width, whole / 2 + half * width
        shape = [
            (left + lean, 0), (right + lean, 0), (right - lean, height), (left - lean, height)
        ]  # fmt: skip
        pygame.draw.polygon(picture, [round(c * part) for c in palette.IVORY[:3]], shape)
    return picture


class Candle:
    """The light around the pointer. Its picture is made again only if something has changed."""

    def __init__(self, cards: CardImages) -> None:
        self._cards = cards
        self._seen: object = None
        self._image: list[Image] = []

    def images(self, lying: Sequence[tuple[Sprite, Pose]], at: Point, size: Size) -> list[Image]:
        """Returns the lit foil of the cards near this point. `lying` lists the cards lowest first;
        foil does not shine through a card on top of it."""
        near = [card for card in lying if within(card[1], at, REACH * size[1])]
        seen = at, size, tuple((sprite.key, pose) for sprite, pose in near)
        if seen != self._seen:
            self._seen, self._image = seen, list(self._shine(near, at, size))
        return self._image

    def _shine(self, near: Sequence[tuple[Sprite, Pose]], at: Point, size: Size) -> Iterator[Image]:
        side = 2 * round(REACH * size[1])
        left, top = round(at[0]) - side // 2, round(at[1]) - side // 2
        light, any_foil = pygame.Surface((side, side)), False
        for sprite, pose in near:
            pygame.draw.polygon(light, (0, 0, 0), corners(pose, (left, top)))
            if (mask := self._mask(sprite, pose)) is not None:
                any_foil = True
                (x, y), picture = mask[1], mask[0]
                light.blit(picture, (x - left, y - top), special_flags=pygame.BLEND_RGB_MAX)
        if any_foil:
            lean = round(MOST * (2 * at[0] / size[0] - 1) / 2) * 2
            light.blit(flame(side, lean), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            yield shining(light, (left, top))

    def _mask(self, sprite: Sprite, pose: Pose) -> Lies | None:
        return self._cards.foil(sprite, pose) if pose.turn == 1 else None


def within(pose: Pose, at: Point, reach: float) -> bool:
    """Returns whether a card is less than `reach` pixels away from a point."""
    away = abs(pose.x - at[0]) - pose.width / 2, abs(pose.y - at[1]) - pose.height / 2
    return max(away) < reach


def corners(pose: Pose, origin: Point) -> list[pygame.Vector2]:
    """Returns the corners of a card, relative to an origin."""
    middle = pygame.Vector2(pose.x - origin[0], pose.y - origin[1])
    half = pose.width / 2, pose.height / 2
    ends = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return [middle + pygame.Vector2(x * half[0], y * half[1]).rotate(-pose.angle) for x, y in ends]


@lru_cache(maxsize=2)
def flame(side: int, lean: int) -> pygame.Surface:
    """Returns a soft light that is brightest along a line that leans by `lean` degrees. Do not
    change it: it is shared."""
    small = side // COARSE
    picture = pygame.transform.smoothscale(mote(64, palette.IVORY, STEPS), (small, small))
    long = pygame.Surface((7, 1))
    for x, part in enumerate((0.0, 0.12, 0.4, 0.85, 0.4, 0.12, 0.0)):
        long.set_at((x, 0), [round(255 * part)] * 3)
    streak = pygame.transform.smoothscale(long, (small * 2, small * 2))
    streak = pygame.transform.rotate(streak, -LEAN + lean)
    place = streak.get_rect(center=(small // 2, small // 2))
    picture.blit(streak, place, special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(picture, (side, side))


class RaisedFoil:
    """The foil of one card at a time. It leans towards the pointer as if the card were tilted."""

    def __init__(self, images: CardImages) -> None:
        self._images = images
        self._of: object = None
        self._made: tuple[pygame.Surface, pygame.Surface] | None = None
        """The foil, and its shade on the paper."""

    def moved(self, pose: Pose, pointer: Point, places: Places) -> Pose:
        """Returns the pose of the foil for a card with this pose."""
        far = places.px(SHIFT)
        across = (pointer[0] - pose.x) / (pose.width / 2)
        down = (pointer[1] - pose.y) / (pose.height / 2)
        # The foil returns to its place as the pointer leaves the card.
        far *= max(0.0, min(1.0, 2 - abs(across), 2 - abs(down)))
        x, y = (far * max(-1.0, min(1.0, part)) for part in (across, down))
        return replace(pose, x=pose.x + round(x), y=pose.y + round(y))

    def images(self, sprite: Sprite, pose: Pose, moved: Pose) -> list[Image]:
        """Returns the shade under the foil and the moved foil, or nothing for a card without
        foil."""
        mask = self._images.foil(sprite, pose)
        if mask is None:
            return []
        if self._of != (sprite.key, pose, id(mask[0])):
            self._of = sprite.key, pose, id(mask[0])
            self._made = _cut_out(self._images.resting(sprite, pose), mask)
        if self._made is None or moved == pose:
            return []
        (left, top), (foil, shade) = mask[1], self._made
        at = left + round(moved.x - pose.x), top + round(moved.y - pose.y)
        return [(shade, (left, top)), (foil, at)]


def _cut_out(card: Lies, mask: Lies) -> tuple[pygame.Surface, pygame.Surface]:
    """Returns the part of a card where the mask is bright, and a shade of the same shape."""
    size = mask[0].get_size()
    points = bytearray(b"\xff\xff\xff\x00" * (size[0] * size[1]))
    points[3::4] = pygame.image.tobytes(mask[0], "RGB")[::3]
    shape = pygame.image.frombytes(bytes(points), size, "RGBA").convert_alpha()
    foil = pygame.Surface(size, pygame.SRCALPHA)
    foil.blit(card[0], (card[1][0] - mask[1][0], card[1][1] - mask[1][1]))
    foil.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    shape.fill(palette.faded(palette.BLACK, SHADE), special_flags=pygame.BLEND_RGBA_MULT)
    return foil, shape
