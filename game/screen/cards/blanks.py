"""Cards without a picture of their own. They show the blank card of their place, or of the night if
they belong to none or several, with their symbol and name."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.rules.card import Card, Colour
from game.screen.lettering.fitting import closest, fits
from game.screen.lettering.paragraphs import Lines, wrapped
from game.screen.lettering.text import SMALLEST, Text
from game.screen.look import icons, palette, shapes
from game.screen.look.assets import Incomplete
from game.screen.look.pictures import picture
from game.screen.materials import foil
from game.screen.window.log_file import log
from game.table.asking import symbols
from game.table.layout.places import CARD_RATIO

PAINTED, FLAT, FOIL = "faces/small/blank-{}.webp", "flat/blank-{}.png", "foil/blank-{}.png"
NIGHT = "B"
UNITS = 420
"""Width of a card in units. All lengths in this module are in units."""
MEDALLION, MARK = (210, 176, 64), (210, 184, 76)
"""Middle and half the width of the symbol: on its plate, and on a flat card."""
NAME_TOP, ABOVE_CREST, NAME_FOOT, NAME_ROOM = 252, 366, 540, 316
"""The room for the name under the symbol: its top, its foot above the crests, its foot without
crests, and its width."""
NAME, USUAL, BY_WIDTH, APART = "body_bold", 17, 0.08, 0.4
"""The letters of the name: their font, their largest height in pixels, or else by the width of a
large card, and the margin around them by their height."""
PENNANT, FLAT_PENNANT = (68, 56, 34), (68, 56, 36)
CRESTS = (210, 436)
"""Middle of the crests of a card of several places."""
ROOM, LARGEST = 292, 50
"""Width of the row of crests, and half the largest width of a crest."""
SMALL = 12
"""Half the width of a crest on the pennant, where two stand side by side."""
SHUT = "keyhole"
"""The icon on a shut Door instead of its symbol."""
Spot = tuple[float, float, float]
"""The middle and half the width of an icon, in units."""


def letter(card: Card) -> str:
    """Returns the letter of a card's blank in the file names."""
    return next(iter(card.colours)).value if len(card.colours) == 1 else NIGHT


@lru_cache(maxsize=4)
def ground(card: Card, flat: bool) -> pygame.Surface:
    """Returns the blank card, or plain paper if its picture is missing. Do not change it: it is
    shared."""
    try:
        return picture((FLAT if flat else PAINTED).format(letter(card))).convert(24)
    except Incomplete:
        log.warning("a blank card is missing", exc_info=True)
        plain = pygame.Surface((UNITS, round(UNITS * CARD_RATIO))).convert(24)
        plain.fill(palette.RAMPS[letter(card)][4])
        return plain


def put_symbol(picture: pygame.Surface, card: Card, flat: bool, shut: bool) -> None:
    """Draws the symbols of a card on its blank, in any size."""
    symbol, ramp = symbols.of_kind(card.kind), palette.RAMPS[letter(card)]
    dark = palette.BLACK if flat else palette.mixed(ramp[4], ramp[5], 0.5)
    _put(picture, symbol, FLAT_PENNANT if flat else PENNANT, dark)
    if flat:
        _put(picture, symbol, MARK, dark)
    else:
        _put_foil(picture, SHUT if shut else symbol, MEDALLION)
    if len(card.colours) > 1:
        _put_crests(picture, [place for place in Colour if place in card.colours], flat)


def name_lines(told: str, text: Text, width: int, placed: bool) -> tuple[int, Lines]:
    """Returns the letter height and the lines of a name on a blank card of this width. There are no
    lines if the name would be unreadable. `placed` says whether the card has a place."""
    unit = width / UNITS
    tall = (ABOVE_CREST if placed else NAME_FOOT) - NAME_TOP
    for px in range(max(USUAL, round(width * BY_WIDTH)), SMALLEST - 1, -1):
        margin = 2 * APART * px
        room = NAME_ROOM * unit - margin
        lines = wrapped(text, told, NAME, px, int(room))
        high = len(lines) * closest(text, NAME, px) + margin / 2
        if fits(text, lines, NAME, px, room) and high <= tall * unit:
            return px, lines
    return SMALLEST, ()


def put_name(picture: pygame.Surface, card: Card, told: str, text: Text, flat: bool) -> bool:
    """Writes a name under the symbol if there is room, and returns whether there was."""
    unit = picture.get_width() / UNITS
    px, lines = name_lines(told, text, picture.get_width(), bool(card.colours))
    if not lines:
        return False
    ink = palette.BLACK if flat else palette.IVORY
    shown, line = [text.render(part, NAME, px, ink) for part in lines], closest(text, NAME, px)
    x, y, margin = picture.get_width() / 2, NAME_TOP * unit, APART * px
    if not flat:
        wide = max(part.get_width() for part in shown) + 2 * margin
        tall = len(shown) * line + margin
        box = pygame.Rect(round(x - wide / 2), round(y), round(wide), round(tall))
        body = shapes.rounded(*box.size, round(min(margin * 1.5, box.h / 2)))
        picture.blit(shapes.tinted(body, palette.CHIP), box)
    for number, part in enumerate(shown):
        middle = round(x), round(y + margin / 2 + (number + 0.5) * line)
        picture.blit(part, part.get_rect(center=middle))
    return True


def mask(card: Card, size: tuple[int, int]) -> pygame.Surface:
    """Returns the foil of a card without a picture, bright on black."""
    plain = picture(FOIL.format(letter(card))).convert(pygame.Surface((1, 1)))
    whole = pygame.transform.smoothscale(plain, size)
    _put(whole, symbols.of_kind(card.kind), MEDALLION, palette.WHITE)
    return whole


def _put(picture: pygame.Surface, name: str, spot: Spot, ink: palette.Colour) -> None:
    px, middle = _placed(picture, spot)
    shown = icons.draw(name, px, ink)
    picture.blit(shown, shown.get_rect(center=middle))


def _put_foil(picture: pygame.Surface, name: str, spot: Spot) -> None:
    px, middle = _placed(picture, spot)
    shown = foil.icon(name, px)
    down = max(1, round(px / 30))
    shade = icons.draw(name, px, palette.SHADOW)
    picture.blit(shade, shade.get_rect(center=(middle[0], middle[1] + down)))
    picture.blit(shown, shown.get_rect(center=middle))


def _placed(picture: pygame.Surface, spot: Spot) -> tuple[int, tuple[int, int]]:
    """Returns the size of an icon on this picture and its middle, in pixels."""
    unit = picture.get_width() / UNITS
    x, y, half = (side * unit for side in spot)
    return max(1, round(2 * half / icons.REACH)), (round(x), round(y))


def _put_crests(picture: pygame.Surface, places: list[Colour], flat: bool) -> None:
    """Draws the crests of several places in a row, and small ones on the pennant."""
    unit, count = picture.get_width() / UNITS, len(places)
    half = min(LARGEST, ROOM / count / 2.2)
    for number, place in enumerate(places):
        ramp, crest = palette.RAMPS[place.value], symbols.of_place(place)
        x, y = CRESTS[0] + (number - (count - 1) / 2) * half * 2.2, CRESTS[1]
        wide = max(2, round(2 * half * unit))
        rim = palette.BLACK if flat else palette.GOLD
        disc = shapes.tinted(shapes.rounded(wide, wide, wide // 2), rim)
        inner = max(1, wide - 2 * max(1, round(2 * unit)))
        body = shapes.tinted(shapes.rounded(inner, inner, inner // 2), ramp[1 if flat else 3])
        disc.blit(body, body.get_rect(center=(wide // 2, wide // 2)))
        picture.blit(disc, disc.get_rect(center=(round(x * unit), round(y * unit))))
        _put(picture, crest, (x, y, half * 0.66), palette.BLACK if flat else ramp[0])
        across, down = number % 2, number // 2
        small = (68 + (across - 0.5) * 2.5 * SMALL, 108 + down * 2.3 * SMALL, SMALL)
        _put(picture, crest, small, palette.BLACK if flat else ramp[3])
