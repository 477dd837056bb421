"""Zones that no table was made for, and more Doors than it was made for, have room at every
size."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations, pairwise, product
from typing import Literal

import pytest

from game.editions import OFFERED
from game.editions.base.cards import BASE_DECK, CARDS
from game.editions.base.show import STAGING
from game.records.journal.text.position import position
from game.rules.card import DOOR, Card, Colour
from game.rules.event import Secret
from game.rules.game import Game
from game.rules.state import DOORS, HAND, REVEALED, ROW, ZoneRow, owned
from game.rules.view import View
from game.table.layout import layout as lying
from game.table.layout.arrangement import Arrangement
from game.table.layout.pair import Beside
from game.table.layout.places import Places, Rect, Size
from game.table.layout.poses import Layout
from game.table.layout.spreads import line_places
from game.table.staging import ZoneLook
from tests.offered import ALL
from tests.table.robots.staged import layout, places_of
from tests.table.robots.tables import LOCATIONS, WINDOWS, box, inside, overlap, pair, shown, table

FEW = [((1024, 640), 1.0), ((1280, 720), 1.0), ((5120, 1440), 1.0), ((1024, 640), 2.0)]
"""Few windows are enough, since the rooms are cut from places that are measured in all windows."""
every_window = pytest.mark.parametrize(("size", "letters"), FEW, ids=map(shown, FEW))
PLAIN, FIXED = Arrangement(), Arrangement(fixed=True)
LYING: tuple[Literal["pile", "row", "fan"], ...] = "pile", "row", "fan"
COMMON = {f"{lies} of all": ZoneRow(owned=False, seen="all", lies=lies) for lies in LYING}
OWN = {f"own {lies}": ZoneRow(owned=True, seen="owner", lies=lies) for lies in LYING}
KINDS = [
    *({name: row} for name, row in (COMMON | OWN).items()),
    {"own fan": OWN["own fan"], "fan of all": COMMON["fan of all"]},
    {"own fan": OWN["own fan"], "own pile": OWN["own pile"]},
    COMMON | OWN,
]
"""Sets of zones that a game may have besides those of the base game."""


CROWDED = f"""
edition: {ALL}
seats: 2
hand: OS3 GM1 GM3
hand:1: AS1 AM1 AS2
row: OS1 OM1
row:1: GS1 GM2
failsafe: FB1 FB2
catcher1: DC1 OD1
catcher2: DC2 DL1
catcher3: DC3
catcher4: DC4
rallied: ZA1
rallied:1: ZR1
premonitions: PNO PNG PN2
alignment: OT3 AT4
"""


def views(rows: dict[str, ZoneRow], count: int = 5) -> Iterator[tuple[View, Arrangement]]:
    """Yields every kind of table with cards in each of these zones, some of them unknown."""
    free = [card for card in reversed(LOCATIONS) if card.id[1] != "S"]
    tables = [
        (table(hand=2, row=3), PLAIN),
        (pair(rows=(3, 3), shared=0, hands=(1, 1)), PLAIN),
        (pair(rows=(3, 3), shared=0, hands=(1, 1)), FIXED),
        (pair(turn=0, market=4, shared=0, hands=(0, 0)), PLAIN),
    ]
    for view, arrangement in tables:
        cards, zones = iter(free), dict(view.zones)
        for name, row in rows.items():
            for zone in [owned(name, s) for s in range(view.seats)] if row.owned else [name]:
                some: list[Card | None] = [next(cards) for _ in range(min(count, 3))]
                zones[zone] = (*some, *[None] * (count - len(some)))
        yield replace(view, zones=zones, table={**view.table, **rows}), arrangement


def laid(size: Size, letters: float, rows: dict[str, ZoneRow]) -> Iterator[tuple[View, Layout]]:
    """Yields the same tables, laid out."""
    for view, arrangement in views(rows):
        yield view, layout(view, size, replace(arrangement, letters=letters))


def others(view: View) -> list[str]:
    """Returns the zones of a view that the base game does not have."""
    return [zone for zone in view.zones if zone.partition(":")[0] in COMMON | OWN]


def with_cards(view: View, held: Mapping[str, Secret]) -> View:
    """Returns the same view with these cards in these zones."""
    return replace(view, zones={**view.zones, **held})


@every_window
def test_an_unknown_zone_has_its_room_in_the_window_over_no_other(size, letters):
    for rows in KINDS:
        glass = Rect(0, 0, *size)
        for view, lies in laid(size, letters, rows):
            zones = lies.places.zones
            assert set(others(view)) == set(lies.places.others)
            for name in others(view):
                assert inside(zones[name], glass), name
                assert min(zones[name].w, zones[name].h) > 16
                assert not overlap(zones[name], lies.places.prompt)
            for a, b in combinations(zones, 2):
                hands = {a.partition(":")[0], b.partition(":")[0]} == {REVEALED, HAND}
                if not hands and REVEALED not in (a, b):
                    assert not overlap(zones[a], zones[b]), (a, b)


@every_window
def test_the_cards_of_an_unknown_zone_lie_in_it_and_none_that_is_known_is_missing(size, letters):
    for rows in KINDS:
        for view, lies in laid(size, letters, rows):
            for name in others(view):
                kind = view.table[name.partition(":")[0]].lies
                cards = [sprite for sprite in lies.sprites.values() if sprite.lies_in == name]
                assert len(cards) == (3 if kind == "pile" else 5)
                for sprite in cards:
                    assert inside(box(sprite.pose), lies.places.zones[name]), sprite
                    assert (sprite.card is None) == (sprite.pose.turn == 0.0)
                if kind != "pile":
                    assert [s.card for s in cards] == list(view.zones[name])
                    for a, b in pairwise(s.pose for s in cards):
                        assert abs(b.x - a.x) + abs(b.y - a.y) >= 0.12 * a.width


@every_window
def test_each_seat_has_its_zone_on_its_side(size, letters):
    for view, lies in laid(size, letters, {"own fan": OWN["own fan"]}):
        zones = lies.places.zones
        for seat in range(view.seats) if view.turn and view.seats == 2 else ():
            mine = zones[owned("own fan", seat)]
            rows = [zones[owned(ROW, s)] for s in range(2)]
            away = [abs(mine.centre[0] - r.centre[0]) + abs(mine.centre[1] - r.centre[1])
                    for r in rows]  # fmt: skip
            assert away[seat] < away[1 - seat]


@every_window
def test_the_cards_of_the_row_still_lie_in_it(size, letters):
    for rows in KINDS:
        for _view, lies in laid(size, letters, rows):
            for sprite in lies.sprites.values():
                if sprite.zone == ROW:
                    assert inside(box(sprite.pose), lies.places.zones[sprite.lies_in]), sprite


@every_window
def test_alone_the_zones_are_beside_what_is_written(size, letters):
    """They lie under the deck with its counts, above the note about the game and left of the hand
    and its handle; a zone that lies in a row is beside the row."""
    for rows in KINDS:
        ((view, _), *_) = views(rows)
        places = places_of(view, size, Arrangement(letters=letters))
        for name in others(view):
            rect = places.zones[name]
            assert name in places.lines or rect.y > places.nightmares_at[1]
            assert not overlap(rect, places.note_at)
            assert not overlap(rect, places.zones[owned(HAND, 0)])
            assert not overlap(rect, places.hand_handle(0))
            assert places.drop_zone(rect.centre) == name


def test_without_such_zones_every_place_is_as_it_was():
    for view, arrangement in views({}):
        places = places_of(view, (1280, 720), arrangement)
        assert places.zones == replace(places, others=()).zones
        assert set(places.zones) == set(places.furnished)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_a_zone_takes_room_only_while_cards_lie_there(size):
    rows = dict.fromkeys(("nest", "den"), COMMON["fan of all"]) | {"lair": OWN["own fan"]}
    for (view, arrangement), (bare, _) in zip(views(rows), views({}), strict=True):
        own = [name for name in view.zones if name.startswith("lair")]
        nothing = with_cards(view, dict.fromkeys(("nest", "den", *own), ()))
        places = places_of(nothing, size, arrangement)
        assert places == replace(places_of(bare, size, arrangement), doors=places.doors)
        assert layout(nothing, size, arrangement).sprites == layout(bare, size, arrangement).sprites
        one = with_cards(nothing, {"lair:0": (CARDS["OM1"],)})
        assert [*places_of(one, size, arrangement).others] == ["lair:0"]
        if len(own) == 2:
            # The row of the other seat keeps its width.
            with_one = places_of(one, size, arrangement).zones
            if "row:1" in with_one:
                assert with_one["row:0"].w < with_one["row:1"].w == places.zones["row:1"].w
        both = with_cards(one, {"den": (None,)})
        assert [*places_of(both, size, arrangement).others] == ["den", "lair:0"]


def test_a_zone_in_which_cards_are_laid_by_hand_keeps_its_room():
    staging = replace(STAGING, zones={**STAGING.zones, "row of all": ZoneLook(lay_here="Here")})
    for view, arrangement in views({"row of all": COMMON["row of all"]}):
        empty = with_cards(view, {"row of all": ()})
        assert "row of all" not in places_of(empty, (1280, 720), arrangement).zones
        kept = lying.places_of(empty, (1280, 720), arrangement, staging)
        room = lying.places_of(view, (1280, 720), arrangement, staging).zones["row of all"]
        # It is narrower as long as no card lies there.
        there = kept.zones["row of all"]
        assert (there.y, there.h) == (room.y, room.h)
        assert 0.4 * room.w < there.w <= room.w


def test_a_zone_that_would_take_what_is_chosen_has_room_as_long_as_it_is():
    for view, arrangement in views({"row of all": COMMON["row of all"]}):
        empty = with_cards(view, {"row of all": ()})
        for offered in ("row of all",), ("row of all.left",):
            chosen = replace(arrangement, offered=offered)
            assert "row of all" in places_of(empty, (1280, 720), chosen).zones


# Doors

MORE = [
    *(
        Card(f"{c.value}D{n}", f"{c.value}D", DOOR, frozenset({c}))
        for c, n in product(Colour, (3, 4))
    ),
    Card("XD1", "XD", DOOR, frozenset(Colour)),
    Card("YD1", "YD", DOOR, frozenset()),
]
"""Four Doors of each place, one of every place and one of none."""


def with_doors(view: View, most: int, mixed: bool, seat: int = 0) -> View:
    """Returns a view in which all Doors are gained, of a game with so many of each place."""
    numbers = [str(n) for n in range(1, most + 1)]
    doors = [c for c in (*BASE_DECK, *MORE) if c.kind == DOOR and c.id[-1] in numbers]
    doors = [door for door in doors if mixed or len(door.colours) == 1]
    kept = [card for card in BASE_DECK if card.kind != DOOR]
    zones = {**view.zones, owned(DOORS, seat): tuple(doors)}
    return replace(view, zones=zones, box=(*kept, *doors))


def doors_of(laid: Layout) -> list[Rect]:
    """Returns the areas of the Doors."""
    return [box(s.pose) for s in laid.sprites.values() if s.zone == DOORS]


@every_window
def test_alone_three_doors_of_a_place_lie_side_by_side(size, letters):
    for mixed in [False, True]:
        view = with_doors(table(), 3, mixed)
        lies = layout(view, size, Arrangement(letters=letters))
        rects, zones = doors_of(lies), lies.places.zones
        assert len(rects) == 12 + 2 * mixed
        if not mixed:
            assert not any(overlap(a, b) for a, b in combinations(rects, 2))
        for rect in rects:
            assert inside(rect, zones[owned(DOORS, 0)])
            assert inside(rect, Rect(0, 0, *size))
        for name, rect in zones.items():
            assert name == owned(DOORS, 0) or not overlap(rect, zones[owned(DOORS, 0)]), name


@every_window
def test_alone_more_doors_show_most_of_each(size, letters):
    for most, mixed in [(4, False), (4, True), (3, True)]:
        lies = layout(with_doors(table(), most, mixed), size, Arrangement(letters=letters))
        rects = sorted(doors_of(lies), key=lambda rect: rect.x)
        for a, b in pairwise(rects):
            assert b.x - a.x >= 0.6 * a.w
        assert inside(rects[-1], lies.places.zones[owned(DOORS, 0)])


@every_window
def test_of_two_every_door_looks_out_within_the_share_of_its_place(size, letters):
    for (most, mixed), arrangement in product(
        list(product((2, 3, 4), (False, True))), [PLAIN, FIXED]
    ):
        for seat in range(2):
            view = with_doors(pair(), most, mixed, seat)
            lies = layout(view, size, replace(arrangement, letters=letters))
            doors = [s for s in lies.sprites.values() if s.zone == DOORS]
            assert len({(s.pose.x, s.pose.y) for s in doors}) == len(doors) == 4 * most + 2 * mixed
            for sprite in doors:
                rect, zone = box(sprite.pose), lies.places.zones[owned(DOORS, seat)]
                assert zone.x - 0.5 <= rect.x
                assert rect.right <= zone.right + 0.5
                assert inside(rect, Rect(0, 0, *size))
                for other in doors:
                    if sprite.card and other.card and sprite.card.colours != other.card.colours:
                        if {"X", "Y"} == {sprite.card.id[0], other.card.id[0]}:
                            continue
                        apart = abs(sprite.pose.x - other.pose.x)
                        assert apart >= (0.5 if mixed else 0.9) * sprite.pose.width


def test_with_two_doors_a_place_the_slots_are_where_they_always_were():
    for size, letters in WINDOWS:
        bare = Places(size, letters=letters)
        base = places_of(table(), size, Arrangement(letters=letters))
        for place, copy in product(range(4), range(2)):
            assert base.door_slot(place, copy) == bare.door_slot(place, copy)
        assert base.zones == bare.zones
        assert base.doors == (2, 2, 2, 2, 0)


def test_several_cards_that_are_revealed_lie_side_by_side():
    cards = tuple(CARDS[name] for name in "OS1 AM1 GK1 LS1 OD1".split())
    view = replace(table(), zones={**table().zones, REVEALED: cards})
    lies = layout(view, (1280, 720), PLAIN)
    poses = [lies.sprites[card.id].pose for card in cards]
    assert all(b.x - a.x >= a.width for a, b in pairwise(poses))
    assert all(inside(box(pose), Rect(0, 0, 1280, 720)) for pose in poses)


@pytest.mark.parametrize(("size", "letters"), FEW, ids=map(shown, FEW))
def test_facing_with_all_expansions_no_zone_of_the_upper_half_lies_over_another(size, letters):
    """A book, hoops, other piles, lines and the zones of each seat share the width of the rows."""
    game = position(CROWDED, OFFERED)
    show = OFFERED.of(game.rules.edition).show
    for seat in (0, 1):
        view = View.of(game.state, seat)
        places = lying.places_of(view, size, Arrangement(letters=letters), show)
        zones = {name: places.zones[name] for name in (*places.others, "row:0", "row:1")}
        for name, rect in zones.items():
            assert min(rect.w, rect.h) >= 40, name
        for one, other in combinations(zones, 2):
            assert not overlap(zones[one], zones[other]), (one, other)


@pytest.mark.parametrize(("size", "letters"), FEW, ids=map(shown, FEW))
def test_beside_what_is_everybodys_lies_between_the_trays_and_is_as_tall(size, letters):
    game = position(CROWDED, OFFERED)
    show = OFFERED.of(game.rules.edition).show
    arrangement = Arrangement(fixed=True, letters=letters)
    places = lying.places_of(View.of(game.state, 0), size, arrangement, show)
    assert isinstance(places, Beside)
    trays, shared = [places.tray(seat) for seat in range(2)], [places.hung_ground]
    for name in places.others:
        if seat := name.partition(":")[2]:
            assert inside(places.zones[name], trays[int(seat)]), name
        elif name not in places.hung:
            shared.append(places.zones[name])
    assert len(shared) > 2
    assert min(rect.y for rect in shared) == pytest.approx(trays[0].y)
    assert max(rect.bottom for rect in shared) == pytest.approx(trays[0].bottom)
    near = places.px(12)
    assert all(trays[0].right + near < rect.x < rect.right < trays[1].x - near for rect in shared)


def six_puppets(size, arrangement):
    """Returns the layout of one who plays alone with a book and six puppets, and their boxes, the
    lowest first."""
    alone = CROWDED.replace("seats: 2\n", "")
    lines = [line for line in alone.splitlines() if ":1:" not in line]
    text = "\n".join(lines).replace("rallied: ZA1", "rallied: ZA1 ZR1 ZY1 ZE1 ZI1 ZW1")
    game = position(text, OFFERED)
    show = OFFERED.of(game.rules.edition).show
    lies = lying.layout(View.of(game.state, 0), size, arrangement, show)
    return lies, {one.key: box(one.pose) for one in lies.sprites.values() if one.zone == "rallied"}


SIZES_OF_TABLES = pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])


@SIZES_OF_TABLES
def test_six_puppets_beside_a_book_lie_in_a_pile_with_one_of_them_whole(size):
    lies, boxes = six_puppets(size, PLAIN)
    room = lies.places.zones["rallied:0"]
    assert len(boxes) == 6
    frame = room.grown(-lies.places.px(7))
    assert all(rect.w >= 0.8 * room.w and inside(rect, frame) for rect in boxes.values())
    assert lies.buried == {*boxes} - {"ZW1"}
    assert abs(room.bottom - lies.places.book.whole.bottom) < 2
    usable, _ = six_puppets(size, Arrangement(grips=frozenset({"ZR1"})))
    assert "ZR1" not in usable.buried
    offered, boxes = six_puppets(size, Arrangement(offered=("ZE1", "ZI1")))
    assert offered.buried == {*boxes} - {"ZE1", "ZI1"}
    assert boxes["ZE1"].y < boxes["ZI1"].y - 10, "a card can be laid on either"


@SIZES_OF_TABLES
def test_a_pile_of_puppets_is_unfolded_over_the_row(size):
    lies, boxes = six_puppets(size, Arrangement(opened="rallied:0"))
    assert not lies.buried
    assert all(inside(rect, lies.places.sheet) for rect in boxes.values())
    assert not any(overlap(one, other) for one, other in combinations(boxes.values(), 2))
    assert min(rect.w for rect in boxes.values()) >= 90
    assert not overlap(lies.places.sheet, lies.places.prompt)
    assert not overlap(lies.places.sheet, lies.places.door_slot(0, 0))


def test_a_single_card_fills_the_panel_of_a_line():
    view = View.of(
        position("edition: dreams\nhand: OS3 GM1\npremonitions: PN2\n", OFFERED).state, 0
    )
    lies = lying.layout(view, (1280, 720), PLAIN, OFFERED.show)
    panel, card = lies.places.zones["premonitions"], lies.sprites["PN2"].pose
    assert card.width > 0.7 * panel.w
    assert panel.x < card.x - card.width / 2
    assert panel.y < card.y - card.height / 2
    assert card.y + card.height / 2 <= lies.places.above_name(panel)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_cards_of_a_line_stand_on_the_shelf_of_its_panel_with_air_above(size):
    view = View.of(Game.start(OFFERED["dreams"], seed="shelf").state, 0)
    places = lying.places_of(view, size, PLAIN, OFFERED.of("dreams").show)
    panel = places.zones["premonitions"]
    for place in line_places(3, "premonitions", places):
        assert place.bottom == pytest.approx(places.ground(panel))
        assert place.y - panel.y >= places.px(10)
