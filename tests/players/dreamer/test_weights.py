"""The file of weights, and the net made from it."""

import struct
import zlib

import pytest

from game.players.dreamer.features import ACTIVE, COLOUR, OWN, WHOLE, active
from game.players.dreamer.player import SHAPE
from game.players.dreamer.search import value_of
from game.players.learnt.net import UNITS, Net, chance_of
from game.players.learnt.weights import DamagedWeights, Weights
from tests.players.dreamer.dreams import by_chance, positions

WEIGHTS = by_chance(1)
FILE = WEIGHTS.to_bytes()
SMALL = Weights({"one": ((1.0, 2.0), (3.0, 4.0)), "two": ((5.0,),)}, (1.25, -0.5)).to_bytes()


def bent(number: float) -> float:
    return max(number, number / 20)


def added(*rows):
    return [sum(column) for column in zip(*rows, strict=True)]


def reckoned(position: list[int]) -> float:
    """Returns the value of a position by the definition, in floats."""
    rows, tables = [0] * ACTIVE, WEIGHTS.tables
    active(position, rows)
    whole = added(tables["whole biases"][0], *(tables["whole"][row] for row in rows[:WHOLE]))
    colours = (
        added(whole[:UNITS], *(tables["colour"][row] for row in rows[at : at + COLOUR]))
        for at in range(WHOLE, ACTIVE, COLOUR)
    )
    units = added(*([bent(unit) for unit in units] for units in colours))
    units += [bent(unit) for unit in whole[UNITS:]]
    assert len(units) == UNITS + OWN
    weighed = zip(units, tables["hidden"], strict=True)
    scaled = ([unit * weight for weight in row] for unit, row in weighed)
    hidden = added(tables["hidden biases"][0], *scaled)
    last = zip(hidden, tables["last"], strict=True)
    return chance_of(sum(bent(one) * row[0] for one, row in last) + tables["last bias"][0][0])


def test_the_net_reckons_by_whole_numbers_what_floats_would():
    net = Net(WEIGHTS, SHAPE)
    met = positions(seed=5, count=60)
    assert len({round(value_of(net, position), 3) for position in met}) > 30
    for position in met:
        assert value_of(net, position) == pytest.approx(reckoned(position), abs=1e-5)


def test_a_file_of_weights_holds_what_was_learnt():
    again = Weights.from_bytes(SMALL)
    tables = {name: [list(row) for row in table] for name, table in again.tables.items()}
    assert tables == {"one": [[1, 2], [3, 4]], "two": [[5]]}
    assert (again.curve, again.record) == ((1.25, -0.5), {})
    assert Weights.from_bytes(FILE).to_bytes() == FILE
    assert len(FILE) <= 200_000


def test_numbers_may_be_stored_in_steps_of_eight_bits():
    stepped = Weights({"one": ((0.25, -1.5), (3.0, 0.0))}, step=32)
    again = Weights.from_bytes(stepped.to_bytes())
    assert [list(row) for row in again.tables["one"]] == [[0.25, -1.5], [3.0, 0.0]]
    assert again.step == 32
    with pytest.raises(struct.error):
        Weights({"one": ((4.0,),)}, step=32).to_bytes()


def test_every_byte_of_a_file_of_weights_counts():
    for at in range(0, len(SMALL), 5):
        damaged = bytearray(SMALL)
        damaged[at] ^= 16
        with pytest.raises(DamagedWeights):
            Weights.from_bytes(bytes(damaged))


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        (b'"format": 1', b'"format": 2'),
        (b'["two", 1, 1]', b'["two", 1, 2]'),
        (b'["two", 1, 1]', b'["two",-1,-1]'),
        (b'"tables"', b'"tabels"'),
        (b"[1.25, -0.5]", b"[1.25, null]"),
    ],
)
def test_foreign_weights_are_refused_though_nothing_is_damaged(was, becomes):
    body = SMALL[:-4]
    assert was in body
    body = body.replace(was, becomes)
    with pytest.raises(DamagedWeights):
        Weights.from_bytes(body + zlib.crc32(body).to_bytes(4, "little"))


@pytest.mark.parametrize("file", [b"", b"8DREAMER", b"PK" * 30, SMALL[:-1]])
def test_what_is_no_file_of_weights_is_refused(file):
    with pytest.raises(DamagedWeights):
        Weights.from_bytes(file)


@pytest.mark.parametrize("name", sorted(SHAPE.tables))
def test_weights_for_other_features_are_refused(name):
    tables = {**WEIGHTS.tables, name: ((1.0, 2.0, 3.0),)}
    with pytest.raises(DamagedWeights):
        Net(Weights(tables), SHAPE)
