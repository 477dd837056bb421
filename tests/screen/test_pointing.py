"""Two players point at what both can see: a marker is laid there, by drag, click or keys."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import get_args

import pygame
import pytest

from game.rules.state import HAND, MARKET, SHARED
from game.screen.pages.table.marking.markers import placed
from game.table.party import Manner, Party, Player, Talk
from game.table.pointing import Pointing
from tests.screen.glass import Glass, opened
from tests.screen.player import Described, at, has, middle, thing
from tests.screen.test_eyes import drafted, met, things
from tests.table.sittings import look, new_game, seated

ADA, BEN = Player("Ada", "cat"), Player("Ben", "boat")
TABLES = pytest.mark.parametrize("fixed", [False, True], ids=["facing", "beside"])
TOKENS = "button.marker.0", "button.marker.1"


@contextmanager
def sofa(manner: Manner = "open", *, fixed: bool = False) -> Iterator[Glass]:
    """A table for two in its first turn, with a card in the first row."""
    with opened(None) as glass:
        glass.app.games.new_pair(Party((ADA, BEN), manner, "first", fixed), "pointing")
        glass.scene.settle()
        sitting = glass.table.sitting
        while sitting.game.state.turn == 0:
            sitting.submit(sitting.game.legal()[0])
            sitting.look(True)
        glass.scene.settle()
        glass.until_rest()
        yield glass


def play_on(glass: Glass) -> None:
    """Until the turn has ended."""
    sitting = glass.table.sitting
    turn = sitting.game.state.turn
    while sitting.game.state.turn == turn:
        assert sitting.submit(sitting.game.legal()[0])
    glass.scene.settle()
    glass.until_rest()


def markers(glass: Glass) -> list[Described]:
    """Those that lie on the table."""
    return [d for d in glass.description["things"] if d["id"].startswith("text.marker.")]


def lies_on(marker: Described, target: Described) -> bool:
    """Whether a marker covers a part of a thing."""
    return bool(pygame.Rect(marker["rect"]).colliderect(target["rect"]))


def drag(glass: Glass, start: str, end: Described) -> None:
    """From a thing to another."""
    glass.lift(at(thing(glass.description, start)), middle(end))
    glass.up()
    glass.step()


@TABLES
def test_a_marker_is_dragged_onto_a_shared_card_by_either_player_and_goes_with_the_turn(fixed):
    with sofa(fixed=fixed) as glass:
        before = glass.log_length
        shared = [d for d in glass.description["things"] if d["zone"] == "shared" and d["face"]]
        drag(glass, TOKENS[0], shared[0])
        drag(glass, TOKENS[1], shared[1])
        first, second = markers(glass)
        assert first["name"].startswith("Ada points at: ")
        assert second["name"].startswith("Ben points at: ")
        assert shared[0]["name"] in first["name"]
        assert lies_on(first, shared[0])
        assert lies_on(second, shared[1])
        assert glass.log_length == before, "it is no event of the game"
        play_on(glass)
        assert not markers(glass)


def test_the_coin_is_drawn_where_it_is_dragged_and_where_it_lies():
    with sofa() as glass:
        shared = next(d for d in glass.description["things"] if d["zone"] == "shared")
        pile = thing(glass.description, "zone.discard")
        box = pygame.Rect(pile["rect"])
        plain = glass.app.glass.subsurface(box).copy()
        assert shared
        glass.lift(at(thing(glass.description, TOKENS[0])), middle(pile))
        for _ in range(3):
            glass.step()
        dragged = glass.app.glass.subsurface(box).copy()
        glass.up()
        glass.step()
        laid = glass.app.glass.subsurface(box).copy()
        for picture in dragged, laid:
            coin = pygame.mask.from_threshold(picture, (245, 154, 210), (30, 30, 30, 255))
            assert coin.count() > 60, "the cat of Ada"
        coin = pygame.mask.from_threshold(plain, (245, 154, 210), (30, 30, 30, 255))
        assert coin.count() < 10


@TABLES
def test_a_marker_is_laid_by_two_clicks_on_an_empty_slot_for_a_door_and_taken_away_alike(fixed):
    with sofa(fixed=fixed) as glass:
        assert not has(glass.description, "slot.1.G"), "only while one points"
        glass.click(at(thing(glass.description, TOKENS[1])))
        assert "taken" in thing(glass.description, TOKENS[1])["state"]
        assert "marker" in thing(glass.description, "text.body")["name"]
        slot = thing(glass.description, "slot.1.G")
        assert "markable" in slot["state"]
        glass.click(at(slot))
        (marker,) = markers(glass)
        assert "Garden" in marker["name"]
        assert lies_on(marker, slot)
        glass.click(at(thing(glass.description, TOKENS[1])))
        glass.click(at(thing(glass.description, "slot.1.G")))
        assert not markers(glass)
        assert "taken" not in thing(glass.description, TOKENS[1])["state"]


def test_a_marker_is_laid_by_keys_alone():
    with sofa() as glass:
        for _ in range(40):
            glass.key(pygame.K_TAB)
            if "focused" in thing(glass.description, TOKENS[0])["state"]:
                break
        assert "focused" in thing(glass.description, TOKENS[0])["state"]
        glass.key(pygame.K_RETURN)
        for _ in range(40):
            focused = [d for d in glass.description["things"] if "focused" in d["state"]]
            if focused and focused[0]["id"] == "zone.row.0":
                break
            glass.key(pygame.K_TAB)
        glass.key(pygame.K_RETURN)
        (marker,) = markers(glass)
        assert "Ada points at" in marker["name"]


def test_no_marker_lies_on_a_card_that_not_both_see_but_on_one_that_both_know():
    sitting = drafted("curtain")
    while sitting.game.state.turn < 3:
        assert sitting.submit(sitting.game.legal()[0])
        look(sitting)
    sitting.director.finish()
    view, hands = sitting.director.view, {"known": 0, "secret": 0}
    for lying in things(sitting):
        pointing = Pointing()
        pointing.take(1)
        pointing.lay(lying, view)
        if lying.zone == HAND and lying.role == "card":
            known = "known" in lying.state
            hands["known" if known else "secret"] += 1
            assert bool(pointing.shown(view)) == known, lying
        elif lying.zone.startswith(HAND):
            assert not pointing.shown(view), "nor on a hidden hand as a whole"
    assert all(hands.values()), hands


def test_between_cards_that_lie_side_by_side_no_marker_lies():
    sitting = seated(new_game("between", "open"), "open")
    for lying in things(sitting):
        pointing = Pointing()
        pointing.take(0)
        pointing.lay(lying, sitting.director.view)
        if lying.id == "zone.market":
            assert not pointing.shown(sitting.director.view), "its middle is some card or other"
        elif lying.zone == MARKET:
            assert pointing.shown(sitting.director.view)


def test_a_marker_on_a_card_that_makes_room_for_choices_is_not_shown_on_what_is_read():
    sitting, pointing = drafted("curtain", met("GD1")), Pointing()
    shared = next(t for t in things(sitting) if t.zone == SHARED and t.card)
    pointing.take(0)
    pointing.lay(shared, sitting.director.view)
    shown = [marker.target for marker, _ in placed(sitting.director.layout, sitting.view, pointing)]
    assert shown == [shared.id]
    assert sitting.submit(sitting.game.legal()[0])
    sitting.director.finish()
    assert sitting.director.layout.low
    assert pointing.shown(sitting.view), "its card lies where it lay"
    assert not list(placed(sitting.director.layout, sitting.view, pointing))


def test_a_marker_is_laid_while_hands_are_covered():
    with sofa("peek") as glass:
        glass.table.sitting.look(False)
        glass.table.settle()
        glass.step()
        drag(glass, TOKENS[1], thing(glass.description, "zone.discard"))
        assert len(markers(glass)) == 1


def test_one_player_has_three_markers_and_a_fourth_takes_the_first_away():
    with sofa() as glass:
        for key in "zone.deck", "zone.discard", "zone.limbo", "zone.row.1":
            drag(glass, TOKENS[0], thing(glass.description, key))
        names = [marker["name"] for marker in markers(glass)]
        assert len(names) == 3
        assert not any("Deck" in name for name in names)


def test_a_marked_card_is_used_as_ever_and_its_marker_does_not_go_along():
    with sofa() as glass:
        shared = next(d for d in glass.description["things"] if d["zone"] == "shared" and d["face"])
        drag(glass, TOKENS[0], shared)
        assert markers(glass)
        drag(glass, shared["id"], thing(glass.description, "zone.discard"))
        glass.scene.settle()
        glass.step()
        assert thing(glass.description, shared["id"])["zone"] == "discard"
        assert glass.table.sitting.game.state.turn == 1, "the swap is still to be answered"
        assert not markers(glass)


def test_escape_or_another_gesture_puts_a_marker_back():
    with sofa() as glass:
        log = at(thing(glass.description, "button.log"))
        for puts_back in (lambda: glass.key(pygame.K_ESCAPE), lambda: glass.click(log)):
            glass.click(at(thing(glass.description, TOKENS[0])))
            assert "taken" in thing(glass.description, TOKENS[0])["state"]
            puts_back()
            assert "taken" not in thing(glass.description, TOKENS[0])["state"]
        assert not markers(glass)


def test_markers_are_switched_off_and_nobody_has_them_alone():
    with sofa() as glass:
        drag(glass, TOKENS[0], thing(glass.description, "zone.discard"))
        glass.app.change(replace(glass.app.settings, markers=False))
        glass.table.resized()
        glass.step()
        assert not markers(glass)
        assert not has(glass.description, TOKENS[0])
    with opened() as glass:
        assert not has(glass.description, TOKENS[0])


@pytest.mark.parametrize("talk", get_args(Talk))
def test_r44_who_agreed_on_silence_does_not_point_and_loses_the_markers_that_lay(talk):
    with sofa() as glass:
        drag(glass, TOKENS[0], thing(glass.description, "zone.discard"))
        glass.table.state.agree(Party((ADA, BEN), talk=talk))
        glass.table.changed = True
        glass.step()
        assert has(glass.description, TOKENS[1]) == (talk != "silence")
        assert bool(markers(glass)) == (talk != "silence")
