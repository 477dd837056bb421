"""The counts of a finished game with Towers, and its achievements."""

from __future__ import annotations

from collections.abc import Callable

from game.editions.base.nightmare import NightmareDrawn
from game.editions.towers.alignment import ALIGNMENT, TowerBuilt
from game.editions.towers.lookout import LookoutSeen
from game.editions.towers.ruin import NightmareKept, TowerLost
from game.records.statistics.achievement import Achievement
from game.records.statistics.figures import Count, CountGroup, Counting, events_counted
from game.rules.event import Event
from game.rules.game import Game
from game.words import msgid

LONG = 7
"""Towers of a long Alignment."""
MANY_NIGHTMARES = 3
MANY_RETURNS = 3


COUNTING = Counting(
    events_counted(
        {
            TowerBuilt: "towers_built",
            TowerLost: "towers_lost",
            NightmareKept: "false_destructions",
            LookoutSeen: "lookouts",
        }
    ),
    (
        CountGroup(
            "towers",
            msgid("Towers"),
            (
                Count("towers_built", msgid("built"), "kind-T"),
                Count("towers_lost", msgid("fallen")),
                Count("false_destructions", msgid("False Destructions")),
                Count("lookouts", msgid("looks from a Tower")),
            ),
        ),
    ),
)


def won(reached: Callable[[Game], bool]) -> Callable[[Game], bool]:
    """Restricts a condition to victories with Towers."""
    return lambda game: (
        game.state.result == "won" and ALIGNMENT in game.rules.zones and reached(game)
    )


def times(game: Game, kind: type[Event]) -> int:
    return sum(isinstance(event, kind) for event in game.log)


def unshaken(game: Game) -> bool:
    """Returns whether Nightmares came, and no Tower fell."""
    return times(game, NightmareDrawn) >= MANY_NIGHTMARES and not times(game, TowerLost)


ACHIEVEMENTS = (
    Achievement(
        "long-skyline",
        msgid("A skyline"),
        msgid("Win with seven Towers in the Alignment."),
        "kind-T",
        by_game=won(lambda game: len(game.state.zone(ALIGNMENT)) >= LONG),
    ),
    Achievement(
        "unshaken",
        msgid("Unshaken"),
        msgid("Meet three Nightmares, let no Tower fall, and win."),
        "tower-stands",
        by_game=won(unshaken),
    ),
    Achievement(
        "false-alarms",
        msgid("False alarms"),
        msgid("Send three Nightmares to Limbo by False Destruction, and win."),
        "tower-falls",
        by_game=won(lambda game: times(game, NightmareKept) >= MANY_RETURNS),
    ),
)
