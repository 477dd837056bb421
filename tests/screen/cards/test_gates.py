"""The gate of an open Door: its frame and steps without the card about them."""

from collections.abc import Iterator

import pytest

from game.editions.base.cards import CARDS
from game.screen.cards.gates import gate
from tests.screen.robots.glass import Glass, opened

WIDTH = 168


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(painted=True) as shown:
        yield shown


@pytest.mark.parametrize("face", ["OD1", "AD1", "GD1", "LD1"])
def test_only_the_gate_is_left_of_a_card(glass, face):
    picture = gate(glass.app.cards, CARDS[face], WIDTH)
    width, height = picture.get_size()
    shares = {
        "corners": [(0.02, 0.02), (0.98, 0.02), (0.02, 0.98), (0.98, 0.98), (0.1, 0.15)],
        "gate": [(0.5, 0.5), (0.17, 0.5), (0.83, 0.5), (0.5, 0.15), (0.5, 0.83)],
    }
    for part, opaque in (("corners", False), ("gate", True)):
        for x, y in shares[part]:
            alpha = picture.get_at((round(x * width), round(y * height)))[3]
            assert (alpha > 250) == opaque, (part, x, y)


@pytest.mark.parametrize("face", ["OD1", "AD1", "GD1", "LD1"])
def test_where_the_cloth_hung_the_frame_is_that_of_the_other_side(glass, face):
    picture = gate(glass.app.cards, CARDS[face], WIDTH)
    for y in range(round(WIDTH * 0.3), round(WIDTH * 0.44)):
        left, right = picture.get_at((27, y)), picture.get_at((WIDTH - 1 - 27, y))
        assert max(abs(a - b) for a, b in zip(left, right, strict=True)) < 60
