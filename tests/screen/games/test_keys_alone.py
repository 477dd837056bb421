"""Panels and whole games by keyboard alone."""

import pygame
import pytest

from tests.screen.games.test_decisions import PROPHECY, ask
from tests.screen.games.test_keyboard import DOWN, ENTER, ESC, NUMBERS, RIGHT, SIZES, enter, go
from tests.screen.robots.glass import QUIET, opened
from tests.screen.robots.player import MENU, has, thing
from tests.screen.robots.typist import Typist
from tests.variants import thorough

PANELS = {
    "log": pygame.K_l,
    "unseen": pygame.K_c,
    "keys": pygame.K_F3,
}
PANEL = "zone.panel"


@pytest.mark.parametrize(("name", "key"), PANELS.items())
def test_a_key_opens_its_panel_and_closes_it_and_esc_closes_it_before_anything_else(name, key):
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
        enter(glass, "button.close")
        assert not has(glass.description, PANEL)
        glass.key(NUMBERS[1])
        glass.key(key)
        for chosen in (True, False):
            glass.key(ESC)
            assert not has(glass.description, PANEL)
            assert ("selected" in thing(glass.description, "AM1")["state"]) == chosen


def test_an_open_panel_keeps_the_other_keys_from_the_game(glass):
    glass.key(NUMBERS[1])
    glass.until_rest()
    before = glass.log_length, glass.poses
    glass.key(pygame.K_l)
    for key in (pygame.K_p, pygame.K_d, pygame.K_s, pygame.K_r, *NUMBERS, ENTER):
        glass.key(key)
    glass.key(pygame.K_l)
    glass.until_rest()
    assert (glass.log_length, glass.poses) == before


def test_arrows_scroll_a_long_panel(glass):
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


def test_r_reads_the_card_in_focus_or_the_chosen_one(glass):
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
def test_enter_on_a_pile_with_nothing_chosen_opens_it(glass, pile):
    enter(glass, pile)
    assert has(glass.description, PANEL)


def test_a_card_of_an_open_pile_is_read_with_keys_and_esc_goes_back_to_the_pile(glass):
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


def test_enter_without_a_focus_confirms_a_prophecy_and_never_concedes(glass):
    ask(glass, PROPHECY)
    glass.key(NUMBERS[1])
    for _ in range(3):
        glass.key(ENTER)
        glass.until_rest()
    assert glass.lying("discard") == ["OK1", "OD1"]
    assert glass.description["result"] is None


@pytest.mark.parametrize(("seed", "size"), [("keys", SIZES[1]), thorough("alone", SIZES[0])])
def test_a_whole_game_is_played_with_keys_alone(seed, size):
    with opened(seed, size, painted=False) as glass:
        glass.play_alone(Typist(seed).next)
