"""Other keys for the actions of the program: what is pressed, what it means, and what it is called
then."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.actions import ACTIONS
from game.screen.input.controls import (
    FIRST_BUTTONS,
    FIRST_KEYS,
    LEFT_HAND,
    RIGHT_HAND,
    bound,
    code_of,
    name_of,
    swapped,
)
from game.screen.input.pads import SIGNS
from game.screen.pages.keys_page import DOES
from game.screen.table.keys import INPUTS
from tests.screen.pages.pages_used import hit
from tests.screen.robots.glass import QUIET, Glass, opened
from tests.screen.robots.player import thing

NEEDED = (
    *("left", "right", "up", "down", "next", "previous", "act", "back", "play", "discard"),
    *("read", "hint", "undo", "menu", "log", "unseen", "cloth_1", "cloth_2", "cover", "explain"),
)
FAR_RIGHT = {*"poiuyhjklnm-.,", "return", "backspace", "right", "left", "up", "down"}


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None) as glass:
        glass.deal(QUIET)
        glass.until_rest()
        yield glass


def give(glass: Glass, **keys: str) -> None:
    """Gives actions these keys, as the page of the keys does."""
    glass.app.change(replace(glass.app.settings, keys=keys))
    glass.step()


def played(glass: Glass) -> int:
    """Returns how many cards lie in the row."""
    return len(glass.table.session.game.state.row(0))


def test_another_key_does_what_the_first_one_did_and_that_one_means_nothing(glass):
    give(glass, play="w")
    glass.key(pygame.K_1)
    glass.key(pygame.K_p)
    glass.until_rest()
    assert played(glass) == 0
    glass.key(pygame.K_w)
    glass.until_rest()
    assert played(glass) == 1


def test_a_key_that_an_action_was_given_no_longer_does_what_it_did_elsewhere(glass):
    give(glass, play="return")
    glass.key(pygame.K_1)
    glass.key(pygame.K_RETURN)
    glass.until_rest()
    assert played(glass) == 1


def test_the_key_that_leads_back_always_does(glass):
    give(glass, play="escape", back="backspace")
    assert glass.app.controls.keys["play"] == "p"
    for key in (pygame.K_BACKSPACE, pygame.K_ESCAPE):
        glass.key(key)
        assert glass.table.panels.panel
        glass.key(key)
        assert not glass.table.panels.panel


def test_keys_with_ctrl_are_themselves(glass):
    give(glass, undo="w", log="z")
    fields = {"key": pygame.K_z, "mod": pygame.KMOD_LCTRL, "unicode": "", "scancode": 0}
    glass.step(pygame.Event(pygame.KEYDOWN, fields))
    assert not glass.table.panels.panel, "Ctrl and Z still take back"
    glass.key(pygame.K_z)
    assert glass.table.panels.panel


def test_while_somebody_writes_letters_are_letters(glass):
    give(glass, back="w", act="e")
    glass.app.ways.deals("any")
    glass.step()
    page = glass.scene
    page.stand("field.deal")
    assert page.writing
    hit(glass, pygame.K_w, text="w")
    hit(glass, pygame.K_e, text="e")
    assert glass.scene is page
    assert "we" in "".join(d["name"] for d in glass.description["things"])


def test_what_the_settings_cannot_mean_counts_for_nothing():
    keys = bound({"play": "no such key", "dance": "w", "sort": "w", "log": "w"}, FIRST_KEYS)
    assert keys["play"] == "p"
    assert (keys["sort"], keys["log"]) == ("w", "l")
    assert set(keys) == set(ACTIONS)
    assert bound({"hint": "no such button"}, FIRST_BUTTONS, SIGNS)["hint"] == "lefttrigger"


def test_a_key_that_another_action_has_is_swapped():
    keys, before = swapped(bound({}, FIRST_KEYS), "play", "d")
    assert (before, keys["play"], keys["discard"]) == ("discard", "d", "p")
    assert swapped(keys, "play", "d") == (keys, "")


def test_a_key_that_has_lost_its_action_to_nobody_is_told_so():
    """Esc cannot be handed on, since it always leads back."""
    keys, before = swapped(bound({}, FIRST_KEYS), "back", "d")
    assert (before, keys["back"], keys["discard"]) == ("discard", "d", "")


@pytest.mark.parametrize("key", [0, 1 << 30 | 128, 1 << 30 | 139, 1 << 30 | 511, 0x20AC])
def test_a_key_of_which_nobody_knows_the_name_does_nothing(glass, key):
    before = glass.description
    glass.key(key)
    assert glass.app.running
    assert glass.description == before


@pytest.mark.parametrize("given", [{}, LEFT_HAND, RIGHT_HAND], ids=["first", "left", "right"])
def test_no_two_actions_share_a_key_and_whatever_a_game_needs_has_one(given):
    keys = [name for name in bound(given, FIRST_KEYS).values() if name]
    assert len(keys) == len(set(keys))
    assert all(bound(given, FIRST_KEYS)[action] for action in NEEDED)
    assert all(name_of(code_of(name) or 0) == name for name in keys)


def test_one_hand_needs_no_key_of_the_other_side():
    assert not {*LEFT_HAND.values()} & (FAR_RIGHT - {"return"})
    left_letters = {*"qwertasdfgzxcvb"}
    assert not {*RIGHT_HAND.values()} & (left_letters - {"b"})


def test_every_action_is_on_the_page_and_at_first_has_a_key_that_means_something():
    assert set(DOES) == set(ACTIONS)
    first = [code_of(action.key) for action in ACTIONS.values()]
    assert len(first) == len(set(first))
    assert {*INPUTS} - {*first} <= {pygame.K_KP_ENTER}


# What keys are called


def hints(glass: Glass) -> dict[str, str]:
    """Returns what the answers call their keys."""
    return {button.id: button.hint for button in glass.table.frame.answers}


def test_buttons_and_sentences_call_a_key_as_it_is_now(glass):
    glass.key(pygame.K_1)
    assert hints(glass)["button.play"] == "P"
    give(glass, play="w", read="f5")
    assert hints(glass)["button.play"] == "W"
    words = glass.app.words
    assert words.say("Press {key_of[read]}.") == "Press F5."
    assert words.key("back") == "Esc"
    words.speak("fr")
    assert words.key("back") == "Échap"
    words.speak("en")


def test_the_list_of_the_controls_names_what_each_action_has(glass):
    give(glass, mute="f12", undo="u")
    glass.key(pygame.K_F3)
    told = {d["name"] for d in glass.description["things"]}
    assert "F12: Sound off or on" in told
    assert "U, Y: Undo, redo" in told
    assert "Arrows: Move the focus" in told
    assert thing(glass.description, "text.title")["name"] == "Controls"
