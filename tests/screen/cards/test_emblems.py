"""The emblems of the players can be told apart from each other and from what is on cards."""

from itertools import combinations

import pygame
import pytest

from game.screen.look import emblems, icons, palette
from game.table.party import EMBLEMS
from tests.screen.contrast import luminance

SMALL = 20
"""The least size of an emblem in pixels."""


def filled(picture: pygame.Surface) -> pygame.Mask:
    """Returns the pixels with ink."""
    return pygame.mask.from_surface(picture, 127)


def difference(a: pygame.Mask, b: pygame.Mask) -> float:
    """Returns the share of the ink of both that only one of them has, 0 to 1."""
    shared = a.overlap_area(b, (0, 0))
    return 1 - shared / (a.count() + b.count() - shared)


def test_there_are_six_emblems_each_with_a_name():
    assert len(EMBLEMS) == 6
    assert set(EMBLEMS) == emblems.COLOURS.keys() == emblems.NAMES.keys()


def test_no_two_emblems_look_alike_even_small_and_without_colour():
    drawn = {name: filled(emblems.draw(name, SMALL)) for name in emblems.COLOURS}
    for (one, a), (other, b) in combinations(drawn.items(), 2):
        assert difference(a, b) > 0.3, (one, other)


def test_no_emblem_looks_like_a_crest_or_a_symbol():
    for name in emblems.COLOURS:
        for icon in (*(f"place-{p}" for p in "OAGL"), *(f"kind-{k}" for k in "SMKD")):
            other = filled(icons.draw(icon, SMALL, palette.WHITE))
            assert difference(filled(emblems.draw(name, SMALL)), other) > 0.3, (name, icon)


def test_no_two_emblems_have_like_colours():
    for a, b in combinations(emblems.COLOURS.values(), 2):
        assert sum(abs(x - y) for x, y in zip(a[:3], b[:3], strict=True)) > 60


@pytest.mark.parametrize("name", emblems.COLOURS)
def test_an_emblem_is_seen_on_the_night_and_stays_within_its_square(name):
    for ground in (palette.NIGHT_BUTTON[0], palette.PICKED[0], palette.PANEL[0], palette.TABLE):
        light, dark = luminance(emblems.COLOURS[name]), luminance(ground)
        assert (light + 0.05) / (dark + 0.05) > 4.5
    ink = filled(emblems.draw(name, 64))
    assert ink.get_size() == (64, 64)
    assert ink.count() > 64 * 64 * 0.2
