"""The conformance walk: random games of each edition, and their way through the journal's codec."""

import json
import random

import pytest

from game.editions.base.box import BASE
from game.journal.codec import Codec
from game.rules.game import Game, fold
from tests.walks import begin, some_command, walk

CODEC = Codec(BASE)
CHUNKS = [range(start, start + 50) for start in range(0, 500, 50)]


@pytest.mark.parametrize("numbers", CHUNKS, ids=lambda chunk: f"{chunk.start}")
@pytest.mark.parametrize("seats", [1, 2])
def test_r03_r32_random_games_hold(seats, numbers):
    ends = {walk(BASE, seats, number).state.result for number in numbers}
    assert "lost" in ends


@pytest.mark.parametrize("seats", [1, 2])
def test_a_log_is_played_again_to_the_same_game(seats):
    for number in range(15):
        game = walk(BASE, seats, number)
        assert fold(BASE, game.log) == game.state
        again = Game.replay(BASE, game.log)
        assert again.log == game.log
        assert again.state == game.state
        resumed = Game(BASE, game.log)
        assert (resumed.log, resumed.state) == (game.log, game.state)


@pytest.mark.parametrize("seats", [1, 2])
def test_a_log_the_rules_would_not_produce_is_refused(seats):
    """One event changed, dropped or doubled anywhere, and playing it again finds out."""
    rng = random.Random("forger")
    for number in range(6):
        log = walk(BASE, seats, number).log
        for at in rng.sample(range(len(log) - 1), 6):
            for forged in (
                log[:at] + log[at + 1 :],
                log[: at + 1] + log[at:],
                log[:at] + log[at + 1 : at + 2] + log[at : at + 1] + log[at + 2 :],
            ):
                if forged == log:
                    continue
                with pytest.raises(ValueError, match=r"."):
                    Game.replay(BASE, forged)


def through_text(value):
    return json.loads(json.dumps(value, allow_nan=False))


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("chunk", [0, 1])
def test_the_codec_round_trip_is_identity(seats, chunk):
    for number in range(chunk * 20, chunk * 20 + 20):
        rng = random.Random(f"walk {number}")
        game = begin(BASE, seats, number)
        while game.pending is not None:
            for command in rng.sample(game.legal(), min(4, len(game.legal()))):
                assert CODEC.command(through_text(CODEC.encode(command))) == command
            game.submit(some_command(game, rng, number))
        for event in game.log:
            plain = through_text(CODEC.encode(event))
            assert plain["type"] == type(event).__name__
            assert CODEC.event(plain) == event


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("number", range(4))
def test_a_twin_saved_and_loaded_after_every_command_never_differs(seats, number):
    rng = random.Random(f"walk {number}")
    game = begin(BASE, seats, number)
    saved = [json.dumps(CODEC.encode(event)) for event in game.log]
    while game.pending is not None:
        twin = Game(BASE, [CODEC.event(json.loads(text)) for text in saved])
        assert (twin.log, twin.state) == (game.log, game.state)
        assert twin.legal() == game.legal()
        command = some_command(game, rng, number)
        new = twin.submit(command)
        assert game.submit(command) == new
        saved += [json.dumps(CODEC.encode(event)) for event in new]
