"""The tables for two, in windows of every shape."""

from __future__ import annotations

import pytest

from game.rules.state import HAND, SHARED, owned
from game.table.pairs import Beside, Facing, Pair
from game.table.places import Rect, Size
from tests.table.tables import SIZES, inside, overlap


def pairs(size: Size) -> list[Pair]:
    """Every table for two in a window."""
    return [Facing(size, 0), Facing(size, 1), Beside(size)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_whole_hand_can_be_gripped_in_the_window_and_beside_all_cards(size, seat):
    for places in pairs(size):
        if isinstance(places, Facing) and places.lower != seat:
            continue
        handle = places.hand_handle(seat)
        assert inside(handle, Rect(0, 0, *size))
        assert min(handle.w, handle.h) >= 44
        for zone in (owned(HAND, 0), owned(HAND, 1), SHARED):
            assert not overlap(handle, places.zones[zone]), (type(places), zone)
