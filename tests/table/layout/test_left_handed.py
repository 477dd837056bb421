"""The table for the left hand: piles change sides, and what is read from left to right does not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.editions import OFFERED
from game.rules.game import Game
from game.rules.state import DECK, DISCARD, DOORS, HAND, LIMBO, ROW, owned
from game.rules.view import View
from game.table.layout.arrangement import PLAIN
from game.table.layout.layout import layout
from game.table.layout.measures import Rect
from tests.screen.games.test_pair_games import LONGEST, until_rest
from tests.screen.robots.glass import opened
from tests.screen.robots.player import Player, buttons, thing
from tests.table.robots.tables import inside
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
