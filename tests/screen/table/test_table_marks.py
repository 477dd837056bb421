"""Texts around the cards have their room and lie on nothing that is read, in every window, size of
letters and language."""

from dataclasses import replace
from itertools import combinations, pairwise
from math import cos, radians, sin

import pygame
import pytest

from game.editions import OFFERED
from game.editions.base.box import BASE
from game.editions.base.door import OpenDoor
from game.editions.base.explore import PlayOrDiscard
from game.editions.base.prophecy import Prophesy
from game.rules.game import Game
from game.rules.state import DECK, DISCARD, FORESIGHT, HAND, LIMBO, ROW, owned
from game.rules.view import View
from game.screen.cards.sprites import NAMED
from game.screen.look import palette
from game.screen.table.drawing.furniture import draw_edges
from game.screen.table.marking.labels import chip_size, tag
from game.screen.table.marking.row_marks import draw_run, meets, name_at, row_marks
from game.table.asking import symbols
from game.table.counting import DeckLeft
from game.table.layout.arrangement import Arrangement
from game.table.layout.layout import places_of
from game.table.layout.places import Point, Rect
from game.table.layout.poses import Layout, Pose
from game.table.layout.spreads import covered_in_part
from tests.offered import ALL
from tests.speaking import SPOKEN
from tests.table.robots.staged import layout, looking_into
from tests.table.robots.tables import (
    DOOR_CARDS,
    WINDOWS,
    in_windows,
    inside,
    overlap,
    pair,
    table,
)

READ = Rect(0, 0, 110, 180), Rect(130, 84, 160, 214), Rect(30, 556, 360, 64)
"""Pennant, medallion and name of a card of 420 x 640 units."""
COUNTS = (1, 2, 3, 5, 6, 7, 12, 17, 21, 30, 40)

every_window = in_windows(WINDOWS)


def on_card(pose: Pose, point: Point) -> Point:
    """Returns where a point of the glass is on a card of 420 x 640 units that may be turned."""
    turn, unit = radians(pose.angle), pose.width / 420
    dx, dy = point[0] - pose.x, point[1] - pose.y
    x, y = dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)
    return x / unit + 210, y / unit + 320


def covers(rect: Rect, pose: Pose) -> bool:
    """Returns whether a rectangle, tried at a grid of its points, lies on what is read of a
    card."""
    grid = [i / 8 for i in range(9)]
    points = [(rect.x + rect.w * a, rect.y + rect.h * b) for a in grid for b in grid]
    return any(part.contains(on_card(pose, point)) for point in points for part in READ)


@every_window
@pytest.mark.parametrize("ticked", [False, True], ids=["open", "ticked"])
def test_the_numbers_of_a_prophecy_cover_nothing_that_is_read(text, size, letters, ticked):
    for count in range(1, 6):
        view = table(prophecy=count, pending=Prophesy())
        cards = view.cards(owned(FORESIGHT, 0))
        laid = layout(view, size, Arrangement(letters=letters, ranking=looking_into(cards)))
        poses = [laid.sprites[card.id].pose for card in cards]
        tags = [
            tag(pose, str(number), text, laid.places, ticked)[1]
            for number, pose in enumerate(poses, 1)
        ]
        for rect in tags:
            assert inside(rect, Rect(0, 0, *size))
            assert not overlap(rect, laid.places.prompt)
            assert not any(covers(rect, pose) for pose in poses), (count, rect)
        assert not any(overlap(a, b) for a, b in combinations(tags, 2))


@every_window
def test_the_word_on_a_card_that_will_be_discarded_hides_neither_symbol_nor_name(
    words, text, size, letters
):
    view = table(prophecy=5, discard=3, pending=Prophesy())
    one, *others = view.cards(owned(FORESIGHT, 0))
    told = looking_into(tuple(others), one)
    laid = layout(view, size, Arrangement(letters=letters, ranking=told))
    pose = laid.sprites[one.id].pose
    _, rect = tag(pose, words.say("Discard"), text, laid.places)
    assert inside(rect, Rect(0, 0, *size))
    assert not covers(Rect.around((pose.x, rect.centre[1]), pose.width * 0.9, rect.h), pose)


def readable_names(laid: Layout, view) -> list[Rect]:
    """Returns the plates of the cards in rows whose names are shown."""
    cut = set(covered_in_part(laid, view))
    shown = [s for s in laid.sprites.values() if s.zone == ROW and s.card not in cut]
    poses = [sprite.pose for sprite in shown]
    return [Rect.around((p.x, p.y + p.height * 0.42), p.width * 0.9, p.height * 0.1) for p in poses]


def test_a_row_that_is_laid_out_before_the_first_turn_has_no_covered_cards():
    view = replace(table(row=3), turn=0)
    laid = layout(view, (1280, 720), Arrangement())
    assert not [card for card in covered_in_part(laid, view) if card in view.rows[0]]


@every_window
def test_what_stands_under_the_row_lies_apart_and_in_its_tray(words, text, size, letters):
    for count in COUNTS:
        view = table(row=count, pending=PlayOrDiscard())
        for scroll in (0, 2, 100):
            for offered in ((), (owned(ROW, 0),)):
                arranged = Arrangement(letters=letters, scroll=(scroll, 0), offered=offered)
                laid = layout(view, size, arranged)
                marks = row_marks(laid, view, 0, BASE.trio, words, text)
                assert marks is not None
                tray, taken = laid.places.tray(0), marks.rects
                name = name_at(tray, laid.places, words, text)
                assert abs(name.centre[1] - marks.run.centre[1]) < 1
                rects = [*taken, name]
                for rect in rects:
                    assert inside(rect, tray.grown(laid.places.px(12))), (count, rect)
                for a, b in combinations(rects, 2):
                    assert not overlap(a, b), (count, scroll, offered)
                for rect in rects:
                    for plate in readable_names(laid, view):
                        assert not overlap(rect, plate), (count, scroll)


@in_windows([((1280, 720), 1.0), ((1024, 640), 1.0), ((1920, 1080), 1.0), ((1280, 720), 2.0)])
def test_the_number_of_cards_that_lie_under_others_stands_right_after_the_name_of_the_row(
    text, size, letters
):
    view = table(row=40, pending=PlayOrDiscard())
    laid = layout(view, size, Arrangement(letters=letters))
    marks = row_marks(laid, view, 0, BASE.trio, SPOKEN["en"], text)
    assert marks is not None
    name = name_at(laid.places.tray(0), laid.places, SPOKEN["en"], text)
    first = min((rect for _, rect in marks.hidden), key=lambda rect: rect.x)
    assert laid.places.px(10) <= first.x - name.right <= laid.places.px(20)
    assert abs(first.centre[1] - name.centre[1]) < 1


@in_windows([((1280, 720), 1.0), ((1024, 640), 1.0), ((1920, 1080), 1.0), ((1280, 720), 2.0)])
def test_a_bracket_under_a_run_reaches_well_beyond_its_pill_or_there_is_none(text, size, letters):
    for count in range(1, 10):
        view = pair(rows=(count, 0), shared=0, hands=(1, 1))
        laid = layout(view, size, Arrangement(fixed=True, letters=letters))
        marks = row_marks(laid, view, 0, BASE.trio, SPOKEN["en"], text)
        assert marks is not None
        glass = pygame.Surface(size, pygame.SRCALPHA)
        draw_run(
            glass, marks, symbols.of_kind(view.rows[0][-1].kind), text, laid.places, palette.IVORY
        )
        seen = glass.get_bounding_rect()
        beyond = marks.run.x - seen.x
        assert beyond <= 4 or beyond >= laid.places.px(20)


@in_windows([((1280, 720), 1.0), ((1024, 640), 1.0), ((1920, 1080), 1.0)])
def test_what_tells_of_the_run_keeps_clear_of_a_door_that_stands_there(text, size, letters):
    door = DOOR_CARDS[0]
    for count in COUNTS:
        view = table(row=count, pending=OpenDoor(door), revealed=door)
        laid = layout(view, size, Arrangement(letters=letters))
        marks = row_marks(laid, view, 0, BASE.trio, SPOKEN["en"], text)
        assert marks is not None
        assert not meets(laid, marks.run), count
        assert meets(laid, replace(marks.run, x=laid.met.x - marks.run.w - 11)), count


@every_window
@pytest.mark.parametrize("fixed", [False, True], ids=["facing", "beside"])
def test_what_stands_under_both_rows_of_two_lies_apart(words, text, size, letters, fixed):
    for count in COUNTS:
        view = pair(rows=(count, count), pending=PlayOrDiscard())
        for scroll in (0, 2, 100):
            arranged = Arrangement(letters=letters, scroll=(scroll, scroll), fixed=fixed)
            laid = layout(view, size, arranged)
            for seat in (0, 1):
                marks = row_marks(laid, view, seat, BASE.trio, words, text)
                assert marks is not None
                tray = laid.places.zones[owned(ROW, seat)]
                edge = laid.places.px(12) + 4 * laid.places.strain
                for rect in marks.rects:
                    assert inside(rect, tray.grown(edge)), (count, rect)
                for a, b in combinations(marks.rects, 2):
                    assert not overlap(a, b), (count, scroll)


@every_window
def test_the_number_of_a_pile_covers_no_name_that_is_shown(text, size, letters):
    for view, fixed in (
        (table(discard=3, limbo=2), False),
        (pair(discard=3, limbo=2), False),
        (pair(discard=3, limbo=2), True),
    ):
        laid = layout(view, size, Arrangement(letters=letters, fixed=fixed))
        cut = set(covered_in_part(laid, view))
        for zone in (DECK, DISCARD, LIMBO):
            pile = laid.places.zones[zone]
            wide, high = chip_size(text, laid.places, "40")
            number = Rect.around(laid.places.count_at(pile), wide, high)
            assert inside(number, Rect(0, 0, *size))
            plate = Rect(pile.x, pile.bottom - 0.13 * pile.h, pile.w, 0.1 * pile.h)
            # On a table with sides there is no room under the piles, so their names are not shown.
            assert fixed == bool(set(view.cards(zone)) & cut) or zone == DECK
            assert fixed or not overlap(number, plate), zone


@every_window
def test_a_card_of_the_hand_is_named_in_every_window_and_so_is_one_side_by_side(size, letters):
    view = table(hand=5, row=5, prophecy=5, pending=Prophesy())
    laid = layout(view, size, Arrangement(letters=letters))
    named = [s for s in laid.sprites.values() if s.zone in (HAND, ROW, FORESIGHT)]
    assert all(sprite.pose.width >= NAMED for sprite in named)
    row = [sprite.pose for sprite in named if sprite.zone == ROW]
    apart = all(b.x - a.x >= a.width for a, b in pairwise(row))
    # Names under cards that are held up are not written.
    plain = table(hand=5, row=5)
    lower = layout(plain, size, Arrangement(letters=letters))
    assert apart == (not set(covered_in_part(lower, plain)) & set(view.rows[0]))
    assert set(covered_in_part(laid, view)) & set(view.rows[0])


@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)])
def test_the_edges_of_the_largest_deck_keep_clear_of_its_name(size, letters):
    view = View.of(Game.start(OFFERED[ALL], seed="large").state, 0)
    places = places_of(view, size, Arrangement(letters=letters), OFFERED.of(ALL).show)
    ground = pygame.Surface(size, pygame.SRCALPHA)
    draw_edges(ground, places, view.deck_count, len(view.box), DeckLeft.MANY)
    name = places.pile_name_at(places.zones[DECK])[1] - 0.36 * places.text(16)
    assert places.zones[DECK].bottom < ground.get_bounding_rect().bottom <= name


@in_windows([((1280, 720), 1.0), ((1024, 640), 1.0), ((1920, 1080), 1.0)])
@pytest.mark.parametrize("fixed", [False, True], ids=["facing", "beside"])
def test_the_number_of_hidden_cards_of_two_lies_on_the_line_of_the_pill(text, size, letters, fixed):
    view = pair(rows=(30, 30), pending=PlayOrDiscard())
    laid = layout(view, size, Arrangement(fixed=fixed, letters=letters))
    for seat in (0, 1):
        marks = row_marks(laid, view, seat, BASE.trio, SPOKEN["en"], text)
        assert marks is not None
        ((_, number),) = marks.hidden
        row, px = laid.places.zones[owned(ROW, seat)], laid.places.px
        cards = [laid.sprites[card.id].pose for card in view.rows[seat]]
        assert number.centre[1] == pytest.approx(marks.run.centre[1], abs=1)
        assert number.x - row.x >= px(15)
        assert number.y > max(pose.y + pose.height / 2 for pose in cards)
        assert number.bottom < row.bottom - 4
        xs = sorted({round(pose.x, 2) for pose in cards})
        assert xs[1] - xs[0] >= 0.3 * cards[0].width - 1
