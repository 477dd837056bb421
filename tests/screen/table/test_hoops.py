"""The hoops of the Dreamcatchers on the table: their threads, what is caught on them, and the
numbers of that."""

from itertools import pairwise

import pygame
import pytest

from game.editions import OFFERED
from game.editions.base.cards import CARDS
from game.editions.base.explore import Discard, Play
from game.editions.base.nightmare import FaceNightmare
from game.editions.catchers.freeing import OpenFailsafe
from game.editions.catchers.hoops import HOOPS, Tear
from game.records.journal.text.position import position
from game.screen.table.drawing.hoops import name_in, swinging_feathers
from game.table.layout.spreads import HEART, RING, caught_in, hoop_in, thread_to
from game.table.party import Party
from game.table.party import Player as Person
from tests.offered import ALL
from tests.screen.robots.glass import Glass, opened

BESIDE = Party((Person("Ada", "cat"), Person("Zoe", "bell")), fixed=True)
FOR_TWO = """
edition: catchers
seats: 2
hand: OS3 GM1 GM3
hand:1: AS1 AM1 AS2
row: OS1 OM1
deck: NM2 AS3 LD1
catcher4: DC4
"""
HELD = "catcher1: DC1 OD1 NM1\ncatcher2: DC2 DL1\ncatcher3: DC3 OD2 AD1 DL2"
EMPTY = "catcher1: DC1\ncatcher2: DC2\ncatcher3: DC3"
FULL = """
edition: catchers
hand: OS3 GM1 GM3 AS1 AM1
catcher1: DC1 OD1 NM1
catcher2: DC2 DL1
catcher3: DC3 OD2
catcher4: DC4 AD1
deck: DL2
"""


def nightmare(glass: Glass, hoops: str) -> pygame.Surface:
    """Returns the picture of a Nightmare that has come while the hoops hold this much."""
    glass.lay(position(FOR_TWO + hoops, OFFERED), BESIDE)
    session = glass.table.session
    session.submit(next(one for one in session.legal if isinstance(one, Discard)))
    glass.until_rest()
    while not isinstance(session.pending, FaceNightmare):
        session.submit(session.legal[0])
        glass.until_rest()
    glass.paint_once()
    met = glass.director.layout.places.met
    inner = met.grown(-0.1 * met.w)
    return glass.app.glass.subsurface((*map(round, (inner.x, inner.y, inner.w, inner.h)),)).copy()


def test_no_number_of_a_hoop_lies_on_the_card_that_is_met_before_it():
    with opened(None) as glass:
        full, empty = nightmare(glass, HELD), nightmare(glass, EMPTY)
        assert pygame.image.tobytes(full, "RGB") == pygame.image.tobytes(empty, "RGB")


def test_of_many_caught_cards_the_last_one_lies_over_all_others_straight_below_its_ring():
    many = "catcher1: DC1 OD1 NM1 DL1 OD2 AD1\ncatcher2: DC2\ncatcher3: DC3"
    with opened(None) as glass:
        glass.lay(position(FOR_TWO + many, OFFERED), BESIDE)
        layout = glass.director.layout
    hoop = hoop_in(layout.places.zones["catcher1"])
    caught = [layout.sprites[card].pose for card in ("OD1", "NM1", "DL1", "OD2", "AD1")]
    places = {(pose.x, pose.y, pose.width, pose.angle) for pose in caught}
    assert len(places) == 1
    assert (caught[0].x, caught[0].angle) == pytest.approx((hoop.centre[0], 0))
    assert max(caught, key=lambda pose: pose.z) == caught[-1]


def test_a_caught_door_that_may_be_taken_is_seen_and_not_what_lies_over_it():
    pictures = []
    with opened(None) as glass:
        for held in ("OD1 NM1", "NM1 OD1", "AD1 NM1"):
            text = (
                f"edition: catchers\nhand: OS3 AM1 GK1 LS1 OS2\nrow: OM1 OK1\ncatcher1: DC1 {held}"
            )
            glass.lay(position(text, OFFERED))
            session = glass.table.session
            session.submit(next(one for one in session.legal if isinstance(one, Play)))
            glass.until_rest()
            glass.paint_once()
            pose = glass.director.layout.sprites["NM1"].pose
            wide, tall = pose.width * 0.8, pose.height * 0.6
            low = round(pose.x - wide / 2), round(pose.y - tall / 3), round(wide), round(tall)
            pictures.append(pygame.image.tobytes(glass.app.glass.subsurface(low), "RGB"))
    assert pictures[0] == pictures[1] != pictures[2]


def test_no_thread_hangs_where_a_hoop_was_torn():
    with opened(None) as glass:
        glass.lay(position(FULL, OFFERED))
        session = glass.table.session
        session.submit(next(one for one in session.legal if isinstance(one, Discard)))
        glass.until_rest()
        session.submit(Tear(HOOPS[3]))
        glass.until_rest()
        layout = glass.director.layout
        hanging = {zone for zone in layout.places.hung if thread_to(layout, zone).h > 0}
        # Its feathers are grey: on the dark ground no colour stands out by much.
        zone = layout.places.zones["catcher4"]
        below = [(round(zone.centre[0]), y) for y in range(round(zone.y), round(zone.bottom))]
        glass.paint_once()
        inks = [glass.app.glass.get_at(point)[:3] for point in below]
    assert hanging == {"catcher1", "catcher2", "catcher3"}
    assert max(map(max, inks)) > 90
    assert max(max(ink) - min(ink) for ink in inks if max(ink) > 90) < 40


def ring(glass: Glass, number: int) -> pygame.Surface:
    """Returns the picture of the upper part of a hoop, over what is caught on it."""
    hoop = hoop_in(glass.director.layout.places.zones[f"catcher{number}"])
    return glass.app.glass.subsurface(*map(round, (hoop.x, hoop.y, hoop.w, hoop.w * 0.45))).copy()


def test_a_number_tells_how_many_cards_are_caught_also_out_of_sight():
    seen, pictures = "OD2 AD1 DL1", []
    with opened(None) as glass:
        for under in ("NM3", "NM3 GD1", "NM3 GD1"):
            glass.lay(
                position(
                    f"edition: catchers\nhand: OS3\ncatcher1: DC1 {under} {seen}\n"
                    "catcher2: DC2\ncatcher3: DC3\ncatcher4: DC4\ndeck: GS1",
                    OFFERED,
                )
            )
            glass.until_rest()
            glass.paint_once()
            pictures.append(pygame.image.tobytes(ring(glass, 1), "RGB"))
    assert pictures[0] != pictures[1] == pictures[2]


def test_where_there_is_no_room_below_a_hoop_its_number_stands_for_what_is_caught():
    pictures = []
    with opened(None) as glass:
        for held in ("OD1 NM1", "AD1 GD1", "AD1 GD1 NM1"):
            hoops = f"catcher1: DC1 {held}\ncatcher2: DC2\ncatcher3: DC3\n"
            glass.lay(position(FOR_TWO.replace("catchers", ALL, 1) + hoops, OFFERED), BESIDE)
            glass.until_rest()
            glass.paint_once()
            room = glass.director.layout.places.zones["catcher1"]
            part = glass.app.glass.subsurface(*map(round, (room.x, room.y, room.w, room.h)))
            pictures.append(pygame.image.tobytes(part, "RGB"))
    assert pictures[0] == pictures[1] != pictures[2]


def test_a_caught_door_that_a_trio_may_take_is_seen_also_where_numbers_stand_for_cards():
    pictures = []
    with opened(None) as glass:
        for held in ("OD1 NM1", "AD1 NM1"):
            text = f"edition: {ALL}\nhand: OS3 AM1 GK1 LS1 OS2\nrow: OM1 OK1\ncatcher1: DC1 {held}"
            glass.lay(position(text, OFFERED))
            session = glass.table.session
            session.submit(next(one for one in session.legal if isinstance(one, Play)))
            glass.until_rest()
            glass.paint_once()
            room = glass.director.layout.places.zones["catcher1"]
            low = round(room.x), round(room.centre[1]), round(room.w), round(room.h / 2)
            pictures.append(pygame.image.tobytes(glass.app.glass.subsurface(low), "RGB"))
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("party", [None, BESIDE], ids=["alone", "beside"])
def test_among_all_expansions_the_name_of_the_hoops_is_in_capitals_as_others_are(party, size):
    text = FOR_TWO + EMPTY if party else FULL
    with opened(None, size=size, painted=False) as glass:
        game = position(text.replace("catchers", ALL, 1), OFFERED)
        glass.lay(game, *([party] if party else []))
        places = glass.director.layout.places
        said = name_in(places.hung_ground.w, "Dreamcatchers", glass.app.text, places)
        free = places.hung_ground.w - said.width(glass.app.text)
    assert (said.words, said.role) == ("DREAMCATCHERS", "label")
    assert party or free >= 2 * places.px(14)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("name", ["Dreamcatchers", "Attrape-rêves"])
def test_beside_choices_the_name_of_the_hoops_is_whole_and_in_capitals_too(name, size):
    with opened(None, size=size, painted=False) as glass:
        text = FULL.replace("catchers", ALL, 1).replace("DL2", "NM2")
        glass.lay(position(text, OFFERED))
        assert glass.table.session.submit(Play(CARDS["GM1"]))
        glass.until_rest()
        assert glass.table.frame.prompt.tokens
        places, letters = glass.director.layout.places, glass.app.text
        said = name_in(places.hung_ground.w, name, letters, places)
        assert said.words == name.upper()
        assert said.width(letters) < places.hung_ground.w - places.px(8)
        assert said.px >= 0.8 * places.text(16)


def test_feathers_swing_with_the_hoop_that_they_hang_from_and_with_no_other():
    with opened(None) as glass:
        glass.lay(position(FULL + "failsafe: FB1", OFFERED))
        session = glass.table.session
        hoops = {hoop.id: hoop for hoop in HOOPS}
        freed = next(
            one
            for one in session.legal
            if isinstance(one, OpenFailsafe) and one.catcher is hoops["DC1"]
        )
        session.submit(freed)
        while "DC1" not in glass.director.swaying:
            glass.step()
        layout = glass.director.layout
        below = {
            key: [*swinging_feathers(layout, sprite, sprite.pose)]
            for key, sprite in layout.sprites.items()
        }
    assert [key for key, pictures in below.items() if pictures] == ["DC1"]


def test_a_caught_card_hangs_on_two_strings_below_its_whole_ring_and_no_feather_reaches_it():
    gaps = []
    with opened(None) as glass:
        for caught in "", " OD1":
            glass.lay(position(FULL.replace("DC1 OD1 NM1", f"DC1{caught}"), OFFERED))
            glass.until_rest()
            glass.paint_once()
            room = glass.director.layout.places.zones["catcher1"]
            hoop, card = hoop_in(room), caught_in(room)
            foot = round(hoop.y + hoop.w * (HEART + RING / 2)) + 3
            assert card.y >= foot + 2
            gap = round(hoop.x), foot, round(hoop.w), round(card.y) - foot - 1
            gaps.append(glass.app.glass.subsurface(gap).copy())
    violet = [
        [(ink := one.get_at((x, 1))).b > max(110, ink.r) for x in range(one.get_width())]
        for one in gaps
    ]
    feathers, strings = violet
    assert sum(feathers) > 8
    assert sum(here and not before for before, here in pairwise(strings)) == 2
    assert sum(strings) <= 4
