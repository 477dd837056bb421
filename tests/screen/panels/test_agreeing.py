"""What two players agree on in the midst of a game: whose cards are seen, where they sit, how they
talk."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from build_scripts.stage.moments import CURTAIN
from build_scripts.stage.positions import together
from game.table.party import Party
from game.table.session import TableSession
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import has, in_state, thing

LAST = "button.fixed"


@pytest.fixture(scope="module")
def glass() -> Iterator[Glass]:
    with opened(size=(1024, 640)) as shown:
        yield shown


def agreed(session: TableSession) -> Party:
    """Returns what the two players have agreed on."""
    party = session.desk.party
    assert party is not None
    return party


def begun(glass: Glass, party: Party = CURTAIN) -> None:
    """Lays the game of a party on the table, in its middle and with the panel open."""
    hands = "open" if party.manner == "open" else "hidden"
    glass.app.scene = glass.app.games.begin(together(hands), party)
    glass.until_rest()
    glass.key(pygame.K_t)
    assert has(glass.description, LAST)


def press(glass: Glass, key: str) -> None:
    glass.click(thing(glass.description, key)["at"])
    glass.until_rest()


def face_down(glass: Glass) -> int:
    """Returns how many cards of hands lie face down."""
    cards = [d for d in glass.description["things"] if d["zone"] == "hand" and d["role"] == "card"]
    return sum(card["face"] == "down" for card in cards)


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_hidden_hands_are_opened_only_when_both_have_said_so(glass: Glass, manner):
    begun(glass, replace(CURTAIN, manner=manner))
    hidden = face_down(glass)
    assert hidden
    press(glass, "button.manner.open")
    for one in ("0", "1"):
        press(glass, f"button.consent.{one}")
        press(glass, f"button.consent.{one}")
        assert face_down(glass) == hidden, "one has said so, and taken it back"
    press(glass, "button.consent.0")
    press(glass, "button.manner." + manner)
    press(glass, "button.manner.open")
    press(glass, "button.consent.1")
    assert face_down(glass) == hidden, "what was said of an earlier wish does not count"
    press(glass, "button.consent.0")
    assert face_down(glass) == 0
    assert agreed(glass.table.session).manner == "open"


def test_open_hands_are_hidden_at_once(glass: Glass):
    begun(glass, replace(CURTAIN, manner="open"))
    assert face_down(glass) == 0
    press(glass, "button.manner.curtain")
    assert face_down(glass) > 0
    assert not glass.table.session.shown


def test_seats_and_talk_are_agreed_on_and_outlast_the_table(glass: Glass):
    begun(glass)
    fixed = agreed(glass.table.session).fixed
    press(glass, "button.fixed")
    press(glass, "button.talk.silence")
    glass.key(pygame.K_ESCAPE)
    assert glass.table.session.arrangement.fixed != fixed
    assert thing(glass.description, "text.talk")["name"] == "Silence"
    number = glass.table.keeper.id
    party = agreed(glass.app.games.resume(number).session)
    assert (party.fixed, party.talk) == (not fixed, "silence")


def test_the_badge_opens_the_panel_and_alone_there_is_none(glass: Glass):
    begun(glass)
    glass.key(pygame.K_ESCAPE)
    press(glass, "button.together")
    assert has(glass.description, LAST)
    glass.app.games.new_game("alone")
    glass.until_rest()
    glass.key(pygame.K_t)
    assert not has(glass.description, LAST)
    assert not has(glass.description, "button.together")


def test_arrows_pass_by_what_stands_between_the_cards_and_tab_does_not(glass: Glass):
    begun(glass, replace(CURTAIN, manner="open"))
    glass.key(pygame.K_ESCAPE)
    beside, chance = ("button.together", "button.marker", "button.recap"), random.Random("arrows")
    stood, tabbed = set(), set()
    for _ in range(80):
        glass.key(chance.choice((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)))
        stood |= {d["id"] for d in in_state(glass.description, "focused")}
    assert len(stood) > 8
    assert not [key for key in stood if key.startswith(beside)]
    for _ in range(12):
        glass.key(pygame.K_TAB)
        tabbed |= {d["id"] for d in in_state(glass.description, "focused")}
    assert [key for key in tabbed if key.startswith(beside)]
