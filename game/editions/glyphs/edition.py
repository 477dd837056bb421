"""All that the Glyphs bring."""

from __future__ import annotations

from game.editions.edition import Edition
from game.editions.glyphs.blurb import GLYPHS_BLURB
from game.editions.glyphs.box import extend
from game.editions.glyphs.counting import ACHIEVEMENTS, COUNTING
from game.editions.glyphs.lessons import THE_GLYPHS
from game.editions.glyphs.rules_book import GLYPHS_BOOK
from game.editions.glyphs.show import STAGING
from game.editions.glyphs.whispers import GLYPH_WHISPERS

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
)
