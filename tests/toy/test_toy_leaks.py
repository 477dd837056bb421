"""Hidden hands of the toy leak nowhere, nor does what one player alone hears."""

from typing import Any

import pytest

from game.editions.base.explore import Discard
from tests.screen.robots.player import cards as lying
from tests.screen.secrets.knowing import OF_BASE, Known
from tests.screen.secrets.leaks import lift, play, sofa
from tests.toy.dealing import cards, deal
from tests.toy.edition import EDITIONS, RULES
from tests.toy.rules import TOWER, CardsBuried, CardsHeard, CardsHushed, Listen
from tests.variants import thorough

OF_TOY = Known(
    RULES.all_cards,
    {**OF_BASE.seen, CardsHeard: "cards"},
    {**OF_BASE.returned, CardsHushed: "order"},
    {CardsBuried: "cards"},
)


TOY: Any = {"editions": EDITIONS, "edition": "toy", "of": OF_TOY}


@pytest.mark.parametrize(
    ("manner", "number", "most"),
    [
        *(("curtain", 0, 100), ("peek", 1, 70)),
        *(thorough("curtain", 0, 280), thorough("peek", 1, 280)),
    ],
)
def test_most_of_a_hidden_game_names_no_card_that_whoever_looks_may_not_know(manner, number, most):
    counted = play(manner, f"toy {number}", most=most, **TOY)
    assert counted["steps"] > most * 15 / 14
    assert counted["backs"] > most * 25 / 7


def test_what_one_player_heard_looks_like_the_back_of_every_card():
    game = deal("OB1 AM1 OS1 LS1 OM1 GS1 GM1 AS1", seats=2, visibility="hidden")
    while game.state.turn == 0:
        game.submit(game.legal()[0])
    game.submit(Discard(*cards("OB1")))
    while not isinstance(game.pending, Listen):
        game.submit(game.legal()[-1])
    with sofa("peek", "heard", painted=True, **TOY) as glass:
        party = glass.table.session.party
        glass.app.scene = glass.app.games.begin(game, party)
        for _ in range(45):  # until what was done last is told no longer
            glass.step()
        before = glass.counted["pixels of backs"]
        assert glass.counted["backs in tower"] >= 3 * 45
        assert before > 100_000
        heard = {card.id for card in game.state.zone(f"{TOWER}:0")}
        assert not heard & {card["id"] for card in lying(glass.description, TOWER)}
        lift(glass)
        glass.until_rest()
        assert {card["id"] for card in lying(glass.description, TOWER)} == heard
        glass.cover(by_key=True)
        glass.until_rest()
        assert {card["face"] for card in lying(glass.description, TOWER)} == {"down"}
        assert glass.counted["pixels of backs"] > before
