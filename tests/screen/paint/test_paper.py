"""Pages are sheets of paper on which one can read and through which nothing shines."""

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from game.screen.look import palette
from game.screen.materials.paper import EDGE, draw_sheet
from game.screen.sheet import Sheet
from game.table.layout.places import Places, Rect
from tests.screen.contrast import luminance

SIZE = 800, 500
PAGE = Rect(60, 50, 640, 380)
BRIGHT, DARK = (250, 240, 90), (0, 0, 0)


@pytest.fixture(scope="module")
def window() -> Iterator[pygame.Window]:
    pygame.display.init()
    shown = pygame.Window("paper", size=SIZE)
    shown.get_surface()
    yield shown
    shown.destroy()


def paper(ground: tuple[int, int, int], places: Places) -> pygame.Surface:
    glass = pygame.Surface(SIZE)
    glass.fill(ground)
    draw_sheet(glass, PAGE, places)
    return glass


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_all_inks_stand_off_every_point_of_the_paper(window, size):
    places = Places(size)
    glass, away = paper(DARK, places), round(places.px(2 * EDGE))
    inner = PAGE.grown(-away)
    points = [
        tuple(glass.get_at((x, y)))
        for x in range(round(inner.x), round(inner.right), 3)
        for y in range(round(inner.y), round(inner.bottom), 3)
    ]
    brightest = max(luminance(point) for point in points)
    for ink in (palette.IVORY, palette.BODY, palette.CAPTION, palette.CAPTION_IDLE):
        assert (luminance(ink) + 0.05) / (brightest + 0.05) >= 7, ink
    assert len(set(points)) > 100, "there is no grain"


def test_nothing_shines_through(window):
    over, under = paper(BRIGHT, Places((1280, 720))), paper(DARK, Places((1280, 720)))
    for x in range(round(PAGE.x) + 30, round(PAGE.right) - 30, 17):
        for y in range(round(PAGE.y) + 5, round(PAGE.bottom) - 5, 3):
            pairs = zip(over.get_at((x, y)), under.get_at((x, y)), strict=True)
            assert all(abs(one - other) <= 3 for one, other in pairs)


def test_its_edge_is_cut_and_it_casts_a_shadow(window):
    places = Places((1920, 1080))
    glass = paper((90, 90, 90), places)
    middle = round(PAGE.centre[0])
    face = luminance(tuple(glass.get_at((middle, round(PAGE.centre[1])))))
    edge = luminance(tuple(glass.get_at((middle, round(PAGE.y) + EDGE // 2))))
    assert edge > 1.5 * face
    assert glass.get_at((middle, round(PAGE.bottom) + 6))[0] < 60
    assert glass.get_at((middle, round(PAGE.bottom) + 60))[0] == 90


def test_drawn_again_in_parts_it_is_the_same(window):
    places, chance = Places((1280, 720)), Random("parts")
    sheet = Sheet(SIZE)
    sheet.fill((90, 90, 90))
    draw_sheet(sheet, PAGE, places)
    whole, parts = pygame.Surface(SIZE), pygame.Surface(SIZE)
    sheet.draw(whole, [whole.get_rect()])
    sheet.draw(parts, [whole.get_rect()])
    for _ in range(20):
        box = pygame.Rect(chance.randrange(700), chance.randrange(400), 90, 70)
        parts.fill((255, 0, 0), box)
        sheet.draw(parts, [box])
    assert pygame.image.tobytes(parts, "RGB") == pygame.image.tobytes(whole, "RGB")
