"""What the prompt says: the words of a decision, and a warning where one is due."""

import pytest

from game.rules.cards import CARDS
from game.rules.prophecy import Prophesy
from game.screen.asking import CONFIRM, asked
from game.table.choices import Foretelling
from game.words import Words
from tests.table.tables import table

LOOKED_AT = tuple(CARDS[card] for card in ("OD1", "AS1", "GM1"))


@pytest.mark.parametrize(("picked", "warns"), [(("OD1",), True), (("AS1", "OD1"), False)])
def test_e08_discarding_a_door_is_warned_about_before_it_happens(picked, warns):
    foretelling = Foretelling(LOOKED_AT, tuple(CARDS[card] for card in picked))
    prompt = asked(Words("en"), table(pending=Prophesy()), [], None, foretelling)
    assert ("no longer be won" in prompt.body) == warns


def test_r14_nothing_is_confirmed_before_every_card_has_its_place():
    for picked, complete in (((), False), (LOOKED_AT[:1], False), (LOOKED_AT[:2], True)):
        prompt = asked(
            Words("en"), table(pending=Prophesy()), [], None, Foretelling(LOOKED_AT, picked)
        )
        (confirm,) = [button for button in prompt.buttons if button.id == CONFIRM]
        assert confirm.enabled == complete
