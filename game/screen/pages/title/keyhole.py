"""What one sees through the keyhole of the title: its sheets follow the pointer a little."""

from __future__ import annotations

import math

import pygame

from game.screen.look.pictures import picture
from game.screen.pages.title import hall
from game.screen.stage import Image
from game.table.layout.places import Point, Size

SHEETS = {"far.jpg": 0.25, "middle.webp": 0.6, "near.webp": 1.0}
"""From far to near, and how much each of them shifts."""
MASK = "keyhole.png"
SHIFT = 12.0
"""So far, by the design, at most."""
EASE = 0.11
"""Seconds in which the way that is left becomes a third of what it was."""
NEAR = 0.004
"""So close it has arrived: less than any pixel."""


class Keyhole:
    """`sheets` are read and fitted one by one, when the pointer first moves: until then, and where
    nothing is to travel, the picture of the title shows the same at rest."""

    def __init__(self, size: Size) -> None:
        self._size = size
        self._box = hall.placed(size, hall.KEYHOLE)
        self._sheets: dict[str, pygame.Surface] = {}
        self._at = self._towards = (0.0, 0.0)
        self._shown: Image | None = None

    def look(self, point: Point) -> None:
        """The pointer is there."""
        self._towards = hall.from_middle(self._size, point)

    def advance(self, dt: float) -> None:
        """`dt` seconds pass. At rest it costs nothing."""
        if self._at == self._towards:
            return
        missing = next((name for name in (*SHEETS, MASK) if name not in self._sheets), None)
        if missing is not None:
            self._sheets[missing] = self._fitted(missing)
            return
        part = 1 - math.exp(-dt / EASE)
        (x, y), (to_x, to_y) = self._at, self._towards
        there = max(abs(to_x - x), abs(to_y - y)) < NEAR
        self._at = self._towards if there else (x + (to_x - x) * part, y + (to_y - y) * part)
        self._shown = self._composed()

    def images(self) -> list[Image]:
        """The same object as long as nothing moves."""
        return [] if self._shown is None else [self._shown]

    def _fitted(self, name: str) -> pygame.Surface:
        """Raises Incomplete."""
        found = picture(f"title/{name}")
        size = max(1, round(self._box.w)), max(1, round(self._box.h))
        fitted = pygame.transform.smoothscale(found.convert_alpha(), size)
        return fitted.convert() if name.endswith(".jpg") else fitted

    def _composed(self) -> Image:
        """The sheets where they are now, cut to the keyhole and in the shadow of its edge."""
        mask, reach = self._sheets[MASK], SHIFT * hall.scale(self._size)
        seen = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
        for name, part in SHEETS.items():
            x, y = (-round(way * reach * part) for way in self._at)
            seen.blit(self._sheets[name], (x, y))
        seen.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return seen, (round(self._box.x), round(self._box.y))
