"""The Happy Dreams and Dark Premonitions, put together."""

from __future__ import annotations

from game.editions.base.explore import PlayOrDiscard
from game.editions.dreams.box import extend, extend_harder, extend_hardest
from game.editions.dreams.coming_true import ChoosePremonition, PremonitionCame
from game.editions.dreams.counting import ACHIEVEMENTS, COUNTING
from game.editions.dreams.happy_dream import FollowDream, SiftCards
from game.editions.dreams.lessons import THE_DREAMS
from game.editions.dreams.premonitions import PREMONITIONS, doors_in_sight, progress
from game.editions.dreams.reading import READING
from game.editions.dreams.rules_book import DREAMS_BOOK
from game.editions.dreams.show import STAGING
from game.editions.dreams.words import SENTENCES
from game.editions.edition import Blurb, Edition, Level
from game.learning.whisper import Late, Whisper
from game.rules.view import View
from game.words import msgid

DREAMS_BLURB = Blurb(
    title=msgid("Happy Dreams and Dark Premonitions"),
    told=msgid("Each Door that opens may let a fear come true, and Happy Dreams help against it."),
    to_win="",
    helps=msgid(
        "A Happy Dream dispels a Premonition, sifts seven cards, or brings any card of the deck."
    ),
    for_two=msgid("The Doors of both of you count together for a Premonition."),
)


def one_is_near(view: View, late: Late) -> bool:
    """Returns whether the next Door may bring a Premonition."""
    reached = [progress(card, doors_in_sight(view)) for card in view.cards(PREMONITIONS)]
    return any(needed - count == 1 for count, needed in reached)


DREAM_WHISPERS = (
    Whisper(
        "premonitions",
        PlayOrDiscard,
        msgid("Each Premonition shows on top which Doors it waits for."),
        lambda view, late: bool(view.cards(PREMONITIONS)),
        parts=("premonitions",),
    ),
    Whisper(
        "premonition near",
        PlayOrDiscard,
        msgid("The next Door may bring a Premonition: read what it does before."),
        one_is_near,
        parts=("wishing",),
    ),
    Whisper(
        "premonition true",
        PlayOrDiscard,
        msgid("A Premonition that has come true has left the game: it comes only once."),
        lambda view, late: PremonitionCame in late,
        parts=("wishing",),
    ),
    Whisper(
        "several premonitions",
        ChoosePremonition,
        msgid("Begin with the one that takes a Door: others may no longer be met then."),
    ),
    Whisper(
        "happy dream",
        FollowDream,
        msgid("With a Key in the hand, wish for its Door: it comes next."),
        parts=("premonitions", "wishing"),
    ),
    Whisper(
        "sifting",
        SiftCards,
        msgid("Nightmares that you discard here take nothing."),
        parts=("sifting",),
    ),
)

DREAMS = Edition(
    "dreams",
    extend,
    STAGING,
    SENTENCES,
    levels=(
        Level(extend_harder, msgid("Five Premonitions lie face up at first.")),
        Level(extend_hardest, msgid("Six Premonitions lie face up at first.")),
    ),
    counting=COUNTING,
    achievements=ACHIEVEMENTS,
    lessons=(THE_DREAMS,),
    whispers=DREAM_WHISPERS,
    book=DREAMS_BOOK,
    blurb=DREAMS_BLURB,
    reading=READING,
)
