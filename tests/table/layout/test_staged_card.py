"""A card that stands large over the table, and the choices around it."""

from itertools import combinations

import pytest

from game.editions import OFFERED
from game.editions.base.door import OpenDoor
from game.editions.base.explore import Play
from game.editions.base.nightmare import FaceNightmare, NightmareDrawn
from game.editions.base.show import STAGING
from game.records.journal.text.position import position
from game.rules.state import DECK, DISCARD, DOORS, HAND, SHARED, owned, replace
from game.rules.view import View
from game.table.layout import layout as lying
from game.table.layout.arrangement import Arrangement
from game.table.layout.pair import Beside, Facing
from game.table.layout.places import CARD_RATIO, Rect
from game.table.layout.staged import is_aside, lit_tray, stage, token_places
from game.table.motion.lights import around
from tests.table.robots.staged import layout
from tests.table.robots.tables import (
    ALONE,
    DOOR_CARDS,
    NIGHTMARES,
    WINDOWS,
    box,
    in_windows,
    inside,
    overlap,
    pair,
    table,
)

NIGHTMARE = NIGHTMARES[0]
FACES = FaceNightmare(NIGHTMARE)
LEAST = 44
"""The least size of a target in pixels."""


def met(size, letters, two="", prices=0):
    """Returns the view and layout while a Nightmare is met that has so many prices, for one player
    or for two."""
    doors = {"doors": ("OD1 AD1 GD1 LD1", "")} if two else {"doors": 8}
    view = (pair if two else table)(revealed=NIGHTMARE, pending=FACES, **doors)
    how = Arrangement(letters=letters, fixed=two == "beside", prices=prices)
    return view, layout(view, size, how)


def test_r20_a_nightmare_and_a_door_stand_at_the_same_height_and_equally_large():
    _, laid = met((1920, 1080), 1.0)
    door = DOOR_CARDS[0]
    asked = table(revealed=door, pending=OpenDoor(door))
    poses = (
        laid.sprites[NIGHTMARE.id].pose,
        layout(asked, (1920, 1080), Arrangement()).sprites[door.id].pose,
    )
    assert [round(pose.height) for pose in poses] == [380, 380]
    assert poses[0].y == poses[1].y
    assert round(poses[1].x) == 960


@pytest.mark.parametrize("two", ["", "facing", "beside"])
@in_windows(WINDOWS)
def test_what_is_met_leaves_open_doors_and_the_end_of_the_row_in_sight(size, letters, two):
    view, laid = met(size, letters, two)
    card = laid.met
    for sprite in laid.sprites.values():
        if sprite.lies_in == owned(DOORS, view.seat):
            assert not overlap(card, box(sprite.pose)), sprite
    assert card.bottom < laid.places.prompt.y


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_neither_a_nightmare_nor_its_prices_hide_the_end_of_the_row(size, left_handed, count):
    for cards in range(1, 30):
        view = table(revealed=NIGHTMARE, row=cards, pending=FACES)
        laid = layout(view, size, Arrangement(left_handed=left_handed))
        end = box(laid.sprites[view.rows[0][-1].id].pose)
        for rect in (laid.met, *token_places(laid.places, count)):
            assert not overlap(end, rect), (cards, rect)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_beside_each_other_it_hides_no_card_of_the_row_of_whoever_plays(size, seat):
    for cards in range(1, 10):
        rows = (cards, 12) if seat == 0 else (12, cards)
        view = pair(lower=seat, rows=rows, revealed=NIGHTMARE, pending=FACES)
        laid = layout(view, size, Arrangement(fixed=True))
        row = [box(laid.sprites[card.id].pose) for card in view.rows[seat]]
        for rect in (laid.met, *token_places(laid.places, 4)):
            assert not any(overlap(rect, card) for card in row), (cards, rect)


TOWERS = """
edition: towers
seats: 2
turn: {seat}
hand:0: OS1 OK1 GK1
hand:1: LS5 LS6 AK3
row:0: AM1 GM1 OM1 AM2 GM2 OM2
row:1: LM1 AM3 LM2 AM4 GS1 LS1
alignment: OT3 AT4 GT5 OT5
deck: NM1
"""


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_beside_each_other_neither_row_nor_skyline_lies_under_a_nightmare(size, seat):
    game = position(TOWERS.format(seat=seat), OFFERED)
    game.submit(next(command for command in game.legal() if isinstance(command, Play)))
    assert isinstance(game.pending, FaceNightmare)
    view = View.of(game.state, seat)
    laid = lying.layout(view, size, Arrangement(fixed=True), OFFERED.of("towers").show)
    seen = [*view.rows[seat][-3:], *view.cards("alignment")]
    for rect in (laid.met, *token_places(laid.places, 4)):
        for card in seen:
            assert not overlap(rect, box(laid.sprites[card.id].pose)), card


USUAL = pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])


@USUAL
@pytest.mark.parametrize("two", ["facing", "beside"])
def test_two_players_have_four_choices_as_one_group_about_it_within_their_trays(size, two):
    _, laid = met(size, 1.0, two)
    card, (first, second, third, fourth) = laid.met, token_places(laid.places, 4)
    trays = [laid.places.tray(seat) for seat in range(2)]
    for left, right in ((first, fourth), (second, third)):
        assert left.w == pytest.approx(right.w)
        assert card.centre[0] - left.centre[0] == pytest.approx(right.centre[0] - card.centre[0])
        assert left.right < card.x < card.right < right.x
        for token in (left, right):
            assert any(tray.y < token.y and token.bottom < tray.bottom for tray in trays)


@USUAL
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("prices", [1, 2, 3, 4, 5, 6])
def test_beside_each_other_card_and_choices_lie_in_the_middle_between_both_rows(size, seat, prices):
    view = pair(lower=seat, rows=(5, 9), revealed=NIGHTMARE, pending=FACES)
    laid = layout(view, size, Arrangement(fixed=True, prices=prices))
    group = around([laid.met, *token_places(laid.places, prices)])
    first, second = (lit_tray(view, laid.places, STAGING, number) for number in range(2))
    assert first.right < group.x < group.right < second.x
    assert group.x - first.right == pytest.approx(second.x - group.right, abs=2)
    if prices in (2, 3, 4, 6):
        assert laid.met.centre[0] == pytest.approx(size[0] / 2), "below the deck"


@USUAL
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("prices", [1, 2, 4])
def test_across_card_and_choices_lie_in_the_middle_of_their_room(size, seat, prices):
    view = pair(lower=seat, rows=(5, 9), revealed=NIGHTMARE, pending=FACES)
    laid = layout(view, size, Arrangement(prices=prices))
    assert isinstance(laid.places, Facing)
    group, room = around([laid.met, *token_places(laid.places, prices)]), laid.places.staged_room
    assert group.x - room.x == pytest.approx(room.right - group.right, abs=2)


@USUAL
@pytest.mark.parametrize("prices", [2, 4])
def test_alone_card_and_choices_lie_in_the_middle_of_the_table(size, prices):
    _, laid = met(size, 1.0, prices=prices)
    group = around([laid.met, *token_places(laid.places, prices)])
    assert group.centre[0] == laid.met.centre[0] == pytest.approx(size[0] / 2, abs=2)


@USUAL
@pytest.mark.parametrize("two", ["", "facing", "beside"])
def test_three_choices_lie_about_it_as_four_do_of_which_the_first_is_missing(size, two):
    three, four = (met(size, 1.0, two, prices)[1] for prices in (3, 4))
    assert three.met == four.met
    assert token_places(three.places, 3) == token_places(four.places, 4)[1:]


@USUAL
@pytest.mark.parametrize("two", ["", "facing"])
def test_where_a_choice_is_missing_more_of_the_row_is_seen_up_to_the_first_of_three(size, two):
    if two:
        seat, view = 1, pair(rows=(3, 12), revealed=NIGHTMARE, pending=FACES)
    else:
        seat, view = 0, table(row=12, revealed=NIGHTMARE, pending=FACES)
    seen, ends = [], []
    for prices in (3, 4):
        laid = layout(view, size, Arrangement(prices=prices))
        row = [laid.sprites[card.id].pose for card in view.rows[seat]]
        seen.append(row[-1].x - row[0].x)
        ends.append(token_places(laid.places, prices)[0].x - box(row[-1]).right)
    assert seen[0] > seen[1]
    assert 0 < ends[0] <= ends[1] + 4


@in_windows(ALONE)
@pytest.mark.parametrize("cards", [1, 3, 4, 6, 9, 30])
def test_a_row_goes_on_right_of_a_door_that_is_asked_about(size, letters, cards):
    door = DOOR_CARDS[0]
    how = Arrangement(letters=letters)
    view = table(revealed=door, pending=OpenDoor(door), row=cards)
    laid = layout(view, size, how)
    tray = laid.places.tray(0)
    row = [box(laid.sprites[card.id].pose) for card in view.rows[0]]
    assert not any(overlap(laid.met, card) for card in row)
    assert all(inside(card, tray) for card in row)
    assert [card.x for card in row] == sorted(card.x for card in row)
    beyond = [card for card in row if card.x > laid.met.right]
    if cards > 3:
        assert len(beyond) >= 2, "the run is not torn"
        assert len(row) - len(beyond) >= len(beyond) - 1
    else:
        assert not beyond
    if cards > 9:
        assert row[0].x - tray.x == pytest.approx(tray.right - row[-1].right)


@pytest.mark.parametrize("scroll", [1, 4, 40])
def test_a_row_on_both_sides_of_a_door_scrolls_through_them(scroll):
    door = DOOR_CARDS[0]
    view = table(revealed=door, pending=OpenDoor(door), row=30)
    rests, scrolled = (
        [
            layout(view, (1280, 720), Arrangement(scroll=(by, 0))).sprites[card.id].pose.x
            for card in view.rows[0]
        ]
        for by in (0, scroll)
    )
    hidden = rests.count(rests[0]) - 1
    by = min(scroll, hidden)
    assert scrolled[:-by] == rests[by:]
    assert set(scrolled[-by:]) == {rests[-1]}


@USUAL
def test_across_choices_cover_a_door_of_whoever_waits_whole_or_not_at_all(size):
    view, laid = met(size, 1.0, "facing")
    tokens = token_places(laid.places, 4)
    whole = Rect(tokens[0].x, 0, tokens[-1].right - tokens[0].x, size[1])
    for place in range(4):
        slot = laid.places.door_slot(place, 0, 1 - view.seat)
        assert inside(slot, whole) or not overlap(slot, whole), place


ALL = "glyphs+towers+crossroads+dreams+catchers+oniverse+book"
EVERYTHING = f"""
edition: {ALL}
hand: OS1 OK1 GK1
row: AM1 GM1 OM1 AM2 GM2 OM2
alignment: OT3 AT4 GT5 OT5
deck: NM1
"""


@USUAL
@pytest.mark.parametrize("count", [3, 4])
@pytest.mark.parametrize("left_handed", [False, True])
def test_alone_with_all_expansions_choices_lie_on_no_card_of_a_line(size, left_handed, count):
    game = position(EVERYTHING, OFFERED)
    game.submit(next(command for command in game.legal() if isinstance(command, Play)))
    view, show = View.of(game.state, 0), OFFERED.of(ALL).show
    laid = lying.layout(view, size, Arrangement(left_handed=left_handed), show)
    assert view.cards("alignment"), "stands"
    for card in view.cards("alignment"):
        pose = laid.sprites[card.id].pose
        for rect in (laid.met, *token_places(laid.places, count)):
            assert not overlap(rect, box(pose)), card


@pytest.mark.parametrize("two", ["", "facing", "beside"])
@in_windows(WINDOWS)
def test_up_to_four_choices_lie_about_it_and_on_nothing_that_one_needs(size, letters, two):
    for count in (2, 3, 4):
        view, laid = met(size, letters, two, count)
        assert_lie_about_it(view, laid, count)


def assert_lie_about_it(view, laid, count):
    """Checks that so many choices lie on both sides of the card, and on nothing that is needed."""
    places, card, two = laid.places, laid.met, view.seats == 2
    whole = Rect(0, 0, *places.size)
    own = [
        box(sprite.pose)
        for sprite in laid.sprites.values()
        if sprite.zone in (HAND, SHARED)
        or sprite.zone == DECK
        or (two and sprite.lies_in == owned(DOORS, view.seat))
    ]
    tokens = token_places(places, count)
    assert len(tokens) == count
    if not is_aside(places) and (two or count > 2):
        assert len({token.x > card.x for token in tokens}) == 2
    for token in tokens:
        assert inside(token, whole)
        assert min(token.w, token.h) >= LEAST * 1.4
        assert not overlap(token, card)
        assert not overlap(token, places.prompt)
        assert not any(overlap(token, rect) for rect in own), (token, own)
    for a, b in combinations(tokens, 2):
        assert not overlap(a, b)


@in_windows(ALONE)
def test_it_hides_neither_hand_nor_piles(size, letters):
    _, laid = met(size, letters)
    card = laid.met
    assert inside(card, Rect(0, 0, *size))
    assert card.h == pytest.approx(card.w * CARD_RATIO)
    for sprite in laid.sprites.values():
        if sprite.zone in (HAND, DECK):
            assert not overlap(card, box(sprite.pose))


@in_windows(WINDOWS)
def test_between_two_sides_it_leaves_the_deck_in_sight(size, letters):
    _, laid = met(size, letters, "beside")
    assert isinstance(laid.places, Beside)
    assert stage(laid.places) == laid.met
    assert not overlap(laid.met, laid.places.zones[DECK])
    assert not overlap(laid.met, laid.places.prompt)


def test_one_chooses_sooner_from_the_second_nightmare_of_a_game_on():
    came = STAGING.motion_of(NightmareDrawn(0, NIGHTMARE))
    first = table(revealed=NIGHTMARE, pending=FACES)
    second = replace(first, zones={**first.zones, DISCARD: (NIGHTMARES[1],)})
    assert STAGING.pause_of(came, first) == 1.25
    assert STAGING.pause_of(came, second) == pytest.approx(came.duration + 0.3)
