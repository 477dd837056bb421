"""What one sees through the keyhole of the title: sheets that follow the pointer a little."""

from __future__ import annotations

import math
from concurrent.futures import Future, ThreadPoolExecutor

import pygame

from game.screen.look.pictures import picture
from game.screen.pages.title import hall
from game.screen.stage import Image
from game.table.layout.places import Point, Size

SHEETS = {"far.jpg": 0.25, "middle.webp": 0.6, "near.webp": 1.0}
"""The sheets from far to near, and the part of the greatest shift by which each moves."""
MASK = "keyhole.png"
SHIFT = 12.0
"""Greatest shift of a sheet, by the design."""
EASE = 0.11
"""Seconds in which the way that is left shrinks to about a third."""
NEAR = 0.004
"""Distance at which the sheets have arrived, as it is less than a pixel."""


Sheets = dict[str, pygame.Surface]
"""The sheets and the mask, in the size in which they are drawn."""


class Keyhole:
    """The view through the keyhole. The sheets are read in a thread when the pointer first moves.
    Until then, and with reduced motion, the picture of the title shows the same view at rest."""

    def __init__(self, size: Size) -> None:
        self._size = size
        self._box = hall.placed(size, hall.KEYHOLE)
        self._read: Future[Sheets] | None = None
        self._at = self._towards = (0.0, 0.0)
        self._shown: Image | None = None

    def look(self, point: Point) -> None:
        """Takes note of where the pointer is, and begins to read the sheets."""
        self._towards = hall.from_middle(self._size, point)
        if self._read is None:
            beside = ThreadPoolExecutor(1)
            self._read = beside.submit(_sheets, (round(self._box.w), round(self._box.h)))
            beside.shutdown(wait=False)

    def advance(self, dt: float) -> None:
        """Lets `dt` seconds pass. Nothing is computed at rest. Raises Incomplete."""
        if self._at == self._towards or self._read is None or not self._read.done():
            return
        part = 1 - math.exp(-dt / EASE)
        (x, y), (to_x, to_y) = self._at, self._towards
        there = max(abs(to_x - x), abs(to_y - y)) < NEAR
        self._at = self._towards if there else (x + (to_x - x) * part, y + (to_y - y) * part)
        self._shown = self._composed(self._read.result())

    def images(self) -> list[Image]:
        """Returns the image, the same object as long as nothing moves."""
        return [] if self._shown is None else [self._shown]

    def _composed(self, sheets: Sheets) -> Image:
        """Returns the sheets as they lie now, cut to the keyhole and in the shadow of its edge."""
        mask, reach = sheets[MASK], SHIFT * hall.scale(self._size)
        seen = pygame.Surface(mask.get_size(), pygame.SRCALPHA)
        for name, part in SHEETS.items():
            x, y = (-round(way * reach * part) for way in self._at)
            seen.blit(sheets[name], (x, y))
        seen.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return seen, (round(self._box.x), round(self._box.y))


def _sheets(size: Size) -> Sheets:
    """Returns all sheets and the mask in this size. Raises Incomplete."""
    fitted = {}
    for name in (*SHEETS, MASK):
        found = picture(f"title/{name}").convert_alpha()
        sheet = pygame.transform.smoothscale(found, (max(1, size[0]), max(1, size[1])))
        fitted[name] = sheet.convert() if name.endswith(".jpg") else sheet
    return fitted
