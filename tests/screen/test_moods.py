"""How a card of the hand looks while another is chosen."""

import pytest

from game.rules.cards import CARDS
from game.rules.state import DISCARD, HAND, ROW
from game.screen.prompts import Prompt
from game.screen.tabletop import Scenery, mood_of
from game.table.poses import Pose, Sprite

PLAYS, PLAYS_TOO, DOES_NOT = (
    Sprite(card, CARDS[card], HAND, Pose(0, 0, 100)) for card in ("OS1", "AK1", "GM1")
)


def scenery(selected: str, targets: tuple[str, ...]) -> Scenery:
    lit = frozenset({PLAYS.key, PLAYS_TOO.key})
    return Scenery(Prompt("", ""), selected=selected, asked=(HAND,), lit=lit, targets=targets)


@pytest.mark.parametrize("targets", [(), (ROW, DISCARD)])
def test_what_cannot_be_played_is_veiled_while_a_card_may_be_played(targets: tuple[str, ...]):
    seen = scenery(PLAYS.key if targets else "", targets)
    assert mood_of(PLAYS, seen) == ("selected" if targets else "legal")
    assert mood_of(PLAYS_TOO, seen) == "legal"
    assert mood_of(DOES_NOT, seen) == "veiled"


def test_every_card_may_be_discarded_and_none_is_veiled_then():
    seen = scenery(DOES_NOT.key, (DISCARD,))
    assert mood_of(DOES_NOT, seen) == "selected"
    other = Sprite("LM1", CARDS["LM1"], HAND, Pose(0, 0, 100))
    assert mood_of(other, seen) == ""
