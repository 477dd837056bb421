"""Whole games with nothing but a game pad, and with one hand on the keyboard: alone, and for two
with hidden hands."""

from dataclasses import replace
from itertools import count

import pygame
import pytest

from game.screen.input.controls import LEFT_HAND, RIGHT_HAND
from game.table.party import Party, Player
from tests.screen.games.test_pair_games import LONGEST, until_rest
from tests.screen.pages.pages_used import focus
from tests.screen.robots.devices import (
    Device,
    PairWithFewButtons,
    WithFewButtons,
    game_pad,
    own_keys,
)
from tests.screen.robots.glass import Glass, opened
from tests.screen.robots.pair_player import Wanted
from tests.variants import thorough


def with_device(glass: Glass, name: str) -> None:
    """Lets everything be pressed on this device from now on."""
    keys = {"left hand": LEFT_HAND, "right hand": RIGHT_HAND}.get(name, {})
    glass.app.change(replace(glass.app.settings, keys=keys))
    devices: dict[str, Device] = {"pad": game_pad(glass.app.controls)}
    glass.device = devices.get(name, own_keys(glass.app.controls))


@pytest.mark.parametrize("name", ["pad", thorough("right hand")])
def test_a_whole_game_is_played_alone(name):
    with opened("device", (1280, 720), painted=False) as glass:
        with_device(glass, name)
        player = WithFewButtons(name)
        for turn in count():
            assert turn < LONGEST, "the player gets no further"
            until_rest(glass)
            if glass.scene.name != "table":
                break
            if glass.description["pending"] is None:
                glass.step()
            else:
                glass.do(player.next(glass.description))
        assert glass.scene.name == "result"
        assert glass.app.controls.by_pad is (name == "pad")


@pytest.mark.parametrize(
    ("name", "manner"),
    [("left hand", "open"), thorough("pad", "curtain"), thorough("right hand", "peek")],
)
def test_a_whole_game_is_played_by_two(name, manner):
    wanted = Wanted(manner, False)
    players = Player("Ada", "boat"), Player("Bo", "bell")
    with opened(seed=None, painted=False) as glass:
        with_device(glass, name)
        glass.app.games.new_pair(Party(players, manner), "device")
        glass.step()
        until_rest(glass)
        player = PairWithFewButtons(name, wanted)
        for turn in count():
            assert turn < LONGEST, "nobody gets any further"
            if glass.scene.name != "table":
                break
            glass.do(player.next(glass.description))
            until_rest(glass)
        assert glass.scene.name == "result"


def test_pages_are_opened_and_left_with_the_pad_alone():
    with opened(seed=None, painted=False) as glass:
        with_device(glass, "pad")

        def walk(key: str) -> None:
            for _ in range(80):
                if focus(glass) == key:
                    break
                glass.key(pygame.K_TAB)
            assert focus(glass) == key
            glass.key(pygame.K_RETURN)
            glass.step()

        for key, scene in (
            ("button.settings", "settings"),
            ("button.controls", "settings"),
            ("button.keys", "keys"),
        ):
            walk(key)
            assert glass.description["scene"] == scene
        for scene in ("settings", "settings", "title"):
            glass.key(pygame.K_ESCAPE)
            assert glass.description["scene"] == scene
        walk("button.deals")
        assert glass.description["scene"] != "title"
