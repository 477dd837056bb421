"""The frame of a card: its pattern, its window, its pennant and its rules of foil."""

from __future__ import annotations

import random
from functools import lru_cache

import pygame

from game.screen import brush, shapes
from game.screen.brush import FINE
from game.screen.icons import curve, turned
from game.screen.palette import Colour
from game.table.places import Point, Rect

WINDOW = Rect(27, 28, 366, 518)
"""In card units, as everything here."""


def window(place: str, box: Rect = WINDOW) -> list[Point]:
    """The outline of a place's window: round arch, capsule, ogee or steps."""
    x, y, w, right, low = box.x, box.y, box.w, box.right, box.bottom
    if place == "O":
        arch = pygame.Vector2(-1, 0)
        turns = [arch.rotate(step * 5) for step in range(37)]
        top = [(x + w / 2 + v.x * w / 2, y + w * 0.46 + v.y * w * 0.46) for v in turns]
        return [(x, low), *top, (right, low)]
    if place == "A":
        r = min(w / 2 - 1, 150)
        points: list[Point] = []
        for cx, cy, start in (
            (x + r, y + r, 180),
            (right - r, y + r, 270),
            (right - r, low - r, 0),
            (x + r, low - r, 90),
        ):
            spoke = pygame.Vector2(r, 0)
            points += [
                (cx + v.x, cy + v.y) for v in (spoke.rotate(start + i * 6) for i in range(16))
            ]
        return points
    if place == "G":
        s = 0.36 * w
        left = curve((x, y + s), (x, y + s * 0.45), (x + w * 0.36, y + s * 0.5), (x + w / 2, y))
        mirrored = [(2 * x + w - px, py) for px, py in reversed(left)]
        return [(x, low), *left, *mirrored, (right, low)]
    k = 26 * w / 366
    steps = [(x, y + 2 * k), (x + k, y + 2 * k), (x + k, y + k), (x + 2 * k, y + k), (x + 2 * k, y)]
    return [(x, low), *steps, *[(2 * x + w - px, py) for px, py in reversed(steps)], (right, low)]


def pennant(place: str) -> list[Point]:
    """The outline of a pennant; its tail tells the place."""
    x, w, h, e = 26, 84, 150, 26
    tails: dict[str, list[Point]] = {
        "O": [(x + w / 2, h + e)],
        "A": curve((x + w, h), (x + w, h + e * 1.3), (x, h + e * 1.3), (x, h)),
        "G": [(x + w, h + e), (x + w / 2, h - 2), (x, h + e)],
        "L": [
            (x + w - a, h + b)
            for a, b in (
                (0, 8), (14, 8), (14, 16), (28, 16), (28, 24),
                (56, 24), (56, 16), (70, 16), (70, 8), (84, 8),
            )
        ],
        "N": [(x + w - w * (k + 0.5) / 6, h + (e if k % 2 == 0 else 4)) for k in range(6)],
    }  # fmt: skip
    return [(x, -6), (x + w, -6), (x + w, h), *tails[place], (x, h)]


def pattern(place: str) -> pygame.Surface:
    """The frame's pattern in faint white: sparks, scales, leaves, book spines or shards."""
    sheet = brush.canvas()
    ink = (255, 255, 255, 33)
    rng = random.Random(2)
    for row in range(34):
        for column in range(24):
            x, y = column * 20 + (10 if row % 2 else 0), row * 20
            if place == "O":
                radius = 4 if (row + column) % 2 == 0 else 1.3
                tips = [(0, -radius), (radius * 0.28, 0), (0, radius), (-radius * 0.28, 0)]
                for degrees in (0, 90):
                    pygame.draw.polygon(sheet, ink, brush.fine(turned(tips, degrees, (x, y))))
            elif place == "A":
                for r in (11, 7, 3):
                    box = pygame.Rect(
                        (x * 1.1 - r) * FINE, (y - r) * FINE, 2 * r * FINE, 2 * r * FINE
                    )
                    pygame.draw.arc(sheet, ink, box, 0, 3.1416, 2)
            elif place == "G":
                leaf = [(0, -7), (3, 0), (0, 7), (-3, 0)]
                tilt = 45 if row % 2 else -45
                pygame.draw.polygon(sheet, ink, brush.fine(turned(leaf, tilt, (x * 0.9, y))))
            elif place == "L" and row % 2 == 0:
                height = rng.choice((16, 20, 23))
                spine = (
                    column * 18 * FINE,
                    (row * 13.5 + 26 - height) * FINE,
                    14 * FINE,
                    height * FINE,
                )
                pygame.draw.rect(sheet, ink, spine, 2)
            elif place == "N" and (row + column) % 5 == 0:
                shard = [(0, -16), (2, 0), (0, 16), (-2, 0)]
                tilted = turned(shard, rng.uniform(0, 180), (x, y))
                pygame.draw.polygon(sheet, ink, brush.fine(tilted))
    return sheet


@lru_cache(maxsize=2)
def rules(foil: tuple[Colour, ...]) -> pygame.Surface:
    """The double line of foil along the edge, broken by the pennant; in the card's own size."""
    sheet = brush.canvas()
    for inset, line, radius in ((9, 2.8, 17), (15, 1, 12)):
        w, h = (420 - 2 * inset) * FINE, (640 - 2 * inset) * FINE
        shape = shapes.outlined(w, h, radius * FINE, round(line * FINE)).copy()
        shape.blit(brush.gradient((w, h), foil, True), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        sheet.blit(shape, (inset * FINE, inset * FINE))
    sheet.fill((0, 0, 0, 0), (26 * FINE, 0, 84 * FINE, 60 * FINE))
    return pygame.transform.smoothscale(sheet, brush.UNITS)


def draw_pennant(
    sheet: pygame.Surface, place: str, cloth: tuple[Colour, ...], edge: Colour | None
) -> None:
    """The cloth with its shadow and edge, without what it shows."""
    outline = pennant(place)
    for depth in (6, 4, 2):
        low = [(x + 1, y + depth) for x, y in outline]
        brush.filled(sheet, low, ((8, 4, 20, 46),))
    brush.filled(sheet, outline, cloth)
    inner = [(68 + (x - 68) * 0.955, min(y, y - 2 if y > 10 else y)) for x, y in outline]
    if edge is None:
        brush.gilded(sheet, inner, 2.4)
    else:
        brush.traced(sheet, inner, 2.4, edge)
