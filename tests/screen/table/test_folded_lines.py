"""Several lines of cards share their room: what the question does not need is folded to a sign that
opens."""

from itertools import combinations

import pygame
import pytest

from game.editions import OFFERED
from game.editions.towers.alignment import TOWER
from game.records.journal.text.position import position
from game.rules.state import owned
from game.screen.look import palette
from game.screen.table.marking.labels import chip_size
from game.screen.table.marking.skyline import little
from game.table.layout.spreads import marked_places
from game.table.party import Party, Player
from tests.offered import ALL
from tests.screen.robots.glass import opened
from tests.screen.robots.player import at, cards, thing
from tests.table.robots.tables import overlap

BOTH = """
edition: towers+dreams
hand: {} GM1 GM3 AS1 AM1
alignment: OT3 AT4
premonitions: PNG PN2 PN4
deck: NM1 LS1
"""
SIZES = [(1024, 640), (1280, 720), (1920, 1080)]
TORN = """
edition: catchers
hand: OS3 GM1 GM3
catcher1: DC1 OD1
catcher2: {}
catcher3: DC3
catcher4: DC4 AD1
deck: DL2
"""
CAST = """
edition: oniverse
hand: OS3 GM1 GM3 AS1 AM1
rallied: ZR1 ZA1
deck: NM1
"""


def widths(glass, zone):
    return [told["rect"][2] for told in cards(glass.description, zone)]


@pytest.mark.parametrize("size", SIZES)
def test_the_line_that_a_card_of_the_hand_belongs_to_is_shown_whole(size):
    with opened(None, size, painted=False) as glass:
        for hand, shown, folded in (
            ("AT5", "alignment", "premonitions"),
            ("OS3", "premonitions", "alignment"),
        ):
            glass.lay(position(BOTH.format(hand), OFFERED))
            assert min(widths(glass, shown)) >= 66
            room = glass.director.layout.places.zones[folded]
            assert 44 <= room.h < glass.director.layout.places.zones[shown].h / 2


@pytest.mark.parametrize("size", SIZES)
def test_premonitions_beside_a_folded_line_do_not_touch(size):
    with opened(None, size, painted=False) as glass:
        glass.lay(position(BOTH.format("OS3"), OFFERED))
        left, middle, right = sorted(
            told["rect"] for told in cards(glass.description, "premonitions")
        )
        assert middle[0] - (left[0] + left[2]) >= 2
        assert right[0] - (middle[0] + middle[2]) >= 2


def test_a_folded_line_opens_with_all_its_cards():
    with opened(None, painted=False) as glass:
        glass.lay(position(BOTH.format("AT5"), OFFERED))
        glass.click(at(thing(glass.description, "zone.premonitions")))
        shown = {told["id"] for told in glass.description["things"] if told["zone"] == "panel"}
        assert {"PNG", "PN2", "PN4"} <= {name.removeprefix("panel.") for name in shown}


def test_a_tower_is_dragged_into_its_line_beside_a_folded_one():
    with opened(None, painted=False) as glass:
        glass.lay(position(BOTH.format("GT5"), OFFERED))
        room = glass.director.layout.places.zones["alignment"]
        start = at(thing(glass.description, "GT5"))
        glass.lift(start, (round(room.x + 0.85 * room.w), round(room.centre[1])))
        glass.up()
        glass.until_rest()
        state = glass.table.session.game.state
        assert [card.id for card in state.zone("alignment")] == ["OT3", "AT4", "GT5"]


@pytest.mark.parametrize("size", SIZES)
def test_among_all_expansions_a_tower_stands_in_one_of_four_equal_places(size):
    party = Party((Player("Ada", "cat"), Player("Zoe", "bell")), fixed=True)
    text = BOTH.format("AT5").replace("towers+dreams", f"{ALL}\nseats: 2\nhand:1: AS2 AM2 AS3")
    text = text.replace("OT3 AT4", "OT3").replace("GM3 AS1 AM1", "GM3")
    with opened(None, size, painted=False) as glass:
        glass.lay(position(text, OFFERED), party)
        places = glass.director.layout.places
        (x, _, wide, _), *others = (told["rect"] for told in cards(glass.description, "alignment"))
        assert not others
        free = marked_places(1, "alignment", places)
        assert len(free) == 3
        assert wide >= places.px(86)
        assert all(place.w == pytest.approx(wide, abs=1) for place in free)
        assert all(place.right <= x + 1 or x + wide <= place.x + 1 for place in free)


@pytest.mark.parametrize("seats", [1, 2])
def test_what_hangs_keeps_its_place_when_another_is_torn(seats):
    party = Party((Player("Ada", "cat"), Player("Zoe", "bell")), fixed=True)
    for_two = "seats: 2\nhand:1: AS2 AM2\n" if seats == 2 else ""
    hung = []
    with opened(None, painted=False) as glass:
        for second in ("DC2", ""):
            game = position(TORN.format(second) + for_two, OFFERED)
            glass.lay(game, *([party] if seats == 2 else []))
            zones = glass.director.layout.places.zones
            hung.append([zones[f"catcher{number}"] for number in (1, 2, 3, 4)])
    assert hung[0] == hung[1]
    assert not any(overlap(a, b) for a, b in combinations(hung[0], 2))


def test_two_puppets_stand_side_by_side():
    with opened(None, painted=False) as glass:
        glass.lay(position(CAST, OFFERED))
        (x, y, w, _), (x2, y2, _, _) = (
            told["rect"] for told in cards(glass.description, "rallied")
        )
        assert y == y2
        places = glass.director.layout.places
        stage = places.zones[owned("rallied", 0)]
        for air in x - stage.x, x2 - x - w, stage.right - x2 - w:
            assert air >= places.px(8)
        assert not overlap(stage, glass.director.layout.places.zones[owned("hand", 0)])


@pytest.mark.parametrize("size", SIZES)
def test_the_cast_keeps_to_the_margin_and_below_the_number_of_nightmares(size):
    with opened(None, size, painted=False) as glass:
        glass.lay(position(CAST, OFFERED))
        places = glass.director.layout.places
        room, (_, line) = places.zones[owned("rallied", 0)], places.nightmares_at
        assert room.x >= places.px(16)
        assert room.centre[0] == pytest.approx(places.zones["deck"].centre[0], abs=1)
        assert room.y - line >= places.text(26) / 2 + places.px(8)


def test_a_heap_tells_its_number_in_its_upper_corner_and_a_single_card_none():
    found = []
    with opened(None) as glass:
        for cast in "ZY1", "ZY1 ZR1", "ZE1 ZY1 ZR1":
            text = CAST.replace("oniverse", "oniverse+book", 1).replace("ZR1 ZA1", cast)
            glass.lay(position(text, OFFERED))
            glass.until_rest()
            glass.paint_once()
            places, view = glass.director.layout.places, glass.director.view
            room = places.zones[owned("rallied", 0)]
            wide, high = chip_size(glass.app.text, places, "5")
            chip = glass.app.glass.subsurface(
                round(room.right - places.px(6) - wide), round(room.y + places.px(6)), wide, high
            )
            mask = pygame.mask.from_threshold(chip, palette.IVORY, (24, 24, 24, 255))
            found.append((len(view.cards(owned("rallied", 0))), mask.count() > 8))
    assert found == [(1, False), (2, True), (3, True)]


@pytest.mark.parametrize("size", SIZES)
def test_a_folded_alignment_has_as_much_air_before_its_towers_as_after_its_name(size):
    with opened(None, size) as glass:
        glass.lay(position(BOTH.format("OS3"), OFFERED))
        glass.paint_once()
        places = glass.director.layout.places
        assert places.folded == ("alignment",)
        rect = places.zones["alignment"].grown(-places.px(5))
        inner = glass.app.glass.subsurface(*map(round, (rect.x, rect.y, rect.w, rect.h)))
        lit = [
            x
            for x in range(inner.get_width())
            if any(sum(inner.get_at((x, y))[:2]) > 300 for y in range(inner.get_height()))
        ]
        before, after = lit[0], inner.get_width() - 1 - lit[-1]
    assert before == pytest.approx(after, abs=4)
    assert before > places.px(20)


def test_a_folded_alignment_shows_as_many_lit_towers_as_stand(display):
    def lit(stand: int) -> int:
        picture = little(TOWER, stand, 4, 120, 40)
        assert picture.get_width() <= 120
        columns = range(picture.get_width())
        most = [
            max(picture.get_at((x, y))[3] for y in range(picture.get_height())) for x in columns
        ]
        return sum(opacity > 200 for opacity in most)

    assert lit(0) == 0
    assert lit(1) > 10
    assert lit(4) == pytest.approx(4 * lit(1), abs=4)
