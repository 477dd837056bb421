"""All that the Book of Steps brings."""

from __future__ import annotations

from typing import Any

from game.editions.book.blurb import BOOK_BLURB
from game.editions.book.box import extend, extend_harder
from game.editions.book.counting import ACHIEVEMENTS, COUNTING
from game.editions.book.lessons import THE_BOOK_OF_STEPS
from game.editions.book.rules_book import STEPS_BOOK
from game.editions.book.table import STAGING
from game.editions.book.whispers import STEPS_WHISPERS
from game.editions.book.words import SENTENCES
from game.editions.book.worth import STEPS_WORTH
from game.editions.edition import Edition, Level
from game.words import msgid


def presentation() -> Any:
    """How the decisions of the Book are put to the player. Loads pygame."""
    from game.editions.book.screen import PRESENTATION

    return PRESENTATION


BOOK = Edition(
    "book",
    extend,
    SENTENCES,
    STAGING,
    levels=(Level(extend_harder, msgid("Every spell costs more cards.")),),
    screen=presentation,
    counting=COUNTING,
    achievements=ACHIEVEMENTS,
    worth=STEPS_WORTH,
    lessons=(THE_BOOK_OF_STEPS,),
    whispers=STEPS_WHISPERS,
    book=STEPS_BOOK,
    blurb=BOOK_BLURB,
)
