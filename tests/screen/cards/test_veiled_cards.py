"""A card that cannot be played is darker, and as much of its own colour."""

import colorsys
from collections.abc import Iterator

import pygame
import pytest

from game.editions.base.cards import CARDS
from game.rules.state import HAND
from game.screen.cards.sprites import CardImages
from game.table.layout.poses import Pose, Sprite
from tests.screen.cards.test_blanks import pictures


@pytest.fixture
def painted() -> Iterator[CardImages]:
    """Yields the painted pictures of cards."""
    yield from pictures(False)


@pytest.mark.parametrize("key", ["OS1", "AM1", "GK1", "LS1"])
def test_a_card_that_cannot_be_played_is_darker_in_its_own_colours(painted, key):
    pose = Pose(100, 150, 120)
    sprite = Sprite(key, CARDS[key], HAND, pose, 0)

    def shade(mood: str) -> tuple[float, float]:
        picture, _ = painted.resting(sprite, pose, mood)
        middle = picture.get_rect().inflate(-picture.get_width() // 2, -picture.get_height() // 2)
        red, green, blue = pygame.transform.average_color(picture, middle)[:3]
        _, saturation, value = colorsys.rgb_to_hsv(red / 255, green / 255, blue / 255)
        return saturation, value

    (rich, light), (veiled, dark) = shade(""), shade("veiled")
    assert 0.4 * light < dark < 0.9 * light
    assert veiled > rich
