"""Achievements that take the figures of several games. For each there are games that reach it, and
games that differ in one thing and just miss it."""

from dataclasses import replace

import pytest

from game.editions import OFFERED
from game.records.statistics.achievement import Achievement, Steps
from game.records.statistics.figures import Figures

ROWS = {row.name: row for row in OFFERED.achievements}
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
    found = ROWS[name].found(replace(one, game=n, played=n) for n, one in enumerate(games, 1))
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
    found = {name: ROWS[name].found(games) for name, (_, (games, *_)) in STORIES.items()}
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
    assert ROWS["well-read"].found([WON]) is None


def test_what_one_game_reaches_counts_where_the_game_counts():
    done = Achievement("done", "", "", "lantern", by_game=lambda game: True)
    feats = frozenset({"done"})
    games = [
        WON,
        replace(WON, feats=feats, apart=("rewound",)),
        replace(LOST, feats=feats, game=3),
        replace(WON, feats=feats, game=4),
    ]
    reached = done.found(games)
    assert isinstance(reached, Figures)
    assert reached.game == 3
    assert done.found(games[:2]) is None


def test_what_is_done_in_a_challenge_is_no_achievement_of_the_base_game():
    assert first("last-card", [replace(WON, deck=0, edition="ladder-1")]) is None
