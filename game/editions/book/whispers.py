"""What is whispered of the Book of Steps."""

from __future__ import annotations

from game.editions.base.explore import PlayOrDiscard
from game.editions.book.goals import GOALS, DoorOutOfOrder
from game.editions.book.spells import PRICES, SPELLS, PauseForSpells
from game.learning.whisper import Late, Whisper
from game.rules.view import View
from game.words import msgid


def with_goals(view: View, late: Late) -> bool:
    """In a game with the Book."""
    return bool(view.cards(GOALS))


def out_of_order(view: View, late: Late) -> bool:
    """A Door was obtained that was not due."""
    return DoorOutOfOrder in late


def spell_can_be_paid(view: View, late: Late) -> bool:
    """The discard pile has cards enough for the cheapest spell."""
    prices = [min(PRICES[card].values()) for card in view.cards(SPELLS) if card in PRICES]
    return any(len(view.discard) >= price for price in prices)


STEPS_WHISPERS = (
    Whisper(
        "goals",
        PlayOrDiscard,
        msgid("The Doors open in the order of the Goals: the leftmost that is face up is due."),
        with_goals,
        parts=("order of goals",),
        wanted=True,
    ),
    Whisper(
        "not due",
        PlayOrDiscard,
        msgid("A Door that is not due goes to Limbo, and what it has cost is spent."),
        out_of_order,
        parts=("order of goals",),
    ),
    Whisper(
        "spells",
        PlayOrDiscard,
        msgid("The discard pile can pay for a spell now: cast one whenever you like."),
        spell_can_be_paid,
        parts=("spell",),
    ),
    Whisper(
        "pause",
        PauseForSpells,
        msgid("You are asked before each card that fills your hand, if a spell can be paid."),
        parts=("spell",),
    ),
)
