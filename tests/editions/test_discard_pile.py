"""What is said of the discard pile holds in every game: where something may bring a card back, the
hint tells what."""

import pytest

from game.editions import OFFERED
from game.records.journal.text.position import position
from game.rules.state import DISCARD
from game.rules.view import View
from tests.speaking import speaker

ENGLISH = speaker()
BRAMBLES = "Only Brambles, a Premonition, would bring a Nightmare back."
PEDLAR = "Only a Pedlar, a Denizen, brings a Location back."


def hint(text):
    game = position(f"hand: OS1 OM1 OS2 AM1 AS1\n{text}", OFFERED)
    return ENGLISH.hint(DISCARD, View.of(game.state, 0))


@pytest.mark.parametrize("pile", ["", "discard: NM1 OS3\n"])
def test_in_the_base_game_nothing_comes_back(pile):
    assert "do not come back" in hint(f"edition: base\n{pile}")
    assert "Only" not in hint(f"edition: base\n{pile}")


def test_with_premonitions_brambles_may_until_it_has_left_the_game():
    assert hint("edition: dreams\npremonitions: PNG\ndiscard: NM1").endswith(BRAMBLES)
    assert hint("edition: dreams\nunforeseen: PNG\ndiscard: NM1").endswith(BRAMBLES)
    assert BRAMBLES not in hint("edition: dreams\nbygone: PNG\ndiscard: NM1")


def test_with_denizens_a_pedlar_may_as_long_as_one_may_help():
    assert hint("edition: oniverse\nrallied: ZE1\ndiscard: NM1").endswith(PEDLAR)
    assert PEDLAR not in hint("edition: oniverse\ndiscard: ZE1 ZE2")
