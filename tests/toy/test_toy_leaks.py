"""Hidden hands of the toy leak nowhere, nor what one player alone hears."""

import pytest

from tests.screen.knowing import Known
from tests.screen.leaks import play
from tests.toy.edition import EDITIONS, RULES
from tests.toy.rules import CardsBuried, CardsHeard, CardsHushed

OF_TOY = Known(
    RULES.all_cards,
    {CardsHeard: "cards"},
    {CardsHushed: "order"},
    {CardsBuried: "cards"},
)


@pytest.mark.parametrize(
    ("manner", "number", "painted"),
    [("curtain", 0, False), ("peek", 0, False), ("curtain", 1, False), ("peek", 1, True)],
)
def test_a_hidden_game_names_no_card_that_whoever_looks_may_not_know(manner, number, painted):
    toy = {"editions": EDITIONS, "edition": "toy", "of": OF_TOY, "painted": painted}
    counted = play(manner, f"toy {number}", **toy)
    assert counted["steps"] > 300
    assert counted["backs"] > 1000
    # Behind a curtain nobody else sees the tower while there is something in it.
    assert counted["backs in tower"] > 10 or manner == "curtain"
