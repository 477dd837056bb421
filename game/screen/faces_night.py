"""The Nightmare, and the back of every card."""

from __future__ import annotations

import math
import random

import pygame

from game.screen import brush, frames, palette
from game.table.places import Point


def draw_nightmare(sheet: pygame.Surface) -> None:
    """A pale disc behind torn rings of violet paper, and the moth."""
    sheet.fill(palette.ramp("2C1450")[0])
    inner = ("F4EBD8", "B79BDC", "9A74CC", "7A50B4", "553089")
    for i in reversed(range(5)):
        points = torn_ring(i)
        dark = palette.mixed(palette.ramp(inner[i])[0], (8, 4, 20), 0.45)
        pygame.draw.polygon(sheet, dark, brush.fine(points))
        low = [(x + 2, y + 5) for x, y in points]
        pygame.draw.polygon(sheet, palette.ramp(inner[i])[0], brush.fine(low))
    brush.glow(sheet, 210, 272, 150, (255, 251, 230, 200))
    brush.icon(sheet, "moth", 206, 292, 178, ((8, 4, 20, 120),))
    brush.icon(sheet, "moth", 210, 284, 178, palette.ramp("241038 190A2A 0D0518"))


def torn_ring(number: int) -> list[Point]:
    """The ragged outline of a ring of paper; 0 is the innermost."""
    rng = random.Random(number + 40)
    points = []
    for step in range(34):
        angle = math.pi * step / 17 + number * 0.1
        reach = (150 + number * 46) * (1.0 if step % 2 else 0.70) * rng.uniform(0.94, 1.08)
        points.append((210 + math.cos(angle) * reach * 0.84, 272 + math.sin(angle) * reach * 1.12))
    return points


def finish_nightmare(sheet: pygame.Surface) -> None:
    """The veins and eyes of the moth, the torn frame and the pennant."""
    violet, vein, dust = palette.ramp("B79BE8 6B4AA0 7D5CB4")
    for side in (-1, 1):
        for x, y in ((150, -104), (128, -40), (92, 0), (104, 52), (62, 122)):
            brush.thin(sheet, (210 + side * 12, 276), (210 + side * x, 284 + y), vein)
        for j in range(5):
            brush.disc(sheet, 210 + side * (62 + j * 8), 312 + j * 16, 5 - j * 0.5, dust)
        x, y = 210 + side * 98, 214
        brush.glow(sheet, x, y, 60, (242, 242, 160, 170))
        brush.disc(sheet, x, y, 32, palette.ramp("0B0414")[0])
        brush.traced(sheet, brush.ring(x, y, 32), 2, violet)
        brush.icon(sheet, "eye", x, y, 28, (palette.ramp("FBF7BE")[0],))
    dark = palette.ramp("0B0414")[0]
    fade = ((*dark[:3], 0), (*dark[:3], 220), (*dark[:3], 235))
    brush.filled(sheet, [(0, 540), (420, 540), (420, 640), (0, 640)], fade)
    edge = brush.canvas()
    edge.fill(palette.ramp("1B0C2E")[0])
    pygame.draw.polygon(edge, (0, 0, 0, 0), brush.fine(torn_edge()))
    sheet.blit(edge, (0, 0))
    frames.draw_pennant(sheet, "N", palette.ramp("1E0D30 130720"), palette.ramp("C9B0F5")[0])
    brush.icon(sheet, "eye", 68, 60, 33, (palette.ramp("FBF7BE")[0],))
    brush.icon(sheet, "moth", 68, 124, 24, (palette.ramp("C9B0F5")[0],))


def torn_edge() -> list[Point]:
    """The ragged inner outline of the Nightmare's frame."""
    torn = random.Random(77)
    points = []
    for corner, inward, along, count in (
        ((0, 0), (0, 1), (420, 0), 14),
        ((420, 0), (-1, 0), (0, 640), 22),
        ((420, 640), (0, -1), (-420, 0), 14),
        ((0, 640), (1, 0), (0, -640), 22),
    ):
        for i in range(count):
            deep = torn.uniform(4, 9) if i % 2 else torn.uniform(16, 34)
            x, y = (corner[k] + along[k] * i / count + inward[k] * deep for k in (0, 1))
            points.append((x, y))
    return points


def draw_rings(sheet: pygame.Surface) -> None:
    """Sheets with eight lobes, one in another."""
    ramp = palette.RAMPS["B"]
    sheet.fill(ramp[5])
    for ring in reversed(range(9)):
        reach = 82 + ring * 34
        points = []
        for step in range(128):
            angle = math.tau * step / 128
            q = reach + (7 + ring * 2.4) * math.cos(angle * 8 + ring * math.pi)
            points.append((210 + math.cos(angle) * q, 320 + math.sin(angle) * q))
        at = min(3.99, 1.9 + 0.27 * ring)
        colour = (*palette.mixed(ramp[int(at)], ramp[int(at) + 1], at - int(at)), 255)
        pygame.draw.polygon(
            sheet,
            palette.mixed(colour, (0, 0, 0), 0.35),
            brush.fine([(x, y + 4) for x, y in points]),
        )
        pygame.draw.polygon(sheet, colour, brush.fine(points))
        brush.gilded(sheet, points, 2.2 if ring % 2 == 0 else 1)


def finish_back(sheet: pygame.Surface) -> None:
    """The lit keyhole, eight sparks for the eight Doors, and the four crests."""
    brush.glow(sheet, 210, 320, 76, (255, 230, 160, 220))
    brush.icon(sheet, "keyhole", 210, 322, 52, (palette.GOLD_TEXT,))
    brush.icon(sheet, "keyhole", 210, 322, 47, (palette.ramp("FFFDF0")[0],))
    for i in range(8):
        spoke = pygame.Vector2(173, 0).rotate(i * 45 + 22.5)
        brush.icon(sheet, "spark", 210 + spoke.x, 320 + spoke.y, 13, palette.FOIL)
    for place, dx, dy in (("O", -1, -1), ("A", 1, -1), ("G", -1, 1), ("L", 1, 1)):
        x, y = 210 + dx * 146, 320 + dy * 250
        brush.disc(sheet, x, y, 31, palette.ramp("0B1230")[0])
        brush.gilded(sheet, brush.ring(x, y, 30), 2.4)
        brush.icon(sheet, place, x, y, 18, palette.FOIL)
    brush.icon(sheet, "S", 210, 58, 22, palette.FOIL)
    brush.icon(sheet, "M", 210, 582, 21, palette.SILVER)
