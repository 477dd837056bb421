"""Hidden hands leak nowhere with any edition. What is looked at from a Tower or beneath the deck is
seen by the one who looks, and by nobody else."""

import pytest

from tests.offered import ALL, ALONE, HARDEST
from tests.screen.secrets.knowing_added import known_of
from tests.screen.secrets.leaks import play
from tests.variants import thorough


@pytest.mark.parametrize(
    ("edition", "manner", "most"),
    [
        (ALL, "peek", 60),
        *(thorough(ALL, manner, 350) for manner in ("curtain", "peek")),
        *(thorough(edition, "curtain", 140) for edition in ALONE),
        thorough(HARDEST, "peek", 280),
    ],
)
def test_a_hidden_game_names_no_card_that_whoever_looks_may_not_know(edition, manner, most):
    counted = play(manner, edition, most=most, edition=edition, of=known_of(edition))
    assert counted["steps"] > most
    assert counted["backs"] > most
