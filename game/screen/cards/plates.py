"""The name on a card, written in the player's language when the card is drawn."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.screen.lettering.text import Text
from game.screen.look import icons, palette
from game.screen.look.palette import Colour

UNITS = 420
"""The width of a card in units; all lengths here are in units."""
LINE = 598
"""Where the letters stand."""
ROOM = 300
TRACKING = 4.5
SMALLEST = 22
READABLE = 12
"""Pixels: capitals that would be smaller give way to larger plain letters, and the stars with
them: a name is the last thing to become small."""
PLAIN_PX, LARGEST, PLAIN_ROOM = 0.14, 17, 360
"""Height of such letters by the width of the card, in pixels at most on all but large cards, and
their room."""
MIDDLE = 10
"""Of the letters, the stars and the hair lines, above the line."""
STAR, STAR_AWAY = 8, 22
HAIR, HAIR_AWAY, SHORTEST, MARGIN = 1.4, 36, 8, 178
"""A hair line: how thick, how far from the name it begins, how long it is at least, and where it
ends if it can, from the middle of the card."""


@dataclass(frozen=True)
class Style:
    """How a name is written: how large, and whether between stars."""

    ink: Colour
    px: float = 30
    stars: bool = False


PLACE = Style(palette.IVORY, stars=True)
NIGHT = Style(palette.NIGHTMARE_NAME)
FLAT = Style(palette.WHITE, px=34)


def put_name(card: pygame.Surface, name: str, text: Text, style: Style) -> None:
    """Writes the name on the plate of a face of any size."""
    unit = card.get_width() / UNITS
    px, gap = style.px * unit, TRACKING * unit
    while px > SMALLEST * unit and text.width(name.upper(), "label", round(px), gap) > ROOM * unit:
        px -= 1
    if px < READABLE or text.width(name.upper(), "label", round(px), gap) > ROOM * unit:
        _put_letters(card, name, text, "body_bold", plain_px(name, text, unit), 0.0, style.ink)
        return
    half = _put_letters(card, name.upper(), text, "label", round(px), gap, style.ink)
    if style.stars:
        _flank(card, half, unit)


def can_be_read(name: str, text: Text, width: int) -> bool:
    """Whether a name has room on the plate of a card so wide, in letters that are not too small."""
    return plain_px(name, text, width / UNITS) >= READABLE


def plain_px(name: str, text: Text, unit: float) -> int:
    """The height in pixels of a name on a small card, or of a long one on any, where a unit is so
    many pixels."""
    px = min(max(LARGEST, round(SMALLEST * unit)), round(PLAIN_PX * UNITS * unit))
    while px > 1 and text.width(name, "body_bold", px) > PLAIN_ROOM * unit:
        px -= 1
    return px


def _put_letters(
    card: pygame.Surface,
    name: str,
    text: Text,
    role: str,
    px: int,
    gap: float,
    ink: Colour,
) -> float:
    """Letters on the line, with their shade; how far they reach from the middle."""
    unit = card.get_width() / UNITS
    line = text.render(name, role, px, ink, gap)
    half = line.get_width() / 2
    foot = round(LINE * unit) + text.below(role, px)
    at = round(card.get_width() / 2 - half), foot - line.get_height()
    _shade(card, text.render(name, role, px, palette.NAME_SHADE, gap), at, unit)
    card.blit(line, at)
    return half


def put_ornament(card: pygame.Surface, style: Style) -> None:
    """In place of a name that could not be read: a star between two lines."""
    if style.stars:
        unit = card.get_width() / UNITS
        _put_star(card, card.get_width() / 2, unit)
        _put_hairs(card, 0, unit)


def _shade(card: pygame.Surface, dark: pygame.Surface, at: tuple[int, int], unit: float) -> None:
    """A soft shadow one unit to the right and below."""
    down, soft = max(1, round(unit)), max(1, round(unit))
    room = pygame.Surface(
        (dark.get_width() + 2 * soft, dark.get_height() + 2 * soft), pygame.SRCALPHA
    )
    room.fill((*palette.NAME_SHADE[:3], 0))
    room.blit(dark, (soft, soft))
    card.blit(pygame.transform.box_blur(room, soft), (at[0] + down - soft, at[1] + down - soft))


def _flank(card: pygame.Surface, half: float, unit: float) -> None:
    """A star and a hair line on both sides of a name that reaches so far from the middle."""
    for side in (-1, 1):
        _put_star(card, card.get_width() / 2 + side * (half + STAR_AWAY * unit), unit)
    _put_hairs(card, half, unit)


def _put_star(card: pygame.Surface, x: float, unit: float) -> None:
    star = icons.draw("spark", round(2 * STAR * unit / icons.REACH), palette.NAME_STAR)
    card.blit(star, star.get_rect(center=(x, (LINE - MIDDLE) * unit)))


def _put_hairs(card: pygame.Surface, half: float, unit: float) -> None:
    """The lines from beside the stars to the margin."""
    near = half + HAIR_AWAY * unit
    long = max(SHORTEST * unit, MARGIN * unit - near)
    hair = pygame.Surface((round(long), max(1, round(HAIR * unit))))
    hair.fill(palette.GOLD_TEXT)
    hair.set_alpha(round(255 * min(1.0, HAIR * unit)))
    for side in (-1, 1):
        x = card.get_width() / 2 + side * (near + long / 2)
        card.blit(hair, hair.get_rect(center=(x, (LINE - MIDDLE) * unit)))
