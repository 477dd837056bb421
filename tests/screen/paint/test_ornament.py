"""Foil, dashes and glass, looked at pixel by pixel."""

import pygame
import pytest

from game.screen.look import palette, shapes
from game.screen.materials import dashes, foil, slabs
from game.screen.materials.glass import draw_panel
from game.table.layout.places import Places, Rect

PLACES = Places((1920, 1080))
GROUND = (40, 60, 90, 255)


@pytest.fixture
def cloth() -> pygame.Surface:
    surface = pygame.Surface((400, 300), pygame.SRCALPHA)
    surface.fill(GROUND)
    return surface


def light(colour: pygame.Color) -> int:
    return colour.r + colour.g + colour.b


def runs(lit: list[bool]) -> int:
    """Returns the number of dashes of a line."""
    return sum(now and not before for before, now in zip([False, *lit], lit, strict=False))


def test_foil_is_bright_and_dark_along_one_line(cloth):
    foil.outline(cloth, Rect(10, 10, 380, 280), 12, 3)
    shades = [light(cloth.get_at((x, 11))) for x in range(30, 370)]
    assert max(shades) > 1.6 * min(shades)


@pytest.mark.parametrize("size", [(120, 46), (121, 45), (44, 44), (380, 280), (9, 90)])
def test_foil_stays_within_its_thing_and_reaches_all_its_edges(cloth, size):
    w, h = size
    foil.outline(cloth, Rect(10, 8, w, h), h / 2, 1.8)
    cloth.set_colorkey(GROUND)
    drawn = pygame.mask.from_surface(cloth).get_bounding_rects()
    assert drawn == [pygame.Rect(10, 8, w, h)]


def test_dashes_are_whole_in_number_and_alike_on_the_left_and_the_right(cloth):
    dashes.dashed(cloth, Rect(20, 10, 181, 271), 2, 7, 5, palette.LEGAL, 10)
    sides = [[tuple(cloth.get_at((x, y))) != GROUND for y in range(10, 281)] for x in (20, 200)]
    assert sides[0] == sides[1]
    upper = [tuple(cloth.get_at((x, 10))) != GROUND for x in range(30, 191)]
    assert upper == upper[::-1]
    assert 12 <= runs(upper) <= 15


def test_dashes_go_round_a_corner_and_leave_its_tip_free(cloth):
    dashes.dashed(cloth, Rect(20, 10, 200, 200), 3, 90, 1, palette.LEGAL, 40)
    assert tuple(cloth.get_at((20, 10))) == GROUND
    on_bend = round(20 + 40 - 38.5 * 0.7071), round(10 + 40 - 38.5 * 0.7071)
    assert tuple(cloth.get_at(on_bend)) != GROUND


def test_the_shadow_of_glass_falls_beside_it_and_not_through_it(cloth):
    white = pygame.Surface(cloth.get_size(), pygame.SRCALPHA)
    white.fill("white")
    plain = white.copy()
    panel = Rect(60, 60, 280, 160)
    shapes.box(plain, panel, 14, *palette.PANEL)
    draw_panel(white, panel, PLACES)
    for y in (140, 210):
        assert white.get_at((200, y)) == plain.get_at((200, y))
    assert light(white.get_at((200, 225))) < light(white.get_at((200, 290)))


def test_what_is_under_the_pointer_is_lighter_and_casts_the_same_shadow(cloth):
    lit, rect = cloth.copy(), Rect(100, 100, 160, 46)
    for surface, over in ((cloth, False), (lit, True)):
        slabs.slab(surface, rect, 23, 1.8, slabs.NIGHT, PLACES, over)
    assert light(lit.get_at((180, 123))) > light(cloth.get_at((180, 123)))
    assert lit.get_at((180, 149)) == cloth.get_at((180, 149))
    assert light(cloth.get_at((180, 149))) < sum(GROUND[:3])


def test_nothing_shines_in_the_shadow_beside_the_corners_of_a_pill(cloth):
    cloth.fill("black")
    slabs.slab(cloth, Rect(100, 100, 160, 46), 23, 1.8, slabs.NIGHT, PLACES)
    corners = [(x, 141) for x in (104, 255)]
    assert all(light(cloth.get_at(corner)) < 20 for corner in corners)
