"""Places of everything when two play: for every size of window, both seats, and any long row."""

from functools import cache, lru_cache
from itertools import combinations, pairwise, product

import pytest

from game.editions.base.cards import CARDS
from game.editions.base.door import OpenDoor
from game.editions.base.explore import CompleteTrio, PlayOrDiscard
from game.editions.base.nightmare import FaceNightmare
from game.editions.base.partners import Draft, OfferSwap
from game.editions.base.prophecy import Prophesy
from game.rules.card import Colour
from game.rules.state import (
    DECK,
    DISCARD,
    DOORS,
    FORESIGHT,
    HAND,
    LIMBO,
    MARKET,
    REVEALED,
    ROW,
    SHARED,
    owned,
)
from game.rules.view import View
from game.table.layout.arrangement import Arrangement
from game.table.layout.measures import CARD_RATIO
from game.table.layout.pair import Beside, Facing, Pair
from game.table.layout.places import FROM_HAND, Places, Rect, Size
from game.table.layout.poses import Layout, Sprite
from game.table.layout.recap_places import recap_button, recap_room
from game.table.layout.spreads import most_scroll, next_in_row
from tests.table.layout.test_layout import fills_its_tray
from tests.table.robots.staged import layout, places_of
from tests.table.robots.tables import WINDOWS, box, in_windows, inside, overlap, pair

PENNANT = 0.28
"""The upper part of a card that tells what it is, as a share of its height."""
TIGHT = 0.30
"""The least distance between neighbours in a row, as a share of their width."""
PLAY = PlayOrDiscard()
PLAIN, FIXED = Arrangement(), Arrangement(fixed=True)
DOOR, NIGHTMARE = CARDS["LD2"], CARDS["NM1"]
MOST = "OD1 OD2 AD1 GD1 LD1"
"""The most Doors that one player can have: a fifth leaves the other without one."""

every_window = in_windows(WINDOWS)


@cache
def positions() -> tuple[View, ...]:
    """Returns views for both lower seats, with hands, rows, piles and Doors of every length."""
    views: list[View] = []
    for lower in (0, 1):
        other = 1 - lower
        views += [
            *(pair(lower=lower, hands=(n, 3), pending=PLAY) for n in range(4)),
            *(pair(lower=lower, hands=(3, n), shared=n // 2, pending=PLAY) for n in range(4)),
            *(pair(lower=lower, unknown=(other,), hands=(3, n), pending=PLAY) for n in range(4)),
            *(pair(lower=lower, unknown=(0, 1), rows=(n, n)) for n in (0, 1, 7)),
            *(pair(lower=lower, active=other, rows=(n, 4)) for n in (1, 9)),
            *(pair(lower=lower, rows=(n, 4), pending=PLAY) for n in range(1, 41)),
            *(pair(lower=lower, rows=(4, n), pending=PLAY) for n in range(1, 41)),
            pair(lower=lower, rows=(23, 22), pending=PLAY),
            *(pair(lower=lower, discard=n, limbo=n % 3, pending=PLAY) for n in (1, 2, 3, 12, 40)),
            *(pair(lower=lower, doors=pairs, pending=PLAY) for pairs in gains()),
            *(pair(lower=lower, known=n, deck=n + 3, pending=PLAY) for n in range(5)),
            *(pair(lower=lower, known=n, deck=n, pending=PLAY) for n in range(5)),
            *(pair(lower=lower, prophecy=n, rows=(9, 9), pending=Prophesy()) for n in range(1, 6)),
            pair(lower=lower, revealed=DOOR, rows=(9, 9), pending=OpenDoor(DOOR)),
            pair(lower=lower, active=other, revealed=DOOR, rows=(9, 9)),
            *(night(lower, n) for n in range(4)),
            pair(lower=lower, rows=(9, 9), pending=CompleteTrio(Colour.OBSERVATORY)),
            pair(lower=lower, hands=(2, 3), shared=2, rows=(9, 9), pending=OfferSwap()),
            pair(lower=lower, hands=(0, 0), shared=0, rows=(28, 28), doors=gains()[-1], deck=0),
        ]
    return tuple(views)


def night(lower: int, count: int) -> View:
    """Returns a view in which a Nightmare is met. For odd counts the partner's hand is unknown."""
    unknown = (1 - lower,) if count % 2 else ()
    pending = FaceNightmare(NIGHTMARE)
    hands = (count, 3)
    return pair(lower=lower, hands=hands, unknown=unknown, revealed=NIGHTMARE, pending=pending)


def gains() -> list[tuple[str, str]]:
    """Returns pairs of the Doors that each player may have."""
    return [("OD1", ""), ("", "LD1"), (MOST, "AD2 GD2 LD2"), ("AD2 GD2", MOST)]


@cache
def drafts() -> tuple[View, ...]:
    """Returns every moment of the draft: eight cards, taken in turn, whoever began."""
    return tuple(
        pair(
            lower=(first + taken) % 2,
            turn=0,
            market=8 - taken,
            shared=0,
            hands=((taken + 1 - first) // 2, (taken + first) // 2),
            pending=Draft(),
        )
        for first in (0, 1)
        for taken in range(6)
    )


@lru_cache(maxsize=1)
def tables(size: Size, letters: float) -> list[tuple[View, Layout]]:
    """Returns every position laid out on each kind of table."""
    plain, fixed = (Arrangement(fixed=fixed, letters=letters) for fixed in (False, True))
    facing = [(view, layout(view, size, plain)) for view in positions()]
    beside = [(view, layout(view, size, fixed)) for view in positions()]
    return facing + beside + [(view, layout(view, size, plain)) for view in drafts()]


def kinds(size: Size, letters: float) -> list[Pair]:
    """Returns each kind of table."""
    return [
        Facing(size, 0, letters=letters),
        Facing(size, 1, letters=letters),
        Beside(size, letters=letters),
        Beside(size, drafting=True, letters=letters),
    ]


def glass(size: Size) -> Rect:
    """Returns the area of the whole window."""
    return Rect(0, 0, *size)


def of_zone(laid: Layout, zone: str) -> list[Sprite]:
    """Returns the cards of one zone, or of that of one seat, in their order."""
    return [sprite for sprite in laid.sprites.values() if zone in (sprite.zone, sprite.lies_in)]


def in_sight(sprite: Sprite, view: View, places: Places) -> Rect:
    """Returns the part of a card that must be in sight. Of a lowered card that is the part which
    tells what it is."""
    card = box(sprite.pose)
    low = makes_room(view, places) and sprite.zone in (HAND, SHARED)
    if low and not (sprite.owner is not None and places.stacked(sprite.owner)):
        return Rect(card.x, card.y, card.w, card.h * PENNANT)
    return card


def makes_room(view: View, places: Places) -> bool:
    """Returns whether the hands are lowered: in very large letters for a prompt that asks nothing
    of them."""
    asks = view.pending in (Prophesy(), CompleteTrio(Colour.OBSERVATORY))
    return places.strain > 0 and (asks or bool(view.prophecy))


def test_both_kinds_of_table_are_laid():
    view = pair(lower=1)
    size, two_each = (1280, 720), (2, 2, 2, 2, 0)
    assert places_of(view, size, PLAIN) == Facing(size, 1, doors=two_each)
    assert places_of(view, size, FIXED) == Beside(size, doors=two_each)
    assert places_of(drafts()[0], size, PLAIN) == Beside(size, drafting=True, doors=two_each)


@every_window
def test_every_card_is_inside_the_window(size, letters):
    for view, laid in tables(size, letters):
        for sprite in laid.sprites.values():
            seen = in_sight(sprite, view, laid.places)
            assert inside(seen, glass(size)), (sprite, view.pending)


@every_window
def test_the_zones_lie_apart(size, letters):
    for places in kinds(size, letters):
        for a, b in combinations(places.zones, 2):
            # A card that is met stands over the rows; nothing is met in the draft.
            under = {a, b} - {REVEALED}
            if REVEALED in (a, b) and under <= {owned(ROW, 0), owned(ROW, 1), MARKET}:
                continue
            assert not overlap(places.zones[a], places.zones[b]), (places, a, b)
        for name, rect in places.zones.items():
            assert inside(rect, glass(size)), (places, name)


@every_window
def test_every_card_lies_in_its_zone(size, letters):
    for view, laid in tables(size, letters):
        for sprite in laid.sprites.values():
            zone = laid.places.zones.get(sprite.lies_in)
            if zone is None:
                assert sprite.zone == FORESIGHT
                continue
            if sprite.card == NIGHTMARE:
                continue  # the card stands over the rows
            loose = makes_room(view, laid.places) and sprite.zone in (HAND, SHARED)
            if sprite.zone in (DISCARD, LIMBO) or sprite.card in view.known_top:
                assert zone.grown(laid.places.px(8)).contains((sprite.pose.x, sprite.pose.y)) or (
                    sprite.zone == DECK
                )
            elif not loose:
                slack = max(8, 10 * laid.places.scale)  # a fan reaches a little beyond its zone
                assert inside(box(sprite.pose), zone, slack), (sprite, zone)


@every_window
def test_no_card_covers_another_zone(size, letters):
    for _, laid in tables(size, letters):
        for sprite in laid.sprites.values():
            if sprite.card == NIGHTMARE:
                continue  # the card stands over the rows
            if sprite.zone == FORESIGHT:
                # Cards that are looked at are held up over both rows and the Doors.
                at_home = {owned(zone, seat) for zone in (ROW, DOORS) for seat in range(2)}
                at_home.add(REVEALED)
            elif sprite.zone == REVEALED:
                at_home = {owned(ROW, 0), owned(ROW, 1)}
            else:
                at_home = {REVEALED} if sprite.zone in (ROW, MARKET) else set()
            for name, rect in laid.places.zones.items():
                if name not in at_home | {sprite.lies_in}:
                    assert not overlap(box(sprite.pose), rect), (sprite, name)


@every_window
def test_nothing_of_one_seat_overlaps_anything_of_the_other(size, letters):
    for view, laid in tables(size, letters):
        assert isinstance(laid.places, Pair)
        sides = [
            # The cards of a Prophecy reach under the band, where hands are lowered.
            [
                box(sprite.pose)
                for sprite in laid.sprites.values()
                if sprite.owner == seat and sprite.zone != FORESIGHT
            ]
            + [laid.places.plaque(seat)]
            + [rect for name, rect in laid.places.zones.items() if name.endswith(f":{seat}")]
            for seat in (0, 1)
        ]
        for own in sides[0]:
            for other in sides[1]:
                assert not overlap(own, other), (view.pending, own, other)


@every_window
def test_no_known_card_is_missing_and_every_unknown_one_is_a_back(size, letters):
    for view, laid in tables(size, letters):
        for zone, cards in view.zones.items():
            base = zone.partition(":")[0]
            wanted = {card.id for card in cards if card is not None}
            if base in (DISCARD, LIMBO):
                wanted = {card.id for card in view.cards(zone)[-1:]}
            assert wanted <= {sprite.key for sprite in of_zone(laid, zone)}, zone
            backs = [sprite for sprite in of_zone(laid, zone) if sprite.card is None]
            unknown = cards.count(None)
            assert len(backs) == (min(1, unknown) if base == DECK else unknown), zone
            assert all(back.pose.turn == 0 and back.key not in CARDS for back in backs)
        shown = [sprite for sprite in laid.sprites.values() if sprite.card is not None]
        assert all(sprite.pose.turn == 1 and sprite.key == str(sprite.card) for sprite in shown)


@every_window
def test_cards_are_wide_enough_to_read(size, letters):
    least = dict.fromkeys((HAND, ROW, MARKET, SHARED, FORESIGHT, REVEALED), 90)
    for _, laid in tables(size, letters):
        for sprite in laid.sprites.values():
            assert sprite.pose.width >= least.get(sprite.zone, 56), sprite


@every_window
def test_rows_of_up_to_forty_cards_stay_readable(size, letters):
    for scroll in [0, 1, 4, 100]:
        for fixed in (False, True):
            arranged = Arrangement(scroll=(scroll, scroll), fixed=fixed, letters=letters)
            for lower in (0, 1):
                for count in range(1, 41):
                    rows = (count, 3) if lower == count % 2 else (3, count)
                    laid = layout(pair(lower=lower, rows=rows), size, arranged)
                    for seat in (0, 1):
                        check_row(of_zone(laid, owned(ROW, seat)), scroll)


def check_row(sprites: list[Sprite], scroll: int) -> None:
    """Checks that neighbours show their pennants, except for cards scrolled out at either end."""
    width = sprites[0].pose.width
    xs = [sprite.pose.x for sprite in sprites]
    left, right = min(xs), max(xs)
    assert xs == sorted(xs)
    for a, b in pairwise(xs):
        if a > left and b < right:
            assert b - a >= TIGHT * width - 0.01, xs
    if not scroll:
        assert all(b - a >= 0.42 * width - 0.01 for a, b in pairwise(xs[-3:])), xs


@every_window
def test_the_newest_card_of_a_long_row_stays_pinned_and_scrolling_shows_the_oldest(size, letters):
    for fixed in [False, True]:
        arranged = Arrangement(fixed=fixed, letters=letters)
        for seat in (0, 1):
            newest = set()
            for count in range(28, 41):
                rows = (count, 2) if seat == 0 else (2, count)
                view = pair(rows=rows)
                laid = layout(view, size, arranged)
                newest.add(round(of_zone(laid, owned(ROW, seat))[-1].pose.x, 3))
                most = most_scroll(view, laid.places, seat)
                back = Arrangement(scroll=(most, most), fixed=fixed, letters=letters)
                xs = [s.pose.x for s in of_zone(layout(view, size, back), owned(ROW, seat))]
                if most:
                    assert xs[1] - xs[0] >= TIGHT * laid.places.row_width - 0.01
            assert len(newest) == 1


@every_window
def test_the_cards_of_either_row_lie_side_by_side_while_its_tray_has_room(size, letters):
    for fixed in [False, True]:
        for count in range(2, 41):
            view = pair(rows=(count // 2, count))
            laid = layout(view, size, Arrangement(fixed=fixed, letters=letters))
            for name in (owned(ROW, 0), owned(ROW, 1)):
                fills_its_tray(of_zone(laid, name), laid.places.zones[name], laid.places)


@every_window
def test_the_next_card_of_either_row_has_its_place_in_its_tray(size, letters):
    for fixed in [False, True]:
        both = owned(ROW, 0), owned(ROW, 1)
        arranged = Arrangement(fixed=fixed, letters=letters, offered=both)
        for count in range(41):
            for seat in (0, 1):
                rows = (count, 2) if seat == 0 else (2, count)
                view = pair(rows=rows)
                laid = layout(view, size, arranged)
                ghost = next_in_row(view, laid.places, seat)
                assert inside(ghost, laid.places.zones[owned(ROW, seat)]), count
                for sprite in of_zone(laid, owned(ROW, seat)):
                    assert not overlap(box(sprite.pose), ghost), (count, sprite)


@every_window
def test_the_stack_of_the_partner_shows_every_pennant(size, letters):
    for unknown in ((), (0,), (1,), (0, 1)):
        for lower in (0, 1):
            view = pair(lower=lower, unknown=unknown)
            cards = of_zone(
                layout(view, size, Arrangement(letters=letters)), owned(HAND, 1 - lower)
            )
            assert len(cards) == 3
            for a, b in pairwise(sorted(cards, key=lambda sprite: sprite.pose.z)):
                assert a.pose.angle == b.pose.angle == 0
                # What covers the card lies lower on the glass, so that its head is free.
                assert b.pose.y - a.pose.y >= PENNANT * a.pose.height - 0.01


@every_window
def test_the_own_hand_and_the_shared_cards_show_every_pennant(size, letters):
    for view, laid in tables(size, letters):
        for zone in (owned(HAND, 0), owned(HAND, 1), SHARED, MARKET):
            owner = int(zone[-1]) if zone.startswith(HAND) else None
            if owner is not None and laid.places.stacked(owner):
                continue
            for a, b in pairwise(of_zone(laid, zone)):
                assert b.pose.x - a.pose.x >= 0.42 * a.pose.width, (zone, view.pending)


@every_window
def test_the_shared_tray_never_moves_between_turns(size, letters):
    one, other = Facing(size, lower=0, letters=letters), Facing(size, lower=1, letters=letters)
    assert one.zones[SHARED] == other.zones[SHARED]
    for name in (DECK, DISCARD, LIMBO, REVEALED):
        assert one.zones[name] == other.zones[name]
    for zone in (ROW, HAND, DOORS):
        for seat in (0, 1):
            assert one.zones[owned(zone, seat)] == other.zones[owned(zone, 1 - seat)]
    cards = [
        [
            sprite.pose
            for sprite in of_zone(
                layout(pair(lower=seat), size, Arrangement(letters=letters)), SHARED
            )
        ]
        for seat in (0, 1)
    ]
    assert [(p.x, p.y, p.width) for p in cards[0]] == [(p.x, p.y, p.width) for p in cards[1]]


@every_window
def test_fixed_seats_do_not_move_at_all(size, letters):
    for rows in ((3, 9), (20, 1)):
        one, other = (
            layout(
                pair(lower=seat, rows=rows), size, Arrangement(fixed=True, letters=letters)
            ).sprites
            for seat in (0, 1)
        )
        assert one == other


@every_window
@pytest.mark.parametrize("fixed", [False, True], ids=["facing", "beside"])
def test_a_second_door_of_a_place_looks_out_from_behind_the_first(size, letters, fixed):
    arranged = Arrangement(fixed=fixed, letters=letters)
    for seat in (0, 1):
        doors = (MOST, "") if seat == 0 else ("", MOST)
        laid = layout(pair(doors=doors), size, arranged)
        first, second = laid.sprites["OD1"].pose, laid.sprites["OD2"].pose
        assert second.z < first.z
        assert second.x - first.x >= 5
        # A symbol hangs from its upper edge, and would look out as a stub.
        assert second.y >= first.y
        if not fixed and letters == 1:
            assert inside(box(second), laid.places.tray(seat))
        others = [box(s.pose) for s in of_zone(laid, owned(DOORS, seat)) if s.key[0] != "O"]
        for pose in (first, second):
            assert not any(overlap(box(pose), rect) for rect in others)
        slots = [laid.places.door_slot(place, 0, seat) for place in range(4)]
        wanted = ("OD1", "AD1", "GD1", "LD1")
        assert [laid.sprites[door].pose.x for door in wanted] == [s.centre[0] for s in slots]


@every_window
@pytest.mark.parametrize("fixed", [False, True], ids=["facing", "beside"])
def test_known_cards_on_the_deck_stay_inside_and_cover_nothing_else(size, letters, fixed):
    arranged = Arrangement(fixed=fixed, letters=letters)
    for known in range(5):
        for rest in (0, 7):
            laid = layout(pair(known=known, deck=known + rest), size, arranged)
            deck = [sprite for sprite in of_zone(laid, DECK) if sprite.card]
            assert len(deck) == known
            for sprite in deck:
                assert inside(box(sprite.pose), glass(size))
                for name, rect in laid.places.zones.items():
                    assert name == DECK or not overlap(box(sprite.pose), rect), (sprite, name)
                # The number of Nightmares left, beside the deck or below it, is clear of them, too.
                assert not box(sprite.pose).contains(laid.places.nightmares_at)
            # The next card is on top, and all show crest and symbol.
            tops = sorted(deck, key=lambda sprite: -sprite.pose.z)
            assert [sprite.card for sprite in tops] == list(pair(known=known, deck=9).known_top)
            for a, b in pairwise(tops):
                apart = abs(a.pose.x - b.pose.x) + abs(a.pose.y - b.pose.y)
                assert apart >= PENNANT * a.pose.width


@every_window
def test_prompt_and_band_keep_clear_of_what_is_needed(size, letters):
    for view, laid in tables(size, letters):
        places, prompt = laid.places, laid.places.prompt
        assert inside(prompt, glass(size))
        for name, rect in places.zones.items():
            assert not overlap(prompt, rect), name
        for sprite in laid.sprites.values():
            assert not overlap(prompt, box(sprite.pose)), (sprite, view.pending)


@every_window
def test_choices_have_room_over_the_rows_and_leave_the_hands_in_sight(size, letters):
    for view, laid in tables(size, letters):
        if view.cards(REVEALED) and view.pending is not None:
            room = laid.places.choices
            assert inside(room, glass(size))
            assert room.h >= 2 * 44
            for sprite in laid.sprites.values():
                if sprite.zone in (HAND, SHARED, DECK) and sprite.owner in (None, view.seat):
                    assert not overlap(box(sprite.pose), room), (view.pending, sprite)


@every_window
def test_plaques_lie_in_the_tray_or_beside_it_and_over_no_zone_but_their_own(size, letters):
    for places in kinds(size, letters):
        for seat in (0, 1):
            plaque = places.plaque(seat)
            assert inside(plaque, glass(size))
            assert plaque.h >= 40
            for name, rect in places.zones.items():
                if not overlap(plaque, rect):
                    continue
                assert name == owned(DOORS, seat), (places, name)
                slots = [places.door_slot(place, 0, seat) for place in range(4)]
                assert not any(overlap(plaque, slot) for slot in slots), (places, seat)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_beside_each_other_plaques_end_with_the_doors_over_them(size):
    for doors, seat in product(((2, 2, 2, 2, 0), (3, 3, 3, 3, 1)), (0, 1)):
        places = Beside(size, doors=doors)
        last = places.door_slot(3 + doors[-1], 0, seat)
        assert places.plaque(seat).right == pytest.approx(last.right, abs=1)
        assert recap_button(places, seat).right <= places.tray(seat).right


@every_window
def test_the_button_that_covers_the_hand_is_large_enough_and_in_nobodys_way(size, letters):
    least = 40 if size == (1024, 640) else 44
    for seat, fixed in product((0, 1), (False, True)):
        places: Pair = Facing(size, seat, letters=letters)
        if fixed:
            places = Beside(size, letters=letters)
        button = places.cover_at(seat)
        assert inside(button, glass(size))
        assert button.h >= least
        assert button.w >= least
        for name, rect in places.zones.items():
            assert not overlap(button, rect), name
        assert not overlap(button, places.prompt)
        if fixed:
            assert not overlap(button, places.hand_handle(seat))


@every_window
def test_captions_of_hands_stand_outside_of_every_zone(size, letters):
    for places in kinds(size, letters):
        named = [name for name, _, _ in places.captions]
        assert sorted(named) == [owned(HAND, 0), owned(HAND, 1), SHARED]
        height = places.text(16)
        for name, centre, room in places.captions:
            rect = Rect.around(centre, room, height)
            assert room > 0
            assert inside(rect, glass(size)), name
            for zone, area in places.zones.items():
                assert not overlap(rect, area), (places, name, zone)


@every_window
def test_the_piles_are_cards_and_their_heights_those_of_cards(size, letters):
    for places in kinds(size, letters):
        for name in (DECK, DISCARD, LIMBO):
            rect = places.zones[name]
            assert rect.w >= 56
            assert rect.h == pytest.approx(rect.w * CARD_RATIO)


@every_window
@pytest.mark.parametrize("seat", [0, 1])
def test_the_whole_hand_can_be_gripped_in_the_window_and_beside_all_cards(size, letters, seat):
    for places in kinds(size, letters)[:3]:
        if isinstance(places, Facing) and places.lower != seat:
            continue
        handle = places.hand_handle(seat)
        assert inside(handle, Rect(0, 0, *size))
        assert min(handle.w, handle.h) >= 44
        for zone in (owned(HAND, 0), owned(HAND, 1), SHARED):
            assert not overlap(handle, places.zones[zone]), (type(places), zone)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_across_a_frame_holds_the_hand_at_the_side_with_its_name_below_limbo(size):
    places = places_of(pair(), size, PLAIN)
    assert isinstance(places, Facing)
    frame, name = places.aside_frame, owned(HAND, 1 - places.lower)
    assert frame is not None
    told = next((at, room) for zone, at, room in places.captions if zone == name)
    assert frame.centre[0] == pytest.approx(places.zones[LIMBO].centre[0])
    assert frame.centre[0] == pytest.approx(places.talk_at.centre[0])
    assert frame.right < size[0] - places.px(30)
    assert inside(places.zones[name], frame)
    assert inside(Rect.around(told[0], told[1], places.text(16)), frame)
    assert places.pile_name_at(places.zones[LIMBO])[1] + places.text(16) / 2 < frame.y
    assert places.tray(0).right < frame.x
    assert inside(places.talk_at, frame), "how much the two may say belongs to it"
    assert places.zones[name].bottom < places.talk_at.y
    assert frame.y == pytest.approx(places.tray(places.lower).y)
    discard, limbo = places.zones[DISCARD], places.zones[LIMBO]
    assert (discard.y, discard.h) == (limbo.y, limbo.h), "both are named on one line"
    assert places.nightmares_at[1] == pytest.approx(places.talk_at.centre[1])
    assert Facing(size, letters=2).aside_frame is None


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_handle_of_a_hand_hangs_on_it_clear_of_the_shared_cards(size, seat):
    for places in (Beside(size), Facing(size, seat)):
        for count in range(1, 4):
            handle, (left, right) = places.hand_handle(seat, count), places.hand_edges(seat, count)
            assert inside(handle, glass(size))
            apart = max(left - handle.right, handle.x - right)
            shared = places.zones[SHARED]
            beyond = max(handle.x - shared.right, shared.x - handle.right)
            assert min(apart, beyond) >= places.px(FROM_HAND) - 0.01
            # It hangs in the middle between both, or on a hand that lies beyond the shared cards.
            wanted = beyond if isinstance(places, Beside) else places.px(FROM_HAND)
            assert apart == pytest.approx(wanted)


@every_window
def test_across_doors_are_level_with_the_cards_of_their_row(size, letters):
    laid = layout(pair(rows=(4, 9)), size, Arrangement(letters=letters))
    for seat in (0, 1):
        row = [box(sprite.pose) for sprite in of_zone(laid, owned(ROW, seat))]
        doors = [laid.places.door_slot(place, 0, seat) for place in range(4)]
        if letters > 1:
            assert {round(rect.y, 3) for rect in row} == {round(rect.y, 3) for rect in doors}
            continue
        assert {round(rect.bottom, 3) for rect in row} == {round(rect.bottom, 3) for rect in doors}
        assert isinstance(laid.places, Pair)
        tray, told = laid.places.tray(seat), laid.places.plaque(seat)
        assert tray.y < told.y < told.bottom <= doors[0].y
        assert tray.right - doors[-1].right == pytest.approx(row[0].x - tray.x)
        pill = row[0].bottom + laid.places.pill_below + laid.places.pill_height / 2
        assert row[0].y - tray.y >= 7, "clear of the lit frame"
        assert 4 <= tray.bottom - pill <= row[0].y - tray.y


@every_window
def test_across_the_hands_are_named_above_their_cards_clear_of_the_prompt(size, letters):
    places = Facing(size, 0, letters=letters)
    (_, (own, y), room), (_, (common, level), _), (_, (_, high), _) = places.captions
    hand, shared, handle = places.zones[owned(HAND, 0)], places.zones[SHARED], places.hand_handle(0)
    if letters == 1:
        assert (own, common) == pytest.approx((hand.centre[0], shared.centre[0]))
        assert y == level
        above, tall = places.prompt.y - places.tray(0).bottom, places.text(16) / 2
        below, over = y - tall - places.prompt.bottom, shared.y - y - tall
        assert places.px(9) < below == pytest.approx(over)
        assert above > below, "the light about the lower tray takes some of it"
        assert size[1] - shared.bottom > places.px(17)
        assert high < places.zones[owned(HAND, 1)].y
    else:
        assert own + room / 2 < hand.x, "there is no room above for large letters"
    # Two lines of the name.
    assert y + 1.2 * places.text(16) * (1 if letters > 1 else 0.5) <= handle.y or handle.bottom <= y


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_a_recap_stands_clear_of_the_names_of_hands(size):
    for places, seat in product((Facing(size, 0), Facing(size, 1), Beside(size)), (0, 1)):
        room = recap_room(places, seat, over_rows=False)
        for name, at, wide in places.captions:
            written = min(wide, places.zones[name].w)
            assert not overlap(room, Rect.around(at, written, places.text(16))), name


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)])
def test_beside_each_other_the_piles_lie_about_the_axis_of_the_window(size):
    places = Beside(size)
    limbo, deck, discard = (places.zones[zone].centre[0] for zone in (LIMBO, DECK, DISCARD))
    assert deck == pytest.approx(size[0] / 2)
    assert deck - limbo == pytest.approx(discard - deck)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)])
@pytest.mark.parametrize("mixed", [False, True])
def test_piles_and_a_folded_book_lie_evenly_from_door_to_door_about_the_deck(size, mixed):
    places = Beside(size, strips=("goals",), doors=(1, 1, 1, 1, int(mixed)))
    piles = [places.zones[zone] for zone in (LIMBO, DISCARD, DECK)]
    first, second = places.door_slot(3 + mixed, 0, 0), places.door_slot(0, 0, 1)
    line = [first, *piles, places.book.whole, second]
    gaps = [after.x - before.right for before, after in pairwise(line)]
    assert max(gaps) - min(gaps) < 0.1 * max(gaps)
    assert min(gaps) >= 36 / 1280 * size[0]
    assert places.zones[DECK].centre[0] == pytest.approx(size[0] / 2, abs=1)
    assert places.book.whole.y == pytest.approx(places.zones[DECK].y)
    room = places.pile_name_room(places.zones[DECK])
    assert places.zones[DECK].centre[0] + room / 2 < places.book.whole.x
