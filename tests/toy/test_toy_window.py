"""Whole games of the toy in the window: by drags, by clicks alone and by keys alone, for one and
for two in every manner. The players know only what the program describes."""

from __future__ import annotations

import pygame
import pytest

from game.table.party import Party
from game.table.party import Player as Person
from tests.screen.games.test_pair_games import lies_to_choose, players, until_rest
from tests.screen.games.test_pair_games import play as play_together
from tests.screen.games.test_play import play
from tests.screen.robots.glass import opened
from tests.screen.robots.pair_player import Wanted
from tests.screen.robots.player import Player, cards, press
from tests.screen.robots.typist import Typist
from tests.toy.edition import EDITIONS
from tests.toy.rules import Forget, Hush, Listen, Ring
from tests.variants import thorough


def toy(seed, size=(1280, 720), *, painted=False):
    """Opens the program with a game of the toy for one; without a seed, at its title."""
    return opened(seed, size, EDITIONS, "toy", painted=painted)


def asked(game):
    """Returns every class of command in a game."""
    return {type(event.command) for event in game.log if hasattr(event, "command")}


@pytest.mark.parametrize(
    ("seed", "drags", "size"),
    [("bellows", 0.0, (1280, 720)), thorough("bells", 1.0, (1024, 640))],
)
def test_a_whole_game_is_played_with_the_mouse(seed, drags, size):
    with toy(seed, size, painted=drags == 1.0) as glass:
        game = glass.table.session.game
        play(glass, Player(seed, drags), 1 / 10)
        assert glass.scene.name == "result"
        assert asked(game) & {Hush, Forget, Ring}
        glass.do(press(glass.description, "button.same_deal"))
        glass.until_rest()
        assert glass.table.session.game.rules.edition == "toy"


def test_a_whole_game_is_played_with_keys_alone():
    with toy("keys") as glass:
        game, typist = glass.table.session.game, Typist("keys")
        for _ in range(3000):
            glass.key(pygame.K_F9)
            if glass.scene.name != "table":
                break
            glass.assert_at_rest()
            if glass.description["pending"] is None:
                glass.step()
            else:
                glass.do(typist.next(glass.description))
        assert glass.scene.name == "result"
        assert asked(game) & {Hush, Forget, Ring}


@pytest.mark.parametrize(
    ("manner", "seats", "name", "seed"),
    [thorough("curtain", "facing", "clicks", "f"), ("peek", "fixed", "drags", "a")],
)
def test_two_play_a_whole_game_and_the_same_deal_again(manner, seats, name, seed):
    wanted = Wanted(manner, seats == "fixed")
    people = Person(wanted.names[0], "cat"), Person(wanted.names[1], "bell")
    party = Party(people, manner, "first", wanted.fixed)
    with toy(None, painted=False) as glass:
        glass.app.games.new_pair(party, seed, "toy")
        until_rest(glass)
        played = play_together(glass, players(name, wanted), wanted)
        assert asked(played.game) & {Hush, Forget, Ring}
        glass.do(press(glass.description, "button.same_deal"))
        until_rest(glass)
        assert lies_to_choose(glass.description) == lies_to_choose(played.draft)
        assert len(cards(glass.description, "market")) == 8
        assert Listen in glass.table.session.game.rules.answers
