"""The furniture of the table: its rectangles, and which zone receives a card that is let go."""

import pytest

from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, ROW, owned
from game.table.layout.places import Places, Rect
from tests.table.robots.tables import SIZES, WINDOWS, in_windows

every_window = in_windows(WINDOWS)


def edges(rect, out):
    """Returns points so many pixels outside (or, if negative, inside) each side and corner."""
    around = rect.grown(out)
    xs = (around.x, around.centre[0], around.right - 0.01)
    ys = (around.y, around.centre[1], around.bottom - 0.01)
    return [(x, y) for x in xs for y in ys if (x, y) != around.centre]


@every_window
@pytest.mark.parametrize("zone", [owned(ROW, 0), DISCARD])
def test_anywhere_on_a_target_and_near_it_goes_there(size, letters, zone):
    places = Places(size, letters=letters)
    rect = places.zones[zone]
    for point in [rect.centre, *edges(rect, -1), *edges(rect, 0), *edges(rect, places.px(59))]:
        assert places.drop_zone(point) == zone


@every_window
def test_far_from_every_target_means_nothing(size, letters):
    places = Places(size, letters=letters)
    for zone in (DECK, LIMBO, owned(DOORS, 0)):
        assert places.drop_zone(places.zones[zone].centre) is None
    assert places.drop_zone((1, 1)) is None
    discard = places.zones[DISCARD]
    away_from_the_row = [p for p in edges(discard, places.px(62)) if p[0] >= discard.centre[0]]
    assert [places.drop_zone(point) for point in away_from_the_row] == [None] * 5


@every_window
@pytest.mark.parametrize("mirrored", [False, True])
def test_row_prompt_hand_and_doors_lie_about_one_axis(size, letters, mirrored):
    places = Places(size, letters=letters, mirrored=mirrored, doors=(2, 2, 2, 2))
    slots = [places.door_slot(place, copy) for place in range(4) for copy in range(2)]
    middle = size[0] / 2
    assert sum(slot.centre[0] for slot in slots) / 8 == pytest.approx(middle, abs=0.5)
    assert places.prompt.centre[0] == pytest.approx(middle, abs=0.5)
    for zone in ROW, HAND:
        assert places.zones[owned(zone, 0)].centre[0] == pytest.approx(middle, abs=0.5)


def test_a_rectangle_holds_its_upper_left_edges_only():
    rect = Rect(10, 20, 30, 40)
    assert rect.contains((10, 20))
    assert not rect.contains((40, 20))
    assert not rect.contains((10, 60))
    assert (rect.centre, rect.right, rect.bottom) == ((25, 40), 40, 60)
    assert rect.grown(5) == Rect(5, 15, 40, 50)
    assert Rect.around((25, 40), 30, 40) == rect


def test_texts_are_never_too_small_to_read():
    for size in SIZES:
        places = Places(size)
        least = 13 if size == (1024, 640) or size[0] < 1280 else 16
        assert all(places.text(px) >= least for px in (10, 15, 18, 23))
        assert places.target >= 44
    assert Places((1920, 1080)).text(19) == 19
    assert Places((3840, 2160)).text(19) == 38
