"""Hidden hands of the toy leak nowhere, nor what one player alone hears."""

from typing import Any

import pytest

from tests.screen.knowing import OF_BASE, Known
from tests.screen.leaks import play
from tests.toy.edition import EDITIONS, RULES
from tests.toy.rules import CardsBuried, CardsHeard, CardsHushed

OF_TOY = Known(
    RULES.all_cards,
    {**OF_BASE.seen, CardsHeard: "cards"},
    {**OF_BASE.returned, CardsHushed: "order"},
    {CardsBuried: "cards"},
)


TOY: Any = {"editions": EDITIONS, "edition": "toy", "of": OF_TOY}


@pytest.mark.parametrize(("manner", "number"), [("curtain", 0), ("peek", 6)])
def test_a_hidden_game_names_no_card_that_whoever_looks_may_not_know(manner, number):
    counted = play(manner, f"toy {number}", **TOY)
    assert counted["steps"] > 300
    assert counted["backs"] > 1000
    # Behind a curtain nobody else sees the tower while there is something in it.
    assert counted["backs in tower"] > 10 or manner == "curtain"


def test_hidden_cards_look_like_the_back_of_every_card():
    counted = play("peek", "toy 9", most=110, painted=True, **TOY)
    assert counted["pixels of backs"] > 1_000_000
    assert counted["backs in tower"] > 10
