"""The picture of the title: where things are in it, and what one sees through its keyhole, which
follows the pointer a little."""

from __future__ import annotations

import math
from concurrent.futures import Future, ThreadPoolExecutor

import pygame

from game.screen.look.pictures import picture
from game.screen.stage import Image
from game.table.layout.places import DESIGN, Point, Rect, Size

KEYHOLE = Rect(796, 296, 328, 594)
"""The keyhole in the picture, with as much around it as moves behind it."""
DOORS = Rect(330, 440, 375, 520), Rect(1215, 440, 375, 520)
"""The Doors of both wings in the picture, and the light before them."""
HUNG = Rect(135, 0, 210, 260), Rect(1575, 0, 210, 260)
"""The sun and the moon in the picture."""
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


def across(size: Size, x: float) -> float:
    """Returns the x in the window of an `x` in the picture, which is as high as the window."""
    return size[0] / 2 + (x - DESIGN[0] / 2) * size[1] / DESIGN[1]


def placed(size: Size, part: Rect) -> Rect:
    """Returns the rectangle in the window of a part of the picture."""
    unit = size[1] / DESIGN[1]
    return Rect(across(size, part.x), part.y * unit, part.w * unit, part.h * unit)


class Keyhole:
    """The view through the keyhole. The sheets are read in a thread when the pointer first moves.
    Until then, and with reduced motion, the picture of the title shows the same view at rest."""

    def __init__(self, size: Size) -> None:
        self._size = size
        self._box = placed(size, KEYHOLE)
        self._read: Future[Sheets] | None = None
        self._at = self._towards = (0.0, 0.0)
        self._shown: Image | None = None

    def look(self, point: Point) -> None:
        """Takes note of where the pointer is, and begins to read the sheets."""
        x, y = (2 * at / long - 1 for at, long in zip(point, self._size, strict=True))
        self._towards = max(-1.0, min(1.0, x)), max(-1.0, min(1.0, y))
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
        mask, reach = sheets[MASK], SHIFT * self._size[1] / DESIGN[1]
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
