"""Movement in time: nothing has a clock, so every moment can be asked for."""

import math
from itertools import pairwise

import pytest

from game.table.layout.poses import Pose
from game.table.motion.timeline import IN_OUT, OUT, Timeline, Tween, bezier

HERE = Pose(0.0, 0.0, 100.0, angle=0.0, turn=0.0, z=1)
THERE = Pose(200.0, 100.0, 50.0, angle=10.0, turn=1.0, z=7)


def even(progress):
    """Returns the progress as it is, without a curve."""
    return progress


@pytest.mark.parametrize(
    "curve", [OUT, IN_OUT, bezier(0.34, 1.3, 0.64, 1), bezier(0.5, 0, 0.75, 0)]
)
def test_a_curve_begins_at_nought_and_ends_at_one(curve):
    assert curve(0.0) == pytest.approx(0.0, abs=0.002)
    assert curve(1.0) == pytest.approx(1.0, abs=0.002)


def test_the_curves_are_those_of_the_style_sheets():
    assert IN_OUT(0.5) == pytest.approx(0.5, abs=0.002)
    assert all(IN_OUT(t) + IN_OUT(1 - t) == pytest.approx(1, abs=0.003) for t in (0.1, 0.25, 0.4))
    assert IN_OUT(0.2) < 0.2 < 0.8 < IN_OUT(0.8)
    assert OUT(0.3) > 0.8
    assert bezier(1 / 3, 1 / 3, 2 / 3, 2 / 3)(0.37) == pytest.approx(0.37, abs=0.002)


@pytest.mark.parametrize("curve", [OUT, IN_OUT])
def test_a_card_never_goes_back_on_its_way(curve):
    parts = [curve(i / 100) for i in range(101)]
    assert parts == sorted(parts)


def test_half_the_time_is_half_the_way():
    tween = Tween(HERE, THERE, duration=2.0, curve=even)
    half = tween.at(1.0)
    assert (half.x, half.y, half.width, half.angle) == (100, 50, 75, 5)
    quarter = tween.at(0.5)
    assert (quarter.x, quarter.y) == (50, 25)


def test_a_card_that_turns_shows_its_edge_after_160_of_380_milliseconds():
    tween = Tween(HERE, THERE, duration=0.38, curve=even)
    assert tween.at(0.16).turn == pytest.approx(0.5)
    turns = [tween.at(i / 100).turn for i in range(39)]
    assert turns == sorted(turns)


def test_a_spiral_winds_about_its_goal_and_never_goes_away_from_it():
    start, end = Pose(0, 300, 100), Pose(200, 300, 25)
    tween = Tween(start, end, duration=1.0, curve=even, spiral=1.25)
    away = [(tween.at(i / 100).x - 200, tween.at(i / 100).y - 300) for i in range(1, 100)]
    assert [math.hypot(*at) for at in away] == sorted(
        (math.hypot(*at) for at in away), reverse=True
    )
    crossings = sum((a[1] < 0) != (b[1] < 0) for a, b in pairwise(away))
    assert crossings == 2


def test_before_and_after_its_time_a_tween_is_at_its_ends():
    tween = Tween(HERE, THERE, duration=2.0, arc=0.5, shake=9, above=1000)
    assert tween.at(0.0) == tween.at(-1.0) == HERE
    assert tween.at(2.0) == tween.at(99.0) == THERE


def test_a_card_on_its_way_is_above_what_it_passes():
    tween = Tween(HERE, THERE, duration=1.0, above=1000)
    assert tween.at(0.01).z > 1000
    assert tween.at(0.99).z > 1000
    assert tween.at(1.0).z == THERE.z


def test_an_arc_is_highest_in_the_middle_by_its_part_of_the_distance():
    start, end = Pose(0, 300, 100), Pose(400, 300, 100)
    tween = Tween(start, end, duration=1.0, curve=even, arc=0.12)
    heights = [300 - tween.at(i / 100).y for i in range(1, 100)]
    assert max(heights) == pytest.approx(0.12 * 400)
    assert heights.index(max(heights)) == 49
    assert all(height >= 0 for height in heights)


def test_a_refusal_shakes_about_its_place_and_dies_away():
    home = Pose(100, 100, 90)
    tween = Tween(home, home, duration=1.0, curve=even, shake=5.0)
    offsets = [tween.at(i / 199).x - 100 for i in range(1, 199)]
    assert 2.5 < max(offsets) <= 5.0
    assert -5.0 <= min(offsets) < -2.5
    turns = [a for a, b in pairwise(offsets) if a * b < 0]
    assert len(turns) == 5
    assert max(map(abs, offsets[150:])) < max(map(abs, offsets[:50]))
    assert all(tween.at(i / 200).y == 100 for i in range(200))


def test_time_enters_only_through_advance():
    timeline = Timeline()
    timeline.start("OS1", Tween(HERE, THERE, duration=2.0, curve=even))
    assert timeline.moving == {"OS1"}
    assert timeline.advance(1.0)["OS1"].x == 100
    assert timeline.advance(0.5)["OS1"].x == 150
    assert timeline.advance(0.0)["OS1"].x == 150
    assert timeline.moving == {"OS1"}
    assert timeline.advance(0.5)["OS1"] == THERE
    assert timeline.moving == frozenset()
    assert timeline.advance(1.0) == {}


def test_one_long_step_is_as_good_as_many_short_ones():
    one, many = Timeline(), Timeline()
    for timeline in (one, many):
        timeline.start("OS1", Tween(HERE, THERE, 1.0), Tween(THERE, HERE, 1.0))
    for _ in range(30):
        last = many.advance(0.05)
    first = one.advance(1.5)
    assert first["OS1"].x == pytest.approx(last["OS1"].x, abs=0.1)
    assert first["OS1"].y == pytest.approx(last["OS1"].y, abs=0.1)


def test_tweens_of_a_card_follow_one_another():
    timeline = Timeline()
    timeline.start("OS1", Tween(HERE, THERE, 1.0, even), Tween(THERE, HERE, 2.0, even))
    assert timeline.advance(1.0)["OS1"] == THERE
    assert timeline.moving == {"OS1"}
    assert timeline.advance(1.0)["OS1"].x == pytest.approx(100)
    assert timeline.advance(1.0)["OS1"] == HERE
    assert not timeline.moving


def test_a_step_beyond_the_end_arrives_exactly():
    timeline = Timeline()
    timeline.start("OS1", Tween(HERE, THERE, 0.3), Tween(THERE, HERE, 0.2))
    assert timeline.advance(60.0) == {"OS1": HERE}
    assert not timeline.moving


def test_a_new_movement_replaces_the_old_one():
    timeline = Timeline()
    timeline.start("OS1", Tween(HERE, THERE, 1.0, even))
    half = timeline.advance(0.5)["OS1"]
    timeline.start("OS1", Tween(half, HERE, 1.0, even))
    assert timeline.advance(0.5)["OS1"].x == pytest.approx(half.x / 2)
    assert timeline.advance(0.5)["OS1"] == HERE


def test_cards_move_each_in_its_own_time():
    timeline = Timeline()
    timeline.start("OS1", Tween(HERE, THERE, 1.0))
    timeline.start("AM1", Tween(THERE, HERE, 2.0))
    poses = timeline.advance(1.0)
    assert poses["OS1"] == THERE
    assert poses["AM1"] not in (HERE, THERE)
    assert timeline.moving == {"AM1"}


def test_to_stop_one_card_leaves_the_others_moving():
    timeline = Timeline()
    timeline.start("OS1", Tween(HERE, THERE, 1.0))
    timeline.start("AM1", Tween(THERE, HERE, 1.0))
    timeline.stop("OS1")
    timeline.stop("GK1")
    assert timeline.advance(1.0) == {"AM1": HERE}


def test_when_all_is_finished_nothing_moves():
    timeline = Timeline()
    timeline.start("OS1", Tween(HERE, THERE, 1.0))
    timeline.finish()
    assert not timeline.moving
    assert timeline.advance(1.0) == {}


def test_a_movement_without_a_duration_is_there_at_once():
    timeline = Timeline()
    timeline.start("OS1", Tween(HERE, THERE, 0.0))
    assert timeline.advance(0.0) == {"OS1": THERE}
    assert not timeline.moving


def test_a_distance_is_measured_as_the_crow_flies():
    tween = Tween(Pose(0, 0, 90), Pose(300, 400, 90), 1.0, even, arc=0.1)
    assert 200 - tween.at(0.5).y == pytest.approx(0.1 * math.hypot(300, 400))


def test_what_flies_is_told_anew_after_every_change():
    up = Tween(HERE, THERE, duration=1.0, above=9)
    timeline = Timeline()
    assert not timeline.flying
    timeline.start("a", up)
    assert timeline.flying.keys() == {"a"}
    timeline.advance(0.25)
    assert timeline.flying["a"].duration == 0.75
    timeline.restack("a", 40)
    assert timeline.flying["a"].end.z == 40
    timeline.follow("a", up)
    assert timeline.flying["a"].duration == 1.75
    timeline.start("b", up)
    assert timeline.flying.keys() == {"a", "b"}
    timeline.stop("a")
    assert timeline.flying.keys() == {"b"}
    timeline.finish()
    assert not timeline.flying
