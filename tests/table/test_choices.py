"""What the button of a command is called."""

import pytest

from game.editions.base.cards import CARDS
from game.editions.base.door import Claim, LetGo
from game.editions.base.explore import Decline, Search
from game.editions.base.nightmare import LoseDoor, LoseHand, PayKey, RevealFive
from game.table.hands.choices import button_id


def named(cards):
    return tuple(CARDS[card_id] for card_id in cards.split())


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (Search(), "button.search"),
        (Decline(), "button.decline"),
        (Claim(CARDS["OK2"]), "button.claim.OK2"),
        (LetGo(), "button.let_go"),
        (PayKey(CARDS["GK1"]), "button.pay_key.GK1"),
        (LoseDoor(CARDS["LD1"]), "button.lose_door.LD1"),
        (RevealFive(), "button.reveal_five"),
        (LoseHand(), "button.lose_hand"),
    ],
)
def test_a_button_is_called_after_its_command_and_card(command, key):
    assert button_id(command) == key
