"""The review tells what can be learnt from an answer of the base game that was not the best."""

import pytest

from game.editions import OFFERED
from game.editions.base.advice import why_action
from game.rules.view import View
from game.words import Words
from tests.rules.stories import command, position

ENGLISH = Words("en", OFFERED.words)


@pytest.mark.parametrize(
    ("row", "played", "better", "learnt"),
    [
        ("", "Discard AK1", "Discard LM1", why_action.KEYS_GIVEN_AWAY),
        ("", "Play AK1", "Play LM1", why_action.KEYS_GIVEN_AWAY),
        ("GS1 GM1", "Play GK1", "Discard LM1", why_action.BETTER_KEPT),
        ("", "Play LM1", "Discard OM2", why_action.BETTER_KEPT),
        ("OS1", "Play LM1", "Play OM2", why_action.TRIO_LEFT),
        ("", "Play LM1", "Play OM2", why_action.WRONG_CARD_PLAYED),
        ("", "Discard LM1", "Play OM2", why_action.BETTER_PLAYED),
        ("", "Discard LM1", "Discard OM2", why_action.WRONG_CARD_DISCARDED),
        ("", "RevealFive", "LoseHand", why_action.FIVE_CARDS_PAID),
        ("", "LoseHand", "PayKey AK1", why_action.NIGHTMARE_PRICE),
        ("", "PayKey AK1", "LoseHand", why_action.NIGHTMARE_PRICE),
        ("", "LoseDoor OD1", "LoseHand", why_action.NIGHTMARE_PRICE),
        ("", "LetGo", "Claim OK1", why_action.DOOR_LET_GO),
        ("", "Decline", "Search", why_action.TRIO_WASTED),
        ("", "Foresee OS1 OS2,NM1", "Foresee OS2 OS1,NM1", why_action.PROPHECY_ORDER),
        ("", "Search", "Decline", ""),
    ],
)
def test_what_is_to_be_learnt_goes_by_the_answer_and_the_better_one(row, played, better, learnt):
    deck = "LS3 GD1 GD2 OD1 OD2 NM1"
    view = View.of(position("GK1 OM2 GS3 AK1 LM1", row=row, deck=deck).state, 0)
    assert ENGLISH.regret(command(played), view, command(better)) == learnt
