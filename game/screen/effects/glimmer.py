"""What moves while the player thinks: stars that twinkle, the spiral of Limbo, and the light on the
foil near the pointer."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from game.rules.state import DOORS, HAND, LIMBO, MARKET, REVEALED, ROW, SHARED
from game.screen.cards.sprites import CardImages
from game.screen.effects.motes import STEPS, centred, star
from game.screen.effects.sheen import Candle, corners
from game.screen.look import icons, palette
from game.screen.stage import Image, shining
from game.table.counting import DeckLeft
from game.table.layout.places import DESIGN, Point, Rect, Size

if TYPE_CHECKING:
    from game.table.motion.director import Director

MOST, SOUGHT = 11, 160
"""Stars at once, and places tried for them: with the spiral there are twelve things that move."""
SHINING = {
    DeckLeft.MANY: MOST,
    DeckLeft.FEW: 6,
    DeckLeft.LAST: 2,
    DeckLeft.ONE: 1,
    DeckLeft.NONE: 0,
}
"""The fewer cards the deck has, the fewer stars there are."""
SMALLEST, LARGEST = 11, 24
"""Their widths, by the design."""
STEP = 0.18
"""Seconds from one picture to the next."""
TURN = 12.0
"""Seconds in which the spiral turns once."""
ARMS = 1.5
"""The width of the spiral about the cards of Limbo, by theirs."""
IN_CANDLELIGHT = DOORS, HAND, MARKET, REVEALED, ROW, SHARED


@dataclass(frozen=True)
class Star:
    """Where it is, how large, and when it shines."""

    x: float
    y: float
    px: int
    period: float
    phase: float

    def strength(self, time: float) -> int:
        """Of `STEPS`: most of the time it does not shine."""
        wave = math.sin(math.tau * (time / self.period + self.phase))
        return round(STEPS * 0.8 * max(0.0, wave) ** 3)


def unit(size: Size) -> float:
    """One of the design, in pixels of a window of this size."""
    return min(size[0] / DESIGN[0], size[1] / DESIGN[1])


@lru_cache(maxsize=2)
def scattered(size: Size) -> list[Star]:
    """More stars than will be seen, anywhere in a window of this size."""
    chance = random.Random("stars")
    return [
        Star(
            chance.uniform(0.01, 0.99) * size[0],
            chance.uniform(0.02, 0.98) * size[1],
            max(7, round(unit(size) * chance.uniform(SMALLEST, LARGEST))),
            chance.uniform(4, 7),
            chance.random(),
        )
        for _ in range(SOUGHT)
    ]


def sown(size: Size, taken: Iterable[Rect], left: DeckLeft = DeckLeft.MANY) -> list[Star]:
    """Stars where nothing else is."""
    # As far away as a star is wide: what is framed may glow.
    away = LARGEST * unit(size)
    around = [rect.grown(away) for rect in taken]
    sides = [(rect.x, rect.right, rect.y, rect.bottom) for rect in around]
    free: list[Star] = []
    for place in scattered(size):
        if len(free) == SHINING[left]:
            break
        for x, right, y, bottom in sides:
            if x <= place.x < right and y <= place.y < bottom:
                break
        else:
            free.append(place)
    return free


class Sky:
    """Twinkling stars; another picture only every `STEP` seconds."""

    def __init__(self) -> None:
        self._stars: list[Star] = []
        self.time = 0.0
        self._since = 0.0
        self._shown: tuple[float, list[Image]] | None = None
        """The stars that shone last, and when."""

    def sow(self, size: Size, taken: Iterable[Rect], left: DeckLeft = DeckLeft.MANY) -> None:
        """Stars for a window of this size in which these places are taken, over a deck of which so
        much is left."""
        self._stars, self._shown = sown(size, taken, left), None

    def advance(self, dt: float) -> None:
        """`dt` seconds pass."""
        self._since += dt
        if self._since >= STEP:
            self.time += self._since
            self._since = 0.0

    def images(self) -> list[Image]:
        """The stars that shine now."""
        if self._shown is None or self._shown[0] != self.time:
            images: list[Image] = []
            for one in self._stars:
                if strength := one.strength(self.time):
                    light = star(one.px, palette.NAME_STAR, strength)
                    images.append(centred(light, one.x, one.y))
            self._shown = self.time, images
        return self._shown[1]


class Glimmer:
    """All of it on the table."""

    def __init__(self, cards: CardImages) -> None:
        self.sky = Sky()
        self.pointer: Point | None = None
        self._candle = Candle(cards)
        self._arms: list[Image] = []
        self._seen: object = None

    def images(self, director: Director) -> list[Image]:
        """In the order in which they are drawn."""
        if director.tempo.reduced:
            return []
        return [*self.sky.images(), *self._spiral(director), *self._candlelight(director)]

    def _spiral(self, director: Director) -> list[Image]:
        """Its arms look out from under the cards of Limbo."""
        if director.busy or not director.view.limbo:
            return []
        cards = [card for card in director.sprites if card[0].zone == LIMBO]
        seen = [pose for _, pose in cards], director.size, self.sky.time
        if seen != self._seen:
            rect = director.layout.places.zones[LIMBO]
            px, angle = round(rect.w * ARMS), round(-360 * self.sky.time / TURN)
            corner = round(rect.centre[0] - px / 2), round(rect.centre[1] - px / 2)
            light = turned(px, angle)
            for _, pose in cards:
                pygame.draw.polygon(light, (0, 0, 0), corners(pose, corner))
            self._seen, self._arms = seen, [shining(light, corner)]
        return self._arms

    def _candlelight(self, director: Director) -> list[Image]:
        if self.pointer is None or director.busy or not director.tempo.travels:
            return []
        lying = [card for card in director.sprites if card[0].zone in IN_CANDLELIGHT]
        return self._candle.images(lying, self.pointer, director.size)


def turned(px: int, angle: int) -> pygame.Surface:
    """The spiral of Limbo as light, turned so far."""
    picture = pygame.Surface((px, px))
    arms = pygame.transform.rotozoom(icons.draw("limbo", px, (*palette.DREAM[:3], 150)), angle, 1)
    picture.blit(arms, arms.get_rect(center=(px // 2, px // 2)))
    return picture
