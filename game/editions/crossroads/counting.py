"""The counts of a finished game with Crossroads and Dead Ends, and its achievements."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.editions.base.cards import TRIO
from game.editions.base.door import Claim
from game.editions.base.explore import CardPlayed, Search, TrioCompleted
from game.editions.base.routines import DoorGained
from game.editions.crossroads.crossroad import is_crossroad
from game.editions.crossroads.dead_end import DEAD_END, HandEscaped
from game.records.statistics.achievement import Achievement
from game.records.statistics.figures import Count, CountGroup, Counting
from game.rules.event import Answered
from game.rules.game import Game
from game.words import msgid

MANY_ROADS = 5
MANY_DEAD_ENDS = 4


def count(game: Game) -> Mapping[str, int]:
    """Returns how many trios had a Crossroad, how often a hand escaped, and how many Dead Ends went
    that way."""
    escapes = [event for event in game.log if isinstance(event, HandEscaped)]
    return {
        "crossroad_trios": sum(trios_with_crossroads(game)),
        "escapes": len(escapes),
        "dead_ends_left": sum(dead_ends(event) for event in escapes),
    }


def dead_ends(escape: HandEscaped) -> int:
    return sum(card.kind == DEAD_END for card in escape.cards)


def trios_with_crossroads(game: Game) -> Iterator[bool]:
    """Yields, for each trio, whether it had a Crossroad."""
    rows: list[list[bool]] = [[] for _ in range(game.state.seats)]
    for event in game.log:
        if isinstance(event, CardPlayed):
            rows[event.seat].append(is_crossroad(event.card))
        elif isinstance(event, TrioCompleted):
            yield any(rows[event.seat][-TRIO:])


def doors_by_crossroads(game: Game) -> int:
    """Returns how many Doors opened by a trio with a Crossroad, or by the Crossroad Key."""
    found, by_road, doors = trios_with_crossroads(game), False, 0
    had = False
    for event in game.log:
        match event:
            case TrioCompleted():
                had = next(found)
            case Answered(command=Search()):
                by_road = had
            case Answered(command=Claim(key=key)):
                by_road = is_crossroad(key)
            case Answered():
                by_road = False
            case DoorGained() if by_road:
                doors += 1
    return doors


def won(game: Game) -> bool:
    return game.state.result == "won" and DEAD_END in game.rules.kinds


def escaped_walls(game: Game) -> bool:
    """Returns whether four Dead Ends went at once by an Escape, and the game was won."""
    return won(game) and any(
        isinstance(event, HandEscaped) and dead_ends(event) >= MANY_DEAD_ENDS for event in game.log
    )


def never_escaped(game: Game) -> bool:
    return won(game) and not any(isinstance(event, HandEscaped) for event in game.log)


COUNTING = Counting(
    count,
    (
        CountGroup(
            "crossroads",
            msgid("Crossroads and Dead Ends"),
            (
                Count("crossroad_trios", msgid("trios with a Crossroad"), "crossroad"),
                Count("escapes", msgid("Escapes"), "escape"),
                Count("dead_ends_left", msgid("Dead Ends left behind"), "kind-DE"),
            ),
        ),
    ),
)
ACHIEVEMENTS = (
    Achievement(
        "crossroads",
        msgid("The right turning"),
        msgid("Win a game with Crossroads and Dead Ends."),
        "crossroad",
        by_game=won,
    ),
    Achievement(
        "many-roads",
        msgid("All roads lead there"),
        msgid("Open five Doors with Crossroads, and win."),
        "signpost",
        by_game=lambda game: won(game) and doors_by_crossroads(game) >= MANY_ROADS,
    ),
    Achievement(
        "out-of-the-alley",
        msgid("Over the wall"),
        msgid("Escape from four Dead Ends at once, and win."),
        "escape",
        by_game=escaped_walls,
    ),
    Achievement(
        "no-detour",
        msgid("No detour"),
        msgid("Win with Crossroads and Dead Ends, and never escape."),
        "kind-DE",
        by_game=never_escaped,
    ),
)
