"""The row and the panels beside it, on the table for one: between the outermost Doors, and the row
is the widest of them."""

import pytest

from game.editions import OFFERED
from game.records.journal.text.position import position
from game.rules.state import DECK, DISCARD, ROW, owned
from game.rules.view import View
from game.table.layout import layout as lying
from game.table.layout.arrangement import Arrangement
from game.table.layout.places import Places, Rect
from tests.offered import ALL

SIZES = [(1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2400, 1080)]
HELD = {
    "towers": "alignment: OT3 AT4",
    "dreams": "premonitions: PNG PN2 PN4",
    "towers+dreams": "alignment: OT3 AT4\npremonitions: PNG PN2 PN4",
    "catchers": "catcher1: DC1 OD1\ncatcher2: DC2\ncatcher3: DC3\ncatcher4: DC4",
    ALL: "alignment: OT3 AT4\npremonitions: PNG PN2 PN4\ncatcher1: DC1 OD1\nfailsafe: FB1 FB2",
}


def places_of(edition: str, held: str, size, letters: float = 1.0, mirrored=False) -> Places:
    text = f"edition: {edition}\nhand: OS3 GM1\nrow: GS1 GM2\n{held}\ndeck: NM1"
    view = View.of(position(text, OFFERED).state, 0)
    arrangement = Arrangement(letters=letters, left_handed=mirrored)
    return lying.layout(view, size, arrangement, OFFERED.of(edition).show).places


def band(places: Places) -> list[Rect]:
    """Returns the row and all that lies beside it."""
    hung = [places.hung_ground] if places.hung else []
    return [places.zones[owned(ROW, 0)], *hung, *(places.zones[name] for name in places.lines)]


def ends(rects: list[Rect]) -> tuple[float, float]:
    return min(rect.x for rect in rects), max(rect.right for rect in rects)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("edition", HELD)
def test_row_and_panels_lie_between_the_outermost_doors(edition, mirrored, size):
    base = places_of("base", "", size)
    doors = [base.door_slot(place, copy) for place in range(4) for copy in range(2)]
    places = places_of(edition, HELD[edition], size, mirrored=mirrored)
    assert ends(band(places)) == pytest.approx(ends(doors), abs=0.5)
    middles = [places.zones[pile].centre[0] for pile in (DECK, DISCARD)]
    named = [places.pile_name_room(places.zones[pile]) / 2 for pile in (DECK, DISCARD)]
    for end in ends(band(places)):
        away = [abs(x - end) - half for x, half in zip(middles, named, strict=True)]
        assert min(away) >= 15.9 * places.scale / (720 / 1080)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("edition", HELD)
def test_the_row_has_nearly_half_of_that_or_more(edition, size):
    rects = band(places_of(edition, HELD[edition], size))
    left, right = ends(rects)
    least = 0.45 if edition == ALL else 0.49
    assert rects[0].w >= least * (right - left)


def test_four_towers_stand_side_by_side_and_whole():
    places = places_of("towers", "alignment: OT3 AT4 GT5 LT3", (1366, 768))
    room = places.zones["alignment"]
    assert room.w >= 4 * 110 + 2 * 12


@pytest.mark.parametrize("size", SIZES[:-1])
def test_premonitions_take_only_the_room_that_their_cards_or_their_name_need(size):
    wide = []
    for held in ("PNG", "PNG PN2", "PNG PN2 PN4", "PNG PN2 PN4 PN5"):
        places = places_of("dreams", f"premonitions: {held}", size)
        wide.append(places.zones["premonitions"].w / places.scale)
    assert wide == sorted(wide)
    assert wide[0] < 1.6 * 155
    assert wide[1] < 2.5 * 169


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_beside_the_alignment_is_no_wider_than_its_towers_need_and_the_rows_have_the_rest(size):
    text = "edition: towers\nseats: 2\nhand: OS3 GM1\nhand:1: AS1 AM1\nalignment: OT3 AT4 GT5 LT3"
    view = View.of(position(text, OFFERED).state, 0)
    laid = lying.layout(view, size, Arrangement(fixed=True), OFFERED.of("towers").show)
    zones, towers = laid.places.zones, [laid.sprites[one].pose for one in ("OT3", "LT3")]
    room, rows = zones["alignment"], [zones[owned(ROW, seat)] for seat in range(2)]
    ends = towers[0].x - towers[0].width / 2, towers[1].x + towers[1].width / 2
    assert max(ends[0] - room.x, room.right - ends[1]) <= laid.places.px(30)
    gaps = room.x - rows[0].right, rows[1].x - room.right
    assert max(gaps) <= laid.places.px(10.1)
