"""Whole games played with the mouse, from the first deal to the result."""

import re

import pygame
import pytest

from game.editions.base.explore import Play, PlayOrDiscard
from game.table.hands.choices import button_id, card_of, kind_id
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import (
    CARDS,
    CLOSE,
    GO_AHEAD,
    ROW,
    Click,
    Description,
    Drag,
    Player,
    answers,
    at,
    buttons,
    cards,
    has,
    thing,
)
from tests.variants import thorough


def faces(key: str) -> str:
    """Returns the id of a button without the numbers of the cards in it."""
    return re.sub(r"(?<=[A-Z])\d+", "", key)


def assert_offers_what_is_legal(glass: Glass, description: Description) -> None:
    """Checks that the description offers all legal commands and no others."""
    game = glass.table.session.game
    legal = game.legal()
    if has(description, GO_AHEAD):
        return  # an answer is asked to be confirmed
    if isinstance(game.pending, PlayOrDiscard):
        shown = {c["id"] for c in cards(description, "hand") if "legal" in c["state"]}
        assert shown == {command.card.id for command in legal if isinstance(command, Play)}
    else:
        ordering = game.ordering()
        others = [c for c in legal if ordering is None or not isinstance(c, ordering[0])]
        # Equal cards share one button, and many cards share one panel.
        offered = {faces(button["id"]) for button in answers(description)} - {CLOSE}
        panels = {kind_id(type(command)) for command in others if card_of(command)} & offered
        wanted = {button_id(c) for c in others if kind_id(type(c)) not in panels}
        assert offered - panels == {faces(key) for key in wanted}
        many = [card_of(command) for command in others if kind_id(type(command)) in panels]
        shown = {faces(d["id"].removeprefix(CARDS)) for d in buttons(description, [CARDS])}
        assert shown <= {card.face for card in many if card}


def play(glass: Glass, player: Player, dt: float = 1 / 60) -> int:
    """Plays to the end of the game, and returns the number of gestures."""
    for gestures in range(1000):
        if glass.scene.name != "table":
            return gestures
        description = glass.description
        assert_offers_what_is_legal(glass, description)
        glass.do(player.next(description))
        for _ in range(10_000):
            if not glass.scene.busy:
                break
            glass.step(dt=dt)
        if glass.scene.name == "table":
            glass.assert_at_rest()
    raise AssertionError("a thousand gestures do not end the game")


@pytest.mark.parametrize(
    ("seed", "drags", "size", "dt"),
    [
        ("second", 0.5, (1024, 640), 1 / 10),
        thorough("first", 1.0, (1280, 720), 1 / 60),
        thorough("fifth", 0.5, (1720, 720), 1 / 10),
    ],
)
def test_a_whole_game_is_played_with_the_mouse(seed, drags, size, dt):
    with opened(seed, size, painted=True) as glass:
        play(glass, Player(seed, drags), dt)
        assert glass.scene.name == "result"
        assert glass.description["result"] in ("won", "lost")
        for key in ("new_game", "same_deal", "story", "title"):
            assert has(glass.description, f"button.{key}")


def test_a_game_is_played_by_presses_that_wait_for_no_animation():
    with opened("hurry", painted=False) as glass:
        glass.play_alone(Player("hurry").next)


def concede(glass: Glass) -> None:
    glass.pick("button.concede")
    glass.press("button.confirm")
    glass.until_rest()
    glass.step()


def test_from_the_title_to_games_that_are_all_new_and_from_their_end_to_the_title():
    with opened(None) as glass:
        assert glass.scene.name == "title"
        glass.begin()
        hands = set()
        for _ in range(3):
            glass.until_rest()
            assert len(glass.lying("hand")) == 5
            hands.add(tuple(glass.lying("hand")))
            concede(glass)
            glass.press("button.new_game")
        assert len(hands) == 3
        glass.until_rest()
        concede(glass)
        glass.press("button.title")
        assert glass.scene.name == "title"
        glass.press("button.quit")
        assert not glass.app.running


def test_conceding_asks_once_more(glass):
    before = glass.log_length
    glass.pick("button.concede")
    assert glass.log_length == before
    glass.press("button.cancel")
    assert not has(glass.description, "button.confirm")
    assert glass.log_length == before
    glass.pick("button.concede")
    glass.key(pygame.K_ESCAPE)
    assert not has(glass.description, "button.confirm")
    concede(glass)
    assert (glass.scene.name, glass.description["result"]) == ("result", "lost")


def test_the_eighth_door_wins(glass):
    doors_and_keys = "OD1 OD2 AD1 AD2 GK1 GD1 GK2 GD2 LK1 LD1 LK2 LD2"
    glass.deal(f"OK1 OK2 AK1 AK2 OS1 {doors_and_keys}")
    glass.do(Drag(at(thing(glass.description, "OS1")), at(thing(glass.description, ROW))))
    for door in range(1, 9):
        glass.until_rest()
        assert glass.description["pending"]["type"] == "OpenDoor"
        claim = buttons(glass.description, ["button.claim."])[0]
        glass.do(Click(at(claim)))
        if door < 8:
            glass.until_rest()
            assert len(cards(glass.description, "doors")) == door
    glass.until_rest()
    glass.step()
    assert (glass.scene.name, glass.description["result"]) == ("result", "won")
