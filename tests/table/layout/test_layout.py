"""Places of everything on a table, in numbers: for every size of window and any number of cards."""

from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise

import pytest

from game.editions.base.cards import CARDS
from game.editions.base.door import OpenDoor
from game.editions.base.explore import CompleteTrio, PlayOrDiscard
from game.editions.base.nightmare import FaceNightmare
from game.editions.base.prophecy import Prophesy
from game.rules.card import Colour
from game.rules.state import DECK, DISCARD, DOORS, FORESIGHT, HAND, LIMBO, REVEALED, ROW, owned
from game.rules.view import View
from game.table.layout.arrangement import Arrangement
from game.table.layout.places import Places, Rect, Size
from game.table.layout.poses import Layout, Sprite
from game.table.layout.spreads import most_scroll, next_in_row
from tests.table.robots.staged import layout, looking_into
from tests.table.robots.tables import (
    ALONE,
    DOOR_CARDS,
    NIGHTMARES,
    box,
    in_windows,
    inside,
    overlap,
    table,
)

PENNANT = 0.28
"""The upper part of a card that tells what it is, as a share of its height."""
PLAIN = Arrangement()
PLAY = PlayOrDiscard()
CHOICES = [
    OpenDoor(DOOR_CARDS[0]),
]
"""Decisions that are answered over the row."""

every_window = in_windows(ALONE)


@cache
def positions() -> list[View]:
    """Returns views with hands, rows, piles and Doors of every length."""
    door, nightmare = DOOR_CARDS[7], NIGHTMARES[0]
    return [
        *(table(hand=hand, pending=PLAY) for hand in range(6)),
        *(table(row=row, pending=PLAY) for row in range(1, 41)),
        *(table(discard=discard, pending=PLAY) for discard in (0, 1, 2, 3, 4, 12, 40)),
        *(table(doors=doors, limbo=limbo) for doors in range(9) for limbo in (0, 2)),
        *(table(prophecy=count, row=12, pending=Prophesy()) for count in range(1, 6)),
        *(table(known=known, deck=known + 3, pending=PLAY) for known in range(5)),
        *(table(known=known, deck=known, pending=PLAY) for known in range(5)),
        *(table(hand=h, revealed=door, row=9, pending=OpenDoor(door)) for h in range(1, 6)),
        *(table(hand=h, revealed=nightmare, pending=FaceNightmare(nightmare)) for h in range(6)),
        *(table(row=25, pending=pending) for pending in CHOICES),
        table(row=25, pending=CompleteTrio(Colour.OBSERVATORY)),
        table(hand=0, row=40, discard=10, doors=7, deck=0),
    ]


def glass(size: Size) -> Rect:
    """Returns the area of the whole window."""
    return Rect(0, 0, *size)


def of_zone(laid: Layout, zone: str) -> list[Sprite]:
    """Returns the cards of one zone from left to right, in the order of the zone."""
    return [sprite for sprite in laid.sprites.values() if sprite.zone == zone]


@every_window
def test_every_card_is_inside_the_window(size, letters):
    for view in positions():
        # In very large letters a hand of which nothing is asked makes room for the prompt.
        unasked = isinstance(view.pending, Prophesy | CompleteTrio)
        choosing = unasked and Places(size, letters=letters).strain > 0
        for sprite in layout(view, size, Arrangement(letters=letters)).sprites.values():
            card = box(sprite.pose)
            if sprite.zone == HAND and choosing:
                card = Rect(card.x, card.y, card.w, card.h * PENNANT)
            assert inside(card, glass(size)), (sprite, view.pending)


@every_window
def test_the_zones_lie_apart(size, letters):
    zones = Places(size, letters=letters).zones
    for a, b in combinations(zones, 2):
        if {a, b} != {REVEALED, owned(ROW, 0)}:  # a card that is met stands over the row
            assert not overlap(zones[a], zones[b]), (a, b)
    for name, rect in zones.items():
        assert inside(rect, glass(size)), name


@every_window
def test_every_card_lies_in_its_zone(size, letters):
    for view in positions():
        laid = layout(view, size, Arrangement(letters=letters))
        for zone in (DISCARD, LIMBO, REVEALED, DECK):
            for sprite in of_zone(laid, zone):
                assert laid.area(zone).contains((sprite.pose.x, sprite.pose.y)) or (
                    zone == DECK and sprite.card in view.known_top
                )
        for sprite in of_zone(laid, DOORS):
            assert inside(box(sprite.pose), laid.places.zones[owned(DOORS, 0)]), sprite
        for sprite in of_zone(laid, ROW):
            assert inside(box(sprite.pose), laid.places.zones[owned(ROW, 0)]), sprite


@every_window
def test_no_card_covers_another_zone(size, letters):
    for view in positions():
        laid = layout(view, size, Arrangement(letters=letters))
        for sprite in laid.sprites.values():
            at_home = {sprite.zone, owned(sprite.zone, 0)}
            # A card that is met stands over the row.
            at_home |= {REVEALED} if sprite.zone == ROW else set()
            at_home |= {owned(ROW, 0)} if sprite.zone == REVEALED else set()
            # Cards that are looked at are held up over the tray and the Doors.
            over = {owned(ROW, 0), owned(DOORS, 0), REVEALED}
            at_home |= over if sprite.zone == FORESIGHT else set()
            for name, rect in laid.places.zones.items():
                if name not in at_home:
                    small = Rect.around((sprite.pose.x, sprite.pose.y), *2 * (sprite.pose.width,))
                    assert not overlap(small, rect), (sprite, name)


@every_window
def test_no_known_card_is_missing(size, letters):
    for view in positions():
        shown = layout(view, size, Arrangement(letters=letters)).sprites
        for zone in (HAND, ROW, DOORS, FORESIGHT):
            assert {card.id for card in view.cards(owned(zone, 0))} <= shown.keys()
        for zone in (REVEALED, DECK):
            assert {card.id for card in view.cards(zone)} <= shown.keys()
        for zone in (DISCARD, LIMBO):
            assert {card.id for card in view.cards(zone)[-1:]} <= shown.keys()


@every_window
def test_cards_are_wide_enough_to_read(size, letters):
    least = {HAND: 90, ROW: 90, DOORS: 56}
    for view in positions():
        for sprite in layout(view, size, Arrangement(letters=letters)).sprites.values():
            assert sprite.pose.width >= least.get(sprite.zone, 56), sprite


def gathered(xs: list[float]) -> int:
    """Returns how many cards lie on a heap at the left edge of the row."""
    return sum(x == xs[0] for x in xs) if xs.count(xs[0]) > 1 else 0


@every_window
@pytest.mark.parametrize("scroll", [0, 1, 4, 100])
def test_neighbours_of_the_row_show_their_pennants(size, letters, scroll):
    for count in range(2, 41):
        laid = layout(table(row=count), size, Arrangement(letters=letters, scroll=(scroll, 0)))
        sprites = of_zone(laid, ROW)
        width = sprites[0].pose.width
        xs = [sprite.pose.x for sprite in sprites]
        left, right = min(xs), max(xs)
        assert xs == sorted(xs)
        for a, b in pairwise(xs):
            if a > left and b < right:
                assert b - a >= 0.30 * width - 0.01, (count, xs)
        if not scroll:
            for a, b in pairwise(xs[-3:]):
                assert b - a >= 0.42 * width - 0.01, (count, xs)


@every_window
def test_a_row_that_fits_is_not_squeezed(size, letters):
    laid = layout(table(row=4), size, Arrangement(letters=letters))
    xs = [sprite.pose.x for sprite in of_zone(laid, ROW)]
    width = of_zone(laid, ROW)[0].pose.width
    assert all(b - a >= 0.42 * width - 0.01 for a, b in pairwise(xs))


@every_window
def test_the_cards_of_the_row_lie_side_by_side_while_the_tray_has_room(size, letters):
    for count in range(2, 41):
        laid = layout(table(row=count), size, Arrangement(letters=letters))
        fills_its_tray(of_zone(laid, ROW), laid.places.zones[owned(ROW, 0)], laid.places)


def fills_its_tray(row: list[Sprite], tray: Rect, places: Places) -> None:
    """Checks that no two cards almost touch; that they overlap only where the tray has no room for
    them side by side, and then just so or use all of it; and that some are out of sight only if
    one more would lie closer than can be read. Those in sight lie evenly."""
    boxes, edge = [box(sprite.pose) for sprite in row], places.px(31)
    width = boxes[0].w
    assert not any(0.985 < (b.x - a.x) / width < 1.005 for a, b in pairwise(boxes))
    if any(overlap(a, b) for a, b in pairwise(boxes)):
        assert boxes[0].x <= tray.x + edge
        assert boxes[0].x + ((len(boxes) - 1) * 1.02 + 1) * width >= tray.right - edge
        steps = [b.x - a.x for a, b in pairwise(boxes)]
        lapped = steps == pytest.approx([0.98 * width] * len(steps))
        assert lapped or boxes[-1].right >= tray.right - edge
    hidden = gathered([rect.x for rect in boxes])
    steps = [b.x - a.x for a, b in pairwise(boxes[hidden:-2])]
    if hidden and steps:
        assert max(steps) - min(steps) <= 0.01
        assert min(steps) >= 0.30 * boxes[0].w - 0.01
        assert sum(steps) / (len(steps) + 1) < 0.30 * boxes[0].w


@every_window
def test_seventeen_cards_of_the_row_are_all_in_sight(size, letters):
    for count in range(2, 18):
        laid = layout(table(row=count), size, Arrangement(letters=letters))
        assert not gathered([sprite.pose.x for sprite in of_zone(laid, ROW)]), count


@every_window
def test_the_next_card_of_the_row_has_its_place_in_the_tray(size, letters):
    for count in range(41):
        view = table(row=count)
        laid = layout(view, size, Arrangement(letters=letters, offered=(owned(ROW, 0),)))
        ghost = next_in_row(view, laid.places, 0)
        assert inside(ghost, laid.places.zones[owned(ROW, 0)]), count
        for sprite in of_zone(laid, ROW):
            assert not overlap(box(sprite.pose), ghost), (count, sprite)


@every_window
def test_the_newest_card_of_a_long_row_stays_where_it_is(size, letters):
    right = set()
    for count in range(28, 41):
        laid = layout(table(row=count), size, Arrangement(letters=letters))
        right.add(round(of_zone(laid, ROW)[-1].pose.x, 3))
    assert len(right) == 1


@every_window
def test_scrolling_back_shows_the_oldest_card_and_no_more(size, letters):
    for count in (3, 12, 25, 40):
        view, places = table(row=count), Places(size, letters=letters)
        most = most_scroll(view, places, 0)
        seen = [
            of_zone(layout(view, size, Arrangement(letters=letters, scroll=(scroll, 0))), ROW)
            for scroll in range(most + 2)
        ]
        assert seen[most] == seen[most + 1]
        xs = [sprite.pose.x for sprite in seen[most]]
        if most:
            assert seen[most] != seen[most - 1]
            assert xs[1] - xs[0] >= 0.30 * seen[most][0].pose.width - 0.01
        assert len(seen[most]) == count


@every_window
def test_the_prompt_covers_nothing_that_is_needed(size, letters):
    for view in positions():
        for selected in ("", *(card.id for card in view.hand)):
            arrangement = Arrangement(
                letters=letters, selected=selected if view.pending == PLAY else ""
            )
            laid = layout(view, size, arrangement)
            prompt, zones = laid.places.prompt, laid.places.zones
            assert inside(prompt, glass(size))
            for zone in (REVEALED, owned(ROW, 0), DECK, DISCARD, owned(DOORS, 0), LIMBO):
                assert not overlap(prompt, zones[zone]), zone
            for sprite in laid.sprites.values():
                assert not overlap(prompt, box(sprite.pose)), (sprite, arrangement)


@every_window
def test_choices_have_room_over_the_row_and_the_hand_stays_whole(size, letters):
    for hand in range(1, 6):
        view = table(hand=hand, revealed=DOOR_CARDS[7], pending=OpenDoor(DOOR_CARDS[7]))
        laid = layout(view, size, Arrangement(letters=letters))
        room = laid.places.choices
        assert inside(room, glass(size))
        assert room.h >= 2 * 44
        for sprite in of_zone(laid, HAND):
            assert inside(box(sprite.pose), glass(size))
            assert not overlap(box(sprite.pose), room), sprite
        for zone in (DECK, DISCARD, LIMBO):
            assert not overlap(room, laid.places.zones[zone]), zone


@every_window
def test_a_door_that_is_met_hides_neither_doors_nor_the_end_of_the_row(size, letters):
    door = DOOR_CARDS[7]
    for row in range(1, 41):
        view = table(revealed=door, row=row, doors=7, pending=OpenDoor(door))
        laid = layout(view, size, Arrangement(letters=letters))
        (met,) = of_zone(laid, REVEALED)
        for sprite in (*of_zone(laid, DOORS), of_zone(laid, ROW)[-1]):
            assert not overlap(box(met.pose), box(sprite.pose)), sprite


@every_window
def test_the_cards_of_a_prophecy_lie_on_an_arc_over_the_tray(size, letters):
    for count in range(1, 6):
        view = table(prophecy=count, pending=Prophesy())
        laid = layout(view, size, Arrangement(letters=letters))
        cards, zones = of_zone(laid, FORESIGHT), laid.places.zones
        assert [sprite.card for sprite in cards] == list(view.prophecy)
        for a, b in pairwise(sprite.pose for sprite in cards):
            assert a.angle - b.angle == pytest.approx(15)
            assert b.x - a.x >= 1.05 * a.width
        for sprite in cards:
            seen = box(sprite.pose)
            assert inside(seen, glass(size))
            assert seen.bottom <= laid.places.prompt.y
            assert zones[DECK].right <= seen.x
            assert seen.right <= zones[DISCARD].x
    middle = cards[2].pose
    assert middle.y < cards[0].pose.y == pytest.approx(cards[4].pose.y)
    assert middle.width == pytest.approx(laid.places.px(220))


@every_window
def test_the_hand_stays_whole_under_the_cards_of_a_prophecy(size, letters):
    for hand in range(1, 6):
        view = table(hand=hand, prophecy=5, pending=Prophesy())
        laid = layout(view, size, Arrangement(letters=letters))
        # In very large letters it makes room for the prompt, and shows what its cards are.
        part = PENNANT if laid.places.strain else 1.0
        for held in of_zone(laid, HAND):
            card = box(held.pose)
            assert inside(replace(card, h=card.h * part), glass(size))
            for sprite in of_zone(laid, FORESIGHT):
                assert not overlap(box(sprite.pose), box(held.pose))
                assert held.pose.width < sprite.pose.width


@every_window
def test_the_card_a_prophecy_discards_lies_on_the_discard_pile_and_the_others_close_up(
    size, letters
):
    view = table(prophecy=5, discard=3, pending=Prophesy())
    one, two, *others = view.cards(owned(FORESIGHT, 0))
    told = looking_into((two, one, *others)).throwing(one)
    laid = layout(view, size, Arrangement(letters=letters, ranking=told))
    cards = {sprite.card: sprite.pose for sprite in of_zone(laid, FORESIGHT)}
    assert laid.places.zones[DISCARD].contains((cards[one].x, cards[one].y))
    xs = [cards[card].x for card in (two, *others)]
    assert xs == sorted(xs)
    assert sum(xs) / 4 == pytest.approx(laid.places.band.centre[0])


@every_window
def test_gained_doors_lie_side_by_side_in_the_slots_of_their_place(size, letters):
    laid = layout(table(doors=8), size, Arrangement(letters=letters))
    doors = of_zone(laid, DOORS)
    assert all(not overlap(box(a.pose), box(b.pose)) for a, b in combinations(doors, 2))
    by_place = sorted(doors, key=lambda sprite: sprite.pose.x)
    assert [sprite.card.face for sprite in by_place if sprite.card] == [
        "OD", "OD", "AD", "AD", "GD", "GD", "LD", "LD",
    ]  # fmt: skip


@every_window
def test_a_hand_fans_out_about_its_middle(size, letters):
    for hand in range(1, 6):
        laid = layout(table(hand=hand, pending=PLAY), size, Arrangement(letters=letters))
        poses = [sprite.pose for sprite in of_zone(laid, HAND)]
        middle = laid.places.zones[owned(HAND, 0)].centre[0]
        assert sum(pose.x for pose in poses) / hand == pytest.approx(middle)
        assert all(b.x - a.x >= 0.42 * a.width for a, b in pairwise(poses))
        assert [pose.angle for pose in poses] == sorted((p.angle for p in poses), reverse=True)


@every_window
def test_a_selected_card_is_raised(size, letters):
    view = table(pending=PLAY)
    plain = layout(view, size, Arrangement(letters=letters)).sprites
    raised = layout(view, size, Arrangement(letters=letters, selected=view.hand[2].id)).sprites
    for key, sprite in plain.items():
        if key == view.hand[2].id:
            assert raised[key].pose.y < sprite.pose.y
        else:
            assert raised[key] == sprite


def test_the_layout_depends_on_nothing_but_what_it_is_given():
    view = table(row=12, discard=9, doors=3, pending=PLAY)
    assert layout(view, (1280, 720), PLAIN) == layout(view, (1280, 720), PLAIN)


def test_a_card_lies_on_the_pile_as_it_always_does():
    one = layout(table(discard=6), (1920, 1080), PLAIN).sprites
    other = layout(table(discard=6, row=3, hand=5), (1280, 720), PLAIN).sprites
    for key, sprite in one.items():
        if sprite.zone == DISCARD and key in other and other[key].zone == DISCARD:
            assert other[key].pose.angle == sprite.pose.angle
            assert abs(sprite.pose.angle) <= 5
    angles = {s.pose.angle for s in one.values() if s.zone == DISCARD}
    assert len(angles) > 1


def test_the_deck_is_face_down_and_what_a_prophecy_left_on_it_is_not():
    laid = layout(table(known=3, deck=10), (1920, 1080), PLAIN)
    deck = of_zone(laid, DECK)
    assert [sprite.pose.turn for sprite in deck] == [0.0, 1.0, 1.0, 1.0]
    assert deck[0].card is None
    known = table(known=3, deck=10).known_top
    assert [sprite.card for sprite in deck[1:]] == list(reversed(known))


@every_window
def test_what_a_prophecy_left_on_the_deck_is_seen_and_covers_no_plate(size, letters):
    for known in range(1, 5):
        laid = layout(table(known=known, deck=10), size, Arrangement(letters=letters))
        places = laid.places
        foot = places.at(0, 79)[1]
        cards = [box(sprite.pose) for sprite in of_zone(laid, DECK)]
        for card in cards:
            assert inside(card, Rect(0, 0, *size))
            others = [rect for name, rect in places.zones.items() if name != DECK]
            assert not any(overlap(card, rect) for rect in others)
            assert card.y >= foot
        for a, b in pairwise(cards[1:]):
            # More than three lie there only for a moment, before one is drawn.
            assert b.x - a.x >= (0.22 if known < 4 else 0.14) * a.w


def test_an_empty_deck_has_no_back():
    assert of_zone(layout(table(deck=0), (1920, 1080), PLAIN), DECK) == []


def test_no_sprite_knows_a_card_that_the_viewer_does_not():
    laid = layout(table(deck=30), (1920, 1080), PLAIN)
    hidden = [sprite for sprite in laid.sprites.values() if sprite.pose.turn == 0]
    assert hidden
    assert all(sprite.card is None and sprite.key not in CARDS for sprite in hidden)
