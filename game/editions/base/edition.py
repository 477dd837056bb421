"""The base game, put together."""

from __future__ import annotations

from game.editions.base import box
from game.editions.base.achievements import BASE_ACHIEVEMENTS
from game.editions.base.book import BASE_BOOK
from game.editions.base.counting import COUNTING
from game.editions.base.lessons.evening_for_two import EVENING_FOR_TWO
from game.editions.base.lessons.first_night import FIRST_NIGHT
from game.editions.base.show import STAGING
from game.editions.base.whispers import WHISPERS
from game.editions.base.words import SENTENCES
from game.editions.edition import Blurb, Edition
from game.editions.ladder.achievements import LADDER_ACHIEVEMENTS
from game.editions.ladder.challenges import CHALLENGES
from game.editions.ladder.challenges import SENTENCES as LADDER_SENTENCES
from game.players.advice import Player
from game.words import msgid

BASE_BLURB = Blurb(
    title=msgid("Base game"),
    told=msgid("Find the Doors of four places before the deck runs out."),
    to_win=msgid("Every Door must be open."),
    helps=msgid("Keys open Doors, and a discarded Key looks ahead."),
    for_two=msgid("Each of you opens one Door of every place."),
)


def dreamer() -> Player:
    """Loads the best player of the base game alone. Raises OSError or DamagedWeights."""
    from game.players.dreamer.player import Dreamer

    return Dreamer.learnt()


BASE_GAME = Edition(
    "base",
    box.extend,
    STAGING,
    SENTENCES,
    blurb=BASE_BLURB,
    lessons=(FIRST_NIGHT, EVENING_FOR_TWO),
    book=BASE_BOOK,
    whispers=WHISPERS,
    counting=COUNTING,
    achievements=(*BASE_ACHIEVEMENTS, *LADDER_ACHIEVEMENTS),
    challenges=CHALLENGES,
    challenge_words=LADDER_SENTENCES,
    strongest=dreamer,
)
