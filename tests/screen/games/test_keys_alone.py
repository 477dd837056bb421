"""Panels and whole games by keyboard alone."""

from __future__ import annotations

import random
from itertools import product

import pygame
import pytest

from game.table.motion.tempo import INSTANT, Tempo
from tests.screen.games.test_decisions import PROPHECY, ask
from tests.screen.games.test_keyboard import DOWN, ENTER, ESC, NUMBERS, RIGHT, SIZES, enter, go
from tests.screen.robots.glass import QUIET, opened
from tests.screen.robots.player import MENU, at, cards, has, thing
from tests.screen.robots.typist import Typist
from tests.variants import thinned_rows, thorough

PANELS = {
    "log": pygame.K_l,
    "unseen": pygame.K_c,
    "keys": pygame.K_F3,
}
PANEL = "zone.panel"


@pytest.mark.parametrize(("name", "key"), PANELS.items())
def test_a_key_opens_its_panel_and_closes_it(name, key):
    with opened(size=(1024, 640)) as glass:
        glass.deal(QUIET)
        glass.key(key)
        title = thing(glass.description, PANEL)["name"]
        glass.key(key)
        assert not has(glass.description, PANEL)
        if name == "keys":
            enter(glass, MENU)
        enter(glass, f"button.{name}")
        assert thing(glass.description, PANEL)["name"] == title
        glass.key(RIGHT)
        go(glass, "button.close")
        glass.key(ENTER)
        assert not has(glass.description, PANEL)


@pytest.mark.parametrize("key", PANELS.values())
def test_esc_closes_a_panel_over_the_table_before_anything_else(key):
    with opened(size=(1024, 640)) as glass:
        glass.deal(QUIET)
        glass.key(NUMBERS[1])
        glass.key(key)
        glass.key(ESC)
        assert not has(glass.description, PANEL)
        assert "selected" in thing(glass.description, "AM1")["state"]
        glass.key(ESC)
        assert "selected" not in thing(glass.description, "AM1")["state"]


def test_an_open_panel_keeps_the_other_keys_from_the_game():
    with opened() as glass:
        glass.deal(QUIET)
        glass.key(NUMBERS[1])
        glass.until_rest()
        before = glass.log_length, glass.poses
        glass.key(pygame.K_l)
        for key in (pygame.K_p, pygame.K_d, pygame.K_s, pygame.K_r, *NUMBERS, ENTER):
            glass.key(key)
        glass.key(pygame.K_l)
        glass.until_rest()
        assert (glass.log_length, glass.poses) == before


def test_arrows_scroll_a_long_panel():
    with opened() as glass:
        glass.deal(QUIET)
        for card in ("AM1", "OS1", "GK1"):
            go(glass, card)
            glass.key(pygame.K_p)
        glass.key(pygame.K_l)
        bottom = [d["id"] for d in glass.description["things"] if d["id"].startswith("log.")]
        for _ in range(6):
            glass.key(pygame.K_UP)
        assert [d for d in glass.description["things"] if d["id"] == "log.0"]
        for _ in range(6):
            glass.key(DOWN)
        ids = [d["id"] for d in glass.description["things"] if d["id"].startswith("log.")]
        assert ids == bottom


def test_r_reads_the_card_in_focus_or_the_chosen_one():
    with opened() as glass:
        glass.deal(QUIET)
        glass.key(pygame.K_r)
        assert not has(glass.description, PANEL)
        glass.key(NUMBERS[2])
        glass.key(pygame.K_r)
        assert has(glass.description, "panel.GK1")
        glass.key(ESC)
        go(glass, "LS1")
        glass.key(pygame.K_r)
        assert has(glass.description, "panel.LS1")


@pytest.mark.parametrize("pile", ["zone.discard", "zone.row.0", "zone.limbo"])
def test_enter_on_a_pile_with_nothing_chosen_opens_it(pile):
    with opened() as glass:
        glass.deal(QUIET)
        enter(glass, pile)
        assert has(glass.description, PANEL)


def test_a_card_of_an_open_pile_is_read_with_keys_and_esc_goes_back_to_the_pile():
    with opened() as glass:
        glass.deal(QUIET)
        for _ in range(2):
            glass.key(pygame.K_1)
            glass.key(pygame.K_d)
            glass.until_rest()
        enter(glass, "zone.discard")
        enter(glass, "panel.OS1")
        assert has(glass.description, "text.card.0")
        glass.key(ESC)
        assert has(glass.description, "button.order")
        glass.key(ESC)
        assert not has(glass.description, PANEL)


def test_enter_without_a_focus_confirms_a_prophecy_and_never_concedes():
    with opened() as glass:
        ask(glass, PROPHECY)
        glass.key(NUMBERS[1])
        for _ in range(3):
            glass.key(ENTER)
            glass.until_rest()
        assert [card["id"] for card in cards(glass.description, "discard")] == ["OK1", "OD1"]
        assert glass.description["result"] is None


@pytest.mark.parametrize(
    ("seed", "size"), thinned_rows(product(["keys", "alone"], SIZES), always=[("keys", SIZES[1])])
)
def test_a_whole_game_is_played_with_keys_alone(seed, size):
    with opened(seed, size, painted=False) as glass:
        typist = Typist(seed)
        for _ in range(2000):
            glass.key(pygame.K_F9)
            if glass.scene.name != "table":
                break
            glass.assert_at_rest()
            if glass.description["pending"] is None:
                glass.step()
            else:
                glass.do(typist.next(glass.description))
        assert glass.scene.name == "result"


KEYS = (*PANELS.values(), *NUMBERS, ENTER, ENTER, ESC, RIGHT, DOWN, pygame.K_UP, pygame.K_LEFT)
LETTERS = pygame.K_p, pygame.K_d, pygame.K_s, pygame.K_r, pygame.K_SPACE, pygame.K_TAB


@pytest.mark.parametrize(
    ("tempo", "times"),
    [(Tempo(), 80), *(thorough(t, 250) for t in (Tempo(), Tempo(INSTANT), Tempo(reduced=True)))],
)
def test_no_sequence_of_keys_and_drags_breaks_the_table(tempo, times):
    chance = random.Random(repr(tempo))
    with opened("storm", painted=True) as glass:
        glass.move_with(tempo)
        for _ in range(times):
            if chance.random() < 0.2:
                things = [
                    at(d) for d in glass.description["things"] if d["at"] and d["role"] == "card"
                ]
                glass.lift(chance.choice(things), chance.choice(things))
            for _ in range(chance.randrange(3)):
                glass.key(chance.choice(KEYS + LETTERS))
            if chance.random() < 0.5:
                glass.up()
            for _ in range(chance.choice((0, 1, 5))):
                glass.step()
            if glass.scene.name != "table":
                glass.deal(QUIET)
            glass.assert_no_card_lost()
        glass.up()
        glass.key(ESC)
        glass.move((2, 2))
        glass.until_rest()
        glass.assert_at_rest()
