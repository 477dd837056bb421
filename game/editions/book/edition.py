"""All that the Book of Steps brings."""

from __future__ import annotations

from game.editions.book.blurb import BOOK_BLURB
from game.editions.book.box import extend, extend_harder
from game.editions.book.counting import ACHIEVEMENTS, COUNTING
from game.editions.book.lessons import THE_BOOK_OF_STEPS
from game.editions.book.rules_book import STEPS_BOOK
from game.editions.book.show import STAGING
from game.editions.book.whispers import STEPS_WHISPERS
from game.editions.book.words import SENTENCES
from game.editions.edition import Edition, Level
from game.words import msgid

BOOK = Edition(
    "book",
    extend,
    STAGING,
    SENTENCES,
    levels=(Level(extend_harder, msgid("Every spell costs more cards.")),),
    counting=COUNTING,
    achievements=ACHIEVEMENTS,
    lessons=(THE_BOOK_OF_STEPS,),
    whispers=STEPS_WHISPERS,
    book=STEPS_BOOK,
    blurb=BOOK_BLURB,
)
