"""The compiled training of the dreamer agrees with the code that plays, from which it is made.

Needs the extra `train`; without it conftest.py leaves this file out.
"""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
import pytest

from build_scripts.train import base_game, expansions, measure, search, shipping
from build_scripts.train.agree import follow
from build_scripts.train.base_game import FAST, NET, PLAYING
from build_scripts.train.course import PLANS, Course
from game.players.advice import concluded
from game.players.dreamer import features, moves
from game.players.dreamer.player import SHAPE, WEIGHTS
from game.players.dreamer.search import ORDERS_NEAR, Search
from game.players.learnt.net import HIDDEN, UNITS, Net
from game.players.learnt.weights import Weights
from game.players.planner.player import WEIGHTS as OF_THE_PLANNER
from tests.players.dreamer.dreams import positions

pytestmark = pytest.mark.thorough


def decisions(count):
    """Returns positions of random games in which there is something to decide."""
    chance = random.Random(3)
    out = [0] * moves.MOST_OPTIONS
    found = [
        position for position in positions(seed=4, count=count) if not moves.hopeless(position)
    ]
    for position in found:
        while position[moves.STAGE] < moves.START:
            counts = [0] * moves.CODES
            moves.chances(position, counts)
            moves.draw(position, chance.choices(range(moves.CODES), counts)[0])
    return [
        (position, out[: moves.options(position, out)])
        for position in found
        if position[moves.STAGE] < moves.WON
    ]


def test_the_compiled_moves_play_the_games_of_the_rules():
    for number in range(30):
        follow(f"compiled {number}", number % 2 == 1, FAST, lambda flat: np.array(flat, np.int64))


def test_the_compiled_search_is_that_of_the_program():
    flat, _ = shipping.shipped(WEIGHTS, NET)
    parts, buffers = NET.views(flat), PLAYING.buffers()
    program = Net(Weights.from_bytes(WEIGHTS.read_bytes()), SHAPE)
    rows: np.ndarray = np.empty(features.ACTIVE, np.int64)
    out: np.ndarray = np.empty(moves.MOST_OPTIONS, np.int64)
    values: np.ndarray = np.empty(moves.MOST_OPTIONS)
    stages = set()
    for position, answers in decisions(200)[::10]:
        stages.add(position[moves.STAGE])
        near = search.judged(parts, np.array(position), out, values, rows, buffers)
        most = ORDERS_NEAR if position[moves.STAGE] == moves.ORDER else len(answers)
        thought = concluded(Search(program).judged(position, answers, most))
        judged = {one.answer: one.chance for one in thought}
        for option, chance in zip(out[:near], values[:near], strict=True):
            assert judged[option] == pytest.approx(chance, abs=1e-4)
    assert len(stages) >= 3


def test_the_net_learns_along_its_slope():
    flat = NET.untrained(1, 0.2)
    parts = NET.views(flat)
    whole, units, summed, hidden = NET.scratch()
    rows: np.ndarray = np.empty(features.ACTIVE, np.int64)
    slope = np.zeros_like(flat)
    FAST.active(np.array(positions(seed=1, count=9)[-1]), rows)
    NET.forward(parts, rows, whole, units, summed, hidden)
    above: np.ndarray = np.empty(HIDDEN, np.float32)
    below: np.ndarray = np.empty(UNITS + features.OWN, np.float32)
    error = np.float32(1)
    NET.backward(parts, NET.views(slope), rows, error, whole, units, summed, hidden, above, below)
    steepest = slope / np.linalg.norm(slope)
    step = 1e-3
    ends = [
        NET.forward(NET.views(flat + sign * step * steepest), rows, whole, units, summed, hidden)
        for sign in (1, -1)
    ]
    assert (ends[0] - ends[1]) / (2 * step) == pytest.approx(float(np.linalg.norm(slope)), rel=0.01)


@pytest.mark.parametrize("player", PLANS)
def test_a_training_that_is_resumed_comes_to_the_same_weights(player, tmp_path, monkeypatch):
    monkeypatch.setattr("build_scripts.train.kinds.BY_RULES", 6)
    monkeypatch.setattr("build_scripts.train.kinds.COMPILED", 16)
    plan = replace(PLANS[player], games=96, round=32, warm=1)
    at_once, in_two = Course.begin(plan, 5), Course.begin(plan, 5)
    with ThreadPoolExecutor(2) as pool:
        for number in range(5 if plan.by_rules else 4):
            at_once.advance(pool, pool)
            if number == 2:
                in_two.save(tmp_path)
                in_two = Course.resume(plan, tmp_path)
            in_two.advance(pool, pool)
    assert bool(at_once.by_rules) == bool(plan.by_rules)
    assert (at_once.kept == in_two.kept).all()
    assert (at_once.flat == in_two.flat).all()
    assert (at_once.flat != plan.net.untrained(5, plan.width)).any()


@pytest.mark.parametrize(
    ("net", "file"), [(base_game.NET, WEIGHTS), (expansions.NET, OF_THE_PLANNER)]
)
def test_the_file_of_weights_keeps_what_was_learnt(net, file):
    """What is read back from it and written again is the same, number by number."""
    weights = Weights.from_bytes(file.read_bytes())
    flat, curve = shipping.shipped(file, net)
    assert curve == weights.curve
    course = Course.begin(replace(PLANS["planner"], net=net, warm=1), 3)
    course.kept, course.square = flat, np.ones_like(flat)
    again = shipping.learnt(course).tables
    assert {name: [*map(list, table)] for name, table in again.items()} == {
        name: [*map(list, table)] for name, table in weights.tables.items()
    }


def test_the_curve_and_the_skill_of_chances_that_are_too_bold():
    chance = np.random.default_rng(1)
    true = chance.uniform(0.2, 0.95, 40_000)
    outcomes = (chance.uniform(size=len(true)) < true).astype(float)
    bold = measure.curved(true, (1.5, 0.3))
    curve = measure.fitted(bold, outcomes)
    assert curve == pytest.approx((1 / 1.5, -0.2), abs=0.04)
    assert measure.skill(measure.curved(bold, curve), outcomes) > measure.skill(bold, outcomes) > 0
