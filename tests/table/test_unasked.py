"""With hidden hands, whether a trio is asked about or searches by itself tells nobody anything,
since it follows from what both players have seen."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.editions.base.box import BASE
from game.editions.base.cards import KEY
from game.editions.base.explore import CompleteTrio, Discard, Play, Search
from game.editions.base.prophecy import CardsReturned
from game.editions.base.warnings.blocking import holds_door, search_blocks, searched_unasked
from game.rules.event import DeckShuffled, Event
from game.rules.game import Game, opening
from game.rules.steps import Command
from game.rules.view import View, seen
from tests.rules.stories import after, position
from tests.variants import variants


def known_on_top(log: Sequence[Event], seat: int) -> int:
    """Returns how many cards a seat knows on top of the deck, by what its partner has seen."""
    known, state = 0, opening(BASE)
    for event, told in zip(log, seen(opening(BASE), log, 1 - seat), strict=True):
        before, state = len(state.deck), event.evolve(state)
        known = max(0, known - max(0, before - len(state.deck)))
        if isinstance(told, DeckShuffled):
            known = 0
        elif isinstance(told, CardsReturned):
            known = known + len(told.order) if told.seat == seat else 0
    return known


def some_answer(game: Game, chance: random.Random) -> Command[Any]:
    """Returns a random answer that brings a trio now and then, and many Prophecies, for which alone
    a Key is discarded."""
    legal = game.legal()
    keys = [one for one in legal if isinstance(one, Discard) and one.card.kind == KEY]
    plays = [one for one in legal if isinstance(one, Play)]
    row = game.state.row(game.state.active)
    alike = [one for one in plays if row and one.card.colours == row[-1].colours]
    return chance.choice(alike or (keys if chance.random() < 0.5 else plays) or legal)


@pytest.mark.parametrize("numbers", variants([range(12)], [range(12, 80)]), ids=str)
def test_whether_a_hidden_trio_is_asked_about_follows_from_what_the_partner_knows(numbers):
    told = Counter[bool]()
    for number in numbers:
        chance = random.Random(number)
        game = Game.start(BASE, seed=f"unasked {number}", seats=2, visibility="hidden")
        while game.pending is not None:
            trio, seat = game.pending, game.state.active
            if isinstance(trio, CompleteTrio):
                partner = replace(View.of(game.state, 1 - seat), pending=trio)
                lost = known_on_top(game.log, seat) > 0 or search_blocks(Search(), partner)
                lost |= not holds_door(trio.colour, partner)
                assert (searched_unasked(trio, View.of(game.state, seat)) is None) == lost
                told[lost] += 1
            game.submit(some_answer(game, chance))
    assert min(told[True], told[False]) > 2


@pytest.mark.parametrize(("doors", "asked"), [("", False), ("OD1", False), ("OD1 OD2", True)])
def test_e01_a_trio_is_asked_about_where_no_such_door_is_left(doors, asked):
    deck = " ".join(door for door in ("OD1", "OD2") if door not in doors)
    game = position("OK1 OM2", row="OS1 OM1", doors=doors, deck=f"GS1 AS1 {deck}")
    after(game, "Play OK1")
    assert isinstance(game.pending, CompleteTrio)
    assert (searched_unasked(game.pending, View.of(game.state, 0)) is None) == asked
