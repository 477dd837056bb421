"""The conformance walk: random games of each edition, and their way through the journal's codec."""

import json
import random

import pytest

from game.editions import OFFERED
from game.editions.base.box import BASE
from game.records.journal.codec import Codec
from game.rules.game import Game, fold
from tests import offered
from tests.toy.edition import RULES as TOY
from tests.walks import begin, some_command, walk

ADDED = [OFFERED[name] for name in offered.ADDED]
ALL = OFFERED[offered.ALL]
ALONE_OR_ALL = [OFFERED[name] for name in (*offered.ALONE, offered.ALL)]
THOROUGH = pytest.mark.thorough
EDITIONS = [BASE, TOY, ALL, *(pytest.param(rules, marks=THOROUGH) for rules in ADDED)]
CHUNKS = [
    (BASE, range(30, 50)),  # the last of them may concede
    (TOY, range(8)),
    *((rules, range(1, 3)) for rules in ADDED),  # hidden hands, and one that holds its Doors
    *(pytest.param(rules, range(3, 20), marks=THOROUGH) for rules in ADDED),
    *(pytest.param(BASE, range(at, at + 50), marks=THOROUGH) for at in range(50, 300, 50)),
    pytest.param(TOY, range(8, 50), marks=THOROUGH),
]


def chunk_id(part):
    return f"{part.start}" if isinstance(part, range) else part.edition


of_each_edition = pytest.mark.parametrize("rules", EDITIONS, ids=chunk_id)


@pytest.mark.parametrize(("rules", "numbers"), CHUNKS, ids=chunk_id)
@pytest.mark.parametrize("seats", [1, 2])
def test_r03_r32_random_games_hold(seats, rules, numbers):
    ends = {walk(rules, seats, number).state.result for number in numbers}
    assert "lost" in ends


@of_each_edition
@pytest.mark.parametrize("seats", [1, 2])
def test_a_log_is_played_again_to_the_same_game(seats, rules):
    for number in range(4):
        game = walk(rules, seats, number)
        assert fold(rules, game.log) == game.state
        again = Game.replay(rules, game.log)
        assert again.log == game.log
        assert again.state == game.state
        resumed = Game(rules, game.log)
        assert (resumed.log, resumed.state) == (game.log, game.state)


@of_each_edition
@pytest.mark.parametrize("seats", [1, 2])
def test_a_log_the_rules_would_not_produce_is_refused(seats, rules):
    """One event is changed, dropped or doubled anywhere, and playing the game again finds out."""
    rng = random.Random("forger")
    for number in range(2):
        log = walk(rules, seats, number).log
        for at in rng.sample(range(len(log) - 1), 6):
            for forged in (
                log[:at] + log[at + 1 :],
                log[: at + 1] + log[at:],
                log[:at] + log[at + 1 : at + 2] + log[at : at + 1] + log[at + 2 :],
            ):
                if forged == log:
                    continue
                with pytest.raises(ValueError, match=r"."):
                    Game.replay(rules, forged)


def through_text(value):
    return json.loads(json.dumps(value, allow_nan=False))


@pytest.mark.parametrize(
    ("rules", "numbers"),
    [
        (BASE, range(10)),
        (TOY, range(10)),
        (ALL, range(3)),
        pytest.param(BASE, range(10, 40), marks=THOROUGH),
        *(pytest.param(rules, range(4), marks=THOROUGH) for rules in ADDED),
    ],
    ids=chunk_id,
)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_codec_round_trip_is_identity(seats, rules, numbers):
    codec = Codec(rules)
    for number in numbers:
        rng = random.Random(f"walk {number}")
        game = begin(rules, seats, number)
        while game.pending is not None:
            for command in rng.sample(game.legal(), min(4, len(game.legal()))):
                assert codec.command(through_text(codec.encode(command))) == command
            game.submit(some_command(game, rng, number))
        for event in game.log:
            plain = through_text(codec.encode(event))
            assert plain["type"] == type(event).__name__
            assert codec.event(plain) == event


@pytest.mark.parametrize(
    ("rules", "number"),
    [
        *((BASE, 0), (TOY, 0)),
        *((rules, number) for number, rules in enumerate(ALONE_OR_ALL)),
        *(pytest.param(*one, marks=THOROUGH) for one in ((BASE, 1), (BASE, 2), (TOY, 1))),
        *(pytest.param(rules, 8, marks=THOROUGH) for rules in ADDED),
    ],
)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_twin_saved_and_loaded_after_every_command_never_differs(seats, rules, number):
    codec, rng = Codec(rules), random.Random(f"walk {number}")
    game = begin(rules, seats, number)
    saved = [codec.event(through_text(codec.encode(event))) for event in game.log]
    while game.pending is not None:
        twin = Game(rules, saved)
        assert (twin.log, twin.state) == (game.log, game.state)
        assert twin.legal() == game.legal()
        command = some_command(game, rng, number)
        new = twin.submit(command)
        assert game.submit(command) == new
        saved += [codec.event(through_text(codec.encode(event))) for event in new]
