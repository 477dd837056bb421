"""The counts of a finished game with the Oniverse, and its achievements."""

from __future__ import annotations

from collections.abc import Callable

from game.editions.oniverse.denizens import BEYOND, FACES, RALLIED, DenizenSpent
from game.editions.oniverse.welcome import DenizenMissed, DenizenRallied
from game.records.statistics.achievement import Achievement
from game.records.statistics.figures import Count, CountGroup, Counting, events_counted
from game.rules.game import Game
from game.words import msgid

MANY_KINDS = 4

COUNTING = Counting(
    events_counted(
        {
            DenizenRallied: "denizens_rallied",
            DenizenMissed: "denizens_missed",
            DenizenSpent: "denizens_helped",
        }
    ),
    (
        CountGroup(
            "denizens",
            msgid("Denizens"),
            (
                Count("denizens_rallied", msgid("were rallied"), "kind-Z"),
                Count("denizens_helped", msgid("have helped")),
                Count("denizens_missed", msgid("were not rallied")),
            ),
        ),
    ),
)


def won(reached: Callable[[Game], bool]) -> Callable[[Game], bool]:
    """Restricts a condition to victories with the Oniverse."""
    return lambda game: game.state.result == "won" and RALLIED in game.rules.zones and reached(game)


def helped(game: Game) -> set[str]:
    """Returns the faces of the Denizens that have helped."""
    return {event.denizen.face for event in game.log if isinstance(event, DenizenSpent)}


def nobody_called(game: Game) -> bool:
    return not any(isinstance(event, DenizenRallied) for event in game.log)


ACHIEVEMENTS = (
    Achievement(
        "beyond",
        msgid("Beyond"),
        msgid("Win a game with the Oniverse."),
        "beyond",
        by_game=won(lambda game: any(BEYOND in game.state.doors(s) for s in range(2))),
    ),
    Achievement(
        "good-company",
        msgid("Good company"),
        msgid("Have four different Denizens help you, and win."),
        "kind-Z",
        by_game=won(lambda game: len(helped(game) & set(FACES)) >= MANY_KINDS),
    ),
    Achievement(
        "alone-in-the-oniverse",
        msgid("Alone in the Oniverse"),
        msgid("Rally no Denizen, and win."),
        "puppet-alone",
        by_game=won(nobody_called),
    ),
)
