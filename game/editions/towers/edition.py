"""All that the Towers bring."""

from __future__ import annotations

from game.editions.edition import Edition, Level
from game.editions.towers.blurb import TOWERS_BLURB
from game.editions.towers.box import extend, extend_harder
from game.editions.towers.counting import ACHIEVEMENTS, COUNTING
from game.editions.towers.lessons import THE_TOWERS
from game.editions.towers.rules_book import TOWERS_BOOK
from game.editions.towers.show import STAGING
from game.editions.towers.whispers import TOWER_WHISPERS
from game.editions.towers.words import SENTENCES
from game.words import msgid

TOWERS = Edition(
    "towers",
    extend,
    STAGING,
    SENTENCES,
    levels=(Level(extend_harder, msgid("A finished Alignment is not safe from Nightmares.")),),
    blurb=TOWERS_BLURB,
    lessons=(THE_TOWERS,),
    whispers=TOWER_WHISPERS,
    book=TOWERS_BOOK,
    counting=COUNTING,
    achievements=ACHIEVEMENTS,
)
