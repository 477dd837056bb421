"""Nobody answers what has not been seen, and whatever was meant for the hand stays there."""

import pygame
import pytest

from game.editions.base.explore import Discard, Play
from game.rules.event import Answered, DeckShuffled
from game.table.motion.tempo import Tempo
from tests.screen.robots.glass import Glass
from tests.screen.robots.player import (
    DISCARD,
    ROW,
    Drag,
    at,
    has,
    middle,
    thing,
)
from tests.variants import thinned

NIGHTMARE = "OS1 AM1 GK1 LS1 OS2  NM1 AM2 GM1 LM1 OM1 AS1"
DOOR = "OS1 AM1 GK1 OK1 OS2  GD1 AM2 GM1 LM1 OM1 AS1"
PROPHECY = "OK1 AM1 GS1 LS1 GK1  AS1 OM1 AM2 GD1 LM1 GS2"


def play(glass: Glass, card: str) -> None:
    glass.do(Drag(at(thing(glass.description, card)), at(thing(glass.description, ROW))))


def foretell(glass: Glass, discarded: str) -> None:
    """Lays a Prophecy on the table of which this card is to be discarded."""
    glass.deal(PROPHECY)
    glass.drag_onto("OK1", DISCARD)
    glass.press(discarded)
    glass.until_rest()


def answers(glass: Glass) -> list[object]:
    log = glass.table.session.game.log
    return [event.command for event in log if isinstance(event, Answered)]


@pytest.mark.parametrize("frames", thinned([1, 20, 45], always=[20]))
def test_a_press_in_mid_animation_presses_no_button_that_was_not_there_yet(glass, frames):
    glass.deal(NIGHTMARE)
    play(glass, "OS1")
    glass.frames(frames)
    for x in range(180, 1100, 90):
        glass.click((x, 560))
        if len(answers(glass)) > 1:
            break
        glass.deal(NIGHTMARE)
        play(glass, "OS1")
        glass.frames(frames)
    assert len(answers(glass)) == 1


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_p, pygame.K_d])
def test_a_key_in_mid_animation_answers_nothing(glass, key):
    glass.deal(NIGHTMARE)
    glass.key(pygame.K_RIGHT)
    glass.key(pygame.K_p)
    assert glass.scene.busy
    glass.key(key)
    glass.until_rest()
    assert len(answers(glass)) == 1
    assert glass.description["pending"]["type"] == "FaceNightmare"


def test_a_lost_game_is_told_of_also_to_who_is_in_a_hurry(glass):
    foretell(glass, "GD1")
    glass.press("button.confirm")
    glass.press("button.go_ahead")
    glass.step()
    glass.key(pygame.K_1)
    glass.key(pygame.K_ESCAPE)
    glass.until_rest()
    assert has(glass.description, "button.give_up")


@pytest.mark.parametrize("card", ["OK1", "AM1"])
def test_a_card_that_does_not_fit_a_door_goes_home_with_a_word_why(glass, card):
    glass.deal(DOOR)
    play(glass, "OS1")
    glass.until_rest()
    asked, home = glass.said, glass.poses
    met = middle(thing(glass.description, "zone.revealed"))
    glass.do(Drag(at(thing(glass.description, card)), met))
    assert glass.scene.busy
    glass.until_rest()
    assert glass.said not in ("", asked)
    assert glass.poses == home
    assert len(answers(glass)) == 1


def test_a_lowered_card_laid_back_where_it_was_is_no_mistake(glass):
    glass.deal(DOOR)
    play(glass, "OS1")
    glass.until_rest()
    asked = glass.said
    x, y = at(thing(glass.description, "AM1"))
    glass.do(Drag((x, y), (x + 20, y)))
    glass.until_rest()
    assert glass.said == asked


def test_r14_what_a_dragged_card_passes_on_its_way_changes_nothing(glass):
    foretell(glass, "OM1")
    start, goal = (at(thing(glass.description, card)) for card in ("AM2", "AS1"))
    glass.lift(start, (start[0], 200))
    glass.lift_on(goal)
    glass.up()
    glass.until_rest()
    told = glass.table.session.ranking
    assert told is not None
    assert [card.id for card in told.order] == ["AM2", "AS1", "GD1", "LM1"]
    assert [card.id for card in told.apart] == ["OM1"]


def test_with_reduced_motion_a_shuffle_is_told_too(glass):
    glass.move_with(Tempo(reduced=True))
    glass.ask_every_search()
    glass.deal("OS1 OM1 OK1 LS1 OS2  AM2 GM1 LM1 AS1 AS2")
    for card in ("OS1", "OM1", "OK1"):
        play(glass, card)
        glass.until_rest()
    glass.press("button.search")
    shown = set()
    while glass.scene.busy:
        glass.step()
        if not glass.scene.changed:
            shown.add(thing(glass.description, "text.heading")["name"])
    assert any(isinstance(e, DeckShuffled) for e in glass.table.session.game.log[-12:])
    assert "The deck is shuffled." in shown


def test_a_double_click_on_the_chosen_card_plays_it(glass):
    glass.press("OS1")
    glass.until_rest()
    glass.step(dt=1.0)
    for _ in range(2):
        glass.press("OS1")
    glass.until_rest()
    assert answers(glass) == [Play(glass.table.session.game.state.row(0)[0])]


def test_a_click_between_the_cards_of_the_hand_lays_the_chosen_card_back(glass):
    asked = glass.said
    glass.press("OS1")
    glass.until_rest()
    glass.press("zone.hand.0")
    glass.until_rest()
    assert not any("selected" in d["state"] for d in glass.description["things"])
    assert glass.said == asked


def test_the_number_keys_are_found_by_their_place_on_any_keyboard(glass):
    fields = {"key": pygame.K_AMPERSAND, "mod": 0, "unicode": "&"}
    glass.step(pygame.Event(pygame.KEYDOWN, fields, scancode=pygame.KSCAN_1))
    assert "selected" in thing(glass.description, "OS1")["state"]


def test_a_key_that_means_nothing_by_itself_ends_no_drag(glass):
    glass.lift(at(thing(glass.description, "OS1")), middle(thing(glass.description, DISCARD)))
    glass.key(pygame.K_LSHIFT)
    glass.up()
    glass.until_rest()
    assert glass.lying("discard") == ["OS1"]
    assert isinstance(answers(glass)[0], Discard)
