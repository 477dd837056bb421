"""Crossroads and Dead Ends, put together."""

from __future__ import annotations

from game.editions.base.explore import PlayOrDiscard
from game.editions.crossroads.box import extend, extend_harder
from game.editions.crossroads.counting import ACHIEVEMENTS, COUNTING
from game.editions.crossroads.crossroad import is_crossroad
from game.editions.crossroads.dead_end import DEAD_END
from game.editions.crossroads.lessons import THE_CROSSROADS
from game.editions.crossroads.reading import READING
from game.editions.crossroads.rules_book import CROSSROADS_BOOK
from game.editions.crossroads.show import STAGING
from game.editions.crossroads.words import SENTENCES
from game.editions.edition import Blurb, Edition, Level
from game.learning.whisper import Late, Whisper
from game.rules.view import View
from game.words import msgid

CROSSROADS_BLURB = Blurb(
    title=msgid("Crossroads and Dead Ends"),
    told=msgid("Crossroads lead to every place, and Dead Ends block the hand."),
    to_win="",
    helps=msgid("A Crossroad fits a trio of any place, and an Escape brings a new hand."),
    for_two=msgid("An Escape takes your hand and the shared cards."),
)


def crossroad_at_hand(view: View, late: Late) -> bool:
    return any(is_crossroad(card) for card in (*view.hand, *view.shared))


def dead_end_at_hand(view: View, late: Late) -> bool:
    return any(card.kind == DEAD_END for card in (*view.hand, *view.shared))


CROSSROADS_WHISPERS = (
    Whisper(
        "crossroad",
        PlayOrDiscard,
        msgid(
            "A Crossroad goes with two cards of one place, whichever it is, and counts as theirs."
        ),
        crossroad_at_hand,
        parts=("crossroad",),
    ),
    Whisper(
        "dead end",
        PlayOrDiscard,
        msgid("A Dead End stays in the hand: it only goes with all other cards, by an Escape."),
        dead_end_at_hand,
        parts=("escape",),
    ),
)

CROSSROADS = Edition(
    "crossroads",
    extend,
    STAGING,
    SENTENCES,
    levels=(Level(extend_harder, msgid("A Crossroad may only be the second card of a trio.")),),
    blurb=CROSSROADS_BLURB,
    lessons=(THE_CROSSROADS,),
    whispers=CROSSROADS_WHISPERS,
    book=CROSSROADS_BOOK,
    counting=COUNTING,
    achievements=ACHIEVEMENTS,
    reading=READING,
)
