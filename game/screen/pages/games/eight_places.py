"""The places of the Doors as they wait for a game: in the night before it, or in its dawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.rules.card import Card
from game.screen.cards.gates import gate
from game.screen.cards.sprites import CardImages
from game.screen.look import palette, shapes
from game.screen.look.pictures import DAWN, ground
from game.screen.pages.games.register import Register
from game.screen.pages.stage_set import light
from game.screen.sheet import Canvas
from game.screen.ui.arrange import Card as Slip
from game.screen.ui.arrange import Row, Slab
from game.screen.ui.element import Box, Element, Kit, Leaf, Placed
from game.table.layout.measures import CARD_RATIO, DESIGN, Measures, Rect, Size
from game.table.motion.finale import FLOOR, gateways

NIGHT = palette.ramp("252A66")[0], palette.ramp("6E669E")[0]
"""Colours above and below that are multiplied into the dawn to make it night."""
UNDER = 0.2
"""Height of the terrace before the Doors, by that of what is seen."""
ABOUT, RAISED = (1.5, 1.5), 0.16
"""Width and height of the light about a Door at night, and how far over the middle of its card that
lies, by the width of the card."""
SPILT, BEFORE = (1.9, 0.9), 0.52
"""Width and height of the light on the floor before a Door at night, and how far under the middle
of its card that begins, by the width of the card."""
NEAR, FAR, BRIGHT = 0.42, 0.8, 0.6
"""Width of that light at the Door and where it ends, by its greatest width, and its brightness at
the Door, from 0 to 1."""
MOON, STARS, ROOFS = (1392, 318, 38), 34, 400
"""Middle and radius of the moon, number of stars, and the height under which none stand, by the
design of the dawn."""
GOLDEN, FINE = 0.6180339887, 3
"""Step from one star to the next by the width of the sky, and the scale at which the moon is drawn
before it is reduced."""


@dataclass(frozen=True)
class EightPlaces(Leaf):
    """The four places with these `doors`, which stand open at dawn and are shut at night; as much
    of the height as there is room for."""

    doors: tuple[Card, ...] = ()
    cards: CardImages | None = None
    at_dawn: bool = False

    def draw(self, kit: Kit, surface: Canvas, rect: Rect, hover: bool) -> None:
        assert self.cards is not None
        high = min(rect.h, rect.w * DESIGN[1] / DESIGN[0])
        size, radius = (round(rect.w), round(high)), round(self.radius(kit, rect))
        key = "eight places", self.doors, self.at_dawn, size, radius
        whole = self.cards.kept.get(key, partial(self._drawn, self.cards, size, radius))
        surface.blit(whole, (round(rect.x), round(rect.y)))

    def _drawn(self, cards: CardImages, size: Size, radius: int) -> pygame.Surface:
        """Returns the picture in this size, with corners of this radius."""
        tall = size[0], round(size[0] * DESIGN[1] / DESIGN[0])
        whole = ground(tall, DAWN).copy()
        if not self.at_dawn:
            night = pygame.transform.scale(shapes.gradient(tall[1], *NIGHT), tall)
            whole.blit(night, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            _light_sky(whole)
        poses = gateways(Measures(tall), [door.colours for door in self.doors])
        if not self.at_dawn:
            for pose in poses:
                about, spilt = (
                    (round(pose.width * part[0]), round(pose.width * part[1]))
                    for part in (ABOUT, SPILT)
                )
                x, y = round(pose.x), pose.y
                shine, pool = light(about, palette.LAMPLIGHT), _spilt(spilt)
                for lit, at in (
                    (shine, shine.get_rect(center=(x, round(y - pose.width * RAISED)))),
                    (pool, pool.get_rect(midtop=(x, round(y + pose.width * BEFORE)))),
                ):
                    whole.blit(lit, at, special_flags=pygame.BLEND_RGB_ADD)
        for door, pose in zip(self.doors, poses, strict=True):
            wide = round(pose.width)
            corner = round(pose.x - wide / 2), round(pose.y - wide * CARD_RATIO / 2)
            whole.blit(gate(cards, door, wide, shut=not self.at_dawn), corner)
        floor = FLOOR * size[0] / DESIGN[0]
        top = max(0, min(tall[1] - size[1], round(floor - size[1] * (1 - UNDER))))
        seen = whole.subsurface((0, top, *size)).convert_alpha()
        shape = shapes.rounded(*size, radius)
        seen.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        rim, frame = max(2, size[0] // 400), Rect(0, 0, *size)
        shapes.outline(seen, frame, radius, 2 * rim, palette.BRASS_RIM)
        shapes.outline(seen, frame.grown(-rim), max(1, radius - rim), rim, palette.GOLD)
        return seen


@dataclass(frozen=True)
class Invitation(Element):
    """What is `told` of a list that is empty, on a slip on the terrace before the `places`; or over
    blank lines where it has no room there."""

    told: Sequence[Element]
    places: EightPlaces

    def lay(self, kit: Kit, width: float, least: float = 0.0) -> Box:
        edge, shown = max(8.0, kit.px(14)), Row(self.told, gap=32)
        inner = shown.lay(kit, width - 4 * edge)
        high = min(kit.sight, width * DESIGN[1] / DESIGN[0])
        slip = Rect(0, 0, inner.w + 4 * edge, inner.h + 2 * edge)
        if kit.theme.plain or slip.h + 2 * edge > high * UNDER:
            return Register(Slip(shown, look="idle_row"), self.places).lay(kit, width)
        slip = replace(slip, x=(width - slip.w) / 2, y=high - slip.h - 2 * edge)
        parts = (
            Placed(self.places, Rect(0, 0, width, high)),
            Placed(Slab(look="row"), slip),
            *inner.at(slip.x + 2 * edge, slip.y + edge),
        )
        return Box(width, kit.sight, parts)


def _spilt(size: Size) -> pygame.Surface:
    """Returns the light that falls from a Door on the floor: it widens and fades towards whoever
    looks."""
    wide, high = size
    pool = pygame.Surface(size)
    for y in range(high):
        gone = y / high
        colour = [round(c * BRIGHT * (1 - gone) ** 2) for c in palette.LAMPLIGHT[:3]]
        broad = round(wide * (NEAR + (FAR - NEAR) * gone))
        pygame.draw.rect(pool, colour, ((wide - broad) // 2, y, broad, 1))
    return pygame.transform.box_blur(pool, max(1, wide // 16))


def _light_sky(whole: pygame.Surface) -> None:
    """Sets the stars and the moon into the sky of the night."""
    unit = whole.get_width() / DESIGN[0]
    x, y, radius = (round(part * unit) for part in MOON)
    sides = [round((7 + number * 7 % 12) * unit) for number in range(STARS)]
    lights = [
        (round(number * GOLDEN % 1 * whole.get_width()), round(number * 89 % ROOFS * unit), side)
        for number, side in enumerate(sides)
    ]
    for across, down, side in (*lights, (x, y, 7 * radius)):
        shine = light((max(3, side), max(3, side)), NIGHT[1] if side > radius else palette.IVORY)
        at = shine.get_rect(center=(across, down))
        whole.blit(shine, at, special_flags=pygame.BLEND_RGB_ADD)
    fine = FINE * radius
    moon = pygame.Surface((2 * fine, 2 * fine), pygame.SRCALPHA)
    pygame.draw.circle(moon, palette.IVORY, (fine, fine), fine)
    pygame.draw.circle(moon, (0, 0, 0, 0), (round(1.45 * fine), round(0.8 * fine)), fine * 0.86)
    small = pygame.transform.smoothscale(moon, (2 * radius, 2 * radius))
    whole.blit(small, small.get_rect(center=(x, y)))
