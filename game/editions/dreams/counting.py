"""The counts of a finished game with dreams, and its achievements."""

from __future__ import annotations

from collections.abc import Callable

from game.editions.dreams.coming_true import PremonitionCame
from game.editions.dreams.happy_dream import (
    CardWished,
    DreamSeen,
    HappyDreamDrawn,
    PremonitionDispelled,
)
from game.editions.dreams.premonitions import PREMONITIONS
from game.records.statistics.achievement import Achievement
from game.records.statistics.figures import Count, CountGroup, Counting, events_counted
from game.rules.game import Game
from game.words import msgid

MANY_TRUE = 5


COUNTING = Counting(
    events_counted(
        {
            HappyDreamDrawn: "happy_dreams",
            PremonitionDispelled: "premonitions_dispelled",
            DreamSeen: "dreams_sifted",
            CardWished: "cards_wished",
            PremonitionCame: "premonitions_true",
        }
    ),
    (
        CountGroup(
            "dreams",
            msgid("Dreams and Premonitions"),
            (
                Count("happy_dreams", msgid("Happy Dreams"), "kind-HY"),
                Count("premonitions_dispelled", msgid("dispelled")),
                Count("dreams_sifted", msgid("sifted")),
                Count("cards_wished", msgid("wishes")),
                Count("premonitions_true", msgid("came true"), "kind-PN"),
            ),
        ),
    ),
)


def won(reached: Callable[[Game], bool]) -> Callable[[Game], bool]:
    """Restricts a condition to victories with dreams."""
    return lambda game: (
        game.state.result == "won" and PREMONITIONS in game.rules.zones and reached(game)
    )


def came_true(game: Game) -> int:
    return sum(isinstance(event, PremonitionCame) for event in game.log)


ACHIEVEMENTS = (
    Achievement(
        "sweet-dreams",
        msgid("Sweet dreams"),
        msgid("Win with Happy Dreams and Dark Premonitions."),
        "kind-HY",
        by_game=won(lambda game: True),
    ),
    Achievement(
        "in-spite-of-all",
        msgid("In spite of all"),
        msgid("Win although five Premonitions have come true."),
        "kind-PN",
        by_game=won(lambda game: came_true(game) >= MANY_TRUE),
    ),
)
