"""What the lamps add to a game takes place in it, and their games can be kept and played again."""

from __future__ import annotations

import json
import random

import pytest

from game.editions.base.explore import Discard, Play
from game.records.journal.codec import Codec
from game.rules.event import DeckShuffled
from game.rules.game import Game, IllegalCommand
from game.rules.state import DECK, HAND
from game.rules.steps import Ordering
from tests.toy2.edition import RULES, deal
from tests.toy2.rules import (
    Burn,
    Bury,
    CardFound,
    CardsBurnt,
    CardsKept,
    CardTucked,
    ChooseLamp,
    Fetch,
    Seek,
    Sift,
    Tuck,
)
from tests.walks import begin


def discard(game: Game, name: str) -> None:
    """Discards this card of the hand."""
    game.submit(Discard(RULES.cards[name]))


def test_any_card_of_the_deck_is_fetched_and_the_deck_is_shuffled():
    game = deal("OM1 AS1 GS1 LS1 OS1")
    discard(game, "OM1")
    assert isinstance(game.pending, Seek)
    assert len(game.legal()) == 58 - 5
    told = game.submit(Fetch(RULES.cards["GK1"]))
    assert told[1] == CardFound(0, RULES.cards["GK1"], HAND)
    assert isinstance(told[2], DeckShuffled)
    assert RULES.cards["GK1"] in game.state.hand(0)


def test_a_choice_that_has_but_one_answer_is_not_posed():
    game = deal("OS1 AS1 AM2 LM1 OM1 OM2 LS1 OS2 GM3")
    discard(game, "OS1")
    assert not isinstance(game.pending, Tuck)
    assert CardTucked(0, RULES.cards["OS1"]) in game.log
    assert game.state.deck[-1].id == "OS1"


def test_three_cards_go_under_the_deck_one_after_the_other():
    game = deal("AK1 GK1 AS1 OS1 LM1 OM2 LS1 OS2 GM3")
    discard(game, "AK1")
    game.submit(game.legal()[0])
    discard(game, "GK1")
    game.submit(game.legal()[0])
    discard(game, "AS1")
    asked = []
    while isinstance(game.pending, Tuck):
        asked.append(game.pending.left)
        game.submit(Bury(game.state.discard[0]))
    assert asked == [3, 2, 1]
    assert len(game.state.discard) == 2


def embers(**given) -> Game:
    """Returns a game in which a lamp has just gone out, and the next four cards are looked at."""
    game = deal("OS1 AS1 AM2 LM1 OM1 NM1 GS1 GS2 GM1 GK1 GM2", **given)
    discard(game, "OM1")
    game.submit(Fetch(RULES.cards["GM3"]))
    while not isinstance(game.pending, ChooseLamp):
        game.submit(next(c for c in game.legal() if not isinstance(c, Play)))
    game.submit(game.legal()[0])
    return game


def test_two_cards_burn_and_the_others_come_next_in_their_new_order():
    game = embers()
    assert isinstance(game.pending, Sift)
    seen = game.state.looked_at(0)
    assert len(seen) == 4
    assert len(game.legal()) == 6 * 2
    burnt, kept = (seen[1], seen[3]), (seen[2], seen[0])
    gone = len(game.state.discard)
    game.submit(Burn(burnt, kept))
    assert set(burnt) <= set(game.state.discard)
    assert len(game.state.discard) >= gone + 2
    assert CardsBurnt(0, burnt) in game.log
    assert CardsKept(0, kept) in game.log


@pytest.mark.parametrize(
    ("burnt", "kept"), [((0,), (1, 2, 3)), ((0, 1, 2), (3,)), ((0, 0), (1, 2)), ((), (0, 1, 2, 3))]
)
def test_another_number_of_cards_does_not_burn(burnt, kept):
    game = embers()
    seen = game.state.looked_at(0)
    command = Burn(tuple(seen[n] for n in burnt), tuple(seen[n] for n in kept))
    with pytest.raises(IllegalCommand):
        game.submit(command)


def test_of_a_short_deck_as_many_cards_burn_as_there_are():
    assert Ordering(RULES.box[DECK][:1], "discard", 2).gone == 1
    assert Ordering((), "discard", 2).gone == 0
    assert Ordering(RULES.box[DECK][:3]).gone == 0


@pytest.mark.parametrize("seats", [1, 2])
def test_random_games_hold_and_are_kept(seats):
    codec = Codec(RULES)
    for number in range(8):
        game, chance = begin(RULES, seats, number), random.Random(number)
        while game.pending:
            game.submit(chance.choice(game.legal()))
        assert game.defeat in ("darkness", "deck_exhausted")
        told = [json.loads(json.dumps(codec.encode(event))) for event in game.log]
        assert Game.replay(RULES, map(codec.event, told)).state == game.state
