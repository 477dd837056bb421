"""A Prophecy on the glass: free until it is confirmed, and confirmed as it was shown."""

import math
from dataclasses import replace

import pygame
import pytest

from game.editions.base.cards import CARDS
from game.editions.base.prophecy import Foresee
from game.rules.state import DECK, HAND
from game.rules.state import DISCARD as DISCARD_PILE
from game.table.layout.places import Rect
from tests.rules.stories import command
from tests.screen.games.test_decisions import PROPHECY, answered, answers, ask
from tests.screen.games.test_feel import touched
from tests.screen.games.test_keyboard import ENTER, focused, go
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import DISCARD, at, cards, middle, thing

LOOKED_AT = ["AM2", "OD1", "GM1", "LM2", "AS1"]
CONFIRM = "button.confirm"


def discarded(glass: Glass) -> str:
    """Returns the card that is to be discarded; empty if none is."""
    told = cards(glass.description, "revealed")
    return next((card["id"] for card in told if "discarded" in card["state"]), "")


def order(glass: Glass) -> list[str]:
    """Returns the other cards as they lie, with the next to be drawn first."""
    kept = [c for c in cards(glass.description, "revealed") if "discarded" not in c["state"]]
    return [card["id"] for card in sorted(kept, key=middle)]


def can_confirm(glass: Glass) -> bool:
    return "enabled" in thing(glass.description, CONFIRM)["state"]


def move(glass: Glass, card: str, onto: str) -> None:
    """Drags a card to the middle of another thing."""
    glass.drag_onto(card, onto)
    glass.assert_at_rest()


def assert_hears_what_is_shown(glass: Glass) -> None:
    """Confirms, and checks that the game hears what lay on the table."""
    shown = Foresee(CARDS[discarded(glass)], tuple(CARDS[card] for card in order(glass)))
    before = answers(glass)
    glass.press(CONFIRM)
    assert answers(glass) == before + 1
    assert answered(glass) == shown
    glass.until_rest()
    glass.assert_at_rest()


def light_in(glass: Glass, rect: Rect) -> int:
    """Returns the brightness of what lies still in a part of the table."""
    picture, box = pygame.Surface(glass.app.size), pygame.Rect(rect.x, rect.y, rect.w, rect.h)
    glass.table.paint(picture)
    return sum(pygame.transform.average_color(picture, box)[:3])


def test_under_a_prophecy_the_tray_lies_in_half_light_and_the_deck_shines():
    with opened(painted=True) as glass:
        ask(glass, PROPHECY)
        places = glass.director.layout.places
        # One part is a slot that no card reaches, the other what lies above the deck beside its
        # candle.
        corner, deck = places.door_slot(0, 0), places.zones[DECK]
        beside = Rect(deck.x + 16, deck.y - 12, deck.w * 0.2, 8)
        veiled, shines = light_in(glass, corner), light_in(glass, beside)
        move(glass, "AS1", DISCARD)
        glass.press(CONFIRM)
        glass.until_rest()
        assert veiled < 0.75 * light_in(glass, corner)
        assert shines > 1.5 * light_in(glass, beside)


def test_what_lands_as_the_light_changes_does_not_fade_in_with_it(glass):
    glass.deal(PROPHECY)
    assert glass.table.session.submit(command("Discard OK1"))
    while not glass.table.ui.light.veiled:
        landing = {HAND, DISCARD_PILE}
        sprites, moving = glass.director.layout.sprites, glass.director.moving
        glass.step()
    assert all(sprites[key].zone not in landing for key in moving & sprites.keys())


def test_cards_are_dragged_into_order_and_one_away_and_back(glass):
    ask(glass, PROPHECY)
    assert order(glass) == LOOKED_AT
    move(glass, "AM2", "LM2")
    assert order(glass) == ["OD1", "GM1", "LM2", "AM2", "AS1"]
    assert not can_confirm(glass)
    move(glass, "AS1", DISCARD)
    assert discarded(glass) == "AS1"
    move(glass, "GM1", DISCARD)  # it takes the place of the first
    assert (discarded(glass), sorted(order(glass))) == ("GM1", ["AM2", "AS1", "LM2", "OD1"])
    assert can_confirm(glass)
    move(glass, "GM1", "AM2")
    assert discarded(glass) == ""
    assert sorted(order(glass)) == sorted(LOOKED_AT)
    assert not can_confirm(glass)
    move(glass, "AS1", DISCARD)
    move(glass, "LM2", "OD1")
    assert order(glass)[0] == "LM2"
    assert_hears_what_is_shown(glass)


def test_clicks_choose_what_goes_and_then_the_order_which_stays_if_that_is_taken_back(glass):
    ask(glass, PROPHECY)
    for card in ("LM2", "AS1", "OD1", "LM2"):
        glass.step(dt=0.5)
        glass.press(card)
        glass.until_rest()
    assert (discarded(glass), order(glass)[:2]) == ("", ["AS1", "OD1"])
    states = [thing(glass.description, card)["state"] for card in ("AS1", "OD1", "AM2")]
    assert ["ordered" in state for state in states] == [True, True, False]
    for card in ("LM2", "AM2"):
        glass.step(dt=0.5)
        glass.press(card)
        glass.until_rest()
    assert (discarded(glass), order(glass)) == ("LM2", ["AS1", "OD1", "AM2", "GM1"])
    assert_hears_what_is_shown(glass)


def numbers(glass: Glass, *keys: int) -> None:
    for key in keys:
        glass.key(key)
        glass.until_rest()


def test_after_arrows_and_numbers_enter_confirms_what_is_shown(glass):
    ask(glass, PROPHECY)
    glass.key(pygame.K_RIGHT)
    numbers(glass, pygame.K_3, pygame.K_4, pygame.K_2, pygame.K_3)
    shown = discarded(glass), order(glass)
    assert shown == ("GM1", ["AS1", "AM2", "OD1", "LM2"])
    assert focused(glass) == CONFIRM
    numbers(glass, ENTER)
    told = tuple(CARDS[card] for card in shown[1])
    assert answered(glass) == Foresee(CARDS[shown[0]], told)


def test_what_enter_does_is_said_before_and_a_second_enter_undoes_it(glass):
    ask(glass, PROPHECY)
    glass.key(pygame.K_RIGHT)
    assert (focused(glass), glass.said) == ("AM2", "Aquarium Moon. Enter: discard it.")
    glass.key(ENTER)
    glass.until_rest()
    assert discarded(glass) == focused(glass) == "AM2"
    assert glass.said == "Aquarium Moon will be discarded. Enter: take it back."
    glass.key(ENTER)
    glass.until_rest()
    assert (discarded(glass), focused(glass)) == ("", "AM2")
    glass.key(ENTER)
    go(glass, "LM2")
    assert glass.said == "Library Moon. Enter: make it number 1."
    glass.key(ENTER)
    glass.until_rest()
    assert glass.said == "Library Moon is number 1. Enter: free its place."
    assert "ordered" in thing(glass.description, "LM2")["state"]
    glass.key(ENTER)
    assert glass.said == "Library Moon. Enter: make it number 1."
    assert "ordered" not in thing(glass.description, "LM2")["state"]


def test_without_arrows_the_next_step_is_said_and_numbers_and_enter_answer(glass):
    glass.app.change(replace(glass.app.settings, whispers=False))
    ask(glass, PROPHECY)
    seen = [glass.said]
    for key in (pygame.K_1, pygame.K_4, pygame.K_4, pygame.K_4):
        numbers(glass, key)
        seen.append(glass.said)
    assert "discard" in seen[0]
    assert ["Number 1" in seen[1], "Number 2" in seen[2], "Number 3" in seen[3]] == [True] * 3
    assert seen[4].startswith("All is in order")
    told = tuple(CARDS[card] for card in order(glass))
    glass.key(ENTER)
    assert answered(glass) == Foresee(CARDS["AM2"], told)


def test_the_pointer_and_a_drag_say_the_same_as_the_keys(glass):
    ask(glass, PROPHECY)
    card = at(thing(glass.description, "LM2"))
    glass.move(card)
    assert glass.said == "Library Moon. Click: discard it."
    glass.lift(card, middle(thing(glass.description, "AM2")))
    assert glass.said == "Library Moon is number 1."
    glass.lift_on(middle(thing(glass.description, DISCARD)))
    assert glass.said == "Library Moon will be discarded."


def test_start_over_lays_everything_as_it_came(glass):
    ask(glass, PROPHECY)
    before = glass.poses
    assert "enabled" not in thing(glass.description, "button.start_over")["state"]
    move(glass, "AM2", DISCARD)
    move(glass, "AS1", "OD1")
    glass.press("button.start_over")
    glass.until_rest()
    glass.move((2, 2))
    glass.until_rest()
    assert (discarded(glass), order(glass)) == ("", LOOKED_AT)
    assert glass.poses == before


@pytest.mark.parametrize(("card", "warns"), [("OD1", True), ("AM2", False)])
def test_a_door_that_is_to_be_discarded_is_warned_about_until_it_is_taken_back(glass, card, warns):
    ask(glass, PROPHECY)
    for dragged, expected in ((DISCARD, warns), ("GM1", False)):
        move(glass, card, dragged)
        body = glass.said
        assert ("no longer be won" in body) == expected


def test_esc_lets_go_of_a_dragged_card_and_keeps_the_arrangement(glass):
    ask(glass, PROPHECY)
    move(glass, "AM2", DISCARD)
    before = order(glass)
    glass.lift(at(thing(glass.description, "OD1")), middle(thing(glass.description, "AS1")))
    glass.key(pygame.K_ESCAPE)
    glass.up()
    glass.until_rest()
    assert (discarded(glass), order(glass)) == ("AM2", before)
    glass.assert_at_rest()


@pytest.mark.parametrize("card", ["AM2", "AS1"])
def test_a_card_of_the_fan_rises_without_flicker_and_is_held_where_it_was_grabbed(glass, card):
    ask(glass, PROPHECY)
    for height in (0.02, 0.5, 0.97):
        assert_at_hand(glass, card, height)


def assert_at_hand(glass: Glass, card: str, height: float) -> None:
    """Checks that a card that is pointed at in this height rises and stays up, and that a press
    holds it at that point."""
    x, y, w, h = thing(glass.description, card)["rect"]
    start, seen = (x + w // 2, round(y + height * h)), []
    for _ in range(60):
        glass.move(start)
        seen.append(glass.poses[card].y)
    assert seen == sorted(seen, reverse=True)
    glass.down()
    before = touched(glass, card, start)
    end = start[0] + 20, start[1] - 90
    glass.move(end, held=True)
    assert math.dist(before, touched(glass, card, end)) * w <= 2
    glass.key(pygame.K_ESCAPE)
    glass.up()
    glass.move((5, 5))
    glass.until_rest()


def test_a_dragged_card_of_a_prophecy_shows_where_it_would_be_discarded(glass):
    ask(glass, PROPHECY)
    card = cards(glass.description, "revealed")[1]
    start = at(card)
    glass.lift(start, (start[0] + 30, start[1]))
    assert thing(glass.description, DISCARD)["state"] == ["legal"]
    assert glass.table.session.arrangement.toward == ""
    glass.lift_on((start[0], 90))
    assert glass.table.session.arrangement.toward == "discard"
    glass.up()
    glass.until_rest()
    assert thing(glass.description, DISCARD)["state"] == []
