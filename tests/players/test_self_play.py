"""An adviser plays a game by itself: what it is asked, and what a copy of a game tells it."""

import itertools
from collections.abc import Sequence
from typing import Any

import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import CARDS
from game.editions.base.explore import Discard
from game.editions.base.prophecy import Foresee
from game.editions.base.show import STAGING
from game.players.advice import Advice, Thinking, Weighed
from game.players.self_play import SelfPlay, shuffled_anew
from game.rules.game import Game
from game.rules.state import HAND, Visibility, owned
from game.rules.steps import Command, Decision
from game.rules.view import View
from game.table.replay import Recording
from tests.screen.robots.glass import deck
from tests.table.robots.replays import random_game


class Last:
    """A player that does what stands last after so many thoughts, and keeps what it was asked."""

    name = "last"

    def __init__(self, thoughts: int = 1) -> None:
        self.thoughts, self.asked = thoughts, list[View]()

    def think(self, view: View, decision: Decision, legal: Sequence[Command[Any]]) -> Thinking:
        self.asked.append(view)
        assert view.pending == decision
        for _ in range(self.thoughts):
            yield
        return Advice((Weighed(legal[-1]),))


def test_each_frame_thinks_a_little_and_then_the_answer_is_given() -> None:
    player, ticks = Last(thoughts=3), itertools.count()
    played = SelfPlay(Game.start(BASE, seed="self"), player, lambda: float(next(ticks)))
    counts = []
    for _ in range(8):
        played.think(moves=True)
        counts.append(len(played.moves))
    assert counts == [0, 0, 0, 1, 1, 1, 1, 2]
    assert player.asked[1] == View.of(played.moves[1].before, 0)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_recording_that_goes_on_with_a_game_equals_that_of_the_whole_game(seats: int) -> None:
    game = Game.start(BASE, seed="grow", seats=seats)
    growing = Recording(game, "open", STAGING)
    played = SelfPlay(game, Last(), lambda: 0.0)
    while not played.over:
        played.think(moves=False)
    for move in played.moves:
        growing.go_on(move.before, move.events)
    whole = Recording(played.game, "open", STAGING)
    for held in ("over", "frames", "told", "turns", "decisions", "marks"):
        assert getattr(growing, held) == getattr(whole, held)


def same_cards(game: Game, copy: Game) -> bool:
    """Returns whether every card lies in the same place in both games, but for the order of the
    deck."""
    here, there = game.state, copy.state
    assert sorted(card.id for card in here.deck) == sorted(card.id for card in there.deck)
    return {**here.zones, "deck": ()} == {**there.zones, "deck": ()}


def test_a_copy_has_the_cards_nobody_has_seen_in_another_order_and_those_known_in_theirs() -> None:
    game = Game.start(BASE, seed="known", deck=deck("OK1 OS1 AM1 GS1 LS1 OS2 AM2 GM1 LM1 OM1"))
    game.submit(Discard(CARDS["OK1"]))
    legal = game.legal()
    assert isinstance(legal[0], Foresee)
    game.submit(legal[-1])
    known = game.state.known_top[0]
    assert known
    before = game.state
    copy = shuffled_anew(game, "another")
    assert same_cards(game, copy)
    assert copy.state.deck[: len(known)] == known == copy.state.known_top[0]
    assert copy.state.deck != game.state.deck
    assert View.of(copy.state, 0) == View.of(game.state, 0)
    copy.submit(copy.legal()[0])
    assert game.state is before
    assert shuffled_anew(game, "a third").state.deck != shuffled_anew(game, "a fourth").state.deck


@pytest.mark.parametrize("visibility", ["open", "hidden"])
def test_a_copy_of_any_game_can_be_played_to_its_end_with_open_hands(
    visibility: Visibility,
) -> None:
    copy = shuffled_anew(random_game("copy", 2, visibility, most=30), "another")
    assert copy.state.visibility == "open"
    assert View.of(copy.state, 0).cards(owned(HAND, 1)) == copy.state.hand(1)
    player = Last()
    played = SelfPlay(copy, player, lambda: 0.0)
    while not played.over:
        played.think(moves=False)
    assert played.game.state.result is not None
    assert {view.active for view in player.asked} == {0, 1}
