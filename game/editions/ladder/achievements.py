"""The achievements of the ladder."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.editions.ladder.challenges import CHALLENGES
from game.records.statistics.achievement import Achievement, Steps
from game.records.statistics.figures import Figures
from game.table.saved_table import AGAIN
from game.words import msgid

DEALS = frozenset((one.edition, one.seats, one.seed) for one in CHALLENGES)


def climbed(count: int) -> Callable[[Iterable[Figures]], Figures | Steps]:
    """Returns the victory with which `count` challenges are won. A challenge is one deal, and
    whoever tries again meets it again: that does not count apart here. With other cards it is
    another game."""

    def found(games: Iterable[Figures]) -> Figures | Steps:
        won: set[str] = set()
        for one in games:
            its_deal = (one.edition, one.seats, one.seed) in DEALS
            if one.won and its_deal and set(one.apart) <= {AGAIN}:
                won.add(one.edition)
                if len(won) == count:
                    return one
        return Steps(len(won), count)

    return found


LADDER_ACHIEVEMENTS = (
    Achievement(
        "first-rung",
        msgid("The first rung"),
        msgid("Win a challenge of the ladder."),
        "tick",
        by_games=climbed(1),
    ),
    Achievement(
        "top-of-the-ladder",
        msgid("Nothing but sky"),
        msgid("Win every challenge of the ladder."),
        "crown",
        by_games=climbed(len(CHALLENGES)),
    ),
)
