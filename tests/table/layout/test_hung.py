"""What hangs on threads, what is caught on it, and the ground of both."""

from itertools import combinations

import pytest

from game.editions import OFFERED
from game.records.journal.text.position import position
from game.rules.view import View
from game.table.layout import layout as lying
from game.table.layout.arrangement import Arrangement
from game.table.layout.places import Rect
from game.table.layout.poses import Layout
from game.table.layout.spreads import HEART, RING, hoop_in, is_high
from tests.table.robots.tables import inside, overlap

ALL = "glyphs+towers+crossroads+dreams+catchers+oniverse+book"
CAUGHT = "OD1 NM1 DL1 OD2 NM2 AD1 AD2 NM3 GD1 GD2".split()
SIZES = [(1024, 640), (1280, 720), (1920, 1080)]
LETTERS = [1.0, 2.0]
ALONE, BESIDE, ACROSS = (1, False), (2, True), (2, False)


def hanging(edition: str, seats: tuple[int, bool], size, letters: float, count: int) -> Layout:
    """Returns the table with a hoop that holds so many cards, an empty one and a lost one."""
    count_of_seats, fixed = seats
    lines = [
        f"edition: {edition}",
        "hand: OS1 OK1 GK1",
        f"catcher1: DC1 {' '.join(CAUGHT[:count])}",
        "catcher2: DC2 LD1",
        "catcher3: DC3",
        "failsafe: FB1 FB2",
        "deck: NM9 LS1",
    ]
    if count_of_seats == 2:
        lines += ["seats: 2", "hand:1: AS1 AM1"]
    view = View.of(position("\n".join(lines), OFFERED).state, 0)
    arrangement = Arrangement(fixed=fixed, letters=letters)
    return lying.layout(view, size, arrangement, OFFERED.of(edition).show)


def caught(laid: Layout, zone: str) -> list[Rect]:
    poses = [one.pose for one in laid.sprites.values() if one.zone == zone]
    return [Rect.around((pose.x, pose.y), pose.width, pose.height) for pose in poses]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("letters", LETTERS)
@pytest.mark.parametrize("seats", [ALONE, BESIDE, ACROSS])
@pytest.mark.parametrize("edition", ["catchers", "towers+catchers", "catchers+oniverse", ALL])
def test_all_that_hangs_is_over_its_own_room_and_clear_of_the_name(edition, seats, letters, size):
    for count in (0, 1, 2, 3, 10):
        laid = hanging(edition, seats, size, letters, count)
        places = laid.places
        rooms = [places.zones[zone] for zone in places.hung]
        assert not any(overlap(a, b) for a, b in combinations(rooms, 2))
        named = places.hung_ground.bottom - places.hung_foot(places.hung_ground.w)
        for zone, room in zip(places.hung, rooms, strict=True):
            assert inside(room, places.hung_ground)
            for card in caught(laid, zone):
                assert inside(card, room.grown(1.5))
                assert card.bottom <= named + 1.5


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("edition", ["catchers", "towers+catchers", ALL])
def test_what_is_caught_hangs_below_the_ring_where_the_room_is_high(edition, size):
    for seats, count in [(ALONE, 1), (ALONE, 10), (BESIDE, 3), (ACROSS, 2)]:
        laid = hanging(edition, seats, size, 1.0, count)
        room = laid.places.zones["catcher1"]
        hoop = hoop_in(room)
        foot = hoop.y + hoop.w * (HEART + RING / 2)
        below = [card.y > foot - 0.03 * hoop.w for card in caught(laid, "catcher1")[1:]]
        assert all(below) == is_high(room)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [ALONE, BESIDE, ACROSS])
def test_alone_among_expansions_hoops_and_what_is_caught_are_large(seats, size):
    laid = hanging("catchers", seats, size, 1.0, 1)
    scale = laid.places.scale
    assert hoop_in(laid.places.zones["catcher1"]).w >= 84 * scale
    assert laid.sprites["OD1"].pose.width >= 66 * scale


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [ALONE, BESIDE, ACROSS])
def test_what_is_caught_side_by_side_ends_at_one_height(seats, size):
    for count in (1, 2, 3, 10):
        laid = hanging("catchers", seats, size, 1.0, count)
        many, one = (caught(laid, zone)[-1] for zone in ("catcher1", "catcher2"))
        assert (many.w, many.bottom) == pytest.approx((one.w, one.bottom))


@pytest.mark.parametrize("size", SIZES)
def test_across_other_zones_lie_below_what_hangs(size):
    places = hanging("catchers", ACROSS, size, 1.0, 0).places
    books = places.zones["failsafe"]
    assert books.y > places.hung_ground.bottom
    assert abs(books.w - places.hung_ground.w) < 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [ALONE, BESIDE])
def test_alone_among_expansions_all_that_hangs_keeps_clear_of_the_frame_and_of_the_name(
    seats, size
):
    for count in (1, 10):
        laid = hanging("catchers", seats, size, 1.0, count)
        places, ground = laid.places, laid.places.hung_ground
        air = 12 * places.scale / (720 / 1080)
        name = places.name_line(ground) - places.name_height * 0.4
        for zone in places.hung:
            for one in caught(laid, zone):
                assert ground.x + air <= one.x + 0.1
                assert one.right - 0.1 <= ground.right - air
                assert one.bottom <= name - air / 2
