"""Achievements that take the figures of several games. For each there are games that reach it, and
games that differ in one thing and just miss it."""

from dataclasses import replace

import pytest

from game.editions import OFFERED
from game.records.statistics.achievement import Steps
from game.records.statistics.figures import Figures
from tests.records.statistics.evenings_counted import WON

ROWS = {row.name: row for row in OFFERED.achievements}
LOST = replace(WON, won=False, reason="deck_exhausted", doors=6, deck=0)
TWO = replace(WON, seats=2)
HIDDEN = replace(TWO, visibility="hidden")
EVERY_MANNER = [WON, TWO, HIDDEN]
LESSON = replace(WON, apart=("rewound",))
AGAIN = replace(WON, apart=("again",), marks=("again",))


def day(number, seats=1, **changes):
    two = " two" if seats == 2 else ""
    made = replace(WON, seats=seats, seed=f"daily 2026-12-{number:02}{two}", marks=("today",))
    return replace(made, **changes)


WEEK = [day(3), LOST, day(4), day(5, 2), day(11), day(12), day(20), day(21)]


def but(games, at, **changes):
    return [replace(one, **changes) if n == at else one for n, one in enumerate(games)]


STORIES = {
    "by-lamplight": (
        [LOST, replace(WON, apart=("rewound", "hinted", "again"))],
        [[LOST], [replace(WON, apart=("imported",))], [replace(WON, apart=("branched",))]],
    ),
    "early": ([replace(WON, deck=20)], [[replace(WON, deck=19)], [replace(LOST, deck=20)]]),
    "last-card": ([replace(WON, deck=0)], [[replace(WON, deck=1)], [LOST]]),
    "every-manner": (
        EVERY_MANNER,
        [
            but(EVERY_MANNER, 2, visibility="open"),
            but(EVERY_MANNER, 1, won=False),
            but(EVERY_MANNER, 0, apart=("hinted",)),
        ],
    ),
    "another-try": (
        [LOST, AGAIN],
        [
            [AGAIN, LOST],
            [LOST, replace(LOST, apart=("again",))],
            [replace(LOST, reason="conceded"), AGAIN],
            [LOST, replace(AGAIN, seed="another deal")],
            [LOST, replace(AGAIN, seats=2)],
            [LOST, replace(AGAIN, apart=("rewound", "again"))],
        ],
    ),
    "five-running": (
        [LOST, WON, TWO, replace(LOST, apart=("branched",)), *EVERY_MANNER],
        [
            [LOST, WON, TWO, LOST, *EVERY_MANNER],
            [WON, TWO, LESSON, WON, WON],
        ],
    ),
    "week": (
        WEEK,
        [
            but(WEEK, 2, marks=()),
            but(WEEK, 4, won=False),
            but(WEEK, 5, apart=("rewound",)),
            but(WEEK, 3, seed="daily 2026-12-04 two"),
            but(WEEK, 3, seed="weekly 2026-W49", edition="towers"),
        ],
    ),
}
LADDER = [
    replace(WON, edition=one.edition, seats=one.seats, seed=one.seed) for one in OFFERED.challenges
]
RETRIED = [LOST, *LADDER[1:], replace(LADDER[0], apart=("again",), marks=("again",))]
STORIES["first-rung"] = (
    [replace(LADDER[3], apart=("again",))],
    [
        [replace(LADDER[3], apart=("rewound",))],
        [replace(LADDER[3], won=False)],
        [replace(LADDER[3], seed="other cards")],
        [WON],
    ],
)
STORIES["top-of-the-ladder"] = (RETRIED, [RETRIED[:-1], [*RETRIED[:-1], RETRIED[2]]])


def first(name: str, games: list[Figures]) -> Figures | None:
    by_games = ROWS[name].by_games
    assert by_games is not None
    found = by_games(replace(one, game=n, played=n) for n, one in enumerate(games, 1))
    return found if isinstance(found, Figures) else None


@pytest.mark.parametrize("name", STORIES)
def test_it_is_reached_by_the_last_of_these_games_and_all_but_reached(name):
    reaches, misses = STORIES[name]
    reached = first(name, [*reaches, *reaches])
    assert reached is not None
    assert reached.game == len(reaches)
    for games in misses:
        assert first(name, games) is None


def test_every_row_has_its_story():
    assert STORIES.keys() == {name for name, row in ROWS.items() if row.by_games}


def test_it_is_told_how_far_one_has_come_where_that_can_be_counted():
    rows = [(name, ROWS[name].by_games, games) for name, (_, (games, *_)) in STORIES.items()]
    found = {name: by_games(games) for name, by_games, games in rows if by_games is not None}
    steps = {name: steps for name, steps in found.items() if steps is not None}
    assert steps == {
        "every-manner": Steps(2, 3),
        "five-running": Steps(3, 5),
        "week": Steps(6, 7),
        "first-rung": Steps(0, 1),
        "top-of-the-ladder": Steps(len(LADDER) - 1, len(LADDER)),
    }


def test_what_is_learnt_is_reached_by_the_parts_of_lessons_that_are_done():
    part, every = ROWS["first-question"].by_lessons, ROWS["well-read"].by_lessons
    assert part is not None
    assert every is not None
    new, begun, done = [Steps(0, 5), Steps(0, 4)], [Steps(2, 5), Steps(0, 4)], [Steps(5, 5)]
    assert [part(lessons) for lessons in (new, begun)] == [Steps(0, 1), Steps(1, 1)]
    assert [every(lessons) for lessons in (begun, done)] == [Steps(2, 9), Steps(5, 5)]


def test_what_is_done_in_a_challenge_is_no_achievement_of_the_base_game():
    assert first("last-card", [replace(WON, deck=0, edition="ladder-1")]) is None
