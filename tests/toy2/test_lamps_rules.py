"""What the lamps add to a game happens in it, and their games can be kept and played again."""

from __future__ import annotations

import json
import random

import pytest

from game.editions.base.explore import Discard
from game.records.journal.codec import Codec
from game.rules.event import DeckShuffled
from game.rules.game import Game
from game.rules.state import DECK, HAND
from tests.toy2.edition import RULES
from tests.toy2.rules import Bury, CardFetched, CardTucked, Fetch, Seek, Tuck
from tests.walks import begin


def deal(top: str, **given) -> Game:
    """A game on a deck with these cards on top."""
    cards = [RULES.cards[name] for name in top.split()]
    rest = [card for card in RULES.box[DECK] if card not in cards]
    return Game.start(RULES, seed="lamps", deck=(*cards, *rest), **given)


def discard(game: Game, name: str) -> None:
    """This card of the hand is discarded."""
    game.submit(Discard(RULES.cards[name]))


def test_any_card_of_the_deck_is_fetched_and_the_deck_is_shuffled():
    game = deal("OM1 AS1 GS1 LS1 OS1")
    discard(game, "OM1")
    assert isinstance(game.pending, Seek)
    assert len(game.legal()) == 58 - 5
    told = game.submit(Fetch(RULES.cards["GK1"]))
    assert told[1] == CardFetched(0, RULES.cards["GK1"], HAND)
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
