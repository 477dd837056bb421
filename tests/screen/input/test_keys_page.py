"""The page of the keys and buttons: what is pressed there is given, and what it took away is
told."""

from collections.abc import Iterator

import pygame
import pytest

from game.screen.input.controls import LEFT_HAND
from tests.screen.input.test_pads import press as press_button
from tests.screen.pages.pages_used import click
from tests.screen.pages.test_settings_page import kept
from tests.screen.robots.devices import pad_event
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import has, thing


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None, size=(1280, 720)) as glass:
        for key in ("button.settings", "button.controls", "button.keys"):
            click(glass, key)
        assert glass.description["scene"] == "keys"
        yield glass


def told(glass: Glass) -> str:
    """Returns the message at the foot of the page."""
    there = has(glass.description, "text.told")
    return str(thing(glass.description, "text.told")["name"]) if there else ""


def name(glass: Glass, key: str) -> str:
    """Returns what a button is called."""
    return str(thing(glass.description, key)["name"])


def test_who_presses_an_action_and_then_a_key_has_given_it(glass):
    click(glass, "button.key.play")
    assert "The next key is for this: Play the card." in told(glass)
    glass.key(pygame.K_a)
    assert kept().keys == {"play": "a"}
    assert name(glass, "button.key.play") == "Play the card: key A"
    assert told(glass) == "Play the card: A."
    glass.key(pygame.K_a)
    assert kept().keys == {"play": "a"}, "only one key was asked for"


def test_a_key_that_another_action_has_is_swapped_and_that_is_told(glass):
    click(glass, "button.key.play")
    glass.key(pygame.K_d)
    assert kept().keys == {"play": "d", "discard": "p"}
    assert "Discard the card had it before and has this now: P." in told(glass)


def test_esc_leaves_all_as_it_was_and_so_does_the_other_device(glass):
    click(glass, "button.key.play")
    glass.key(pygame.K_ESCAPE)
    assert glass.description["scene"] == "keys"
    click(glass, "button.key.play")
    press_button(glass, "x")
    assert "another device" in told(glass)
    assert (kept().keys, kept().pad) == ({}, {})
    glass.key(pygame.K_ESCAPE)
    assert glass.description["scene"] == "settings"


def test_a_button_of_a_pad_is_given_in_the_same_way(glass):
    click(glass, "button.pad.play")
    press_button(glass, "x")
    assert kept().pad == {"play": "x", "discard": "righttrigger"}
    assert name(glass, "button.pad.discard") == "Discard the card: game pad RT"


def test_modifiers_alone_are_no_keys(glass):
    click(glass, "button.key.play")
    glass.key(pygame.K_LSHIFT)
    glass.key(pygame.K_F7)
    assert kept().keys["play"] == "f7"


def test_sets_for_one_hand_and_the_way_back_to_the_first_keys(glass):
    click(glass, "button.left_hand")
    assert kept().keys == LEFT_HAND
    assert name(glass, "button.key.up") == "Go up: key W"
    click(glass, "button.first")
    assert (kept().keys, kept().pad) == ({}, {})


def test_who_leaves_while_a_key_is_asked_for_gives_none(glass):
    click(glass, "button.key.play")
    click(glass, "button.back")
    glass.key(pygame.K_w)
    assert kept().keys == {}


def test_a_key_without_a_name_is_not_given_and_the_next_one_is(glass):
    click(glass, "button.key.play")
    glass.key(1 << 30 | 128)
    assert kept().keys == {}
    glass.key(pygame.K_a)
    assert kept().keys == {"play": "a"}


def test_esc_is_handed_on_to_no_other_action_and_that_is_told(glass):
    click(glass, "button.key.back")
    glass.key(pygame.K_d)
    assert glass.app.controls.keys["discard"] == ""
    assert "Discard the card had it before and has this now: none." in told(glass)


def test_a_single_action_is_given_its_first_key_back_by_delete_and_by_a_button_in_its_row(glass):
    assert not has(glass.description, "button.reset.play")
    for give_back in pygame.K_DELETE, pygame.K_BACKSPACE, None:
        click(glass, "button.key.play")
        glass.key(pygame.K_d)
        assert kept().keys == {"play": "d", "discard": "p"}
        if give_back is None:
            click(glass, "button.reset.play")
        else:
            glass.scene.stand("button.key.play")
            glass.key(give_back)
        assert kept().keys == {}
        assert "Play the card: as at first." in told(glass)
        assert "Discard the card had it before and has this now: D." in told(glass)
        assert not has(glass.description, "button.reset.play")


def test_it_is_given_its_first_button_back_or_has_none_as_at_first(glass):
    for action, button in (("play", "x"), ("sort", "x"), ("answer_2", "y")):
        glass.scene.stand(f"button.pad.{action}")
        glass.key(pygame.K_RETURN)
        press_button(glass, button)
        assert kept().pad[action] == button
        glass.key(pygame.K_DELETE)
        assert kept().pad == {}
    assert glass.app.controls.buttons["sort"] == ""
    assert glass.app.controls.buttons["answer_2"] == "leftshoulder+b"


def test_the_focus_stays_in_the_row_whose_first_keys_came_back(glass):
    click(glass, "button.key.play")
    glass.key(pygame.K_w)
    click(glass, "button.pad.play")
    press_button(glass, "guide")
    press_button(glass, "back")
    glass.scene.stand("button.reset.play")
    glass.key(pygame.K_RETURN)
    assert (kept().keys, kept().pad) == ({}, {})
    assert glass.scene.focus == "button.key.play"


def test_two_buttons_together_are_given_like_one(glass):
    click(glass, "button.pad.sort")
    glass.step(pad_event("leftshoulder", down=True))
    press_button(glass, "y")
    glass.step(pad_event("leftshoulder", down=False))
    assert glass.app.controls.buttons["sort"] == "leftshoulder+y"
    assert name(glass, "button.pad.sort") == "Sort the hand: game pad LB+Y"
    assert glass.scene.focus == "", "the button that was held did nothing by itself"
