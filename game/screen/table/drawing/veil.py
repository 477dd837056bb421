"""The veil over the table under cards that are held up, and the light around the deck."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.rules.state import DECK, DOORS, ROW
from game.rules.view import View
from game.screen.cards.faces import CORNER
from game.screen.look import palette
from game.screen.look.shapes import drawn_once
from game.screen.materials import patches
from game.screen.sheet import Canvas
from game.table.hands.ordering import Ranking
from game.table.layout.fans import held_up
from game.table.layout.pair import Beside
from game.table.layout.places import Places, Rect, Size
from game.table.layout.poses import Sprite

SOFT, SMALL = 0.16, 16
"""Width of the soft edge of the veil by its height, and the factor by which its picture is drawn
smaller."""
REACH, STRENGTH = 40, 230
"""Reach of the light around the deck by the design, and its opacity, 0 to 255."""


def below(sprite: Sprite) -> bool:
    """Returns whether a card lies under the veil."""
    return sprite.zone in (ROW, DOORS)


def area(places: Places) -> Rect:
    """Returns the rectangle of the veil: from the deck, or from beside the first Door, as far to
    the other side."""
    top, left = places.arc_top, places.arc_left + places.px(14)
    if not isinstance(places, Beside):
        top = places.at(0, 64)[1]
        left = min(left, places.door_slot(0, 0).x - places.px(150))
    bottom = places.prompt.y
    return Rect(left, top, 2 * (places.band.centre[0] - left), bottom - top)


def taken(places: Places, view: View, ranking: Ranking | None) -> Iterator[Rect]:
    """Yields the rectangles where no star may shine while cards are held up."""
    if held_up(view, ranking):
        yield area(places)
        yield places.zones[DECK].grown(places.px(REACH))


def draw_veil(surface: Canvas, places: Places) -> None:
    """Darkens rows and Doors, softly at the edges."""
    rect = area(places)
    picture = _veil((round(rect.w), round(rect.h)))
    surface.blit(picture, (round(rect.x), round(rect.y)), special_flags=pygame.BLEND_RGB_MULT)


@drawn_once
def _veil(size: Size) -> pygame.Surface:
    """Returns the picture that is multiplied into the table. It is shared and must not be
    changed."""
    small = pygame.Surface((max(8, size[0] // SMALL), max(8, size[1] // SMALL)))
    small.fill(palette.WHITE[:3])
    soft = max(1, round(small.get_height() * SOFT))
    small.fill(palette.HALF_LIGHT, small.get_rect().inflate(-2 * soft, -2 * soft))
    for _ in range(2):
        small = pygame.transform.box_blur(small, max(1, soft // 2))
    # The edge of the picture must not be visible.
    pygame.draw.rect(small, palette.WHITE[:3], small.get_rect(), 1)
    return pygame.transform.smoothscale(small, size)


def draw_deck_light(surface: Canvas, places: Places) -> None:
    """Draws light around the deck, from which the cards come and to which they return."""
    rect = places.zones[DECK]
    patches.glow(surface, rect, rect.w * CORNER, places.px(REACH), palette.LEGAL, STRENGTH)
