"""Journals of games of all kinds, and their statistics."""

import random
from collections.abc import Sequence

from build_scripts.deals.beginner import play_through
from game.editions import OFFERED
from game.editions.base.box import BASE
from game.plain import Plain
from game.records.journal.file.store import Journal
from game.records.journal.keeper import Keeper
from game.records.statistics.achievement import Achievement
from game.records.statistics.figures import Figures
from game.records.statistics.statistics import Statistics
from game.rules.course import Concede
from game.rules.game import Game
from game.rules.state import Visibility

GAMES = 12
"""Number of games in a small journal."""
WON = Figures(
    game=1,
    played=1,
    began="2026-11-23T20:00:00",
    ended="2026-11-23T20:20:00",
    edition="base",
    seats=1,
    visibility="open",
    seed="a deal",
    won=True,
    reason=None,
    turns=40,
    doors=8,
    deck=11,
    seconds=0,
    marks=(),
    apart=(),
    counts={},
    feats=frozenset(),
)
"""Figures of a game that was won."""
KINDS: tuple[tuple[int, Visibility], ...] = ((1, "open"), (2, "open"), (2, "hidden"))
"""Seats and visibility: alone, two with open hands, two with hidden hands."""


def game(number: int) -> Game:
    """Returns the game of this number. A beginner plays most of them; some are played at random and
    some of these are conceded."""
    seats, visibility = KINDS[number % 3]
    seed = f"daily 2026-11-{1 + number % 28:02}" if number % 11 == 5 else f"counted {number}"
    first = number // 3 % seats
    played = Game.start(BASE, seed=seed, seats=seats, visibility=visibility, first_seat=first)
    chance = random.Random(number)
    if number % 4 == 3:
        while played.pending is not None:
            resigns = number % 8 == 3 and chance.random() < 0.05
            played.submit(Concede() if resigns else chance.choice(played.legal()))
    else:
        play_through(played, chance)
    return played


def desk(number: int) -> Plain:
    """Returns the table of the game of this number; some have marks, a time in seconds or hints."""
    marks = {1: ["again"], 2: ["branched"], 3: ["today"], 4: ["again", "branched"]}
    return {
        "marks": marks.get(number % 13, []),
        "seconds": number % 5 * 60,
        "hints": int(number % 17 == 0),
    }


def kept(journal: Journal, number: int, rewinds: int | None = None) -> None:
    """Keeps the game of this number in a journal; some are imported."""
    keeper = Keeper(journal, game(number))
    rewound = int(number % 9 == 4) if rewinds is None else rewinds
    keeper.keep(desk(number), rewound, imported=number % 19 == 7)
    assert keeper.trouble is None


def statistics(where: Journal, achievements: Sequence[Achievement] = ()) -> Statistics:
    """Returns the statistics of a journal, whose file lies beside it."""
    file = where.path.with_name("figures.sqlite")

    def reached(game: Game) -> frozenset[str]:
        return frozenset(one.name for one in achievements if one.by_game and one.by_game(game))

    count, counted = OFFERED.count, OFFERED.counted
    return Statistics(file, where, count, counted, reached, achievements, OFFERED.canonical)


def counted(where: Journal, achievements: Sequence[Achievement] = ()) -> Statistics:
    """Returns the statistics of a journal with all games counted."""
    done = statistics(where, achievements)
    catch_up(done)
    return done


def catch_up(some: Statistics) -> int:
    """Counts all games, and returns in how many steps."""
    steps = 0
    while not some.catch_up(1):
        steps += 1
        assert steps < 10_000, "it goes on for ever"
    return steps
