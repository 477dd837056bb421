"""Panels tell how the game stands by its own numbers, and that it is lost is said once."""

from dataclasses import replace

import pygame
import pytest

from tests.screen.games.test_decisions import NIGHTMARE, PROPHECY, TRIO, ask
from tests.screen.games.test_keyboard import enter
from tests.screen.robots.glass import QUIET, Glass, opened
from tests.screen.robots.player import (
    DISCARD,
    GO_AHEAD,
    ROW,
    Drag,
    Point,
    at,
    buttons,
    cards,
    has,
    middle,
    press,
    thing,
)

PANEL = "zone.panel"
KEYS = {
    "log": pygame.K_l,
    "unseen": pygame.K_c,
    "keys": pygame.K_F3,
}
WAYS = ["drag", "number key", "focus", "concede and not"]
"""What a player may do first when the game is said to be lost."""


def lines(glass: Glass) -> list[int]:
    """Returns the numbers of the lines of the open log."""
    ids = [d["id"].split(".") for d in glass.description["things"]]
    return sorted(int(parts[-1]) for parts in ids if "log" in parts[:-1] and parts[-1].isdigit())


def number(glass: Glass, key: str) -> int:
    """Returns a number of the panel of unseen cards."""
    return int(thing(glass.description, f"text.unseen.{key}")["name"].split()[-1])


def heading(glass: Glass) -> str:
    return thing(glass.description, "text.heading")["name"]


# Panels


@pytest.mark.parametrize("name", KEYS)
def test_a_panel_over_the_table_opens_and_closes_in_every_way(name):
    with opened(size=(1024, 640)) as glass:
        glass.deal(QUIET)
        before = glass.description
        for way in ("button.close", "beside", "key", "Esc"):
            if way == "key":
                glass.key(KEYS[name])
            elif name == "keys":
                glass.pick("button.keys")
            else:
                glass.do(press(glass.description, f"button.{name}"))
            assert has(glass.description, PANEL)
            if way == "key":
                glass.key(KEYS[name])
            elif way == "Esc":
                glass.key(pygame.K_ESCAPE)
            elif way == "beside":
                glass.click((5, 620))
            else:
                glass.do(press(glass.description, way))
            glass.move((5, 620))
            assert glass.description == before


def test_the_log_grows_with_the_game():
    with opened() as glass:
        glass.deal(QUIET)
        last = -1
        for card in ("OS1", "AM1", "GK1"):
            glass.drag_onto(card, ROW)
            glass.key(pygame.K_l)
            assert lines(glass)[-1] > last
            last = lines(glass)[-1]
            glass.key(pygame.K_ESCAPE)


@pytest.mark.parametrize("deal", [QUIET, TRIO, NIGHTMARE, PROPHECY])
def test_the_unseen_cards_are_those_of_the_deck(deal):
    with opened() as glass:
        glass.deal(QUIET) if deal == QUIET else ask(glass, deal)
        glass.do(press(glass.description, "button.unseen"))
        deck = glass.table.session.game.state.deck
        looked_at = len(cards(glass.description, "revealed")) if deal == PROPHECY else 0
        assert number(glass, "all") == len(deck)
        assert number(glass, "NM") == sum(card.kind == "NM" for card in deck)
        assert number(glass, "OD") == sum(card.id.startswith("OD") for card in deck)
        counted = int(thing(glass.description, "text.deck")["name"])
        assert counted in (len(deck), len(deck) + looked_at)


def test_the_cards_of_a_prophecy_lie_on_the_deck_and_are_told_in_the_panel():
    with opened() as glass:
        ask(glass, PROPHECY)
        for card in ("GM1", "AM2", "LM2", "AS1"):
            glass.step(dt=0.5)
            glass.click(at(thing(glass.description, card)))
        glass.do(press(glass.description, "button.confirm"))
        glass.until_rest()
        known = [card.id for card in glass.table.session.game.state.deck[:3]]
        assert {card["id"] for card in cards(glass.description, "deck")} >= set(known)
        glass.key(pygame.K_c)
        for card in known:
            assert has(glass.description, f"text.known.{card}")


def inside(rect: list[int]) -> Point:
    """Returns a point in a short row on which no card lies."""
    return rect[0] + rect[2] - 20, rect[1] + 20


@pytest.mark.parametrize("where", ["card", "tray"])
def test_the_row_opens_by_a_click_when_nothing_is_chosen(where):
    with opened() as glass:
        glass.deal(QUIET)
        for card in ("OS1", "AM1", "GK1"):
            glass.drag_onto(card, ROW)
        rect = thing(glass.description, ROW)["rect"]
        glass.click(at(thing(glass.description, "AM1")) if where == "card" else inside(rect))
        shown = [d["id"] for d in cards(glass.description, "panel")]
        assert sorted(shown) == ["panel.AM1", "panel.GK1", "panel.OS1"]
        glass.key(pygame.K_ESCAPE)
        assert not has(glass.description, PANEL)


def test_the_discard_pile_opens_by_a_click_when_nothing_is_chosen_and_takes_what_is():
    with opened() as glass:
        glass.deal(QUIET)
        pile = middle(thing(glass.description, DISCARD))
        for card in ("OS1", "AM1"):
            glass.click(at(thing(glass.description, card)))
            glass.click(pile)
            glass.until_rest()
            assert not has(glass.description, PANEL)
        glass.click(pile)
        shown = [d["id"] for d in cards(glass.description, "panel")]
        assert sorted(shown) == ["panel.AM1", "panel.OS1"]
        glass.click(at(thing(glass.description, "panel.OS1")))
        assert thing(glass.description, "panel.OS1")["rect"][2] > 200


# What can no longer be won


def lose_a_door(glass: Glass) -> None:
    """Has a Prophecy discard a Door, whatever is asked before."""
    ask(glass, PROPHECY)
    glass.do(Drag(at(thing(glass.description, "OD1")), middle(thing(glass.description, DISCARD))))
    glass.until_rest()
    glass.do(press(glass.description, "button.confirm"))
    throw_away(glass)


def throw_away(glass: Glass) -> None:
    """Goes ahead if a warning comes."""
    glass.until_rest()
    if has(glass.description, GO_AHEAD):
        glass.do(press(glass.description, GO_AHEAD))
        glass.until_rest()


def warned(glass: Glass) -> bool:
    return "no longer be won" in heading(glass)


def test_it_is_said_once_and_playing_on_is_as_before():
    with opened(painted=True) as glass:
        lose_a_door(glass)
        assert warned(glass)
        assert buttons(glass.description, ["button.give_up"])
        glass.do(press(glass.description, "button.play_on"))
        for card, zone in (("AM1", ROW), ("GS1", ROW), ("LM1", DISCARD)):
            assert not warned(glass)
            assert not has(glass.description, "button.give_up")
            glass.drag_onto(card, zone)
        assert not warned(glass)
        assert glass.description["result"] is None


def test_conceding_ends_the_game_at_once():
    with opened() as glass:
        lose_a_door(glass)
        glass.do(press(glass.description, "button.give_up"))
        glass.until_rest()
        glass.step()
        assert (glass.scene.name, glass.description["result"]) == ("result", "lost")


@pytest.mark.parametrize("way", WAYS)
def test_nothing_is_blocked_by_it_and_whatever_is_done_it_does_not_come_again(way):
    with opened(painted=True) as glass:
        lose_a_door(glass)
        assert warned(glass)
        assert "legal" in thing(glass.description, "AM1")["state"]
        if way == "drag":
            glass.drag_onto("AM1", ROW)
        elif way == "number key":
            glass.key(pygame.K_1)
            glass.key(pygame.K_p)
        elif way == "focus":
            glass.key(pygame.K_RIGHT)
            glass.key(pygame.K_p)
        else:
            glass.pick("button.concede")
            glass.do(press(glass.description, "button.cancel"))
        glass.until_rest()
        assert len(cards(glass.description, "row")) == (way != "concede and not")
        assert not warned(glass)
        glass.drag_onto(cards(glass.description, "hand")[0]["id"], DISCARD)
        assert not warned(glass)


def test_it_is_said_again_in_another_game():
    with opened() as glass:
        for _ in range(2):
            lose_a_door(glass)
            assert warned(glass)
            glass.do(press(glass.description, "button.play_on"))


@pytest.mark.parametrize("how", ["double click", "Enter twice"])
def test_what_confirms_a_prophecy_does_not_concede_at_once(how):
    with opened() as glass:
        glass.app.change(replace(glass.app.settings, silenced=("thrown_door",)))
        ask(glass, PROPHECY)
        glass.click(at(thing(glass.description, "OD1")))
        if how == "double click":
            there = at(thing(glass.description, "button.confirm"))
            glass.click(there)
            glass.click(there)
        else:
            enter(glass, "button.confirm")
            glass.key(pygame.K_RETURN)
        glass.until_rest()
        assert glass.description["result"] is None
        assert warned(glass)
