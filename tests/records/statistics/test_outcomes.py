"""Victories and defeats in a row, and the rate over the last games."""

import pytest

from game.records.statistics.answer import Outcomes, Rate


@pytest.mark.parametrize(
    ("told", "streak", "best"),
    [("", 0, 0), ("0", 0, 0), ("1", 1, 1), ("1101", 1, 2), ("0111", 3, 3), ("110", 0, 2)],
)
def test_a_defeat_ends_a_streak(told, streak, best):
    outcomes = Outcomes(told)
    assert (outcomes.streak, outcomes.best) == (streak, best)


def test_the_rate_of_the_last_games_is_of_fewer_where_there_are_not_so_many():
    outcomes = Outcomes.of([True] * 30 + [False] * 15)
    assert outcomes.all == Rate(45, 30)
    assert outcomes.last(20) == Rate(20, 5)
    assert outcomes.last(100) == Rate(45, 30)
    assert outcomes.last(20).share == 0.25
    assert Outcomes().last(20).share == 0


def test_the_course_of_the_rate_ends_with_the_last_game_and_has_no_more_points_than_asked():
    few, many = Outcomes("0110"), Outcomes("01" * 500)
    assert few.course(10, 2) == [
        (1, Rate(1, 0)),
        (2, Rate(2, 1)),
        (3, Rate(2, 2)),
        (4, Rate(2, 1)),
    ]
    course = many.course(200, 100)
    assert len(course) == 200
    assert course[0] == (1, Rate(1, 0))
    assert course[-1] == (1000, Rate(100, 50))
    assert [end for end, _ in course] == sorted({end for end, _ in course})
    assert Outcomes().course(10, 5) == []
