"""Memory layout of the pictures that are kept."""

import sys

import pygame
import pytest

from game.screen.window.memory import PAGES, apart

ACROSS = 91
"""A width in pixels at which lines of three bytes a pixel end between two words of memory."""


def painted(depth: int, flags: int = 0, across: int = ACROSS) -> pygame.Surface:
    """Returns a picture in which every point has another colour and opacity."""
    picture = pygame.Surface((across, 180), flags, depth)
    for x in range(across):
        for y in range(180):
            picture.set_at((x, y), (x, y, (x * y) % 256, (x + y) % 256))
    return picture


@pytest.mark.parametrize(("depth", "flags"), [(32, pygame.SRCALPHA), (24, 0)])
def test_a_picture_in_pages_of_its_own_is_the_same_and_drawn_in_the_same_way(depth, flags):
    picture = painted(depth, flags)
    moved = apart(picture)
    assert pygame.image.tobytes(moved, "RGBA") == pygame.image.tobytes(picture, "RGBA")
    grounds = [pygame.Surface(picture.get_size()) for _ in range(2)]
    for ground, drawn in zip(grounds, (picture, moved), strict=True):
        ground.fill((90, 60, 30))
        ground.blit(drawn, (0, 0))
    first, second = (pygame.image.tobytes(ground, "RGB") for ground in grounds)
    assert first == second


def test_only_what_is_large_and_drawn_in_the_usual_way_is_put_apart():
    picture = painted(32, pygame.SRCALPHA)
    assert picture.get_pitch() * picture.get_height() > PAGES
    if sys.platform == "linux":
        assert apart(picture) is not picture
    assert apart(picture.subsurface((1, 1, 80, 150))).get_parent() is picture
    small = painted(32, pygame.SRCALPHA, across=9)
    assert apart(small) is small
    keyed = painted(24)
    keyed.set_colorkey((0, 0, 0))
    assert apart(keyed) is keyed
    faint = painted(32, pygame.SRCALPHA)
    faint.set_alpha(90)
    assert apart(faint) is faint
