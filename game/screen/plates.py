"""What a card says: its pennant and its name."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.screen import brush, frames, palette
from game.screen.brush import FINE, UNITS
from game.screen.icons import turned
from game.screen.text import Text

NAME_LINE = 588
SMALLEST_NAME = 22


def draw_tags(
    sheet: pygame.Surface, place: str, symbol: str, cloth: tuple[palette.Colour, ...]
) -> None:
    """The pennant with symbol and crest: what can be read when cards overlap."""
    frames.draw_pennant(sheet, place, cloth, None)
    ramp = palette.RAMPS[place]
    ink = (*palette.mixed(ramp[4], ramp[5], 0.5), 255)
    brush.icon(sheet, symbol, 68, 56, 33, (ink,))
    brush.filled(sheet, [(44, 96), (92, 96), (92, 97.5), (44, 97.5)], ((*ink[:3], 128),))
    crest = (*palette.mixed(ramp[3], ramp[4], 0.85), 255)
    brush.icon(sheet, place, 68, 126, 23, (crest,))


def draw_name_plate(sheet: pygame.Surface, place: str) -> None:
    """The dark ground of the name."""
    sheet.blit(name_plate(place), (18 * FINE, 558 * FINE))


@lru_cache(maxsize=1)
def name_plate(place: str) -> pygame.Surface:
    """A wash that fades sideways."""
    ramp = palette.RAMPS[place]
    wash = pygame.Surface((9, 3), pygame.SRCALPHA)
    for x in range(9):
        for y in range(3):
            alpha = round(235 * max(0.0, 1 - (abs(x - 4) / 4.4) ** 2) * (1 if y == 1 else 0.55))
            wash.set_at((x, y), (*palette.mixed(ramp[4], ramp[5], 0.3), alpha))
    return pygame.transform.smoothscale(wash, (384 * FINE, 66 * FINE))


def put_name(card: pygame.Surface, name: str, text: Text) -> None:
    """Writes the name on the plate of a face of any size."""
    unit = card.get_width() / UNITS[0]
    name, px, gap = name.upper(), 30 * unit, 4.5 * unit
    while px > SMALLEST_NAME * unit and text.width(name, "label", round(px), gap) > 300 * unit:
        px -= 1
    line = text.render(name, "label", round(px), palette.IVORY, gap)
    x, y = 210 * unit, NAME_LINE * unit
    card.blit(line, line.get_rect(center=(round(x), round(y + px * 0.1))))
    for side in (-1, 1):
        at = x + side * (line.get_width() / 2 + 22 * unit), y
        star = turned([(0, -8), (4, 0), (0, 8), (-4, 0)], 0, at, unit)
        pygame.draw.polygon(card, palette.CAPTION, star)
