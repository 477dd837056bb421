"""Cards that are held to be played, for those who cannot press twice in quick succession: by mouse
and by finger, alone and for two."""

from dataclasses import replace

import pygame
import pytest

from game.screen.input.pointer import LONG
from game.screen.panels.key_list import HELD, MOUSE
from game.screen.table.between_turns.lifting import FIRST, HOLD, KEYS, PATIENCE, SECOND
from game.table.motion.tempo import LONG_PAUSES
from game.table.party import Party, Player
from tests.rules.stories import after, partners
from tests.screen.robots.finger import Finger
from tests.screen.robots.glass import Glass
from tests.screen.robots.player import ROW, at, cards, has, thing

LATER = 0.5
"""Seconds between two presses that are no double press."""
PEOPLE = Player("Ada", "lantern"), Player("Zoe", "boat")
LIFT = "button.lift"


@pytest.fixture
def holding(glass: Glass) -> Glass:
    """Returns the program where cards are held to be played, with the deal told."""
    glass.app.change(replace(glass.app.settings, hold_to_play=True))
    glass.scene.resized()
    glass.until_rest()
    glass.app._fingers.forget()
    return glass


def where(glass: Glass, key: str) -> tuple[int, int]:
    return at(thing(glass.description, key))


def hold(glass: Glass, key: str, by: str, seconds: float = LONG + 0.1) -> None:
    """Holds a thing for so many seconds, by mouse or by finger."""
    if by == "mouse":
        glass.hold(where(glass, key), seconds)
    else:
        Finger(glass).hold(where(glass, key), seconds)


def twice(glass: Glass, key: str, by: str) -> None:
    """Presses a thing twice in quick succession."""
    point = where(glass, key)
    for _ in range(2):
        if by == "mouse":
            glass.click(point)
        else:
            Finger(glass).tap(point)


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_a_held_card_is_played_and_two_presses_are_but_two_presses(holding, by):
    glass = holding
    before = glass.log_length
    twice(glass, "AM1", by)
    glass.until_rest()
    assert glass.log_length == before
    assert "selected" not in thing(glass.description, "AM1")["state"]
    glass.wait(LATER)
    hold(glass, "AM1", by)
    glass.until_rest()
    assert glass.lying("row") == ["AM1"]
    assert not has(glass.description, "zone.panel")
    assert not any("selected" in one["state"] for one in glass.description["things"])


@pytest.mark.parametrize("card", ["AM1", "LS1"])
def test_a_card_that_was_held_is_not_dragged_besides_by_a_hand_that_trembles(holding, card):
    """The second of these cannot be played after a Sun, and goes home."""
    glass = holding
    hold(glass, "OS1", "mouse")
    glass.until_rest()
    before, (x, y) = glass.lying("row"), where(glass, card)
    finger = Finger(glass)
    finger.down((x, y))
    finger.rest(LONG + 0.1)
    finger.lead((x + 90, y + 30))
    assert glass.table.ui.held == ""
    finger.up()
    glass.until_rest()
    assert glass.lying("row") == before + ([card] if card == "AM1" else [])
    glass.assert_at_rest()


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_a_chosen_card_is_read_when_it_is_held_and_so_are_those_that_cannot_be_played(holding, by):
    glass = holding
    hold(glass, "AM1", by)
    glass.until_rest()
    hold(glass, "AM1", by)
    assert has(glass.description, "panel.AM1")
    glass.key(pygame.K_ESCAPE)
    glass.key(pygame.K_1)
    first = cards(glass.description, "hand")[0]["id"]
    assert "selected" in thing(glass.description, first)["state"]
    hold(glass, first, by)
    assert has(glass.description, f"panel.{first}")
    assert glass.lying("row") == ["AM1"]


def test_a_held_card_that_does_not_fit_says_why(holding):
    glass = holding
    hold(glass, "OS1", "mouse")
    glass.until_rest()
    before, asked = glass.log_length, glass.said
    hold(glass, "LS1", "mouse")
    glass.until_rest()
    assert glass.log_length == before
    assert glass.said not in ("", asked)


def test_two_take_their_cards_by_holding_them(holding):
    glass = holding
    glass.app.games.new_pair(Party(PEOPLE, "open"), "held")
    glass.step()
    glass.until_rest()
    taken = cards(glass.description, "market")[0]["id"]
    hold(glass, taken, "finger")
    glass.until_rest()
    assert taken in glass.lying("hand")


@pytest.mark.parametrize("key", [False, True])
def test_no_two_presses_lift_the_cloth_but_one_that_is_long(holding, key):
    glass = holding
    game = partners("OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", "LM1 LM2 LM3", visibility="hidden")
    glass.lay(after(game, "Play OS1", "Play AM1"), Party(PEOPLE, "curtain", fixed=True))
    own = KEYS[glass.table.session.seat]
    for pause in (FIRST, SECOND, SECOND):
        glass.wait(pause + 0.1)
        glass.key(own) if key else glass.press(LIFT)
        glass.wait(0.1)
    assert not glass.table.session.shown
    assert "Look" in glass.said
    if key:
        glass.step(glass.key_event(pygame.KEYDOWN, own))
        glass.wait(HOLD + 0.2)
        glass.step(glass.key_event(pygame.KEYUP, own))
    else:
        hold(glass, LIFT, "finger", HOLD + 0.2)
    assert glass.table.session.shown


def test_longer_pauses_leave_more_time_for_the_second_press(glass):
    glass.app.change(replace(glass.app.settings, long_pauses=True))
    game = partners("OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", "LM1 LM2 LM3", visibility="hidden")
    glass.lay(after(game, "Play OS1", "Play AM1"), Party(PEOPLE, "curtain", fixed=True))
    glass.wait(FIRST + 0.1)
    glass.press(LIFT)
    glass.wait(PATIENCE * LONG_PAUSES - 1)
    glass.press(LIFT)
    assert glass.table.session.shown


def test_the_list_of_controls_and_the_tooltip_of_the_cloth_tell_it(holding):
    glass = holding
    told = {row[0] for row in HELD.values() if isinstance(row[0], str)}
    game = partners("OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", "LM1 LM2 LM3", visibility="hidden")
    glass.lay(after(game, "Play OS1", "Play AM1"), Party(PEOPLE, "curtain", fixed=True))
    glass.move(where(glass, LIFT))
    glass.wait(1)
    assert "twice" not in glass.description["tooltip"]
    glass.key(pygame.K_F3)
    shown = " ".join(one["name"] for one in glass.description["things"])
    assert all(gesture in shown for gesture in told)
    assert str(MOUSE[2][0]) not in shown


def test_in_a_lesson_cards_are_read_as_its_tutor_says(holding):
    glass = holding
    glass.app.lessons.begin(glass.app.lessons.offered[0])
    glass.step()
    glass.scene.settle()
    glass.until_rest()
    for _ in range(6):
        if not has(glass.description, "button.go_on"):
            break
        glass.press("button.go_on")
        glass.until_rest()
    lit = [one["id"] for one in cards(glass.description, "hand") if "legal" in one["state"]]
    card = lit[0]
    hold(glass, card, "finger")
    assert has(glass.description, f"panel.{card}")


def test_without_the_setting_all_is_as_before(glass):
    glass.until_rest()
    hold(glass, "AM1", "mouse")
    assert has(glass.description, "panel.AM1")
    glass.key(pygame.K_ESCAPE)
    twice(glass, "AM1", "mouse")
    glass.until_rest()
    assert glass.lying("row") == ["AM1"]
    assert thing(glass.description, ROW)
