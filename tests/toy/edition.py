"""A toy edition: Bells, and the tower in which they hang. It is not shipped, and brings rules and
words alone; whatever it can do, every such edition can."""

from collections import Counter
from collections.abc import Mapping

from game.editions import BASE_GAME, Edition, Editions, Level
from game.editions.edition import Blurb
from game.records.statistics.achievement import Achievement
from game.records.statistics.figures import Count, CountGroup, Counting
from game.rules.game import Game
from game.words import Words
from tests.toy.lessons import BELLS
from tests.toy.rules import BellFell, extend, extend_brittle, extend_fragile
from tests.toy.show import SENTENCES, STAGING


def all_hang(game: Game) -> bool:
    """Returns whether no Bell fell from the belfry in a game that has one."""
    toy = game.rules.edition != "base"
    return toy and not any(isinstance(event, BellFell) for event in game.log)


ALL_HANG = Achievement(
    "all-hang", "Still ringing", "Let no Bell fall from the belfry.", "bell", by_game=all_hang
)


def count(game: Game) -> Mapping[str, int]:
    """Counts the Bells that fell."""
    return Counter("bells_fallen" for event in game.log if isinstance(event, BellFell))


COUNTING = Counting(
    count, (CountGroup("bells", "Bells", (Count("bells_fallen", "fell", "bell"),)),)
)
TOY = Edition(
    "toy",
    extend,
    STAGING,
    SENTENCES,
    levels=(
        Level(extend_fragile, "Only three Bells hang in the belfry."),
        Level(extend_brittle, "A single Bell hangs in the belfry."),
    ),
    blurb=Blurb(
        title="Bells",
        told="Bells tell what comes next, and every Nightmare tears one down.",
        to_win="A Bell must lie in the row.",
        helps="From a discarded Bell one hears the next three cards.",
    ),
    lessons=(BELLS,),
    counting=COUNTING,
    achievements=(ALL_HANG,),
)
EDITIONS = Editions(BASE_GAME, TOY)
RULES = EDITIONS["toy"]
"""Rules of a game with the toy."""


def speaker() -> Words:
    """Returns all words of the base game and the toy."""
    return Words("en", EDITIONS.words)
