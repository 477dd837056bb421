"""Hidden hands at the table: what covers them, what shows them, and what remains meanwhile."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace

import pygame
import pytest

from game.editions.base.cards import BASE_DECK
from game.editions.base.explore import Decline, Search
from game.editions.base.partners import CardsSwapped, Keep, Swap
from game.editions.base.prophecy import Foresee, Prophesy
from game.rules.card import Card
from game.rules.game import Game
from game.rules.state import FORESIGHT, owned
from game.screen.table.between_turns.lifting import FIRST, HOLD, KEYS, QUIET
from game.screen.table.table_page import Table
from game.table.party import Manner, Party, Player
from tests.rules.stories import after, command, deal, partners, position
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.player import thing

PLAYERS = Player("Ada", "lantern"), Player("Isolde", "boat")
OWN = KEYS[0]
BEGUN = "Play OS1", "Play AM1"
"""Commands after which it is Ada's turn again, with a card that nobody else knows."""


@pytest.fixture
def glass() -> Iterator[Glass]:
    """Yields the program in a small window."""
    with opened(size=(1024, 640)) as opened_glass:
        yield opened_glass


def seated(glass: Glass, manner: Manner, game: Game) -> Table:
    """Lays a game for two on the table; the player whose turn it is looks at the cards."""
    table = glass.app.games.begin(game, Party(PLAYERS, manner, fixed=False))
    glass.app.scene = table
    table.session.look(True)
    glass.step()
    glass.until_rest()
    glass.wait(FIRST)
    return table


def hidden(*commands: str) -> Game:
    """Returns a game with hidden hands after these commands."""
    return after(
        partners(
            "OS1 OK1 OM1", "AM1 GS1 AK1", "LS1 GK1", "LM1 LM2 LM3 LM4 OS2 AS2", visibility="hidden"
        ),
        *commands,
    )


def held(glass: Glass, key: int, kind: int) -> None:
    glass.step(pygame.Event(kind, key=key, mod=0, unicode="", scancode=0))


def test_r38_a_swap_goes_between_hand_and_tray_and_not_by_the_deck(glass):
    table = seated(glass, "peek", hidden("Discard OS1"))
    deck = table.session.director.layout.source
    swap = next(c for c in table.session.legal if isinstance(c, Swap) and c.shared.id == "GK1")
    table.session.submit(swap)
    seen = 0
    for _ in range(60):
        glass.step()
        director = table.session.director
        if isinstance(director.event, CardsSwapped):
            going = [(s, pose) for s, pose in director.sprites if s.key in director.moving]
            seen += len(going)
            assert all(abs(pose.x - deck.x) > deck.width for _, pose in going), going
    assert seen


def test_the_mouse_may_leave_the_window_while_one_glances(glass):
    table = seated(glass, "peek", hidden(*BEGUN))
    table.cover()
    glass.wait(FIRST)
    held(glass, OWN, pygame.KEYDOWN)
    glass.wait(HOLD)
    assert table.session.shown
    glass.step(pygame.Event(pygame.WINDOWLEAVE, window=glass.app.window))
    assert table.session.shown
    glass.step(pygame.Event(pygame.WINDOWFOCUSLOST, window=glass.app.window))
    assert not table.session.shown


def test_a_key_that_stays_down_shows_no_cards_of_the_next_turn(glass):
    table = seated(glass, "peek", hidden(*BEGUN))
    table.cover()
    glass.wait(FIRST)
    held(glass, OWN, pygame.KEYDOWN)
    glass.wait(HOLD + QUIET)
    table.session.submit(command("Discard OM1"))
    glass.until_rest()
    assert table.session.shown
    table.session.submit(Keep())
    glass.wait(10.0)
    assert table.session.game.state.turn == 4
    assert not table.session.shown
    held(glass, OWN, pygame.KEYUP)
    assert not table.session.shown


def test_r14_a_prophecy_stays_arranged_while_the_cards_are_covered(glass):
    table = seated(glass, "curtain", hidden(*BEGUN, "Discard OK1", "Keep"))
    assert isinstance(table.session.pending, Prophesy)
    told = table.session.ranking
    assert told is not None
    thrown = told.throwing(told.order[2])
    table.session.arrange(replace(table.session.arrangement, ranking=thrown))
    arranged = table.session.ranking
    glass.key(pygame.K_x)
    assert not table.session.shown
    glass.until_rest()
    glass.look()
    assert table.session.ranking == arranged


def named_of(glass: Glass, cards: Iterable[Card]) -> set[str]:
    """Returns the ids of these cards that are named in the description, or that the picture shows
    face up."""
    told = json.dumps(glass.description)
    shown = {sprite.card.id for sprite, _ in glass.director.sprites if sprite.card is not None}
    return {card.id for card in cards if f'"{card.id}"' in told or card.id in shown}


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_e49_what_was_foreseen_lies_face_up_only_while_its_owner_has_lifted_the_cloth(
    glass, manner
):
    table = seated(glass, manner, hidden(*BEGUN, "Discard OK1", "Keep"))
    game = table.session.game
    foreseen = game.state.zone(owned(FORESIGHT, 0))
    assert named_of(glass, foreseen) == {card.id for card in foreseen}
    assert_covered(glass, foreseen)
    glass.look()
    assert table.session.submit(Foresee(foreseen[0], foreseen[1:]))
    glass.until_rest()
    left = game.state.known_top[0]
    assert left
    assert named_of(glass, left) == {card.id for card in left}
    assert_covered(glass, left)
    if table.session.viewer.parting is None and table.session.seat == 1:
        glass.look()
        assert not named_of(glass, left), "the other player has not seen them"


def assert_covered(glass: Glass, cards: Iterable[Card]) -> None:
    """Covers the hand, and checks that none of these cards can be seen by anybody."""
    glass.key(pygame.K_x)
    glass.until_rest()
    glass.wait(FIRST)
    assert not glass.table.session.shown
    assert not named_of(glass, cards)
    view = glass.director.view
    assert not {*cards} & {card for zone in view.zones for card in view.cards(zone)}
    assert not {*cards} & {*view.openly.prophecy, *view.openly.known_top}


def test_in_the_draft_a_card_is_taken_by_p_and_not_by_d(glass):
    game = deal("OS1 AM1 OM1 GS1 OK1 AK1 LS1 GK1", seats=2)
    table = seated(glass, "open", game)
    card = table.session.view.market[0]
    table.session.arrange(table.session.arrangement.selecting(card.id))
    glass.key(pygame.K_d)
    assert card in table.session.view.market
    glass.key(pygame.K_p)
    assert card in game.state.hand(0)


def second_line(glass: Glass) -> str:
    """Returns the second line of the prompt."""
    return str(thing(glass.description, "text.body")["name"])


def test_cards_are_spoken_of_over_a_covered_hand_only_where_they_can_answer(glass):
    hands, rows, shared = ("OS1 OM1 OK1", "AM1 LS1 LM1"), ("GS1 GM1", "AS1"), "GS2 LK1"
    doors = "GD1", ""  # the search for a second Door asks first
    lie = " ".join((*hands, *rows, *doors, shared)).split()
    deck = " ".join(card.id for card in BASE_DECK if card.id not in lie)
    zones = {"row": rows, "shared": shared, "doors": doors, "deck": deck}
    game = position(hands, **zones, seats=2, visibility="hidden")
    glass.app.change(replace(glass.app.settings, whispers=False))
    table = seated(glass, "curtain", game)
    table.session.look(False)
    glass.wait(FIRST)
    assert "both see" in second_line(glass)
    table.session.submit(command("Play GS2"))
    glass.until_rest()
    assert table.session.viewer.covers
    assert {type(answer) for answer in table.session.legal} == {Search, Decline}
    assert "both see" not in second_line(glass)
    glass.wait(FIRST)
    glass.key(OWN)
    assert second_line(glass) == "Press once more to lift the cloth."
