"""The Dreamcatchers, put together."""

from __future__ import annotations

from game.editions.base.explore import PlayOrDiscard
from game.editions.catchers.box import extend, extend_harder
from game.editions.catchers.counting import ACHIEVEMENTS, COUNTING
from game.editions.catchers.freeing import ChooseFreeing
from game.editions.catchers.hoops import (
    FAILSAFE,
    LOST_DREAM,
    LimboCaught,
    seen_hanging,
    seen_on,
)
from game.editions.catchers.lessons import THE_DREAMCATCHERS
from game.editions.catchers.reading import READING
from game.editions.catchers.rules_book import CATCHERS_BOOK
from game.editions.catchers.show import STAGING
from game.editions.catchers.words import SENTENCES
from game.editions.edition import Blurb, Edition, Level
from game.learning.whisper import Late, Whisper
from game.rules.view import View
from game.words import msgid

CATCHERS_BLURB = Blurb(
    title=msgid("Dreamcatchers"),
    told=msgid("Lost Dreams drift through the night, and four hoops of silk catch Limbo."),
    to_win=msgid("All four Lost Dreams must hang on Dreamcatchers."),
    helps=msgid("Caught Nightmares rest, and a trio may take a caught Door."),
    for_two=msgid("All four Lost Dreams must hang on the Dreamcatchers that the two of you share."),
)


def with_dreams(view: View, late: Late) -> bool:
    return any(card.kind == LOST_DREAM for card in view.box)


def limbo_was_caught(view: View, late: Late) -> bool:
    return LimboCaught in late


def one_is_empty(view: View, late: Late) -> bool:
    """Returns whether a single Dreamcatcher is empty, or none."""
    hanging = seen_hanging(view)
    return bool(hanging) and sum(not seen_on(view, hoop) for hoop in hanging) <= 1


def book_can_help(view: View, late: Late) -> bool:
    hanging = seen_hanging(view)
    full = bool(hanging) and all(seen_on(view, hoop) for hoop in hanging)
    return full and bool(view.cards(FAILSAFE))


CATCHER_WHISPERS = (
    Whisper(
        "lost dreams",
        PlayOrDiscard,
        msgid("To win, have all four Lost Dreams on Dreamcatchers while all Doors are open."),
        with_dreams,
        parts=("catching",),
        wanted=True,
    ),
    Whisper(
        "caught",
        PlayOrDiscard,
        msgid("Limbo was not shuffled back: all of it hangs on one Dreamcatcher now."),
        limbo_was_caught,
        parts=("catching",),
    ),
    Whisper(
        "freeing",
        ChooseFreeing,
        msgid("Every search may free one Dreamcatcher, whether it finds a Door or not."),
        parts=("freeing",),
    ),
    Whisper(
        "full",
        PlayOrDiscard,
        msgid("If Limbo finds no empty Dreamcatcher, one tears and all that is caught comes back."),
        one_is_empty,
        parts=("tearing",),
    ),
    Whisper(
        "failsafe",
        PlayOrDiscard,
        msgid("No Dreamcatcher is empty: a Failsafe Book can free one before your action."),
        book_can_help,
        parts=("failsafe",),
    ),
)


DREAMCATCHERS = Edition(
    "catchers",
    extend,
    STAGING,
    SENTENCES,
    levels=(Level(extend_harder, msgid("There are no Failsafe Books.")),),
    blurb=CATCHERS_BLURB,
    lessons=(THE_DREAMCATCHERS,),
    whispers=CATCHER_WHISPERS,
    book=CATCHERS_BOOK,
    counting=COUNTING,
    achievements=ACHIEVEMENTS,
    reading=READING,
)
