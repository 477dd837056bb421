"""Writes the name of a card in the player's language on its plate."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.screen.lettering.text import Text
from game.screen.look import icons, palette
from game.screen.look.palette import Colour

UNITS = 420
"""Width of a card in units. Lengths in this module are in units unless noted."""
LINE = 598
"""Baseline of the letters."""
ROOM = 300
TRACKING = 4.5
SMALLEST = 22
READABLE = 12
"""Least height of letters that can be read, in pixels."""
SPELT = 520
"""Least width in pixels of a card with its name in capitals between stars: one that is read alone.
All that lie on a table have plain letters, as small ones have no room for others."""
PLAIN_PX, LARGEST, OF_LARGE, PLAIN_ROOM = 0.14, 17, 46, 360
"""Height of plain letters by the width of the card, their largest height in pixels on all but large
cards, their height on these, and the width of their room."""
LOWER = 0.1
"""How far plain letters stand below the baseline, by their height: they are as high as the plate,
and about its middle there."""
MIDDLE = 10
"""Height above the baseline of the middle of the letters, the stars and the hair lines."""
STAR, STAR_AWAY = 8, 22
HAIR, HAIR_AWAY, SHORTEST, MARGIN = 1.4, 36, 8, 178
"""A hair line: its thickness, its distance from the name, its shortest length, and where it should
end, from the middle of the card."""


@dataclass(frozen=True)
class Style:
    """The style of a written name: its colour, its height in units, and whether it stands between
    stars."""

    ink: Colour
    px: float = 30
    stars: bool = False


PLACE = Style(palette.IVORY, stars=True)
NIGHT = Style(palette.NIGHTMARE_NAME)
FLAT = Style(palette.WHITE, px=34)


def put_name(card: pygame.Surface, name: str, text: Text, style: Style) -> None:
    """Writes the name on the plate of a face, in any size."""
    unit = card.get_width() / UNITS
    px, gap = style.px * unit, TRACKING * unit
    while px > SMALLEST * unit and text.width(name.upper(), "label", round(px), gap) > ROOM * unit:
        px -= 1
    if card.get_width() < SPELT or text.width(name.upper(), "label", round(px), gap) > ROOM * unit:
        small = plain_px(name, text, unit)
        _put_letters(card, name, text, "body_bold", small, 0.0, style.ink, LOWER * small)
        return
    half = _put_letters(card, name.upper(), text, "label", round(px), gap, style.ink)
    if style.stars:
        _flank(card, half, unit)


def can_be_read(name: str, text: Text, width: int) -> bool:
    """Returns whether a name fits on the plate of a card of this width in readable letters."""
    return plain_px(name, text, width / UNITS) >= READABLE


def plain_px(name: str, text: Text, unit: float) -> int:
    """Returns the height in pixels of plain letters, used on small cards and for long names. `unit`
    is the pixels of a unit."""
    usual = max(READABLE, round(PLAIN_PX * UNITS * unit))
    px = min(max(LARGEST, round(OF_LARGE * unit)), usual)
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
    lower: float = 0.0,
) -> float:
    """Writes letters with their shade on the baseline, or so many pixels lower. Returns half their
    width."""
    unit = card.get_width() / UNITS
    line = text.render(name, role, px, ink, gap)
    half = line.get_width() / 2
    foot = round(LINE * unit + lower) + text.below(role, px)
    at = round(card.get_width() / 2 - half), foot - line.get_height()
    _shade(card, text.render(name, role, px, palette.NAME_SHADE, gap), at, unit)
    card.blit(line, at)
    return half


def put_ornament(card: pygame.Surface, style: Style) -> None:
    """Draws a star between two lines in place of a name that would be unreadable."""
    if style.stars:
        unit = card.get_width() / UNITS
        _put_star(card, card.get_width() / 2, unit)
        _put_hairs(card, 0, unit)


def _shade(card: pygame.Surface, dark: pygame.Surface, at: tuple[int, int], unit: float) -> None:
    """Draws a soft shadow, one unit to the right and below."""
    down, soft = max(1, round(unit)), max(1, round(unit))
    room = pygame.Surface(
        (dark.get_width() + 2 * soft, dark.get_height() + 2 * soft), pygame.SRCALPHA
    )
    room.fill((*palette.NAME_SHADE[:3], 0))
    room.blit(dark, (soft, soft))
    card.blit(pygame.transform.box_blur(room, soft), (at[0] + down - soft, at[1] + down - soft))


def _flank(card: pygame.Surface, half: float, unit: float) -> None:
    """Draws a star and a hair line on both sides of a name; `half` is half its width."""
    for side in (-1, 1):
        _put_star(card, card.get_width() / 2 + side * (half + STAR_AWAY * unit), unit)
    _put_hairs(card, half, unit)


def _put_star(card: pygame.Surface, x: float, unit: float) -> None:
    star = icons.draw("spark", round(2 * STAR * unit / icons.REACH), palette.NAME_STAR)
    card.blit(star, star.get_rect(center=(x, (LINE - MIDDLE) * unit)))


def _put_hairs(card: pygame.Surface, half: float, unit: float) -> None:
    """Draws the lines from beside the stars to the margin."""
    near = half + HAIR_AWAY * unit
    long = max(SHORTEST * unit, MARGIN * unit - near)
    hair = pygame.Surface((round(long), max(1, round(HAIR * unit))))
    hair.fill(palette.GOLD_TEXT)
    hair.set_alpha(round(255 * min(1.0, HAIR * unit)))
    for side in (-1, 1):
        x = card.get_width() / 2 + side * (near + long / 2)
        card.blit(hair, hair.get_rect(center=(x, (LINE - MIDDLE) * unit)))
