"""What is whispered of the Towers."""

from __future__ import annotations

from game.editions.base.explore import PlayOrDiscard
from game.editions.towers.alignment import ALIGNMENT
from game.editions.towers.cards import TOWER
from game.editions.towers.lookout import OrderLookout
from game.editions.towers.ruin import LoseTower
from game.learning.whisper import Late, Whisper
from game.rules.view import View
from game.words import msgid


def with_alignment(view: View, late: Late) -> bool:
    """In a game with Towers."""
    return ALIGNMENT in view.table


def tower_at_hand(view: View, late: Late) -> bool:
    """A Tower can be used."""
    return any(card.kind == TOWER for card in (*view.hand, *view.shared))


def tower_stands(view: View, late: Late) -> bool:
    """Another Tower has a neighbour, and one in the hand can be used."""
    return bool(view.cards(ALIGNMENT)) and tower_at_hand(view, late)


TOWER_WHISPERS = (
    Whisper(
        "tower",
        PlayOrDiscard,
        msgid("To win, build four Towers of the four places side by side in the Alignment."),
        with_alignment,
        parts=("alignment",),
        wanted=True,
    ),
    Whisper(
        "tower sides",
        PlayOrDiscard,
        msgid("Towers side by side never show the same symbol where they touch."),
        tower_stands,
        parts=("alignment",),
    ),
    Whisper(
        "lookout",
        PlayOrDiscard,
        msgid("A Tower that is discarded shows the next cards: as many as it has storeys."),
        tower_at_hand,
        parts=("lookout",),
    ),
    Whisper(
        "lookout order",
        OrderLookout,
        msgid("None of these cards is lost: put them in the order in which they help you."),
        parts=("lookout",),
    ),
    Whisper(
        "ruin",
        LoseTower,
        msgid("A Tower that falls is lost; a Nightmare in Limbo comes again."),
        parts=("ruin",),
    ),
)
