"""The compiled training of the dreamer agrees with the code that plays, from which it is made.

Needs the extra `train`; without it conftest.py leaves this file out.
"""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from build_scripts.train import measure, net, search, shipping
from build_scripts.train.agree import follow
from build_scripts.train.compiled import FAST
from build_scripts.train.course import Course
from game.players.dreamer import features, moves
from game.players.dreamer.net import Net
from game.players.dreamer.player import WEIGHTS
from game.players.dreamer.search import Search
from game.players.dreamer.weights import Weights
from tests.players.dreamer.dreams import positions

pytestmark = pytest.mark.thorough


def concluded(thinking):
    """Returns the result of a thought, once it has ended."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            return end.value


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
    flat, _ = shipping.shipped(WEIGHTS)
    parts, buffers = net.views(flat), net.scratch()
    program = Net(Weights.from_bytes(WEIGHTS.read_bytes()))
    rows: np.ndarray = np.empty(features.ACTIVE, np.int64)
    out: np.ndarray = np.empty(moves.MOST_OPTIONS, np.int64)
    values: np.ndarray = np.empty(moves.MOST_OPTIONS)
    stages = set()
    for position, answers in decisions(200)[::10]:
        stages.add(position[moves.STAGE])
        near = search.judged(parts, np.array(position), out, values, rows, buffers)
        judged = {
            one.option: one.chance for one in concluded(Search(program).judged(position, answers))
        }
        for option, chance in zip(out[:near], values[:near], strict=True):
            assert judged[option] == pytest.approx(chance, abs=1e-4)
    assert len(stages) >= 3


def test_the_net_learns_along_its_slope():
    flat = net.untrained(1)
    parts, buffers = net.views(flat), net.scratch()
    rows: np.ndarray = np.empty(features.ACTIVE, np.int64)
    slope = np.zeros_like(flat)
    FAST.active(np.array(positions(seed=1, count=9)[-1]), rows)
    net.forward(parts, rows, *buffers)
    more: tuple[np.ndarray, ...] = (
        np.empty(features.HIDDEN, np.float32),
        np.empty(net.WIDE, np.float32),
    )
    net.backward(parts, net.views(slope), rows, np.float32(1), *buffers, *more)
    steepest = slope / np.linalg.norm(slope)
    step = 1e-3
    ends = [
        net.forward(net.views(flat + sign * step * steepest), rows, *buffers) for sign in (1, -1)
    ]
    assert (ends[0] - ends[1]) / (2 * step) == pytest.approx(float(np.linalg.norm(slope)), rel=0.01)


def test_a_training_that_is_resumed_comes_to_the_same_weights(tmp_path, monkeypatch):
    monkeypatch.setattr("build_scripts.train.course.WARM_ROUNDS", 1)
    monkeypatch.setattr("build_scripts.train.course.ROUND", 32)
    at_once, in_two = Course.begin(5), Course.begin(5)
    with ThreadPoolExecutor(2) as pool:
        for number in range(4):
            at_once.advance(96, pool)
            if number == 2:
                in_two.save(tmp_path)
                in_two = Course.resume(tmp_path)
            in_two.advance(96, pool)
    assert at_once.wins == in_two.wins
    assert (at_once.kept == in_two.kept).all()
    assert (at_once.flat == in_two.flat).all()
    assert (at_once.flat != net.untrained(5)).any()


def test_the_file_of_weights_keeps_what_was_learnt(tmp_path):
    flat = net.untrained(3)
    shipping.ship(flat, tmp_path / "weights.bin", {"games": 7}, (0.9, 0.1))
    again, curve = shipping.shipped(tmp_path / "weights.bin")
    assert (again == net.rounded(flat)).all()
    assert curve == (0.9, 0.1)


def test_the_curve_and_the_skill_of_chances_that_are_too_bold():
    chance = np.random.default_rng(1)
    true = chance.uniform(0.2, 0.95, 40_000)
    outcomes = (chance.uniform(size=len(true)) < true).astype(float)
    bold = measure.curved(true, (1.5, 0.3))
    curve = measure.fitted(bold, outcomes)
    assert curve == pytest.approx((1 / 1.5, -0.2), abs=0.04)
    assert measure.skill(measure.curved(bold, curve), outcomes) > measure.skill(bold, outcomes) > 0
