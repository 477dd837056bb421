"""Little Doors tell at a glance how a deal stands: by shape and light, on paper and on black."""

from itertools import combinations
from typing import get_args

import pygame
import pytest

from game.screen.look import palette
from game.screen.materials.little_door import Leaf, LittleDoor
from game.screen.ui.theme import PAPER, PLAIN
from game.table.layout.places import Rect
from tests.screen.contrast import contrast, over

HIGH = 44
"""Height in pixels of the smallest Doors of the calendar."""


def drawn(door: LittleDoor, plain: bool) -> pygame.Surface:
    """Returns a Door on the slip of a day."""
    look = (PLAIN if plain else PAPER).looks["row"]
    glass = pygame.Surface((round(HIGH * door.shape), HIGH))
    glass.fill(over(look.bottom, palette.LEAF)[:3])
    door.draw(glass, Rect(0, 0, *glass.get_size()), plain)
    return glass


def differing(one: pygame.Surface, other: pygame.Surface) -> float:
    """Returns the share of the points whose colours have a contrast of 3 or more."""
    wide, high = one.get_size()
    points = [(x, y) for x in range(wide) for y in range(high)]
    pairs = [(tuple(one.get_at(at)), tuple(other.get_at(at))) for at in points]
    return sum(contrast(*pair) >= 3 for pair in pairs) / len(points)


@pytest.mark.parametrize("plain", [False, True], ids=["paper", "black"])
@pytest.mark.parametrize("place", "OAGL")
def test_a_door_stands_off_its_ground(place, plain):
    for leaf in get_args(Leaf):
        glass = drawn(LittleDoor(place, leaf), plain)
        ground = tuple(glass.get_at((0, 0)))
        seen = [tuple(glass.get_at((x, y))) for x in range(glass.get_width()) for y in range(HIGH)]
        strong = sum(contrast(colour, ground) >= 3 for colour in seen) / len(seen)
        assert strong >= (0.04 if leaf == "drawn" else 0.2), (leaf, strong)


@pytest.mark.parametrize("plain", [False, True], ids=["paper", "black"])
@pytest.mark.parametrize("pair", [False, True], ids=["single", "double"])
def test_each_state_is_told_without_colour(pair, plain):
    """Two states differ in light wherever they differ."""
    states = [LittleDoor("G", leaf, pair) for leaf in get_args(Leaf)]
    states.append(LittleDoor("G", "open", pair, starred=True))
    for one, other in combinations(states, 2):
        # The star is small: it is told on the page of its day, too.
        least = 0.015 if one.leaf == other.leaf else 0.06
        found = differing(drawn(one, plain), drawn(other, plain))
        assert found >= least, (one, other, found)
