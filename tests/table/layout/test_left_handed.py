"""The table for the left hand: piles change sides, and what is read from left to right does not."""

from dataclasses import replace
from functools import partial

import pygame
import pytest

from game.editions import OFFERED
from game.rules.game import Game
from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, ROW, owned
from game.rules.view import View
from game.screen.film.filming import Film
from game.screen.table.drawing.headline import corner_buttons
from game.screen.table.marking.marks import rewound
from game.table.layout.arrangement import PLAIN
from game.table.layout.layout import layout, places_of
from game.table.layout.measures import Rect
from game.table.layout.places import FROM_HAND, Places
from game.table.motion.finale import door_arc
from tests.screen.games.test_pair_games import LONGEST, until_rest
from tests.screen.robots.glass import opened
from tests.screen.robots.player import Player, buttons, thing
from tests.speaking import speaker
from tests.table.robots import staged
from tests.table.robots.tables import inside, overlap, table
from tests.variants import thinned

LEFT = replace(PLAIN, left_handed=True)
SIZES = (1024, 640), (1280, 720), (1920, 1080), (1600, 700)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("edition", ["base", "glyphs", "towers", "book", "glyphs+towers+book"])
def test_piles_change_sides_and_rows_hands_and_doors_keep_their_order(edition, letters, size):
    rules = OFFERED[edition]
    view = View.of(Game.start(rules, seed="left").state, 0)
    show = OFFERED.of(edition).show
    plain = layout(view, size, replace(PLAIN, letters=letters), show)
    other = layout(view, size, replace(LEFT, letters=letters), show)
    window = Rect(0, 0, *size)
    for name, rect in plain.places.zones.items():
        there = other.places.zones[name]
        assert inside(there, window) == inside(rect, window), name
        if name in (DECK, DISCARD, LIMBO, owned(ROW, 0)):
            assert there.centre[0] == pytest.approx(size[0] - rect.centre[0])
            assert [there.y, there.w, there.h] == pytest.approx([rect.y, rect.w, rect.h])
        if name in (owned(HAND, 0), owned(DOORS, 0)):
            assert there == rect
    for key, sprite in plain.sprites.items():
        if sprite.zone == HAND:
            assert other.sprites[key].pose == sprite.pose
    slots = [other.places.door_slot(place, 0).x for place in range(4)]
    assert slots == sorted(slots)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("edition", ["base", "glyphs+towers+book"])
def test_what_lies_beside_the_hand_changes_sides_with_the_piles(edition, letters, size):
    view = View.of(Game.start(OFFERED[edition], seed="left").state, 0)
    show = OFFERED.of(edition).show
    plain, other = (
        places_of(view, size, replace(how, letters=letters), show) for how in (PLAIN, LEFT)
    )
    for here, there in (
        (plain.hand_handle(0), other.hand_handle(0)),
        *zip(captions(plain), captions(other), strict=True),
    ):
        assert there.centre[0] == pytest.approx(size[0] - here.centre[0])
        assert [there.y, there.w, there.h] == pytest.approx([here.y, here.w, here.h])
    assert not overlap(other.hand_handle(0), other.heard_at)


def captions(places: Places) -> list[Rect]:
    """Returns the lines on which the captions of hands stand."""
    return [Rect.around(at, wide, 2) for _, at, wide in places.captions]


def test_known_cards_show_what_tells_them_apart_and_the_next_one_is_whole():
    for count in (2, 3, 4):
        view = table(known=count, deck=10)
        laid = staged.layout(view, (1280, 720), LEFT)
        known = [laid.sprites[card.id].pose for card in view.known_top]
        assert [pose.z for pose in known] == sorted((p.z for p in known), reverse=True)
        xs = [pose.x for pose in known]
        assert xs == sorted(xs, reverse=True)
        assert xs[0] - xs[-1] > 10 * (count - 1)
        assert xs[0] + known[0].width / 2 <= 1280
    (alone,) = table(known=1, deck=10).known_top
    laid = staged.layout(table(known=1, deck=10), (1280, 720), LEFT)
    assert laid.sprites[alone.id].pose.x == laid.places.zones[DECK].centre[0]


def test_won_doors_fly_where_the_result_shows_them():
    for size in SIZES:
        plain = Places(size)
        arcs = door_arc(replace(plain, mirrored=True), 8), door_arc(plain, 8)
        for one, other in zip(*arcs, strict=True):
            assert (one.x, one.y, one.angle) == pytest.approx((other.x, other.y, other.angle))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_that_a_game_was_rewound_is_told_beside_the_buttons(letters, size):
    window = Places(size, letters=letters, left_handed=True)
    note = rewound(window, "").rect
    assert inside(note, Rect(0, 0, *size))
    assert not [one.id for one in corner_buttons(speaker("en"), window) if overlap(one.rect, note)]


def test_the_menu_opens_under_its_button_and_what_is_watched_lies_as_one_plays():
    with opened("left", (1280, 720), painted=False) as glass:
        glass.app.change(replace(glass.app.settings, left_handed=True))
        glass.press("button.menu")
        assert thing(glass.description, "button.close")["rect"][0] < 640
        glass.press("button.close")
        session = glass.table.session
        game, desk = session.game, session.desk
        film = Film(glass.app, game, desk, (640, 360))
        assert film._playback.director.layout.places.zones[DECK].x > 640
        ways = glass.app.ways
        for shows in (partial(ways.replay, game, desk, None), partial(ways.watch, 1)):
            shows()
            for left_handed in True, False, True:
                glass.app.change(replace(glass.app.settings, left_handed=left_handed))
                glass.step()
                assert (thing(glass.description, "zone.deck")["rect"][0] > 640) is left_handed


def test_no_scrap_of_a_buttons_name_looks_out_beside_the_panel_it_has_opened():
    with opened("left", (1280, 720)) as glass:
        glass.app.change(replace(glass.app.settings, left_handed=True))
        glass.paint()
        glass.press("button.menu")
        closes = Rect(*thing(glass.description, "button.close")["rect"])
        beside = pygame.Rect(closes.right + 20, closes.y - 10, 200, closes.h + 20)
        seen = []
        for point in (None, (1100, 300)):
            if point is not None:
                glass.move(point)
            glass.step()
            seen.append(pygame.image.tobytes(glass.app.glass.subsurface(beside), "RGB"))
        assert seen[0] == seen[1]


def test_two_keep_their_sides_for_they_sit_there():
    view = View.of(Game.start(OFFERED["base"], seed="left", seats=2).state, 0)
    show = OFFERED.of("base").show
    size = 1280, 720
    assert layout(view, size, LEFT, show).places == layout(view, size, PLAIN, show).places


@pytest.mark.parametrize("edition", thinned(["base", "glyphs+towers+book"], always=["base"]))
def test_a_game_is_played_by_drags_on_it_and_its_buttons_lie_at_the_left(edition):
    with opened(seed=None, size=(1280, 720), painted=False) as glass:
        glass.app.change(replace(glass.app.settings, left_handed=True))
        glass.app.games.new_game("left", edition)
        glass.step()
        until_rest(glass)
        width = glass.app.size[0]
        (menu,) = buttons(glass.description, ["button.menu"])
        assert menu["rect"][0] < width / 3
        assert thing(glass.description, "zone.deck")["rect"][0] > width / 2
        player = Player("left", 1.0)
        for turn in range(LONGEST):
            if glass.scene.name != "table":
                break
            if turn == 9:
                glass.app.change(replace(glass.app.settings, left_handed=False))
                glass.step()
                assert thing(glass.description, "zone.deck")["rect"][0] < width / 2
                glass.app.change(replace(glass.app.settings, left_handed=True))
                glass.step()
            glass.do(player.next(glass.description))
            until_rest(glass)
        assert glass.scene.name == "result"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("letters", [1.0, 2.0])
@pytest.mark.parametrize("arrangement", [PLAIN, LEFT], ids=["plain", "left"])
def test_the_handle_of_the_hand_keeps_clear_of_what_lies_beside_the_book(
    arrangement, letters, size
):
    """A card of the hand is missing in the Nightmare's turn."""
    show = OFFERED.of("catchers+book").show
    view = View.of(Game.start(OFFERED["catchers+book"], seed="left").state, 0)
    places = places_of(view, size, replace(arrangement, letters=letters), show)
    for count in range(1, 5):
        handle = places.hand_handle(0, count)
        assert handle.w >= 44
        assert not [zone for zone in places.others if overlap(handle, places.zones[zone])]
        if letters == 1:
            air = handle.grown(0.95 * places.px(FROM_HAND))
            assert not [zone for zone in places.others if overlap(air, places.zones[zone])]
            left, right = places.hand_edges(0, count)
            assert max(handle.x - right, left - handle.right) >= 0.95 * places.px(FROM_HAND)
