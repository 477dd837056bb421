"""The counts of a finished game with Dreamcatchers, and its achievements."""

from __future__ import annotations

from collections.abc import Callable

from game.editions.catchers.freeing import CatcherFreed, FailsafeUsed
from game.editions.catchers.hoops import CATCHERS, CatcherTorn, LimboCaught
from game.records.statistics.achievement import Achievement
from game.records.statistics.figures import Count, CountGroup, Counting, events_counted
from game.rules.event import Event
from game.rules.game import Game
from game.words import msgid

COUNTING = Counting(
    events_counted(
        {
            LimboCaught: "limbo_caught",
            CatcherFreed: "catchers_freed",
            CatcherTorn: "catchers_torn",
            FailsafeUsed: "failsafes_used",
        }
    ),
    (
        CountGroup(
            "catchers",
            msgid("Dreamcatchers"),
            (
                Count("limbo_caught", msgid("catches"), "kind-DC"),
                Count("catchers_freed", msgid("set free")),
                Count("catchers_torn", msgid("torn ones")),
                Count("failsafes_used", msgid("Failsafe Books used"), "kind-FB"),
            ),
        ),
    ),
)


def won(reached: Callable[[Game], bool]) -> Callable[[Game], bool]:
    """Restricts a condition to victories with Dreamcatchers."""
    return lambda game: (
        game.state.result == "won" and CATCHERS[0] in game.rules.zones and reached(game)
    )


def times(game: Game, kind: type[Event]) -> int:
    return sum(isinstance(event, kind) for event in game.log)


ACHIEVEMENTS = (
    Achievement(
        "lost-and-caught",
        msgid("Lost and caught"),
        msgid("Win with the Dreamcatchers."),
        "kind-DL",
        by_game=won(lambda game: True),
    ),
    Achievement(
        "not-a-thread",
        msgid("Not a thread"),
        msgid("Win without a torn Dreamcatcher and without a Failsafe Book."),
        "kind-DC",
        by_game=won(lambda game: not times(game, CatcherTorn) and not times(game, FailsafeUsed)),
    ),
    Achievement(
        "by-a-thread",
        msgid("By a thread"),
        msgid("Let a Dreamcatcher tear, and win."),
        "catcher-tears",
        by_game=won(lambda game: times(game, CatcherTorn) > 0),
    ),
)
