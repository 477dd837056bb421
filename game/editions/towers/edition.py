"""The Towers, put together."""

from __future__ import annotations

from game.editions.base.explore import PlayOrDiscard
from game.editions.edition import Blurb, Edition, Level
from game.editions.towers.alignment import ALIGNMENT, TOWER
from game.editions.towers.box import extend, extend_harder
from game.editions.towers.counting import ACHIEVEMENTS, COUNTING
from game.editions.towers.lessons import THE_TOWERS
from game.editions.towers.lookout import OrderLookout
from game.editions.towers.reading import READING
from game.editions.towers.ruin import LoseTower
from game.editions.towers.rules_book import TOWERS_BOOK
from game.editions.towers.show import STAGING
from game.editions.towers.words import SENTENCES
from game.learning.whisper import Late, Whisper
from game.rules.view import View
from game.words import msgid

TOWERS_BLURB = Blurb(
    title=msgid("Towers"),
    told=msgid("Towers rise beside the row, and every Nightmare shakes them."),
    to_win=msgid("Four Towers of four places must stand side by side."),
    helps=msgid("A discarded Tower shows the next cards, and you put them in order."),
    for_two=msgid("The two of you build one Alignment: four Towers of four places side by side."),
)


def tower_at_hand(view: View, late: Late) -> bool:
    return any(card.kind == TOWER for card in (*view.hand, *view.shared))


def tower_stands(view: View, late: Late) -> bool:
    """Returns whether a Tower of the hand would have a neighbour."""
    return bool(view.cards(ALIGNMENT)) and tower_at_hand(view, late)


TOWER_WHISPERS = (
    Whisper(
        "tower",
        PlayOrDiscard,
        msgid("To win, build four Towers of the four places side by side in the Alignment."),
        lambda view, late: ALIGNMENT in view.table,
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
    reading=READING,
)
