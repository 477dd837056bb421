"""A game pad, by the events that SDL sends of it: buttons, sticks, plugged in and out."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.rules.event import Answered
from game.screen.input.controls import Controls
from game.screen.input.pads import FIRST, FULL, NEXT, Pads, Pressed
from game.words import PadSign
from tests.screen.input.test_controls import hints, played
from tests.screen.robots.devices import PAD, pad_event
from tests.screen.robots.glass import FRAME, QUIET, Glass, opened
from tests.screen.robots.player import has, in_state, thing


@pytest.fixture
def glass() -> Iterator[Glass]:
    with opened(seed=None) as glass:
        glass.deal(QUIET)
        glass.until_rest()
        yield glass


def press(glass: Glass, name: str) -> None:
    """Presses and releases a button of the pad."""
    glass.step(pad_event(name, down=True), pad_event(name, down=False))


def stick(axis: int, value: float) -> pygame.Event:
    """Returns the event of a stick that was moved so far, -1 to 1."""
    return pygame.Event(
        pygame.CONTROLLERAXISMOTION, instance_id=PAD, axis=axis, value=round(value * FULL)
    )


def focused(glass: Glass) -> str:
    """Returns the id of the thing in focus, or an empty text."""
    return next((thing["id"] for thing in in_state(glass.description, "focused")), "")


def test_a_card_is_found_taken_and_played(glass):
    press(glass, "dpright")
    assert focused(glass)
    press(glass, "a")
    assert glass.table.session.selected
    press(glass, "righttrigger")
    glass.until_rest()
    assert played(glass) == 1
    press(glass, "start")
    assert glass.table.panels.panel
    press(glass, "b")
    assert not glass.table.panels.panel


def test_the_price_of_a_hint_is_told_to_a_pad_and_declined_by_either_button(glass):
    """The focus waits on the button that plays on, and comes back to its card."""
    for _ in range(2):
        press(glass, "dpright")
    card = focused(glass)
    for button in ("a", "b"):
        press(glass, "lefttrigger")
        assert "counted as one with hints" in thing(glass.description, "text.body")["name"]
        assert focused(glass) == "button.cancel"
        press(glass, button)
        assert focused(glass) == card
        assert not has(glass.description, "button.confirm")
    assert glass.table.session.desk.hints == 0


def test_who_agrees_to_the_price_by_pad_is_advised_and_stands_on_the_same_card(glass):
    for _ in range(2):
        press(glass, "dpright")
    card = focused(glass)
    press(glass, "lefttrigger")
    press(glass, "dpleft")
    assert focused(glass) == "button.confirm"
    press(glass, "a")
    while glass.scene.thinks:
        glass.step()
    assert glass.table.session.desk.hints == 1
    assert focused(glass) == card


def test_signs_of_the_pad_stand_on_buttons_while_it_is_used(glass):
    glass.key(pygame.K_1)
    assert hints(glass)["button.play"] == "P"
    press(glass, "dpright")
    shown = hints(glass)["button.play"]
    assert shown == "RT"
    assert isinstance(shown, PadSign)
    glass.move((5, 5))
    glass.click((5, 400))
    glass.key(pygame.K_1)
    assert hints(glass)["button.play"] == "P"


def test_a_stick_moves_the_focus_once_and_then_again_while_it_is_held(glass):
    seen = []
    glass.step(stick(pygame.CONTROLLER_AXIS_LEFTX, 0.3))
    assert not focused(glass), "so little is no direction"
    glass.step(stick(pygame.CONTROLLER_AXIS_LEFTX, 0.9))
    seen.append(focused(glass))
    glass.step(stick(pygame.CONTROLLER_AXIS_LEFTX, 0.5))
    assert focused(glass) == seen[0], "a stick that trembles presses no second time"
    for seconds in (FIRST, NEXT):
        glass.frames(round(seconds / FRAME) + 2)
        seen.append(focused(glass))
    assert len(set(seen)) == 3
    glass.step(stick(pygame.CONTROLLER_AXIS_LEFTX, 0.0))
    glass.frames(round(FIRST / FRAME) + 2)
    assert focused(glass) == seen[-1]


def test_a_stick_that_is_pushed_aslant_goes_one_way(glass):
    glass.step(stick(pygame.CONTROLLER_AXIS_LEFTX, 0.9), stick(pygame.CONTROLLER_AXIS_LEFTX, 0.0))
    there = focused(glass)
    glass.step(stick(pygame.CONTROLLER_AXIS_LEFTX, 0.72), stick(pygame.CONTROLLER_AXIS_LEFTY, -0.7))
    aslant = focused(glass)
    assert aslant != there
    glass.step(stick(pygame.CONTROLLER_AXIS_LEFTX, 0.0), stick(pygame.CONTROLLER_AXIS_LEFTY, 0.0))
    press(glass, "dpleft")
    assert focused(glass) == there


def test_a_pad_that_is_pulled_out_gives_the_labels_back_to_the_keys(glass):
    glass.key(pygame.K_1)
    press(glass, "dpright")
    glass.step(stick(pygame.CONTROLLER_AXIS_LEFTX, 0.9))
    assert hints(glass)["button.play"] == "RT"
    glass.step(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=PAD))
    assert hints(glass)["button.play"] == "P"


def test_a_button_that_comes_up_after_a_key_was_used_calls_no_signs_back(glass):
    glass.key(pygame.K_1)
    glass.step(pad_event("dpright", down=True))
    glass.key(pygame.K_LEFT)
    glass.step(pad_event("dpright", down=False))
    assert hints(glass)["button.play"] == "P"


def test_a_pad_that_is_pulled_out_holds_nothing_down(glass):
    glass.step(stick(pygame.CONTROLLER_AXIS_LEFTX, 0.9))
    there = focused(glass)
    glass.step(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=PAD))
    glass.frames(60)
    assert focused(glass) == there


def test_what_was_held_is_let_go_with_the_window(glass):
    glass.step(stick(pygame.CONTROLLER_AXIS_LEFTX, 0.9))
    there = focused(glass)
    glass.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    glass.frames(60)
    assert focused(glass) == there


def test_what_nobody_knows_does_nothing(glass):
    glass.step(
        pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=99, button=77),
        pygame.Event(pygame.CONTROLLERBUTTONUP, instance_id=99, button=4),
        pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=99, axis=44, value=FULL),
        pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=99),
        pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=99, guid="0"),
        pygame.Event(pygame.CONTROLLERDEVICEREMAPPED, instance_id=99),
    )
    assert played(glass) == 0
    assert not glass.app.controls.by_pad


class Shaken:
    """A pad that notes how it was shaken, in place of one that a test cannot hold in its hands."""

    def __init__(self) -> None:
        self.times: list[tuple[float, float, int]] = []

    def rumble(self, low: float, high: float, milliseconds: int) -> None:
        self.times.append((low, high, milliseconds))


def test_a_pad_rumbles_only_if_the_player_wants_it(glass):
    pad = Shaken()
    glass.app.controls.pads._open[PAD] = pad
    for wanted in (False, True):
        glass.app.change(replace(glass.app.settings, rumble=wanted))
        glass.drag_onto("AM1", "zone.deck")
        assert bool(pad.times) is wanted


def test_without_support_for_pads_everything_else_works():
    pads = Pads()
    pads.find()
    assert pads.notice(pygame.Event(pygame.KEYDOWN, key=pygame.K_a)) is None
    assert list(pads.repeats(1.0)) == []


def test_a_button_that_has_lost_its_action_does_nothing(glass):
    controls: Controls = glass.app.controls
    glass.app.change(replace(glass.app.settings, pad={"sort": "a"}))
    assert controls.buttons["act"] == ""
    press(glass, "dpright")
    press(glass, "a")
    assert not glass.table.session.selected


def together(glass: Glass, name: str) -> None:
    """Presses and releases a button while the left shoulder button is held down."""
    glass.step(pad_event("leftshoulder", down=True))
    press(glass, name)
    glass.step(pad_event("leftshoulder", down=False))


@pytest.mark.parametrize(("name", "answer"), [("a", "PayKey"), ("b", "RevealFive")])
def test_r20_a_nightmare_is_answered_by_two_buttons_together(glass, name, answer):
    glass.deal("OS1 AM1 GK1 LS1 OS2 NM1")
    glass.until_rest()
    glass.drag_onto("OS1", "zone.discard")
    there = focused(glass)
    together(glass, name)
    answers = [one.command for one in glass.table.session.game.log if isinstance(one, Answered)]
    assert type(answers[-1]).__name__ == answer
    assert focused(glass) == there, "the button that was held did nothing by itself"


def test_a_button_that_gives_others_another_meaning_has_its_own_when_it_comes_up(glass):
    press(glass, "rightshoulder")
    first = focused(glass)
    press(glass, "rightshoulder")
    glass.step(pad_event("leftshoulder", down=True))
    assert focused(glass) != first
    glass.step(pad_event("leftshoulder", down=False))
    assert focused(glass) == first


def test_with_the_pad_or_the_window_gone_it_does_nothing_when_it_comes_up(glass):
    press(glass, "rightshoulder")
    there = focused(glass)
    for gone in (
        pygame.Event(pygame.WINDOWFOCUSLOST),
        pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=PAD),
    ):
        glass.step(pad_event("leftshoulder", down=True))
        glass.step(gone)
        glass.step(pad_event("leftshoulder", down=False))
        assert focused(glass) == there


def test_of_two_buttons_together_either_may_come_up_first():
    for order in (("leftshoulder", "a"), ("a", "leftshoulder")):
        pads = Pads()
        events = [pad_event(name, down=True) for name in ("leftshoulder", "a")]
        events += [pad_event(name, down=False) for name in order]
        told = [pressed for event in events for pressed in pads.notice(event) or ()]
        assert told == [Pressed("leftshoulder+a", down) for down in (True, False)]
