"""A Door that opens: a Key turns in it, light falls out of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.screen.effects.motes import centred, fading, mote, sparks
from game.screen.effects.rings import breath, dimmed
from game.screen.look import foil, palette
from game.screen.look.palette import Colour
from game.screen.stage import Image, shining
from game.table.layout.places import Size
from game.table.motion.lights import Effect
from game.table.motion.motions import KEY_FLIES, LEAF, QUARTER_TURN
from game.table.motion.timeline import IN_OUT, OUT

GROWING = 0.5
"""The part of the time in which the light grows; then it fades."""
LAST = 9
"""Of the frames of a Door, from 0."""
AJAR = 7
"""The frame that is its face at rest."""
LOCK = 0.21, 0.06
"""From the middle of a Door to its lock, by its width and height."""
MEDALLION = -0.22
"""From the middle of a card to its medallion, by its height."""


def leaf(effect: Effect) -> int:
    """The frame of the Door: shut until its time has come; at last as it will rest."""
    if effect.time <= LEAF:
        return round(LAST * IN_OUT(max(0.0, effect.time) / LEAF))
    back = (effect.time - LEAF) / (effect.duration - LEAF)
    return LAST - round((LAST - AJAR) * IN_OUT(back))


def opening(effect: Effect, colour: Colour) -> Iterator[Image]:
    """Light falls out of a Door over its step, and sparks fly."""
    pose = effect.pose
    grown = 1.0 if effect.still else OUT(min(1.0, effect.progress / GROWING))
    fades = breath(effect) if effect.still else (1 - effect.progress) / (1 - GROWING)
    beam = wedge((round(pose.width), round(pose.height)), colour)
    width, seen = beam.get_width(), max(1, round(beam.get_height() * grown))
    light = dimmed(beam.subsurface((0, 0, width, seen)), min(1.0, fades) * grown)
    yield shining(light, (round(pose.x - width / 2), round(pose.y + pose.height * 0.36)))
    if not effect.still:
        yield from sparks(effect, colour)


@lru_cache(maxsize=8)
def wedge(size: Size, colour: Colour) -> pygame.Surface:
    """The light on the ground before a Door of this size. Not to be changed: it is shared."""
    width, height = size[0] * 2, round(size[1] * 0.62)
    picture = pygame.Surface((width, height))
    warm = palette.mixed(palette.LEGAL, colour, 0.25)
    for part, spread in ((0.22, 0.66), (0.42, 0.5), (0.62, 0.34)):
        near, far, middle = size[0] * 0.24, size[0] * (0.24 + spread), width / 2
        shape = [
            (middle - near, 0), (middle + near, 0), (middle + far, height), (middle - far, height)
        ]  # fmt: skip
        pygame.draw.polygon(picture, [round(c * part) for c in warm], shape)
    picture = pygame.transform.box_blur(picture, max(2, size[0] // 14))
    falls = pygame.Surface((1, 4))
    for y, light in enumerate((255, 170, 70, 0)):
        falls.set_at((0, y), (light, light, light))
    falls = pygame.transform.smoothscale(falls, (width, height))
    picture.blit(falls, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return picture


def key(effect: Effect) -> Iterator[Image]:
    """A golden Key flies from its card into the lock, makes a quarter turn and is gone; where
    nothing travels it is just there."""
    if effect.path is None:
        return
    begins, door = effect.path.start, effect.path.end
    start = begins.x, begins.y + begins.height * MEDALLION
    lock = door.x + door.width * LOCK[0], door.y + door.height * LOCK[1]
    part = 1.0 if effect.still else IN_OUT(min(1.0, effect.time / KEY_FLIES))
    turned = 0.0 if effect.still else max(0.0, min(1.0, (effect.time - KEY_FLIES) / QUARTER_TURN))
    gone = (effect.duration - effect.time) / (effect.duration - KEY_FLIES - QUARTER_TURN)
    strength = breath(effect) if effect.still else max(0.0, min(1.0, gone))
    x, y = (a + (b - a) * part for a, b in zip(start, lock, strict=True))
    px = max(16, round(door.width * (0.52 - 0.1 * part)))
    shown = pygame.transform.rotozoom(foil.icon("kind-K", px), -90 * IN_OUT(turned), 1.0)
    shown.set_alpha(round(255 * strength))
    halo = mote(px * 2, palette.GOLD, fading(strength * (0.3 + 0.5 * turned)))
    yield centred(halo, x, y)
    yield shown, (round(x - shown.get_width() / 2), round(y - shown.get_height() / 2))
