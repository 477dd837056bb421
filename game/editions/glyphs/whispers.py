"""What is whispered of the Glyphs."""

from __future__ import annotations

from game.editions.base.explore import PlayOrDiscard
from game.editions.glyphs.cards import GLYPH
from game.editions.glyphs.incantation import HeedIncantation
from game.learning.whisper import Late, Whisper
from game.rules.view import View
from game.words import msgid


def with_glyphs(view: View, late: Late) -> bool:
    """In a game with them."""
    return GLYPH in view.kinds


def glyph_at_hand(view: View, late: Late) -> bool:
    """A Glyph can be used."""
    return any(card.kind == GLYPH for card in (*view.hand, *view.shared))


GLYPH_WHISPERS = (
    Whisper(
        "twelve doors",
        PlayOrDiscard,
        msgid("With the Glyphs every place has a third Door, and all twelve have to open."),
        with_glyphs,
        parts=("glyph in the row",),
        wanted=True,
    ),
    Whisper(
        "glyph",
        PlayOrDiscard,
        msgid("A Glyph that is discarded turns up five cards: a Door among them may open."),
        glyph_at_hand,
        parts=("incantation",),
    ),
    Whisper(
        "incantation",
        HeedIncantation,
        msgid("A Door opens here without a Key; all other cards go under the deck."),
        parts=("incantation",),
    ),
)
