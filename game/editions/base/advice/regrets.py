"""What there is to learn from an answer of the base game that was not the best: a sentence that is
the same whenever the same is to be learnt, and looks ahead."""

from __future__ import annotations

from typing import Any

from game.editions.base.cards import KEY
from game.editions.base.explore import Discard, Play, one_colour
from game.rules.steps import Command
from game.rules.view import View
from game.table import counting
from game.words import msgid

KEYS_GIVEN_AWAY = msgid("Keys given away cost most. Keep them for Nightmares and Doors.")
BETTER_KEPT = msgid("Cards played too early cost most. Some are worth more in the hand.")
TRIO_LEFT = msgid("Trios left half done cost most. To finish one opens a Door.")
WRONG_CARD_PLAYED = msgid("Which card to play made most of the difference; that can be learnt.")
BETTER_PLAYED = msgid("Discarding where a card could be played cost most. Try the row first.")
WRONG_CARD_DISCARDED = msgid("Which card to discard made most of the difference: a fine point.")
FIVE_CARDS_PAID = msgid("Five deck cards were a dear price for a Nightmare. Others cost less.")
NIGHTMARE_PRICE = msgid("How a Nightmare was paid made most of the difference: a fine point.")
DOOR_LET_GO = msgid("A Door that was let go cost most. Take the next one that comes.")
TRIO_WASTED = msgid("A trio without a search cost most. Let the next one find its Door.")
PROPHECY_ORDER = msgid("The order of a Prophecy made most of the difference: a fine point.")


def discarded(discard: Discard, view: View, better: Command[Any]) -> str:
    """A Key, a card instead of playing one, or the wrong one."""
    if discard.card.kind == KEY:
        return KEYS_GIVEN_AWAY
    return BETTER_PLAYED if isinstance(better, Play) else WRONG_CARD_DISCARDED


def played(play: Play, view: View, better: Command[Any]) -> str:
    """A Key for nothing, a card better kept, one that leaves a trio half done, or the wrong one."""
    ends = length(play, view)
    if play.card.kind == KEY and ends < 3:
        return KEYS_GIVEN_AWAY
    if not isinstance(better, Play):
        return BETTER_KEPT
    return TRIO_LEFT if length(better, view) > ends else WRONG_CARD_PLAYED


def length(play: Play, view: View) -> int:
    """How many cards of a colour lie at the end of the row with this one."""
    row = view.rows[view.active][view.spent[view.active] :]
    run = counting.run_of((*row, play.card), one_colour)
    return len(run.cards) if run else 0
