"""All that the base game brings."""

from __future__ import annotations

from game.editions.base import box
from game.editions.base.achievements.base_achievements import BASE_ACHIEVEMENTS
from game.editions.base.blurb import BASE_BLURB
from game.editions.base.book import BASE_BOOK
from game.editions.base.counting import COUNTING
from game.editions.base.lessons.evening_for_two import EVENING_FOR_TWO
from game.editions.base.lessons.first_night import FIRST_NIGHT
from game.editions.base.show import STAGING
from game.editions.base.whispers import WHISPERS
from game.editions.base.words import SENTENCES
from game.editions.edition import Edition
from game.editions.ladder.achievements import LADDER_ACHIEVEMENTS
from game.editions.ladder.challenges import CHALLENGES
from game.editions.ladder.words import SENTENCES as LADDER_SENTENCES
from game.players.advice import Player


def dreamer() -> Player:
    """Who plays the base game best alone. Raises OSError or DamagedWeights."""
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
