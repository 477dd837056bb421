"""The cloths over the hands of two players: they slide down over the cards, and up from them."""

from __future__ import annotations

import pygame

from game.rules.state import Seat
from game.screen.cloth.velvet import cloth
from game.screen.sheet import Canvas
from game.screen.stage import Image
from game.table.layout.places import Rect
from game.table.layout.poses import cloth_over
from game.table.motion.director import Director
from game.table.motion.motions import FALL
from game.table.motion.timeline import IN_OUT
from game.table.party import Party


class Cloths:
    """How far each cloth has fallen; without a party there is none."""

    def __init__(self, party: Party | None) -> None:
        self._party = party
        self._over: dict[Seat, Rect] = {}
        """Where each lies, or lay last."""
        self._fallen: dict[Seat, float] = {}
        """How much of it is seen, 0 to 1."""

    def advance(self, dt: float, director: Director) -> bool:
        """`dt` seconds pass; whether one of them has come to rest or sets out."""
        was, speed = self.moving, director.tempo.speed
        step = dt * speed / FALL if speed and director.tempo.travels else 1.0
        for seat in range(2) if self._party else ():
            rect, before = cloth_over(director.layout, seat), self._fallen.get(seat)
            if rect is not None:
                self._over[seat] = rect
            goal = 0.0 if rect is None else 1.0
            if before is None:
                before = goal  # as it lay when the table was laid
            self._fallen[seat] = min(before + step, 1.0) if goal else max(before - step, 0.0)
        return was != self.moving

    @property
    def moving(self) -> frozenset[Seat]:
        """Those that are on their way."""
        return frozenset(seat for seat, part in self._fallen.items() if 0 < part < 1)

    def paint(self, surface: Canvas, director: Director) -> None:
        """Those that lie."""
        for seat in range(2) if self._party else ():
            rect = cloth_over(director.layout, seat)
            if rect is not None and seat not in self.moving and seat in self._fallen:
                surface.blit(self._picture(seat, rect), (round(rect.x), round(rect.y)))

    def images(self) -> list[Image]:
        """Those that are on their way: the lower part comes first."""
        images: list[Image] = []
        for seat in self.moving:
            rect, part = self._over[seat], IN_OUT(self._fallen[seat])
            picture = self._picture(seat, rect)
            width, height = picture.get_size()
            seen = round(height * part)
            lower = picture.subsurface((0, height - seen, width, seen))
            images.append((lower, (round(rect.x), round(rect.y))))
        return images

    def _picture(self, seat: Seat, rect: Rect) -> pygame.Surface:
        assert self._party is not None, "alone there is nothing to hide"
        return cloth((round(rect.w), round(rect.h)), self._party.players[seat].emblem)
