"""All that the Towers bring."""

from __future__ import annotations

from game.editions.edition import Edition
from game.editions.towers.blurb import TOWERS_BLURB
from game.editions.towers.box import extend, extend_harder
from game.editions.towers.lessons import THE_TOWERS
from game.editions.towers.rules_book import TOWERS_BOOK
from game.editions.towers.whispers import TOWER_WHISPERS
from game.editions.towers.words import SENTENCES

TOWERS = Edition(
    "towers",
    extend,
    SENTENCES,
    harder=extend_harder,
    lessons=(THE_TOWERS,),
    whispers=TOWER_WHISPERS,
    book=TOWERS_BOOK,
    blurb=TOWERS_BLURB,
)
