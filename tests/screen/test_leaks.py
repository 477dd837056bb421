"""Hidden hands leak nowhere: not in the pictures, not in the words, not behind the curtain."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pygame
import pytest

from game.editions.base.cards import CARDS
from game.editions.base.partners import CardDrafted, CardsSwapped, MarketShared
from game.editions.base.prophecy import CardsReturned, ProphecySeen
from game.editions.base.routines import LocationDrawn
from game.rules.event import DeckShuffled, GameWon, TurnBegan
from game.table.motion.tempo import USUAL_TEMPO, Tempo
from tests.screen.glass import FRAME, LONG
from tests.screen.knowing import Account
from tests.screen.leaks import play, sofa
from tests.screen.player import at, cards, has, thing
from tests.variants import thinned_rows, thorough


@pytest.mark.parametrize("games", [1, thorough(4)])
@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_a_hidden_game_names_no_card_that_whoever_looks_may_not_know(manner, games):
    """What they see together: one alone may take back nothing."""
    counted = Counter[str]()
    for number in range(games):
        counted += play(manner, f"suite {number}")
    assert counted["steps"] > 300 * games
    assert counted["taken back"] > 4 or games < 4
    assert counted["backs"] > 1000 * games
    assert counted["heard"] > 150 * games
    if manner == "curtain":
        assert counted["handovers"] > 8 * games
    else:
        assert counted["covered"] > 50 * games


@pytest.mark.parametrize(
    ("manner", "most"),
    [("curtain", 240), ("peek", 80), thorough("curtain", LONG), thorough("peek", LONG)],
)
def test_hidden_cards_look_like_the_back_of_every_card(manner, most):
    """In all of a game, or in so many gestures."""
    counted = play(manner, "painted", most=most, painted=True)
    assert counted["pixels of backs"] > 1_000_000
    assert counted["pixels of curtains"] > 1_000_000 or manner == "peek"


def test_the_second_account_knows_who_has_seen_what():
    account = Account()
    a, b, c, d = (CARDS[key] for key in ("OS1", "AK1", "GM1", "LS1"))
    account.hear(
        (
            CardDrafted(0, a),
            MarketShared((b,)),
            TurnBegan(0, 1),
            LocationDrawn(0, c, "hand"),
            ProphecySeen(1, (d,)),
        )
    )
    assert account.known(None) == {b}
    assert account.known(0) == {a, b, c}
    assert account.known(1) == {a, b, d}
    account.hear((*[GameWon()] * 5, CardsReturned(1, (d,)), CardsSwapped(0, c, b)))
    assert account.known(None) == {c}
    assert account.known(1) == {a, b, c, d}
    order = tuple(card for card in CARDS.values() if card not in (a, b, c))
    account.hear((*[GameWon()] * 7, DeckShuffled(order)))
    assert account.known(1) == {a, b, c}


@pytest.mark.parametrize(
    ("frames", "tempo"),
    thinned_rows(
        product((3, 24, 54), (USUAL_TEMPO, Tempo(reduced=True))),
        always=[(3, Tempo(reduced=True)), (24, USUAL_TEMPO)],
    ),
)
def test_an_impatient_key_lets_no_open_hand_shine_through_the_curtain(tempo, frames):
    with sofa("curtain", "shine", painted=True) as glass:
        open_the_first_hand(glass)
        glass.move_with(tempo)
        sitting = glass.table.sitting
        while sitting.shown:
            glass.table.settle()
            sitting.submit(sitting.game.legal()[0])
        for _ in range(frames):
            glass.step(dt=FRAME)
        glass.key(pygame.K_F9)
        glass.key(pygame.K_F9)
        assert glass.scene.name == "handover"
        assert glass.counted["pixels of curtains"] > 0


def open_the_first_hand(glass):
    """The hands are drafted, and the curtain before the first turn is up."""
    while glass.account.turn is None:
        sitting = glass.table.sitting
        sitting.submit(sitting.game.legal()[0])
        glass.key(pygame.K_F9)
    while glass.scene.name == "handover":
        glass.key(pygame.K_RETURN)
    glass.key(pygame.K_F9)


def test_a_card_that_is_covered_while_it_is_pressed_is_not_read():
    with sofa("peek", "pressed") as glass:
        open_the_first_hand(glass)
        glass.hold_space()
        glass.until_rest()
        card = next(d for d in cards(glass.description, "hand") if d["seat"] == glass.account.turn)
        glass.move(at(card))
        glass.down()
        glass.release_space()
        for _ in range(12):
            glass.step()
        assert glass.table.panels.panel is None


def test_a_card_that_is_covered_while_it_is_read_is_neither_read_on_nor_dragged():
    with sofa("peek", "pressed") as glass:
        open_the_first_hand(glass)
        glass.hold_space()
        glass.until_rest()
        card = next(d for d in cards(glass.description, "hand") if d["seat"] == glass.account.turn)
        x, y = at(card)
        glass.move((x, y))
        glass.down()
        for _ in range(14):
            glass.step()
        assert glass.table.panels.reads
        glass.release_space()
        assert glass.table.panels.panel is None
        glass.move((x, y - 100), held=True)
        assert not glass.table.holding.busy
        glass.up()
        glass.step()


@pytest.mark.parametrize("manner", ["curtain", "peek"])
def test_conceding_turns_covered_hands_up_but_not_before_it_is_confirmed(manner):
    with sofa(manner, "concede") as glass:
        open_the_first_hand(glass)
        glass.cover(by_key=True)
        for _ in range(12):
            glass.step()
        glass.press("button.concede")
        for _ in range(12):
            glass.step()
        assert [d["face"] for d in cards(glass.description, "hand")] == ["down"] * 6
        table = glass.table
        glass.press("button.confirm")
        for _ in range(60):
            glass.step()
        assert glass.scene.name == "result"
        hands = {card.id for seat in (0, 1) for card in table.sitting.game.state.hand(seat)}
        assert {thing.id for thing in table.lying() if thing.zone == "hand" and thing.card} == hands


def test_whoever_peeks_in_a_covered_turn_and_ends_it_leaves_no_card_open():
    with sofa("curtain", "peeking") as glass:
        open_the_first_hand(glass)
        glass.cover(by_key=True)
        glass.hold_space()
        sitting = glass.table.sitting
        while sitting.shown:
            glass.table.settle()
            sitting.submit(sitting.game.legal()[0])
        glass.step()
        glass.release_space()
        for _ in range(30):
            glass.step()
        assert glass.scene.name == "handover"


def test_the_first_of_two_presses_is_not_kept_for_the_next_player():
    with sofa("peek", "armed") as glass:
        open_the_first_hand(glass)
        first = glass.account.turn
        glass.press("button.name")
        glass.hold_space()
        sitting = glass.table.sitting
        while glass.account.turn == first:
            glass.table.settle()
            sitting.submit(sitting.game.legal()[0])
            glass.step()
        glass.release_space()
        glass.until_rest()
        assert has(glass.description, "button.name")
        assert not has(glass.description, "button.show_cards")


def test_a_question_of_the_last_turn_does_not_wait_behind_the_curtain():
    with sofa("curtain", "conceding") as glass:
        open_the_first_hand(glass)
        sitting = glass.table.sitting
        while sitting.shown:
            glass.table.settle()
            sitting.submit(sitting.game.legal()[0])
        point = at(thing(glass.description, "button.concede"))
        glass.step(
            glass.event(pygame.MOUSEBUTTONDOWN, point, button=1),
            glass.event(pygame.MOUSEBUTTONUP, point, button=1),
        )
        while glass.scene.name == "handover":
            glass.key(pygame.K_RETURN)
        assert not has(glass.description, "button.confirm")
