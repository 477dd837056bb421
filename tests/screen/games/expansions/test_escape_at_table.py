"""Crossroads and Dead Ends in the window: the Escape by mouse and keys, and what stays."""

import pygame
import pytest

from game.editions import OFFERED
from game.table.party import Party, Player
from tests.rules.expansions.test_crossroads import table
from tests.rules.stories import names
from tests.screen.robots.glass import opened
from tests.screen.robots.player import at, has, thing

PARTY = Party((Player("Ada", "cat"), Player("Zoe", "bell")))
ESCAPE = "button.escape"
DECK = "GS2 GM2 LS2 LM2 AS2 AM2 OD1 AD1 GD1 LD1 OD2 AD2 GD2 LD2 NM1"


def crossroads(size=(1280, 720)):
    """Opens the program at its title."""
    return opened(None, size, OFFERED, "crossroads", painted=False)


def hand(glass):
    return names(glass.table.session.game.state.hand(0))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_the_escape_is_pressed(size):
    with crossroads(size) as glass:
        glass.lay(table("DE1 DE2 XS1 OK1 GS1", deck=DECK))
        glass.click(at(thing(glass.description, ESCAPE)))
        glass.until_rest()
        assert hand(glass) == "GS2 GM2 LS2 LM2 AS2"
        glass.assert_no_card_lost()


def test_two_press_it_for_the_shared_cards_too():
    with crossroads() as glass:
        glass.lay(table("DE1 OM1 AS1", shared="DE2 LM1", deck=DECK, seats=2), PARTY)
        glass.press(ESCAPE)
        glass.until_rest()
        assert names(glass.table.session.game.state.shared) == "LM2 AS2"


def test_a_dead_end_is_neither_dragged_to_the_row_nor_to_the_discard_pile():
    with crossroads() as glass:
        glass.lay(table("DE1 OM1 AS1 AM1 GS1", deck=DECK))
        before = glass.log_length
        for zone in ("zone.row.0", "zone.discard"):
            glass.lift(at(thing(glass.description, "DE1")), at(thing(glass.description, zone)))
            glass.up()
            glass.until_rest()
            assert glass.log_length == before
        assert hand(glass) == "DE1 OM1 AS1 AM1 GS1"


def test_a_hand_of_dead_ends_has_the_escape_and_says_so():
    with crossroads() as glass:
        glass.lay(table("DE1 DE2 DE3 DE4 DE5", deck=DECK))
        assert has(glass.description, ESCAPE)
        assert "only an Escape is left" in glass.said
        for _ in range(30):
            things = glass.description["things"]
            if any(t["id"] == ESCAPE and "focused" in t["state"] for t in things):
                break
            glass.key(pygame.K_TAB)
        glass.key(pygame.K_RETURN)
        glass.until_rest()
        assert hand(glass) == "GS2 GM2 LS2 LM2 AS2"
