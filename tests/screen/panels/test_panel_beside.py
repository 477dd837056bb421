"""The panel of unseen cards stands beside the table while the game goes on."""

from itertools import product

import pygame
import pytest

from game.screen.ui.panel import LEAST_ALONE
from game.table.motion.tempo import INSTANT, Tempo
from tests.screen.games.test_decisions import NIGHTMARE, PROPHECY, ask
from tests.screen.games.test_keyboard import ENTER, ESC, enter, focused, tab
from tests.screen.robots.glass import QUIET, Glass, opened
from tests.screen.robots.player import (
    DISCARD,
    ROW,
    Drag,
    Player,
    at,
    cards,
    has,
    middle,
    press,
    thing,
)
from tests.screen.robots.sofa import Sofa
from tests.screen.robots.typist import Typist
from tests.screen.secrets.leaks import sofa
from tests.screen.secrets.test_covering import hidden, seated
from tests.variants import thinned_rows, thorough

PANEL, AWAY = "zone.panel", "button.put_away"
WIDE, NARROW = (1280, 720), (1024, 640)


def stand(glass: Glass) -> None:
    """Opens the panel and checks that it stands beside the table."""
    glass.key(pygame.K_c)
    assert stands(glass)


def stands(glass: Glass) -> bool:
    return has(glass.description, AWAY)


def unseen(glass: Glass, key: str = "all") -> int:
    """Returns a number of the panel."""
    return int(thing(glass.description, f"text.unseen.{key}")["name"].split()[-1])


@pytest.mark.parametrize(
    ("deal", "size"),
    thinned_rows(
        product([QUIET, NIGHTMARE, PROPHECY], [WIDE, (1366, 768), (1920, 1080), (2560, 1080)]),
        always=[(QUIET, (2560, 1080)), (NIGHTMARE, WIDE), (PROPHECY, (1366, 768))],
    ),
)
def test_nothing_of_the_table_lies_under_it(deal, size):
    with opened(size=size) as glass:
        glass.deal(QUIET) if deal == QUIET else ask(glass, deal)
        stand(glass)
        x, y, w, h = thing(glass.description, PANEL)["rect"]
        for other in glass.description["things"]:
            left, top, wide, high = other["rect"]
            if other["zone"] != "panel" and left + wide > x:
                assert top + high <= y, other
        assert x + w <= size[0]
        assert y + h <= size[1]
        glass.assert_at_rest()


def test_one_plays_beside_it_by_drags_clicks_and_keys():
    with opened() as glass:
        glass.deal(QUIET)
        stand(glass)
        glass.drag_onto("OS1", ROW)
        for key in ("AM1", ROW):
            glass.step(dt=0.5)
            glass.click(at(thing(glass.description, key)))
        glass.until_rest()
        enter(glass, "GK1", DISCARD)
        glass.until_rest()
        assert [card["id"] for card in cards(glass.description, "row")] == ["OS1", "AM1"]
        assert stands(glass)


def test_a_card_counts_as_seen_when_it_has_arrived():
    with opened() as glass:
        glass.deal(QUIET)
        stand(glass)
        before, deck = unseen(glass), glass.director.view.deck_count
        glass.do(Drag(at(thing(glass.description, "OS1")), at(thing(glass.description, ROW))))
        flew = False
        while glass.scene.busy:
            glass.step()
            flies = {"AM2", "back.deck"} & glass.director.moving
            if glass.director.view.deck_count < deck and "AM2" in flies:
                flew = True
                assert (unseen(glass), unseen(glass, "AM")) == (before, 3)
        assert flew
        assert (unseen(glass), unseen(glass, "AM")) == (before - 1, 2)


def test_it_closes_with_its_button_its_key_and_the_button_that_opened_it():
    with opened() as glass:
        glass.deal(QUIET)
        before = glass.description
        for way in (AWAY, "key", "button.unseen"):
            glass.do(press(glass.description, "button.unseen"))
            assert stands(glass)
            glass.step(dt=0.5)
            glass.key(pygame.K_c) if way == "key" else glass.do(press(glass.description, way))
            glass.step(dt=0.5)
            glass.move((2, 700))
            assert glass.description == before
        glass.click(middle(thing(glass.description, "zone.deck")))
        assert stands(glass)


def test_esc_puts_it_away_when_nothing_else_is_open_or_held():
    with opened() as glass:
        glass.deal(QUIET)
        stand(glass)
        glass.lift(at(thing(glass.description, "OS1")), at(thing(glass.description, ROW)))
        glass.key(ESC)
        glass.up()
        assert stands(glass)
        glass.key(pygame.K_2)
        glass.key(pygame.K_l)
        for still in (True, True, False):
            glass.key(ESC)
            assert stands(glass) is still
        assert "selected" not in thing(glass.description, "AM1")["state"]


def test_a_click_on_it_and_a_card_let_go_over_it_do_nothing():
    with opened() as glass:
        glass.deal(QUIET)
        stand(glass)
        glass.key(pygame.K_2)
        on_it = middle(thing(glass.description, PANEL))
        glass.move(on_it)
        glass.until_rest()
        described = glass.description
        glass.click(on_it)
        glass.until_rest()
        assert glass.description == described
        before = glass.log_length
        glass.do(Drag(at(thing(glass.description, "GK1")), on_it))
        glass.until_rest()
        assert (glass.log_length, stands(glass)) == (before, True)


def test_the_keyboard_comes_to_its_button():
    with opened() as glass:
        glass.deal(QUIET)
        stand(glass)
        been = [tab(glass) for _ in range(4)]
        assert been == ["OS1", ROW, "zone.deck", AWAY]
        glass.key(ENTER)
        assert not stands(glass)
        assert focused(glass) != ""


def test_where_there_is_no_room_it_lies_over_the_table_and_stands_again_where_there_is():
    with opened() as glass:
        glass.deal(QUIET)
        stand(glass)
        glass.resize(NARROW)
        glass.frames(30)
        assert not has(glass.description, PANEL)
        glass.key(pygame.K_c)
        assert has(glass.description, "button.close")
        glass.key(ESC)
        glass.resize(WIDE)
        glass.frames(30)
        assert stands(glass)
        glass.write_at(2.0)
        glass.step()
        assert not has(glass.description, PANEL)


def test_the_next_game_begins_beside_it():
    with opened() as glass:
        glass.deal(QUIET)
        stand(glass)
        glass.deal(NIGHTMARE)
        assert stands(glass)
        glass.assert_at_rest()


def test_letters_of_the_table_stay_as_large_as_in_the_window():
    with opened() as glass:
        glass.deal(QUIET)
        before = glass.director.layout.places.text(16)
        stand(glass)
        assert glass.director.layout.places.text(16) == before
        assert glass.director.layout.places.size[0] >= LEAST_ALONE


def test_what_one_player_alone_knows_counts_as_unseen_in_it_whoever_looks():
    """The panel stands where both read it. Numbers that change as a cloth is lifted would tell the
    cards under it."""
    with opened(size=(1366, 768)) as glass:
        seated(glass, "curtain", hidden())
        stand(glass)
        game = glass.table.session.game
        while len(game.state.known_to_both) == 6:
            glass.table.session.submit(glass.table.session.legal[0])
            glass.until_rest()
        hidden_cards = 6 - len(game.state.known_to_both)
        assert glass.table.session.shown
        assert unseen(glass) == glass.director.view.deck_count + hidden_cards
        glass.key(pygame.K_x)
        glass.until_rest()
        assert unseen(glass) == glass.director.view.deck_count + hidden_cards
        assert "the other hand" in thing(glass.description, "text.note.0")["name"]
        assert stands(glass)


@pytest.mark.parametrize(("manner", "gestures"), [("peek", 90), thorough("curtain", 90)])
def test_beside_hidden_hands_it_counts_what_whoever_looks_may_know(manner, gestures):
    with sofa(manner, "beside", size=(1366, 768)) as glass:
        glass.app.preferences.unseen_beside = True
        glass.scene.resized()
        players = Sofa(glass, "beside")
        for _ in range(gestures):
            players.go_on()
            glass.app.preferences.unseen_beside = True
        assert glass.counted["standing"] > gestures / 6
        assert glass.counted["covered"] > gestures / 15


@pytest.mark.parametrize("player", [Player("beside", drags=1), thorough(Typist("b"))])
def test_a_whole_game_is_played_beside_it(player):
    with opened("standing", painted=False) as glass:
        glass.move_with(Tempo(INSTANT))
        stand(glass)
        for _ in range(2500):
            if glass.scene.name != "table":
                break
            glass.step(dt=0.5)
            if not stands(glass):
                glass.key(pygame.K_c)
            glass.do(player.next(glass.description))
        assert glass.scene.name == "result"
