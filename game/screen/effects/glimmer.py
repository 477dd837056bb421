"""The motions while the player thinks: twinkling stars, the spiral of Limbo, and the light on the
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
from game.screen.effects.sheen import Candle, corners
from game.screen.effects.small_lights import STEPS, centred, star
from game.screen.look import icons, palette
from game.screen.stage import Image, shining
from game.table.counting import DeckLeft
from game.table.layout.places import DESIGN, Point, Rect, Size
from game.table.layout.staged import staged_card

if TYPE_CHECKING:
    from game.table.motion.director import Director

MOST, SOUGHT = 11, 160
"""Most stars at once, and the number of places tried for them."""
SHINING = {
    DeckLeft.MANY: MOST,
    DeckLeft.FEW: 6,
    DeckLeft.LAST: 2,
    DeckLeft.ONE: 1,
    DeckLeft.NONE: 0,
}
"""Number of stars by the cards left in the deck: the fewer cards, the fewer stars."""
SMALLEST, LARGEST = 11, 24
"""Widths of the stars, by the design."""
STEP = 0.18
"""Seconds between two pictures."""
TURN = 12.0
"""Seconds in which the spiral turns once."""
ARMS = 1.5
"""Width of the spiral behind the cards of Limbo, by the width of their place."""
IN_CANDLELIGHT = DOORS, HAND, MARKET, REVEALED, ROW, SHARED


@dataclass(frozen=True)
class Star:
    """A star. `x`, `y` and its width `px` are in pixels; it shines once in `period` seconds;
    `phase`, 0 to 1, shifts the time."""

    x: float
    y: float
    px: int
    period: float
    phase: float

    def strength(self, time: float) -> int:
        """Returns how bright the star is, 0 to `STEPS`. Most of the time it is 0."""
        wave = math.sin(math.tau * (time / self.period + self.phase))
        return round(STEPS * 0.8 * max(0.0, wave) ** 3)


def unit(size: Size) -> float:
    """Returns the pixels of one unit of the design in a window of this size."""
    return min(size[0] / DESIGN[0], size[1] / DESIGN[1])


@lru_cache(maxsize=2)
def scattered(size: Size) -> list[Star]:
    """Returns more stars than are shown, spread over a window of this size."""
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


def sown(size: Size, taken: Iterable[Rect], left: DeckLeft) -> list[Star]:
    """Returns stars for the free places of the table."""
    # The distance is the width of a star, as framed places may glow.
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
    """Twinkling stars, whose picture changes every `STEP` seconds."""

    def __init__(self) -> None:
        self._stars: list[Star] = []
        self.time = 0.0
        self._since = 0.0
        self._shown: tuple[float, list[Image]] | None = None
        """The time and images of the last picture."""

    def sow(self, size: Size, taken: Iterable[Rect], left: DeckLeft = DeckLeft.MANY) -> None:
        """Scatters stars in a window of this size, outside the taken places. `left` says how much
        of the deck is left."""
        self._stars, self._shown = sown(size, taken, left), None

    def advance(self, dt: float) -> None:
        """Advances the stars by `dt` seconds."""
        self._since += dt
        if self._since >= STEP:
            self.time += self._since
            self._since = 0.0

    def images(self) -> list[Image]:
        """Returns the stars that shine now."""
        if self._shown is None or self._shown[0] != self.time:
            images: list[Image] = []
            for one in self._stars:
                if strength := one.strength(self.time):
                    light = star(one.px, palette.NAME_STAR, strength)
                    images.append(centred(light, one.x, one.y))
            self._shown = self.time, images
        return self._shown[1]


class Glimmer:
    """The stars, the spiral and the candlelight of a table. `pointer` is where the pointer is, if
    it is over the window."""

    def __init__(self, cards: CardImages) -> None:
        self.sky = Sky()
        self.pointer: Point | None = None
        self._candle = Candle(cards)
        self._arms: list[Image] = []
        self._seen: object = None

    def images(self, director: Director) -> list[Image]:
        """Returns all images, in the order in which to draw them."""
        if director.tempo.reduced:
            return []
        return [*self.sky.images(), *self._spiral(director), *self._candlelight(director)]

    def _spiral(self, director: Director) -> list[Image]:
        """Returns the arms of the spiral, which show around the cards of Limbo unless a card takes
        the light from the table."""
        if director.busy or not director.view.limbo:
            return []
        if staged_card(director.view, director.staging) is not None:
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
    """Returns the spiral of Limbo as light, turned by this angle in degrees."""
    picture = pygame.Surface((px, px))
    arms = pygame.transform.rotozoom(icons.draw("limbo", px, (*palette.DREAM[:3], 150)), angle, 1)
    picture.blit(arms, arms.get_rect(center=(px // 2, px // 2)))
    return picture
