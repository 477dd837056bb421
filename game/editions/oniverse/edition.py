"""The Oniverse, put together."""

from __future__ import annotations

from game.editions.base.explore import PlayOrDiscard
from game.editions.edition import Blurb, Edition
from game.editions.oniverse.box import extend
from game.editions.oniverse.counting import ACHIEVEMENTS, COUNTING
from game.editions.oniverse.deck_powers import OrderCatch
from game.editions.oniverse.denizens import BEYOND, RALLIED
from game.editions.oniverse.lessons import THE_ONIVERSE
from game.editions.oniverse.reading import READING
from game.editions.oniverse.rules_book import ONIVERSE_BOOK
from game.editions.oniverse.show import STAGING
from game.editions.oniverse.welcome import WelcomeDenizen
from game.editions.oniverse.words import SENTENCES
from game.learning.whisper import Late, Whisper
from game.rules.state import owned
from game.rules.view import View
from game.words import msgid

ONIVERSE_BLURB = Blurb(
    title=msgid("Oniverse"),
    told=msgid("A Door of every place, and Denizens who come out of the dream to help."),
    to_win=msgid("A ninth Door must open: the Door to the Oniverse."),
    helps=msgid("A card of the hand rallies a Denizen, who helps once when you call."),
    for_two=msgid("One of you must also open a ninth Door: the Door to the Oniverse."),
)


def denizen_stands(view: View, late: Late) -> bool:
    """Returns whether the player whose turn it is has rallied a Denizen."""
    return bool(view.zones.get(owned(RALLIED, view.active)))


ONIVERSE_WHISPERS = (
    Whisper(
        "ninth door",
        PlayOrDiscard,
        msgid("The Door to the Oniverse has to open, too: any Key of the hand fits it."),
        lambda view, late: BEYOND in view.box,
        parts=("ninth door",),
        wanted=True,
    ),
    Whisper(
        "denizen",
        WelcomeDenizen,
        msgid("One card of the hand rallies it; it helps once, and you say when."),
        lambda view, late: True,
        parts=("denizen",),
    ),
    Whisper(
        "rallied",
        PlayOrDiscard,
        msgid("Your Denizens help before you play: choose one, and see where it is laid."),
        denizen_stands,
        parts=("before the action",),
    ),
    Whisper(
        "net",
        OrderCatch,
        msgid("Nothing is lost but Nightmares: the last of these cards lies lowest."),
        lambda view, late: True,
        parts=("before the action",),
    ),
)


ONIVERSE = Edition(
    "oniverse",
    extend,
    STAGING,
    SENTENCES,
    blurb=ONIVERSE_BLURB,
    lessons=(THE_ONIVERSE,),
    whispers=ONIVERSE_WHISPERS,
    book=ONIVERSE_BOOK,
    counting=COUNTING,
    achievements=ACHIEVEMENTS,
    reading=READING,
)
