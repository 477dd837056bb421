"""The Glyphs, put together."""

from __future__ import annotations

from game.editions.base.explore import PlayOrDiscard
from game.editions.edition import Blurb, Edition
from game.editions.glyphs.box import extend
from game.editions.glyphs.counting import ACHIEVEMENTS, COUNTING
from game.editions.glyphs.incantation import GLYPH, HeedIncantation
from game.editions.glyphs.lessons import THE_GLYPHS
from game.editions.glyphs.reading import READING
from game.editions.glyphs.rules_book import GLYPHS_BOOK
from game.editions.glyphs.show import STAGING
from game.learning.whisper import Whisper
from game.words import msgid

GLYPHS_BLURB = Blurb(
    title=msgid("Glyphs"),
    told=msgid("A fourth symbol for every place, and a third Door behind it."),
    to_win=msgid("There are twelve Doors to open, three of every place."),
    helps=msgid("A discarded Glyph speaks an Incantation: a Door among the next five cards opens."),
    for_two=msgid("All twelve Doors must open, and each of you needs one of every place."),
)


GLYPH_WHISPERS = (
    Whisper(
        "twelve doors",
        PlayOrDiscard,
        msgid("With the Glyphs every place has a third Door, and all twelve have to open."),
        lambda view, late: GLYPH in view.kinds,
        parts=("glyph in the row",),
        wanted=True,
    ),
    Whisper(
        "glyph",
        PlayOrDiscard,
        msgid("A Glyph that is discarded turns up five cards: a Door among them may open."),
        lambda view, late: any(card.kind == GLYPH for card in (*view.hand, *view.shared)),
        parts=("incantation",),
    ),
    Whisper(
        "incantation",
        HeedIncantation,
        msgid("A Door opens here without a Key; all other cards go under the deck."),
        parts=("incantation",),
    ),
)


GLYPHS = Edition(
    "glyphs",
    extend,
    STAGING,
    counting=COUNTING,
    achievements=ACHIEVEMENTS,
    lessons=(THE_GLYPHS,),
    whispers=GLYPH_WHISPERS,
    book=GLYPHS_BOOK,
    blurb=GLYPHS_BLURB,
    reading=READING,
)
