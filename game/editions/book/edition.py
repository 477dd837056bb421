"""The Book of Steps, put together."""

from __future__ import annotations

from game.editions.base.explore import PlayOrDiscard
from game.editions.book.box import extend, extend_harder
from game.editions.book.counting import ACHIEVEMENTS, COUNTING
from game.editions.book.goals import GOALS, DoorOutOfOrder
from game.editions.book.lessons import THE_BOOK_OF_STEPS
from game.editions.book.reading import READING
from game.editions.book.rules_book import STEPS_BOOK
from game.editions.book.show import STAGING
from game.editions.book.spells import PRICES, SPELLS, PauseForSpells
from game.editions.book.words import SENTENCES
from game.editions.edition import Blurb, Edition, Level
from game.learning.whisper import Late, Whisper
from game.rules.view import View
from game.words import msgid

BOOK_BLURB = Blurb(
    title=msgid("Book of Steps"),
    told=msgid("Goals say which Door comes next, and three spells bend the night."),
    to_win=msgid("The Doors must open in the order of the Goals."),
    helps=msgid("Cards of the discard pile pay for spells, at any time."),
    for_two=msgid("The Doors of both of you open in the order of one row of Goals."),
)


def spell_can_be_paid(view: View, late: Late) -> bool:
    """Returns whether the discard pile has enough cards for the cheapest spell."""
    prices = [min(PRICES[card].values()) for card in view.cards(SPELLS) if card in PRICES]
    return any(len(view.discard) >= price for price in prices)


STEPS_WHISPERS = (
    Whisper(
        "goals",
        PlayOrDiscard,
        msgid("The Doors open in the order of the Goals: the first that is face up is due."),
        lambda view, late: bool(view.cards(GOALS)),
        parts=("order of goals",),
        wanted=True,
    ),
    Whisper(
        "not due",
        PlayOrDiscard,
        msgid("A Door that is not due goes to Limbo, and what it has cost is spent."),
        lambda view, late: DoorOutOfOrder in late,
        parts=("order of goals",),
    ),
    Whisper(
        "spells",
        PlayOrDiscard,
        msgid("The discard pile can pay for a spell now: cast one whenever you like."),
        spell_can_be_paid,
        parts=("spell",),
    ),
    Whisper(
        "pause",
        PauseForSpells,
        msgid("You are asked before each card that fills your hand, if a spell can be paid."),
        parts=("spell",),
    ),
)


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
    reading=READING,
)
