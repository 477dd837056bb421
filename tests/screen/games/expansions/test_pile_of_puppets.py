"""Puppets that lie in a pile beside a book are unfolded over the row, and used from there."""

import pygame
import pytest

from game.editions import OFFERED
from game.editions.oniverse.deck_powers import CastNet, Kindle
from game.editions.oniverse.hand_powers import Entrust, Trade
from game.records.journal.text.position import position
from game.rules.event import Answered
from tests.screen.games.test_keyboard import enter
from tests.screen.robots.glass import opened
from tests.screen.robots.player import at, has, thing

TABLE = """
edition: oniverse+book
hand: OS3 GM1 GM3 AK1 LS1
row: OS1 OM1
discard: LS2 OM2
deck: GS1 GS2 AS1 AS2 LM1 LM2 OS2 GM2
rallied: ZL1 ZE1 ZF1 ZI1
"""
FOLD = "button.fold.rallied:0"
PUPPETS = "ZL1", "ZE1", "ZF1", "ZI1"


@pytest.fixture
def glass():
    with opened(None, painted=False) as glass:
        glass.lay(position(TABLE, OFFERED))
        yield glass


def unfold(glass):
    glass.press(FOLD)
    glass.until_rest()
    glass.step()


def seen(glass):
    return {key for key in PUPPETS if has(glass.description, key)}


def last_answer(glass):
    log = glass.table.session.game.log
    return next(event.command for event in reversed(log) if isinstance(event, Answered))


def test_a_click_on_the_pile_unfolds_it_and_escape_folds_it(glass):
    (top,) = seen(glass)
    glass.click(at(thing(glass.description, top)))
    glass.until_rest()
    glass.step()
    assert seen(glass) == {*PUPPETS}
    assert not glass.table.session.selected
    glass.key(pygame.K_ESCAPE)
    glass.until_rest()
    assert seen(glass) == {top}


def test_a_puppet_is_dragged_from_the_unfolded_pile(glass):
    unfold(glass)
    glass.drag_onto("ZF1", "zone.deck")
    assert type(last_answer(glass)) is CastNet


def test_a_puppet_is_chosen_by_a_click_and_lies_on_top(glass):
    unfold(glass)
    glass.click(at(thing(glass.description, "ZL1")))
    glass.until_rest()
    glass.step()
    assert seen(glass) == {"ZL1"}
    assert "selected" in thing(glass.description, "ZL1")["state"]
    glass.click(at(thing(glass.description, "zone.deck")))
    assert type(last_answer(glass)) is Kindle


def test_the_keyboard_unfolds_the_pile_and_chooses_a_puppet(glass):
    enter(glass, FOLD)
    glass.until_rest()
    assert seen(glass) == {*PUPPETS}
    enter(glass, "ZF1")
    glass.until_rest()
    assert glass.table.session.selected == "ZF1"


@pytest.mark.parametrize(("puppet", "kind"), [("ZE1", Trade), ("ZI1", Entrust)])
def test_a_card_of_the_hand_finds_its_puppet_on_the_pile(glass, puppet, kind):
    glass.click(at(thing(glass.description, "OS3")))
    glass.until_rest()
    glass.step()
    assert seen(glass) == {"ZE1", "ZI1"}
    glass.click(at(thing(glass.description, puppet)))
    assert type(last_answer(glass)) is kind
