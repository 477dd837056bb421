"""Whatever may come between a press and its release, or between one answer and the next."""

import random

import pygame
import pytest

from game.editions.base.cards import CARDS
from game.editions.base.explore import Play
from game.rules.view import View
from game.screen.look import shapes
from tests.screen.robots.glass import NOWHERE, QUIET, RIGHT, Glass, opened
from tests.screen.robots.player import (
    ROW,
    Drag,
    Player,
    at,
    cards,
    has,
    middle,
    thing,
)
from tests.table.robots.staged import layout
from tests.variants import thinned, thorough


@pytest.mark.parametrize("frames", thinned([0, 1, 5, 12, 24, 40], always=[0, 12, 40]))
def test_a_press_in_mid_animation_finishes_it_and_then_acts(frames):
    with opened() as glass:
        glass.deal(QUIET)
        glass.do(Drag(at(thing(glass.description, "OS1")), at(thing(glass.description, ROW))))
        glass.frames(frames)
        assert glass.scene.busy
        view = View.of(glass.table.session.game.state, 0)
        wanted = layout(view, glass.app.size, glass.director.arrangement)
        pose = wanted.sprites["AM2"].pose
        glass.move((round(pose.x), round(pose.y)))
        glass.down()
        glass.assert_at_rest()
        glass.up()
        glass.until_rest()
        assert "selected" in thing(glass.description, "AM2")["state"]


@pytest.mark.parametrize("frames", thinned([0, 3, 20], always=[3]))
def test_resizing_in_mid_animation_leaves_everything_in_its_place(frames):
    with opened() as glass:
        glass.deal(QUIET)
        glass.do(Drag(at(thing(glass.description, "OS1")), at(thing(glass.description, ROW))))
        glass.frames(frames)
        for size in ((1400, 800), (1600, 900), (1100, 700)):
            glass.resize(size)
        glass.frames(30)
        assert glass.app.size == (1100, 700)
        assert glass.description["size"] == [1100, 700]
        glass.until_rest()
        glass.assert_at_rest()


def test_resizing_again_and_again_keeps_no_more_pictures_than_once():
    with opened(painted=True) as glass:
        glass.deal(QUIET)
        kept = set()
        for width in range(1285, 1325, 5):
            glass.resize((width, 720))
            glass.frames(10)
            kept.add(shapes.KEPT.used)
        assert max(kept) < 2 * min(kept)


def test_resizing_during_a_drag_sends_the_card_home():
    with opened() as glass:
        glass.deal(QUIET)
        before = glass.log_length
        glass.lift(at(thing(glass.description, "OS1")), NOWHERE)
        glass.resize((1500, 850))
        glass.frames(30)
        glass.move((300, 300), held=True)
        glass.up()
        glass.until_rest()
        glass.assert_at_rest()
        assert glass.log_length == before


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE])
def test_a_drag_ends_when_focus_or_pointer_leave_the_window(glass, kind):
    before = glass.log_length
    glass.lift(at(thing(glass.description, "OS1")), at(thing(glass.description, ROW)))
    glass.step(pygame.Event(kind, window=glass.app.window))
    glass.move(at(thing(glass.description, ROW)), held=True)
    glass.up()
    glass.until_rest()
    glass.assert_at_rest()
    assert glass.log_length == before


def test_quitting_in_mid_animation_ends_the_loop(glass):
    glass.do(Drag(at(thing(glass.description, "OS1")), at(thing(glass.description, ROW))))
    assert glass.scene.busy
    glass.step(pygame.Event(pygame.QUIT))
    assert not glass.app.running


def test_quitting_while_the_pictures_are_still_being_loaded():
    with opened(painted=True) as glass:
        glass.app.scene = None
        glass.app._loading = iter(["one", "two"])
        glass.step(pygame.Event(pygame.QUIT))
        assert not glass.app.running


LONG_ROW = (
    "OS1 AM1 GS1 LM1 OS2 AM2 GS2 LM2 OS3 AM3 GS3 LM3 OS4 AM4 GS4 LM4 "
    "OS6 OM1 AS1 GM1 LS1 OM2 OS5 GM2 LS2 OM3 AS2 GM3"
)


def long_row(glass: Glass) -> None:
    """Plays alternating symbols until 22 cards lie in the row."""
    glass.deal(LONG_ROW)
    for card in LONG_ROW.split()[:22]:
        glass.table.session.submit(Play(CARDS[card]))
        glass.table.settle()
    glass.step()
    assert len(cards(glass.description, "row")) == 22


def test_the_wheel_over_the_row_shows_older_cards_and_comes_back():
    with opened(size=(1024, 640)) as glass:
        long_row(glass)
        poses = glass.poses
        glass.move(middle(thing(glass.description, "zone.deck")))
        glass.wheel(3)
        glass.until_rest()
        assert glass.poses == poses
        before = {card["id"]: card["rect"] for card in cards(glass.description, "row")}
        glass.move(at(thing(glass.description, "OM2")))
        glass.wheel(1)
        glass.wheel(1)
        glass.until_rest()
        glass.assert_at_rest()
        assert {card["id"]: card["rect"] for card in cards(glass.description, "row")} != before
        glass.wheel(200)
        glass.until_rest()
        oldest = thing(glass.description, "OS1")
        assert oldest["at"] is not None
        for _ in range(22):
            glass.wheel(-1)
        glass.until_rest()
        assert {card["id"]: card["rect"] for card in cards(glass.description, "row")} == before


def test_a_card_that_is_played_is_seen_however_far_the_row_was_scrolled():
    with opened(size=(1024, 640)) as glass:
        long_row(glass)
        glass.move(at(thing(glass.description, "OM2")))
        glass.wheel(50)
        glass.until_rest()
        glass.drag_onto("OS5", ROW)
        newest = thing(glass.description, "OS5")
        assert newest["zone"] == "row"
        assert newest["at"] == list(middle(newest))
        before = thing(glass.description, "OM2")["rect"]
        assert newest["rect"][0] - before[0] >= 0.42 * before[2] - 1


KEYS = (
    pygame.K_ESCAPE,
    pygame.K_RETURN,
    pygame.K_p,
    pygame.K_d,
    pygame.K_1,
    pygame.K_4,
    pygame.K_5,
    pygame.K_9,
    pygame.K_TAB,
    pygame.K_F3,
    *(pygame.K_l, pygame.K_c, pygame.K_s, pygame.K_r, pygame.K_SPACE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN),
)
LEFT_OR_RIGHT = (pygame.BUTTON_LEFT, pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT, pygame.BUTTON_MIDDLE)


def anything(glass: Glass, chance: random.Random) -> None:
    """Does something at random that a player, a cat or a window manager may do."""
    width, height = glass.app.size
    point = chance.randrange(-20, width + 20), chance.randrange(-20, height + 20)
    things = [d for d in glass.description["things"] if d["at"]]
    if chance.random() < 0.6:
        point = at(chance.choice(things))
    what = chance.randrange(12)
    if what < 3:
        glass.move(point, held=chance.random() < 0.5)
    elif what < 5:
        glass.down(chance.choice(LEFT_OR_RIGHT))
    elif what < 7:
        glass.up(chance.choice(LEFT_OR_RIGHT))
    elif what == 7:
        glass.key(chance.choice(KEYS))
    elif what == 8:
        glass.wheel(chance.randrange(-3, 4))
    elif what == 9:
        kinds = (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWEXPOSED)
        glass.step(pygame.Event(chance.choice(kinds), window=glass.app.window))
    elif what == 10 and chance.random() < 0.3:
        glass.resize((chance.randrange(900, 1500), chance.randrange(600, 900)))
    else:
        glass.lift(at(chance.choice(things)), point)


@pytest.mark.parametrize(
    ("seed", "times"),
    [("cat", 40), thorough("dog", 100)],
)
def test_no_sequence_of_events_breaks_the_table_or_loses_a_card(seed, times):
    chance = random.Random(seed)
    with opened(seed, painted=True) as glass:
        player = Player(seed)
        for _ in range(times):
            for _ in range(chance.randrange(1, 4)):
                anything(glass, chance)
            glass.frames(chance.choice((0, 0, 1, 2, 30)))
            if glass.scene.name != "table" or not glass.app.running:
                glass.app.running = True
                glass.deal(QUIET)
            glass.assert_no_card_lost()
            if chance.random() < 0.3:
                glass.move((-1, -1))
                glass.down(RIGHT)
                glass.table.settle()
                glass.frames(12)
                if glass.description["pending"] and not has(glass.description, "button.cancel"):
                    glass.do(player.next(glass.description))
        if glass.scene.name == "table":
            glass.down(RIGHT)
            glass.frames(30)
            glass.until_rest()
            if glass.scene.name == "table":
                glass.assert_at_rest()
