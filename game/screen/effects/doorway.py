"""A Door that opens in large size: a Key turns in it, light falls out, and motes fly."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.screen.effects.small_lights import breath, centred, chances, dimmed, fading, mote, star
from game.screen.look import palette
from game.screen.look.palette import Colour
from game.screen.materials import foil
from game.screen.stage import Image, Lies, shining
from game.table.layout.places import Size
from game.table.layout.poses import Pose
from game.table.motion.lights import Effect
from game.table.motion.motions import GOES_HOME, HELD, KEY_FLIES, LEAF, LIGHTS, QUARTER_TURN
from game.table.motion.timeline import IN_OUT, OUT

LAST = 15
"""The last frame of an opening Door; the first is 0."""
AJAR = 12
"""The frame that shows the Door's face at rest."""
LOCK = 0.19, 0.105
"""Offset of a Door's lock from its middle, by its width and height."""
MEDALLION = -0.22
"""Offset of a card's medallion from its middle, by its height."""
UNITS, HINGE, JAMB, EYE = 420, 112, 308, (236, 322)
"""Width of a Door in the units of its drawing; where its leaf hangs and ends; and the vanishing
point."""
THRESHOLD, REACH = 512, 1080
"""Where the light that falls out of a Door begins and ends, in units."""
COARSE = 6
"""Soft light is drawn smaller by this factor."""
STRONGEST, AURA = 0.52, 0.8
"""Strength of the light on the table and of the light around the Door, as shares of full light."""
MOTES, GRAIN = 30, 6
"""Number of motes, and the step between their sizes in pixels."""


def leaf(effect: Effect) -> int:
    """Returns the current frame of the Door: shut at first, at last as it will rest."""
    back = (_since_held(effect) - LEAF) / GOES_HOME
    if back <= 0:
        return round(LAST * swung(effect))
    return LAST - round((LAST - AJAR) * IN_OUT(min(1.0, back)))


def _since_held(effect: Effect) -> float:
    """Returns the seconds since the leaf began to move, on the time scale of an unhurried
    opening."""
    return effect.time * LIGHTS["opening"].duration / effect.duration - HELD


def swung(effect: Effect) -> float:
    """Returns how far the leaf has swung, 0 to 1. The Door stays wide open until it flies home."""
    return IN_OUT(max(0.0, min(1.0, _since_held(effect) / LEAF)))


def opening(effect: Effect, colour: Colour) -> Iterator[Image]:
    """Yields the light around a Door, and the light that falls out of it on the table."""
    open_, pose = swung(effect), effect.pose
    leaves = max(0.0, min(1.0, (_since_held(effect) - LEAF) / GOES_HOME))
    strength = open_ * max(0.0, 1 - 1.6 * leaves)
    if strength <= 0.02:
        return
    light = aura((round(pose.width), round(pose.height)), colour)
    # The paper is the same surface in every frame. The new wedge of light tells the stage to draw
    # both again.
    yield centred(dimmed(light, strength, _paper(light.get_size())), pose.x, pose.y)
    yield wedge(pose, colour, open_, strength)


@lru_cache(maxsize=2)
def aura(size: Size, colour: Colour) -> pygame.Surface:
    """Returns the light around a Door of this size. Do not change it: it is shared."""
    small = pygame.Surface((64, 64))
    for ring in range(32, 0, -1):
        part = AURA * (1 - ring / 32) ** 1.6
        pygame.draw.circle(small, [round(c * part) for c in colour[:3]], (32, 32), ring)
    return pygame.transform.smoothscale(small, (round(size[0] * 2.3), round(size[1] * 1.6)))


@lru_cache(maxsize=1)
def _paper(size: Size) -> pygame.Surface:
    """Returns the surface for the light around a Door. Making one this large takes ten times as
    long as drawing it."""
    return pygame.Surface(size)


def let_go() -> None:
    """Frees the pictures of opening Doors."""
    aura.cache_clear()
    _paper.cache_clear()


def wedge(pose: Pose, colour: Colour, open_: float, strength: float) -> Image:
    """Returns the light that falls through the gap onto the table; it widens as the leaf swings.
    `open_` and `strength` are 0 to 1."""
    unit = pose.width / UNITS
    edge = HINGE + 8 + (JAMB - HINGE - 8) * math.cos(math.pi / 2 * open_)
    left, right = _falls(HINGE, REACH), _falls(JAMB, REACH)
    margin = 60
    size = round((right - left + 2 * margin) * unit), round((REACH - THRESHOLD) * unit)
    picture = pygame.Surface((max(8, size[0] // COARSE), max(8, size[1] // COARSE)))
    width, height = picture.get_size()
    warm = palette.mixed(palette.LEGAL, colour, 0.4)

    def at(x: float, y: float) -> tuple[float, float]:
        across = (_falls(x, y) - left + margin) / (right - left + 2 * margin)
        return across * width, (y - THRESHOLD) / (REACH - THRESHOLD) * height

    for part, wide in ((0.4, 16), (0.75, 0), (1.0, -14)):
        near, far = edge - wide, JAMB + wide
        if near < far:
            shape = at(near, THRESHOLD), at(far, THRESHOLD), at(far, REACH), at(near, REACH)
            lit = [round(c * part * STRONGEST * strength) for c in warm]
            pygame.draw.polygon(picture, lit, shape)
    picture = pygame.transform.box_blur(picture, 2)
    picture.blit(_fall((width, height)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    light = pygame.transform.smoothscale(picture, size)
    x = pose.x + (left - margin - UNITS / 2) * unit
    return shining(light, (round(x), round(pose.y + (THRESHOLD - 320) * unit)))


def _falls(x: float, y: float) -> float:
    """Returns how far across the light from a point of the threshold has come at this height, in
    units."""
    return EYE[0] + (x - EYE[0]) * (y - EYE[1]) / (THRESHOLD - EYE[1])


@lru_cache(maxsize=2)
def _fall(size: Size) -> pygame.Surface:
    """Returns the falloff of the light away from the Door. Do not change it: it is shared."""
    falls = pygame.Surface((1, 5))
    for y, light in enumerate((255, 220, 145, 60, 0)):
        falls.set_at((0, y), (light, light, light))
    return pygame.transform.smoothscale(falls, size)


def motes(effect: Effect, colour: Colour) -> Iterator[Image]:
    """Yields the dust and sparks that float out of the Door."""
    pose, pale = effect.pose, palette.mixed(colour, palette.WHITE, 0.45)
    for i, (late, across, up, size) in enumerate(chances(effect.key, MOTES)):
        begins = 0.1 + 0.45 * late
        part = (effect.progress - begins) / (1 - begins)
        strength = fading(min(1.0, 4 * part) * min(1.0, 2.2 * (1 - part)))
        if part <= 0 or not strength:
            continue
        near = OUT(part)
        side = across * 2 - 1
        x = pose.x + pose.width * (0.03 + 0.2 * side + (0.75 * side + 0.1) * near)
        y = pose.y + pose.height * (0.2 - 0.42 * up + (0.42 - 0.62 * up) * near)
        y -= pose.height * 0.05 * math.sin(math.pi * part * (1 + up))
        # There are only few sizes, as each is read and scaled once.
        px = GRAIN * max(1, round(pose.width * (0.025 + 0.05 * size) * (0.5 + near) / GRAIN))
        drawn = mote if i % 3 == 0 else star
        yield centred(drawn(px, palette.IVORY if i % 2 else pale, strength), x, y)


def shown(effect: Effect, lies: Lies) -> Iterator[Image]:
    """Yields the open Door in large size where nothing travels: it fades in and out."""
    picture, at = lies
    strength = round(255 * breath(effect))
    if strength < 255:
        picture = picture.copy()
        picture.set_alpha(strength)
    yield picture, at


def key(effect: Effect) -> Iterator[Image]:
    """Yields a golden Key that flies from its card into the lock, makes a quarter turn and
    vanishes. Where nothing travels it appears in the lock."""
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
    large, small = begins.width * 0.62, max(door.width * 0.24, begins.width * 0.4)
    px = max(16, round(large + (small - large) * part))
    drawn = pygame.transform.rotozoom(foil.icon("kind-K", px), -90 * IN_OUT(turned), 1.0)
    drawn.set_alpha(round(255 * strength))
    halo = mote(px * 2, palette.GOLD, fading(strength * (0.3 + 0.5 * turned)))
    yield centred(halo, x, y)
    yield drawn, (round(x - drawn.get_width() / 2), round(y - drawn.get_height() / 2))
