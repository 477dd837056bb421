"""What there is to learn from an answer of the base game that was not the best."""

import pytest

from game.editions import OFFERED
from game.editions.base.advice import regrets
from game.rules.view import View
from game.words import Words
from tests.rules.stories import command, position

ENGLISH = Words("en", OFFERED.words)


@pytest.mark.parametrize(
    ("row", "played", "better", "learnt"),
    [
        ("", "Discard AK1", "Discard LM1", regrets.KEYS_GIVEN_AWAY),
        ("", "Play AK1", "Play LM1", regrets.KEYS_GIVEN_AWAY),
        ("GS1 GM1", "Play GK1", "Discard LM1", regrets.BETTER_KEPT),
        ("", "Play LM1", "Discard OM2", regrets.BETTER_KEPT),
        ("OS1", "Play LM1", "Play OM2", regrets.TRIO_LEFT),
        ("", "Play LM1", "Play OM2", regrets.WRONG_CARD_PLAYED),
        ("", "Discard LM1", "Play OM2", regrets.BETTER_PLAYED),
        ("", "Discard LM1", "Discard OM2", regrets.WRONG_CARD_DISCARDED),
        ("", "RevealFive", "LoseHand", regrets.FIVE_CARDS_PAID),
        ("", "LoseHand", "PayKey AK1", regrets.NIGHTMARE_PRICE),
        ("", "PayKey AK1", "LoseHand", regrets.NIGHTMARE_PRICE),
        ("", "LoseDoor OD1", "LoseHand", regrets.NIGHTMARE_PRICE),
        ("", "LetGo", "Claim OK1", regrets.DOOR_LET_GO),
        ("", "Decline", "Search", regrets.TRIO_WASTED),
        ("", "Foresee OS1 OS2,NM1", "Foresee OS2 OS1,NM1", regrets.PROPHECY_ORDER),
        ("", "Search", "Decline", ""),
    ],
)
def test_what_is_to_be_learnt_goes_by_the_answer_and_the_better_one(row, played, better, learnt):
    deck = "LS3 GD1 GD2 OD1 OD2 NM1"
    view = View.of(position("GK1 OM2 GS3 AK1 LM1", row=row, deck=deck).state, 0)
    assert ENGLISH.regret(command(played), view, command(better)) == learnt
