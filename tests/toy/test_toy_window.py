"""Whole games of the toys in the window: by drags, by clicks alone and by keys alone, for one and
for two. The players know only what the program describes."""

from __future__ import annotations

import pytest

from game.rules.event import Answered
from game.table.party import Party
from game.table.party import Player as Person
from tests.screen.games.test_pair_games import lies_to_choose, players, until_rest
from tests.screen.games.test_pair_games import play as play_together
from tests.screen.games.test_play import play
from tests.screen.robots.glass import opened
from tests.screen.robots.pair_player import Wanted
from tests.screen.robots.player import Player, cards, press
from tests.screen.robots.typist import Typist
from tests.toy import edition as bells
from tests.toy.rules import Forget, Hush, Ring
from tests.toy2 import edition as lamps
from tests.toy2.rules import Burn, Bury, Fetch, Snuff
from tests.variants import thorough

TOYS = {"toy": bells.EDITIONS, "lamplight": lamps.EDITIONS}


def toy(name, seed, size=(1280, 720), *, painted=False):
    """Opens the program with a game of a toy for one; without a seed, at its title."""
    return opened(seed, size, TOYS[name], name, painted=painted)


def assert_asked(name, game):
    """Checks that a game is one of a toy, and that its own decisions were answered."""
    asked = {type(event.command) for event in game.log if isinstance(event, Answered)}
    assert game.rules.edition == name
    assert asked & {Hush, Forget, Ring} if name == "toy" else asked >= {Fetch, Bury, Snuff, Burn}


@pytest.mark.parametrize(
    ("name", "seed", "drags", "size"),
    [
        thorough("toy", "bellows", 0.0, (1280, 720)),
        ("lamplight", "wick", 0.0, (1280, 720)),
        thorough("lamplight", "oil", 1.0, (1024, 640)),
    ],
)
def test_a_whole_game_is_played_with_the_mouse(name, seed, drags, size):
    with toy(name, seed, size, painted=drags == 1.0) as glass:
        game = glass.table.session.game
        play(glass, Player(seed, drags), 1 / 10)
        assert glass.scene.name == "result"
        assert_asked(name, game)
        glass.do(press(glass.description, "button.same_deal"))
        glass.until_rest()
        assert glass.table.session.game.rules.edition == name


# Keys alone play the base game and an expansion in the usual tests.
@pytest.mark.thorough
def test_a_whole_game_is_played_with_keys_alone():
    with toy("toy", "keys") as glass:
        assert_asked("toy", glass.play_alone(Typist("keys").next))


@pytest.mark.parametrize(
    ("name", "manner", "seats", "by", "seed"),
    [
        # Two play toys under cloths in `tests/toy/test_toy_leaks.py` and `tests/toy2`, too.
        thorough("toy", "peek", "fixed", "drags", "a"),
        thorough("lamplight", "peek", "fixed", "clicks", "b"),
        thorough("lamplight", "curtain", "facing", "keys", "c"),
    ],
)
def test_two_play_a_whole_game_and_the_same_deal_again(name, manner, seats, by, seed):
    wanted = Wanted(manner, seats == "fixed")
    people = Person(wanted.names[0], "cat"), Person(wanted.names[1], "bell")
    party = Party(people, manner, "first", wanted.fixed)
    with toy(name, None) as glass:
        glass.app.games.new_pair(party, seed, name)
        until_rest(glass)
        played = play_together(glass, players(by, wanted), wanted)
        assert_asked(name, played.game)
        glass.do(press(glass.description, "button.same_deal"))
        until_rest(glass)
        assert lies_to_choose(glass.description) == lies_to_choose(played.draft)
        assert len(cards(glass.description, "market")) == 8
