"""All that the Glyphs bring."""

from __future__ import annotations

from typing import Any

from game.editions.edition import Edition
from game.editions.glyphs.blurb import GLYPHS_BLURB
from game.editions.glyphs.box import extend
from game.editions.glyphs.counting import ACHIEVEMENTS, COUNTING
from game.editions.glyphs.lessons import THE_GLYPHS
from game.editions.glyphs.rules_book import GLYPHS_BOOK
from game.editions.glyphs.table import STAGING
from game.editions.glyphs.whispers import GLYPH_WHISPERS
from game.editions.glyphs.words import SENTENCES
from game.editions.glyphs.worth import WORTH


def presentation() -> Any:
    """How the decisions of the Glyphs are put to the player. Loads pygame."""
    from game.editions.glyphs.screen import PRESENTATION

    return PRESENTATION


GLYPHS = Edition(
    "glyphs",
    extend,
    SENTENCES,
    table=STAGING,
    counting=COUNTING,
    achievements=ACHIEVEMENTS,
    worth=WORTH,
    screen=presentation,
    lessons=(THE_GLYPHS,),
    whispers=GLYPH_WHISPERS,
    book=GLYPHS_BOOK,
    blurb=GLYPHS_BLURB,
)
